import { photoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import sharp, { type Sharp } from 'sharp';
import { createBlur, makeDerivatives, PHOTO_SIZES } from './derivatives.js';

afterAll(() => photoDecoder.close());

/** Published forms of a file. */
const createDerivatives = async (photo: Buffer) =>
  makeDerivatives(await photoDecoder.cover(photo, [PHOTO_SIZES.large, PHOTO_SIZES.photo]));

/** Draws an image whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

async function readColor(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

it.each([
  [3000, 2000],
  [2000, 3000],
  [30, 20],
  [2048, 2],
  [2, 2048],
  [1, 1],
])('makeDerivatives: makes images 1200 × 800, 800 and 400 pixels wide of %d × %d', async (width, height) => {
  const made = await createDerivatives(await halves(width, height).png().toBuffer());
  const photo = { width: 1200, height: 800 };
  const medium = { width: 800, height: 533 };
  const thumbnail = { width: 400, height: 267 };
  expect(await sharp(made['photo.webp']).metadata()).toMatchObject({ format: 'webp', ...photo });
  expect(await sharp(made['photo.jpg']).metadata()).toMatchObject({ format: 'jpeg', ...photo });
  expect(await sharp(made['medium.webp']).metadata()).toMatchObject({ format: 'webp', ...medium });
  expect(await sharp(made['medium.jpg']).metadata()).toMatchObject({ format: 'jpeg', ...medium });
  expect(await sharp(made['thumbnail.webp']).metadata()).toMatchObject({ format: 'webp', ...thumbnail });
  expect(await sharp(made['thumbnail.jpg']).metadata()).toMatchObject({ format: 'jpeg', ...thumbnail });
});

it.each([
  [1600, 1067, true],
  [4000, 1200, true],
  [1599, 1200, false],
  [4000, 1066, false],
])('makeDerivatives: makes an image 1600 pixels wide of %d × %d: %p', async (width, height, expected) => {
  const { 'large.webp': large } = await createDerivatives(await halves(width, height).jpeg().toBuffer());
  expect(large !== undefined).toBe(expected);
  if (large) expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1067 });
});

/** @param sigma of the noise: the larger, the more bytes a photo of it takes */
const createNoisyPixels = async (sigma: number) => {
  const size = { width: 1200, height: 800, channels: 3 as const };
  const noise = sharp({ create: { ...size, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } } });
  return { data: await noise.raw().toBuffer(), ...size };
};

it.each([
  [15, 60],
  [20, 45],
  [24, 30],
  [40, 20],
])('makeDerivatives: makes a photo with noise of %d smaller for phones, with quality %d', async (sigma, quality) => {
  const pixels = await createNoisyPixels(sigma);
  const made = await makeDerivatives(pixels);
  const plain = sharp(pixels.data, { raw: pixels }).resize(800).webp({ quality });
  expect(made['medium.webp']).toEqual(await plain.toBuffer());
});

/** Creates a photo that is as hard to compress as possible: noise of many colors. */
const createNoise = () =>
  sharp({
    create: {
      width: 400,
      height: 267,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

it('createBlur: makes a small WebP in the colors of a photo', async () => {
  for (const photo of [halves(400, 267), createNoise()]) {
    const blur = Buffer.from(await createBlur(await photo.webp().toBuffer()), 'base64');
    expect(blur.length).toBeLessThanOrEqual(112);
    expect(await sharp(blur).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 });
  }
  const blur = Buffer.from(await createBlur(await halves(400, 267).webp().toBuffer()), 'base64');
  const [[red = 0], [, , blue = 0]] = [await readColor(blur, 3, 5), await readColor(blur, 12, 5)];
  expect(Math.min(red, blue)).toBeGreaterThan(200);
});

it('createBlur: returns nothing for a photo with transparent parts', async () => {
  const clear = { create: { width: 30, height: 20, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0 } } };
  expect(await createBlur(await sharp(clear).webp().toBuffer())).toBe('');
});

it('makeDerivatives: copies only pixels, no position, camera, caption or profile', async () => {
  const original = await halves(300, 200)
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '43/1 28/1 2/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretCaption</x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
  for (const image of Object.values<Buffer>({ ...(await createDerivatives(original)) })) {
    const { exif, icc, xmp, iptc, orientation, space } = await sharp(image).metadata();
    expect({ exif, icc, xmp, iptc, orientation, space }).toEqual({ space: 'srgb' });
    expect(image.toString('latin1')).not.toMatch(/Secret|E(XIF|xif)|ICC(P|_PROFILE)|XMP|adobe/);
  }
});

it('makeDerivatives: converts the colors of a profile to sRGB', async () => {
  // Full green of Display P3 is outside sRGB. A green that is in both has different numbers in each.
  const asP3 = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#329b46' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const relabelled = await sharp(asP3).keepIccProfile().png().toBuffer();
  const { 'photo.webp': photo } = await createDerivatives(relabelled);
  const [red = 0, green = 0, blue = 0] = await readColor(photo, 600, 400);
  expect(Math.abs(red - 0x32)).toBeLessThan(6);
  expect(Math.abs(green - 0x9b)).toBeLessThan(6);
  expect(Math.abs(blue - 0x46)).toBeLessThan(6);
});

it('makeDerivatives: applies a remaining orientation', async () => {
  const turned = await halves(300, 200).jpeg().withMetadata({ orientation: 3 }).toBuffer();
  const { 'photo.webp': photo } = await createDerivatives(turned);
  const [red = 0, , blue = 0] = await readColor(photo, 100, 400);
  expect(blue).toBeGreaterThan(red);
});

it('makeDerivatives: makes identical bytes from the same photo', async () => {
  const original = await halves(500, 700).webp().toBuffer();
  expect(await createDerivatives(original)).toEqual(await createDerivatives(original));
});

it('makeDerivatives: puts transparent images on white in the JPEG', async () => {
  const clear = await sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { 'photo.jpg': photo } = await createDerivatives(clear);
  expect((await readColor(photo, 600, 400)).every((channel) => channel > 250)).toBe(true);
});
