import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { Walk } from '../geo-provider.js';

/** For rounding to five decimals of a degree, about 1 m. */
const PRECISION_FACTOR = 1e5;

/**
 * Encodes positions in Google's "Encoded Polyline Algorithm Format": differences of rounded degrees, zigzag-encoded, in
 * groups of five bits.
 */
export function encodePolyline(positions: readonly Position[]): string {
  let text = '';
  let [lastLat, lastLng] = [0, 0];
  for (const { latitude, longitude } of positions) {
    const [lat, lng] = [Math.round(latitude * PRECISION_FACTOR), Math.round(longitude * PRECISION_FACTOR)];
    text += encodeDifference(lat - lastLat) + encodeDifference(lng - lastLng);
    [lastLat, lastLng] = [lat, lng];
  }
  return text;
}

function encodeDifference(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}

/** Walking speed of an estimate, in meters per second: 5 km/h. */
const WALKING_METERS_PER_SECOND = 5_000 / 3_600;

/**
 * Returns the straight line between two positions at 5 km/h, as an estimate, because the embedded provider has no
 * routes.
 */
export function buildStraightLineWalk(from: Position, to: Position): Walk {
  const distance = getDistanceMeters(from, to);
  const meters = Math.round(distance);
  const durationSeconds = Math.round(distance / WALKING_METERS_PER_SECOND);
  return {
    polyline: encodePolyline([from, { ...to, longitude: unwrapLongitude(from.longitude, to.longitude) }]),
    distanceMeters: meters,
    durationSeconds,
    steps: [
      {
        instruction: `Straight line of ${formatMetricDistance(distance)}, at 5 km/h. This is an estimate, not a walking route.`,
        distanceMeters: meters,
        durationSeconds,
      },
    ],
    estimate: true,
  };
}

/**
 * Returns the second longitude, possibly beyond ±180, so that a map draws the line across the date line instead of
 * around the world.
 */
function unwrapLongitude(from: number, to: number): number {
  if (to - from > 180) return to - 360;
  return from - to > 180 ? to + 360 : to;
}
