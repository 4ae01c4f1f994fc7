import { type LookCandidate, MAX_LOOK_CANDIDATES } from '@placelore/contracts/analysis/second-look.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  formatLocation,
  type LocatedPlace,
  type NearbyPlace,
  type PlaceClue,
} from '@placelore/contracts/places/places.js';

/** Meters within which two entries with the same name are one sight. */
const SAME_SIGHT_METERS = 1_000;

/** The places that clues led to. */
interface Located {
  place: LocatedPlace | null;
  alternatives: readonly LocatedPlace[];
}

/** Returns the position of the camera, from the photo or the device; null when neither states it. */
export const findCamera = (clues: readonly PlaceClue[]): Position | null =>
  clues.find(({ kind, position }) => position && (kind === 'photo position' || kind === 'device position'))?.position ??
  null;

/**
 * Returns the real places from which a second look chooses: sights that clues name, then sights around the camera.
 * Returns none when there is no choice: a second look at a single sight without a position would only repeat the first.
 */
export function listLookCandidates(
  camera: Position | null,
  located: Located,
  nearby: readonly NearbyPlace[],
): LookCandidate[] {
  const named = [...(located.place ? [located.place] : []), ...located.alternatives]
    .filter(({ kind, unconfirmed }) => kind === 'landmark' && !unconfirmed)
    .map((place) => toCandidate(place.name, formatLocation(place), place, camera));
  const town = located.place?.kind === 'city' ? formatLocation(located.place) : '';
  const around = nearby.map(({ name, coordinates: { lat, lng } }) =>
    toCandidate(name, town, { latitude: lat, longitude: lng }, camera),
  );
  const all = [...named, ...around];
  const candidates = all.filter((candidate, index) => all.findIndex((other) => isSame(other, candidate)) === index);
  return camera === null && candidates.length < 2 ? [] : candidates.slice(0, MAX_LOOK_CANDIDATES);
}

function toCandidate(
  name: string,
  location: string,
  { latitude, longitude }: Position,
  camera: Position | null,
): LookCandidate {
  const distanceMeters = camera && Math.round(getDistanceMeters(camera, { latitude, longitude }));
  return { name: name.slice(0, 200), location: location.slice(0, 200), latitude, longitude, distanceMeters };
}

const isSame = (a: LookCandidate, b: LookCandidate): boolean =>
  a.name === b.name && getDistanceMeters(a, b) <= SAME_SIGHT_METERS;
