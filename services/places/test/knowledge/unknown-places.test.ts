import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { FakeServer } from '../../../../infra/fake-vendors/fake-server.ts';
import { DOM_TOWER, startFakeNominatimPlaces } from '../support/fake-nominatim-places.js';
import { type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';
import { startFakeArticles } from '../support/wikimedia/fake-articles.js';
import { startFakeWikidata } from '../support/wikimedia/fake-wikidata.js';

let servers: FakeServer<never>[];
let nominatim: Awaited<ReturnType<typeof startFakeNominatimPlaces>>;
let service: PlacesTestService;

beforeAll(async () => {
  nominatim = await startFakeNominatimPlaces({
    'utrecht dom tower': [DOM_TOWER],
    'dom tower, utrecht, netherlands': [DOM_TOWER],
    tuscanny: [{ ...DOM_TOWER, name: 'Tuscanny', names: {}, is: ['place', 'village'], addressType: 'village' }],
  });
  const [wikidata, wikipedia] = await Promise.all([
    startFakeWikidata({
      Q55: { label: 'Netherlands' },
      Q1237: {
        label: 'Dom Tower',
        at: [52.0907, 5.1213],
        is: ['Q12518'],
        country: ['Q55'],
        sitelinks: { enwiki: 'Dom Tower' },
      },
    }),
    startFakeArticles({
      'en:Dom Tower': { item: 'Q1237', extract: 'The Dom Tower is the tallest church tower of the country.' },
    }),
  ]);
  servers = [nominatim, wikidata, wikipedia] as never;
  service = await startPlacesService(1, {
    OPEN_SERVICES_CONTACT: 'ops@example.org',
    OSM_NOMINATIM_URL: nominatim.url,
    OSM_OVERPASS_URL: 'http://127.0.0.1:9/',
    OSM_ROUTER_URL: 'http://127.0.0.1:9/',
    WIKIDATA_URL: wikidata.url,
    WIKIPEDIA_URL: `${wikipedia.url}/{lang}`,
    WIKIVOYAGE_URL: 'off',
    COMMONS_URL: 'off',
  });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all((servers ?? []).map((server) => server.close()));
});

const locate = async (query: string) =>
  (await service.call(internalPlaces.locate, { query, clues: [] }, WORKER)).body.place;

test('a place that is only on the map is located, and its facts have sources', async () => {
  const place = await locate('Utrecht Dom Tower');
  expect(place).toMatchObject({
    name: 'Dom Tower',
    kind: 'landmark',
    city: 'Utrecht',
    countryCode: 'NL',
    provider: 'osm',
  });
  const { body } = await service.call(internalPlaces.describe, { place }, WORKER);
  const { identity, background } = internalPlaces.describe.response!.parse(body);
  expect(identity).toEqual({ wikidataId: 'Q1237', foundBy: 'osm wikidata' });
  expect(background.facts.map(({ statement }) => statement)).toContain(
    'The Dom Tower is the tallest church tower of the country.',
  );
});

test('a misspelled region is not replaced with a village of that name', async () => {
  expect((await locate('Tuscanny'))?.kind ?? null).not.toBe('city');
});

test('words that name no place find nothing, even while the map fails', async () => {
  expect(await locate('zzyzqq hall of nobody')).toBeNull();
  nominatim.setDefault({ kind: 'serverError' });
  expect(await locate('zzyzqq tower of nobody')).toBeNull();
});
