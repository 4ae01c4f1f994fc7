import type { NearbyPlace } from '@placelore/contracts/places.js';

/** Metres at which nearness has fallen to a half: six minutes on foot. */
const HALF_AS_NEAR = 500;
const WEIGHT = { nearness: 0.5, popularity: 0.5 };
/** What each earlier place of its category takes off a place's score, and how many count. */
const SAME_AGAIN = 0.1;
const MOST_REPEATS = 3;

/**
 * The order in which nearby places are shown. The score of a place is
 *
 *     0.5 × 500 ÷ (500 + metres)  +  0.5 × popularity ÷ 10  −  0.1 × places of its category before it (at most 3)
 *
 * and the best of what is left comes next, so that a street of churches does not hide the market behind it. Of equal
 * scores the nearer place goes first.
 */
export function rankPlaces(places: readonly NearbyPlace[]): NearbyPlace[] {
  const left = [...places]
    .sort((a, b) => a.distanceMetres - b.distanceMetres)
    .map((place) => ({ place, worth: worthOf(place) }));
  const shown = new Map<string, number>();
  const ranked: NearbyPlace[] = [];
  while (left.length > 0) {
    const scores = left.map(
      ({ place, worth }) => worth - SAME_AGAIN * Math.min(MOST_REPEATS, shown.get(place.category) ?? 0),
    );
    const [next] = left.splice(scores.indexOf(Math.max(...scores)), 1);
    ranked.push(next!.place);
    shown.set(next!.place.category, (shown.get(next!.place.category) ?? 0) + 1);
  }
  return ranked;
}

const worthOf = ({ distanceMetres, popularity }: NearbyPlace): number =>
  (WEIGHT.nearness * HALF_AS_NEAR) / (HALF_AS_NEAR + distanceMetres) + (WEIGHT.popularity * popularity) / 10;
