import type { protos, RoutesClient } from '@googlemaps/routing';
import type { Position } from '@placelore/contracts/geography.js';
import type { Walk } from '../geo-provider.js';
import { type GoogleHost, TIMEOUT } from './google-calls.js';
import { sdkFault } from './google-faults.js';

type Route = protos.google.maps.routing.v2.IRoute;
type Duration = protos.google.protobuf.IDuration;

/** What a way is shown with: all of it "Essentials". */
const MASK = [
  ...['distanceMeters', 'duration', 'polyline.encodedPolyline', 'warnings', 'legs.steps.distanceMeters'],
  ...['legs.steps.staticDuration', 'legs.steps.navigationInstruction.instructions'],
]
  .map((field) => `routes.${field}`)
  .join(',');

/** Ways on foot by Routes API. */
export class WalkingRoutes {
  constructor(
    private readonly host: GoogleHost,
    private readonly client: RoutesClient,
  ) {}

  /**
   * A way to walk, or null when there is none.
   * @throws ApiError as {@link GoogleHost.call}
   */
  route(from: Position, to: Position): Promise<Walk | null> {
    const asked = {
      origin: waypoint(from),
      destination: waypoint(to),
      travelMode: 'WALK' as const,
      languageCode: 'en',
      units: 'METRIC' as const,
    };
    const options = { timeout: TIMEOUT, retry: null, otherArgs: { headers: { 'X-Goog-FieldMask': MASK } } };
    return this.host.call({
      sku: 'computeRoutesEssentials',
      question: JSON.stringify([from, to]),
      ask: async () => {
        const [{ routes }] = await this.client.computeRoutes(asked, options).catch((thrown) => {
          throw sdkFault(thrown);
        });
        return routes?.[0] ? walkOf(routes[0]) : null;
      },
    });
  }
}

const waypoint = (latLng: Position) => ({ location: { latLng } });
const seconds = (duration: Duration | null | undefined) => Number(duration?.seconds ?? 0);

function walkOf({ distanceMeters, duration, polyline, warnings, legs }: Route): Walk | null {
  if (!polyline?.encodedPolyline) return null;
  const steps = (legs ?? [])
    .flatMap((leg) => leg.steps ?? [])
    .map((step) => ({
      instruction: step.navigationInstruction?.instructions || 'Continue',
      distanceMetres: step.distanceMeters ?? 0,
      durationSeconds: seconds(step.staticDuration),
    }));
  return {
    polyline: polyline.encodedPolyline,
    distanceMetres: distanceMeters ?? 0,
    durationSeconds: seconds(duration),
    steps: [...(warnings ?? []).map(asStep), ...steps],
    estimate: false,
  };
}

/** Google's terms ask to show its warnings about ways on foot: they stand before the first step. */
export const asStep = (warning: string) => ({ instruction: warning, distanceMetres: 0, durationSeconds: 0 });
