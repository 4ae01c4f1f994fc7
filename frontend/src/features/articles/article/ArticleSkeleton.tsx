import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { STRINGS } from '../strings.js';
import styles from './ArticleView.module.css';

/** Skeleton of an article with the layout of its parts. */
export function ArticleSkeleton() {
  return (
    <div className={styles.article} role="status">
      <VisuallyHidden>{STRINGS.readGuide}</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton className={styles.greyBadge} />
        <Skeleton className={styles.greyTitle} />
        <Skeleton className={styles.greyLine} />
      </div>
      <Skeleton className={styles.hero} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <Skeleton className={styles.greyParagraph} />
          <Skeleton className={styles.greyParagraph} />
          <Skeleton className={styles.greyParagraph} />
        </div>
        <div className={styles.aside}>
          <Skeleton className={styles.greyMap} />
          <Skeleton className={styles.greyParagraph} />
        </div>
      </div>
    </div>
  );
}
