import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import styles from './Neighbors.module.css';
import { STRINGS } from './strings.js';

const CARD_COUNT = 8;

/** Number of sights that an article lists if it knows as many or more. */
const MAX_LISTED_SIGHTS = 8;

/** Skeleton of the guides in a city; nothing for a city whose text lists all of its sights. */
export function CityGuidesSkeleton({ city: { title, nearbyAttractions } }: { city: Article }) {
  if (nearbyAttractions.length < MAX_LISTED_SIGHTS) return null;
  return (
    <section className={styles.neighbors} aria-busy="true">
      <h2>{STRINGS.moreIn(title)}</h2>
      <div className={styles.skeletons}>
        {Array.from({ length: CARD_COUNT }, (_, index) => (
          <Skeleton key={index} className={styles.skeleton} />
        ))}
      </div>
    </section>
  );
}
