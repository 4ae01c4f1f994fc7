import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';
import { handleLegacyDirections, handleLegacyNearby } from './google-maps-legacy.ts';
import { COLOSSEUM, COLOSSEUM_ID, distanceMeters, ROME_ADDRESS } from './google-shared.ts';

/**
 * Fakes Google's older web services, which share a host: Geocoding (`/maps/api/geocode/json`), Maps Static
 * (`/maps/api/staticmap`), and the legacy Nearby Search and Directions. Except for broken connections, the JSON
 * services respond with status 200 and report errors in the body's `status`. Run it with
 * `node infra/fake-vendors/google-maps.ts --port 9108`.
 */
export type GoogleMapsBehavior =
  | CommonBehavior
  /** Responds with the given geocoding results or image, or with the built-in data. */
  | { kind: 'ok'; results?: unknown[]; picture?: { bytes: Uint8Array; type: string; warning?: string } }
  /** 200 with the status for a project that may not call the service; 403 for images. */
  | { kind: 'denied' }
  /** 200 with the status for a project over its quota; 429 for images. */
  | { kind: 'overLimit' };

export type FakeGoogleMaps = FakeServer<GoogleMapsBehavior>;

/** Starts the fake. Set `GOOGLE_MAPS_ENDPOINT` to its `url`. */
export function startFakeGoogleMaps(port = 0): Promise<FakeGoogleMaps> {
  return startFakeServer<GoogleMapsBehavior>({ port, handleRequest, error });
}

const error = (_status: number, message: string) => ({ error_message: message, results: [], status: 'UNKNOWN_ERROR' });

const jsonResponse = (status: string, results: unknown[] = [], error_message?: string): FakeResponse => ({
  status: 200,
  body: { results, status, ...(error_message && { error_message }) },
});

type Components = [long: string, short: string, types: string[]][];

const createGeocodingResult = (
  place_id: string,
  [lat, lng]: [number, number],
  types: string[],
  components: Components,
  overrides: object = {},
) => ({
  place_id,
  types,
  formatted_address: components.map(([long]) => long).join(', '),
  address_components: components.map(([long_name, short_name, kinds]) => ({ long_name, short_name, types: kinds })),
  geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
  ...overrides,
});

const createSpringfield = (state: string, position: [number, number], id: string) =>
  createGeocodingResult(
    id,
    position,
    ['locality', 'political'],
    [
      ['Springfield', 'Springfield', ['locality', 'political']],
      [state, state.slice(0, 2).toUpperCase(), ['administrative_area_level_1', 'political']],
      ['United States', 'US', ['country', 'political']],
    ],
  );

/** Geocoding returns only the address of a sight, not its name. */
const colosseum = createGeocodingResult(
  COLOSSEUM_ID,
  [41.8902102, 12.4922309],
  ['establishment', 'landmark', 'point_of_interest', 'tourist_attraction'],
  ROME_ADDRESS,
);

const KNOWN_PLACES: Record<string, unknown[]> = {
  colosseum: [colosseum],
  springfield: [
    createSpringfield('Missouri', [37.2089572, -93.2922989], 'springfield-mo'),
    createSpringfield('Illinois', [39.7990175, -89.6439575], 'springfield-il'),
    createSpringfield('Illinois', [39.8, -89.64], 'springfield-il-again'),
  ],
  // An unknown name in a known town.
  'capitoline museums, rome': [
    createGeocodingResult('rome', [41.8967, 12.4822], ['locality', 'political'], ROME_ADDRESS.slice(3, 7), {
      partial_match: true,
    }),
  ],
};

function handleRequest(request: RecordedRequest, behavior: GoogleMapsBehavior): FakeResponse {
  const { path, query } = request;
  if (request.method !== 'GET') return { status: 405, body: '' };
  if (path === '/maps/api/staticmap') return staticMap(query, behavior);
  if (!query.key) return jsonResponse('REQUEST_DENIED', [], 'You must use an API key to authenticate each request.');
  if (behavior.kind === 'denied') {
    return jsonResponse('REQUEST_DENIED', [], `This API project is not authorized to use this API. Key ${query.key}`);
  }
  if (behavior.kind === 'overLimit') {
    return jsonResponse('OVER_QUERY_LIMIT', [], 'You have exceeded your rate-limit for this API.');
  }
  if (path === '/maps/api/geocode/json') return geocode(query, behavior);
  if (path === '/maps/api/place/nearbysearch/json') return handleLegacyNearby(query);
  if (path === '/maps/api/directions/json') return handleLegacyDirections(query);
  return { status: 404, body: '' };
}

function geocode({ address, latlng }: Record<string, string>, behavior: GoogleMapsBehavior): FakeResponse {
  if (behavior.kind === 'ok' && behavior.results) return jsonResponse('OK', behavior.results);
  if (address) {
    const found = KNOWN_PLACES[address.toLowerCase()] ?? [];
    return jsonResponse(found.length > 0 ? 'OK' : 'ZERO_RESULTS', found);
  }
  const [latitude = Number.NaN, longitude = Number.NaN] = (latlng ?? '').split(',').map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    return jsonResponse('INVALID_REQUEST', [], "Invalid request. Invalid 'latlng' parameter.");
  }
  if (distanceMeters(COLOSSEUM, { latitude, longitude }) < 5_000) return jsonResponse('OK', [colosseum]);
  // Every position on Earth has a plus code, even if there is no address.
  return jsonResponse('OK', [
    createGeocodingResult(
      'plus',
      [latitude, longitude],
      ['plus_code'],
      [['4FQR2222+22', '4FQR2222+22', ['plus_code']]],
    ),
  ]);
}

/** The smallest possible image: one gray pixel, as PNG. */
const PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

function staticMap(query: Record<string, string>, behavior: GoogleMapsBehavior): FakeResponse {
  const errorResponse = (status: number, message: string): FakeResponse => ({
    status,
    body: Buffer.from(message),
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  });
  if (!query.key || behavior.kind === 'denied') {
    return errorResponse(
      403,
      'The Google Maps Platform server rejected your request. The provided API key is invalid.',
    );
  }
  if (behavior.kind === 'overLimit') return errorResponse(429, 'Too many requests.');
  const [width = 0, height = 0] = (query.size ?? '').split('x').map(Number);
  const hasPlace = query.markers || (query.center && query.zoom);
  if (!(width >= 1 && height >= 1) || !hasPlace) {
    return errorResponse(
      400,
      "The Google Maps Platform server rejected your request. Invalid request. Missing the 'size'.",
    );
  }
  const { bytes, type, warning } = (behavior.kind === 'ok' && behavior.picture) || {
    bytes: PIXEL_PNG,
    type: 'image/png',
  };
  return {
    status: 200,
    body: bytes,
    headers: { 'content-type': type, ...(warning && { 'x-staticmap-api-warning': warning }) },
  };
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('google-maps.ts')) {
  startFakeGoogleMaps(parsePortArgument()).then(({ url }) =>
    console.log(`Fake Google Maps: GOOGLE_MAPS_ENDPOINT=${url}`),
  );
}
