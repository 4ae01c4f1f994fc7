import { FEW_GUIDES } from '@placelore/contracts/content/articles/search.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getPlaceKey, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import {
  type CityRecord,
  type DestinationRecord,
  type LandmarkRecord,
  SPOT_KINDS,
} from '@placelore/guidebook/atlas/records.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { findCitiesInside, findLandmarksInside } from '@placelore/guidebook/resolver/places-inside.js';
import { type AreaPart, getDepth, isInPart } from '@placelore/guidebook/searches/area-parts.js';
import { isNamedLikeKind, type PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import {
  getTopicPosition,
  isShownByTexts,
  type JudgedTopic,
} from '@placelore/guidebook/searches/topics/judged-topics.js';
import { NEAR_METERS, type SearchPosition } from './search-extents.js';

/** Meters to which near extends when little is closer. */
export const FAR_METERS = 120_000;
/** Meters to which near extends for a kind of which there are few. */
const FARTHEST_METERS = 250_000;
/**
 * Rank lost per kilometer from a town and from a sight, and additionally beyond 25 km. A point of prominence is 1,000.
 */
export const PENALTY_PER_KM = { town: 50, sight: 1_000 } as const;
const FAR_PENALTY = 20_000;
/** Meters of a day trip, and the rank lost per kilometer: little, because a famous sight is worth a longer trip. */
const DAY_TRIP_METERS = { min: 15_000, max: 130_000 } as const;
const DAY_TRIP_PENALTY_PER_KM = 20;
const NO_PENALTY = 0;

/** Rank lost per place in the order of a topic: the order outweighs all prominence. */
const TOPIC_PENALTY = 20_000;

/** Rank lost from which a record is not what was searched, but only in the same place. */
export const OTHER_PENALTY = 100_000_000;

/** Guidebook record with the rank that it loses. */
export interface InsideRecord {
  id: string;
  penalty: number;
}

export function findInside(atlas: Atlas, intent: SearchIntent, places: AtlasPlace[]): InsideRecord[] {
  const { relation, part, kind, rest, topics, isLesserKnown } = intent;
  const isNameOnly = kind === null && rest.length === 0 && topics.length === 0 && !isLesserKnown;
  if (part) return places.flatMap((place) => rankInPart(atlas, part, place));
  // With several towns of that name, a record nearby may belong to one that is not meant, so only addresses count.
  if (relation !== 'near' && places.length > 1)
    return places.flatMap((place) => getIdsAtTown(atlas, place)).map(toRecord);
  if (relation !== 'near') {
    const inside = places.flatMap((place) => rankInside(atlas, place));
    return isNameOnly && places.length === 1 ? addNeighbors(atlas, places[0]!, inside) : inside;
  }
  return places.flatMap((place) => {
    const position = getPosition(place);
    if (place.kind === 'destination') return findNearRegion(atlas, place.destination);
    if (!position) return getInsideIds(atlas, place).map(toRecord);
    return findNear(atlas, position, place.kind === 'landmark' ? PENALTY_PER_KM.sight : PENALTY_PER_KM.town, kind);
  });
}

/** Number of guides below which those near a place are listed too, and the meters that count as near it. */
const FEW_INSIDE = 3;
const NEIGHBOR_METERS = 40_000;

/** Adds what is near a town or another spot with few guides, the nearest first after these. */
function addNeighbors(atlas: Atlas, place: AtlasPlace, inside: readonly InsideRecord[]): InsideRecord[] {
  const isSpot = place.kind === 'city' || (place.kind === 'destination' && SPOT_KINDS.has(place.destination.kind));
  const position = isSpot && inside.length < FEW_INSIDE ? getPosition(place) : null;
  if (!position) return [...inside];
  const known = new Set(inside.map(({ id }) => id));
  const neighbors = findRecordsAround(atlas, position, NEIGHBOR_METERS)
    .filter(({ record }) => !known.has(record.id))
    .map(({ record, distance }) => ({
      id: record.id,
      penalty: FAR_PENALTY + Math.round((PENALTY_PER_KM.sight * distance) / 1_000),
    }));
  return [...inside, ...neighbors];
}

/** Meters from the border of a region up to which something is near it. */
const REGION_NEAR_METERS = 40_000;

/** Returns what is close to the box of a region, or in it: Liverpool is not near the Lake District. */
function findNearRegion(
  atlas: Atlas,
  { extent: [west, south, east, north], ...region }: DestinationRecord,
): InsideRecord[] {
  const toBox = ({ latitude, longitude }: SearchPosition): SearchPosition => ({
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: west > east ? longitude : Math.min(east, Math.max(west, longitude)),
  });
  const radius = getDistanceMeters(region, { latitude: north, longitude: west }) + REGION_NEAR_METERS;
  return findRecordsAround(atlas, region, radius).flatMap(({ record }) => {
    const distance = getDistanceMeters(record, toBox(record));
    return distance > REGION_NEAR_METERS
      ? []
      : [{ id: record.id, penalty: Math.round((PENALTY_PER_KM.town * distance) / 1_000) }];
  });
}

/** Degrees from the border of a part up to which a record loses rank, and the rank lost at the border. */
const BORDER = { degrees: 2, penalty: 4_000 } as const;

/** Ranks what is at the border of a part lower: Barcelona and Segovia hardly are what is meant by the north of Spain. */
function rankInPart(atlas: Atlas, part: AreaPart, place: AtlasPlace): InsideRecord[] {
  return getInsideIds(atlas, place).flatMap((id) => {
    const record = atlas.guidebook.landmark(id) ?? atlas.guidebook.city(id);
    if (record === null || !isInPart(part, record)) return [];
    const lacking = Math.max(0, BORDER.degrees - (getDepth(part, record) ?? BORDER.degrees));
    return [{ id, penalty: Math.round((BORDER.penalty * lacking) / BORDER.degrees) }];
  });
}

/** Meters from a town from which a sight with another address is near it rather than in it. */
const OUTSIDE_METERS = 8_000;

/** Ranks what belongs to another town after what is in a town itself, the nearest first: Lisbon's sights for Sintra. */
function rankInside(atlas: Atlas, place: AtlasPlace): InsideRecord[] {
  const ids = getInsideIds(atlas, place);
  if (place.kind !== 'city') return ids.map(toRecord);
  const name = toNameKey(place.town.name);
  return ids.map((id) => {
    const landmark = atlas.guidebook.landmark(id);
    if (!landmark || toNameKey(landmark.city) === name) return toRecord(id);
    const distance = getDistanceMeters(place.town, landmark);
    return distance < OUTSIDE_METERS
      ? toRecord(id)
      : { id, penalty: FAR_PENALTY + Math.round((PENALTY_PER_KM.sight * distance) / 1_000) };
  });
}

export const listAll = ({ guidebook }: Atlas): InsideRecord[] =>
  [...guidebook.landmarks, ...guidebook.cities].map(({ id }) => toRecord(id));

const toRecord = (id: string): InsideRecord => ({ id, penalty: NO_PENALTY });

const findRecordsAround = ({ guidebook }: Atlas, position: SearchPosition, meters: number) => [
  ...guidebook.findLandmarksNear(position, meters),
  ...guidebook.findCitiesNear(position, meters),
];

/** @param kind kind of which the next places count as near even if they are far, when there is little of it */
export function findNear(
  atlas: Atlas,
  position: SearchPosition,
  penaltyPerKm: number,
  kind: PlaceKind | null = null,
): InsideRecord[] {
  const near = findRecordsAround(atlas, position, FAR_METERS);
  const isFew =
    kind !== null &&
    near.filter(({ record }) => 'category' in record && isNamedLikeKind(kind, record)).length < FEW_GUIDES;
  const found = isFew ? findRecordsAround(atlas, position, FARTHEST_METERS) : near;
  return found.map(({ record, distance }) => ({
    id: record.id,
    penalty: Math.round((penaltyPerKm * distance) / 1_000) + FAR_PENALTY * countFarLimits(distance),
  }));
}

/** Returns how many of the distances that count as near something is beyond: even the best known comes after these. */
const countFarLimits = (distance: number): number =>
  [NEAR_METERS, FAR_METERS].filter((meters) => distance > meters).length;

export function findDayTrips(atlas: Atlas, place: AtlasPlace): InsideRecord[] {
  const position = getPosition(place);
  if (!position) return [];
  const radius = place.kind === 'city' ? estimateTownRadius(place.town.population) : 0;
  const trips = findRecordsAround(atlas, position, DAY_TRIP_METERS.max)
    .filter(({ distance }) => distance >= Math.max(radius, DAY_TRIP_METERS.min))
    .map(({ record, distance }) => ({ record, penalty: Math.round((DAY_TRIP_PENALTY_PER_KM * distance) / 1_000) }));
  return takeOneOfEachTown(trips);
}

interface Trip {
  record: LandmarkRecord | CityRecord;
  penalty: number;
}

/** Takes of each town the town itself, or else its best known sight: a day in Salzburg is one trip. */
function takeOneOfEachTown(trips: readonly Trip[]): InsideRecord[] {
  const getTown = ({ record }: Trip) => `${'city' in record ? record.city : record.name}, ${record.country}`;
  const ranked = trips.toSorted((one, other) => comparePopularity(one.record, other.record));
  const byTown = new Map(ranked.toReversed().map((trip) => [getTown(trip), trip]));
  return [...byTown.values()].map(({ record, penalty }) => ({ id: record.id, penalty }));
}

/** Orders by popularity, towns themselves before all sights. */
const comparePopularity = (one: LandmarkRecord | CityRecord, other: LandmarkRecord | CityRecord): number =>
  getPopularity(other) - getPopularity(one);
const getPopularity = (record: LandmarkRecord | CityRecord): number =>
  'popularity' in record ? record.popularity : Number.MAX_VALUE;

/**
 * Returns the records that fit all topics, in their order; where none inside a place was judged to fit, those that say so
 * themselves.
 * @param records those inside a place; null for all
 */
export function selectByTopics(
  { guidebook }: Atlas,
  topics: readonly JudgedTopic[],
  records: readonly InsideRecord[] | null,
): InsideRecord[] {
  const among = (records ?? [...guidebook.landmarks, ...guidebook.cities].map(({ id }) => toRecord(id))).flatMap(
    ({ id, penalty }) => {
      const record = guidebook.landmark(id) ?? guidebook.city(id);
      return record ? [{ record, penalty }] : [];
    },
  );
  const judged = among.flatMap(({ record, penalty }) => {
    const positions = topics.map((topic) => getTopicPosition(topic, record));
    if (!positions.every((position) => position !== null)) return [];
    return [{ id: record.id, penalty: penalty + TOPIC_PENALTY * Math.max(...positions) }];
  });
  if (judged.length > 0 || records === null || !topics.every((topic) => topic.isShownByTexts)) return judged;
  return among
    .filter(({ record }) => topics.every((topic) => isShownByTexts(topic, record)))
    .map(({ record: { id }, penalty }) => ({ id, penalty }));
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
