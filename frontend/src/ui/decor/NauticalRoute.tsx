import styles from './NauticalRoute.module.css';

/** Decorative route across the chart, from open water to a landing, in the chart's coordinates. */
export function NauticalRoute({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="14 14 1172 672" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path className={styles.course} d="M566 668 C600 610 690 560 668 470 S600 330 660 258 S760 300 828 268" />
      <g className={styles.waypoints}>
        <circle cx="566" cy="668" r="6" />
        <circle cx="668" cy="470" r="6" />
        <circle cx="660" cy="258" r="6" />
      </g>
      <path className={styles.pin} d="M830 200a26 26 0 0 0-26 26c0 19 26 42 26 42s26-23 26-42a26 26 0 0 0-26-26Z" />
      <circle className={styles.eye} cx="830" cy="226" r="9" />
    </svg>
  );
}
