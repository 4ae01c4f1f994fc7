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
 * Fakes Nominatim: `GET /search` and `GET /reverse` in the format jsonv2. It has only Rome's Colosseum and three
 * Springfields. Positions around the Colosseum have an address. Run it with
 * `node infra/fake-vendors/nominatim.ts --port 9103`.
 */
export type NominatimBehavior =
  | CommonBehavior
  | { kind: 'ok' }
  /** 403: the public server's response to a client that it has blocked. */
  | { kind: 'blocked' };

export type FakeNominatim = FakeServer<NominatimBehavior>;

/** Starts the fake. Set `OSM_NOMINATIM_URL` to its `url`. */
export function startFakeNominatim(port = 0): Promise<FakeNominatim> {
  return startFakeServer<NominatimBehavior>({ port, handleRequest, error });
}

const error = (code: number, message: string) => ({ error: { code, message } });

const LICENSE = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

type Fields = Record<string, string>;

const COLOSSEUM: Fields = {
  tourism: 'Colosseum',
  road: 'Piazza del Colosseo',
  suburb: 'Municipio Roma I',
  city: 'Rome',
  county: 'Roma Capitale',
  state: 'Lazio',
  'ISO3166-2-lvl4': 'IT-62',
  postcode: '00184',
  country: 'Italy',
  country_code: 'it',
};

const createSpringfield = (state: string, lat: string, lon: string, osmType = 'relation') =>
  createPlace(
    'Springfield',
    lat,
    lon,
    { city: 'Springfield', state, country: 'United States', country_code: 'us' },
    osmType,
  );

const KNOWN_PLACES: Record<string, unknown[]> = {
  colosseum: [createPlace('Colosseum', '41.8902614', '12.4930871', COLOSSEUM, 'way')],
  springfield: [
    createSpringfield('Missouri', '37.2081729', '-93.2922715'),
    createSpringfield('Illinois', '39.7990175', '-89.6439575'),
    createSpringfield('Illinois', '39.8017', '-89.6436', 'node'),
    createSpringfield('Massachusetts', '42.1018764', '-72.5886727'),
  ],
  // The position is in no country.
  'pacific ocean': [createPlace('Pacific Ocean', '-2.9814', '-135.0', {}, 'node')],
};

function createPlace(name: string, lat: string, lon: string, address: Fields, osmType: string) {
  return {
    place_id: 67203041,
    licence: LICENSE,
    osm_type: osmType,
    osm_id: 1834818,
    lat,
    lon,
    category: 'boundary',
    type: 'administrative',
    place_rank: 16,
    importance: 0.7,
    addresstype: 'city',
    name,
    display_name: [name, address.state, address.country].filter(Boolean).join(', '),
    address,
    boundingbox: [lat, lat, lon, lon],
  };
}

function handleRequest(request: RecordedRequest, behavior: NominatimBehavior): FakeResponse {
  const errorResponse = (status: number, message: string): FakeResponse => ({ status, body: error(status, message) });
  if (behavior.kind === 'blocked' || !request.headers['user-agent']) return errorResponse(403, 'Access blocked');
  if (request.method !== 'GET') return errorResponse(405, 'Method not allowed');
  if (request.query.format !== 'jsonv2') return errorResponse(400, 'This fake only supports jsonv2.');
  if (request.path === '/search') return search(request.query);
  if (request.path === '/reverse') return reverse(request.query);
  return errorResponse(404, 'Not found');
}

function search({ q, limit }: Fields): FakeResponse {
  if (!q) return { status: 400, body: error(400, 'Nothing to search for.') };
  return { status: 200, body: (KNOWN_PLACES[q.toLowerCase()] ?? []).slice(0, Number(limit ?? 10)) };
}

function reverse({ lat, lon }: Fields): FakeResponse {
  const [north, east] = [Number(lat), Number(lon)];
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) {
    return { status: 400, body: error(400, "Parameter 'lat' must be a number.") };
  }
  const isRome = Math.hypot(north - 41.8902, east - 12.4922) < 0.05;
  // The documented response for a position outside of all areas: status 200.
  if (!isRome) return { status: 200, body: { error: 'Unable to geocode' } };
  return { status: 200, body: createPlace('Municipio Roma I', '41.8902', '12.4922', COLOSSEUM, 'relation') };
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('nominatim.ts')) {
  startFakeNominatim(parsePortArgument()).then(({ url }) => console.log(`Fake Nominatim: OSM_NOMINATIM_URL=${url}`));
}
