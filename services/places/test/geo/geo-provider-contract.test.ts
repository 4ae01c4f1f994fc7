import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { address, geocodedPlace, walkingRoute } from '@placelore/contracts/places/maps.js';
import { nearbyPlace, PLACE_KINDS } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { EmbeddedGeo } from '../../src/geo/embedded/embedded-geo.js';
import type { GeoProvider } from '../../src/geo/geo-provider.js';
import type { GoogleGeo } from '../../src/geo/google/google-geo.js';
import { type FakeGoogle, startFakeGoogle } from '../support/fake-google.js';
import { startFakeOsm } from '../support/fake-osm.js';

const COLOSSEUM: Position = { latitude: 41.8902, longitude: 12.4922 };
const FORUM: Position = { latitude: 41.8925, longitude: 12.4853 };
/** A position farther from land and territorial waters than almost any other. */
const PACIFIC: Position = { latitude: -40, longitude: -125 };

const positionAddress = address.omit({ provider: true, degraded: true, attribution: true });
const walk = walkingRoute.omit({ provider: true, degraded: true, attribution: true });

/** Tests the contract of all geo providers, independent of their sources. Each provider must know at least Rome. */
export function testGeoProviderContract(provider: () => GeoProvider): void {
  const queryAround = (position: Position) => ({ position, radius: 2_000, limit: 20, excludeNames: [] });

  test.each(PLACE_KINDS)('nearby: returns each %s once, complete and attributed, nearest first', async (kind) => {
    const places = await provider().nearby({ ...queryAround(COLOSSEUM), kind });
    expect(places).toEqual(nearbyPlace.array().parse(places));
    const meters = places.map(({ distanceMeters }) => distanceMeters);
    expect(meters).toEqual([...meters].sort((a, b) => a - b));
    for (const { coordinates, distanceMeters: listedDistance, attribution } of places) {
      const real = getDistanceMeters(COLOSSEUM, { latitude: coordinates.lat, longitude: coordinates.lng });
      expect(Math.abs(real - listedDistance)).toBeLessThan(2);
      expect(real).toBeLessThanOrEqual(2_000);
      expect(attribution).toBe(provider().nearbyAttribution);
    }
    const names = places.map(({ name }) => toNameKey(name));
    expect(new Set(names).size).toBe(names.length);
  });

  test('nearby: returns the Colosseum, and omits it when excluded in any spelling', async () => {
    const query = { ...queryAround(COLOSSEUM), kind: 'attraction' as const };
    const names = (await provider().nearby(query)).map(({ name }) => name);
    expect(names).toContain('Colosseum');
    const without = (await provider().nearby({ ...query, excludeNames: ['  COLOSSÉUM '] })).map(({ name }) => name);
    expect(without).not.toContain('Colosseum');
    expect(without.length).toBeGreaterThan(0);
  });

  test('nearby: respects the limit and returns nothing in the middle of the Pacific', async () => {
    const query = { ...queryAround(COLOSSEUM), kind: 'attraction' as const };
    expect(await provider().nearby({ ...query, limit: 1 })).toHaveLength(1);
    expect(await provider().nearby({ ...queryAround(PACIFIC), kind: 'attraction' })).toEqual([]);
  });

  test.each(PLACE_KINDS)('findPlaceByName: finds each listed %s by its name and position', async (kind) => {
    const listed = await provider().nearby({ ...queryAround(COLOSSEUM), kind });
    expect(listed.length).toBeGreaterThan(0);
    for (const { name, coordinates } of listed) {
      const position = { latitude: coordinates.lat, longitude: coordinates.lng };
      const found = await provider().findPlaceByName(name, position);
      expect(found?.name).toBe(name);
      expect(getDistanceMeters(found!.position, position)).toBeLessThan(150);
      expect(await provider().findPlaceByName(`${name} of Nowhere`, position)).toBeNull();
      expect(await provider().findPlaceByName(name, PACIFIC)).toBeNull();
    }
  });

  test('geocode: places the Colosseum in Rome', async () => {
    const [first] = await provider().geocode('Colosseum');
    expect(first).toEqual(geocodedPlace.parse(first));
    expect(first).toMatchObject({ name: 'Colosseum', city: 'Rome', country: 'Italy', countryCode: 'IT' });
    expect(getDistanceMeters(COLOSSEUM, { latitude: first!.lat, longitude: first!.lng })).toBeLessThan(300);
  });

  test('geocode: returns distinct results for an ambiguous name, and none for an unknown name', async () => {
    const meanings = await provider().geocode('Springfield');
    const regions = meanings.map(({ name, region, countryCode }) => `${name}, ${region}, ${countryCode}`);
    expect(meanings.length).toBeGreaterThan(1);
    expect(new Set(regions).size).toBe(regions.length);
    expect(await provider().geocode('Xqzzvwk Jjqxpf')).toEqual([]);
  });

  test('reverse: names Rome at the Colosseum and returns nothing far out at sea', async () => {
    const rome = await provider().reverse(COLOSSEUM);
    expect(rome).toEqual(positionAddress.parse(rome));
    expect(rome).toMatchObject({ city: 'Rome', country: 'Italy', countryCode: 'IT' });
    expect(await provider().reverse(PACIFIC)).toEqual({
      city: null,
      locality: null,
      region: null,
      country: null,
      countryCode: null,
    });
  });

  test('directions: returns a route with steps that is not shorter than the straight line', async () => {
    const way = await provider().directions(COLOSSEUM, FORUM);
    expect(way).toEqual(walk.parse(way));
    expect(way.polyline).not.toBe('');
    expect(way.distanceMeters).toBeGreaterThanOrEqual(Math.floor(getDistanceMeters(COLOSSEUM, FORUM)));
    expect(way.durationSeconds).toBeGreaterThan(0);
  });

  test('directions: returns an estimate at 5 km/h where no route exists', async () => {
    const way = await provider().directions(PACIFIC, { latitude: -40, longitude: -125.01 });
    expect(way.estimate).toBe(true);
    expect(way.durationSeconds).toBeCloseTo(way.distanceMeters / (5_000 / 3_600), -1);
  });
}

describe('EmbeddedGeo', () => {
  const geo = new EmbeddedGeo(Atlas.load());
  testGeoProviderContract(() => geo);
});

describe('OsmGeo', () => {
  let osm: Awaited<ReturnType<typeof startFakeOsm>>;
  beforeAll(async () => {
    osm = await startFakeOsm();
  });
  afterAll(() => osm.close());
  testGeoProviderContract(() => osm.geo);
});

describe.each([
  ['GoogleGeo', false],
  ['GoogleGeo with the legacy services', true],
])('%s', (_name, legacy) => {
  let google: FakeGoogle;
  let geo: GoogleGeo;
  beforeAll(async () => {
    google = await startFakeGoogle();
    ({ geo } = await google.open({ legacy }));
  });
  afterAll(() => google.close());
  testGeoProviderContract(() => geo);
});
