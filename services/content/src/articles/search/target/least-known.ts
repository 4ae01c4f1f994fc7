import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { HIDDEN_GEMS, WELL_KNOWN } from '@placelore/guidebook/searches/lesser-known.js';
import type { InsideRecord } from './inside-records.js';

/** Rank lost per point of prominence when the least known sights come first: twice the 1,000 that a point gains. */
const PENALTY_PER_PROMINENCE = 2_000;
/** Maximum number of little known sights of a place. With more, well-known ones would be among them. */
const MAX_LEAST_KNOWN = 5;
/** Rank that a sight gains that was judged to be a hidden gem: more than all popularity. */
const GEM_BONUS = 30_000;

/** Rank lost by each further sight of a town, about as much as two points of prominence, and of a category. */
const REPEAT_PENALTY = 2_500;
const REPEAT_CATEGORY_PENALTY = 1_500;
/**
 * Number of an area's best known towns in which little known sights are still second rows of famous ones, and the
 * popularity of a sight that makes any town such a one: the baptistery beside the Leaning Tower of Pisa.
 */
const FAMOUS_TOWNS = 5;
const FAMOUS_POPULARITY = 9;
/** Popularity from which a sight is known worldwide, and the share of a place's best known sights. */
const KNOWN_POPULARITY = 7;
const KNOWN_SHARE = 0.4;
/** Number of sights up to which those of a place are too few to leave out more than what is known worldwide. */
const FEW_SIGHTS = 4;
/** Words of summaries of places that are full of people, little as travelers may know them. */
const CROWDED = /\b(?:pilgrim|most visited|busiest|millions?\b)/i;

/**
 * Returns the least known sights, those judged to be hidden gems first, and ranks a sight lower the better it is known.
 * Cities are left out, because they are where one looks for little known sights.
 * @param isArea whether the place is larger than a town, so that sights of its best known towns are left out
 */
export function findLeastKnown(
  { guidebook }: Atlas,
  records: readonly InsideRecord[],
  isArea: boolean,
): InsideRecord[] {
  const all = records.flatMap(({ id, penalty }) => {
    const landmark = guidebook.landmark(id);
    return landmark ? [{ id, landmark, penalty }] : [];
  });
  const known = findBestKnown(
    all.map(({ landmark }) => landmark),
    isArea,
  );
  const sights = all.filter(({ landmark }) => !known.has(landmark.id));
  const ranked = (sights.length > 0 ? sights : takeLeastPopular(all))
    .map(({ id, landmark, penalty }) => ({
      ...{ id, town: landmark.city, category: landmark.category },
      penalty:
        penalty + Math.round(PENALTY_PER_PROMINENCE * landmark.popularity) - (HIDDEN_GEMS.has(id) ? GEM_BONUS : 0),
    }))
    .sort((one, other) => one.penalty - other.penalty);
  const ofTowns = isArea ? penalizeRepeats(ranked, ({ town }) => town, REPEAT_PENALTY) : ranked;
  return penalizeRepeats(ofTowns, ({ category }) => category, REPEAT_CATEGORY_PENALTY)
    .map(({ id, penalty }) => ({ id, penalty }))
    .slice(0, MAX_LEAST_KNOWN);
}

/** Returns the ids of the sights of a place that many know: worldwide, of those of the place, or in its famous towns. */
function findBestKnown(landmarks: readonly LandmarkRecord[], isArea: boolean): ReadonlySet<string> {
  const towns = isArea ? findFamousTowns(landmarks) : new Set();
  const share = landmarks.length > FEW_SIGHTS ? Math.floor(KNOWN_SHARE * landmarks.length) : 0;
  const best = landmarks.toSorted((one, other) => other.popularity - one.popularity).slice(0, share);
  const isKnown = ({ id, summary, popularity, city }: LandmarkRecord) =>
    popularity >= KNOWN_POPULARITY || WELL_KNOWN.has(id) || CROWDED.test(summary) || towns.has(city);
  return new Set([...best, ...landmarks.filter(isKnown)].flatMap(({ id }) => (HIDDEN_GEMS.has(id) ? [] : id)));
}

/** Where all sights are well known, the least popular ones, but not the famous. */
const takeLeastPopular = <T extends { landmark: LandmarkRecord }>(sights: readonly T[]): T[] =>
  sights.filter(({ landmark }) => landmark.popularity < FAMOUS_POPULARITY).slice(-2);

/**
 * Ranks each further sight of a town or category lower, so that different ones come first. @param ranked the first in
 * rank first
 */
function penalizeRepeats<T extends { penalty: number }>(
  ranked: readonly T[],
  getGroup: (sight: T) => string,
  repeatPenalty: number,
): T[] {
  const counts = new Map<string, number>();
  return ranked
    .map((sight) => {
      const group = getGroup(sight);
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      return { ...sight, penalty: sight.penalty + count * repeatPenalty };
    })
    .sort((one, other) => one.penalty - other.penalty);
}

/** Returns the towns with the most sights, counted by popularity, and those with a very famous one. */
function findFamousTowns(landmarks: readonly LandmarkRecord[]): ReadonlySet<string> {
  const withFamous = landmarks.filter(({ popularity }) => popularity >= FAMOUS_POPULARITY).map(({ city }) => city);
  const weights = new Map<string, number>();
  for (const { city, popularity } of landmarks) weights.set(city, (weights.get(city) ?? 0) + popularity);
  const towns = [...weights].sort(([, one], [, other]) => other - one);
  return new Set([...towns.slice(0, FAMOUS_TOWNS).map(([name]) => name), ...withFamous]);
}
