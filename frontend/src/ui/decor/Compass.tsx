import styles from './Compass.module.css';

/** Decorative swinging compass, shown while something loads. @param size in pixels */
export function Compass({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className={styles.compass}>
      <circle cx="24" cy="24" r="21" className={styles.ring} />
      <path d="M24 7l5 17h-10z" className={styles.north} />
      <path d="M24 41l5-17h-10z" className={styles.south} />
    </svg>
  );
}
