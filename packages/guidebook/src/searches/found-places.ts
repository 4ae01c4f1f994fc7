import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, getCountryCodes, getDisplayName, getPlaceKey, getPosition } from '../atlas/atlas.js';
import { normalizeName } from '../names/name-keys.js';
import { findExactMatches } from '../resolver/name-matches.js';
import { getProminence } from '../resolver/prominence.js';
import { isCommonWords, stripPhrases } from '../resolver/query-words.js';
import { ACCEPT_ALL, type PlaceCandidate, resolveQuery } from '../resolver/resolve-query.js';
import { type AreaPart, getAreaPart, readDirectedName } from './area-parts.js';
import { toCountryName } from './demonyms.js';
import { findKind } from './kinds/place-kinds.js';
import { findJudgedTopic } from './topics/judged-topics.js';
import { findTopic } from './topics/topics.js';
import { isTypingError } from './typing-errors.js';

export type Spelling = 'exact' | 'similar';

/** Prominence from which a name among other words certainly means the place: "gaudi barcelona". */
export const MIN_TOPIC_PROMINENCE = 5.5;
/** Prominence from which several common words may be the name of a place. */
const MIN_COMMON_WORDS_PROMINENCE = 7;
/** Prominence from which a name that contains a word for a kind is that name: "Split Beach" but "Grand Bazaar". */
const MIN_NAME_PROMINENCE = 3;
/** Minimum score of a place if the words are not its own name, since many beginnings of words name small places. */
const MIN_ALIAS_SCORE = 5;
/** Peoples, periods and styles: "roman temples" are not in Roman, Romania, nor "norman castles" in Norman, Oklahoma. */
const STYLE_WORDS = new Set(
  'ancient aztec baroque byzantine celtic etruscan gothic greek inca khmer maya mayan medieval modern moorish mughal norman ottoman phoenician roman viking'.split(
    ' ',
  ),
);

export interface FoundPlaces {
  places: PlaceCandidate[];
  others: PlaceCandidate[];
  part?: AreaPart | null;
}

/** Checks whether words are for a kind of place, or for a topic, and nothing else. */
export function isKindOrTopic(words: readonly string[]): boolean {
  const kind = findKind(words);
  return (kind?.start === 0 && kind.end === words.length) || findTopic(words.join(' ')) !== undefined;
}

export const isStyle = (text: string): boolean => STYLE_WORDS.has(normalizeName(stripPhrases(text)));

/** "Kyoto sunset" is about a topic, although such words mean nothing beside the name of a sight: "Oia sunset". */
export function hasStrippedTopic(atlas: Atlas, text: string): boolean {
  const name = stripPhrases(text);
  const words = new Set(normalizeName(name).split(' '));
  const stripped = normalizeName(text)
    .split(' ')
    .filter((word) => !words.has(word));
  if (!findJudgedTopic(stripped.join(' '))) return false;
  return resolve(atlas, name, 'exact')?.places[0]?.place.kind !== 'landmark';
}

/** Returns the places whose name is the whole text, whatever its words mean by themselves. */
export function findName(atlas: Atlas, text: string): FoundPlaces | null {
  if (isStyle(text) || hasStrippedTopic(atlas, text)) return null;
  const words = normalizeName(text).split(' ');
  const found = findKind(words);
  const isKind = isKindOrTopic(words);
  // "Volcanoes" means more than the national park of that name.
  const matches = findExactMatches(atlas, text).filter(({ kind }) => !isKind || kind === 'exact');
  const best = Math.max(...matches.map(({ place }) => getProminence(place)), 0);
  // "Great Wall" consists of common words, like "old town", but is very well known.
  if (isCommonWords(text) && (words.length === 1 || best < MIN_COMMON_WORDS_PROMINENCE)) return null;
  if (best === 0 || ((found !== null || isKind) && best < (isKind ? MIN_TOPIC_PROMINENCE : MIN_NAME_PROMINENCE)))
    return null;
  return resolve(atlas, text, 'exact');
}

/** Returns what a text certainly names; null for nothing. */
export function resolve(atlas: Atlas, text: string, spelling: Spelling): FoundPlaces | null {
  const { status, candidates } = resolveQuery(atlas, text, ACCEPT_ALL, spelling);
  if (status === 'suggested') return acceptTypingError(candidates, text);
  if (status === 'unknown') return null;
  const likely = candidates.filter((candidate) => isLikely(candidate, text));
  const places = status === 'found' ? likely.slice(0, 1) : likely;
  if (places.length === 0 || (status === 'found' && places[0] !== candidates[0])) return null;
  const keys = new Set(places.map(({ place }) => getPlaceKey(place)));
  return preferTown({ places, others: likely.filter(({ place }) => !keys.has(getPlaceKey(place))) }, text);
}

/** Popularity from which a sight is what travelers mean by the name of its town: Versailles. */
const MIN_BETTER_KNOWN_POPULARITY = 9;
/** Meters between a sight and the center of the town that it is in or next to. */
const MAX_TOWN_DISTANCE_METERS = 20_000;

/**
 * Takes the town rather than a sight in it that only has its name among others: "hampi" is more than one of its temples,
 * but "versailles" is the palace.
 */
function preferTown({ places, others }: FoundPlaces, text: string): FoundPlaces {
  const [sight, ...rivals] = places;
  if (sight?.place.kind !== 'landmark' || sight.match !== 'alias' || rivals.length > 0) return { places, others };
  const { landmark } = sight.place;
  const town = others.find(({ place, match }) => {
    const position = place.kind === 'city' && match === 'exact' ? getPosition(place) : null;
    return position !== null && getDistanceMeters(position, landmark) < MAX_TOWN_DISTANCE_METERS;
  });
  const isTownMeant = town && landmark.popularity < MIN_BETTER_KNOWN_POPULARITY && isNameOnly(text, town);
  return isTownMeant
    ? { places: [town], others: [sight, ...others.filter((other) => other !== town)] }
    : { places, others };
}

const isNameOnly = (text: string, { place }: PlaceCandidate): boolean =>
  normalizeName(text) === normalizeName(getDisplayName(place));

/** "the south of france", "norditalien": part of a country or region, unless the text is a name, such as South Africa. */
export function findPart(atlas: Atlas, text: string): FoundPlaces | null {
  const directed = readDirectedName(text);
  if (directed === null || findName(atlas, text) !== null) return null;
  // "South India temples" are no part of anything.
  if (findExactMatches(atlas, directed.name).length === 0) return null;
  const found = resolve(atlas, directed.name, 'exact');
  const [area, ...rivals] = found?.places ?? [];
  const part = area && rivals.length === 0 ? getAreaPart(atlas, area.place, directed.direction) : null;
  return area && part ? { places: [area], others: [], part } : null;
}

/** Accepts the most likely place with a similar name if it is well known and few letters differ. */
export function acceptTypingError([best]: PlaceCandidate[], text: string): FoundPlaces | null {
  const isMeant =
    best?.match === 'spelling' &&
    getProminence(best.place) >= MIN_TOPIC_PROMINENCE &&
    isTypingError(text, getDisplayName(best.place));
  return isMeant ? { places: [best], others: [] } : null;
}

export function isLikely({ place, match, score }: PlaceCandidate, text: string): boolean {
  if (match === 'exact') return true;
  if (match === 'spelling') return isTypingError(text, getDisplayName(place)) || score >= MIN_ALIAS_SCORE;
  return match === 'alias' && score >= MIN_ALIAS_SCORE;
}

/** Returns the well-known place whose whole name a text is, except for typing errors. */
export function findMisspelled(atlas: Atlas, text: string): FoundPlaces | null {
  const { candidates } = resolveQuery(atlas, text, ACCEPT_ALL, 'similar');
  return acceptTypingError(candidates, text);
}

/** Finds a town, region or country with a minimum prominence, for a name among other words. */
export function findPlace(atlas: Atlas, word: string, minProminence: number): FoundPlaces | null {
  const name = toCountryName(word);
  const part = findPart(atlas, name);
  if (part) return part;
  if (isCommonWords(name) || isStyle(name) || findExactMatches(atlas, name).length === 0) return null;
  const found = resolve(atlas, name, 'exact');
  const best = found?.places[0]?.place;
  return best && best.kind !== 'landmark' && getProminence(best) >= minProminence ? found : null;
}

/** Prominence of a town beside a word for a kind: "castles bavaria", "kirchen hallstatt". */
export const MIN_KIND_PLACE_PROMINENCE = 4;

/** Finds the town, region or country beside a word for a kind, with similar spelling also a misspelled one. */
export function findPlaceOfKind(atlas: Atlas, name: string, spelling: Spelling): FoundPlaces | null {
  const found = findPlace(atlas, name, MIN_KIND_PLACE_PROMINENCE);
  if (found || spelling === 'exact' || isKindOrTopic(name.split(' '))) return found;
  const misspelled = findMisspelled(atlas, name);
  return misspelled?.places[0]?.place.kind === 'landmark' ? null : misspelled;
}

/** Minimum letters of a single word that may be the misspelled name of a sight. */
const MIN_MISSPELLED_LENGTH = 7;

/** "sagrada famila barcelona": returns the sight in a place whose misspelled name some words are; null for other words. */
export function findMisspelledSight(
  atlas: Atlas,
  words: readonly string[],
  { places: [area] }: FoundPlaces,
): FoundPlaces | null {
  const name = words.join(' ');
  if (name.length < MIN_MISSPELLED_LENGTH || isKindOrTopic(words)) return null;
  const found = findMisspelled(atlas, name);
  const place = found?.places[0]?.place;
  const isThere = place?.kind === 'landmark' && area && getCountryCodes(area.place).includes(place.landmark.country);
  return isThere ? found : null;
}
