import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Route } from '@placelore/contracts/core/route.js';
import { places } from '@placelore/contracts/places/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { ArticleIndexRepository } from '../src/article-index/article-index.repository.js';
import { type PlacesTestService, startPlacesService } from './support/places-service.js';
import { CREDIT } from './support/sample-credit.js';

const LOUVRE = { latitude: '48.8606', longitude: '2.3376' };
const NEARBY = [places.nearbyAttractions, places.nearbyRestaurants, places.nearbyAccommodations] as const;

let service: PlacesTestService;
beforeAll(async () => {
  service = await startPlacesService();
});
afterAll(() => service?.stop());

const get = (route: Route, query: Record<string, string>) => service.call(route, query);

async function attractions(query: Record<string, string>): Promise<NearbyPlace[]> {
  const response = await get(places.nearbyAttractions, query);
  expect(response.status).toBe(200);
  return places.nearbyAttractions.response!.parse(response.body);
}
const names = (found: NearbyPlace[]) => found.map(({ name }) => name);

describe('GET nearby routes', () => {
  test.each(NEARBY.map((route) => [route.path, route] as const))('return valid places for %s', async (_, route) => {
    const response = await get(route, LOUVRE);
    expect(response.status).toBe(200);
    expect(route.response!.parse(response.body).length).toBeGreaterThan(0);
    expect(response.headers).toMatchObject({
      'x-provider': 'embedded',
      'x-provider-degraded': 'false',
      'cache-control': 'no-cache',
    });
  });

  test('find places by name alone and omit the main site under all its names', async () => {
    for (const mainSite of ['Eiffel Tower', 'Tour Eiffel', 'Eiffel Tower, Paris']) {
      const found = names(await attractions({ mainSite }));
      expect(found).not.toContain('Eiffel Tower');
      expect(found.length).toBeGreaterThan(0);
    }
    expect(names(await attractions({ location: 'Paris, France', limit: '50' }))).toContain('Notre-Dame de Paris');
    expect(await attractions({ location: 'Zzyzqqville' })).toEqual([]);
  });

  test('search the city of an unknown main site', async () => {
    const found = await attractions({ mainSite: 'Zzyzqq Hall', location: 'Rome, Italy' });
    expect(found.length).toBeGreaterThan(0);
    for (const { coordinates } of found) expect(Math.abs(coordinates.lat - 41.9)).toBeLessThan(0.1);
  });

  test('return a replacement that was not shown before, regardless of the spelling of the excluded names', async () => {
    const [first, second] = await attractions({ ...LOUVRE, limit: '2' });
    const shown = [first!, second!].map(({ name }) => name);
    const excludeNames = shown.map((name) => ` ${name.toUpperCase().normalize('NFD')}`).join(',');
    const [replacement] = await attractions({ ...LOUVRE, excludeNames, offset: '0', limit: '1' });
    expect(replacement).toBeDefined();
    expect(shown).not.toContain(replacement?.name);
  });

  test('return pages without overlap, and an empty page at the end', async () => {
    const all = names(await attractions({ ...LOUVRE, limit: '50' }));
    const pages = [
      await attractions({ ...LOUVRE, limit: '3' }),
      await attractions({ ...LOUVRE, limit: '3', offset: '3' }),
    ];
    expect(pages.flatMap(names)).toEqual(all.slice(0, 6));
    expect(await attractions({ ...LOUVRE, offset: '1000' })).toEqual([]);
  });

  test('link a place to the published article about it', async () => {
    const [first] = await attractions({ ...LOUVRE, limit: '1' });
    expect(first).toMatchObject({ source: 'guidebook', slug: null });
    const { lat, lng } = first!.coordinates;
    await service.app.get(ArticleIndexRepository).apply({
      slug: 'our-guide',
      change: 'published',
      title: first!.name,
      latitude: lat,
      longitude: lng,
      thumbnailUrl: '/objects/articles/a/thumbnail.webp',
      imageCredit: CREDIT,
      isVerified: true,
      updatedAt: new Date().toISOString(),
    });
    const linkedPlace = await eventually(async () =>
      (await attractions({ ...LOUVRE, limit: '1' })).find(({ slug }) => slug !== null),
    );
    expect(linkedPlace).toMatchObject({
      name: first!.name,
      source: 'static_article',
      slug: 'our-guide',
      isVerified: true,
    });
    expect(linkedPlace).toMatchObject({ imageUrl: '/objects/articles/a/thumbnail.webp', imageCredit: CREDIT });
    const others = (await attractions({ ...LOUVRE, limit: '50' })).filter(({ slug }) => slug === null);
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) expect(Object.keys(other)).not.toContain('imageUrl');
  });

  test('stay within the radius', async () => {
    for (const { distanceMeters } of await attractions({ ...LOUVRE, radius: '500' })) {
      expect(distanceMeters).toBeLessThanOrEqual(500);
    }
    expect((await attractions({ ...LOUVRE, radius: '10000', limit: '50' })).length).toBeGreaterThan(
      (await attractions({ ...LOUVRE, radius: '500', limit: '50' })).length,
    );
  });
});

describe('geocoding and directions routes', () => {
  test('return the most likely place and at most eight alternatives', async () => {
    const response = await get(places.geocode, { location: 'Springfield' });
    const found = places.geocode.response!.parse(response.body);
    expect(found).toMatchObject({ name: 'Springfield', region: 'Missouri', provider: 'embedded', degraded: false });
    expect(found.alternatives.length).toBeGreaterThan(2);
    expect(found.alternatives.length).toBeLessThanOrEqual(8);
    expect(response.headers['x-attribution']).toContain('GeoNames');
  });

  test('return 404 for an unknown name', async () => {
    const response = await get(places.geocode, { location: 'Zzyzqqville' });
    expect([response.status, response.body.code]).toEqual([404, 'PLACE_NOT_FOUND']);
  });

  test('list at most six places in a search and none for an unknown name', async () => {
    const response = await get(places.search, { q: 'Springfield' });
    const found = places.search.response!.parse(response.body);
    expect([response.status, found.length]).toEqual([200, 6]);
    expect(new Set(found.map(({ location }) => location)).size).toBe(6);
    const [tower] = (await get(places.search, { q: 'eiffel tower' })).body;
    expect(tower).toEqual({
      name: 'Eiffel Tower',
      location: 'Paris, France',
      latitude: expect.closeTo(48.858, 2),
      longitude: expect.closeTo(2.294, 2),
    });
    expect((await get(places.search, { q: 'Zzyzqqville' })).body).toEqual([]);
  });

  test('name the city at a position, and nothing at sea', async () => {
    const rome = await get(places.reverseGeocode, { latitude: '41.8902', longitude: '12.4922' });
    expect(places.reverseGeocode.response!.parse(rome.body)).toMatchObject({ city: 'Rome', countryCode: 'IT' });
    const sea = await get(places.reverseGeocode, { latitude: '0', longitude: '-150' });
    expect(places.reverseGeocode.response!.parse(sea.body)).toMatchObject({ city: null, country: null });
  });

  test('return a straight line marked as an estimate', async () => {
    const response = await get(places.directions, { from: '41.8902,12.4922', to: '41.8986, 12.4769' });
    const walk = places.directions.response!.parse(response.body);
    expect(walk).toMatchObject({ estimate: true, provider: 'embedded' });
    expect(walk.steps).toHaveLength(1);
  });

  test('accept every position on earth', async () => {
    for (const latitude of ['90', '-90', '0', '-16.5']) {
      for (const longitude of ['180', '-180', '179.99', '-179.99', '0']) {
        expect((await get(places.reverseGeocode, { latitude, longitude })).status).toBe(200);
        for (const route of NEARBY) expect((await get(route, { latitude, longitude })).status).toBe(200);
        const to = `${latitude},${longitude}`;
        expect((await get(places.directions, { from: '0,0', to })).status).toBe(200);
      }
    }
  });
});

const HOSTILE = [
  'x'.repeat(5_000),
  "'; DROP TABLE places; --",
  "' OR '1'='1",
  '<script>alert(1)</script>',
  'Ro\u0000me',
];
const WRONG_NUMBERS = ['91', 'abc', '-90.1', 'NaN', 'Infinity', '1e999', ...HOSTILE];

describe('invalid input to public places routes', () => {
  const cases: [Route, string, string, Record<string, string>][] = [
    ...WRONG_NUMBERS.flatMap((value): (typeof cases)[number][] => [
      [places.reverseGeocode, 'latitude', value, { longitude: '0' }],
      [places.nearbyAttractions, 'latitude', value, { longitude: '0' }],
    ]),
    ...HOSTILE.flatMap((value): (typeof cases)[number][] => [
      [places.geocode, 'location', value, {}],
      [places.nearbyRestaurants, 'location', value, {}],
      [places.nearbyAttractions, 'mainSite', value, {}],
      [places.nearbyAccommodations, 'radius', value, LOUVRE],
      [places.nearbyAccommodations, 'offset', value, LOUVRE],
      [places.directions, 'from', value, { to: '0,0' }],
      [places.directions, 'to', value, { from: '0,0' }],
    ]),
    [places.geocode, 'location', ' ', {}],
    [places.directions, 'to', '91,0', { from: '0,0' }],
    [places.nearbyAttractions, 'excludeNames', 'a\u0000b', LOUVRE],
    [places.nearbyAttractions, 'excludeNames', 'x'.repeat(5_000), LOUVRE],
    [places.nearbyAttractions, 'limit', '0', LOUVRE],
    [places.nearbyAttractions, 'limit', '51', LOUVRE],
    [places.nearbyAttractions, 'radius', '10001', LOUVRE],
    [places.nearbyAttractions, 'offset', '-1', LOUVRE],
  ];
  test.each(
    cases.map(([route, field, value, rest]) => [route.path, field, value.slice(0, 30), route, value, rest] as const),
  )('returns 400 and the field for %s %s=%j', async (_path, field, _shown, route, value, rest) => {
    const response = await get(route, { ...rest, [field]: value });
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('INVALID_INPUT');
    expect(response.body.details.map((detail: { field: string }) => detail.field.split('.')[0])).toContain(field);
  });

  test.each<[string, Route, Record<string, string>, string]>([
    ['nearby without anything', places.nearbyAttractions, {}, 'location'],
    ['nearby with empty names', places.nearbyAttractions, { location: '', mainSite: ' ' }, 'location'],
    ['nearby with half a position', places.nearbyAttractions, { latitude: '1', location: 'Rome' }, 'longitude'],
    ['geocode without a name', places.geocode, {}, 'location'],
    ['a search for two letters', places.search, { q: ' Ro ' }, 'q'],
    ['a search for markup', places.search, { q: '<b>Rome' }, 'q'],
    ['reverse geocode without latitude', places.reverseGeocode, { longitude: '1' }, 'latitude'],
    ['directions without an end', places.directions, { from: '1,1' }, 'to'],
  ])('returns 400 and the field for %s', async (_, route, query, field) => {
    const response = await get(route, query);
    expect(response.status).toBe(400);
    expect(response.body.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  test('ignores an empty position', async () => {
    const response = await get(places.nearbyAttractions, { latitude: '', longitude: '', location: 'Rome' });
    expect(response.status).toBe(200);
  });

  test('accepts names with apostrophes, dashes and accents', async () => {
    for (const location of ["L'Aquila", 'Saint-Denis', 'Ha! Ha!', 'São Tomé & Príncipe']) {
      expect([200, 404]).toContain((await get(places.geocode, { location })).status);
    }
  });
});
