import { ViewTransition } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { STRINGS } from '../strings.js';
import styles from './ArticleView.module.css';
import { getCoverTransition } from './cover-transition.js';

interface ArticleSkeletonProps {
  slug: string;
  /** URL of the cover on the card that led here, which moves to the top of the page; null if there was none. */
  cover: string | null;
}

/** Skeleton with the layout of an article. */
export function ArticleSkeleton({ slug, cover }: ArticleSkeletonProps) {
  return (
    <div className={styles.article} role="status">
      <VisuallyHidden>{STRINGS.readGuide}</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton className={styles.skeletonBadge} />
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonLine} />
      </div>
      <div className={styles.columns}>
        {cover === null ? (
          <Skeleton className={styles.hero} />
        ) : (
          <div className={styles.hero}>
            <ViewTransition name={getCoverTransition({ slug })} default="none" share="auto">
              <SafeImage sources={[cover]} alt="" fallback={<Skeleton className={styles.hero} />} />
            </ViewTransition>
          </div>
        )}
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
