import type { SearchCondition } from '@placelore/contracts/content/articles/search.js';
import { type Atlas, getDisplayName } from '../atlas/atlas.js';
import { normalizeName } from '../names/name-keys.js';
import { findExactMatches } from '../resolver/name-matches.js';
import { getProminence } from '../resolver/prominence.js';
import type { PlaceCandidate } from '../resolver/resolve-query.js';
import type { AreaPart } from './area-parts.js';
import { findCapital } from './capitals.js';
import { readComparison, stripLikened } from './comparisons.js';
import { type ConditionedText, stripConditions } from './conditions.js';
import { readExclusion } from './exclusions.js';
import {
  findDayTripStart,
  readPerson,
  type SearchRelation,
  splitAtRelations,
  stripAgeWords,
  stripAroundMe,
  stripEmptyWords,
  stripFillers,
  stripLesserKnown,
} from './filler-words.js';
import {
  type FoundPlaces,
  findMisspelled,
  findMisspelledSight,
  findName,
  findPart,
  findPlace,
  findPlaceOfKind,
  hasStrippedTopic,
  isKindOrTopic,
  isStyle,
  MIN_KIND_PLACE_PROMINENCE,
  MIN_TOPIC_PROMINENCE,
  resolve,
  type Spelling,
} from './found-places.js';
import { findKind, type PlaceKind } from './kinds/place-kinds.js';
import { translateSearch } from './languages/translate-search.js';
import { findJudgedTopic, getJudgedTopic, type JudgedTopic } from './topics/judged-topics.js';
import { joinTopics } from './topics/topics.js';
import { heads, tails } from './word-splits.js';

export type { Spelling } from './found-places.js';

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
  /** Places of which nothing is meant: "roman ruins outside italy". */
  excluded: PlaceCandidate[];
  /** The part of the place that is meant: "northern Spain"; null for all of it. */
  part: AreaPart | null;
  /** Words besides kind and place: "gothic". */
  rest: string[];
  /** Topics with judged places, among the words or as conditions: "ghost towns", "with kids". */
  topics: JudgedTopic[];
  /** What is requested besides: "open now". */
  conditions: SearchCondition[];
  /** Whether the place was only found by similar spelling. */
  isCorrected: boolean;
  /** Whether the least known places come first: "hidden gems in Lisbon". */
  isLesserKnown: boolean;
}

const MAX_WORDS = 12;

/**
 * Parses a search. It is a name, or a kind of place with words about it and the place in or near which it is searched.
 * @param spelling `similar` also finds misspelled places; use it only when `exact` leads to nothing, as it takes longer
 */
export function parseSearch(atlas: Atlas, text: string, spelling: Spelling): SearchIntent {
  const whole = normalizeName(text);
  const named = findName(atlas, text);
  if (named) return toIntent(text, { found: named });
  const translated = translateSearch(text, (name) => findExactMatches(atlas, name).length > 0);
  if (translated !== null) return parseSearch(atlas, translated, spelling);
  const capital = findCapital(atlas, whole);
  if (capital) return toIntent(getDisplayName(capital.places[0]!.place), { found: capital });
  const compared = readComparison(atlas, whole);
  if (compared) return toIntent(compared.subject, { found: compared });
  const likened = stripLikened(atlas, whole);
  if (likened !== null) return parseSearch(atlas, likened, spelling);
  const conditioned = stripConditions(whole);
  if (conditioned) return readConditioned(atlas, conditioned, spelling);
  const person = readPerson(whole);
  if (person !== null) return toIntent(person, {});
  const lesserKnown = stripLesserKnown(whole);
  if (lesserKnown) {
    const intent = parseSearch(atlas, lesserKnown, spelling);
    if (intent.places.length > 0) return { ...intent, isLesserKnown: true };
  }
  const aroundMe = stripAroundMe(whole);
  if (aroundMe !== null) return readAroundMe(stripFillers(aroundMe));
  const dayTrips = readDayTrips(atlas, whole, spelling);
  if (dayTrips !== null) return dayTrips;
  const outside = readOutside(atlas, whole, spelling);
  if (outside !== null) return outside;
  if (findJudgedTopic(whole)) return toIntent(whole, { rest: [whole] });
  const subject = stripFillers(whole);
  const subjectText = subject === whole ? text : subject;
  // Commas separate a town from its region. "Cosa fare a Roma" is not about Aroma.
  const strippedName = subject === whole || subject.startsWith('a ') ? null : findName(atlas, subject);
  if (strippedName) return toIntent(subject, { found: strippedName });
  const words = joinTopics(subject.split(' ').filter(Boolean).slice(0, MAX_WORDS));
  const part = findPart(atlas, subject);
  if (part) return toIntent(subject, { found: part });
  return (
    readRelation(atlas, subjectText, words, spelling) ??
    readKindBesidePlace(atlas, subjectText, words, spelling) ??
    readPlace(atlas, subjectText, words, spelling) ??
    (isKindOrTopic(words) ? null : readTopic(atlas, subjectText, words, spelling)) ??
    readInnerPlace(atlas, subjectText, words) ??
    toIntent(stripVagueEnd(subjectText), takeKind(words))
  );
}

interface IntentParts extends Partial<Pick<SearchIntent, 'kind' | 'rest' | 'relation'>> {
  found?: FoundPlaces;
}

function toIntent(subject: string, { found, kind = null, relation = 'in', ...words }: IntentParts): SearchIntent {
  const { places = [], others = [], part = null } = found ?? {};
  // "Destinations in Europe".
  const isVague = found !== undefined && words.rest?.every((word) => VAGUE_WORDS.has(word));
  const rest = isVague ? [] : (words.rest ?? []);
  const topics = rest.flatMap((word) => findJudgedTopic(word) ?? []);
  return {
    subject,
    kind,
    relation,
    places,
    others,
    excluded: [],
    part,
    rest,
    topics,
    conditions: [],
    isCorrected: places[0]?.match === 'spelling',
    isLesserKnown: false,
  };
}

/** Conditions for which there are topics with judged places. */
const JUDGED_CONDITIONS: ReadonlySet<SearchCondition> = new Set(['families', 'rainy-day', 'free', 'photogenic']);

/** Reads what is left without the words for conditions: "museums in madrid" of "free museums in madrid". */
function readConditioned(atlas: Atlas, { text, conditions }: ConditionedText, spelling: Spelling): SearchIntent {
  const intent = parseSearch(atlas, text, spelling);
  // "Unknown Hall with kids" is about that hall, not about families.
  const isAboutWords = intent.places.length === 0 && intent.kind === null && stripFillers(text) !== '';
  const known = isAboutWords ? [] : conditions.filter((condition) => JUDGED_CONDITIONS.has(condition));
  const topics = [...new Set([...intent.topics, ...known.map(getJudgedTopic)])];
  const subject = intent.subject || topics.map(({ label }) => label).join(' ');
  return { ...intent, subject, topics, conditions: [...intent.conditions, ...conditions] };
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

/**
 * "Roman ruins outside italy" are anywhere else, "castles outside munich" near it but not in it. Null without a place that
 * is excluded, and for other words, because a name may have such a word.
 */
function readOutside(atlas: Atlas, whole: string, spelling: Spelling): SearchIntent | null {
  const exclusion = readExclusion(whole);
  const { places: excluded = [] } = (exclusion && resolve(atlas, exclusion.excluded, 'exact')) ?? {};
  if (exclusion === null || excluded.length !== 1) return null;
  const intent = parseSearch(atlas, exclusion.wanted, spelling);
  if (intent.places.length > 0) return { ...intent, excluded };
  if (excluded[0]!.place.kind === 'city') return { ...intent, places: excluded, relation: 'near', excluded };
  return intent.kind !== null || intent.topics.length > 0 ? { ...intent, excluded } : null;
}

/** Divides words into a kind and the others. A kind may be part of a topic: "christmas markets". */
function takeKind(words: readonly string[]): { kind: PlaceKind | null; rest: string[] } {
  const joined = joinTopics(words);
  const found = findKind(joined);
  if (!found) return { kind: null, rest: toRest(joined) };
  return { kind: found.kind, rest: toKindRest([...joined.slice(0, found.start), ...joined.slice(found.end)]) };
}

const toKindRest = (words: readonly string[]): string[] => stripAgeWords(toRest(words));

/** The words that say something, topics as one; "places" beside others says nothing. */
function toRest(words: readonly string[]): string[] {
  const rest = stripEmptyWords(joinTopics(words));
  const specific = rest.filter((word) => !VAGUE_WORDS.has(word));
  return specific.length > 0 ? specific : rest;
}

/** "Romantic places" means "romantic". */
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
function readKindBesidePlace(
  atlas: Atlas,
  subject: string,
  words: readonly string[],
  spelling: Spelling,
): SearchIntent | null {
  const kindFound = findKind(words);
  if (!kindFound) return null;
  const [before, after] = [words.slice(0, kindFound.start), words.slice(kindFound.end)];
  const readings = [
    ...tails(after).map(({ taken, left }) => ({ name: taken, rest: [...before, ...left] })),
    ...heads(before).map(({ taken, left }) => ({ name: taken, rest: [...left, ...after] })),
    // "Small town norway fjords".
    ...tails(before).map(({ taken, left }) => ({ name: taken, rest: [...left, ...after] })),
  ];
  for (const { name, rest } of readings) {
    const found = findPlaceOfKind(atlas, name, spelling);
    if (found) return toIntent(subject, { found, kind: kindFound.kind, rest: toKindRest(rest) });
  }
  return null;
}

/** Reads "Eiffel Tower Paris", "Rome, Georgia", "efel tower". */
function readPlace(atlas: Atlas, subject: string, words: readonly string[], spelling: Spelling): SearchIntent | null {
  const found = isStyle(subject) || hasStrippedTopic(atlas, subject) ? null : resolve(atlas, subject, spelling);
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
  const isJudged = words.some((word) => findJudgedTopic(word) !== undefined);
  const minProminence = spelling === 'exact' && !isJudged ? MIN_TOPIC_PROMINENCE : MIN_KIND_PLACE_PROMINENCE;
  for (const { taken, left } of [
    ...tails(words.slice(1), words.slice(0, 1)),
    ...heads(words.slice(0, -1), words.slice(-1)),
  ]) {
    const found = findPlace(atlas, taken, minProminence);
    if (!found) continue;
    // "Hagia Sofia" is no topic in Sofia.
    const misspelled =
      spelling === 'exact' ? (findMisspelled(atlas, subject) ?? findMisspelledSight(atlas, left, found)) : null;
    return toIntent(subject, misspelled ? { found: misspelled } : { found, rest: toRest(left) });
  }
  return null;
}

/** Reads "old town tallinn medieval walls": a well-known place among other words. */
function readInnerPlace(atlas: Atlas, subject: string, words: readonly string[]): SearchIntent | null {
  for (const [index, word] of words.entries()) {
    const isInner = index > 0 && index < words.length - 1;
    const found = isInner ? findPlace(atlas, word, MIN_TOPIC_PROMINENCE) : null;
    if (found) return toIntent(subject, { found, ...takeKind(words.filter((other) => other !== word)) });
  }
  return null;
}
