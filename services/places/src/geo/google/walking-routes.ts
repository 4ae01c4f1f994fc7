import type { protos, RoutesClient } from '@googlemaps/routing';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Walk } from '../geo-provider.js';
import { toSdkApiError } from './google-errors.js';
import { CALL_TIMEOUT_MS, type GoogleHost } from './google-host.js';

type Route = protos.google.maps.routing.v2.IRoute;
type Duration = protos.google.protobuf.IDuration;

/** Fields for a route: all of them are "Essentials". */
const FIELD_MASK = [
  ...['distanceMeters', 'duration', 'polyline.encodedPolyline', 'warnings', 'legs.steps.distanceMeters'],
  ...['legs.steps.staticDuration', 'legs.steps.navigationInstruction.instructions'],
]
  .map((field) => `routes.${field}`)
  .join(',');

/** Finds walking routes with the Routes API. */
export class WalkingRoutes {
  constructor(
    private readonly host: GoogleHost,
    private readonly client: RoutesClient,
  ) {}

  /**
   * Returns a walking route; null when none exists.
   * @throws ApiError as {@link GoogleHost.call}
   */
  route(from: Position, to: Position): Promise<Walk | null> {
    const request = {
      origin: toWaypoint(from),
      destination: toWaypoint(to),
      travelMode: 'WALK' as const,
      languageCode: 'en',
      units: 'METRIC' as const,
    };
    const options = {
      timeout: CALL_TIMEOUT_MS,
      retry: null,
      otherArgs: { headers: { 'X-Goog-FieldMask': FIELD_MASK } },
    };
    return this.host.call({
      sku: 'computeRoutesEssentials',
      coalescingKey: JSON.stringify([from, to]),
      request: async () => {
        const [{ routes }] = await this.client.computeRoutes(request, options).catch((thrown) => {
          throw toSdkApiError(thrown);
        });
        return routes?.[0] ? toWalk(routes[0]) : null;
      },
    });
  }
}

const toWaypoint = (latLng: Position) => ({ location: { latLng } });
const toSeconds = (duration: Duration | null | undefined) => Number(duration?.seconds ?? 0);

function toWalk({ distanceMeters, duration, polyline, warnings, legs }: Route): Walk | null {
  if (!polyline?.encodedPolyline) return null;
  const steps = (legs ?? [])
    .flatMap((leg) => leg.steps ?? [])
    .map((step) => ({
      instruction: step.navigationInstruction?.instructions || 'Continue',
      distanceMeters: step.distanceMeters ?? 0,
      durationSeconds: toSeconds(step.staticDuration),
    }));
  return {
    polyline: polyline.encodedPolyline,
    distanceMeters: distanceMeters ?? 0,
    durationSeconds: toSeconds(duration),
    steps: [...(warnings ?? []).map(toWarningStep), ...steps],
    estimate: false,
  };
}

/** Google's terms require that its warnings about walking routes be shown; they precede the first step. */
export const toWarningStep = (warning: string) => ({ instruction: warning, distanceMeters: 0, durationSeconds: 0 });
