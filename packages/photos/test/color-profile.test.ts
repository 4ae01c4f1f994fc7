import sharp from 'sharp';
import { shrinkToSrgb } from '../src/decoder/color-profile.js';
import type { ResizeBox } from '../src/formats/pixels.js';

const RED = { r: 200, g: 60, b: 60 };
const BOX: ResizeBox = { width: 16, height: 16, fit: 'inside' };

/** Creates the same red in Display P3, where its numbers differ, with the profile. */
async function createWideGamutPixels() {
  const flat = sharp({ create: { width: 16, height: 16, channels: 3, background: RED } });
  const photo = sharp(await flat.png().withIccProfile('p3').toBuffer(), { ignoreIcc: true });
  const { icc } = await photo.metadata();
  if (!icc) throw new Error('no profile was written');
  return { icc, pixels: { data: await photo.raw().toBuffer(), width: 16, height: 16 } };
}

const isRed = ([r = 0, g = 0, b = 0]: Buffer) =>
  Math.max(Math.abs(r - RED.r), Math.abs(g - RED.g), Math.abs(b - RED.b)) <= 3;

test('shrinkToSrgb: converts colors by their profile, and treats a missing or damaged profile as sRGB', async () => {
  const { icc, pixels } = await createWideGamutPixels();
  expect(isRed((await shrinkToSrgb(pixels, BOX, icc)).data)).toBe(true);
  expect((await shrinkToSrgb(pixels, BOX)).data).toEqual(pixels.data);
  const cmykProfile = Buffer.from(icc);
  cmykProfile.write('CMYK', 16, 'latin1');
  for (const damaged of [Buffer.alloc(200, 7), icc.subarray(0, 200), cmykProfile]) {
    expect((await shrinkToSrgb(pixels, BOX, damaged)).data).toEqual(pixels.data);
  }
});

test.each<[ResizeBox, object]>([
  [
    { width: 10, height: 10, fit: 'inside' },
    { width: 10, height: 5 },
  ],
  [
    { width: 12, height: 8, fit: 'outside' },
    { width: 16, height: 8 },
  ],
  [
    { width: 30, height: 20, fit: 'outside' },
    { width: 40, height: 20 },
  ],
  [
    { width: 80, height: 80, fit: 'inside' },
    { width: 40, height: 20 },
  ],
])('shrinkToSrgb: fits 40 x 20 pixels into the box %j with and without a profile', async (box, size) => {
  const pixels = { data: Buffer.alloc(40 * 20 * 3, 100), width: 40, height: 20 };
  const { icc } = await createWideGamutPixels();
  for (const profile of [null, icc]) {
    const { data, ...resized } = await shrinkToSrgb(pixels, box, profile);
    expect(resized).toEqual(size);
    expect(data).toHaveLength(resized.width * resized.height * 3);
  }
});
