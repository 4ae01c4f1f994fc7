import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { Redis } from 'ioredis';
import { ADMIN, GUEST, type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';
import type { FakeWiki } from '../support/wikimedia/fake-wiki.js';
import { claim, startFakeWikidata } from '../support/wikimedia/fake-wikidata.js';

let wikidata: FakeWiki;
let service: PlacesTestService;
beforeAll(async () => {
  wikidata = await startFakeWikidata({
    Q142: { label: 'France', is: ['Q6256'] },
    Q243: {
      label: 'Eiffel Tower',
      at: [48.8583, 2.2945],
      is: ['Q1440476'],
      country: ['Q142'],
      claims: { P571: [claim.time('+1900-00-00T00:00:00Z', 9)] },
    },
  });
  service = await startPlacesService(1, {
    OPEN_SERVICES_CONTACT: 'ops@example.org',
    GEO_PROVIDER: 'embedded',
    WIKIDATA_URL: wikidata.url,
    WIKIPEDIA_URL: 'off',
    WIKIVOYAGE_URL: 'off',
    COMMONS_URL: 'off',
  });
});
afterAll(async () => {
  await service?.stop();
  await wikidata?.close();
});

const compare = (id: string, identity = WORKER, places = service) =>
  places.call(internalPlaces.compareRecord, { type: 'landmark', id }, identity);

test('compareRecord: lists the differences with the URL of the item', async () => {
  const { status, body } = await compare('eiffel-tower');
  expect(status).toBe(200);
  const itemUrl = expect.stringMatching(/Q243$/);
  expect(body).toEqual({ itemUrl, differences: [{ field: 'date', ours: '1887–1889', theirs: '1900' }] });
});

test('compareRecord: returns nothing about a missing record, or one without a certain item', async () => {
  const nothing = { itemUrl: null, differences: [] };
  expect((await compare('louvre-museum')).body).toEqual(nothing);
  expect((await compare('no-such-record')).body).toEqual(nothing);
});

test("compareRecord: makes no call once background work has used its half of the day's calls", async () => {
  const redis = new Redis(service.redisUrl);
  await redis.set(`placelore:places:open-services-calls:${new Date().toISOString().slice(0, 10)}`, '2500');
  wikidata.reset();
  expect((await compare('eiffel-tower')).body.code).toBe('PROVIDER_BUDGET_EXHAUSTED');
  expect(wikidata.requests).toEqual([]);
  await redis.del(await redis.keys('placelore:places:open-services-calls:*'));
  redis.disconnect();
});

test('compareRecord: rejects guests and admins, and reports when Wikidata is off', async () => {
  expect((await compare('eiffel-tower', GUEST)).status).toBe(403);
  expect((await compare('eiffel-tower', ADMIN)).status).toBe(403);
  const offline = await startPlacesService();
  try {
    expect(await compare('eiffel-tower', WORKER, offline)).toMatchObject({
      status: 409,
      body: { code: 'WIKIDATA_OFF' },
    });
  } finally {
    await offline.stop();
  }
});
