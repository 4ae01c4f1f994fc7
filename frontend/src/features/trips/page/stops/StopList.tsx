import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import type { ReactNode } from 'react';
import { getEndsBetween, type Leg } from '../../legs/legs.js';
import { LegLine } from '../LegLine.js';
import styles from './StopList.module.css';

interface StopListProps {
  stops: readonly TripStop[];
  /** The leg after each stop but the last; undefined until they are known. */
  legs: readonly (Leg | null)[] | undefined;
  /** @param number number of the stop, from 1 */
  renderStop: (stop: TripStop, number: number) => ReactNode;
}

/** Stops of a trip in order, with the legs between them. */
export function StopList({ stops, legs, renderStop }: StopListProps) {
  return (
    <ol className={styles.stops}>
      {stops.map((stop, index) => (
        <li key={stop.id}>
          {renderStop(stop, index + 1)}
          {index < stops.length - 1 && (
            <LegLine leg={legs?.[index]} isLocated={getEndsBetween(stop, stops[index + 1]!) !== null} />
          )}
        </li>
      ))}
    </ol>
  );
}
