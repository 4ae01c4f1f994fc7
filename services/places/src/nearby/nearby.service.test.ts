import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { NearbyInput } from '@placelore/contracts/places/maps.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { NearbyQuery } from '../geo/geo-provider.js';
import { NearbyService } from './nearby.service.js';

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const place = (name: string, popularity: number) => ({ name, popularity, distanceMeters: 100, source: 'guidebook' });
const PLACES = ['a', 'b', 'c', 'd'].map((name, index) => place(name, 9 - index));
const from = <T>(value: T, degraded = false) => ({ value, provider: 'osm', degraded, attribution: 'credit' });

/** Service that knows the positions of some names, and finds the same places around each. */
function setup({ names = {}, degraded = {} }: { names?: Record<string, Position>; degraded?: object } = {}) {
  const queries: NearbyQuery[] = [];
  const lookups: string[] = [];
  const isDegraded = { position: false, nearby: false, ...degraded };
  const geo = {
    nearby: async (query: NearbyQuery) => {
      queries.push(query);
      return from(PLACES, isDegraded.nearby);
    },
    findPosition: async (name: string) => {
      lookups.push(name);
      return from(names[name] ?? null, isDegraded.position);
    },
  };
  const links = { link: async (shown: { name: string }[]) => shown.map(({ name }) => ({ name, slug: `to-${name}` })) };
  const sights = { enrich: async (_: NearbyQuery, found: object) => found };
  const service = new NearbyService(geo as never, Atlas.load(), links as never, sights as never);
  const find = (input: Partial<NearbyInput>) =>
    service.findAround('attraction', { radius: 2_000, limit: 2, offset: 0, ...input } as NearbyInput);
  return { find, queries, lookups };
}

describe('NearbyService', () => {
  test('returns one page of all places around a position, with links to their articles', async () => {
    const { find, queries } = setup();
    expect(await find({ ...ROME, offset: 1 })).toEqual(
      from([
        { name: 'b', slug: 'to-b' },
        { name: 'c', slug: 'to-c' },
      ]),
    );
    expect(queries).toEqual([{ position: ROME, kind: 'attraction', radius: 2_000, limit: 200, excludeNames: [] }]);
  });

  test('omits listed names and the place itself under all of its names', async () => {
    const { find, queries } = setup();
    await find({ ...ROME, mainSite: 'Colosseum', location: 'Rome', excludeNames: ['Forum', 'Temple'] });
    expect(queries[0]!.excludeNames).toEqual(expect.arrayContaining(['Forum', 'Temple', 'Colosseum', 'Colosseo']));
  });

  test.each([
    [{ latitude: 1 }, 'longitude'],
    [{ longitude: 1 }, 'latitude'],
    [{}, 'location'],
    [{ latitude: 0, location: 'Rome' }, 'longitude'],
  ])('rejects %j, and names the field %s', async (input, field) => {
    await expect(setup().find(input)).rejects.toMatchObject({ code: 'INVALID_INPUT', details: [{ field }] });
  });

  test('uses a position at the origin of the coordinates', async () => {
    const { find, queries, lookups } = setup();
    await find({ latitude: 0, longitude: 0, location: 'Rome' });
    expect([queries[0]!.position, lookups]).toEqual([{ latitude: 0, longitude: 0 }, []]);
  });

  test('finds the site in its town, or else the town', async () => {
    const known = { names: { 'Arena, Rome': ROME, Rome: { latitude: 1, longitude: 2 } } };
    const site = setup(known);
    await site.find({ mainSite: 'Arena', location: 'Rome' });
    expect([site.queries[0]!.position, site.lookups]).toEqual([ROME, ['Arena, Rome']]);
    const town = setup(known);
    await town.find({ mainSite: 'Unknown', location: 'Rome' });
    expect([town.queries[0]!.position, town.lookups]).toEqual([
      { latitude: 1, longitude: 2 },
      ['Unknown, Rome', 'Rome'],
    ]);
    const alone = setup(known);
    await alone.find({ location: 'Rome' });
    expect(alone.lookups).toEqual(['Rome']);
  });

  test('returns nothing around an unknown name', async () => {
    const { find, queries } = setup();
    expect(await find({ location: 'Nowhere' })).toEqual(from([]));
    expect(queries).toEqual([]);
  });

  test.each([
    [{ position: true }, true],
    [{ nearby: true }, true],
    [{}, false],
  ])('is degraded if either step is: %j', async (degraded, expected) => {
    const { find } = setup({ names: { Rome: ROME }, degraded });
    expect((await find({ location: 'Rome' })).degraded).toBe(expected);
  });
});
