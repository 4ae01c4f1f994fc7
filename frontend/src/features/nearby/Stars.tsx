import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { Tooltip } from '../../ui/overlay/Tooltip.js';
import styles from './Stars.module.css';
import { NEARBY_STRINGS as STRINGS } from './strings.js';

/** Converts a popularity from 0 to 10 to a number of stars, in steps of a half. */
export const toStarCount = (popularity: number): number => Math.round(popularity) / 2;

/** Returns how much of the star at an index is filled: 0, 0.5 or 1. */
export const getStarFill = (stars: number, index: number): number => Math.min(1, Math.max(0, stars - index));

const STAR_PATH = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9 1.2-5.8-4.4-4 5.900-.7z';

/** Whether a popularity is computed from ratings, as Google's is. */
export const isFromRatings = (attribution: string | null | undefined): boolean =>
  attribution?.includes('Google') ?? false;

interface StarRatingProps {
  /** 0 to 10; 0 means that it is unknown. */
  popularity: number;
  /** Attribution of the place. Google's popularity is computed from ratings. */
  attribution?: string | null;
}

/** Popularity as five stars, labeled with what they measure; nothing if it is unknown. */
export function StarRating({ popularity, attribution }: StarRatingProps) {
  if (popularity === 0) return null;
  const stars = toStarCount(popularity);
  const isRated = isFromRatings(attribution);
  const label = isRated ? STRINGS.googlePopularityStars : STRINGS.popularityStars;
  return (
    <Tooltip text={isRated ? STRINGS.googlePopularityMeaning : STRINGS.popularityMeaning}>
      <span className={styles.stars}>
        <span aria-hidden="true" className={styles.label}>
          {isRated ? STRINGS.popularity : toFame(stars)}
        </span>
        <VisuallyHidden>{label(String(stars))}</VisuallyHidden>
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} fill={getStarFill(stars, index)} />
        ))}
      </span>
    </Tooltip>
  );
}

/** Returns how well known a place with this many stars is. Without the word, few stars look like a bad review. */
function toFame(stars: number): string {
  if (stars >= 4.5) return STRINGS.worldFamous;
  if (stars >= 3.5) return STRINGS.wellKnown;
  return stars >= 2.5 ? STRINGS.known : STRINGS.lessKnown;
}

function Star({ fill }: { fill: number }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.star} data-fill={fill}>
      <path d={STAR_PATH} className={styles.outline} />
      <path d={STAR_PATH} className={styles.fill} />
    </svg>
  );
}
