import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { NearbyQuery } from '../../src/geo/geo-provider.js';
import { startFakeOsm } from '../support/fake-osm.js';

let osm: Awaited<ReturnType<typeof startFakeOsm>>;
beforeEach(async () => {
  osm = await startFakeOsm();
});
afterEach(() => osm.close());

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

describe('OsmGeo.nearby', () => {
  test("returns a sight's map data and derives its popularity from its tags", async () => {
    const places = await osm.geo.nearby(query());
    expect(findByName(places, 'Arch of Constantine')).toMatchObject({
      category: 'Landmark',
      description: 'A monument.',
      popularity: 5,
      facts: ['Known locally as Arco di Costantino.'],
      openNow: null,
      openingHours: [],
      website: null,
      accessibility: null,
      providerId: 'relation/13',
      attribution: '© OpenStreetMap contributors',
    });
    expect(findByName(places, 'Capitoline Museums')).toMatchObject({ category: 'Museum', popularity: 3 });
  });

  test('returns opening hours, website and accessibility as mapped', async () => {
    osm.overpass.script({
      kind: 'ok',
      elements: [
        {
          type: 'way',
          id: 1,
          center: { lat: 41.8902, lon: 12.4922 },
          tags: {
            name: 'Colosseo',
            'name:en': 'Colosseum',
            historic: 'archaeological_site',
            tourism: 'attraction',
            heritage: '1',
            opening_hours: 'Mo-Su 08:30-19:15; Dec 25,Jan 1 off',
            website: 'https://colosseo.it/',
            wheelchair: 'limited',
            wikidata: 'Q10285',
            wikipedia: 'it:Colosseo',
          },
        },
      ],
    });
    expect(await osm.geo.nearby(query())).toMatchObject([
      {
        name: 'Colosseum',
        category: 'Historical Site',
        culturalInfo: 'Part of a UNESCO World Heritage Site.',
        popularity: 10,
        openingHours: ['Mo-Su 08:30-19:15', 'Dec 25,Jan 1 off'],
        website: 'https://colosseo.it/',
        accessibility: 'Partly accessible by wheelchair',
        distance: '0 m',
      },
    ]);
  });

  test('returns restaurants and hotels without ratings and without invalid links', async () => {
    expect(await osm.geo.nearby(query({ kind: 'restaurant' }))).toMatchObject([
      {
        name: 'Trattoria del Foro',
        description: 'A restaurant at Via Cavour 10.',
        culturalInfo: 'Cuisine: italian, pizza.',
        popularity: 0,
        website: null,
      },
    ]);
    expect(await osm.geo.nearby(query({ kind: 'accommodation' }))).toMatchObject([
      { name: 'Hotel dei Fori', category: 'Hotel', popularity: 0, facts: ['Hotel class: 3 stars.'] },
    ]);
  });

  test('uses the cached response for a replacement and for a position a few meters away', async () => {
    const [first] = await osm.geo.nearby(query({ limit: 1 }));
    const [other] = await osm.geo.nearby(query({ limit: 1, excludeNames: [first!.name] }));
    await osm.geo.nearby(query({ position: { ...COLOSSEUM, latitude: COLOSSEUM.latitude + 0.0001 } }));
    expect(other!.name).not.toBe(first!.name);
    expect(osm.overpass.requests).toHaveLength(1);
  });

  test.each(['timedOut', 'tooBusy', 'rateLimited', 'serverError', 'malformed'] as const)(
    'throws when Overpass returns %s instead of returning no places',
    async (kind) => {
      osm.overpass.script({ kind });
      await expect(osm.geo.nearby(query())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    },
  );

  test.each(['blocked', 'unauthorized'] as const)('throws PROVIDER_REJECTED when Overpass returns %s', async (kind) => {
    osm.overpass.script({ kind });
    await expect(osm.geo.nearby(query())).rejects.toMatchObject({ code: 'PROVIDER_REJECTED' });
  });

  test('times out when Overpass hangs', async () => {
    osm.overpass.script({ kind: 'hang' });
    const started = performance.now();
    await expect(osm.geo.nearby(query())).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('OsmGeo.geocode and reverse', () => {
  test('request English jsonv2 responses, one call per second', async () => {
    const started = performance.now();
    await Promise.all([osm.geo.geocode('Springfield'), osm.geo.reverse(COLOSSEUM)]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    for (const { query: fields } of osm.nominatim.requests) {
      expect(fields).toMatchObject({ format: 'jsonv2', addressdetails: '1', 'accept-language': 'en' });
    }
  });

  test('return a town that is mapped as point and area only once, and omit oceans', async () => {
    const places = await osm.geo.geocode('Springfield');
    expect(places.map(({ region }) => region)).toEqual(['Missouri', 'Illinois', 'Massachusetts']);
    expect(await osm.geo.geocode('Pacific Ocean')).toEqual([]);
  });

  test('return locality and region', async () => {
    expect(await osm.geo.reverse(COLOSSEUM)).toEqual({
      city: 'Rome',
      locality: 'Municipio Roma I',
      region: 'Lazio',
      country: 'Italy',
      countryCode: 'IT',
    });
  });

  test.each([
    ['blocked', 'PROVIDER_REJECTED'],
    ['unauthorized', 'PROVIDER_REJECTED'],
    ['rateLimited', 'PROVIDER_UNAVAILABLE'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
    ['hang', 'TIMED_OUT'],
  ] as const)('map Nominatim response %s to %s', async (kind, code) => {
    osm.nominatim.script({ kind });
    await expect(osm.geo.geocode('Colosseum')).rejects.toMatchObject({ code });
  });
});

describe('OsmGeo.directions', () => {
  test("returns the router's route as sentences", async () => {
    const way = await osm.geo.directions(COLOSSEUM, FORUM);
    expect(way).toMatchObject({ distanceMeters: 640, durationSeconds: 461, estimate: false });
    expect(way.steps.map(({ instruction }) => instruction)).toEqual([
      'Head west along Via Sacra',
      'Keep left onto Via dei Fori Imperiali',
      'Arrive; it is on the right',
    ]);
    expect(osm.osrm.requests[0]?.path).toBe('/route/v1/foot/12.49220,41.89020;12.48530,41.89250');
  });

  test.each(['noRoute', 'noSegment'] as const)('returns an estimate when the router reports %s', async (kind) => {
    osm.osrm.script({ kind });
    expect(await osm.geo.directions(COLOSSEUM, FORUM)).toEqual(await osm.embedded.directions(COLOSSEUM, FORUM));
  });

  test('does not call the router for very long walks', async () => {
    expect((await osm.geo.directions(COLOSSEUM, { latitude: 48.8584, longitude: 2.2945 })).estimate).toBe(true);
    expect(osm.osrm.requests).toHaveLength(0);
  });

  test.each([
    ['blocked', 'PROVIDER_REJECTED'],
    ['rateLimited', 'PROVIDER_UNAVAILABLE'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
    ['hang', 'TIMED_OUT'],
  ] as const)('maps router response %s to %s', async (kind, code) => {
    osm.osrm.script({ kind });
    await expect(osm.geo.directions(COLOSSEUM, FORUM)).rejects.toMatchObject({ code });
  });
});
