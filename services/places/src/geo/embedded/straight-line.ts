import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres, distanceText } from '@placelore/contracts/great-circle.js';
import type { Walk } from '../geo-provider.js';
import { encodePolyline } from '../polyline.js';

/** Walking speed of an estimate, in metres per second: 5 km/h. */
const WALKING_SPEED = 5_000 / 3_600;

/** The straight line between two positions at 5 km/h: an estimate, since the embedded provider knows no ways. */
export function straightLine(from: Position, to: Position): Walk {
  const distance = distanceMetres(from, to);
  const metres = Math.round(distance);
  const durationSeconds = Math.round(distance / WALKING_SPEED);
  return {
    polyline: encodePolyline([from, { ...to, longitude: shortWayRound(from.longitude, to.longitude) }]),
    distanceMetres: metres,
    durationSeconds,
    steps: [
      {
        instruction: `Straight line of ${distanceText(distance)}, at 5 km/h. This is an estimate, not a way to walk.`,
        distanceMetres: metres,
        durationSeconds,
      },
    ],
    estimate: true,
  };
}

/** The second longitude such that a map draws the line over the date line and not around the world: may pass ±180. */
function shortWayRound(from: number, to: number): number {
  if (to - from > 180) return to - 360;
  return from - to > 180 ? to + 360 : to;
}
