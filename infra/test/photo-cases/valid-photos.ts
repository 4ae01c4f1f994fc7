import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { buildBmp, redBlueRows } from '../../../packages/photos/test/fixtures/bmp.ts';
import { ROTATED_HEIC } from '../../../packages/photos/test/fixtures/heic.ts';
import { buildArw, buildCr2, buildCrw, buildDng, buildNef } from '../../../packages/photos/test/fixtures/raw.ts';
import {
  heifBox,
  jpegProfile,
  jpegSegment,
  jpegWith,
  pngChunk,
  pngFile,
  pngProfile,
  riffChunk,
  webpCanvas,
  webpChunks,
  webpFile,
} from './containers.ts';
import type { PhotoCase } from './photo-case.ts';

/** Maximum width of an image that is drawn in detail. Larger ones are drawn with larger dots, which is fast. */
const DETAILED_EDGE = 1_200;

/** Draws an image of any size with soft shapes. It compresses like a photo. */
export function createScene(width: number, height: number): Sharp {
  const scale = Math.min(1, DETAILED_EDGE / Math.max(width, height));
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const pixels = Buffer.alloc(columns * rows * 3);
  const [a, b, c] = randomBytes(3);
  for (let index = 0; index < columns * rows; index++) {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    pixels[index * 3] = 128 + 90 * Math.sin((x + a!) / 31) + ((x * 7 + y * 13) % 17);
    pixels[index * 3 + 1] = 128 + 90 * Math.cos((y + b!) / 23) + ((x * 5 + y * 3) % 13);
    pixels[index * 3 + 2] = 128 + 90 * Math.sin((x + y + c!) / 41);
  }
  const image = sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } });
  return scale === 1 ? image : image.resize(width, height, { kernel: 'nearest', fit: 'fill' });
}

const acceptedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'answered', make });
const sizeForMegapixels = (count: number): [number, number] => [
  Math.round(Math.sqrt((count * 4_000_000) / 3)),
  Math.round(Math.sqrt((count * 3_000_000) / 4)),
];

/** Returns sharp's profile of a color space, extended by a private tag to the length of a printer profile. */
async function loadIccProfile(space: 'srgb' | 'p3', bytes?: number): Promise<Buffer> {
  const { icc } = await sharp(await createScene(8, 8).png().withIccProfile(space).toBuffer()).metadata();
  if (!icc) throw new Error(`Profile ${space} does not exist`);
  if (!bytes) return icc;
  const paddedProfile = Buffer.concat([icc, randomBytes(bytes - icc.length)]);
  paddedProfile.writeUInt32BE(paddedProfile.length, 0);
  return paddedProfile;
}

const createWithProfile = async (format: 'jpeg' | 'png' | 'webp' | 'tiff', bytes: number): Promise<Buffer> => {
  const profile = await loadIccProfile('p3', bytes);
  const photo = createScene(1_200, 900);
  if (format === 'jpeg') return jpegWith(await photo.jpeg().toBuffer(), jpegProfile(profile));
  if (format === 'png') return insertPngChunk(await photo.png().toBuffer(), pngProfile(deflateSync(profile)));
  const webp = await photo.webp().toBuffer();
  return webpFile([webpCanvas(1_200, 900, 0x20), riffChunk('ICCP', profile), webpChunks(webp)]);
};

/** Inserts a chunk right after the header of a PNG. */
const insertPngChunk = (png: Buffer, chunk: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);

const EXIF = {
  IFD0: { Make: 'Anybody', Software: 'An editor' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
};

const pickColor = (red: boolean): number[] => (red ? [20, 20, 220] : [220, 20, 20]);

/** Photos as people take them, in every accepted format, including unusual variants. */
export const VALID_PHOTOS: readonly PhotoCase[] = [
  acceptedCase('JPEG of a telephone, 12 megapixels', () =>
    createScene(...sizeForMegapixels(12))
      .withExif(EXIF)
      .jpeg({ quality: 90 })
      .toBuffer(),
  ),
  acceptedCase('JPEG of 48 megapixels, progressive', () =>
    createScene(...sizeForMegapixels(48))
      .jpeg({ progressive: true })
      .toBuffer(),
  ),
  acceptedCase('JPEG, progressive', () => createScene(1_600, 1_200).jpeg({ progressive: true }).toBuffer()),
  acceptedCase('JPEG in gray', () => createScene(900, 700).grayscale().jpeg().toBuffer()),
  acceptedCase('JPEG in CMYK', () => createScene(900, 700).toColourspace('cmyk').jpeg().toBuffer()),
  acceptedCase('JPEG, colors in full', () => createScene(900, 700).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
  acceptedCase('JPEG turned by EXIF', () => createScene(900, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  acceptedCase('JPEG in Display P3', () => createScene(900, 700).withIccProfile('p3').jpeg().toBuffer()),
  acceptedCase('JPEG, profile of 560 kB', () => createWithProfile('jpeg', 560_000)),
  acceptedCase('JPEG, profile of 1.9 MB', () => createWithProfile('jpeg', 1_900_000)),
  acceptedCase('JPEG, profile of 3 MB', () => createWithProfile('jpeg', 3_000_000)),
  acceptedCase('JPEG with 2 MB of extended XMP', async () =>
    jpegWith(
      await createScene(900, 700).jpeg().toBuffer(),
      Array.from({ length: 32 }, () =>
        jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xmp/extension/\0'), randomBytes(64_000)])),
      ),
    ),
  ),
  acceptedCase('JPEG with a comment', async () =>
    jpegWith(await createScene(900, 700).jpeg().toBuffer(), [jpegSegment(0xfe, Buffer.from('by me'))]),
  ),
  acceptedCase('JPEG with a video behind it', async () =>
    Buffer.concat([
      await createScene(1_600, 1_200).jpeg().toBuffer(),
      Buffer.from('\0\0\0\x18ftypmp42'),
      randomBytes(3_000_000),
    ]),
  ),
  acceptedCase('JPEG, panorama of 12,000 x 1,500', () => createScene(12_000, 1_500).jpeg({ quality: 70 }).toBuffer()),
  acceptedCase('JPEG of 40 x 30', () => createScene(40, 30).jpeg().toBuffer()),
  acceptedCase('PNG', () => createScene(1_200, 900).png().toBuffer()),
  acceptedCase('PNG of 7 megapixels', () => createScene(3_000, 2_250).png({ compressionLevel: 6 }).toBuffer()),
  acceptedCase('PNG, interlaced', () => createScene(900, 700).png({ progressive: true }).toBuffer()),
  acceptedCase('PNG of 16 bits', () => createScene(600, 400).toColourspace('rgb16').png().toBuffer()),
  acceptedCase('PNG with a palette', () => createScene(900, 700).png({ palette: true, effort: 1 }).toBuffer()),
  acceptedCase('PNG of one bit', () => createScene(900, 700).threshold().png({ palette: true, colours: 2 }).toBuffer()),
  acceptedCase('PNG, transparent', () => createScene(900, 700).ensureAlpha(0.5).png().toBuffer()),
  acceptedCase('PNG in gray with transparency', () =>
    createScene(300, 200).grayscale().ensureAlpha(0.7).png().toBuffer(),
  ),
  acceptedCase('PNG in Display P3', () => createScene(900, 700).withIccProfile('p3').png().toBuffer()),
  acceptedCase('PNG, profile of 560 kB', () => createWithProfile('png', 560_000)),
  acceptedCase('PNG, profile of 3 MB', () => createWithProfile('png', 3_000_000)),
  acceptedCase('PNG, screenshot of a workflow with 2 MB of text', () =>
    pngFile({ width: 400, height: 300 }, [
      pngChunk(
        'zTXt',
        Buffer.concat([Buffer.from('workflow\0\0'), deflateSync(Buffer.from('{"node":1},'.repeat(190_000)))]),
      ),
    ]),
  ),
  acceptedCase('PNG with XMP', () =>
    pngFile({ width: 400, height: 300 }, [
      pngChunk(
        'iTXt',
        Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(4_000)}</x:xmpmeta>`),
      ),
    ]),
  ),
  acceptedCase('PNG with EXIF', () => createScene(900, 700).withExif(EXIF).png().toBuffer()),
  acceptedCase('GIF', () => createScene(600, 400).gif({ effort: 1 }).toBuffer()),
  acceptedCase('GIF of 60 frames', () => createFrames(160, 120, 60).gif().toBuffer()),
  acceptedCase('WebP', () => createScene(1_200, 900).webp().toBuffer()),
  acceptedCase('WebP, lossless', () => createScene(900, 700).webp({ lossless: true, effort: 0 }).toBuffer()),
  acceptedCase('WebP, transparent', () => createScene(900, 700).ensureAlpha(0.5).webp().toBuffer()),
  acceptedCase('WebP of 40 frames', () => createFrames(160, 120, 40).webp().toBuffer()),
  acceptedCase('WebP with EXIF', () => createScene(900, 700).withExif(EXIF).webp().toBuffer()),
  acceptedCase('WebP, profile of 1.9 MB', () => createWithProfile('webp', 1_900_000)),
  acceptedCase('WebP of 24 megapixels', () =>
    createScene(...sizeForMegapixels(24))
      .webp({ effort: 0 })
      .toBuffer(),
  ),
  acceptedCase('AVIF', () => createScene(900, 700).avif({ effort: 0 }).toBuffer()),
  acceptedCase('AVIF with EXIF', () => createScene(300, 200).withExif(EXIF).avif({ effort: 0 }).toBuffer()),
  acceptedCase('HEIC of a telephone', () => ROTATED_HEIC),
  acceptedCase('HEIC with free space', () => Buffer.concat([ROTATED_HEIC, heifBox('free', Buffer.alloc(500_000))])),
  acceptedCase('TIFF', () => createScene(900, 700).tiff({ compression: 'none' }).toBuffer()),
  acceptedCase('TIFF, LZW', () => createScene(900, 700).tiff({ compression: 'lzw' }).toBuffer()),
  acceptedCase('TIFF of 16 bits, deflated', () =>
    createScene(600, 400).toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer(),
  ),
  acceptedCase('TIFF with tiles and levels', () =>
    createScene(900, 700).tiff({ compression: 'jpeg', tile: true, pyramid: true }).toBuffer(),
  ),
  acceptedCase('TIFF in CMYK', () =>
    createScene(600, 400).toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
  ),
  acceptedCase('TIFF of a scan, one bit', () =>
    createScene(2_480, 3_508).threshold().toColourspace('b-w').tiff({ compression: 'lzw' }).toBuffer(),
  ),
  acceptedCase('BMP', () => buildBmp({ width: 600, height: 400, bits: 24, rows: redBlueRows(600, 400, pickColor) })),
  acceptedCase('BMP from the top', () =>
    buildBmp({ width: 300, height: -200, bits: 24, rows: redBlueRows(300, 200, pickColor) }),
  ),
  acceptedCase('BMP in runs', () =>
    buildBmp({
      ...{ width: 30, height: 10, bits: 8, palette: Buffer.from([20, 20, 220, 0, 220, 20, 20, 0]), compression: 1 },
      rows: Buffer.concat([...Array<Buffer>(10).fill(Buffer.from([15, 0, 15, 1, 0, 0])), Buffer.from([0, 1])]),
    }),
  ),
  acceptedCase('CR2', async () =>
    buildCr2(await createScene(1_600, 1_200).jpeg().toBuffer(), await createScene(160, 120).jpeg().toBuffer()),
  ),
  acceptedCase('NEF', async () =>
    buildNef(await createScene(1_600, 1_200).jpeg().toBuffer(), await createScene(160, 120).jpeg().toBuffer(), 6),
  ),
  acceptedCase('ARW', async () =>
    buildArw(await createScene(1_600, 1_200).jpeg().toBuffer(), await createScene(160, 120).jpeg().toBuffer()),
  ),
  acceptedCase('DNG', async () =>
    buildDng(await createScene(1_600, 1_200).jpeg().toBuffer(), await createScene(160, 120).jpeg().toBuffer()),
  ),
  acceptedCase('CRW', async () =>
    buildCrw(await createScene(1_600, 1_200).jpeg().toBuffer(), await createScene(160, 120).jpeg().toBuffer(), 90),
  ),
];

function createFrames(width: number, height: number, count: number): Sharp {
  const data = Buffer.concat(
    Array.from({ length: count }, (_, nth) => Buffer.alloc(width * height * 3, (nth * 40) % 256)),
  );
  return sharp(data, { raw: { width, height: height * count, channels: 3, pageHeight: height } });
}
