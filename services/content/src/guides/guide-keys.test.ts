import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import {
  buildGuideSlug,
  guideCacheKey,
  hasHashSuffix,
  queryPosition,
  splitTitleAndPlace,
  toStoredQuery,
} from './guide-keys.js';

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

describe('guideCacheKey', () => {
  it.each<[string, Partial<GuideQuery>, string]>([
    ['the name alone', {}, 'grand palace'],
    ['a name in other forms', { q: '  GRAND  Pálace ' }, 'grand palace'],
    ['a name without letters', { q: '!!' }, '!!'],
    ['the location around it', { parentLocation: 'Bangkok, Thailand' }, 'grand palace @ bangkok thailand'],
    ['the position around it', { parentLat: 13.887, parentLng: 100.513 }, 'grand palace @ 13.9,100.5'],
    [
      'both',
      { parentLocation: 'Bangkok', parentLat: 13.887, parentLng: 100.513 },
      'grand palace @ bangkok @ 13.9,100.5',
    ],
    [
      'its own position before all others',
      { lat: 13.75, lng: 100.49131, parentLocation: 'Bangkok', parentLat: 13.9, parentLng: 100.5 },
      'grand palace @ 13.750,100.491',
    ],
    ['half a position', { lat: 13.75, parentLng: 100.5 }, 'grand palace'],
    ['a position on the equator and the prime meridian', { lat: 0, lng: 0 }, 'grand palace @ 0.000,0.000'],
  ])('contains %s', (_, query, key) => expect(guideCacheKey(buildQuery(query))).toBe(key));
});

it.each<[Partial<GuideQuery>, ReturnType<typeof queryPosition>]>([
  [{}, null],
  [{ lat: 1, parentLng: 2 }, null],
  [
    { lat: 0, lng: 0 },
    { latitude: 0, longitude: 0, radius: 1_000 },
  ],
  [
    { lat: 1, lng: 2, parentLat: 3, parentLng: 4 },
    { latitude: 1, longitude: 2, radius: 1_000 },
  ],
  [
    { parentLat: 3, parentLng: 4 },
    { latitude: 3, longitude: 4, radius: 50_000 },
  ],
])('queryPosition: takes from %j the place itself, or else what is around it', (query, position) => {
  expect(queryPosition(buildQuery(query))).toEqual(position);
});

it.each([
  ['Colosseum, Rome', { title: 'Colosseum', within: 'Rome' }],
  ['Colosseum - Rome, Italy', { title: 'Colosseum', within: 'Rome, Italy' }],
  [' Colosseum | Rome ', { title: 'Colosseum', within: 'Rome' }],
  ['Notre-Dame', null],
  ['Colosseum,', null],
])('splitTitleAndPlace: splits %j', (q, parts) => expect(splitTitleAndPlace(q)).toEqual(parts));

describe('buildGuideSlug', () => {
  it('is the name if the name alone is the key', () => {
    expect(buildGuideSlug('Grand Palace', 'grand palace')).toBe('dynamic-grand-palace');
  });

  it('has a hash of the key otherwise, so that each key has a slug of its own', () => {
    const slugs = ['grand palace @ bangkok', 'grand palace @ brussels'].map((key) =>
      buildGuideSlug('Grand Palace', key),
    );
    for (const slug of slugs) expect(slug).toMatch(/^dynamic-grand-palace-[0-9a-f]{8}$/);
    expect(slugs[0]).not.toBe(slugs[1]);
    expect(slugs.map((slug) => hasHashSuffix(slug.replace(/^dynamic-/, '').replaceAll('-', ' ')))).toEqual([
      true,
      true,
    ]);
    expect(hasHashSuffix('grand palace')).toBe(false);
  });

  it('has a word for a name without Latin letters, and at most forty characters of a long one', () => {
    expect(buildGuideSlug('!!', '!!')).toMatch(/^dynamic-place-[0-9a-f]{8}$/);
    expect(buildGuideSlug('Palace '.repeat(20), 'x')).toMatch(/^dynamic-[a-z-]{1,40}-[0-9a-f]{8}$/);
  });
});
