import { describe, expect, test } from '@jest/globals';
import type { NearbyQuery } from '../geo/geo-provider.js';
import { ProviderDescriptionsService } from './provider-descriptions.service.js';

const PLACE = { name: 'Colosseum', localName: 'Colosseo', latitude: 41.89, longitude: 12.49 };
const POSITIONS = [
  { latitude: 1, longitude: 2 },
  { latitude: 3, longitude: 4 },
];
type Behavior = 'works' | 'fails' | 'hangs' | 'is degraded';

/** Describes a place with a provider that behaves in a way. */
async function describePlace(background: Behavior, nearby: Behavior = 'works', name = 'osm') {
  const queries: NearbyQuery[] = [];
  const behave = <T>(behavior: Behavior, value: T): Promise<T> => {
    if (behavior === 'hangs') return new Promise(() => {});
    return behavior === 'fails' ? Promise.reject(new Error('down')) : Promise.resolve(value);
  };
  const provider = { name, background: () => behave(background, 'from the provider') };
  const found = { value: ['listed'], provider: name, degraded: nearby === 'is degraded', attribution: 'credit' };
  const geo = {
    nearbyForStorage: (query: NearbyQuery) => {
      queries.push(query);
      return behave(nearby, found);
    },
  };
  const embedded = {
    ...{ name: 'embedded', nearbyAttribution: 'GeoNames' },
    ...{ background: async () => 'embedded', nearby: async () => ['embedded'] },
  };
  const logger = { warn: () => {} };
  const service = new ProviderDescriptionsService(provider as never, geo as never, embedded as never, logger);
  return { queries, result: await service.describe(PLACE as never, POSITIONS, 60) };
}

describe('ProviderDescriptionsService', () => {
  test('describes a place and what is around each position, without the place itself', async () => {
    const { result, queries } = await describePlace('works');
    expect(result).toMatchObject({ background: 'from the provider', missing: [] });
    expect(result.nearby.map(({ found }) => found.value)).toEqual([['listed'], ['listed']]);
    expect(queries).toEqual(
      POSITIONS.map((position) => ({
        ...{ position, kind: 'attraction', radius: 2_000, limit: 8, excludeNames: ['Colosseum', 'Colosseo'] },
      })),
    );
  });

  test.each(['fails', 'hangs'] as const)(
    'replaces a provider that %s for one part by the embedded one',
    async (behavior) => {
      const { result } = await describePlace('works', behavior);
      expect(result).toMatchObject({ background: 'from the provider', missing: ['osm'] });
      expect(result.nearby.map(({ found }) => found)).toEqual(
        POSITIONS.map(() => ({ value: ['embedded'], provider: 'embedded', degraded: true, attribution: 'GeoNames' })),
      );
    },
  );

  test('asks no more once the time for all parts is over', async () => {
    const { result, queries } = await describePlace('hangs');
    expect(queries).toEqual([]);
    expect(result).toMatchObject({ background: 'embedded', missing: ['osm'] });
  });

  test('names a provider as missing that was replaced on the way', async () => {
    expect((await describePlace('works', 'is degraded')).result.missing).toEqual(['osm']);
    expect((await describePlace('fails', 'works', 'embedded')).result.missing).toEqual([]);
  });
});
