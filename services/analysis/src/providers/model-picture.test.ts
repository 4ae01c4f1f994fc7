import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { fitPicture } from './model-picture.js';

const createNoise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

describe('fitPicture', () => {
  it('returns a picture unchanged that is within the limits and has no metadata', async () => {
    const photo = await createNoise(60, 40).jpeg().toBuffer();
    expect(await fitPicture(photo, { longSide: 60, maxBytes: photo.length })).toBe(photo);
  });

  it('turns a picture upright and removes its metadata', async () => {
    const photo = await createNoise(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, exif, orientation } = await sharp(
      await fitPicture(photo, { longSide: 100, maxBytes: 1_000_000 }),
    ).metadata();
    expect([width, height, exif, orientation]).toEqual([40, 60, undefined, undefined]);
  });

  it('lowers quality before pixels when the file is too large', async () => {
    const photo = await createNoise(900, 600).jpeg({ quality: 100 }).toBuffer();
    const some = await fitPicture(photo, { longSide: 900, maxBytes: photo.length / 3 });
    expect([some.length <= photo.length / 3, (await sharp(some).metadata()).width]).toEqual([true, 900]);
    const few = await fitPicture(photo, { longSide: 1000, maxBytes: photo.length / 8 });
    expect((await sharp(few).metadata()).width).toBeLessThan(900);
  });

  it('never makes a picture too small for its lettering to be read', async () => {
    const photo = await createNoise(900, 600).jpeg({ quality: 100 }).toBuffer();
    const fitted = await fitPicture(photo, { longSide: 1000, maxBytes: 10 });
    expect((await sharp(fitted).metadata()).width).toBeGreaterThanOrEqual(720);
  });

  it('fails when the bytes are not a picture', async () => {
    await expect(fitPicture(Buffer.from('no'), { longSide: 10, maxBytes: 10 })).rejects.toThrow();
  });
});
