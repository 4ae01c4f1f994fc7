import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { buildArticleCard } from '../../testing/builders/articles.js';
import { getMapCenter, toSearchPins } from './to-search-pins.js';

const best = { group: 'best', articles: [buildArticleCard()] } as const;
const mentioned = { group: 'mentioned', articles: [buildArticleCard({ id: 2, title: 'Carthage' })] } as const;
const POSITIONS = [
  { id: 1, latitude: 41.89, longitude: 12.49 },
  { id: 2, latitude: 36.85, longitude: 10.33 },
];

test.each([
  ['leaves out what only mentions the words', [best, mentioned], POSITIONS, ['Colosseum']],
  ['has what mentions the words when there is nothing else', [mentioned], POSITIONS, ['Carthage']],
  ['is empty when only what mentions the words has a position', [best, mentioned], POSITIONS.slice(1), []],
  ['is empty without positions', [best, mentioned], [], []],
])('toSearchPins: %s', (_, groups, positions, names) => {
  const pins = toSearchPins({ groups, positions } as unknown as SearchAnswer);
  expect(pins.map(({ name }) => name)).toEqual(names);
});

test('toSearchPins: uses the position of each result', () => {
  expect(toSearchPins({ groups: [best], positions: POSITIONS } as unknown as SearchAnswer)).toEqual([
    { id: 1, name: 'Colosseum', coordinates: { lat: 41.89, lng: 12.49 } },
  ]);
});

const MONTEFALCO = { name: 'Montefalco', isTown: true, latitude: 42.89, longitude: 12.65 };
const CENTER = { name: 'Montefalco', coordinates: { lat: 42.89, lng: 12.65 } };
const inside = (location: string) => [{ group: 'inside', articles: [{ location }] }];
test.each([
  ['a town with guides only near it', { place: MONTEFALCO, relation: 'in', groups: inside('Assisi, Italy') }, CENTER],
  ['a town with guides', { place: MONTEFALCO, relation: 'in', groups: inside('Montefalco, Italy') }, null],
  ['what is near something', { place: { ...MONTEFALCO, isTown: false }, relation: 'near', groups: [] }, CENTER],
  ['a region', { place: { ...MONTEFALCO, isTown: false }, relation: 'in', groups: [] }, null],
  ['no place', { place: null, relation: 'in', groups: [] }, null],
])('getMapCenter: returns it for %s', (_, answer, center) =>
  expect(getMapCenter(answer as unknown as SearchAnswer)).toEqual(center),
);
