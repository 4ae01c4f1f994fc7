import { duskCoverUrl } from '@placelore/contracts/content/image-sizes.js';
import {
  type CoverSource,
  computeCoverId,
  getCoverKey,
  getCoverUrls,
  parseCoverId,
  parseCoverVariant,
  resolveImageAfterEdit,
  toCoverSubject,
  withCover,
} from './cover-keys.js';

const PAGE: CoverSource = {
  slug: 'colosseum',
  title: 'Colosseum',
  location: 'Rome, Italy',
  category: 'Landmark',
  latitude: '41.890200',
  longitude: '12.492200',
};

test('toCoverSubject: shortens texts and converts the position', () => {
  expect(toCoverSubject({ ...PAGE, title: 'a'.repeat(400) }, 'seed')).toEqual({
    seed: 'seed',
    title: 'a'.repeat(300),
    location: 'Rome, Italy',
    category: 'Landmark',
    placeType: null,
    position: { latitude: 41.8902, longitude: 12.4922 },
  });
  expect(toCoverSubject({ ...PAGE, latitude: null, placeType: 'City' }, '')).toMatchObject({
    position: null,
    placeType: 'City',
  });
});

test('computeCoverId: depends on everything that a cover shows, and on the slug only without a position', () => {
  const changes = [{}, { title: 'Arena' }, { location: 'Roma' }, { category: 'Museum' }, { latitude: '1' }] as const;
  const ids = changes.map((change) => computeCoverId({ ...PAGE, ...change }));
  expect(new Set(ids).size).toBe(changes.length);
  expect(computeCoverId({ ...PAGE, slug: 'other' })).toBe(ids[0]);
  const nowhere = { ...PAGE, latitude: null, longitude: null };
  expect(computeCoverId({ ...nowhere, slug: 'other' })).not.toBe(computeCoverId(nowhere));
});

test('getCoverKey: names the files that the dark theme asks for', () => {
  const id = computeCoverId(PAGE);
  const { imageUrl, thumbnailUrl } = getCoverUrls(id);
  const sizes = ['photo', 'thumbnail'] as const;
  const dusk = sizes.map((size) => getCoverKey(id, { light: 'dusk', size }));
  expect([imageUrl, thumbnailUrl!].map(duskCoverUrl)).toEqual(dusk.map((key) => `/objects/${key}`));
  for (const light of ['day', 'dusk'] as const) {
    for (const size of [...sizes, 'medium'] as const) {
      const key = getCoverKey(id, { light, size });
      expect([parseCoverId(key), parseCoverVariant(key)]).toEqual([id, { light, size }]);
    }
  }
});

describe('image of an article', () => {
  const PHOTO = {
    imageUrl: '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000/photo.webp',
    thumbnailUrl: '/t.webp',
  };
  const NONE = { imageUrl: '', thumbnailUrl: null };
  const cover = (page: CoverSource) => getCoverUrls(computeCoverId(page));
  const OTHER = { ...PAGE, title: 'Arena' };

  test('withCover: adds a cover only where there is no image', () => {
    expect(withCover({ ...PAGE, ...NONE })).toEqual({ ...PAGE, ...cover(PAGE) });
    expect(withCover({ ...PAGE, ...PHOTO })).toEqual({ ...PAGE, ...PHOTO });
  });

  test('resolveImageAfterEdit: keeps an own image, and a cover of the same subject also when its key would differ', () => {
    expect(resolveImageAfterEdit({ ...PAGE, ...PHOTO }, { ...OTHER, ...PHOTO })).toEqual({});
    expect(resolveImageAfterEdit({ ...PAGE, ...cover(PAGE) }, { ...PAGE, ...PHOTO })).toEqual({});
    const former = getCoverUrls(`1-${'a'.repeat(32)}`);
    expect(resolveImageAfterEdit({ ...PAGE, ...former }, { ...PAGE, ...former })).toEqual(former);
    expect(resolveImageAfterEdit({ ...PAGE, ...former }, { ...PAGE, ...NONE })).toEqual(former);
  });

  test('resolveImageAfterEdit: gives a cover of the new subject, and one in place of a removed image', () => {
    expect(resolveImageAfterEdit({ ...PAGE, ...cover(PAGE) }, { ...OTHER, ...cover(PAGE) })).toEqual(cover(OTHER));
    expect(resolveImageAfterEdit({ ...PAGE, ...PHOTO }, { ...PAGE, ...NONE })).toEqual(cover(PAGE));
    expect(resolveImageAfterEdit({ ...PAGE, ...NONE }, { ...PAGE, ...NONE })).toEqual(cover(PAGE));
  });
});
