import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { useMemo, useRef, useState } from 'react';
import { MapWithList } from '../../features/articles/map-list/MapWithList.js';
import { lazyMap } from '../../features/maps/lazy-map.js';
import { fitMost } from '../../features/maps/model/fit-most.js';
import { WORLD } from '../../features/maps/model/map-area.js';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';
import styles from './CollectionMap.module.css';
import { toGuidePins } from './to-guide-pins.js';
import { useGuideSelection } from './useGuideSelection.js';

const ExploreMap = lazyMap(() => import('../../features/maps/ExploreMap.js'), <Skeleton className={styles.skeleton} />);

/** Zoom for a single place. */
const MAX_ZOOM = 13;
const LARGE_SCREEN = '(min-width: 75rem)';
/** Size of the map in pixels: on large screens, and what is left beside the controls of small ones. */
const LARGE = { width: 656, height: 628 };
const SMALL = { width: 306, height: 388 };

interface CollectionMapProps {
  /** At least one guide. A changed list needs another `key`, because the first view is computed once. */
  guides: readonly LocatedCard[];
  status: string;
}

/** Map of the guides of a collection, with their list. */
export function CollectionMap({ guides, status }: CollectionMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pins = useMemo(() => toGuidePins(guides), [guides]);
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const [start] = useState(() => {
    const positions = pins.map(({ coordinates }) => coordinates);
    return positions.length > 0 ? fitMost(positions, MAX_ZOOM, isLarge ? LARGE : SMALL) : WORLD;
  });
  const [shown, setShown] = useState(start);
  const { selectedId, onSelect, view } = useGuideSelection(pins, shown.zoom, frame);
  return (
    <MapWithList
      className={styles.layout}
      guides={guides}
      selectedId={selectedId}
      onSelect={onSelect}
      status={status}
      actions={({ title, latitude, longitude }) =>
        latitude !== null &&
        longitude !== null && <OpenInMaps name={title} coordinates={{ lat: latitude, lng: longitude }} />
      }
      map={
        <div ref={frame} className={styles.frame}>
          <ExploreMap
            start={start}
            view={view}
            places={pins}
            selectedId={selectedId}
            onSelect={onSelect}
            onMove={setShown}
            user={null}
            destination={null}
          />
        </div>
      }
    />
  );
}
