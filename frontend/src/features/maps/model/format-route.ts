import type { Formatters } from '../../../lib/format/formatters.js';
import { STRINGS } from '../strings.js';
import type { RouteLine } from './map-model.js';

/** Straight-line distance in meters above which a place is too far to walk; the same as between the stops of a trip. */
const MAX_WALK_METERS = 30_000;

/** Describes a walking route, or the straight line that replaces it. */
export function formatRoute(formatters: Formatters, { estimate, distanceMeters, durationSeconds }: RouteLine): string {
  if (!estimate) return STRINGS.onFoot(formatters, distanceMeters, durationSeconds);
  if (distanceMeters > MAX_WALK_METERS) return STRINGS.tooFar(formatters, distanceMeters);
  return STRINGS.estimate(formatters, distanceMeters, durationSeconds);
}
