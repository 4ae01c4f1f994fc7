import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import styles from './DiscoveryGrid.module.css';
import { STRINGS } from './latest-strings.js';

export function DiscoveryGrid({ children, ref }: { children: ReactNode; ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} className={styles.grid}>
      {children}
    </ul>
  );
}

export function DiscoveryGridSkeleton({ cards: cardCount }: { cards: number }) {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{STRINGS.loading}</VisuallyHidden>
      {Array.from({ length: cardCount }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton className={styles.skeletonImage} />
          <Skeleton className={styles.skeletonLine} />
          <Skeleton className={styles.skeletonShortLine} />
        </div>
      ))}
    </div>
  );
}
