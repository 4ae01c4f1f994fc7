import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { type FakeMapPlace, startFakeNominatimPlaces } from '../support/fake-nominatim-places.js';
import { ADMIN, GUEST, type PlacesTestService, startPlacesService, WORKER } from '../support/places-service.js';

const FOUNTAIN: FakeMapPlace = {
  name: 'Fontana Pretoria',
  names: { 'name:en': 'Pretoria Fountain' },
  at: [38.11536, 13.36208],
  is: ['amenity', 'fountain'],
  addressType: 'amenity',
  address: { city: 'Palermo', state: 'Sicily', country: 'Italy', country_code: 'it' },
  tags: { wikidata: 'Q1031', historic: 'monument' },
};
const CLUE: PlaceClue = {
  kind: 'landmark recognized',
  text: 'Fontana Pretoria, Palermo, Italy',
  confidence: 0.8,
  sight: { name: 'Fontana Pretoria', city: 'Palermo', country: 'Italy', subject: 'sight' },
};
const QUERY = 'fontana pretoria, palermo, italy';

let nominatim: Awaited<ReturnType<typeof startFakeNominatimPlaces>>;
let service: PlacesTestService;
beforeAll(async () => {
  nominatim = await startFakeNominatimPlaces({
    [QUERY]: [{ ...FOUNTAIN, at: [41.9, 12.5], importance: 0.9 }, FOUNTAIN],
  });
  service = await startPlacesService(1, {
    OSM_NOMINATIM_URL: nominatim.url,
    OSM_OVERPASS_URL: 'http://127.0.0.1:9/',
    OSM_ROUTER_URL: 'http://127.0.0.1:9/',
  });
});
afterAll(async () => {
  await service?.stop();
  await nominatim?.close();
});

const locate = (clues: PlaceClue[], confirm?: boolean) =>
  service.call(internalPlaces.locate, { clues, ...(confirm !== undefined && { confirm }) }, WORKER);

test('POST /internal/places/locate: keeps a recognized sight that is on the map of its town', async () => {
  const { body } = await locate([CLUE], true);
  expect(body.place).toMatchObject({
    name: 'Pretoria Fountain',
    localName: 'Fontana Pretoria',
    city: 'Palermo',
    country: 'Italy',
    latitude: 38.11536,
    provider: 'osm',
    attribution: expect.stringMatching(/OpenStreetMap/),
    confidence: 0.8,
    evidence: [
      {
        detail: 'The photo was recognized as “Fontana Pretoria, Palermo, Italy”, which OpenStreetMap knows there',
      },
    ],
  });
});

test('POST /internal/places/locate: asks no source unless the request says so', async () => {
  const before = nominatim.requests.length;
  const { body } = await locate([{ ...CLUE, text: 'Fontana Ignota, Palermo, Italy' }]);
  expect(body.place).toMatchObject({ city: 'Palermo', unconfirmed: true });
  expect(nominatim.requests).toHaveLength(before);
});

test('POST /internal/places/locate: offers only the name when the map fails', async () => {
  nominatim.setDefault({ kind: 'serverError' });
  const clue = { ...CLUE, sight: { ...CLUE.sight!, name: 'Fontana Ignota' }, text: 'Fontana Ignota, Palermo, Italy' };
  const { status, body } = await locate([clue], true);
  expect(status).toBe(200);
  expect(body.place).toMatchObject({ name: 'Fontana Ignota', city: 'Palermo', unconfirmed: true });
  expect(body.place.evidence[0].detail).toBe(
    'The photo service named “Fontana Ignota, Palermo, Italy”. No source here confirms it: only Palermo is known',
  );
});

test.each([
  ['a guest', GUEST, 403],
  ['an admin', ADMIN, 403],
])('POST /internal/places/locate: rejects %s', async (_who, actor, status) => {
  expect((await service.call(internalPlaces.locate, { clues: [CLUE], confirm: true }, actor)).status).toBe(status);
});
