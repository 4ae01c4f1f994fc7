import { Footprints } from 'lucide-react';
import { useFormatters } from '../../../../lib/format/formatters.js';
import { getGuidePath } from '../../../../lib/urls.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { STRINGS } from '../outcome/strings.js';
import type { WalkStop } from './plan-walk.js';
import styles from './Walk.module.css';

/** Sights to walk to from the position of a photo, in the order of a walk. */
export function Walk({ stops }: { stops: readonly WalkStop[] }) {
  const { formatDistance, formatMinutes } = useFormatters();
  const describe = (meters: number, seconds: number) => [formatDistance(meters), formatMinutes(seconds)] as const;
  const sum = (key: 'meters' | 'seconds') => stops.reduce((total, stop) => total + stop[key], 0);
  return (
    <section className={styles.walk}>
      <h3>
        <Footprints aria-hidden="true" />
        {STRINGS.walk.heading}
      </h3>
      <ol>
        {stops.map(({ place: { name, coordinates }, meters, seconds }) => (
          <li key={`${name} ${coordinates.lat} ${coordinates.lng}`}>
            <Link to={getGuidePath(name, coordinates)}>{name}</Link>
            <span className={styles.leg}>{STRINGS.walk.leg(...describe(meters, seconds))}</span>
          </li>
        ))}
      </ol>
      <p className={styles.total}>{STRINGS.walk.total(...describe(sum('meters'), sum('seconds')))}</p>
    </section>
  );
}

/** Returns the names of the stops. */
export const getStopNames = (stops: readonly WalkStop[]): string[] => stops.map(({ place }) => place.name);
