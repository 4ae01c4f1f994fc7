import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';

/**
 * Fakes an OSRM server: `GET /route/v1/{profile}/{lon},{lat};{lon},{lat}`. It returns one route of three steps between
 * any two points in Rome. As OSRM snaps points, a distant point is moved to Rome, and the distance is returned. Run it
 * with `node infra/fake-vendors/osrm.ts --port 9105`.
 */
export type OsrmBehavior =
  | CommonBehavior
  | { kind: 'ok' }
  /** 400 with OSRM's code for points whose roads are not connected, or for a point without a road nearby. */
  | { kind: 'noRoute' }
  | { kind: 'noSegment' }
  /** 403: a proxy's response to a blocked client. */
  | { kind: 'blocked' };

export type FakeOsrm = FakeServer<OsrmBehavior>;

/** Starts the fake. Set `OSM_ROUTER_URL` to its `url`. */
export function startFakeOsrm(port = 0): Promise<FakeOsrm> {
  return startFakeServer<OsrmBehavior>({ port, handleRequest, error });
}

const ERROR_CODES: Record<number, string> = {
  400: 'InvalidQuery',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'TooManyRequests',
};
const error = (status: number, message: string) => ({ code: ERROR_CODES[status] ?? 'InternalError', message });

const ROME = { lat: 41.8902, lon: 12.4922 };

function handleRequest(request: RecordedRequest, behavior: OsrmBehavior): FakeResponse {
  const errorResponse = (status: number, code: string, message: string): FakeResponse => ({
    status,
    body: { code, message },
  });
  if (behavior.kind === 'blocked') return errorResponse(403, 'Forbidden', 'Blocked');
  if (behavior.kind === 'noRoute') return errorResponse(400, 'NoRoute', 'Impossible route between points');
  if (behavior.kind === 'noSegment') return errorResponse(400, 'NoSegment', 'Could not find a matching segment');
  const [, coordinates] = /^\/route\/v1\/\w+\/([-\d.,;]+)$/.exec(decodeURIComponent(request.path)) ?? [];
  const points = coordinates?.split(';').map((point) => point.split(',').map(Number)) ?? [];
  if (points.length !== 2 || points.some((point) => point.length !== 2)) {
    return errorResponse(400, 'InvalidUrl', 'URL string malformed close to position 1');
  }
  if (request.query.geometries !== 'polyline' || request.query.steps !== 'true') {
    return errorResponse(400, 'InvalidOptions', 'This fake only supports geometries=polyline and steps=true.');
  }
  return { status: 200, body: { code: 'Ok', routes: [ROUTE], waypoints: points.map(createWaypoint) } };
}

function createWaypoint([lon = 0, lat = 0]: number[]) {
  const offsetMeters = Math.hypot(lat - ROME.lat, lon - ROME.lon) * 111_195;
  const distance = offsetMeters < 10_000 ? 4.2 : offsetMeters;
  return { hint: 'c29tZSBoaW50', location: [ROME.lon, ROME.lat], name: 'Via Sacra', distance };
}

const createStep = (distance: number, duration: number, name: string, maneuver: object) => ({
  distance,
  duration,
  name,
  mode: 'walking',
  driving_side: 'right',
  weight: duration,
  geometry: '',
  intersections: [],
  maneuver: { location: [ROME.lon, ROME.lat], bearing_before: 0, ...maneuver },
});

const ROUTE = {
  geometry: 'yft~Fo}bkAvB~Bt@rD',
  distance: 640.3,
  duration: 461.1,
  weight: 461.1,
  weight_name: 'duration',
  legs: [
    {
      summary: 'Via Sacra',
      distance: 640.3,
      duration: 461.1,
      weight: 461.1,
      steps: [
        createStep(400.1, 288, 'Via Sacra', { type: 'depart', bearing_after: 270 }),
        createStep(240.2, 173.1, 'Via dei Fori Imperiali', {
          type: 'turn',
          modifier: 'slight left',
          bearing_after: 225,
        }),
        createStep(0, 0, 'Via dei Fori Imperiali', { type: 'arrive', modifier: 'right', bearing_after: 0 }),
      ],
    },
  ],
};

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('osrm.ts')) {
  startFakeOsrm(parsePortArgument()).then(({ url }) => console.log(`Fake OSRM: OSM_ROUTER_URL=${url}`));
}
