import { guideQuery, guideSlug } from './guides.js';

it.each([
  ['of a restaurant with a position', { q: 'Zo', lat: 48.1, lng: 11.5 }],
  ['on the equator', { q: 'Zo', lat: 0, lng: 11.5 }],
  ['on the prime meridian', { q: 'Zo', lat: 51.5, lng: 0 }],
  ['of three letters without a position', { q: 'Ulm' }],
])('guideQuery: accepts a short name %s', (_, query) => {
  expect(guideQuery.safeParse(query).success).toBe(true);
});

it.each([
  ['without a position', { q: 'Zo' }],
  ['with half a position', { q: 'Zo', lat: 48.1 }],
  ['with only the position of its neighbor', { q: 'Zo', parentLat: 48.1, parentLng: 11.5 }],
])('guideQuery: rejects a name of two letters %s', (_, query) => {
  expect(guideQuery.safeParse(query).error?.issues).toMatchObject([{ path: ['q'] }]);
});

it.each([
  ['lat', 90, 90.1],
  ['lat', -90, -90.1],
  ['lng', 180, 180.1],
  ['lng', -180, -180.1],
  ['parentLat', 90, 90.1],
  ['parentLng', -180, -180.1],
])('guideQuery: accepts %s up to %d, and rejects %d', (field, limit, beyond) => {
  const parse = (value: number) => guideQuery.safeParse({ q: 'Eiffel Tower', [field]: value });
  expect(parse(limit).success).toBe(true);
  expect(parse(beyond).error?.issues).toMatchObject([{ path: [field] }]);
});

it.each([
  ['dynamic-eiffel-tower-1a2b', true],
  ['dynamic-', false],
  ['eiffel-tower', false],
  ['dynamic-a--b', false],
  ['dynamic-A', false],
  [`dynamic-${'a'.repeat(72)}`, true],
  [`dynamic-${'a'.repeat(73)}`, false],
])('guideSlug: accepts %j: %s', (slug, isValid) => {
  expect(guideSlug.safeParse(slug).success).toBe(isValid);
});
