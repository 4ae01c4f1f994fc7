import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findMisspelledKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { parseSearch, type SearchIntent, type Spelling } from '@placelore/guidebook/searches/parse-search.js';
import { findJudgedTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';

/** Maximum number of cached readings, so that frequent searches are parsed once. */
const MAX_READINGS = 2_000;

const readings = new Map<string, SearchIntent>();

/** Returns what a search is for, see {@link parseSearch}. Caches the latest readings. */
export function readSearch(text: string, spelling: Spelling): SearchIntent {
  const key = `${spelling} ${text}`;
  const known = readings.get(key);
  if (known) return known;
  const intent = parseSearch(Atlas.load(), text, spelling);
  const [oldest] = readings.keys();
  if (oldest !== undefined && readings.size >= MAX_READINGS) readings.delete(oldest);
  readings.set(key, intent);
  return intent;
}

/** Another attempt at a search: another reading of its text, or a search for titles that are spelled like it. */
export type SearchFallback = SearchIntent | 'alike titles';

/**
 * Lists the attempts after an exact search found nothing, in order; the first with results wins.
 * @param exact the exact reading of the text
 */
export function listFallbacks(text: string, exact: SearchIntent): SearchFallback[] {
  if (exact.topics.length > 0 && exact.places.length > 0) return [...readTopicsAlone(exact), withoutTopics(exact)];
  if (exact.relation === 'around me') return [];
  const misspelledKind = readMisspelledKind(exact);
  if (exact.places.length > 0) return [...misspelledKind, ...readWithoutPlace(exact)];
  const similar = readSearch(text, 'similar');
  const others: SearchFallback[] =
    similar.places.length > 0 ? [similar, 'alike titles'] : ['alike titles', ...readKindAlone(exact)];
  return [...misspelledKind, ...others];
}

/** Reads a word as the misspelled name of a kind: "castels in scotland", "waterfals". */
export function readMisspelledKind(intent: SearchIntent): SearchIntent[] {
  if (intent.kind !== null) return [];
  return intent.rest.flatMap((word, index) => {
    const kind = findMisspelledKind(word);
    if (!kind) return [];
    const subject = intent.subject.replace(word, kind.label.toLowerCase());
    return [{ ...intent, subject, kind, rest: intent.rest.filter((_, other) => other !== index) }];
  });
}

/** Reads each topic alone, because hardly anything was judged to fit two: "sunset viewpoint santorini". */
const readTopicsAlone = (intent: SearchIntent): SearchIntent[] =>
  intent.topics.length < 2 ? [] : intent.topics.map((topic) => ({ ...withoutTopics(intent), topics: [topic] }));

/** Reads a search without its topics, for a place that has no guides to them: "ghost towns in Portugal". */
export const withoutTopics = (intent: SearchIntent): SearchIntent => ({
  ...intent,
  topics: [],
  rest: intent.rest.filter((word) => findJudgedTopic(word) === undefined),
});

/**
 * Lists the attempts after nothing was found for a place, in order: its guides of other kinds, and what is near a region
 * that has none.
 */
export function listWiderSearches(meant: SearchIntent): SearchIntent[] {
  const bare = withoutTopics(meant);
  const others = meant.kind === null ? [] : [...(meant.topics.length > 0 ? [meant] : []), bare];
  const [place, ...rivals] = meant.places;
  const isRegion = place?.place.kind === 'destination' && rivals.length === 0 && meant.part === null;
  const near: SearchIntent[] = isRegion && meant.relation === 'in' ? [{ ...bare, relation: 'near' }] : [];
  return [
    ...others.map((attempt) => ({ ...attempt, kind: null })),
    ...near,
    ...(meant.kind === null ? [] : near.map((attempt) => ({ ...attempt, kind: null }))),
  ];
}

/**
 * Reads the words alone. If a place has no guide, its name may not be meant as a place: "david michelangelo" is not
 * about David in Panama.
 */
const readWithoutPlace = (intent: SearchIntent): SearchIntent[] =>
  intent.kind === null && intent.rest.length > 0 ? [{ ...intent, places: [], others: [], rest: [] }] : [];

/** Reads two words as the misspelled name of one sight: "eifel turm" is not about towers in the Eifel. Null if it is none. */
export function readSplitName(text: string): SearchIntent | null {
  const words = text.trim().split(/\s+/);
  if (words.length !== 2) return null;
  const joined = readSearch(words.join(''), 'similar');
  return joined.places[0]?.place.kind === 'landmark' ? joined : null;
}

/** Where nothing of a kind has the other words, all of the kind is better than nothing: "purple lighthouses". */
const readKindAlone = (intent: SearchIntent): SearchIntent[] =>
  intent.kind !== null && intent.rest.length > 0 ? [{ ...intent, subject: intent.kind.label, rest: [] }] : [];
