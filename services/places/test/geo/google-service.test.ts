import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '@placelore/contracts/core/route.js';
import { address, geocoding, places as routes, walkingRoute } from '@placelore/contracts/places/maps.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { nearbyPlace } from '@placelore/contracts/places/places.js';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { signUrl } from '../../src/geo/google/google-static-map.js';
import { KEY, startFakeGoogleServers } from '../support/fake-google.js';
import { GUEST, type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';

const SECRET = 'c2VjcmV0LW9mLXRoZXNlLXRlc3Rz';
const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
const PHOTO_CLUE = { kind: 'photo position', position: COLOSSEUM, confidence: 0.9 };
const SIGHT_CLUE = { kind: 'landmark recognized', text: 'Colosseum', confidence: 0.8 };
const AT = { lat: 41.8902, lng: 12.4922 };
const WAY = { from: '41.8902,12.4922', to: '41.8925,12.4853' };

let google: Awaited<ReturnType<typeof startFakeGoogleServers>>;
let places: PlacesTestService;
let redis: Redis;
let otherServices: PlacesTestService[] = [];

/** Starts a service with fake Google servers, configured like an installation with a server key. */
const start = (variables: Record<string, string> = {}) =>
  startPlacesService(1, {
    GOOGLE_MAPS_SERVER_KEY: KEY,
    GOOGLE_MAPS_SIGNING_SECRET: SECRET,
    GOOGLE_PLACES_ENDPOINT: google.places.url,
    GOOGLE_ROUTES_ENDPOINT: google.routes.url,
    GOOGLE_MAPS_ENDPOINT: google.maps.url,
    ...variables,
  });
/** Starts another service with its own circuit breaker, for a single test. */
async function startAnother(variables: Record<string, string> = {}): Promise<PlacesTestService> {
  const made = await start(variables);
  otherServices.push(made);
  return made;
}
const getDatabase = ({ app }: PlacesTestService) => app.get(DataSource, { strict: false });

beforeAll(async () => {
  google = await startFakeGoogleServers();
  places = await start();
  redis = new Redis(places.redisUrl);
});
afterEach(async () => {
  await Promise.all(otherServices.map((service) => service.stop()));
  otherServices = [];
  google.reset();
  await getDatabase(places).query('truncate places, geo_provider_costs');
  // Pauses are stored by host and port.
  const keys = await redis.keys('placelore:places:{host:127.0.0.1:*}:pause');
  if (keys.length > 0) await redis.del(keys);
});
afterAll(async () => {
  redis?.disconnect();
  await places?.stop();
  await google?.close();
});

const PUBLIC_CALLS: [string, Route, object, (body: unknown) => unknown][] = [
  ['nearby', routes.nearbyAttractions, COLOSSEUM, (body) => nearbyPlace.strict().array().nonempty().parse(body)],
  ['geocode', routes.geocode, { location: 'Colosseum' }, (body) => geocoding.strict().parse(body)],
  ['reverse', routes.reverseGeocode, COLOSSEUM, (body) => address.strict().parse(body)],
  ['directions', routes.directions, WAY, (body) => walkingRoute.strict().parse(body)],
];

test.each(PUBLIC_CALLS)(
  "places service with Google: answers %s with Google's data, attributed and not cacheable",
  async (_what, route, input, parse) => {
    const response = await places.call(route, input);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'x-provider': 'google',
      'x-provider-degraded': 'false',
      'x-attribution': 'Google Maps',
      'cache-control': 'private, no-store',
    });
    parse(response.body);
  },
);

test("places service under Google's terms for the EEA: never shows anything from the Places API", async () => {
  for (const variables of [{}, { GOOGLE_MAPS_LEGACY: 'true' }]) {
    const european = await startAnother({ GOOGLE_PLACES_EEA: 'true', ...variables });
    for (const route of [routes.nearbyAttractions, routes.nearbyRestaurants, routes.nearbyAccommodations]) {
      const { status, headers, body } = await european.call(route, COLOSSEUM);
      expect([status, headers['x-provider'], headers['x-provider-degraded']]).toEqual([200, 'embedded', 'false']);
      expect(headers['x-attribution'] ?? '').not.toContain('Google');
      expect(JSON.stringify(body)).not.toContain('oogle');
    }
    // Geocoding and routes have their own terms. This name matches partially, but Places is not searched.
    const geocoded = await european.call(routes.geocode, { location: 'Capitoline Museums, Rome' });
    expect([geocoded.status, geocoded.headers['x-provider']]).toEqual([200, 'google']);
    await european.call(internalPlaces.locate, { query: 'Trattoria del Foro', clues: [], at: COLOSSEUM }, WORKER);
    expect(google.places.requests).toEqual([]);
    expect(google.maps.requests.map(({ path }) => path)).not.toContain('/maps/api/place/nearbysearch/json');
    expect(google.maps.requests.map(({ path }) => path)).toContain('/maps/api/geocode/json');
  }
});

const FAILURES = ['unauthorized', 'rateLimited', 'serverError', 'malformed', 'hang'] as const;
test.each(FAILURES)(
  'places service with Google: falls back to embedded data when Google returns %s and marks it as degraded',
  async (kind) => {
    const scripted = await startAnother();
    for (const server of [google.places, google.routes, google.maps]) server.setDefault({ kind });
    const started = performance.now();
    const responses = await Promise.all(PUBLIC_CALLS.map(([, route, input]) => scripted.call(route, input)));
    expect(performance.now() - started).toBeLessThan(20_000);
    for (const response of [...responses, await scripted.call(routes.staticMap, AT)]) {
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'x-provider': 'embedded',
        'x-provider-degraded': 'true',
        'cache-control': expect.stringMatching(/^(no-cache|public, max-age=30)$/),
      });
      expect(JSON.stringify([response.headers, response.text])).not.toContain(KEY);
    }
  },
);

test('places service with Google: falls back to embedded data over budget without calling Google', async () => {
  const poor = await startAnother({ GEO_BUDGET_DAILY_USD: '0.001' });
  for (const [, route, input] of PUBLIC_CALLS) {
    expect((await poor.call(route, input)).headers).toMatchObject({
      'x-provider': 'embedded',
      'x-provider-degraded': 'true',
    });
  }
  expect(google.countRequests()).toBe(0);
});

test("places service with Google: never returns Google's data for storage", async () => {
  const query = { ...COLOSSEUM, kind: 'attraction', radius: 2_000, limit: 5 };
  const { body } = await places.call(internalPlaces.nearby, query, WORKER);
  expect(body.provider).toBe('embedded');
  expect(body.places[0]).toMatchObject({ name: 'Colosseum', source: 'guidebook' });
  const { place } = (await places.call(internalPlaces.locate, { clues: [PHOTO_CLUE, SIGHT_CLUE] }, WORKER)).body;
  const described = await places.call(internalPlaces.describe, { place, exactPosition: COLOSSEUM }, WORKER);
  expect(described.body.exactPlace.nearbyAttractions[0]).toMatchObject({ name: 'Roman Forum' });
  expect(google.countRequests()).toBe(0);
  // Therefore the call is free, and cost estimates say so.
  expect(body.costUsd).toBe(0);
  expect((await places.call(internalPlaces.getNearbyPrice, {}, WORKER)).body).toEqual({ usd: 0 });
});

test('places service with Google: pays for the position of a name once', async () => {
  for (const kind of [routes.nearbyAttractions, routes.nearbyRestaurants]) {
    const response = await places.call(kind, { location: 'Colosseum' });
    expect(response.headers['x-provider']).toBe('google');
    expect(response.body).not.toEqual([]);
  }
  expect(google.maps.requests).toHaveLength(1);
  expect(google.places.requests).toHaveLength(2);
});

describe('GET /api/static-map with Google', () => {
  const map = (input: object) => places.call(routes.staticMap, input);

  test("returns Google's image unchanged, with a signed request and without exposing the key", async () => {
    const response = await map({ ...AT, zoom: 15, markers: '41.89,12.49|41.9,12.5' });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-provider': 'google',
      'x-provider-degraded': 'false',
      'x-attribution': 'Google Maps',
    });
    expect(response.headers.etag).toBeUndefined();
    expect(await sharp(response.body).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    expect(JSON.stringify(response.headers)).not.toContain(KEY);
    const [{ query }] = google.maps.requests as [(typeof google.maps.requests)[0]];
    expect(query).toMatchObject({
      center: '41.89020,12.49220',
      zoom: '15',
      size: '600x300',
      scale: '1',
      markers: '41.89000,12.49000|41.90000,12.50000',
      key: KEY,
    });
    const { signature, ...signed } = query;
    const url = new URL(`${google.maps.url}/maps/api/staticmap?${new URLSearchParams(signed)}`);
    expect(signature).toBe(signUrl(url, SECRET));
  });

  test('requests a larger map at scale 2 and one zoom level less', async () => {
    await map({ location: 'Colosseum', size: '1280x801', zoom: 13 });
    expect(google.maps.requests[0]?.query).toMatchObject({
      center: 'Colosseum',
      markers: 'Colosseum',
      zoom: '12',
      size: '640x401',
      scale: '2',
    });
  });

  test('removes marker icons from place names', async () => {
    await map({ location: 'icon:https://evil.example/x.png|Rome' });
    expect(google.maps.requests[0]?.query.markers).toBe('icon https //evil.example/x.png Rome');
  });

  const JPEG = sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const imageScript = (bytes: Uint8Array, type: string, warning?: string) =>
    ({ kind: 'ok', picture: { bytes, type, ...(warning && { warning }) } }) as const;
  test.each([
    ['that is not an image', async () => imageScript(Buffer.from('<script>alert(1)</script>'), 'image/png')],
    ['of another format', async () => imageScript(await JPEG, 'image/png')],
    [
      'cut short',
      async () =>
        imageScript(
          (
            await sharp({ create: { width: 90, height: 90, channels: 3, background: '#888' } })
              .png()
              .toBuffer()
          ).subarray(0, 90),
          'image/png',
        ),
    ],
    [
      'of an unknown place',
      async () =>
        imageScript(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
            .png()
            .toBuffer(),
          'image/png',
          'Error geocoding: center',
        ),
    ],
    ['that Google denies', async () => ({ kind: 'denied' }) as const],
    ['beyond the quota', async () => ({ kind: 'overLimit' }) as const],
  ])('uses the drawn map instead of an image %s', async (_what, createScript) => {
    google.maps.script(await createScript());
    const response = await map({ location: 'Colosseum, Rome' });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'x-provider': 'embedded',
      'x-provider-degraded': 'true',
      'cache-control': 'public, max-age=30',
    });
    expect(await sharp(response.body).metadata()).toMatchObject({ format: 'png', width: 600, height: 300 });
  });

  test('rejects a request without a place before calling Google', async () => {
    expect((await map({ lat: 1 })).status).toBe(400);
    expect(google.countRequests()).toBe(0);
  });
});

describe('POST /internal/places/purge', () => {
  test('clears positions older than 30 days, and keeps place ids and newer positions', async () => {
    const database = getDatabase(places);
    await database.query(
      `insert into places (place_id, name, latitude, longitude, cached_at) values
       ('old', 'old', 1, 2, now() - interval '30 days 1 minute'), ('young', 'young', 3, 4, now() - interval '29 days')`,
    );
    expect((await places.call(internalPlaces.purge, {}, WORKER)).body).toEqual({ positions: 1 });
    expect((await places.call(internalPlaces.purge, {}, WORKER)).body).toEqual({ positions: 0 });
    expect(
      await database.query('select place_id, name, latitude::float8, longitude::float8 from places order by 1'),
    ).toEqual([
      { place_id: 'old', name: '', latitude: null, longitude: null },
      { place_id: 'young', name: 'young', latitude: 3, longitude: 4 },
    ]);
  });

  test('accepts calls of the worker only', async () => {
    expect((await places.call(internalPlaces.purge, {}, GUEST)).status).toBe(403);
  });
});
