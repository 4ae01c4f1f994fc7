import type { GuideQuery } from '@placelore/contracts/guides.js';
import { guideKey, queryToStore } from './guide-key.js';

const query = (given: Partial<GuideQuery>): GuideQuery => ({ q: 'Grand Palace', ...given }) as GuideQuery;

describe('queryToStore', () => {
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
  ])('stores %j as %j', (asked, stored) => {
    expect(queryToStore(query(asked))).toEqual(query(stored));
    expect(guideKey(queryToStore(query(asked)))).toBe(guideKey(query(asked)));
  });
});
