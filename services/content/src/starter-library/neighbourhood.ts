import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres, distanceText } from '@placelore/contracts/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';
import type { Guidebook, Near } from '@placelore/guidebook/guidebook.js';
import { nameKey } from '@placelore/guidebook/names.js';
import type { CityRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/records.js';

/** Metres within which a sight is nearby, and how many are named at most. */
export const NEARBY = 2_000;
export const NEARBY_MOST = 8;
/** Metres of a day trip, and of the way to a table. */
const DAY_TRIP = 60_000;
const TABLE = 1_500;
/** Metres around a city's centre within which a sight belongs to it by itself, and by the city its record names. */
const IN_CITY = 5_000;
const OF_CITY = 40_000;

/** The sights within two kilometres of a sight, nearest first, eight at most. */
export function neighboursOf(guidebook: Guidebook, sight: LandmarkRecord): Near<LandmarkRecord>[] {
  return others(guidebook.landmarksNear(sight, NEARBY), sight).slice(0, NEARBY_MOST);
}

/** The sights beyond two kilometres: the nearest, however far, and up to two more within a day trip. */
export function fartherOf(guidebook: Guidebook, sight: LandmarkRecord): Near<LandmarkRecord>[] {
  const beyond = (radius: number) =>
    others(guidebook.landmarksNear(sight, radius), sight).filter(({ distance }) => distance > NEARBY);
  const near = beyond(DAY_TRIP).slice(0, 3);
  return near.length > 0 ? near : beyond(Number.POSITIVE_INFINITY).slice(0, 1);
}

/** Places to eat close to a sight, nearest first. */
export function restaurantsOf(guidebook: Guidebook, sight: LandmarkRecord): Near<RestaurantRecord>[] {
  return guidebook
    .restaurantsNear(sight, TABLE)
    .slice(0, 2)
    .map(({ record, distance }) => ({ record: record.venue, distance }));
}

/** The destination city a sight belongs to: the one its record names, or null when the guidebook has no such city. */
export function cityOf(guidebook: Guidebook, sight: LandmarkRecord): CityRecord | null {
  const named = guidebook.citiesNamed(sight.city, sight.country);
  return named.find((city) => distanceMetres(city, sight) <= OF_CITY) ?? null;
}

/** The sights of a city, the best known first. */
export function sightsOf(guidebook: Guidebook, city: CityRecord): Near<LandmarkRecord>[] {
  const names = new Set([city.name, ...city.aliases].map(nameKey));
  return guidebook
    .landmarksNear(city, OF_CITY)
    .filter(
      ({ record, distance }) =>
        record.country === city.country && (distance <= IN_CITY || names.has(nameKey(record.city))),
    )
    .sort((a, b) => b.record.popularity - a.record.popularity);
}

/** Neighbours as articles keep them, nearest first. */
export function attractions(near: readonly Near<Position & { name: string }>[]): NearbyAttraction[] {
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ record, distance }) => ({
      name: record.name,
      distance: distanceText(distance),
      coordinates: { lat: record.latitude, lng: record.longitude },
    }));
}

function others(near: Near<LandmarkRecord>[], sight: LandmarkRecord): Near<LandmarkRecord>[] {
  return near.filter(({ record }) => record.id !== sight.id);
}
