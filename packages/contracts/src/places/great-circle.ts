import type { Position } from './geography.js';

/** Mean earth radius in meters (IUGG). */
const EARTH_RADIUS_METERS = 6_371_008.8;

/** Returns the great-circle distance in meters, by the haversine formula. */
export function getDistanceMeters(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * rad;
  const dLng = (b.longitude - a.longitude) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Returns the initial bearing of the shortest path: radians clockwise from north, -π to π (Ed Williams, Aviation
 * Formulary).
 */
export function bearing(from: Position, to: Position): number {
  const rad = Math.PI / 180;
  const [a, b, deltaLongitude] = [from.latitude * rad, to.latitude * rad, (to.longitude - from.longitude) * rad];
  return Math.atan2(
    Math.sin(deltaLongitude) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(deltaLongitude),
  );
}

const COMPASS_POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Returns the direction of the shortest path as one of the eight compass points. */
export const compassDirection = (from: Position, to: Position): (typeof COMPASS_POINTS)[number] =>
  COMPASS_POINTS[(Math.round(bearing(from, to) / (Math.PI / 4)) + 8) % 8]!;

/** Distance in meters that rounds to 20 km, from which distances are shown without tenths. */
const MIN_ROUNDED_METERS = 19_950;

/** Formats a distance as pages show it: `850 m` below a kilometer, `1.2 km` above, `1,109 km` from 20 km on. */
export function formatMetricDistance(meters: number): string {
  const rounded = meters < 100 ? Math.round(meters) : Math.round(meters / 10) * 10;
  if (meters >= MIN_ROUNDED_METERS) return `${Math.round(meters / 1000).toLocaleString('en-US')} km`;
  return rounded < 1000 ? `${rounded} m` : `${(meters / 1000).toFixed(1)} km`;
}

/** Converts a longitude in degrees to one between -180 and 180. */
export const wrapLongitude = (degrees: number): number =>
  Math.abs(degrees) <= 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;
