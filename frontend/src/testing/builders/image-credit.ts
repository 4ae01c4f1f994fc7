import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';

/** Builds the credit of a photo from Wikimedia Commons; `change` overrides fields. */
export const buildImageCredit = (change: Partial<ImageCredit> = {}): ImageCredit => ({
  provider: 'commons',
  title: 'Colosseum at noon',
  author: 'Jane Doe',
  authorUrl: 'https://commons.wikimedia.org/wiki/User:Jane',
  license: { id: 'cc-by-sa-4.0', name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Colosseum.jpg',
  sha1: 'a'.repeat(40),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
  ...change,
});
