import { expect, test } from '@jest/globals';
import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/content/covers.js';
import sharp from 'sharp';
import { drawCover } from './draw-cover.js';
import { renderCover } from './render-cover.js';

const SUBJECT: CoverSubject = {
  seed: 'grain',
  title: 'Howth Lighthouse',
  location: 'Dublin, Ireland',
  category: 'Landmark',
  placeType: null,
  position: { latitude: 53.39, longitude: -6.06 },
};
const toPixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

test('renderCover: returns the same WebP of the cover size for equal input, and a different one at dusk', async () => {
  const first = await renderCover(SUBJECT, { light: 'day', size: 'photo' });
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', ...COVER_SIZE });
  expect(await renderCover({ ...SUBJECT }, { light: 'day', size: 'photo' })).toEqual(first);
  expect(await renderCover(SUBJECT, { light: 'dusk', size: 'photo' })).not.toEqual(first);
  expect(first.length).toBeLessThan(100_000);
});

test('renderCover: adds a faint grain that leaves the brightness unchanged', async () => {
  const [plain, grained] = await Promise.all([
    toPixels(Buffer.from(drawCover(SUBJECT, true))),
    renderCover(SUBJECT, { light: 'dusk', size: 'photo' }).then(toPixels),
  ]);
  const differences = Array.from(plain, (value, index) => grained[index]! - value);
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(average(differences))).toBeLessThan(0.5);
  // The standard deviation of the sum of two uniform distributions up to 2; the encoding changes it slightly.
  const deviation = Math.sqrt(average(differences.map((difference) => difference ** 2)));
  expect(deviation).toBeGreaterThan(1);
  expect(deviation).toBeLessThan(3);
});
