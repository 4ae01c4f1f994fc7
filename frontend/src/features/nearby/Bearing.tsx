import type { Position } from '@placelore/contracts/places/geography.js';
import { bearing, compassDirection } from '@placelore/contracts/places/great-circle.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import styles from './Bearing.module.css';
import { NEARBY_STRINGS as STRINGS } from './strings.js';

interface BearingProps {
  from: Position | null;
  to: Position;
  /** Distance, as formatted by the API. */
  distance: string;
}

/** Distance of a place, with a needle that shows its direction. */
export function DistanceAndBearing({ from, to, distance }: BearingProps) {
  const degrees = from ? Math.round((bearing(from, to) * 180) / Math.PI) : null;
  return (
    <span className={styles.bearing}>
      {from && degrees !== null && (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.rose}>
          <circle cx="10" cy="10" r="8.6" className={styles.ring} />
          <path d="M10 3l3.6 11.5-3.6-2.3-3.6 2.3z" className={styles.needle} transform={`rotate(${degrees} 10 10)`} />
        </svg>
      )}
      <span aria-hidden="true">{distance}</span>
      <VisuallyHidden>
        {from ? STRINGS.directionAndDistance(distance, compassDirection(from, to)) : distance}
      </VisuallyHidden>
    </span>
  );
}
