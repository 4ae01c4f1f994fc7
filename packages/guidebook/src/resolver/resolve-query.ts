import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  type Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPlaceKey,
  getPosition,
} from '../atlas/atlas.js';
import type { DestinationKind } from '../atlas/records.js';
import { isInExtent } from '../destinations/destinations.js';
import { toNameKey } from '../names/name-keys.js';
import { findExactMatches, findSimilarMatches, type NameMatch } from './name-matches.js';
import { type ContextFit, PlaceContext } from './place-context.js';
import { compareProminence, getProminence } from './prominence.js';
import { type QueryReading, readParts, readWhole } from './query-readings.js';
import { isCommonWords, isFictional, stripPhrases } from './query-words.js';

/** How the words of a query match a place; `partial` when some of them do not belong to it. */
export type PlaceMatch = 'exact' | 'alias' | 'spelling' | 'partial';

export interface PlaceCandidate {
  place: AtlasPlace;
  match: PlaceMatch;
  /** Whether an area that the query names excludes the place: "Eiffel Tower, Berlin". */
  isContradicted: boolean;
  /** Orders the candidates: prominence, less for a name that is not the place's own. */
  score: number;
}

/**
 * What a query names. `found`: the first candidate is meant; the others are possible. `ambiguous`: several are equally
 * likely, so ask. `suggested`: none is certain, so offer them but use none. `unknown`: no place.
 */
export interface Resolution {
  status: 'found' | 'ambiguous' | 'suggested' | 'unknown';
  candidates: PlaceCandidate[];
}

/** Decides which places are possible at all, for example those near a position. */
export type PlaceFilter = (place: AtlasPlace) => boolean;

export const ACCEPT_ALL: PlaceFilter = () => true;

const UNKNOWN: Resolution = { status: 'unknown', candidates: [] };

/** Score that a name other than the place's own costs, and cost of a misspelled name per missing similarity. */
const COSTS = { exact: 0, alias: 0.8, 'foreign name': 2.2, 'first words': 3, spelling: 0 } as const;
const MISSPELLING_COST = 10;
/** Score that the area of an unknown place costs, since the area itself was not searched. */
const OUTER_PLACE_COST = 4;
/** Difference of scores up to which two places of a name are equally likely. */
const EQUAL_SCORES = 0.85;
/** Prominence from which a place may be called by a common word alone: Nice, but not Best. */
const MIN_COMMON_WORD_PROMINENCE = 6;
/**
 * A misspelled name is used if its similarity and the prominence of the place leave little doubt: "efel tower"
 * (similarity 0.82) is, "my house" for Mulhouse (0.75) is not.
 */
const MIN_CERTAINTY = 0.97;
const CERTAINTY_PER_PROMINENCE = 0.02;
/** Minimum similarity and prominence of a place that is offered for a misspelled name. */
const MIN_OFFERED_SIMILARITY = 0.78;
const MIN_OFFERED_PROMINENCE = 4.5;
const MIN_MISSPELLED_LETTERS = 5;
/** Distance in meters within which two places of one name are one destination: a town and its castle. */
const SAME_PLACE_METERS = 30_000;
const MAX_CANDIDATES = 8;
/** Kinds of destinations that contain towns. A lake or mountain is near towns instead. */
const AREA_KINDS: ReadonlySet<DestinationKind> = new Set([
  'region',
  'historic-region',
  'constituent-country',
  'territory',
  'island',
  'archipelago',
  'peninsula',
]);

/**
 * Returns the places that a query may name, most likely first, and whether one of them is certain. Reads the query as a
 * name and areas around it ("Rome, Georgia", "kyoto japan", "Eiffel Tower, Paris, Texas"); areas that do not contain a
 * place exclude it. Prominence decides between places of one name.
 * @param isPossible excludes impossible places before they are compared
 * @param spelling `exact` ignores similar names, which take milliseconds to find, and partial matches
 */
export function resolveQuery(
  atlas: Atlas,
  query: string,
  isPossible: PlaceFilter = ACCEPT_ALL,
  spelling: 'exact' | 'similar' = 'similar',
): Resolution {
  const text = stripPhrases(query);
  if (toNameKey(text) === '' || isFictional(text)) return UNKNOWN;
  const findExact = remember((name) => findExactMatches(atlas, name).filter(({ place }) => isPossible(place)));
  const findSimilar = remember((name) => findSimilarMatches(atlas, name).filter(({ place }) => isPossible(place)));
  const getContext = remember((area) => new PlaceContext(atlas, area));
  // If a filter limits the places, a common word may be a name: Best near Eindhoven.
  const isNamable: PlaceTest = isPossible === ACCEPT_ALL ? isUsable : () => true;
  // Some names contain such phrases: Hoi An Old Town.
  const untouched = text === query ? [] : collect(readWhole(query), getContext, findExact, isNamable).certain;
  if (untouched.length > 0) return decide(untouched);
  const whole = collect(readWhole(text), getContext, findExact, isNamable);
  if (whole.certain.length > 0) return decide(whole.certain);
  const parts = collect(readParts(text), getContext, findExact, isNamable);
  if (parts.certain.length > 0) return decide(parts.certain);
  if (spelling === 'exact' || isCommonWords(text)) return UNKNOWN;
  const similar = resolveSimilar(text, getContext, findSimilar);
  if (similar.status === 'found') return similar;
  const partial = [...whole.partial, ...findOuterPlaces(text, getContext, findExact)];
  if (partial.length > 0) return { status: 'suggested', candidates: rank(partial) };
  return similar;
}

type FindNames = (name: string) => NameMatch[];
type GetContext = (area: string) => PlaceContext;

/** Caches lookups by text, since the readings of a query share names and areas. */
function remember<T>(look: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? look(text);
    known.set(text, found);
    return found;
  };
}

type PlaceTest = (name: string, place: AtlasPlace) => boolean;

/** `certain` candidates lie in all stated areas. An area excludes `partial` ones or is unknown. */
interface Collected {
  certain: PlaceCandidate[];
  partial: PlaceCandidate[];
}

function collect(readings: QueryReading[], getContext: GetContext, find: FindNames, isNamable: PlaceTest): Collected {
  const collected: Collected = { certain: [], partial: [] };
  for (const reading of readings) {
    const matches = find(reading.name).filter(({ place }) => isOfKind(place, reading));
    if (matches.length === 0) continue;
    const contexts = reading.areas.map(getContext);
    for (const match of matches) {
      if (isAroundItsArea(match.place, reading, contexts)) continue;
      const fit = getWorstFit(contexts.map((context) => context.getFit(match.place)));
      if (fit === 'inside') {
        if (reading.areas.length > 0 || isNamable(reading.name, match.place))
          collected.certain.push(toCandidate(match));
      } else if (reading.isSeparated) {
        collected.partial.push({ ...toCandidate(match), match: 'partial', isContradicted: fit === 'outside' });
      }
    }
  }
  return collected;
}

/** Whether a reading without a comma has the places reversed: of two places, the larger one is the area. */
const isAroundItsArea = (place: AtlasPlace, { isSeparated }: QueryReading, contexts: PlaceContext[]): boolean =>
  !isSeparated &&
  place.kind === 'destination' &&
  AREA_KINDS.has(place.destination.kind) &&
  contexts.some((context) => context.isTownInside(place.destination));

const isOfKind = (place: AtlasPlace, { kinds }: QueryReading) =>
  kinds === 'any' || (place.kind === 'destination' && kinds.includes(place.destination.kind));

/** A common word alone does not mean a little known town. */
const isUsable = (name: string, place: AtlasPlace) =>
  place.kind !== 'city' || getProminence(place) >= MIN_COMMON_WORD_PROMINENCE || !isCommonWords(name);

function getWorstFit(fits: ContextFit[]): ContextFit {
  if (fits.includes('outside')) return 'outside';
  return fits.includes('unknown') ? 'unknown' : 'inside';
}

function toCandidate({ place, kind, similarity }: NameMatch): PlaceCandidate {
  const cost = COSTS[kind] + MISSPELLING_COST * (1 - similarity);
  const match = kind === 'exact' || kind === 'spelling' ? kind : 'alias';
  return { place, match, isContradicted: false, score: getProminence(place) - cost };
}

/** Returns the areas of an unknown place, which may be offered: Florence for "Trattoria Da Mario, Florence". */
function findOuterPlaces(text: string, getContext: GetContext, find: FindNames): PlaceCandidate[] {
  return readWhole(text).flatMap(({ areas }) => {
    const [area, ...outer] = areas;
    if (area === undefined) return [];
    const contexts = outer.map(getContext);
    return find(area)
      .filter(({ place }) => contexts.every((context) => context.getFit(place) !== 'outside'))
      .map((match) => toCandidate(match))
      .map((candidate) => ({ ...candidate, match: 'partial' as const, score: candidate.score - OUTER_PLACE_COST }));
  });
}

function resolveSimilar(text: string, getContext: GetContext, find: FindNames): Resolution {
  if (toNameKey(text).length < MIN_MISSPELLED_LETTERS) return UNKNOWN;
  // Comparing with all names is slow, and a similar place beside an unknown area would not be used.
  const readings = [...readWhole(text), ...readParts(text)].filter(({ areas }) =>
    areas.every((area) => getContext(area).isKnown),
  );
  const { certain } = collect(readings, getContext, find, isUsable);
  const offered = rank(certain).filter(
    ({ place, score }) =>
      getSimilarity(place, score) >= MIN_OFFERED_SIMILARITY && getProminence(place) >= MIN_OFFERED_PROMINENCE,
  );
  const [best] = offered;
  if (!best) return UNKNOWN;
  const certainty = getSimilarity(best.place, best.score) + CERTAINTY_PER_PROMINENCE * getProminence(best.place);
  return certainty >= MIN_CERTAINTY ? decide(offered) : { status: 'suggested', candidates: offered };
}

const getSimilarity = (place: AtlasPlace, score: number) => 1 - (getProminence(place) - score) / MISSPELLING_COST;

/** Sorts candidates, and keeps the best match of each place. */
function rank(candidates: PlaceCandidate[]): PlaceCandidate[] {
  const best = new Map<string, PlaceCandidate>();
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score || compareProminence(a.place, b.place))) {
    const key = getPlaceKey(candidate.place);
    if (!best.has(key)) best.set(key, candidate);
  }
  return [...best.values()].slice(0, MAX_CANDIDATES);
}

/** Returns `ambiguous` if another place is about as likely as the first and neither contains the other. */
function decide(found: PlaceCandidate[]): Resolution {
  const candidates = rank(found);
  preferSights(candidates);
  const [best, ...others] = candidates;
  if (!best) return UNKNOWN;
  const rivals = others.filter(
    ({ place, score }) => score >= best.score - EQUAL_SCORES && !isNested(best.place, place),
  );
  return { status: rivals.length > 0 ? 'ambiguous' : 'found', candidates };
}

/** Moves a sight before a destination or town with which it is identical, because its record has more content. */
function preferSights(candidates: PlaceCandidate[]): void {
  const best = candidates[0];
  if (!best || best.place.kind === 'landmark' || best.place.kind === 'country') return;
  const index = candidates.findIndex(
    ({ place, match }) =>
      place.kind === 'landmark' &&
      match === best.match &&
      toNameKey(getDisplayName(place)) === toNameKey(getDisplayName(best.place)) &&
      isNested(best.place, place),
  );
  if (index > 0) candidates.unshift(...candidates.splice(index, 1));
}

/** Checks whether one of two places contains the other: Salzburg and its state, Luxembourg and its capital. */
function isNested(a: AtlasPlace, b: AtlasPlace): boolean {
  if (!getCountryCodes(a).some((code) => getCountryCodes(b).includes(code))) return false;
  if (a.kind === 'country' || b.kind === 'country') return true;
  const [positionA, positionB] = [getPosition(a), getPosition(b)];
  if (!positionA || !positionB) return false;
  return (
    (a.kind === 'destination' && isInExtent(a.destination, positionB)) ||
    (b.kind === 'destination' && isInExtent(b.destination, positionA)) ||
    getDistanceMeters(positionA, positionB) <= SAME_PLACE_METERS
  );
}
