import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { getCardDistances } from './card-distances.js';

const ROME = { name: 'Rome', latitude: 41.9, longitude: 12.5, isTown: true };
const KILOMETER = 1 / 111.195;
const cards = [
  buildArticleCard({ id: 1, location: 'Rome, Italy' }),
  buildArticleCard({ id: 2, location: 'Tivoli, Italy' }),
  buildArticleCard({ id: 3, location: 'Ostia, Italy' }),
];
/** Returns the distances in kilometers, by article, of an answer in which the third article has no position. */
function measure(change: object, here: { latitude: number; longitude: number } | null = null) {
  const answer = {
    ...{ relation: 'near', place: ROME, groups: [{ group: 'inside', articles: cards }] },
    positions: [1, 2].map((id) => ({ id, latitude: 41.9 + id * KILOMETER, longitude: 12.5 })),
    ...change,
  };
  const distances = getCardDistances(answer as unknown as SearchAnswer, here);
  return Object.fromEntries([...distances].map(([id, meters]) => [id, Math.round(meters / 100) / 10]));
}

test.each(['near', 'day trip from'])('getCardDistances: starts at a place %s which the search is', (relation) => {
  expect(measure({ relation })).toEqual({ 1: 1, 2: 2 });
});

test('getCardDistances: starts at the reader for what is around them, and says nothing without a position', () => {
  const here = { latitude: 41.9 + 4 * KILOMETER, longitude: 12.5 };
  expect(measure({ relation: 'around me' }, here)).toEqual({ 1: 3, 2: 2 });
  expect(measure({ relation: 'around me' }, null)).toEqual({});
});

test('getCardDistances: says for a town only how far away is what is outside of it', () => {
  expect(measure({ relation: 'in' })).toEqual({ 2: 2 });
  expect(measure({ relation: 'in', place: { ...ROME, isTown: false } })).toEqual({});
});

test.each([null, { ...ROME, latitude: null }, { ...ROME, longitude: null }])(
  'getCardDistances: says nothing for the place %j',
  (place) => expect(measure({ place })).toEqual({}),
);

test('getCardDistances: leaves out what is listed in another group', () => {
  const groups = [
    { group: 'inside', articles: [cards[0]] },
    { group: 'more', articles: [cards[1]] },
  ];
  expect(measure({ groups })).toEqual({ 1: 1 });
});
