import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { places } from '@placelore/contracts/places/maps.js';
import { buildRequest, call } from '../../../lib/api/api.js';

/** Distance in meters from which a stretch is no walk, and no route is asked for. */
export const MAX_WALK_METERS = 30_000;
/** Walking speed of an estimate in meters per second; 5 km/h, as that of the API. */
const WALKING_SPEED_MPS = 5_000 / 3_600;

/** Way between two stops: a walking route, the straight line as an estimate, or too far to walk. */
export interface Leg {
  kind: 'route' | 'estimate' | 'far';
  from: Coordinates;
  to: Coordinates;
  distanceMeters: number;
  /** Walking time. */
  durationSeconds: number;
  /** Encoded course of a route; null for a straight line. */
  polyline: string | null;
  attribution: string | null;
}

/** Ends of a leg. */
export type LegEnds = Pick<Leg, 'from' | 'to'>;

/** Returns the ends of the legs between stops that follow each other; null where one of both is not located. */
export const getLegEnds = (stops: readonly Pick<TripStop, 'coordinates'>[]): (LegEnds | null)[] =>
  stops.slice(1).map(({ coordinates: to }, index) => {
    const from = stops[index]?.coordinates;
    return from && to ? { from, to } : null;
  });

/** Five decimals of a degree are about 1 m. */
const formatPoint = ({ lat, lng }: Coordinates): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;
const toPosition = ({ lat, lng }: Coordinates) => ({ latitude: lat, longitude: lng });
const toArguments = ({ from, to }: LegEnds) => ({ from: formatPoint(from), to: formatPoint(to) });

/** Returns the leg as a straight line. */
export function estimateLeg({ from, to }: LegEnds): Leg {
  const distanceMeters = getDistanceMeters(toPosition(from), toPosition(to));
  return {
    kind: distanceMeters > MAX_WALK_METERS ? 'far' : 'estimate',
    from,
    to,
    distanceMeters,
    durationSeconds: distanceMeters / WALKING_SPEED_MPS,
    polyline: null,
    attribution: null,
  };
}

/** Returns the URL of the route of a leg; null for one that is no walk. */
export const getRouteUrl = (ends: LegEnds): string | null =>
  estimateLeg(ends).kind === 'far' ? null : buildRequest(places.directions, toArguments(ends)).url;

/** Returns the walking route of a leg, or the straight line when there is none. */
export async function loadLeg(ends: LegEnds): Promise<Leg> {
  const straight = estimateLeg(ends);
  if (straight.kind === 'far') return straight;
  try {
    const route = await call(places.directions, toArguments(ends));
    const { estimate, distanceMeters, durationSeconds, polyline, attribution } = route;
    if (estimate) return { ...straight, attribution };
    return { ...straight, kind: 'route', distanceMeters, durationSeconds, polyline, attribution };
  } catch {
    return straight;
  }
}

/** Length and time of all walks of a trip, and what they leave out. */
export interface TripTotal {
  distanceMeters: number;
  durationSeconds: number;
  hasEstimates: boolean;
  hasFarLegs: boolean;
}

/** Adds up the walks. */
export function sumLegs(legs: readonly (Leg | null)[]): TripTotal {
  const known = legs.filter((leg) => leg !== null);
  const walks = known.filter(({ kind }) => kind !== 'far');
  return {
    distanceMeters: walks.reduce((sum, leg) => sum + leg.distanceMeters, 0),
    durationSeconds: walks.reduce((sum, leg) => sum + leg.durationSeconds, 0),
    hasEstimates: walks.some(({ kind }) => kind === 'estimate'),
    hasFarLegs: known.length > walks.length,
  };
}
