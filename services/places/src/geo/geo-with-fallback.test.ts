import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { GAZETTEER_ATTRIBUTION } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { EmbeddedGeo } from './embedded/embedded-geo.js';
import type { GeoProvider, NearbyQuery } from './geo-provider.js';
import { GeoWithFallback } from './geo-with-fallback.js';

const embedded = new EmbeddedGeo(Atlas.load());
const ROME = { latitude: 41.8902, longitude: 12.4922 };
const VATICAN = { latitude: 41.9022, longitude: 12.4539 };
const query: NearbyQuery = { position: ROME, kind: 'attraction', radius: 2_000, limit: 5, excludeNames: [] };

const fail = async () => Promise.reject(new Error('the vendor is down'));
const broken: GeoProvider = {
  name: 'broken',
  nearbyAttribution: 'Broken Maps',
  isStorable: true,
  locate: fail,
  background: fail,
  nearby: fail,
  findPlaceByName: fail,
  geocode: fail,
  reverse: fail,
  directions: fail,
};

function createGeo(primary: GeoProvider, fallback: GeoProvider | null) {
  const warnings: unknown[] = [];
  return {
    geo: new GeoWithFallback(primary, fallback, { warn: (fields: unknown) => warnings.push(fields) }),
    warnings,
  };
}
const callAll = (geo: GeoWithFallback) => [
  geo.nearby(query),
  geo.geocode('Rome'),
  geo.reverse(ROME),
  geo.directions(ROME, VATICAN),
];

describe('GeoWithFallback', () => {
  test('returns the provider and its attribution with every result', async () => {
    const { geo, warnings } = createGeo(embedded, null);
    const [nearby, geocoded, reversed, walk] = await Promise.all(callAll(geo));
    for (const result of [nearby, geocoded, reversed, walk]) {
      expect(result).toMatchObject({ provider: 'embedded', degraded: false });
    }
    expect(nearby?.attribution).toBeNull();
    expect([geocoded?.attribution, reversed?.attribution]).toEqual([GAZETTEER_ATTRIBUTION, GAZETTEER_ATTRIBUTION]);
    expect(walk?.attribution).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('uses the fallback when the chosen provider fails, marks the result as degraded and logs the error', async () => {
    const { geo, warnings } = createGeo(broken, embedded);
    for (const result of await Promise.all(callAll(geo))) {
      expect(result).toMatchObject({ provider: 'embedded', degraded: true });
      expect(result.attribution).not.toBe('Broken Maps');
    }
    expect(warnings).toHaveLength(4);
    expect(warnings[0]).toMatchObject({ provider: 'broken', err: new Error('the vendor is down') });
  });

  test('attributes a real route to its provider', async () => {
    const mapped: GeoProvider = {
      ...broken,
      directions: async () => ({ polyline: '', distanceMeters: 1, durationSeconds: 1, steps: [], estimate: false }),
      geocode: async () => [],
    };
    const { geo } = createGeo(mapped, embedded);
    expect(await geo.directions(ROME, VATICAN)).toMatchObject({ provider: 'broken', attribution: 'Broken Maps' });
    // An empty result is valid, not an error.
    expect(await geo.geocode('Rome')).toMatchObject({ value: [], degraded: false, attribution: 'Broken Maps' });
  });

  test('uses a storable provider for results that are stored', async () => {
    const places = await embedded.nearby(query);
    const notStorable: GeoProvider = { ...broken, isStorable: false, nearby: async () => [] };
    expect(await createGeo(notStorable, embedded).geo.nearbyForStorage(query)).toMatchObject({
      value: places,
      provider: 'embedded',
      attribution: null,
    });
    const storable: GeoProvider = { ...notStorable, isStorable: true };
    expect(await createGeo(storable, embedded).geo.nearbyForStorage(query)).toMatchObject({
      value: [],
      provider: 'broken',
    });
  });

  test('lists places from the fallback for a provider without lists, as a full result', async () => {
    const withoutPlaces: GeoProvider = { ...broken, omitsNearby: true };
    const { geo, warnings } = createGeo(withoutPlaces, embedded);
    expect(await geo.nearby(query)).toMatchObject({ provider: 'embedded', degraded: false });
    expect(warnings).toEqual([]);
  });

  test('returns no position for a name without a meaning', async () => {
    expect((await createGeo(embedded, null).geo.findPosition('Zzyzqq Hall')).value).toBeNull();
  });

  test("finds a position by the provider's cheapest method", async () => {
    expect((await createGeo(embedded, null).geo.findPosition('Colosseum')).value).toEqual({
      latitude: expect.closeTo(ROME.latitude, 2),
      longitude: expect.closeTo(ROME.longitude, 2),
    });
    const cheap: GeoProvider = { ...broken, findPosition: async () => ROME };
    expect(await createGeo(cheap, embedded).geo.findPosition('Rome')).toMatchObject({
      value: ROME,
      provider: 'broken',
    });
  });

  test('rethrows the error without a fallback', async () => {
    await expect(createGeo(broken, null).geo.nearby(query)).rejects.toThrow('the vendor is down');
  });
});
