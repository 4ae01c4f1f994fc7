import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { GAZETTEER_ATTRIBUTION } from '@placelore/guidebook/gazetteer.js';
import { EmbeddedGeo } from './embedded/embedded-geo.js';
import { Bundle } from './geo.js';
import type { GeoProvider, NearbyQuery } from './geo-provider.js';

const embedded = new EmbeddedGeo(Atlas.load());
const ROME = { latitude: 41.8902, longitude: 12.4922 };
const VATICAN = { latitude: 41.9022, longitude: 12.4539 };
const query: NearbyQuery = { position: ROME, kind: 'attraction', radius: 2_000, limit: 5, excludeNames: [] };

const fail = async () => Promise.reject(new Error('the vendor is down'));
const broken: GeoProvider = {
  name: 'broken',
  nearbyAttribution: 'Broken Maps',
  storable: true,
  locate: fail,
  background: fail,
  nearby: fail,
  placeNamed: fail,
  geocode: fail,
  reverse: fail,
  directions: fail,
};

function bundleOf(primary: GeoProvider, fallback: GeoProvider | null) {
  const warnings: unknown[] = [];
  return { bundle: new Bundle(primary, fallback, { warn: (fields: unknown) => warnings.push(fields) }), warnings };
}
const allOf = (bundle: Bundle) => [
  bundle.nearby(query),
  bundle.geocode('Rome'),
  bundle.reverse(ROME),
  bundle.directions(ROME, VATICAN),
];

describe('a bundle', () => {
  test('tells who answered and whom to credit', async () => {
    const { bundle, warnings } = bundleOf(embedded, null);
    const [nearby, geocoded, reversed, walk] = await Promise.all(allOf(bundle));
    for (const answer of [nearby, geocoded, reversed, walk]) {
      expect(answer).toMatchObject({ provider: 'embedded', degraded: false });
    }
    expect(nearby?.attribution).toBeNull();
    expect([geocoded?.attribution, reversed?.attribution]).toEqual([GAZETTEER_ATTRIBUTION, GAZETTEER_ATTRIBUTION]);
    expect(walk?.attribution).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('lets the stand-in answer when the chosen provider fails, says so, and logs why', async () => {
    const { bundle, warnings } = bundleOf(broken, embedded);
    for (const answer of await Promise.all(allOf(bundle))) {
      expect(answer).toMatchObject({ provider: 'embedded', degraded: true });
      expect(answer.attribution).not.toBe('Broken Maps');
    }
    expect(warnings).toHaveLength(4);
    expect(warnings[0]).toMatchObject({ provider: 'broken', err: new Error('the vendor is down') });
  });

  test('credits a real way to its provider', async () => {
    const mapped: GeoProvider = {
      ...broken,
      directions: async () => ({ polyline: '', distanceMetres: 1, durationSeconds: 1, steps: [], estimate: false }),
      geocode: async () => [],
    };
    const { bundle } = bundleOf(mapped, embedded);
    expect(await bundle.directions(ROME, VATICAN)).toMatchObject({ provider: 'broken', attribution: 'Broken Maps' });
    // Nothing found is an answer, not a fault.
    expect(await bundle.geocode('Rome')).toMatchObject({ value: [], degraded: false, attribution: 'Broken Maps' });
  });

  test('what is to be written down comes from a provider that allows it', async () => {
    const places = await embedded.nearby(query);
    const notKept: GeoProvider = { ...broken, storable: false, nearby: async () => [] };
    expect(await bundleOf(notKept, embedded).bundle.nearbyToKeep(query)).toMatchObject({
      value: places,
      provider: 'embedded',
      attribution: null,
    });
    const kept: GeoProvider = { ...notKept, storable: true };
    expect(await bundleOf(kept, embedded).bundle.nearbyToKeep(query)).toMatchObject({ value: [], provider: 'broken' });
  });

  test('a position is asked for by the cheapest way the provider has', async () => {
    expect((await bundleOf(embedded, null).bundle.positionOf('Colosseum')).value).toEqual({
      latitude: expect.closeTo(ROME.latitude, 2),
      longitude: expect.closeTo(ROME.longitude, 2),
    });
    const cheap: GeoProvider = { ...broken, positionOf: async () => ROME };
    expect(await bundleOf(cheap, embedded).bundle.positionOf('Rome')).toMatchObject({
      value: ROME,
      provider: 'broken',
    });
  });

  test('passes a fault on when nobody stands in', async () => {
    await expect(bundleOf(broken, null).bundle.nearby(query)).rejects.toThrow('the vendor is down');
  });
});
