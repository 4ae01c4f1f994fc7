import {
  estimateDriveSeconds,
  MAX_DRIVE_METERS,
  MAX_WALK_METERS,
} from '@placelore/contracts/places/map/travel-estimates.js';
import type { Formatters } from '../../../lib/format/formatters.js';
import { STRINGS } from '../strings.js';
import type { RouteLine } from './map-model.js';

/** Describes a walking route, or the straight line that replaces it. */
export function formatRoute(formatters: Formatters, { estimate, distanceMeters, durationSeconds }: RouteLine): string {
  if (!estimate) return STRINGS.onFoot(formatters, distanceMeters, durationSeconds);
  if (distanceMeters > MAX_DRIVE_METERS) return STRINGS.tooFar(formatters, distanceMeters);
  if (distanceMeters > MAX_WALK_METERS)
    return STRINGS.drive(formatters, distanceMeters, estimateDriveSeconds(distanceMeters));
  return STRINGS.estimate(formatters, distanceMeters, durationSeconds);
}
