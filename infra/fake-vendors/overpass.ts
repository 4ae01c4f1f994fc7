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
 * Fakes an Overpass interpreter with a small map of Rome: `POST /api/interpreter` with a form field `data`. It derives
 * the requested kinds from the tags in the query, and the area from the widest `around`. Run it with
 * `node infra/fake-vendors/overpass.ts --port 9104`.
 */
export type OverpassBehavior =
  | CommonBehavior
  /** Responds with the given elements, or with those of the map. */
  | { kind: 'ok'; elements?: OverpassElement[] }
  /** 200 with the elements found before the timeout, and a remark. */
  | { kind: 'timedOut' }
  /** 504 with an HTML page: the dispatcher is too busy. */
  | { kind: 'tooBusy' }
  /** 403: the server has blocked the client. */
  | { kind: 'blocked' };

export interface OverpassElement {
  type: 'node' | 'way' | 'relation';
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: Record<string, string>;
}

export type FakeOverpass = FakeServer<OverpassBehavior>;

/** Starts the fake. Set `OSM_OVERPASS_URL` to its `url` with `/api/interpreter`. */
export function startFakeOverpass(port = 0): Promise<FakeOverpass> {
  return startFakeServer<OverpassBehavior>({ port, handleRequest, error });
}

/** Overpass reports errors in an HTML page. */
const error = (status: number, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<html><body><p><strong>Error</strong>: ${status} ${message}</p></body></html>`;

/** Map data about places around the Colosseum, written for tests. */
export const ROME_ELEMENTS: OverpassElement[] = [
  {
    type: 'way',
    id: 11,
    center: { lat: 41.8902614, lon: 12.4930871 },
    tags: {
      name: 'Colosseo',
      'name:en': 'Colosseum',
      tourism: 'attraction',
      historic: 'archaeological_site',
      heritage: '1',
      start_date: '0080',
      fee: 'yes',
      opening_hours: 'Mo-Su 08:30-19:15; Dec 25,Jan 1 off',
      website: 'https://colosseo.it/',
      wheelchair: 'limited',
      wikidata: 'Q10285',
      wikipedia: 'it:Colosseo',
    },
  },
  // The same sight again, as a point.
  { type: 'node', id: 12, lat: 41.8903, lon: 12.4925, tags: { name: 'Colosseo', tourism: 'attraction' } },
  {
    type: 'relation',
    id: 13,
    center: { lat: 41.8898, lon: 12.4907 },
    tags: { name: 'Arco di Costantino', 'name:en': 'Arch of Constantine', historic: 'monument', wikidata: 'Q130250' },
  },
  { type: 'node', id: 14, lat: 41.8913, lon: 12.4899, tags: { tourism: 'viewpoint' } },
  {
    type: 'node',
    id: 15,
    lat: 41.893,
    lon: 12.4827,
    tags: { name: 'Musei Capitolini', 'name:en': 'Capitoline Museums', tourism: 'museum', wheelchair: 'yes' },
  },
  {
    type: 'node',
    id: 16,
    lat: 41.8917,
    lon: 12.4945,
    tags: {
      name: 'Trattoria del Foro',
      amenity: 'restaurant',
      cuisine: 'italian;pizza',
      website: 'javascript:alert(1)',
      'addr:street': 'Via Cavour',
      'addr:housenumber': '10',
    },
  },
  {
    type: 'node',
    id: 17,
    lat: 41.8925,
    lon: 12.4968,
    tags: { name: 'Hotel dei Fori', tourism: 'hotel', stars: '3', wheelchair: 'no' },
  },
];

const okResponse = (elements: OverpassElement[], remark?: string): FakeResponse => ({
  status: 200,
  body: {
    version: 0.6,
    generator: 'Overpass API 0.7.62.5',
    osm3s: {
      timestamp_osm_base: '2026-11-01T00:00:00Z',
      copyright: 'The data included in this document is from www.openstreetmap.org. It is made available under ODbL.',
    },
    elements,
    ...(remark && { remark }),
  },
});

function handleRequest(request: RecordedRequest, behavior: OverpassBehavior): FakeResponse {
  const errorResponse = (status: number, message: string): FakeResponse => ({
    status,
    body: error(status, message),
    headers: { 'content-type': 'text/html' },
  });
  if (behavior.kind === 'blocked' || !request.headers['user-agent']) return errorResponse(403, 'Forbidden');
  if (request.path !== '/api/interpreter') return errorResponse(404, 'Not Found');
  const query = new URLSearchParams(String(request.body)).get('data') ?? '';
  if (!/^\[out:json\].*;\n?/.test(query) || !/out (center|tags|body)/.test(query)) {
    return errorResponse(400, 'parse error: Unknown type');
  }
  if (behavior.kind === 'tooBusy') return errorResponse(504, 'The server is probably too busy to handle your request.');
  if (behavior.kind === 'timedOut') {
    return okResponse(
      ROME_ELEMENTS.slice(0, 1),
      'runtime error: Query timed out in "query" at line 2 after 4 seconds.',
    );
  }
  return okResponse(behavior.kind === 'ok' && behavior.elements ? behavior.elements : findMatchingElements(query));
}

/** Returns the elements that match the query. Each is returned twice, as it would be for two parts of a query. */
function findMatchingElements(query: string): OverpassElement[] {
  const tagFilters = [...query.matchAll(/\["(\w+)"(?:~"\^\(([\w|]+)\)\$"|="(\w+)")\]/g)].map(([, key, any, one]) => ({
    key: key ?? '',
    values: (any ?? one ?? '').split('|'),
  }));
  const areas = [...query.matchAll(/around:([\d.]+),(-?[\d.]+),(-?[\d.]+)/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  );
  const [radiusMeters = 0, latitude = 0, longitude = 0] = areas.sort((a, b) => (b[0] ?? 0) - (a[0] ?? 0))[0] ?? [];
  const found = ROME_ELEMENTS.filter(({ lat, lon, center, tags = {} }) => {
    const position = center ?? { lat: lat ?? 0, lon: lon ?? 0 };
    const north = (position.lat - latitude) * 111_195;
    const east = (position.lon - longitude) * 111_195 * Math.cos((latitude * Math.PI) / 180);
    return (
      Math.hypot(north, east) <= radiusMeters &&
      tags.name &&
      tagFilters.some(({ key, values }) => values.includes(tags[key] ?? '-'))
    );
  });
  return [...found, ...found];
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('overpass.ts')) {
  startFakeOverpass(parsePortArgument()).then(({ url }) =>
    console.log(`Fake Overpass: OSM_OVERPASS_URL=${url}/api/interpreter`),
  );
}
