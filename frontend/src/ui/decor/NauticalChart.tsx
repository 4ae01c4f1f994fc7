import { classNames } from '../styles/class-names.js';
import chart from './chart.svg?url';
import styles from './NauticalChart.module.css';

/** Decorative, fictional nautical chart in the theme's colors. */
export function NauticalChart({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.chart, className)}
      viewBox="14 14 1172 672"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${chart}#chart`} />
    </svg>
  );
}
