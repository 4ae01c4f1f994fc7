import type { VenueAnswer } from '@placelore/contracts/content/articles/search.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { STRINGS } from './strings.js';
import styles from './Venues.module.css';

/** Restaurants or hotels that guides name, each with a link to the section of its guide. The page's heading is theirs. */
export function Venues({ venues: { entries, missing } }: { venues: VenueAnswer }) {
  const { formatDistance } = useFormatters();
  return (
    <section aria-labelledby="search-title" className={styles.section}>
      {missing !== null && <p>{STRINGS.noVenueWith(missing)}</p>}
      <ul className={styles.list}>
        {entries.map(({ name, details, description, city, slug, section, distance }) => (
          <li key={`${name} ${city}`} className={styles.venue}>
            <strong>{name}</strong>
            <span className={styles.details}>
              {[distance === null ? '' : formatDistance(distance), details].filter(Boolean).join(' · ')}
            </span>
            <span>{description}</span>
            {/* Only a page that the browser loads by itself scrolls to a section that the server rendered. */}
            <a href={`/articles/${slug}#section-${section}`}>{STRINGS.inGuideTo(city)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
