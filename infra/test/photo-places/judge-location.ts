import { getDoubts, getOutcome, isContradicted } from '@placelore/contracts/analysis/identification.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { Expected } from './photo-story.ts';

/** Returns what the product concludes about a photo, in the form of what is expected. */
export function judgeLocation(
  place: LocatedPlace | null,
  alternatives: readonly LocatedPlace[],
  expected: Expected,
): Expected & { place?: string | null; offered?: string | null } {
  const outcome = getOutcome(place);
  const isIdentified = outcome === 'identified';
  const doubts = place && getDoubts({ ...place, isIdentified, isContradicted: isContradicted(place.evidence) });
  return {
    outcome,
    contradicts: place?.evidence.filter((entry) => entry.contradicts).map(({ kind }) => kind) ?? [],
    isPublic: doubts?.length === 0,
    ...(expected.place !== undefined && { place: (place && `${place.name}, ${place.country}`) as string }),
    ...(expected.offered !== undefined && {
      offered: alternatives.find(({ name }) => name === expected.offered)?.name as string,
    }),
  };
}

/** Returns what is expected, with the defaults for what is omitted. */
export const toComplete = (expected: Expected): Expected => ({ ...expected, contradicts: expected.contradicts ?? [] });
