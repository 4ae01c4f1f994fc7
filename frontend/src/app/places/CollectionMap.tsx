import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { useCallback, useMemo, useState } from 'react';
import { MapWithList } from '../../features/articles/map-list/MapWithList.js';
import { lazyMap } from '../../features/maps/lazy-map.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';
import styles from './CollectionMap.module.css';
import { STRINGS } from './map-strings.js';
import { toGuidePins } from './to-guide-pins.js';

const PlacesMap = lazyMap(() => import('../../features/maps/PlacesMap.js'), <Skeleton className={styles.skeleton} />);

interface CollectionMapProps {
  /** At least one guide. */
  guides: readonly LocatedCard[];
  status: string;
}

/** Map of the guides of a collection, with their list. */
export function CollectionMap({ guides, status }: CollectionMapProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const select = useCallback((id: number | null) => setSelectedId(id), []);
  const pins = useMemo(() => toGuidePins(guides), [guides]);
  return (
    <MapWithList
      className={styles.layout}
      guides={guides}
      selectedId={selectedId}
      onSelect={select}
      status={status}
      actions={({ title, latitude, longitude }) =>
        latitude !== null &&
        longitude !== null && <OpenInMaps name={title} coordinates={{ lat: latitude, lng: longitude }} />
      }
      map={
        pins.length > 0 && <PlacesMap label={STRINGS.guides} places={pins} selectedId={selectedId} onSelect={select} />
      }
    />
  );
}
