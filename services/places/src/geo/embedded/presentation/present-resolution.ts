import { type PlaceResolution, type ResolvedPlace, toSelectable } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { type PlaceCandidate, type Resolution, resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';
import { presentPlace } from './present-place.js';

const MAX_PLACES = 6;
/**
 * Maximum difference to the score of the place that is meant, and minimum score, for another place to be shown beside
 * it.
 */
const MAX_SCORE_BEHIND = 4;
const MIN_SCORE = 4;

/** Returns the places that a query names, for a page that shows them or asks the user to choose. */
export function presentResolution(atlas: Atlas, query: string): PlaceResolution {
  const resolution = resolveQuery(atlas, query);
  return {
    status: resolution.status,
    places: selectShown(resolution)
      .slice(0, MAX_PLACES)
      .map((candidate) => presentCandidate(atlas, candidate)),
  };
}

/** Beside a place that is certainly meant, shows only places that are also likely to be meant. */
function selectShown({ status, candidates }: Resolution): PlaceCandidate[] {
  const [best] = candidates;
  if (status !== 'found' || !best) return candidates;
  return candidates.filter(
    (candidate) =>
      candidate === best || (candidate.score >= MIN_SCORE && candidate.score >= best.score - MAX_SCORE_BEHIND),
  );
}

function presentCandidate(atlas: Atlas, candidate: PlaceCandidate): ResolvedPlace {
  const place = presentPlace(atlas, { place: candidate.place, quality: 1, cluePosition: null }, 1, []);
  return {
    ...toSelectable(place),
    kind: place.kind,
    placeType: place.placeType ?? null,
    match: candidate.match,
    why: explain(candidate),
  };
}

function explain({ match, isContradicted }: PlaceCandidate): string {
  switch (match) {
    case 'exact':
      return 'It has this name.';
    case 'alias':
      return 'It is also known by this name.';
    case 'spelling':
      return 'Its name is similar.';
    case 'partial':
      return isContradicted ? 'It has this name, but lies elsewhere.' : 'Some of the words name it.';
  }
}
