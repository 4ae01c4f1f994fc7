import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';

/** Straight-line distance in meters from the start beyond which a sight is not part of a walk. */
const MAX_REACH_METERS = 2_000;
const MAX_STOPS = 5;
/** 5 km/h in meters per second, as in the API. */
const WALKING_SPEED_MPS = 5_000 / 3_600;

export interface WalkStop {
  place: NearbyAttraction;
  /** Straight-line distance from the stop before, or from the start, and the walking time that it takes at least. */
  meters: number;
  seconds: number;
}

/** Returns the sights within a walk, each followed by the one nearest to it, so that the way does not go back and forth. */
export function planWalk(start: Position, attractions: readonly NearbyAttraction[]): WalkStop[] {
  const left = attractions
    .map((place) => ({ place, position: toPosition(place) }))
    .filter(({ position }) => getDistanceMeters(start, position) <= MAX_REACH_METERS)
    .slice(0, MAX_STOPS);
  const stops: WalkStop[] = [];
  let here = start;
  while (left.length > 0) {
    left.sort((a, b) => getDistanceMeters(here, a.position) - getDistanceMeters(here, b.position));
    const { place, position } = left.shift()!;
    const meters = getDistanceMeters(here, position);
    stops.push({ place, meters, seconds: meters / WALKING_SPEED_MPS });
    here = position;
  }
  return stops;
}

const toPosition = ({ coordinates: { lat, lng } }: NearbyAttraction): Position => ({ latitude: lat, longitude: lng });
