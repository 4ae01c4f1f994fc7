import { expect, jest, test } from '@jest/globals';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { ArticleIndexRepository } from './article-index.repository.js';
import type { ArticleIndexCache } from './article-index-cache.js';
import { ArticleLinks } from './article-links.js';

const buildPlace = (name: string) =>
  ({ name, coordinates: { lat: 1, lng: 2 }, source: 'guidebook', slug: null }) as NearbyPlace;
const PLACES = [buildPlace('Castle'), buildPlace('Inn')];
/** Index in which only the castle has an article. */
const articleIndex = {
  findSlug: ({ name }: { name: string }) => (name === 'Castle' ? 'castle' : null),
} as unknown as ArticleIndexCache;

const createLinks = (findDetails: ArticleIndexRepository['findDetails']) => {
  const logger = { warn: jest.fn() };
  const links = new ArticleLinks(articleIndex, { findDetails } as ArticleIndexRepository, logger as unknown as Logger);
  return { links, logger };
};

test('ArticleLinks: keeps the links without details while the database fails', async () => {
  const { links, logger } = createLinks(() => Promise.reject(new Error('down')));
  expect(await links.link(PLACES)).toEqual([
    { ...PLACES[0], source: 'static_article', slug: 'castle', imageUrl: null, imageCredit: null, isVerified: false },
    PLACES[1],
  ]);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

test("ArticleLinks: adds an article's details to its own place only, and reads nothing without articles", async () => {
  const reads: string[][] = [];
  const { links } = createLinks(async (slugs) => {
    reads.push(slugs);
    return new Map([['castle', { imageUrl: '/objects/castle.webp', imageCredit: null, isVerified: true }]]);
  });
  const [castle, inn] = await links.link(PLACES);
  expect(castle).toMatchObject({ imageUrl: '/objects/castle.webp', isVerified: true });
  expect(inn).toBe(PLACES[1]);
  await links.link([PLACES[1]!]);
  expect(reads).toEqual([['castle']]);
});
