import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { type DestinationRecord, SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';
import type { Redis } from 'ioredis';
import { presentPlace } from '../../src/geo/embedded/presentation/present-place.js';
import { createTestRedis } from '../support/test-redis.js';
import { openWikimedia } from '../support/wikimedia/open-wikimedia.js';
import { createCountryItems, createRegionItem, createTwin, TWIN_KINDS, toRegionId } from './cases/region-items.js';

/** Every n-th region of the atlas is tested, because all of them would take minutes. */
const STEP = 40;

const atlas = Atlas.load();
const regions = atlas.destinations.records.filter(({ kind }) => !SPOT_KINDS.has(kind));
const sample = regions.filter((_, index) => index % STEP === 0);
const unsampled = regions.filter((_, index) => index % STEP !== 0);
const toTwinId = (region: DestinationRecord): string => `${toRegionId(region)}9`;
const toPlace = (destination: DestinationRecord): LocatedPlace =>
  presentPlace(atlas, { place: { kind: 'destination', destination }, quality: 1, cluePosition: null }, 1, []);

let redis: Redis;
beforeAll(async () => {
  redis = await createTestRedis();
});
afterAll(() => redis.disconnect());

/**
 * Returns the item found for each region in the sample, if Wikidata contains the given items for it besides those of
 * all other regions.
 */
async function resolveAll(getItems: (region: DestinationRecord, index: number) => { own: boolean; twin: boolean }) {
  const items = createCountryItems();
  for (const [index, region] of regions.entries()) {
    const { own, twin } = index % STEP === 0 ? getItems(region, index) : { own: true, twin: false };
    if (own) items[toRegionId(region)] = createRegionItem(region, index);
    if (twin) items[toTwinId(region)] = createTwin(region, index, unsampled);
  }
  await redis.flushdb();
  const wikimedia = await openWikimedia(redis, { items });
  const resolver = wikimedia.createResolver();
  try {
    const found = { right: 0, none: 0, wrong: [] as string[], homonyms: [] as string[] };
    for (const region of sample) {
      const resolved = await resolver.resolve(toPlace(region));
      if (!resolved) found.none++;
      else if (resolved.item.id === toRegionId(region)) found.right++;
      else if (resolved.item.id === toTwinId(region)) found.wrong.push(region.id);
      else found.homonyms.push(`${region.id}: ${items[resolved.item.id]?.label}`);
    }
    return found;
  } finally {
    await wikimedia.close();
  }
}

describe('IdentityResolver: regions of the atlas', () => {
  test('are identified as their own items, despite other places with the same name in the atlas', async () => {
    const { right, wrong } = await resolveAll(() => ({ own: true, twin: false }));
    expect(wrong).toEqual([]);
    expect(right / sample.length).toBeGreaterThan(0.9);
  }, 120_000);

  test(`are never namesakes that lie elsewhere: ${TWIN_KINDS.join(', ')}`, async () => {
    const { right, wrong } = await resolveAll(() => ({ own: false, twin: true }));
    expect([right, wrong]).toEqual([0, []]);
  }, 120_000);

  test('are identified as their own items despite such namesakes', async () => {
    const { right, wrong } = await resolveAll(() => ({ own: true, twin: true }));
    expect(wrong).toEqual([]);
    expect(right / sample.length).toBeGreaterThan(0.7);
  }, 120_000);
});
