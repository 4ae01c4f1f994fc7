import type { ReactNode } from 'react';
import styles from './CharacterCountHint.module.css';

interface CharacterCountHintProps {
  hint?: string;
  /** Whether so many characters are right. */
  isAllowed?: boolean;
  /** How many characters there are. */
  children: ReactNode;
}

/** A field's hint, and how much stands in the field. */
export const CharacterCountHint = ({ hint, isAllowed, children }: CharacterCountHintProps) => (
  <span className={styles.hint}>
    {hint && <span>{hint}</span>}
    <span className={styles.count} data-fits={isAllowed || undefined}>
      {children}
    </span>
  </span>
);
