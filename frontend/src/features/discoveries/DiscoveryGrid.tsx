import type { ReactNode } from 'react';
import { Hidden } from '../../ui/Hidden.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './DiscoveryGrid.module.css';
import { TEXTS } from './latest-texts.js';

export function DiscoveryGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** The grid while its cards are on their way. */
export function DiscoveryGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={styles.grid} role="status">
      <Hidden>{TEXTS.loading}</Hidden>
      {Array.from({ length: cards }, (_, place) => (
        <div key={place} className={styles.placeholder}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.shortLine} />
        </div>
      ))}
    </div>
  );
}
