import type { Position } from '@placelore/contracts/places/geography.js';
import type { Guidebook, NearbyRecord } from '../atlas/guidebook.js';
import type { LandmarkRecord } from '../atlas/records.js';

/**
 * Meters that count as nearby, as a day trip and, for nature far from towns, as the region; and the maximum number of
 * sights that are named.
 */
const NEARBY_METERS = 10_000;
const DAY_TRIP_METERS = 60_000;
const NATURE_REGION_METERS = 100_000;
const MAX_SIGHTS = 3;

/** Categories of places for which visitors go a long way, and meters within which a sight is the place itself. */
const NATURE: readonly string[] = ['Natural Wonder', 'Mountain', 'Beach', 'Park'];
const SAME_PLACE_METERS = 500;

/**
 * Returns what to see for a place without sights around it: the nearest three that are nearby, or else for a day trip,
 * or else, for nature, the best-known sight of each of the nearest towns in its region.
 */
export function findFartherLandmarks(
  guidebook: Guidebook,
  position: Position,
  isIncluded: (record: LandmarkRecord) => boolean,
): NearbyRecord<LandmarkRecord>[] {
  const isNature = guidebook
    .findLandmarksNear(position, SAME_PLACE_METERS)
    .some(({ record: { category } }) => NATURE.includes(category));
  const region = guidebook
    .findLandmarksNear(position, isNature ? NATURE_REGION_METERS : DAY_TRIP_METERS)
    .filter(({ record }) => isIncluded(record));
  const within = (meters: number) => region.filter(({ distance }) => distance <= meters);
  const nearest = [within(NEARBY_METERS), within(DAY_TRIP_METERS)].find((sights) => sights.length > 0);
  return (nearest ?? chooseBestPerTown(region)).slice(0, MAX_SIGHTS);
}

function chooseBestPerTown(sights: readonly NearbyRecord<LandmarkRecord>[]): NearbyRecord<LandmarkRecord>[] {
  const bestByTown = new Map<string, NearbyRecord<LandmarkRecord>>();
  for (const sight of sights) {
    const town = `${sight.record.country} ${sight.record.city}`;
    const best = bestByTown.get(town);
    if (!best || sight.record.popularity > best.record.popularity) bestByTown.set(town, sight);
  }
  return [...bestByTown.values()].sort((one, other) => one.distance - other.distance);
}
