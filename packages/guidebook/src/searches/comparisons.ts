import { type Atlas, getDisplayName } from '../atlas/atlas.js';
import { getProminence } from '../resolver/prominence.js';
import type { PlaceCandidate } from '../resolver/resolve-query.js';
import { stripFillers } from './filler-words.js';
import { type FoundPlaces, findName } from './found-places.js';

/** Words between places that are compared, in English, German, French, Spanish and Italian. */
const BETWEEN = / (?:vs|versus|or|compared (?:to|with)|oder|gegen|ou|o|oppure) /;
const MAX_COMPARED = 3;
/** Prominence from which a name beside others certainly means the place. */
const MIN_PROMINENCE = 4;

/** Reads "glasgow vs edinburgh", "should i visit prague or budapest"; null if these are not all places. */
export function readComparison(atlas: Atlas, whole: string): (FoundPlaces & { subject: string }) | null {
  const names = stripFillers(whole).split(BETWEEN);
  if (names.length < 2 || names.length > MAX_COMPARED) return null;
  const places = names.flatMap((name) => findOne(atlas, stripFillers(name)) ?? []);
  if (places.length < names.length) return null;
  return { places, others: [], subject: places.map(({ place }) => getDisplayName(place)).join(', ') };
}

function findOne(atlas: Atlas, name: string): PlaceCandidate | null {
  const [place] = findName(atlas, name)?.places ?? [];
  return place && getProminence(place.place) >= MIN_PROMINENCE ? place : null;
}

const LIKENED = /^(.+) (?:like|similar to|wie|comme) (.+)$/;

/** Returns what is looked for elsewhere, as in "canals like venice"; null for other texts. */
export function stripLikened(atlas: Atlas, whole: string): string | null {
  const [, before = '', name = ''] = LIKENED.exec(whole) ?? [];
  const isOther = stripFillers(before) !== '' && findOne(atlas, name) !== null;
  return isOther ? before : null;
}
