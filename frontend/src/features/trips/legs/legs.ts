import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { estimateDriveSeconds, MAX_WALK_METERS } from '@placelore/contracts/places/map/travel-estimates.js';
import { places } from '@placelore/contracts/places/maps.js';
import { buildRequest, call } from '../../../lib/api/api.js';

/** Walking speed for estimates in meters per second: 5 km/h, as in the API. */
const WALKING_SPEED_MPS = 5_000 / 3_600;
/** Meters beyond which a straight line says too little about the way to state a time: mountains, ferries, borders. */
const MAX_DRIVE_METERS = 150_000;

/**
 * Way between two stops: a walking route, the straight line as an estimate on foot or by car, or so far that only the
 * distance is known.
 */
export interface Leg {
  kind: 'route' | 'estimate' | 'drive' | 'far';
  from: Coordinates;
  to: Coordinates;
  distanceMeters: number;
  /** Time on foot; by car for a drive. */
  durationSeconds: number;
  /** Encoded course of a route; null for a straight line. */
  polyline: string | null;
  attribution: string | null;
}

/** Ends of a leg. */
export type LegEnds = Pick<Leg, 'from' | 'to'>;

type LegStop = Pick<TripStop, 'coordinates' | 'isArea'>;

/** Returns the ends of the legs between consecutive stops; null for those that have none. */
export const getLegEnds = (stops: readonly LegStop[]): (LegEnds | null)[] =>
  stops.slice(1).map((to, index) => getEndsBetween(stops[index]!, to));

/** Returns null if a stop is not located, and for a walk from or to the middle of a town. */
export function getEndsBetween(from: LegStop, to: LegStop): LegEnds | null {
  if (!from.coordinates || !to.coordinates) return null;
  const ends = { from: from.coordinates, to: to.coordinates };
  const isWithinArea = (from.isArea ?? to.isArea) && isWalk(estimateLeg(ends));
  return isWithinArea ? null : ends;
}

/** Formats a position for a URL. Five decimals of a degree are about 1 m. */
const formatPoint = ({ lat, lng }: Coordinates): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;
const toPosition = ({ lat, lng }: Coordinates) => ({ latitude: lat, longitude: lng });
const toArguments = ({ from, to }: LegEnds) => ({ from: formatPoint(from), to: formatPoint(to) });

/** Returns the leg as a straight line. */
export function estimateLeg({ from, to }: LegEnds): Leg {
  const distanceMeters = getDistanceMeters(toPosition(from), toPosition(to));
  const isWalk = distanceMeters <= MAX_WALK_METERS;
  return {
    kind: isWalk ? 'estimate' : distanceMeters <= MAX_DRIVE_METERS ? 'drive' : 'far',
    from,
    to,
    distanceMeters,
    durationSeconds: isWalk ? distanceMeters / WALKING_SPEED_MPS : estimateDriveSeconds(distanceMeters),
    polyline: null,
    attribution: null,
  };
}

/** Whether a leg is walked, so that a route is requested. */
const isWalk = ({ kind }: Leg): boolean => kind === 'route' || kind === 'estimate';

/** Returns the URL of a leg's route, or null if the leg is too far to walk. */
export const getRouteUrl = (ends: LegEnds): string | null =>
  isWalk(estimateLeg(ends)) ? buildRequest(places.directions, toArguments(ends)).url : null;

/** Returns the walking route of a leg, or the straight line if there is none. */
export async function loadLeg(ends: LegEnds): Promise<Leg> {
  const straight = estimateLeg(ends);
  if (!isWalk(straight)) return straight;
  try {
    const route = await call(places.directions, toArguments(ends));
    const { estimate, distanceMeters, durationSeconds, polyline, attribution } = route;
    if (estimate) return { ...straight, attribution };
    return { ...straight, kind: 'route', distanceMeters, durationSeconds, polyline, attribution };
  } catch {
    return straight;
  }
}

/** Length and duration of all walks of a trip, duration of all drives, and what they do not include. */
export interface TripTotal {
  distanceMeters: number;
  durationSeconds: number;
  driveSeconds: number;
  hasEstimates: boolean;
  hasFarLegs: boolean;
}

/** Adds up the walks and the drives. */
export function sumLegs(legs: readonly (Leg | null)[]): TripTotal {
  const known = legs.filter((leg) => leg !== null);
  const walks = known.filter(isWalk);
  const drives = known.filter(({ kind }) => kind === 'drive');
  return {
    distanceMeters: walks.reduce((sum, leg) => sum + leg.distanceMeters, 0),
    durationSeconds: walks.reduce((sum, leg) => sum + leg.durationSeconds, 0),
    driveSeconds: drives.reduce((sum, leg) => sum + leg.durationSeconds, 0),
    hasEstimates: walks.some(({ kind }) => kind === 'estimate'),
    hasFarLegs: known.length > walks.length + drives.length,
  };
}
