import { Hidden } from '../../ui/Hidden.js';
import styles from './Stars.module.css';
import { fillOf, starsOf } from './star-fill.js';
import { NEARBY_TEXTS as TEXTS } from './texts.js';

const STAR = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9 1.2-5.8-4.4-4 5.900-.7z';

/** A popularity from 0 to 10 as five stars. 0 is said where nobody knows. */
export function Stars({ popularity }: { popularity: number }) {
  if (popularity === 0) return <span className={styles.unknown}>{TEXTS.notRated}</span>;
  const stars = starsOf(popularity);
  return (
    <span className={styles.stars}>
      <Hidden>{TEXTS.popularityStars(String(stars))}</Hidden>
      {[0, 1, 2, 3, 4].map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={styles.star}
          data-fill={fillOf(stars, place)}
        >
          <path d={STAR} className={styles.outline} />
          <path d={STAR} className={styles.fill} />
        </svg>
      ))}
    </span>
  );
}
