import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { useCallback, useMemo, useState } from 'react';
import { lazyMap } from '../../features/maps/lazy-map.js';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.js';
import { getCardPath } from '../../lib/urls.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from './map-strings.js';
import styles from './SearchMap.module.css';
import { getMapCenter, toSearchPins } from './to-search-pins.js';

const PlacesMap = lazyMap(() => import('../../features/maps/PlacesMap.js'), <Skeleton className={styles.skeleton} />);

/** Width from which the map has room next to the results. The style sheet repeats it. */
const LARGE_SCREEN = '(min-width: 75rem)';

/** Map of a page of search results with pins, on large screens only. Small ones do not load it. */
export default function SearchMap({ answer }: { answer: SearchAnswer }) {
  const { groups, positions } = answer;
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const pins = useMemo(() => toSearchPins({ groups, positions }), [groups, positions]);
  const center = useMemo(() => getMapCenter(answer), [answer]);
  const select = useCallback((id: number) => setSelectedId(id), []);
  if (!isLarge) return null;
  const selected = groups.flatMap(({ articles }) => articles).find(({ id }) => id === selectedId);
  return (
    <aside className={styles.aside} aria-label={STRINGS.results}>
      <div className={styles.map}>
        <PlacesMap
          label={STRINGS.results}
          places={pins}
          selectedId={selectedId}
          onSelect={select}
          center={center}
          mayLeaveOut
        />
      </div>
      <p role="status" className={styles.selected}>
        {selected && (
          <>
            <Link to={getCardPath(selected)}>{selected.title}</Link>{' '}
            {toCardLocation(selected.title, selected.locationLabel ?? selected.location)}
          </>
        )}
      </p>
    </aside>
  );
}
