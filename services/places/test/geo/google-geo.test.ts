import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { isProgramStarted } from '../../../../infra/test/watch-program.ts';
import type { NearbyQuery } from '../../src/geo/geo-provider.js';
import type { GoogleGeo } from '../../src/geo/google/google-geo.js';
import { type FakeGoogle, KEY, startFakeGoogle } from '../support/fake-google.js';

let google: FakeGoogle;
let geo: GoogleGeo;
beforeAll(async () => {
  google = await startFakeGoogle();
});
afterAll(() => google.close());
beforeEach(async () => {
  await google.resetAll();
  ({ geo } = await google.open());
});

const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
const FORUM = { latitude: 41.8925, longitude: 12.4853 };
const query = (overrides: Partial<NearbyQuery> = {}): NearbyQuery => ({
  position: COLOSSEUM,
  kind: 'attraction',
  radius: 2_000,
  limit: 20,
  excludeNames: [],
  ...overrides,
});
const findByName = (places: NearbyPlace[], name: string) => places.find((place) => place.name === name);

test('GoogleGeo: does not run gcloud to find the project, because the key determines it', async () => {
  const start = async () => (await startFakeGoogle()).close();
  expect(await isProgramStarted('gcloud', start)).toBe(false);
});

describe('GoogleGeo.nearby', () => {
  test("returns Google's data with rating, hours, accessibility and attribution", async () => {
    expect(findByName(await geo.nearby(query()), 'Colosseum')).toEqual({
      name: 'Colosseum',
      description: 'A historical landmark at Piazza del Colosseo, 1, Roma.',
      category: 'Historical Site',
      distance: '0 m',
      distanceMeters: 0,
      estimatedVisitTime: 'About 1 h',
      popularity: 9.6,
      coordinates: { lat: 41.8902, lng: 12.4922 },
      culturalInfo: '',
      facts: ['Rated 4.8 of 5 by 430,000 people on Google Maps.'],
      source: 'google',
      slug: null,
      providerId: 'ChIJrRMgU7ZhLxMRxAOFkC7I8Sg',
      openNow: true,
      openingHours: ['Monday: 8:30 AM – 7:15 PM', 'Tuesday: Closed'],
      website: 'https://colosseo.it/',
      accessibility: 'Entrance accessible by wheelchair',
      attribution: 'Google Maps',
    });
  });

  test('calls once, in English, requesting only the fields it shows, because these determine the price', async () => {
    await geo.nearby(query());
    expect(google.places.requests).toHaveLength(1);
    const [{ headers, body }] = google.places.requests as [(typeof google.places.requests)[0]];
    expect(String(headers['x-goog-fieldmask']).replaceAll('places.', '').split(',').sort()).toEqual([
      'accessibilityOptions.wheelchairAccessibleEntrance',
      'attributions.provider',
      'businessStatus',
      'currentOpeningHours.openNow',
      'displayName.text',
      'id',
      'location',
      'rating',
      'regularOpeningHours.weekdayDescriptions',
      'shortFormattedAddress',
      'types',
      'userRatingCount',
      'websiteUri',
    ]);
    expect(headers['x-goog-api-key']).toBe(KEY);
    expect(body).toMatchObject({
      languageCode: 'en',
      maxResultCount: 20,
      locationRestriction: { circle: { center: COLOSSEUM, radius: 2_000 } },
    });
  });

  test('omits permanently closed places and invalid links', async () => {
    const sights = await geo.nearby(query());
    expect(sights.map(({ name }) => name)).toEqual(['Colosseum', 'Arch of Constantine', 'Capitoline Museums']);
    expect(await geo.nearby(query({ kind: 'restaurant' }))).toMatchObject([
      { name: 'Trattoria del Foro', description: 'A restaurant at Via Cavour, 10, Roma.', website: null },
    ]);
    expect(await geo.nearby(query({ kind: 'accommodation' }))).toMatchObject([
      {
        name: 'Hotel dei Fori',
        category: 'Hotel',
        popularity: 0,
        facts: [],
        openNow: null,
        accessibility: 'Entrance not accessible by wheelchair',
        estimatedVisitTime: 'Overnight',
      },
    ]);
  });

  test('omits a type that Google refuses, repeats the call once, and remembers the type', async () => {
    google.places.setDefault({ kind: 'ok', refusedTypes: ['castle', 'plaza'] });
    expect(findByName(await geo.nearby(query()), 'Colosseum')).toBeDefined();
    await geo.nearby(query({ radius: 1_000 }));
    const requested = google.places.requests.map(({ body }) => body.includedTypes as string[]);
    expect(
      requested.map((types) => [types.includes('castle'), types.includes('plaza'), types.includes('museum')]),
    ).toEqual([
      [true, true, true],
      [false, false, true],
      [false, false, true],
    ]);
    // Google charges only for responses.
    const costs = await google.dataSource.query(
      "select calls, micro_usd::integer from geo_provider_costs where sku = 'nearbySearchEnterprise'",
    );
    expect(costs).toEqual([{ calls: 2, micro_usd: 70_000 }]);
  });

  test('calls at most twice, and never without a type', async () => {
    google.places.script({ kind: 'ok', refusedTypes: ['restaurant'] });
    await expect(geo.nearby(query({ kind: 'restaurant' }))).rejects.toMatchObject({ code: 'PROVIDER_REJECTED' });
    expect(google.places.requests).toHaveLength(1);
  });

  test('attributes third parties that Google names', async () => {
    const place = {
      id: 'x',
      displayName: { text: 'Listed Sight', languageCode: 'en' },
      location: COLOSSEUM,
      types: ['zoo'],
      attributions: [{ provider: 'Listings of Rome', providerUri: 'https://listings.example/' }],
    };
    google.places.script({ kind: 'ok', places: [place] });
    expect(await geo.nearby(query())).toMatchObject([
      { category: 'Entertainment', attribution: 'Google Maps, Listings of Rome' },
    ]);
  });
});

describe('GoogleGeo.geocode', () => {
  test("uses Google's name for a town and the visitor's words for a sight, with one call", async () => {
    const springfields = await geo.geocode('  Springfield ');
    expect(springfields.map(({ name, region }) => `${name}, ${region}`)).toEqual([
      'Springfield, Missouri',
      'Springfield, Illinois',
    ]);
    expect(await geo.geocode('Colosseum')).toMatchObject([{ name: 'Colosseum', city: 'Rome', region: 'Lazio' }]);
    expect(google.maps.requests.map(({ query: { language, key } }) => [language, key])).toEqual([
      ['en', KEY],
      ['en', KEY],
    ]);
    expect(google.places.requests).toHaveLength(0);
  });

  test('searches Places for a sight that Geocoding matches only partially, with the cheaper field mask', async () => {
    expect(await geo.geocode('Capitoline Museums, Rome')).toEqual([
      {
        lat: 41.893,
        lng: 12.4827,
        name: 'Capitoline Museums',
        city: 'Rome',
        region: 'Lazio',
        country: 'Italy',
        countryCode: 'IT',
      },
    ]);
    expect(google.places.requests[0]?.path).toBe('/v1/places:searchText');
    expect(google.places.requests[0]?.headers['x-goog-fieldmask']).toBe(
      'places.id,places.displayName.text,places.location,places.addressComponents',
    );
  });

  test('returns partial matches when Places finds nothing', async () => {
    google.places.script({ kind: 'ok', places: [] });
    expect(await geo.geocode('Capitoline Museums, Rome')).toMatchObject([{ name: 'Rome', city: 'Rome' }]);
  });
});

test('GoogleGeo.reverse: returns locality and region', async () => {
  expect(await geo.reverse(COLOSSEUM)).toEqual({
    city: 'Rome',
    locality: 'Municipio I',
    region: 'Lazio',
    country: 'Italy',
    countryCode: 'IT',
  });
});

describe('GoogleGeo.directions', () => {
  test("returns the route of the Routes API with Google's warning as the first step", async () => {
    const way = await geo.directions(COLOSSEUM, FORUM);
    expect(way).toMatchObject({ distanceMeters: 655, durationSeconds: 540, estimate: false });
    expect(way.steps.map(({ instruction, durationSeconds }) => [instruction, durationSeconds])).toEqual([
      [expect.stringMatching(/^Walking directions are in beta/), 0],
      ['Head west on Via Sacra', 340],
      ['Turn left onto Via dei Fori Imperiali', 200],
    ]);
    expect(google.routes.requests[0]?.headers['x-goog-fieldmask']).toBe(
      'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline,routes.warnings,routes.legs.steps.distanceMeters,routes.legs.steps.staticDuration,routes.legs.steps.navigationInstruction.instructions',
    );
  });

  test('returns an estimate where no route exists, and does not call Google for very long walks', async () => {
    google.routes.script({ kind: 'noRoute' });
    expect(await geo.directions(COLOSSEUM, FORUM)).toEqual(await google.embedded.directions(COLOSSEUM, FORUM));
    expect((await geo.directions(COLOSSEUM, { latitude: 48.8584, longitude: 2.2945 })).estimate).toBe(true);
    expect(google.routes.requests).toHaveLength(1);
  });
});

test('GoogleGeo: calls only the legacy services when configured for them', async () => {
  const legacy = (await google.open({ legacy: true })).geo;
  const sights = await legacy.nearby(query());
  expect(findByName(sights, 'Colosseum')).toMatchObject({ popularity: 9.6, openNow: true });
  // Of the others, one is permanently closed and one has no status.
  expect(sights.map(({ name }) => name).sort()).toEqual(['Capitoline Museums', 'Colosseum', 'Piazza del Campidoglio']);
  const { steps } = await legacy.directions(COLOSSEUM, FORUM);
  expect(steps.map(({ instruction }) => instruction)).toEqual([
    expect.stringMatching(/^Walking directions are in beta/),
    'Head west on Via Sacra',
    'Turn left onto Via dei Fori Imperiali. Pass by Foro & Mercati',
  ]);
  expect(await legacy.geocode('Capitoline Museums, Rome')).toMatchObject([{ name: 'Rome' }]);
  expect([google.places.requests, google.routes.requests]).toEqual([[], []]);
  expect(google.maps.requests).toHaveLength(3);
});
