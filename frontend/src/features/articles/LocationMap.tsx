import type { Article } from '@placelore/contracts/articles.js';
import type { ReactNode } from 'react';
import { formatPosition } from '../../lib/format.js';
import styles from './LocationMap.module.css';
import { STRINGS } from './texts.js';

interface LocationSectionProps {
  article: Pick<Article, 'location' | 'latitude' | 'longitude'>;
  map: ReactNode;
}

/** Where the place is: a map, its name and its position. */
export function LocationSection({ article, map }: LocationSectionProps) {
  const { location, latitude, longitude } = article;
  return (
    <section className={styles.map} aria-labelledby="location-map">
      <h2 id="location-map">{STRINGS.map}</h2>
      {map}
      <p className={styles.position}>
        {location}
        {latitude !== null && longitude !== null && <span>{formatPosition(Number(latitude), Number(longitude))}</span>}
      </p>
    </section>
  );
}
