import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { findFartherLandmarks } from '@placelore/guidebook/atlas/farther-landmarks.js';
import type { Guidebook, NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';

/** Meters within which a sight counts as nearby, and the maximum number of nearby sights that are named. */
const NEARBY_RADIUS_METERS = 2_000;
export const MAX_NEARBY = 8;
/**
 * Meters around a city's center within which a sight belongs to the city by its position alone, and within which it
 * belongs to it if its record names the city.
 */
const CITY_CENTER_RADIUS_METERS = 5_000;
const CITY_AREA_RADIUS_METERS = 40_000;
/** Meters beyond which a sight of a city is an excursion. */
const EXCURSION_METERS = 20_000;

/**
 * Returns the sights within two kilometers of a sight, nearest first, eight at most. If there are none, returns up to
 * three within a day trip, or else in the region.
 */
export function findNearbyLandmarks(guidebook: Guidebook, landmark: LandmarkRecord): NearbyRecord<LandmarkRecord>[] {
  const isOther = (record: LandmarkRecord) => record.id !== landmark.id;
  const nearby = guidebook.findLandmarksNear(landmark, NEARBY_RADIUS_METERS).filter(({ record }) => isOther(record));
  return nearby.length > 0 ? nearby.slice(0, MAX_NEARBY) : findFartherLandmarks(guidebook, landmark, isOther);
}

/** Returns the city that a sight's record names; null when the guidebook has no such city. */
export function findCity(guidebook: Guidebook, landmark: LandmarkRecord): CityRecord | null {
  const named = guidebook.findCitiesByName(landmark.city, landmark.country);
  return named.find((city) => getDistanceMeters(city, landmark) <= CITY_AREA_RADIUS_METERS) ?? null;
}

/** Returns the sights of a city, best known first, and then those that are an excursion. */
export function findCityLandmarks(guidebook: Guidebook, city: CityRecord): NearbyRecord<LandmarkRecord>[] {
  const names = new Set([city.name, ...city.aliases].map(toNameKey));
  return guidebook
    .findLandmarksNear(city, CITY_AREA_RADIUS_METERS)
    .filter(
      ({ record, distance }) =>
        record.country === city.country && (distance <= CITY_CENTER_RADIUS_METERS || names.has(toNameKey(record.city))),
    )
    .sort(
      (a, b) =>
        Number(a.distance > EXCURSION_METERS) - Number(b.distance > EXCURSION_METERS) ||
        b.record.popularity - a.record.popularity,
    );
}

/** Returns the neighbors of a place in the form in which articles store them, nearest first. */
export function toNearbyAttractions(
  nearby: readonly NearbyRecord<LandmarkRecord>[],
  { country }: Pick<LandmarkRecord, 'country'>,
): NearbyAttraction[] {
  return nearby
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ record, distance }) => ({
      name: record.name,
      distance: formatMetricDistance(distance),
      ...(record.country !== country && { country: getCountryName(record.country) }),
      coordinates: { lat: record.latitude, lng: record.longitude },
    }));
}
