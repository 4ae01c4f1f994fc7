import type { NearbyPlace } from '@placelore/contracts/places/places.js';

/** Distance in meters at which proximity counts half: a walk of six minutes. */
const HALF_PROXIMITY_METERS = 500;
const WEIGHTS = { proximity: 0.5, popularity: 0.5 };
/** Deduction from a place's score for each earlier place of its category, and how many of these count. */
const REPEAT_PENALTY = 0.1;
const MAX_REPEATS = 3;

/**
 * Orders nearby places for display. The score of a place is
 * 0.5 × 500 ÷ (500 + meters) + 0.5 × popularity ÷ 10 − 0.1 × places of its category before it (at most 3)
 * and the best remaining place always comes next, so that a street of churches does not hide the market behind it.
 * Among equal scores the nearer place comes first.
 */
export function rankPlaces(places: readonly NearbyPlace[]): NearbyPlace[] {
  const remaining = [...places]
    .sort((a, b) => a.distanceMeters - b.distanceMeters)
    .map((place) => ({ place, baseScore: computeScore(place) }));
  const countByCategory = new Map<string, number>();
  const ranked: NearbyPlace[] = [];
  while (remaining.length > 0) {
    const scores = remaining.map(
      ({ place, baseScore }) =>
        baseScore - REPEAT_PENALTY * Math.min(MAX_REPEATS, countByCategory.get(place.category) ?? 0),
    );
    const [next] = remaining.splice(scores.indexOf(Math.max(...scores)), 1);
    ranked.push(next!.place);
    countByCategory.set(next!.place.category, (countByCategory.get(next!.place.category) ?? 0) + 1);
  }
  return ranked;
}

const computeScore = ({ distanceMeters, popularity }: NearbyPlace): number =>
  (WEIGHTS.proximity * HALF_PROXIMITY_METERS) / (HALF_PROXIMITY_METERS + distanceMeters) +
  (WEIGHTS.popularity * popularity) / 10;
