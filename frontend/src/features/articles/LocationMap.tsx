import type { Article } from '@placelore/contracts/articles.js';
import type { ReactNode } from 'react';
import { positionText } from '../../lib/format.js';
import styles from './LocationMap.module.css';
import { TEXTS } from './texts.js';

interface LocationMapProps {
  article: Pick<Article, 'location' | 'latitude' | 'longitude'>;
  map: ReactNode;
}

/** Where the place is: a map, its name and its position. */
export function LocationMap({ article, map }: LocationMapProps) {
  const { location, latitude, longitude } = article;
  return (
    <section className={styles.map} aria-labelledby="location-map">
      <h2 id="location-map">{TEXTS.map}</h2>
      {map}
      <p className={styles.position}>
        {location}
        {latitude !== null && longitude !== null && <span>{positionText(Number(latitude), Number(longitude))}</span>}
      </p>
    </section>
  );
}
