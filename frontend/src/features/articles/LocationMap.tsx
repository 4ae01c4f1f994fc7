import type { Article } from '@placelore/contracts/articles.js';
import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { positionText } from '../../lib/format.js';
import { Button } from '../../ui/Button.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { mapPicture } from './addresses.js';
import styles from './LocationMap.module.css';
import { TEXTS } from './texts.js';

/** Pixels of the map picture. */
const PICTURE = { width: 600, height: 300 };

interface LocationMapProps {
  article: Pick<Article, 'location' | 'latitude' | 'longitude'>;
  interactiveMap?: (() => ReactNode) | undefined;
}

/** Where the place is: a picture of a map, and the map itself for those who ask for it. */
export function LocationMap({ article, interactiveMap }: LocationMapProps) {
  const { location, latitude, longitude } = article;
  const [isInteractive, setInteractive] = useState(false);
  return (
    <section className={styles.map} aria-labelledby="location-map">
      <h2 id="location-map">{TEXTS.map}</h2>
      <div className={styles.sheet}>
        {isInteractive && interactiveMap ? (
          <Suspense fallback={null}>{interactiveMap()}</Suspense>
        ) : (
          <SafeImage
            sources={[mapPicture(latitude, longitude, location)]}
            alt={TEXTS.mapOf(location)}
            size={PICTURE}
            lazy
            fallback={<p className={styles.none}>{TEXTS.noMap}</p>}
          />
        )}
      </div>
      <p className={styles.position}>
        {location}
        {latitude !== null && longitude !== null && <span>{positionText(Number(latitude), Number(longitude))}</span>}
      </p>
      {interactiveMap && !isInteractive && (
        <Button look="secondary" size="small" onClick={() => setInteractive(true)}>
          <MapIcon aria-hidden="true" />
          {TEXTS.interactiveMap}
        </Button>
      )}
    </section>
  );
}
