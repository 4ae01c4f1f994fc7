import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { ArticleCardSkeleton } from './ArticleCard.js';
import styles from './ArticleGrid.module.css';

/** Numbers of skeleton cards for the first page and for later ones. */
const SKELETON_COUNTS = { first: 9, further: 3 } as const;

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

/** Skeleton cards of one page of a long list. */
export function PageSkeleton({ isFirst, announce }: { isFirst: boolean; announce: string }) {
  return (
    <div data-long-list>
      <ArticleGrid>
        <ArticleSkeletons cards={isFirst ? SKELETON_COUNTS.first : SKELETON_COUNTS.further} announce={announce} />
      </ArticleGrid>
    </div>
  );
}
