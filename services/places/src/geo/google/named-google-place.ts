import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { nameKey } from '@placelore/guidebook/names.js';
import type { GooglePlace } from './present-google-place.js';

/** Meters between the position a place was listed with and its own. */
export const SAME_SPOT = 150;
/** Meters in a degree of latitude. */
const DEGREE = 111_195;
/** A box at a pole has no width in degrees; this one is wide enough there. */
const LEAST_COSINE = 0.01;

/** The place of that name at a position, the nearest one, or null. */
export function placeNamedAt(places: readonly GooglePlace[], name: string, position: Position): GooglePlace | null {
  const near = places
    .filter((place) => nameKey(place.name) === nameKey(name))
    .map((place) => ({ place, distance: distanceMetres(place.position, position) }))
    .filter(({ distance }) => distance <= SAME_SPOT)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.place ?? null;
}

/** The corners of a box that holds a circle of so many meters. */
export function boxAround({ latitude, longitude }: Position, meters: number): { low: Position; high: Position } {
  const north = meters / DEGREE;
  const east = north / Math.max(LEAST_COSINE, Math.cos((latitude * Math.PI) / 180));
  const within = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value));
  return {
    low: { latitude: within(latitude - north, 90), longitude: within(longitude - east, 180) },
    high: { latitude: within(latitude + north, 90), longitude: within(longitude + east, 180) },
  };
}
