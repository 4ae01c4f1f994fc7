import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { ReactNode } from 'react';
import { formatPosition } from '../../../../lib/format/format-values.js';
import { STRINGS } from '../../strings.js';
import styles from './LocationSection.module.css';

interface LocationSectionProps {
  article: Pick<Article, 'location' | 'locationLabel' | 'latitude' | 'longitude'>;
  map: ReactNode;
  /** Link that opens the place in a maps app, next to its position. */
  mapsLink: ReactNode;
}

/** Location of the article: map, name and position. */
export function LocationSection({ article, map, mapsLink }: LocationSectionProps) {
  const { location, locationLabel, latitude, longitude } = article;
  return (
    <section className={styles.map} aria-labelledby="location-map">
      <h2 id="location-map">{STRINGS.map}</h2>
      {map}
      <div className={styles.foot}>
        <p className={styles.position}>
          {locationLabel ?? location}
          {latitude !== null && longitude !== null && (
            <span>{formatPosition(Number(latitude), Number(longitude))}</span>
          )}
        </p>
        {mapsLink}
      </div>
    </section>
  );
}
