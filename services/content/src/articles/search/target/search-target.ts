import { FEW_GUIDES } from '@placelore/contracts/content/articles/search.js';
import { type Atlas, type AtlasPlace, getCountryCodes, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import type { Outline } from '@placelore/guidebook/outlines/outline.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import { findJudgedTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';
import {
  findDayTrips,
  findInside,
  findNear,
  getInsideIds,
  type InsideRecord,
  listAll,
  OTHER_PENALTY,
  PENALTY_PER_KM,
  selectByTopics,
} from './inside-records.js';
import { findLeastKnown } from './least-known.js';
import {
  type Extent,
  getBoxAround,
  getExtent,
  getSearchedOutline,
  NEAR_METERS,
  type SearchPosition,
} from './search-extents.js';

/** What a search is for, in the form in which the SQL compares it with articles. */
export interface SearchTarget {
  hasPlace: boolean;
  /** Whether only positions count, and no words: around the reader, and for day trips from a place. */
  ignoresWords: boolean;
  /** Guidebook records about the place. */
  ownIds: string[];
  /** Names that articles about the place have as titles. */
  names: string[];
  /** Patterns for the ends of locations in the place: "%Italy". */
  locationPatterns: string[];
  /** Guidebook records inside or near it, and how much each loses in rank for its distance. */
  insideIds: string[];
  insidePenalties: number[];
  /** Area whose other articles count as inside; null for none. */
  extent: Extent | null;
  /** Area in the box to which it is limited; null for all of the box. */
  outline: Outline | null;
  /** Guidebook records about other places with its name. */
  otherIds: string[];
  kind: PlaceKind | null;
  /** Words that results inside the place should have. */
  rest: string[];
  /** English words of which other articles in the area must have one; none if all of these count as inside. */
  said: string[];
}

/**
 * Converts the intent of a search for the SQL.
 * @param here position of the reader, for searches around them; null when unknown
 */
export function getSearchTarget(atlas: Atlas, intent: SearchIntent, here: SearchPosition | null): SearchTarget {
  const places = intent.places.map(({ place }) => place);
  const isAround = intent.relation === 'around me' && here !== null;
  if (intent.relation === 'day trip from') return getDayTripTarget(atlas, places);
  if (intent.topics.length > 0) return getTopicTarget(atlas, intent, here);
  if (intent.excluded.length > 0) return getOutsideTarget(atlas, intent, here);
  const known = isAround ? findNear(atlas, here, PENALTY_PER_KM.sight) : findInside(atlas, intent, places);
  const inside = intent.isLesserKnown ? findLeastKnown(atlas, known, places.every(isArea)) : known;
  return {
    hasPlace: places.length > 0 || intent.relation === 'around me',
    ignoresWords: intent.relation === 'around me' || intent.isLesserKnown,
    ownIds: intent.isLesserKnown ? [] : places.flatMap(getRecordId),
    names: intent.isLesserKnown ? [] : [...new Set(places.map(getDisplayName))],
    locationPatterns: [...new Set(places.flatMap(getLocationPatterns))],
    insideIds: inside.map(({ id }) => id),
    insidePenalties: inside.map(({ penalty }) => penalty),
    extent: isAround ? getBoxAround(here, NEAR_METERS) : getExtent(intent, places),
    outline: isAround ? null : getSearchedOutline(intent, places),
    otherIds: intent.others.flatMap(({ place }) => getRecordId(place)),
    kind: intent.kind,
    rest: places.length > 0 || intent.kind ? intent.rest : [],
    said: [],
  };
}

/** Whether a place may contain several towns. */
const isArea = ({ kind }: AtlasPlace): boolean => kind === 'country' || kind === 'destination';

/** Maximum number of the best known others in a place that are listed after the few that fit a topic. */
const MAX_OTHERS = 6;

/**
 * Returns the target of a search for a topic with judged places. Where a place is named, words find nothing: they are in
 * texts about anything.
 */
function getTopicTarget(atlas: Atlas, intent: SearchIntent, here: SearchPosition | null): SearchTarget {
  const { topics } = intent;
  const whole = getSearchTarget(atlas, { ...intent, topics: [] }, here);
  const within = whole.insideIds.map((id, index): InsideRecord => ({ id, penalty: whole.insidePenalties[index]! }));
  const fitting = selectByTopics(atlas, topics, whole.hasPlace ? within : null);
  // After a few, what else is there: "street art in Berlin".
  const isFew = fitting.length > 0 && fitting.length < FEW_GUIDES && intent.kind === null;
  const known = new Set(fitting.map(({ id }) => id));
  const others = isFew ? within.filter(({ id }) => !known.has(id)).slice(0, MAX_OTHERS) : [];
  const inside = [...fitting, ...others.map(({ id, penalty }) => ({ id, penalty: penalty + OTHER_PENALTY }))];
  const rest = intent.rest.filter((word) => findJudgedTopic(word) === undefined);
  return {
    ...whole,
    hasPlace: true,
    ignoresWords: whole.hasPlace || intent.rest.length === rest.length || topics.every(({ isComplete }) => isComplete),
    ownIds: [],
    names: [],
    insideIds: inside.map(({ id }) => id),
    insidePenalties: inside.map(({ penalty }) => penalty),
    otherIds: [],
    rest: whole.hasPlace ? rest : [],
    said: topics.flatMap(({ said }) => said),
  };
}

/** Returns the target of a search for what is outside of a place: in another one, or anywhere. */
function getOutsideTarget(atlas: Atlas, intent: SearchIntent, here: SearchPosition | null): SearchTarget {
  const whole = getSearchTarget(atlas, { ...intent, excluded: [] }, here);
  const excluded = intent.excluded.map(({ place }) => place);
  const outside = new Set(excluded.flatMap((place) => [...getRecordId(place), ...getInsideIds(atlas, place)]));
  const all = whole.hasPlace
    ? whole.insideIds.map((id, index): InsideRecord => ({ id, penalty: whole.insidePenalties[index]! }))
    : listAll(atlas);
  const inside = all.filter(({ id }) => !outside.has(id));
  return {
    ...whole,
    // Other articles are left out, because whether they are in the excluded place is not known.
    ...{ hasPlace: true, ignoresWords: true, ownIds: [], names: [], extent: null, outline: null, otherIds: [] },
    insideIds: inside.map(({ id }) => id),
    insidePenalties: inside.map(({ penalty }) => penalty),
  };
}

/** Returns the target of a search for places around a place but not in it. */
function getDayTripTarget(atlas: Atlas, places: AtlasPlace[]): SearchTarget {
  const trips = places.flatMap((place) => findDayTrips(atlas, place));
  return {
    ...{ hasPlace: true, ignoresWords: true, ownIds: [], names: [], locationPatterns: [], extent: null, outline: null },
    ...{ otherIds: [], kind: null, rest: [], said: [] },
    insideIds: trips.map(({ id }) => id),
    insidePenalties: trips.map(({ penalty }) => penalty),
  };
}

/** Whether a search names no place, not even one that its words might mean. */
export const isWithoutPlaces = (target: SearchTarget): boolean =>
  !target.hasPlace &&
  target.extent === null &&
  [target.ownIds, target.names, target.insideIds, target.otherIds].every(({ length }) => length === 0);

function getRecordId(place: AtlasPlace): string[] {
  if (place.kind === 'landmark') return [place.landmark.id];
  return place.kind === 'city' && place.city ? [place.city.id] : [];
}

/**
 * Returns the patterns of locations. For a sight it is that of its town, because texts there are the closest to mention
 * it.
 */
function getLocationPatterns(place: AtlasPlace): string[] {
  if (place.kind === 'landmark') return [`${place.landmark.city}, ${getCountryName(place.landmark.country)}`];
  return getCountryCodes(place).map((code) => `%${getCountryName(code)}`);
}
