import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';

/** Credit for a photo from Wikimedia Commons. */
export const CREDIT: ImageCredit = {
  provider: 'commons',
  title: 'View at noon',
  author: 'Jane Doe',
  authorUrl: null,
  license: { id: 'cc-by-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:View.jpg',
  sha1: 'b'.repeat(40),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
};
