import { duskCoverUrl } from '@placelore/contracts/content/image-sizes.js';
import {
  type CoverSource,
  computeCoverId,
  getCoverUrls,
  getDuskCoverKeys,
  parseCoverId,
  toCoverSubject,
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

test('computeCoverId: depends on everything a cover shows, and on the slug only without a position', () => {
  const changes = [{}, { title: 'Arena' }, { location: 'Roma' }, { category: 'Museum' }, { latitude: '1' }] as const;
  const ids = changes.map((change) => computeCoverId({ ...PAGE, ...change }));
  expect(new Set(ids).size).toBe(changes.length);
  expect(computeCoverId({ ...PAGE, slug: 'other' })).toBe(ids[0]);
  const nowhere = { ...PAGE, latitude: null, longitude: null };
  expect(computeCoverId({ ...nowhere, slug: 'other' })).not.toBe(computeCoverId(nowhere));
});

test('getDuskCoverKeys: names the files that the dark theme asks for', () => {
  const id = computeCoverId(PAGE);
  const { imageUrl, thumbnailUrl } = getCoverUrls(id);
  const { photo, thumbnail } = getDuskCoverKeys(id);
  expect([imageUrl, thumbnailUrl!].map(duskCoverUrl)).toEqual([`/objects/${photo}`, `/objects/${thumbnail}`]);
  expect(parseCoverId(photo)).toBe(id);
});
