import type { Position } from '@placelore/contracts/geography.js';
import { getDistanceMeters } from '@placelore/contracts/great-circle.js';
import { toNameKey } from '@placelore/guidebook/names.js';
import type { GooglePlace } from './present-google-place.js';

/** Meters between the position a place was listed with and its own. */
export const SAME_SPOT_METERS = 150;
/** Meters in a degree of latitude. */
const METERS_PER_DEGREE = 111_195;
/** A box at a pole has no width in degrees; this one is wide enough there. */
const MIN_COSINE = 0.01;

/** The place of that name at a position, the nearest one, or null. */
export function findPlaceByNameAt(
  places: readonly GooglePlace[],
  name: string,
  position: Position,
): GooglePlace | null {
  const nearby = places
    .filter((place) => toNameKey(place.name) === toNameKey(name))
    .map((place) => ({ place, distance: getDistanceMeters(place.position, position) }))
    .filter(({ distance }) => distance <= SAME_SPOT_METERS)
    .sort((a, b) => a.distance - b.distance);
  return nearby[0]?.place ?? null;
}

/** The corners of a box that holds a circle of so many meters. */
export function getBoxAround({ latitude, longitude }: Position, meters: number): { low: Position; high: Position } {
  const north = meters / METERS_PER_DEGREE;
  const east = north / Math.max(MIN_COSINE, Math.cos((latitude * Math.PI) / 180));
  const clamp = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value));
  return {
    low: { latitude: clamp(latitude - north, 90), longitude: clamp(longitude - east, 180) },
    high: { latitude: clamp(latitude + north, 90), longitude: clamp(longitude + east, 180) },
  };
}
