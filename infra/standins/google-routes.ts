import { COLOSSEUM, metresBetween } from './google-rome.ts';
import { fieldMaskFault, googleError, masked, type RefusedProject, refusedProject } from './google-status.ts';
import {
  type Answer,
  type CommonBehaviour,
  isStarted,
  portArgument,
  type RecordedRequest,
  type StandIn,
  startStandIn,
} from './scripted-server.ts';

/**
 * A stand-in for Routes API: `POST /directions/v2:computeRoutes`. It knows one way on foot through Rome; between other
 * points there is none, which Google tells by an empty object.
 *
 * Run it with `node infra/standins/google-routes.ts --port 9107`.
 */
export type GoogleRoutesBehaviour =
  | CommonBehaviour
  | RefusedProject
  | { kind: 'ok' }
  /** 200 with no route in it. */
  | { kind: 'noRoute' };

export type GoogleRoutesStandIn = StandIn<GoogleRoutesBehaviour>;

/** Starts the stand-in. `url` is what `GOOGLE_ROUTES_ENDPOINT` takes. */
export function startGoogleRoutes(port = 0): Promise<GoogleRoutesStandIn> {
  return startStandIn<GoogleRoutesBehaviour>({ port, answer, error: googleError });
}

const FIELDS = [
  ...['distanceMeters', 'duration', 'staticDuration', 'polyline.encodedPolyline', 'warnings', 'description'],
  ...['legs.distanceMeters', 'legs.duration', 'legs.steps.distanceMeters', 'legs.steps.staticDuration'],
  ...['legs.steps.navigationInstruction.instructions', 'legs.steps.navigationInstruction.maneuver'],
].map((field) => `routes.${field}`);

const step = (distanceMeters: number, seconds: number, maneuver: string, instructions: string) => ({
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
        step(410, 340, 'DEPART', 'Head west on Via Sacra'),
        step(245, 200, 'TURN_LEFT', 'Turn left onto Via dei Fori Imperiali'),
      ],
    },
  ],
};

/** By its name or its number, as proto3's JSON has enums. */
const WALK: unknown[] = ['WALK', 3];

function answer(request: RecordedRequest, behaviour: GoogleRoutesBehaviour): Answer {
  const refusal = refusedProject(request, behaviour);
  if (refusal) return refusal;
  if (request.method !== 'POST' || request.path !== '/directions/v2:computeRoutes') {
    return { status: 404, body: googleError(404, 'Method not found.') };
  }
  const { origin, destination, travelMode } = request.body ?? {};
  const ends = [origin, destination].map((waypoint) => waypoint?.location?.latLng);
  if (ends.some((end) => !end)) return { status: 400, body: googleError(400, 'Origin and destination must be set.') };
  if (!WALK.includes(travelMode)) return { status: 400, body: googleError(400, 'This stand-in walks.') };
  const fault = fieldMaskFault(request, FIELDS);
  if (fault) return fault;
  const isRome = ends.every((end) => metresBetween(COLOSSEUM, end) < 10_000);
  if (behaviour.kind === 'noRoute' || !isRome) return { status: 200, body: {} };
  return { status: 200, body: masked(request, { routes: [ROUTE] }) };
}

// Not with a top-level await, which tests that load this as CommonJS could not parse.
if (isStarted('google-routes.ts')) {
  startGoogleRoutes(portArgument()).then(({ url }) =>
    console.log(`Google Routes stand-in: GOOGLE_ROUTES_ENDPOINT=${url}`),
  );
}
