import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createTestRedis } from '../support/test-redis.js';
import { createPlace, openWikimedia } from '../support/wikimedia/open-wikimedia.js';
import { COUNTRIES, type IdentityCase } from './cases/case-types.js';
import { HELD_OUT_IDENTITY_CASES } from './cases/held-out-cases.js';
import { IDENTITY_CASES } from './cases/identity-cases.js';

let redis: Redis;
beforeAll(async () => {
  redis = await createTestRedis();
});
afterAll(() => redis.disconnect());

/** Returns the resolver's result for a case. */
async function resolve({ place, items, osm, articles = {}, geoNamesId }: IdentityCase) {
  const pages = Object.fromEntries(Object.entries(articles).map(([title, item]) => [title, { item }]));
  const wikimedia = await openWikimedia(redis, { items: { ...COUNTRIES, ...items }, articles: pages });
  const tags = osm && {
    wikidataId: osm.wikidata ?? null,
    article: osm.article ? { language: osm.article[0], title: osm.article[1] } : null,
    relationId: osm.relation ?? null,
  };
  const resolver = wikimedia.createResolver(tags ? { findTags: async () => tags } : null, geoNamesId ?? null);
  try {
    const resolved = await resolver.resolve(createPlace(place));
    return resolved && { id: resolved.item.id, foundBy: resolved.identity.foundBy };
  } finally {
    await wikimedia.close();
  }
}

describe('IdentityResolver', () => {
  test.each([...IDENTITY_CASES, ...HELD_OUT_IDENTITY_CASES].map((entry) => [entry.title, entry] as const))(
    '%s',
    async (_, entry) => {
      expect(await resolve(entry)).toEqual(entry.expected);
    },
  );
});
