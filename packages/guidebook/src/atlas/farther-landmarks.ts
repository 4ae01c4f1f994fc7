import type { Position } from '@placelore/contracts/places/geography.js';
import type { Guidebook, NearbyRecord } from './guidebook.js';
import type { LandmarkRecord } from './records.js';

/** Meters that count as a day trip and as the region, and the maximum number of sights that are named for them. */
const DAY_TRIP_METERS = 60_000;
const REGION_METERS = 150_000;
const MAX_SIGHTS = 3;

/**
 * Returns what to see for a place without sights around it: the nearest three for a day trip, or else the best-known
 * sight of each of the nearest towns in its region.
 */
export function findFartherLandmarks(
  guidebook: Guidebook,
  position: Position,
  isIncluded: (record: LandmarkRecord) => boolean,
): NearbyRecord<LandmarkRecord>[] {
  const region = guidebook.findLandmarksNear(position, REGION_METERS).filter(({ record }) => isIncluded(record));
  const dayTrips = region.filter(({ distance }) => distance <= DAY_TRIP_METERS);
  return (dayTrips.length > 0 ? dayTrips : chooseBestPerTown(region)).slice(0, MAX_SIGHTS);
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
