import styles from './Spinner.module.css';

/** A turning compass with its words, announced politely. */
export function Spinner({ text }: { text: string }) {
  return (
    <div className={styles.spinner} role="status">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" className={styles.ring} />
        <path d="M24 7l5 17h-10z" className={styles.north} />
        <path d="M24 41l5-17h-10z" className={styles.south} />
      </svg>
      <span>{text}</span>
    </div>
  );
}
