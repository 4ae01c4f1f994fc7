import { legacyDirections, legacyNearby } from './google-maps-legacy.ts';
import { COLOSSEUM, COLOSSEUM_ID, metresBetween, ROME_ADDRESS } from './google-rome.ts';
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
 * A stand-in for Google's older web services, which share a host: Geocoding (`/maps/api/geocode/json`), Maps Static
 * (`/maps/api/staticmap`), and the legacy Nearby Search and Directions. Apart from broken connections the JSON services
 * answer with status 200 and tell faults by a `status` in the body.
 *
 * Run it with `node infra/standins/google-maps.ts --port 9108`.
 */
export type GoogleMapsBehaviour =
  | CommonBehaviour
  /** Geocoding results or picture as given, or what it knows. */
  | { kind: 'ok'; results?: unknown[]; picture?: { bytes: Uint8Array; type: string; warning?: string } }
  /** 200 with the status of a project that may not call the service; 403 for pictures. */
  | { kind: 'denied' }
  /** 200 with the status of a project that calls too often; 429 for pictures. */
  | { kind: 'overLimit' };

export type GoogleMapsStandIn = StandIn<GoogleMapsBehaviour>;

/** Starts the stand-in. `url` is what `GOOGLE_MAPS_ENDPOINT` takes. */
export function startGoogleMaps(port = 0): Promise<GoogleMapsStandIn> {
  return startStandIn<GoogleMapsBehaviour>({ port, answer, error });
}

const error = (_status: number, message: string) => ({ error_message: message, results: [], status: 'UNKNOWN_ERROR' });

const told = (status: string, results: unknown[] = [], error_message?: string): Answer => ({
  status: 200,
  body: { results, status, ...(error_message && { error_message }) },
});

type Components = [long: string, short: string, types: string[]][];

const result = (
  place_id: string,
  [lat, lng]: [number, number],
  types: string[],
  components: Components,
  over: object = {},
) => ({
  place_id,
  types,
  formatted_address: components.map(([long]) => long).join(', '),
  address_components: components.map(([long_name, short_name, kinds]) => ({ long_name, short_name, types: kinds })),
  geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
  ...over,
});

const springfield = (state: string, at: [number, number], id: string) =>
  result(
    id,
    at,
    ['locality', 'political'],
    [
      ['Springfield', 'Springfield', ['locality', 'political']],
      [state, state.slice(0, 2).toUpperCase(), ['administrative_area_level_1', 'political']],
      ['United States', 'US', ['country', 'political']],
    ],
  );

/** Geocoding tells no name of a sight, only its address. */
const colosseum = result(
  COLOSSEUM_ID,
  [41.8902102, 12.4922309],
  ['establishment', 'landmark', 'point_of_interest', 'tourist_attraction'],
  ROME_ADDRESS,
);

const KNOWN: Record<string, unknown[]> = {
  colosseum: [colosseum],
  springfield: [
    springfield('Missouri', [37.2089572, -93.2922989], 'springfield-mo'),
    springfield('Illinois', [39.7990175, -89.6439575], 'springfield-il'),
    springfield('Illinois', [39.8, -89.64], 'springfield-il-again'),
  ],
  // A name it does not know in a town it does.
  'capitoline museums, rome': [
    result('rome', [41.8967, 12.4822], ['locality', 'political'], ROME_ADDRESS.slice(3, 7), { partial_match: true }),
  ],
};

function answer(request: RecordedRequest, behaviour: GoogleMapsBehaviour): Answer {
  const { path, query } = request;
  if (request.method !== 'GET') return { status: 405, body: '' };
  if (path === '/maps/api/staticmap') return staticMap(query, behaviour);
  if (!query.key) return told('REQUEST_DENIED', [], 'You must use an API key to authenticate each request.');
  if (behaviour.kind === 'denied') {
    return told('REQUEST_DENIED', [], `This API project is not authorized to use this API. Key ${query.key}`);
  }
  if (behaviour.kind === 'overLimit') {
    return told('OVER_QUERY_LIMIT', [], 'You have exceeded your rate-limit for this API.');
  }
  if (path === '/maps/api/geocode/json') return geocode(query, behaviour);
  if (path === '/maps/api/place/nearbysearch/json') return legacyNearby(query);
  if (path === '/maps/api/directions/json') return legacyDirections(query);
  return { status: 404, body: '' };
}

function geocode({ address, latlng }: Record<string, string>, behaviour: GoogleMapsBehaviour): Answer {
  if (behaviour.kind === 'ok' && behaviour.results) return told('OK', behaviour.results);
  if (address) {
    const found = KNOWN[address.toLowerCase()] ?? [];
    return told(found.length > 0 ? 'OK' : 'ZERO_RESULTS', found);
  }
  const [latitude = Number.NaN, longitude = Number.NaN] = (latlng ?? '').split(',').map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    return told('INVALID_REQUEST', [], "Invalid request. Invalid 'latlng' parameter.");
  }
  if (metresBetween(COLOSSEUM, { latitude, longitude }) < 5_000) return told('OK', [colosseum]);
  // Every position on Earth has a plus code, also where nobody lives.
  return told('OK', [
    result('plus', [latitude, longitude], ['plus_code'], [['4FQR2222+22', '4FQR2222+22', ['plus_code']]]),
  ]);
}

/** The smallest picture there is: one grey point, as PNG. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

function staticMap(query: Record<string, string>, behaviour: GoogleMapsBehaviour): Answer {
  const refused = (status: number, message: string): Answer => ({
    status,
    body: Buffer.from(message),
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  });
  if (!query.key || behaviour.kind === 'denied') {
    return refused(403, 'The Google Maps Platform server rejected your request. The provided API key is invalid.');
  }
  if (behaviour.kind === 'overLimit') return refused(429, 'Too many requests.');
  const [width = 0, height = 0] = (query.size ?? '').split('x').map(Number);
  const hasPlace = query.markers || (query.center && query.zoom);
  if (!(width >= 1 && height >= 1) || !hasPlace) {
    return refused(400, "The Google Maps Platform server rejected your request. Invalid request. Missing the 'size'.");
  }
  const { bytes, type, warning } = (behaviour.kind === 'ok' && behaviour.picture) || {
    bytes: POINT,
    type: 'image/png',
  };
  return {
    status: 200,
    body: bytes,
    headers: { 'content-type': type, ...(warning && { 'x-staticmap-api-warning': warning }) },
  };
}

// Not with a top-level await, which tests that load this as CommonJS could not parse.
if (isStarted('google-maps.ts')) {
  startGoogleMaps(portArgument()).then(({ url }) => console.log(`Google Maps stand-in: GOOGLE_MAPS_ENDPOINT=${url}`));
}
