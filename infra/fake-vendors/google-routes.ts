import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';
import {
  applyFieldMask,
  buildGoogleError,
  COLOSSEUM,
  distanceMeters,
  type ProjectErrorBehavior,
  rejectUnauthorized,
  validateFieldMask,
} from './google-shared.ts';

/**
 * Fakes Routes API: `POST /directions/v2:computeRoutes`. It has one walking route through Rome. For other points, it
 * returns an empty object, as Google does. Run it with `node infra/fake-vendors/google-routes.ts --port 9107`.
 */
export type GoogleRoutesBehavior =
  | CommonBehavior
  | ProjectErrorBehavior
  | { kind: 'ok' }
  /** 200 without a route. */
  | { kind: 'noRoute' };

export type FakeGoogleRoutes = FakeServer<GoogleRoutesBehavior>;

/** Starts the fake. Set `GOOGLE_ROUTES_ENDPOINT` to its `url`. */
export function startFakeGoogleRoutes(port = 0): Promise<FakeGoogleRoutes> {
  return startFakeServer<GoogleRoutesBehavior>({ port, handleRequest, error: buildGoogleError });
}

const FIELDS = [
  ...['distanceMeters', 'duration', 'staticDuration', 'polyline.encodedPolyline', 'warnings', 'description'],
  ...['legs.distanceMeters', 'legs.duration', 'legs.steps.distanceMeters', 'legs.steps.staticDuration'],
  ...['legs.steps.navigationInstruction.instructions', 'legs.steps.navigationInstruction.maneuver'],
].map((field) => `routes.${field}`);

const createStep = (distanceMeters: number, seconds: number, maneuver: string, instructions: string) => ({
  distanceMeters,
  staticDuration: `${seconds}s`,
  navigationInstruction: { maneuver, instructions },
});

export const WALKING_WARNING =
  'Walking directions are in beta. Use caution – This route may be missing sidewalks or pedestrian paths.';

const ROUTE = {
  distanceMeters: 655,
  duration: '540s',
  staticDuration: '540s',
  description: 'Via Sacra',
  warnings: [WALKING_WARNING],
  polyline: { encodedPolyline: 'yft~Fo}bkAvB~Bt@rD' },
  legs: [
    {
      distanceMeters: 655,
      duration: '540s',
      steps: [
        createStep(410, 340, 'DEPART', 'Head west on Via Sacra'),
        createStep(245, 200, 'TURN_LEFT', 'Turn left onto Via dei Fori Imperiali'),
      ],
    },
  ],
};

/** Enums can be given by name or number, as in proto3 JSON. */
const WALK_MODES: unknown[] = ['WALK', 3];

function handleRequest(request: RecordedRequest, behavior: GoogleRoutesBehavior): FakeResponse {
  const rejection = rejectUnauthorized(request, behavior);
  if (rejection) return rejection;
  if (request.method !== 'POST' || request.path !== '/directions/v2:computeRoutes') {
    return { status: 404, body: buildGoogleError(404, 'Method not found.') };
  }
  const { origin, destination, travelMode } = request.body ?? {};
  const ends = [origin, destination].map((waypoint) => waypoint?.location?.latLng);
  if (ends.some((end) => !end))
    return { status: 400, body: buildGoogleError(400, 'Origin and destination must be set.') };
  if (!WALK_MODES.includes(travelMode))
    return { status: 400, body: buildGoogleError(400, 'This fake only supports walking.') };
  const errorResponse = validateFieldMask(request, FIELDS);
  if (errorResponse) return errorResponse;
  const isRome = ends.every((end) => distanceMeters(COLOSSEUM, end) < 10_000);
  if (behavior.kind === 'noRoute' || !isRome) return { status: 200, body: {} };
  return { status: 200, body: applyFieldMask(request, { routes: [ROUTE] }) };
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('google-routes.ts')) {
  startFakeGoogleRoutes(parsePortArgument()).then(({ url }) =>
    console.log(`Fake Google Routes: GOOGLE_ROUTES_ENDPOINT=${url}`),
  );
}
