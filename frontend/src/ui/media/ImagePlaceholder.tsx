import { BRAND } from '../../lib/brand.js';
import { NauticalChart } from '../decor/NauticalChart.js';
import { classNames } from '../styles/class-names.js';
import styles from './ImagePlaceholder.module.css';
import { Logo } from './Logo.js';

/** Shows the logo where an image of a place is missing. @param small in a thumbnail beside text */
export function ImagePlaceholder({ small: isSmall }: { small?: boolean }) {
  return (
    <span className={classNames(styles.placeholder, isSmall && styles.small)} aria-hidden="true">
      <NauticalChart className={styles.chart} />
      <Logo name={BRAND} />
    </span>
  );
}
