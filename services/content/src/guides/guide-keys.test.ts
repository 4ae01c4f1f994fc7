import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import { guideCacheKey, toStoredQuery } from './guide-keys.js';

const buildQuery = (overrides: Partial<GuideQuery>): GuideQuery => ({ q: 'Grand Palace', ...overrides }) as GuideQuery;

describe('toStoredQuery', () => {
  it.each<[Partial<GuideQuery>, Partial<GuideQuery>]>([
    [{}, {}],
    [
      { lat: 13.75, lng: 100.4913 },
      { lat: 13.75, lng: 100.4913 },
    ],
    [
      { lat: 13.75, lng: 100.4913, parentLat: 13.887913, parentLng: 100.513927 },
      { lat: 13.75, lng: 100.4913 },
    ],
    [
      { parentLat: 13.887913, parentLng: 100.513927 },
      { parentLat: 13.9, parentLng: 100.5 },
    ],
  ])('stores %j as %j', (input, stored) => {
    expect(toStoredQuery(buildQuery(input))).toEqual(buildQuery(stored));
    expect(guideCacheKey(toStoredQuery(buildQuery(input)))).toBe(guideCacheKey(buildQuery(input)));
  });
});
