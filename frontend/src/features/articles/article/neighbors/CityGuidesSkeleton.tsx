import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import { STRINGS } from '../../strings.js';
import styles from './Neighbors.module.css';

const CARD_COUNT = 8;

/** Skeleton of the guides in a city. */
export function CityGuidesSkeleton({ city }: { city: string }) {
  return (
    <section className={styles.neighbors} aria-busy="true">
      <h2>{STRINGS.moreIn(city)}</h2>
      <div className={styles.skeletons}>
        {Array.from({ length: CARD_COUNT }, (_, index) => (
          <Skeleton key={index} className={styles.skeleton} />
        ))}
      </div>
    </section>
  );
}
