import { BRAND } from '../lib/brand.js';
import { NauticalChart } from './chart/Chart.js';
import { classNames } from './class-names.js';
import { Logo } from './Logo.js';
import styles from './LogoPicture.module.css';

/** Stands where a picture of a place would, and there is none. @param small in a thumbnail beside words */
export function ImagePlaceholder({ small: isSmall }: { small?: boolean }) {
  return (
    <span className={classNames(styles.logo, isSmall && styles.small)} aria-hidden="true">
      <NauticalChart className={styles.chart} />
      <Logo name={BRAND} />
    </span>
  );
}
