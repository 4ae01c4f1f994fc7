import { BRAND } from '../../lib/brand.js';
import { NauticalChart } from '../decor/NauticalChart.js';
import { classNames } from '../styles/class-names.js';
import styles from './ImagePlaceholder.module.css';
import { Logo } from './Logo.js';

/** Shows the logo in place of a missing image. @param small whether it is a thumbnail next to text */
export function ImagePlaceholder({ small: isSmall }: { small?: boolean }) {
  return (
    <span className={classNames(styles.placeholder, isSmall && styles.small)} aria-hidden="true">
      <NauticalChart className={styles.chart} />
      <Logo name={BRAND} />
    </span>
  );
}
