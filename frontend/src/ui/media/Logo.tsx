import styles from './Logo.module.css';

/** Shows the logo, a pin that is also a lens over the sea, with the name next to it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="34" height="34" className={styles.mark} aria-hidden="true">
        <path className={styles.sea} d="M2 23.500c4-4 8-1 14-3s9-4 14-2M3.500 28c5-3 9-1 13-2.500s8-2.500 12-1.500" />
        <path
          className={styles.pin}
          d="M16 2.500a8.500 8.500 0 0 0-8.500 8.500c0 6 8.500 13 8.500 13s8.500-7 8.500-13A8.500 8.500 0 0 0 16 2.500Z"
        />
        <circle className={styles.lens} cx="16" cy="11" r="5" />
        <circle className={styles.dot} cx="16" cy="11" r="2.200" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
