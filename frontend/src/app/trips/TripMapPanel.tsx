import type { SharedTrip } from '@placelore/contracts/content/trips/trips.js';
import { useMemo } from 'react';
import { lazyMap } from '../../features/maps/lazy-map.js';
import type { Leg } from '../../features/trips/legs/legs.js';
import { STRINGS } from '../../features/trips/strings.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import styles from './TripMapPanel.module.css';

const TripMap = lazyMap(() => import('../../features/maps/trip/TripMap.js'), <Skeleton className={styles.skeleton} />);

interface TripMapPanelProps {
  trip: Pick<SharedTrip, 'title' | 'stops'>;
  legs: readonly (Leg | null)[] | undefined;
}

/** Map of the located stops of a trip; renders nothing if there are none. */
export function TripMapPanel({ trip: { title, stops }, legs }: TripMapPanelProps) {
  const places = useMemo(
    () =>
      stops.flatMap(({ name, coordinates }, index) =>
        name !== null && coordinates ? [{ name, coordinates, number: index + 1 }] : [],
      ),
    [stops],
  );
  const known = useMemo(() => legs?.filter((leg) => leg !== null).filter(({ kind }) => kind !== 'far') ?? [], [legs]);
  if (places.length === 0) return null;
  return (
    <div className={styles.panel}>
      <TripMap label={STRINGS.mapLabel(title)} stops={places} legs={known} />
    </div>
  );
}
