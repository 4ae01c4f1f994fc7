import { Skeleton } from '../../ui/Skeleton.js';
import styles from './RecommendationsPlaceholder.module.css';
import { TEXTS } from './texts.js';

/** Where recommendations will be. */
export function RecommendationsPlaceholder() {
  return (
    <section className={styles.section} aria-labelledby="recommendations-coming">
      <h2 id="recommendations-coming">{TEXTS.page.recommendations}</h2>
      <p>{TEXTS.page.recommendationsLoading}</p>
      <div className={styles.cards}>
        {['tour', 'hotel', 'activity'].map((card) => (
          <Skeleton key={card} className={styles.card} />
        ))}
      </div>
    </section>
  );
}
