import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { shareImageId, toShareImageSource } from './share-image-keys.js';

const credit: ImageCredit = {
  provider: 'commons',
  title: 'Colosseum at noon',
  author: 'Jane Doe',
  authorUrl: null,
  license: { id: 'cc-by-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Colosseum.jpg',
  sha1: 'a'.repeat(40),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
};
const buildSource = (imageCredit: ImageCredit | null) =>
  toShareImageSource({
    slug: 'colosseum',
    title: 'Colosseum',
    location: 'Rome, Italy',
    category: 'Landmark',
    latitude: null,
    longitude: null,
    imageUrl: '/objects/articles/11111111-1111-4111-8111-111111111111/photo.webp',
    imageCredit,
  });

it('toShareImageSource: includes the credit of a photo', () => {
  expect(buildSource(credit).card.credit).toBe('Photo: Jane Doe, CC BY 4.0, Wikimedia Commons');
  expect(buildSource(null).card.credit).toBeNull();
});

it('shareImageId: changes with the credit, but not with the time at which that was checked', () => {
  const id = shareImageId(buildSource(credit));
  expect(shareImageId(buildSource(null))).not.toBe(id);
  expect(shareImageId(buildSource({ ...credit, author: 'Ann' }))).not.toBe(id);
  expect(shareImageId(buildSource({ ...credit, retrievedAt: '2027-01-01T00:00:00.000Z' }))).toBe(id);
});
