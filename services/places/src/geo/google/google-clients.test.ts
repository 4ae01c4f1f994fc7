import { describe, expect, test } from '@jest/globals';
import type { NearbyQuery } from '../geo-provider.js';
import { LegacyDirections } from './legacy-directions.js';
import { LegacyPlaces } from './legacy-places.js';
import { PlacesSearch } from './places-search.js';
import { WalkingRoutes } from './walking-routes.js';

const ROME = { latitude: 41.89, longitude: 12.49 };
const FORUM = { latitude: 41.892, longitude: 12.49 };
const QUERY: NearbyQuery = { position: ROME, kind: 'attraction', radius: 2_000, limit: 20, excludeNames: [] };
const SIGNAL = new AbortController().signal;

/** Host that makes every call, and lists the SKUs that it would charge. */
function createHost() {
  const skus: string[] = [];
  const host = {
    call: ({ sku, request }: { sku: string; request: (signal: AbortSignal) => unknown }) => {
      skus.push(sku);
      return request(SIGNAL);
    },
  };
  return { host: host as never, skus };
}

describe('PlacesSearch', () => {
  const place = (change: object = {}) => ({
    ...{ id: 'a', displayName: { text: 'Colosseum' }, location: ROME, types: ['museum'] },
    ...change,
  });
  /** Search whose answers come from `respond`, which receives the request. */
  function setup(respond: (request: { includedTypes: string[] }) => unknown) {
    const requests: { includedTypes: string[] }[] = [];
    const search = async (request: { includedTypes: string[] }) => {
      requests.push(request);
      return [{ places: respond(request) }];
    };
    const { host, skus } = createHost();
    const client = { searchNearby: search, searchText: search };
    return { search: new PlacesSearch(host, client as never), requests, skus };
  }

  test('lists no place without an id, a name or a position, and none that closed permanently', async () => {
    const { search, skus } = setup(() => [
      place(),
      place({ id: '', displayName: { text: 'B' } }),
      place({ id: 'c', displayName: { text: '' } }),
      place({ id: 'd', displayName: null }),
      place({ id: 'e', displayName: { text: 'E' }, location: null }),
      place({ id: 'f', displayName: { text: 'F' }, location: { latitude: 41.89 } }),
      place({ id: 'g', displayName: { text: 'G' }, businessStatus: 'CLOSED_PERMANENTLY' }),
      place({ id: 'h', displayName: { text: 'H' }, businessStatus: 'CLOSED_TEMPORARILY' }),
    ]);
    expect((await search.nearby(QUERY)).map(({ name }) => name)).toEqual(['Colosseum', 'H']);
    expect(skus).toEqual(['nearbySearchEnterprise']);
  });

  test('lists nothing when Google finds nothing', async () => {
    expect(await setup(() => null).search.nearby(QUERY)).toEqual([]);
    expect(await setup(() => null).search.findByName('x')).toEqual([]);
    expect(await setup(() => null).search.findAt('x', ROME)).toBeNull();
  });

  test.each([
    ['attraction', 'POPULARITY'],
    ['restaurant', 'DISTANCE'],
    ['accommodation', 'POPULARITY'],
  ] as const)('ranks each %s by %s', async (kind, rankPreference) => {
    const { search, requests } = setup(() => []);
    await search.nearby({ ...QUERY, kind });
    expect(requests).toMatchObject([
      { rankPreference, maxResultCount: 20, locationRestriction: { circle: { center: ROME, radius: 2_000 } } },
    ]);
  });

  test('searches again without the types that Google refuses, and from then on never for them', async () => {
    const { search, requests } = setup(({ includedTypes }) => {
      if (!includedTypes.includes('museum')) return [place()];
      throw Object.assign(new Error('Unsupported types: museum.'), { httpStatusCode: 400 });
    });
    expect(await search.nearby(QUERY)).toHaveLength(1);
    await search.nearby(QUERY);
    expect(requests.map(({ includedTypes }) => includedTypes.includes('museum'))).toEqual([true, false, false]);
  });

  test('does not search again after another error', async () => {
    const { search, requests } = setup(() => {
      throw Object.assign(new Error('Down'), { httpStatusCode: 503 });
    });
    await expect(search.nearby(QUERY)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(requests).toHaveLength(1);
  });

  test('finds the meanings of a name in a country, each once', async () => {
    const part = (longText: string, ...types: string[]) => ({ longText, shortText: longText.slice(0, 2), types });
    const addressComponents = [part('Rome', 'locality'), part('IT', 'country')];
    const { search, skus } = setup(() => [
      place({ addressComponents }),
      place({ id: 'b', addressComponents }),
      place({ id: 'c', displayName: { text: 'Nowhere' } }),
    ]);
    expect(await search.findByName('Colosseum')).toMatchObject([
      { name: 'Colosseum', lat: 41.89, lng: 12.49, city: 'Rome', countryCode: 'IT' },
    ]);
    expect(skus).toEqual(['textSearchPro']);
  });

  test('finds the place of that name beside a position', async () => {
    const { search } = setup(() => [place(), place({ id: 'b', location: { latitude: 41.99, longitude: 12.49 } })]);
    expect(await search.findAt('Colosseum', ROME)).toMatchObject({ id: 'a', rating: null, ratings: 0, website: null });
    expect(await search.findAt('Forum', ROME)).toBeNull();
  });
});

describe('LegacyPlaces', () => {
  const result = (name: string, change: object = {}) => ({
    ...{ place_id: name, name, geometry: { location: { lat: 41.89, lng: 12.49 } } },
    ...change,
  });
  function setup(data: unknown) {
    const sent: unknown[] = [];
    const placesNearby = async (request: unknown) => {
      sent.push(request);
      return { data };
    };
    const { host, skus } = createHost();
    return { places: new LegacyPlaces(host, { placesNearby } as never, 'http://g', 'key'), sent, skus };
  }

  test.each([
    ['attraction', 'tourist_attraction'],
    ['restaurant', 'restaurant'],
    ['accommodation', 'lodging'],
  ] as const)('searches each %s by the type %s, without those that closed', async (kind, type) => {
    const { places, sent, skus } = setup({
      results: [
        result('A', { rating: 4.5, user_ratings_total: 9 }),
        result('B', { business_status: 'CLOSED_PERMANENTLY' }),
      ],
    });
    expect((await places.nearby({ ...QUERY, kind })).map(({ name }) => name)).toEqual(['A']);
    expect(sent).toEqual([
      {
        ...{ url: 'http://g/maps/api/place/nearbysearch/json', signal: SIGNAL },
        params: { location: '41.89,12.49', radius: 2_000, type, language: 'en', key: 'key' },
      },
    ]);
    expect(skus).toEqual(['legacyNearbySearch']);
  });

  test('finds the place of that name at a position', async () => {
    const { places, sent } = setup({
      results: [result('A', { vicinity: 'Via 1', opening_hours: { open_now: false } })],
    });
    expect(await places.findAt('A', ROME)).toMatchObject({ id: 'A', address: 'Via 1', openNow: false, rating: null });
    expect(await places.findAt('B', ROME)).toBeNull();
    expect(sent).toMatchObject([{ params: { radius: 150, keyword: 'A' } }, { params: { keyword: 'B' } }]);
  });

  test('reports an answer that is not as documented', async () => {
    await expect(setup({ results: [{ name: 'A' }] }).places.nearby(QUERY)).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });
});

describe('WalkingRoutes', () => {
  const seconds = (value: number) => ({ seconds: value });
  const step = (instructions: string, distanceMeters?: number) => ({
    ...{ navigationInstruction: { instructions }, distanceMeters, staticDuration: seconds(30) },
  });
  function setup(routes: unknown) {
    const sent: unknown[] = [];
    const computeRoutes = async (request: unknown) => {
      sent.push(request);
      return [{ routes }];
    };
    const { host } = createHost();
    return { routes: new WalkingRoutes(host, { computeRoutes } as never), sent };
  }

  test('returns the route with the warnings before its steps', async () => {
    const legs = [{ steps: [step('Head north', 40)] }, { steps: [step('')] }];
    const polyline = { encodedPolyline: 'abc' };
    const warnings = ['Mind the steps'];
    const { routes, sent } = setup([{ distanceMeters: 90, duration: seconds(70), polyline, warnings, legs }]);
    expect(await routes.route(ROME, FORUM)).toEqual({
      ...{ polyline: 'abc', distanceMeters: 90, durationSeconds: 70, estimate: false },
      steps: [
        { instruction: 'Mind the steps', distanceMeters: 0, durationSeconds: 0 },
        { instruction: 'Head north', distanceMeters: 40, durationSeconds: 30 },
        { instruction: 'Continue', distanceMeters: 0, durationSeconds: 30 },
      ],
    });
    expect(sent).toMatchObject([
      { origin: { location: { latLng: ROME } }, destination: { location: { latLng: FORUM } }, travelMode: 'WALK' },
    ]);
  });

  test.each([[[]], [null], [[{ distanceMeters: 90 }]]])('returns null for the routes %j', async (routes) => {
    expect(await setup(routes).routes.route(ROME, FORUM)).toBeNull();
  });
});

describe('LegacyDirections', () => {
  const measure = (value: number) => ({ value });
  const leg = (html: string) => ({
    ...{ distance: measure(50), duration: measure(40) },
    steps: [{ distance: measure(5), duration: measure(4), html_instructions: html }],
  });
  function setup(data: unknown) {
    const sent: unknown[] = [];
    const directions = async (request: unknown) => {
      sent.push(request);
      return { data };
    };
    const { host } = createHost();
    return { directions: new LegacyDirections(host, { directions } as never, 'http://g', 'key'), sent };
  }

  test('adds up the legs, and turns HTML into text', async () => {
    const legs = [
      leg('Head <b>north</b> on <b>Via A&amp;B</b>'),
      leg('Turn&nbsp;left<div style="x">Steps &unknown;</div>'),
    ];
    const { directions, sent } = setup({
      routes: [{ warnings: ['Mind the steps'], overview_polyline: { points: 'abc' }, legs }],
    });
    expect(await directions.route(ROME, FORUM)).toEqual({
      ...{ polyline: 'abc', distanceMeters: 100, durationSeconds: 80, estimate: false },
      steps: [
        { instruction: 'Mind the steps', distanceMeters: 0, durationSeconds: 0 },
        { instruction: 'Head north on Via A&B', distanceMeters: 5, durationSeconds: 4 },
        { instruction: 'Turn left. Steps &unknown;', distanceMeters: 5, durationSeconds: 4 },
      ],
    });
    const params = { origin: '41.89,12.49', destination: '41.892,12.49', mode: 'walking', units: 'metric' };
    expect(sent).toMatchObject([{ url: 'http://g/maps/api/directions/json', signal: SIGNAL, params }]);
  });

  test('returns null without a route, and reports an answer that is not as documented', async () => {
    expect(await setup({ routes: [] }).directions.route(ROME, FORUM)).toBeNull();
    await expect(setup({}).directions.route(ROME, FORUM)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
