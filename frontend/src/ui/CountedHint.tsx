import type { ReactNode } from 'react';
import styles from './CountedHint.module.css';

interface CountedHintProps {
  hint?: string;
  /** Whether so many characters are right. */
  fits?: boolean;
  /** How many characters there are. */
  children: ReactNode;
}

/** A field's hint, and how much stands in the field. */
export const CountedHint = ({ hint, fits, children }: CountedHintProps) => (
  <span className={styles.hint}>
    {hint && <span>{hint}</span>}
    <span className={styles.count} data-fits={fits || undefined}>
      {children}
    </span>
  </span>
);
