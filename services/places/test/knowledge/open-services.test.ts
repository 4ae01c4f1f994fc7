import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { PlaceIdentityRow } from '../../src/knowledge/identity/place-identity.entity.js';
import { ADMIN, GUEST, type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';
import { startFakeArticles } from '../support/wikimedia/fake-articles.js';
import type { FakeWiki } from '../support/wikimedia/fake-wiki.js';
import { type FakeItems, startFakeWikidata } from '../support/wikimedia/fake-wikidata.js';
import { HALLSTATT, HALLSTATT_WORLD } from '../support/wikimedia/hallstatt.js';

const { articles = {}, guides = {} } = HALLSTATT_WORLD;
/** The tests change these items. */
let items: FakeItems;
let servers: { wikidata: FakeWiki; wikipedia: FakeWiki; wikivoyage: FakeWiki };
let service: PlacesTestService;

beforeAll(async () => {
  items = structuredClone(HALLSTATT_WORLD.items);
  const [wikidata, wikipedia, wikivoyage] = await Promise.all([
    startFakeWikidata(items),
    startFakeArticles(articles),
    startFakeArticles(guides),
  ]);
  servers = { wikidata, wikipedia, wikivoyage };
  service = await startPlacesService(1, {
    OPEN_SERVICES_CONTACT: 'ops@example.org',
    GEO_PROVIDER: 'embedded',
    WIKIDATA_URL: wikidata.url,
    WIKIPEDIA_URL: `${wikipedia.url}/{lang}`,
    WIKIVOYAGE_URL: `${wikivoyage.url}/{lang}`,
    COMMONS_URL: 'off',
  });
});
afterEach(async () => {
  for (const server of Object.values(servers)) server.reset();
  const redis = new Redis(service.redisUrl);
  const keys = await redis.keys('placelore:places:*');
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
  await query('delete from place_identities');
  await query('delete from job_requests');
});
afterAll(async () => {
  await service?.stop();
  await Promise.all(Object.values(servers ?? {}).map((server) => server.close()));
});

const query = (sql: string, parameters: unknown[] = []) => service.app.get(DataSource).query(sql, parameters);
const describePlace = async (place: object = HALLSTATT) => {
  const response = await service.call(internalPlaces.describe, { place }, WORKER);
  expect(response.status).toBe(200);
  return internalPlaces.describe.response!.parse(response.body);
};
const getProviders = ({ sources }: { sources: { provider: string }[] }) => sources.map(({ provider }) => provider);
const findRow = () => service.app.get(DataSource).getRepository(PlaceIdentityRow).find();
const update = async () => (await service.call(internalPlaces.updateKnowledge, {}, WORKER)).body;

describe('POST /internal/places/describe with open services', () => {
  test('adds facts from open sources to the embedded ones, with the identity', async () => {
    const { background, identity, missingProviders } = await describePlace();
    expect(getProviders(background)).toEqual(
      expect.arrayContaining(['gazetteer', 'wikipedia', 'wikidata', 'wikivoyage']),
    );
    expect(identity).toEqual({ wikidataId: 'Q259858', foundBy: 'search' });
    expect(missingProviders).toEqual([]);
    expect(await findRow()).toEqual([
      expect.objectContaining({ wikidataId: 'Q259858', foundBy: 'search', revision: '2400000001', place: HALLSTATT }),
    ]);
    expect(await query(`select job from job_requests where job = 'knowledge.refresh'`)).toEqual([]);
  });

  test('finds the stored identity again, even without any cached response', async () => {
    await describePlace();
    const redis = new Redis(service.redisUrl);
    await redis.del(...(await redis.keys('placelore:places:answer:*')));
    redis.disconnect();
    servers.wikidata.reset();
    expect((await describePlace()).identity?.wikidataId).toBe('Q259858');
    expect(servers.wikidata.requests.map(({ query: { action } }) => action)).not.toContain('wbsearchentities');
  });

  test('responds without a failing source, and requests one job that completes the knowledge', async () => {
    servers.wikipedia.setDefault({ kind: 'status', status: 504 });
    const { background, missingProviders } = await describePlace();
    expect(missingProviders).toEqual(['wikipedia']);
    expect(getProviders(background)).toEqual(expect.arrayContaining(['gazetteer', 'wikidata']));
    await describePlace();
    expect(await query(`select job, payload from job_requests where job = 'knowledge.refresh'`)).toEqual([
      { job: 'knowledge.refresh', payload: { place: HALLSTATT } },
    ]);
  });
});

describe('POST /internal/places/knowledge/complete', () => {
  test('fails while a source fails, and succeeds afterward', async () => {
    servers.wikipedia.script({ kind: 'html' });
    const complete = () => service.call(internalPlaces.completeKnowledge, { place: HALLSTATT }, WORKER);
    expect((await complete()).body).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect((await complete()).status).toBeLessThan(300);
    expect((await describePlace()).missingProviders).toEqual([]);
  });
});

describe('POST /internal/places/knowledge/update', () => {
  const age = () => query(`update place_identities set checked_at = now() - interval '20 days'`);

  test('compares only old places, and reads a changed one again', async () => {
    await describePlace();
    expect(await update()).toEqual({ compared: 0, changed: 0, removed: 0 });
    await age();
    expect(await update()).toEqual({ compared: 1, changed: 0, removed: 0 });
    await age();
    items.Q259858 = { ...items.Q259858, revision: 2_500_000_000, description: 'village of salt' };
    expect(await update()).toEqual({ compared: 1, changed: 1, removed: 0 });
    const { background } = await describePlace();
    expect(background.facts.map(({ statement }) => statement)).toContain(
      'Wikidata describes Hallstatt as “village of salt”.',
    );
    expect((await findRow())[0]?.revision).toBe('2500000000');
  });

  test('follows a merged item, and deletes the identity of a deleted one', async () => {
    await describePlace();
    await age();
    const original = items.Q259858!;
    items.Q777 = original;
    items.Q259858 = { redirect: 'Q777' };
    expect(await update()).toMatchObject({ changed: 1 });
    expect((await findRow())[0]?.wikidataId).toBe('Q777');
    await age();
    delete items.Q777;
    expect(await update()).toEqual({ compared: 1, changed: 0, removed: 1 });
    expect(await findRow()).toEqual([]);
    items.Q259858 = original;
  });

  test("makes no call when the day's calls are used up", async () => {
    await describePlace();
    await age();
    const redis = new Redis(service.redisUrl);
    await redis.set(`placelore:places:open-services-calls:${new Date().toISOString().slice(0, 10)}`, '2500');
    redis.disconnect();
    servers.wikidata.reset();
    expect(await update()).toEqual({ compared: 0, changed: 0, removed: 0 });
    expect(servers.wikidata.requests).toHaveLength(0);
  });
});

describe.each<[string, Route, object]>([
  ['completeKnowledge', internalPlaces.completeKnowledge, { place: HALLSTATT }],
  ['updateKnowledge', internalPlaces.updateKnowledge, {}],
])('%s', (_, route, input) => {
  test.each([
    ['a guest', GUEST],
    ['an admin', ADMIN],
  ])('is refused to %s', async (_who, identity) => {
    expect((await service.call(route, input, identity)).status).toBe(403);
  });
});

test('completeKnowledge: rejects a place without a position, naming the field', async () => {
  const { latitude, ...place } = HALLSTATT;
  const response = await service.call(internalPlaces.completeKnowledge, { place }, WORKER);
  expect(latitude).toBeDefined();
  expect(response.status).toBe(400);
  expect(JSON.stringify(response.body)).toContain('latitude');
});
