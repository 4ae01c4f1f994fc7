import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type PlaceClue } from '@placelore/contracts/places/places.js';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database.ts';
import { AppModule } from '../src/app.module.js';
import { placesVariables } from '../src/config.js';
import { CachedPlace } from '../src/place-cache/cached-place.entity.js';

const SECRET = 'a secret that only these tests know, long enough';
const WORKER: Identity = { kind: 'service', service: 'worker' };
const ADMIN: Identity = {
  kind: 'person',
  userId: 1,
  username: 'admin',
  isAdmin: true,
  visitorId: null,
  sessionKey: 'session',
};

let database: TestDatabase;
let app: NestFastifyApplication;
const tokens = new IdentityTokens(SECRET);

beforeAll(async () => {
  database = await createTestDatabase();
  const config = readConfig('places', placesVariables, {
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: SECRET,
    REDIS_URL: database.redisUrl,
    DATABASE_URL: database.urls.places,
    AFFILIATE_VIATOR_ID: 'P00012345',
    AFFILIATE_TIQETS_ID: '',
  });
  app = await buildService({ name: 'places', variables: config, module: AppModule.forRoot(config) });
  await app.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
});

async function post(route: Route, body: object, identity: Identity | null = WORKER) {
  const call = request(await app.getUrl()).post(route.path);
  if (identity) call.set(IDENTITY_HEADER, await tokens.sign(identity));
  return call.send(body);
}

const eiffelName: PlaceClue = { kind: 'landmark recognized', text: 'Eiffel Tower', confidence: 0.8 };
const locate = (...clues: PlaceClue[]) => post(internalPlaces.locate, { clues });
const eiffel: PlaceClue = {
  kind: 'photo position',
  position: { latitude: 48.8584, longitude: 2.2945 },
  confidence: 0.95,
};

describe('internal places routes', () => {
  test('return a valid location', async () => {
    const response = await locate(eiffel, eiffelName);
    expect(response.status).toBe(200);
    expect(internalPlaces.locate.response!.parse(response.body).place).toMatchObject({
      name: 'Eiffel Tower',
      provider: 'embedded',
    });
    expect((await locate()).body).toEqual({ place: null, alternatives: [], exactPosition: null });
  });

  test("return the place that a query fully names, regardless of the visitor's position", async () => {
    const locateName = async (query: string, ...clues: PlaceClue[]) =>
      (await post(internalPlaces.locate, { query, clues })).body.place?.name ?? null;
    expect(await locateName('Tour Eiffel')).toBe('Eiffel Tower');
    expect(await locateName('best pizza recipe')).toBeNull();
    const locateQuery = async (query: string, within?: string) =>
      (await post(internalPlaces.locate, { query, within, clues: [] })).body;
    expect(await locateQuery('Springfield')).toMatchObject({ place: null, isAmbiguous: true });
    expect(await locateQuery('Springfield', 'Illinois, United States')).toMatchObject({
      place: { name: 'Springfield', region: 'Illinois' },
      isAmbiguous: false,
    });
    expect(await locateQuery('asdf')).toMatchObject({ place: null, isAmbiguous: false });
    expect(await locateName('asdf', { ...eiffel, kind: 'device position', confidence: 0.3 })).toBeNull();
    // The position belongs to a sight in the town, but the query names the town.
    expect(await locateName('Paris', { ...eiffel, kind: 'device position', confidence: 0.3 })).toBe('Paris');
    const nearClue = (text: string): PlaceClue => ({ kind: 'stated location', text, confidence: 0.3 });
    expect(await locateName('Springfield', nearClue('Missouri, USA'))).toBe('Springfield');
  });

  test('return a valid description, also for an exact position', async () => {
    const { place } = (await locate(eiffel, eiffelName)).body;
    const { position: exactPosition } = eiffel;
    const response = await post(internalPlaces.describe, { place, exactPosition });
    const { background, nearbyAttractions, exactPlace } = internalPlaces.describe.response!.parse(response.body);
    expect(background.facts.length).toBeGreaterThanOrEqual(3);
    expect(nearbyAttractions.length).toBeGreaterThan(0);
    expect(exactPlace).toMatchObject(exactPosition!);
    expect(exactPlace?.nearbyAttractions[0]?.name).toBe(nearbyAttractions[0]?.name);
    const invalid = await post(internalPlaces.describe, { place, exactPosition: { latitude: 91, longitude: 0 } });
    expect([invalid.status, invalid.body.details[0].field]).toEqual([400, 'exactPosition.latitude']);
  });

  test('return valid nearby places', async () => {
    const response = await post(internalPlaces.nearby, {
      latitude: 48.8606,
      longitude: 2.3376,
      kind: 'attraction',
      radius: 2_000,
      limit: 3,
    });
    const { places, provider } = internalPlaces.nearby.response!.parse(response.body);
    expect(places[0]?.name).toBe('Louvre Museum');
    expect(provider).toBe('embedded');
    expect((await post(internalPlaces.getNearbyPrice, {})).body).toEqual({ usd: 0 });
  });

  test('add the configured affiliate id to recommendations and ignore an empty variable', async () => {
    const { place } = (await locate(eiffel, eiffelName)).body;
    const response = await post(internalPlaces.describe, { place });
    const { tours, activities } = internalPlaces.describe.response!.parse(response.body).recommendations!;
    expect(tours[0]?.affiliateUrl).toContain('pid=P00012345');
    expect(activities.length).toBeGreaterThan(0);
    for (const { affiliateUrl } of activities) expect(affiliateUrl).not.toContain('partner=');
  });

  test('name invalid fields', async () => {
    const response = await post(internalPlaces.nearby, {
      latitude: 91,
      longitude: 0,
      kind: 'moon',
      radius: 1,
      limit: 1,
    });
    expect(response.status).toBe(400);
    expect(response.body.details.map(({ field }: { field: string }) => field)).toEqual(['latitude', 'kind']);
  });

  test('accept any text without failing', async () => {
    for (const text of [
      '\u0000',
      '🗼'.repeat(900),
      ','.repeat(2000),
      'a '.repeat(1000),
      '__proto__',
      'constructor',
      '((((',
    ]) {
      for (const kind of ['text in the photo', 'stated location', 'site details', 'landmark recognized'] as const) {
        expect((await locate({ kind, text, confidence: 1 })).status).toBe(200);
      }
    }
    const poles = [90, -90].flatMap((latitude) => [180, -180, 0].map((longitude) => ({ latitude, longitude })));
    for (const position of poles) expect((await locate({ ...eiffel, position })).status).toBe(200);
  });

  test.each(Object.values(internalPlaces).map((route) => [route.id, route] as const))(
    'reject users and unauthenticated callers: %s',
    async (_, route) => {
      expect((await post(route, {}, ADMIN)).status).toBe(403);
      expect((await post(route, {}, null)).status).toBe(401);
    },
  );
});

describe('places cache table', () => {
  test('stores precise positions and one row per place', async () => {
    const repository = app.get(DataSource).getRepository(CachedPlace);
    const row = { placeId: 'vendor:1', name: 'A place', latitude: '-89.123456', longitude: '179.123456' };
    await repository.insert({ ...row });
    const stored = await repository.findOneByOrFail({ placeId: 'vendor:1' });
    expect(stored).toMatchObject(row);
    expect(stored.cachedAt).toBeInstanceOf(Date);
    await expect(repository.insert({ ...row })).rejects.toThrow('places_place_id_key');
  });

  test('has the same schema in migrations and entities', async () => {
    const { upQueries } = await app.get(DataSource).driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
