import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { ArticleCardSkeleton } from './ArticleCard.js';
import styles from './ArticleGrid.module.css';

export function ArticleGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Skeleton cards as items of a grid. */
export function ArticleSkeletons({ cards, announce }: { cards: number; announce: string }) {
  return Array.from({ length: cards }, (_, index) => (
    <li key={index}>
      {index === 0 && <VisuallyHidden role="status">{announce}</VisuallyHidden>}
      <ArticleCardSkeleton />
    </li>
  ));
}
