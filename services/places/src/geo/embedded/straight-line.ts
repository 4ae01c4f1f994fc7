import type { Position } from '@placelore/contracts/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/great-circle.js';
import type { Walk } from '../geo-provider.js';
import { encodePolyline } from '../polyline.js';

/** Walking speed of an estimate, in metres per second: 5 km/h. */
const WALKING_METERS_PER_SECOND = 5_000 / 3_600;

/** The straight line between two positions at 5 km/h: an estimate, since the embedded provider knows no ways. */
export function buildStraightLineWalk(from: Position, to: Position): Walk {
  const distance = getDistanceMeters(from, to);
  const meters = Math.round(distance);
  const durationSeconds = Math.round(distance / WALKING_METERS_PER_SECOND);
  return {
    polyline: encodePolyline([from, { ...to, longitude: unwrapLongitude(from.longitude, to.longitude) }]),
    distanceMetres: meters,
    durationSeconds,
    steps: [
      {
        instruction: `Straight line of ${formatMetricDistance(distance)}, at 5 km/h. This is an estimate, not a way to walk.`,
        distanceMetres: meters,
        durationSeconds,
      },
    ],
    estimate: true,
  };
}

/** The second longitude such that a map draws the line over the date line and not around the world: may pass ±180. */
function unwrapLongitude(from: number, to: number): number {
  if (to - from > 180) return to - 360;
  return from - to > 180 ? to + 360 : to;
}
