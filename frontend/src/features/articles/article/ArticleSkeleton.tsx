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
        <Skeleton className={styles.skeletonBadge} />
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonLine} />
      </div>
      <div className={styles.columns}>
        <Skeleton className={styles.hero} />
        <div className={styles.text}>
          <Skeleton className={styles.skeletonParagraph} />
          <Skeleton className={styles.skeletonParagraph} />
          <Skeleton className={styles.skeletonParagraph} />
        </div>
        <div className={styles.aside}>
          <Skeleton className={styles.skeletonMap} />
          <Skeleton className={styles.skeletonParagraph} />
        </div>
      </div>
    </div>
  );
}
