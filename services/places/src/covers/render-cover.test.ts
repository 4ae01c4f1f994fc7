import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { TextOutliner } from '../drawing/text-outliner.js';
import { drawCover } from './draw-cover.js';
import { renderCover } from './render-cover.js';

test('renderCover: adds a faint grain that leaves the brightness unchanged', async () => {
  const subject = { seed: 'grain', category: 'Landmark', position: { latitude: 30, longitude: -40 }, neighbors: [] };
  const toPixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
  const [plain, grained] = await Promise.all([
    toPixels(Buffer.from(drawCover(subject as never, TextOutliner.load()))),
    renderCover(subject as never).then(toPixels),
  ]);
  const differences = Array.from(plain, (value, index) => grained[index]! - value);
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(average(differences))).toBeLessThan(0.5);
  // The standard deviation of the sum of two even distributions up to 3.4; the encoding changes it a little.
  const deviation = Math.sqrt(average(differences.map((difference) => difference ** 2)));
  expect(deviation).toBeGreaterThan(2);
  expect(deviation).toBeLessThan(4);
});
