import type { ReactNode } from 'react';
import { Hidden } from '../../ui/Hidden.js';
import { ArticleCardSkeleton } from './ArticleCard.js';
import styles from './ArticleGrid.module.css';

export function ArticleGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Cards that are on their way, as items of a grid. */
export function ArticleSkeletons({ cards, announce }: { cards: number; announce: string }) {
  return Array.from({ length: cards }, (_, place) => (
    <li key={place}>
      {place === 0 && <Hidden role="status">{announce}</Hidden>}
      <ArticleCardSkeleton />
    </li>
  ));
}
