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

/** Widest picture that is drawn in detail; larger ones are made of larger dots, which is quick. */
const DETAILED_EDGE = 1_200;

/** A picture with soft shapes, as large as asked, that codes as a photo does. */
export function scene(width: number, height: number): Sharp {
  const scale = Math.min(1, DETAILED_EDGE / Math.max(width, height));
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const pixels = Buffer.alloc(across * down * 3);
  const [a, b, c] = randomBytes(3);
  for (let at = 0; at < across * down; at++) {
    const [x, y] = [at % across, Math.floor(at / across)];
    pixels[at * 3] = 128 + 90 * Math.sin((x + a!) / 31) + ((x * 7 + y * 13) % 17);
    pixels[at * 3 + 1] = 128 + 90 * Math.cos((y + b!) / 23) + ((x * 5 + y * 3) % 13);
    pixels[at * 3 + 2] = 128 + 90 * Math.sin((x + y + c!) / 41);
  }
  const drawn = sharp(pixels, { raw: { width: across, height: down, channels: 3 } });
  return scale === 1 ? drawn : drawn.resize(width, height, { kernel: 'nearest', fit: 'fill' });
}

const answered = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'answered', make });
const megapixels = (count: number): [number, number] => [
  Math.round(Math.sqrt((count * 4_000_000) / 3)),
  Math.round(Math.sqrt((count * 3_000_000) / 4)),
];

/** The profile that sharp brings along for a space, made as long as that of a printer by a private tag. */
async function profileOf(space: 'srgb' | 'p3', bytes?: number): Promise<Buffer> {
  const { icc } = await sharp(await scene(8, 8).png().withIccProfile(space).toBuffer()).metadata();
  if (!icc) throw new Error(`there is no profile ${space}`);
  if (!bytes) return icc;
  const long = Buffer.concat([icc, randomBytes(bytes - icc.length)]);
  long.writeUInt32BE(long.length, 0);
  return long;
}

const compressed = async (format: 'jpeg' | 'png' | 'webp' | 'tiff', bytes: number): Promise<Buffer> => {
  const profile = await profileOf('p3', bytes);
  const photo = scene(1_200, 900);
  if (format === 'jpeg') return jpegWith(await photo.jpeg().toBuffer(), jpegProfile(profile));
  if (format === 'png') return withChunk(await photo.png().toBuffer(), pngProfile(deflateSync(profile)));
  const webp = await photo.webp().toBuffer();
  return webpFile([webpCanvas(1_200, 900, 0x20), riffChunk('ICCP', profile), webpChunks(webp)]);
};

/** Puts a chunk right after the header of a PNG. */
const withChunk = (png: Buffer, chunk: Buffer): Buffer => Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);

const EXIF = {
  IFD0: { Make: 'Anybody', Software: 'An editor' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
};

const blueOrRed = (red: boolean): number[] => (red ? [20, 20, 220] : [220, 20, 20]);

/** Photos that people take, of every format that is accepted, the odd ones among them. */
export const HONEST_PHOTOS: readonly PhotoCase[] = [
  answered('JPEG of a telephone, 12 megapixels', () =>
    scene(...megapixels(12))
      .withExif(EXIF)
      .jpeg({ quality: 90 })
      .toBuffer(),
  ),
  answered('JPEG of 24 megapixels', () =>
    scene(...megapixels(24))
      .jpeg()
      .toBuffer(),
  ),
  answered('JPEG of 50 megapixels', () =>
    scene(...megapixels(50))
      .jpeg()
      .toBuffer(),
  ),
  answered('JPEG of 48 megapixels, progressive', () =>
    scene(...megapixels(48))
      .jpeg({ progressive: true })
      .toBuffer(),
  ),
  answered('JPEG, progressive', () => scene(1_600, 1_200).jpeg({ progressive: true }).toBuffer()),
  answered('JPEG in gray', () => scene(900, 700).grayscale().jpeg().toBuffer()),
  answered('JPEG in CMYK', () => scene(900, 700).toColourspace('cmyk').jpeg().toBuffer()),
  answered('JPEG, colors in full', () => scene(900, 700).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
  answered('JPEG turned by EXIF', () => scene(900, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  answered('JPEG in Display P3', () => scene(900, 700).withIccProfile('p3').jpeg().toBuffer()),
  answered('JPEG, profile of 560 kB', () => compressed('jpeg', 560_000)),
  answered('JPEG, profile of 1.9 MB', () => compressed('jpeg', 1_900_000)),
  answered('JPEG, profile of 3 MB', () => compressed('jpeg', 3_000_000)),
  answered('JPEG with 2 MB of extended XMP', async () =>
    jpegWith(
      await scene(900, 700).jpeg().toBuffer(),
      Array.from({ length: 32 }, () =>
        jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xmp/extension/\0'), randomBytes(64_000)])),
      ),
    ),
  ),
  answered('JPEG with a comment', async () =>
    jpegWith(await scene(900, 700).jpeg().toBuffer(), [jpegSegment(0xfe, Buffer.from('by me'))]),
  ),
  answered('JPEG with a video behind it', async () =>
    Buffer.concat([
      await scene(1_600, 1_200).jpeg().toBuffer(),
      Buffer.from('\0\0\0\x18ftypmp42'),
      randomBytes(3_000_000),
    ]),
  ),
  answered('JPEG, panorama of 12,000 x 1,500', () => scene(12_000, 1_500).jpeg({ quality: 70 }).toBuffer()),
  answered('JPEG of 40 x 30', () => scene(40, 30).jpeg().toBuffer()),
  answered('PNG', () => scene(1_200, 900).png().toBuffer()),
  answered('PNG of 7 megapixels', () => scene(3_000, 2_250).png({ compressionLevel: 6 }).toBuffer()),
  answered('PNG, interlaced', () => scene(900, 700).png({ progressive: true }).toBuffer()),
  answered('PNG of 16 bits', () => scene(600, 400).toColourspace('rgb16').png().toBuffer()),
  answered('PNG with a palette', () => scene(900, 700).png({ palette: true }).toBuffer()),
  answered('PNG of one bit', () => scene(900, 700).threshold().png({ palette: true, colours: 2 }).toBuffer()),
  answered('PNG, transparent', () => scene(900, 700).ensureAlpha(0.5).png().toBuffer()),
  answered('PNG in gray with transparency', () => scene(300, 200).grayscale().ensureAlpha(0.7).png().toBuffer()),
  answered('PNG in Display P3', () => scene(900, 700).withIccProfile('p3').png().toBuffer()),
  answered('PNG, profile of 560 kB', () => compressed('png', 560_000)),
  answered('PNG, profile of 3 MB', () => compressed('png', 3_000_000)),
  answered('PNG, screenshot of a workflow with 2 MB of text', () =>
    pngFile({ width: 400, height: 300 }, [
      pngChunk(
        'zTXt',
        Buffer.concat([Buffer.from('workflow\0\0'), deflateSync(Buffer.from('{"node":1},'.repeat(190_000)))]),
      ),
    ]),
  ),
  answered('PNG with XMP', () =>
    pngFile({ width: 400, height: 300 }, [
      pngChunk(
        'iTXt',
        Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(4_000)}</x:xmpmeta>`),
      ),
    ]),
  ),
  answered('PNG with EXIF', () => scene(900, 700).withExif(EXIF).png().toBuffer()),
  answered('GIF', () => scene(600, 400).gif().toBuffer()),
  answered('GIF of 60 frames', () => frames(160, 120, 60).gif().toBuffer()),
  answered('WebP', () => scene(1_200, 900).webp().toBuffer()),
  answered('WebP, lossless', () => scene(900, 700).webp({ lossless: true }).toBuffer()),
  answered('WebP, transparent', () => scene(900, 700).ensureAlpha(0.5).webp().toBuffer()),
  answered('WebP of 40 frames', () => frames(160, 120, 40).webp().toBuffer()),
  answered('WebP with EXIF', () => scene(900, 700).withExif(EXIF).webp().toBuffer()),
  answered('WebP, profile of 1.9 MB', () => compressed('webp', 1_900_000)),
  answered('WebP of 24 megapixels', () =>
    scene(...megapixels(24))
      .webp({ effort: 0 })
      .toBuffer(),
  ),
  answered('AVIF', () => scene(900, 700).avif({ effort: 0 }).toBuffer()),
  answered('AVIF of 12 megapixels', () =>
    scene(...megapixels(12))
      .avif({ effort: 0, quality: 40 })
      .toBuffer(),
  ),
  answered('AVIF with EXIF', () => scene(300, 200).withExif(EXIF).avif({ effort: 0 }).toBuffer()),
  answered('HEIC of a telephone', () => ROTATED_HEIC),
  answered('HEIC with free space', () => Buffer.concat([ROTATED_HEIC, heifBox('free', Buffer.alloc(500_000))])),
  answered('TIFF', () => scene(900, 700).tiff({ compression: 'none' }).toBuffer()),
  answered('TIFF, LZW', () => scene(900, 700).tiff({ compression: 'lzw' }).toBuffer()),
  answered('TIFF of 16 bits, deflated', () =>
    scene(600, 400).toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer(),
  ),
  answered('TIFF with tiles and levels', () =>
    scene(900, 700).tiff({ compression: 'jpeg', tile: true, pyramid: true }).toBuffer(),
  ),
  answered('TIFF in CMYK', () => scene(600, 400).toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer()),
  answered('TIFF of a scan, one bit', () =>
    scene(2_480, 3_508).threshold().toColourspace('b-w').tiff({ compression: 'lzw' }).toBuffer(),
  ),
  answered('BMP', () => buildBmp({ width: 600, height: 400, bits: 24, rows: redBlueRows(600, 400, blueOrRed) })),
  answered('BMP from the top', () =>
    buildBmp({ width: 300, height: -200, bits: 24, rows: redBlueRows(300, 200, blueOrRed) }),
  ),
  answered('BMP in runs', () =>
    buildBmp({
      ...{ width: 30, height: 10, bits: 8, palette: Buffer.from([20, 20, 220, 0, 220, 20, 20, 0]), compression: 1 },
      rows: Buffer.concat([...Array<Buffer>(10).fill(Buffer.from([15, 0, 15, 1, 0, 0])), Buffer.from([0, 1])]),
    }),
  ),
  answered('CR2', async () =>
    buildCr2(await scene(1_600, 1_200).jpeg().toBuffer(), await scene(160, 120).jpeg().toBuffer()),
  ),
  answered('NEF', async () =>
    buildNef(await scene(1_600, 1_200).jpeg().toBuffer(), await scene(160, 120).jpeg().toBuffer(), 6),
  ),
  answered('ARW', async () =>
    buildArw(await scene(1_600, 1_200).jpeg().toBuffer(), await scene(160, 120).jpeg().toBuffer()),
  ),
  answered('DNG', async () =>
    buildDng(await scene(1_600, 1_200).jpeg().toBuffer(), await scene(160, 120).jpeg().toBuffer()),
  ),
  answered('CRW', async () =>
    buildCrw(await scene(1_600, 1_200).jpeg().toBuffer(), await scene(160, 120).jpeg().toBuffer(), 90),
  ),
];

function frames(width: number, height: number, count: number): Sharp {
  const data = Buffer.concat(
    Array.from({ length: count }, (_, nth) => Buffer.alloc(width * height * 3, (nth * 40) % 256)),
  );
  return sharp(data, { raw: { width, height: height * count, channels: 3, pageHeight: height } });
}
