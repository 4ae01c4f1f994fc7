import {
  type Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPlaceKey,
  getPosition,
} from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { getOutlineBox, type Outline } from '@placelore/guidebook/outlines/outline.js';
import { findOutline } from '@placelore/guidebook/outlines/outlines.js';
import { findCitiesInside, findLandmarksInside } from '@placelore/guidebook/resolver/places-inside.js';
import { isInPart } from '@placelore/guidebook/searches/area-parts.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import type { PlaceKind } from '@placelore/guidebook/searches/place-kinds.js';
import { buildAnyQuery, buildTopicQuery, type SearchWords } from './search-words.js';

/** Position in degrees. */
export interface SearchPosition {
  latitude: number;
  longitude: number;
}

/** West, south, east and north in degrees. */
export type Extent = [number, number, number, number];

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
}

/** Meters that count as near, and the maximum to which that extends when little is closer. */
const NEAR_METERS = 25_000;
const FAR_METERS = 120_000;
/**
 * Rank lost per kilometer from a town and from a sight, and additionally beyond 25 km. A point of prominence is 1,000.
 */
const PENALTY_PER_KM = { town: 50, sight: 1_000 } as const;
const FAR_PENALTY = 20_000;
/** Meters of a day trip, and the rank lost per kilometer: little, because a famous sight is worth a longer trip. */
const DAY_TRIP_METERS = { min: 15_000, max: 130_000 } as const;
const DAY_TRIP_PENALTY_PER_KM = 15;
const METERS_PER_DEGREE = 111_320;
const NO_PENALTY = 0;
/** Rank lost per point of prominence when the least known sights come first: twice the 1,000 that a point gains. */
const PENALTY_PER_PROMINENCE = 2_000;

/**
 * Converts the intent of a search for the SQL.
 * @param here position of the reader, for searches around them; null when unknown
 */
export function getSearchTarget(atlas: Atlas, intent: SearchIntent, here: SearchPosition | null): SearchTarget {
  const places = intent.places.map(({ place }) => place);
  const isAround = intent.relation === 'around me' && here !== null;
  if (intent.relation === 'day trip from') return getDayTripTarget(atlas, places);
  const known = isAround ? findNear(atlas, here, PENALTY_PER_KM.sight) : findInside(atlas, intent, places);
  const inside = intent.isLesserKnown ? known.flatMap((record) => penalizeFame(atlas, record)) : known;
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
  };
}

/** Returns the target of a search for places around a place but not in it. */
function getDayTripTarget(atlas: Atlas, places: AtlasPlace[]): SearchTarget {
  const trips = places.flatMap((place) => findDayTrips(atlas, place));
  return {
    ...{
      hasPlace: true,
      ignoresWords: true,
      ownIds: [],
      names: [],
      locationPatterns: [],
      extent: null,
      outline: null,
      otherIds: [],
    },
    ...{ kind: null, rest: [] },
    insideIds: trips.map(({ id }) => id),
    insidePenalties: trips.map(({ penalty }) => penalty),
  };
}

function findDayTrips(atlas: Atlas, place: AtlasPlace): InsideRecord[] {
  const position = getPosition(place);
  if (!position) return [];
  const radius = place.kind === 'city' ? estimateTownRadius(place.town.population) : 0;
  return findRecordsAround(atlas, position, DAY_TRIP_METERS.max)
    .filter(({ distance }) => distance >= Math.max(radius, DAY_TRIP_METERS.min))
    .map(({ record, distance }) => ({
      id: record.id,
      penalty: Math.round((DAY_TRIP_PENALTY_PER_KM * distance) / 1_000),
    }));
}

/** Whether a search names no place, not even one that its words might mean. */
export const isWithoutPlaces = (target: SearchTarget): boolean =>
  !target.hasPlace &&
  target.extent === null &&
  [target.ownIds, target.names, target.insideIds, target.otherIds].every(({ length }) => length === 0);

interface InsideRecord {
  id: string;
  penalty: number;
}

function findInside(atlas: Atlas, { relation, part }: SearchIntent, places: AtlasPlace[]): InsideRecord[] {
  if (part) {
    const isInside = (id: string) => {
      const record = atlas.guidebook.landmark(id) ?? atlas.guidebook.city(id);
      return record !== null && isInPart(part, record);
    };
    return places.flatMap((place) => getInsideIds(atlas, place).filter(isInside)).map(toRecord);
  }
  // With several towns of that name, a record nearby may belong to one that is not meant, so only addresses count.
  const getIds = places.length > 1 ? getIdsAtTown : getInsideIds;
  if (relation !== 'near') return places.flatMap((place) => getIds(atlas, place)).map(toRecord);
  return places.flatMap((place) => {
    const position = getPosition(place);
    if (!position) return getInsideIds(atlas, place).map(toRecord);
    return findNear(atlas, position, place.kind === 'landmark' ? PENALTY_PER_KM.sight : PENALTY_PER_KM.town);
  });
}

const toRecord = (id: string): InsideRecord => ({ id, penalty: NO_PENALTY });

/** Ranks a sight lower the better it is known. Cities are left out, because they are where one looks for little known sights. */
function penalizeFame({ guidebook }: Atlas, { id, penalty }: InsideRecord): InsideRecord[] {
  const landmark = guidebook.landmark(id);
  return landmark ? [{ id, penalty: penalty + Math.round(PENALTY_PER_PROMINENCE * landmark.popularity) }] : [];
}

const findRecordsAround = ({ guidebook }: Atlas, position: SearchPosition, meters: number) => [
  ...guidebook.findLandmarksNear(position, meters),
  ...guidebook.findCitiesNear(position, meters),
];

function findNear(atlas: Atlas, position: SearchPosition, penaltyPerKm: number): InsideRecord[] {
  return findRecordsAround(atlas, position, FAR_METERS).map(({ record, distance }) => ({
    id: record.id,
    penalty: Math.round((penaltyPerKm * distance) / 1_000) + (distance > NEAR_METERS ? FAR_PENALTY : 0),
  }));
}

function getRecordId(place: AtlasPlace): string[] {
  if (place.kind === 'landmark') return [place.landmark.id];
  return place.kind === 'city' && place.city ? [place.city.id] : [];
}

/** Returns the ids of the records whose address is in a town; for other places, of all records inside. */
const getIdsAtTown = (atlas: Atlas, place: AtlasPlace): string[] =>
  place.kind === 'city'
    ? findLandmarksInside(atlas, place)
        .filter(({ city }) => toNameKey(city) === toNameKey(place.town.name))
        .map(({ id }) => id)
    : getInsideIds(atlas, place);

const insideIds = new Map<string, string[]>();

/** Returns the ids of the records inside a place. Caches those of countries and destinations. */
export function getInsideIds(atlas: Atlas, place: AtlasPlace): string[] {
  const key = getPlaceKey(place);
  const known = insideIds.get(key);
  if (known) return known;
  const cities = place.kind === 'city' ? [] : findCitiesInside(atlas, place);
  const ids = [...cities, ...findLandmarksInside(atlas, place)].map(({ id }) => id);
  // There are a few thousand countries and destinations, but far too many towns to cache.
  if (place.kind !== 'city') insideIds.set(key, ids);
  return ids;
}

/**
 * Returns the patterns of locations. For a sight it is that of its town, because texts there are the closest to mention
 * it.
 */
function getLocationPatterns(place: AtlasPlace): string[] {
  if (place.kind === 'landmark') return [`${place.landmark.city}, ${getCountryName(place.landmark.country)}`];
  return getCountryCodes(place).map((code) => `%${getCountryName(code)}`);
}

/**
 * Returns the area of a place; null when it is not needed: a sight contains no others, and articles name their country.
 */
function getExtent({ relation, part }: SearchIntent, places: AtlasPlace[]): Extent | null {
  const [place, ...others] = places;
  if (!place || others.length > 0) return null;
  if (part) return [...part.box];
  const position = getPosition(place);
  if (relation === 'near' && position) return getBoxAround(position, NEAR_METERS);
  if (place.kind === 'destination') return getDestinationExtent(place.destination);
  return place.kind === 'city' ? getBoxAround(place.town, estimateTownRadius(place.town.population)) : null;
}

function getDestinationExtent({ id, extent }: DestinationRecord): Extent {
  const outline = findOutline(id);
  return outline ? getOutlineBox(outline) : extent;
}

/** Returns the outline of what is searched; null for a place that has none, and near a place. */
function getSearchedOutline({ relation, part }: SearchIntent, [place]: AtlasPlace[]): Outline | null {
  if (part) return part.outline;
  return place?.kind === 'destination' && relation === 'in' ? findOutline(place.destination.id) : null;
}

/** Returns an outline as a polygon of PostgreSQL. */
const toPolygon = (outline: Outline): string =>
  outline.map(([longitude, latitude]) => `(${longitude},${latitude})`).join();

function getBoxAround({ latitude, longitude }: SearchPosition, radius: number): Extent {
  const height = radius / METERS_PER_DEGREE;
  const width = height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [longitude - width, latitude - height, longitude + width, latitude + height];
}

/** Returns the parameters $1 to $26 of `buildFoundSql`. */
export function toSearchParameters(
  words: SearchWords,
  target: SearchTarget,
  category: string | undefined,
  reader: { userId: number | null; visitorId: string | null },
  isCorrected: boolean,
): unknown[] {
  const { kind, rest, extent, ignoresWords } = target;
  return [
    category ?? '',
    ignoresWords ? null : words.exact,
    ignoresWords ? null : words.prefix,
    ignoresWords ? null : words.titlePrefix,
    words.plain,
    reader.userId,
    reader.visitorId,
    target.ownIds,
    target.names,
    target.locationPatterns,
    target.insideIds,
    target.insidePenalties,
    extent satisfies Extent | null,
    target.otherIds,
    kind ? [...kind.categories] : null,
    kind ? [...kind.placeTypes] : null,
    kind ? [...kind.categories, ...kind.related] : null,
    kind ? buildAnyQuery([...kind.nouns, ...kind.signs, ...kind.akin], '') || null : null,
    kind ? buildAnyQuery(kind.nouns, ':A') || null : null,
    kind ? buildAnyQuery(kind.nouns, ':B') || null : null,
    buildTopicQuery(rest) || null,
    target.hasPlace,
    isCorrected,
    kind
      ? [buildAnyQuery(kind.signs, ':BC'), buildAnyQuery(kind.akin, ':A')].filter(Boolean).join(' | ') || null
      : null,
    ignoresWords ? null : words.near,
    target.outline && toPolygon(target.outline),
  ];
}
