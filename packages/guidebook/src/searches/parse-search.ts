import { type Atlas, getDisplayName, getPlaceKey } from '../atlas/atlas.js';
import { normalizeName } from '../names/name-keys.js';
import { findExactMatches } from '../resolver/name-matches.js';
import { getProminence } from '../resolver/prominence.js';
import { isCommonWords, stripPhrases } from '../resolver/query-words.js';
import { ACCEPT_ALL, type PlaceCandidate, resolveQuery } from '../resolver/resolve-query.js';
import { type AreaPart, getAreaPart, readDirectedName } from './area-parts.js';
import {
  findDayTripStart,
  type SearchRelation,
  splitAtRelations,
  stripAroundMe,
  stripEmptyWords,
  stripFillers,
  stripLesserKnown,
} from './filler-words.js';
import { findKind, type PlaceKind } from './place-kinds.js';
import { findTopic, joinTopics } from './topics.js';
import { isTypingError } from './typing-errors.js';

/** Words for places of any kind. */
const VAGUE_WORDS = new Set('places spots sites destinations locations things orte lieux lugares luoghi'.split(' '));

/** What a search is for, and where. */
export interface SearchIntent {
  /** The text without fillers such as "things to do in". */
  subject: string;
  kind: PlaceKind | null;
  relation: SearchRelation;
  /** The named place; several if they are equally likely, none if no place is named. */
  places: PlaceCandidate[];
  /** Other places with that name. */
  others: PlaceCandidate[];
  /** The part of the place that is meant: "northern Spain"; null for all of it. */
  part: AreaPart | null;
  /** Words besides kind and place: "gothic". */
  rest: string[];
  /** Whether the place was only found by similar spelling. */
  isCorrected: boolean;
  /** Whether the least known places come first: "hidden gems in Lisbon". */
  isLesserKnown: boolean;
}

export type Spelling = 'exact' | 'similar';

/** Prominence from which a name among other words certainly means the place: "gaudi barcelona". */
const MIN_TOPIC_PROMINENCE = 5.5;
/** The same beside a word for a kind: "castles bavaria", "kirchen hallstatt". */
const MIN_KIND_PLACE_PROMINENCE = 4;
/** Prominence from which several common words may be the name of a place. */
const MIN_COMMON_WORDS_PROMINENCE = 7;
/** Prominence from which a name that contains a word for a kind is that name: "Split Beach" but "Grand Bazaar". */
const MIN_NAME_PROMINENCE = 3;
/** Minimum score of a place if the words are not its own name, since many beginnings of words name small places. */
const MIN_ALIAS_SCORE = 5;
const MAX_WORDS = 12;
/** Peoples, periods and styles: "roman temples" are not in Roman, Romania, nor "norman castles" in Norman, Oklahoma. */
const STYLE_WORDS = new Set(
  'ancient aztec baroque byzantine celtic etruscan gothic greek inca khmer maya mayan medieval modern moorish mughal norman ottoman phoenician roman viking'.split(
    ' ',
  ),
);

/**
 * Parses a search. It is a name, or a kind of place with words about it and the place in or near which it is searched.
 * @param spelling `similar` also finds misspelled places; use it only when `exact` leads to nothing, as it takes longer
 */
export function parseSearch(atlas: Atlas, text: string, spelling: Spelling): SearchIntent {
  const whole = normalizeName(text);
  const named = findName(atlas, text);
  if (named) return toIntent(text, { found: named });
  const lesserKnown = stripLesserKnown(whole);
  if (lesserKnown) {
    const intent = parseSearch(atlas, lesserKnown, spelling);
    if (intent.places.length > 0) return { ...intent, isLesserKnown: true };
  }
  const aroundMe = stripAroundMe(whole);
  if (aroundMe !== null) return readAroundMe(stripFillers(aroundMe));
  const dayTrips = readDayTrips(atlas, whole, spelling);
  if (dayTrips !== null) return dayTrips;
  const subject = stripFillers(whole);
  // Commas separate a town from its region, and are lost in the subject.
  const subjectText = subject === whole ? text : subject;
  const strippedName = subject === whole ? null : findName(atlas, subject);
  if (strippedName) return toIntent(subject, { found: strippedName });
  const words = joinTopics(subject.split(' ').filter(Boolean).slice(0, MAX_WORDS));
  const part = findPart(atlas, subject);
  if (part) return toIntent(subject, { found: part });
  return (
    readRelation(atlas, subjectText, words, spelling) ??
    readKindBesidePlace(atlas, subjectText, words) ??
    readPlace(atlas, subjectText, words, spelling) ??
    (isKindOrTopic(words) ? null : readTopic(atlas, subjectText, words, spelling)) ??
    toIntent(stripVagueEnd(subjectText), takeKind(words))
  );
}

interface IntentParts extends Partial<Pick<SearchIntent, 'kind' | 'rest' | 'relation'>> {
  found?: FoundPlaces;
}

interface FoundPlaces {
  places: PlaceCandidate[];
  others: PlaceCandidate[];
  part?: AreaPart | null;
}

function toIntent(subject: string, { found, kind = null, rest = [], relation = 'in' }: IntentParts): SearchIntent {
  const { places = [], others = [], part = null } = found ?? {};
  const isCorrected = places[0]?.match === 'spelling';
  return { subject, kind, relation, places, others, part, rest, isCorrected, isLesserKnown: false };
}

/** Checks whether words are for a kind of place, or for a topic, and nothing else. */
function isKindOrTopic(words: readonly string[]): boolean {
  const kind = findKind(words);
  return (kind?.start === 0 && kind.end === words.length) || findTopic(words.join(' ')) !== undefined;
}

const isStyle = (text: string): boolean => STYLE_WORDS.has(normalizeName(stripPhrases(text)));

/** Returns the places whose name is the whole text, whatever its words mean by themselves. */
function findName(atlas: Atlas, text: string): FoundPlaces | null {
  if (isStyle(text)) return null;
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
function resolve(atlas: Atlas, text: string, spelling: Spelling): FoundPlaces | null {
  const { status, candidates } = resolveQuery(atlas, text, ACCEPT_ALL, spelling);
  if (status === 'suggested') return acceptTypingError(candidates, text);
  if (status === 'unknown') return null;
  const likely = candidates.filter((candidate) => isLikely(candidate, text));
  const places = status === 'found' ? likely.slice(0, 1) : likely;
  if (places.length === 0 || (status === 'found' && places[0] !== candidates[0])) return null;
  const keys = new Set(places.map(({ place }) => getPlaceKey(place)));
  return { places, others: likely.filter(({ place }) => !keys.has(getPlaceKey(place))) };
}

/** "the south of france", "norditalien": part of a country or region, unless the text is a name, such as South Africa. */
function findPart(atlas: Atlas, text: string): FoundPlaces | null {
  const directed = readDirectedName(text);
  if (directed === null || findName(atlas, text) !== null) return null;
  const found = resolve(atlas, directed.name, 'exact');
  const [area, ...rivals] = found?.places ?? [];
  const part = area && rivals.length === 0 ? getAreaPart(atlas, area.place, directed.direction) : null;
  return area && part ? { places: [area], others: [], part } : null;
}

/** Accepts the most likely place with a similar name if it is well known and few letters differ. */
function acceptTypingError([best]: PlaceCandidate[], text: string): FoundPlaces | null {
  const isMeant =
    best?.match === 'spelling' &&
    getProminence(best.place) >= MIN_TOPIC_PROMINENCE &&
    isTypingError(text, getDisplayName(best.place));
  return isMeant ? { places: [best], others: [] } : null;
}

function isLikely({ place, match, score }: PlaceCandidate, text: string): boolean {
  if (match === 'exact') return true;
  if (match === 'spelling') return isTypingError(text, getDisplayName(place)) || score >= MIN_ALIAS_SCORE;
  return match === 'alias' && score >= MIN_ALIAS_SCORE;
}

function readAroundMe(subject: string): SearchIntent {
  return toIntent(subject, { ...takeKind(subject.split(' ').filter(Boolean)), relation: 'around me' });
}

/** "day trips from munich" are what is around it, and not in it. */
function readDayTrips(atlas: Atlas, whole: string, spelling: Spelling): SearchIntent | null {
  const start = findDayTripStart(whole);
  const found = start === null ? null : resolve(atlas, start, spelling);
  if (start === null || !found) return null;
  const isPoint = found.places.every(({ place }) => place.kind === 'city' || place.kind === 'landmark');
  return isPoint ? toIntent(start, { found, relation: 'day trip from' }) : null;
}

/** Divides words into a kind and the others, topics as one. A kind may be part of a topic: "christmas markets". */
function takeKind(words: readonly string[]): { kind: PlaceKind | null; rest: string[] } {
  const joined = joinTopics(words);
  const found = findKind(joined);
  if (!found) return { kind: null, rest: toRest(joined) };
  return { kind: found.kind, rest: toRest([...joined.slice(0, found.start), ...joined.slice(found.end)]) };
}

/** The words that say something, topics as one; "places" beside others says nothing. */
function toRest(words: readonly string[]): string[] {
  const rest = stripEmptyWords(joinTopics(words));
  const specific = rest.filter((word) => !VAGUE_WORDS.has(word));
  return specific.length > 0 ? specific : rest;
}

/** Removes a vague last word: "romantic places" means "romantic". */
function stripVagueEnd(subject: string): string {
  const words = normalizeName(subject).split(' ');
  return words.length > 1 && VAGUE_WORDS.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : subject;
}

/** Reads "castles near munich", "gothic churches in france", "in rome". */
function readRelation(
  atlas: Atlas,
  subject: string,
  words: readonly string[],
  spelling: Spelling,
): SearchIntent | null {
  for (const { before, relation, after } of splitAtRelations(words)) {
    const found = findPart(atlas, after.join(' ')) ?? resolve(atlas, after.join(' '), spelling);
    if (!found) continue;
    const what = stripFillers(before.join(' ')).split(' ').filter(Boolean);
    return toIntent(what.length === 0 ? after.join(' ') : subject, { found, relation, ...takeKind(what) });
  }
  return null;
}

/** Reads "rome museums", "castles scotland", "gothic churches france". */
function readKindBesidePlace(atlas: Atlas, subject: string, words: readonly string[]): SearchIntent | null {
  const kindFound = findKind(words);
  if (!kindFound) return null;
  const [before, after] = [words.slice(0, kindFound.start), words.slice(kindFound.end)];
  const readings = [
    ...tails(after).map(({ taken, left }) => ({ name: taken, rest: [...before, ...left] })),
    ...heads(before).map(({ taken, left }) => ({ name: taken, rest: [...left, ...after] })),
  ];
  for (const { name, rest } of readings) {
    const found = findPlace(atlas, name, MIN_KIND_PLACE_PROMINENCE);
    if (found) return toIntent(subject, { found, kind: kindFound.kind, rest: toRest(rest) });
  }
  return null;
}

/** Reads "Eiffel Tower Paris", "Rome, Georgia", "efel tower". */
function readPlace(atlas: Atlas, subject: string, words: readonly string[], spelling: Spelling): SearchIntent | null {
  const found = isStyle(subject) ? null : resolve(atlas, subject, spelling);
  if (!found) return null;
  // "tanzania safari" is about Tanzania, but "museum" alone never is about a town of similar spelling.
  if (isKindOrTopic(words) && !isMeantByKindWord(found.places[0])) return null;
  return toIntent(subject, { found });
}

/**
 * A word for a kind means a well-known place of that name, such as "duomo"; not Volcano, nor Volcanoes National Park.
 */
const isMeantByKindWord = (candidate: PlaceCandidate | undefined): boolean =>
  candidate !== undefined &&
  getProminence(candidate.place) >= MIN_TOPIC_PROMINENCE &&
  (candidate.match === 'exact' || (candidate.match === 'alias' && candidate.place.kind === 'landmark'));

/** Reads "unesco portugal", "gaudi barcelona"; with similar spelling also "tromso northern lights". */
function readTopic(atlas: Atlas, subject: string, words: readonly string[], spelling: Spelling): SearchIntent | null {
  const minProminence = spelling === 'exact' ? MIN_TOPIC_PROMINENCE : MIN_KIND_PLACE_PROMINENCE;
  for (const { taken, left } of [
    ...tails(words.slice(1), words.slice(0, 1)),
    ...heads(words.slice(0, -1), words.slice(-1)),
  ]) {
    const found = findPlace(atlas, taken, minProminence);
    if (!found) continue;
    // "Hagia Sofia" is no topic in Sofia.
    const misspelled = spelling === 'exact' ? findMisspelled(atlas, subject) : null;
    return toIntent(subject, misspelled ? { found: misspelled } : { found, rest: toRest(left) });
  }
  return null;
}

/** Returns the well-known place whose whole name a text is, except for typing errors. */
function findMisspelled(atlas: Atlas, text: string): FoundPlaces | null {
  const { candidates } = resolveQuery(atlas, text, ACCEPT_ALL, 'similar');
  return acceptTypingError(candidates, text);
}

/** The last words and those before them, the most words first. */
const tails = (words: readonly string[], before: readonly string[] = []) =>
  words.map((_, start) => ({ taken: words.slice(start).join(' '), left: [...before, ...words.slice(0, start)] }));

/** The first words and those after them, the most words first. */
const heads = (words: readonly string[], after: readonly string[] = []) =>
  words
    .map((_, index) => words.length - index)
    .map((length) => ({ taken: words.slice(0, length).join(' '), left: [...words.slice(length), ...after] }));

/** Finds a town, region or country with a minimum prominence, for a name among other words. */
function findPlace(atlas: Atlas, name: string, minProminence: number): FoundPlaces | null {
  const part = findPart(atlas, name);
  if (part) return part;
  if (isCommonWords(name) || isStyle(name) || findExactMatches(atlas, name).length === 0) return null;
  const found = resolve(atlas, name, 'exact');
  const best = found?.places[0]?.place;
  return best && best.kind !== 'landmark' && getProminence(best) >= minProminence ? found : null;
}
