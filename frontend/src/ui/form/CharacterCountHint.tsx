import type { ReactNode } from 'react';
import styles from './CharacterCountHint.module.css';

interface CharacterCountHintProps {
  hint?: string;
  /** Whether this number of characters is allowed. */
  isAllowed?: boolean;
  /** Text with the number of characters. */
  children: ReactNode;
}

/** Shows a field's hint and its number of characters. */
export const CharacterCountHint = ({ hint, isAllowed, children }: CharacterCountHintProps) => (
  <span className={styles.hint}>
    {hint && <span>{hint}</span>}
    <span className={styles.count} data-fits={isAllowed || undefined}>
      {children}
    </span>
  </span>
);
