import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { Redis } from 'ioredis';
import { createTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { AppModule } from '../../src/app.module.js';
import { placesVariables } from '../../src/config.js';
import { GEO, type Geo } from '../../src/geo/provider-result.js';
import { startFakeOsm } from '../support/fake-osm.js';

const ATTRIBUTION = '© OpenStreetMap contributors';
const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
const FORUM = { latitude: 41.8925, longitude: 12.4853 };

let database: TestDatabase;
let osm: Awaited<ReturnType<typeof startFakeOsm>>;
let app: NestFastifyApplication;
let geo: Geo;

beforeAll(async () => {
  [database, osm] = await Promise.all([createTestDatabase(), startFakeOsm()]);
  const config = readConfig('places', placesVariables, {
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: 'a secret that only these tests know, long enough',
    REDIS_URL: database.redisUrl,
    DATABASE_URL: database.urls.places,
    OSM_NOMINATIM_URL: osm.nominatim.url,
    OSM_OVERPASS_URL: `${osm.overpass.url}/api/interpreter`,
    OSM_ROUTER_URL: osm.osrm.url,
  });
  app = await buildService({ name: 'places', variables: config, module: AppModule.forRoot(config) });
  geo = app.get<Geo>(GEO, { strict: false });
});
afterEach(async () => {
  for (const server of [osm.nominatim, osm.overpass, osm.osrm]) server.reset();
  await clearHostKeys();
});
afterAll(async () => {
  await app?.close();
  await osm?.close();
  await database?.drop();
});

/** Deletes cached responses and time slots, which are stored by host and port. */
async function clearHostKeys(): Promise<void> {
  const redis = new Redis(database.redisUrl);
  for (const { url } of [osm.nominatim, osm.overpass, osm.osrm]) {
    const keys = await redis.keys(`placelore:places:*:${new URL(url).host}:*`);
    if (keys.length > 0) await redis.del(keys);
  }
  redis.disconnect();
}

const nearby = () => geo.nearby({ position: COLOSSEUM, kind: 'attraction', radius: 2_000, limit: 5, excludeNames: [] });

test('places service with OSM: responds with data from the configured servers and their attribution', async () => {
  const expected = { provider: 'osm', degraded: false, attribution: ATTRIBUTION };
  expect(await nearby()).toMatchObject(expected);
  expect(await geo.geocode('Colosseum')).toMatchObject(expected);
  expect(await geo.directions(COLOSSEUM, FORUM)).toMatchObject(expected);
});

test.each(['unauthorized', 'blocked', 'rateLimited', 'serverError', 'malformed', 'hang'] as const)(
  'places service with OSM: falls back to embedded data when servers return %s and marks it as degraded',
  async (kind) => {
    for (const server of [osm.nominatim, osm.overpass, osm.osrm]) server.script({ kind });
    const started = performance.now();
    const results = await Promise.all([nearby(), geo.geocode('Colosseum'), geo.directions(COLOSSEUM, FORUM)]);
    expect(results.map(({ provider, degraded }) => ({ provider, degraded }))).toEqual(
      Array(3).fill({ provider: 'embedded', degraded: true }),
    );
    expect(results[1].value[0]).toMatchObject({ name: 'Colosseum', city: 'Rome' });
    expect(performance.now() - started).toBeLessThan(20_000);
  },
);
