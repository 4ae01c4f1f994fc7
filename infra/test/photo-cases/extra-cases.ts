import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { heicDeclaring, ROTATED_HEIC } from '../../../packages/photos/test/fixtures/heic.ts';
import { buildArw, buildCr2, buildCrw, buildNef } from '../../../packages/photos/test/fixtures/raw.ts';
import {
  createDeflatedZeros,
  heifBox,
  jpegProfile,
  jpegSegment,
  jpegWith,
  jpegWithDeclaredSize,
  pngChunk,
  pngFile,
  pngProfile,
  riffChunk,
  tiffFile,
  webpCanvas,
  webpChunks,
  webpFile,
} from './containers.ts';
import type { PhotoCase } from './photo-case.ts';
import { createScene } from './valid-photos.ts';

const MB = 1024 * 1024;
const SMALL = { width: 32, height: 32 };
const rejectedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'refused', make });
const boundedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'bounded', make });
const acceptedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'answered', make });
const createJpeg = () => createScene(320, 240).jpeg().toBuffer();

const bombs: PhotoCase[] = [
  rejectedCase('PNG, iCCP after the pixels', () => {
    const file = pngFile(SMALL);
    return Buffer.concat([file.subarray(0, -12), pngProfile(createDeflatedZeros(640 * MB)), file.subarray(-12)]);
  }),
  rejectedCase('PNG, iCCP of 8 MB with noise', () =>
    pngFile(SMALL, [pngProfile(deflateSync(Buffer.concat([randomBytes(5 * MB), Buffer.alloc(3 * MB)])))]),
  ),
  rejectedCase('PNG, nine hundred zTXt of 1 MB', () =>
    pngFile(
      SMALL,
      Array<Buffer>(900).fill(pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(MB))]))),
    ),
  ),
  rejectedCase('PNG without a header', () =>
    Buffer.concat([pngFile(SMALL).subarray(0, 8), pngChunk('IDAT', Buffer.alloc(9))]),
  ),
  rejectedCase('PNG of 0 x 0', () => pngFile({ width: 0, height: 0 }, [], deflateSync(Buffer.alloc(1)))),
  boundedCase('PNG that says it moves in 4,294,967,295 frames', () =>
    pngFile(SMALL, [pngChunk('acTL', Buffer.from('ffffffff00000000', 'hex'))]),
  ),
  rejectedCase('PNG of 99 megapixels, 16 bits, in rows', () =>
    pngFile({ width: 9_900, height: 10_000, bits: 16, colorType: 6 }, [], createDeflatedZeros(800 * MB)),
  ),
  rejectedCase('PNG of 99 megapixels, turned by EXIF, in colors of 16 bits', () =>
    pngFile(
      { width: 9_900, height: 10_000, bits: 16, colorType: 6 },
      [pngChunk('eXIf', tiffFile([[274, 3, 1, 6]]))],
      createDeflatedZeros(800 * MB),
    ),
  ),
  rejectedCase('JPEG, two frames', async () => {
    const file = await createJpeg();
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    const end = frame + 2 + file.readUInt16BE(frame + 2);
    return Buffer.concat([file.subarray(0, end), file.subarray(frame, end), file.subarray(end)]);
  }),
  rejectedCase('JPEG, ICC of 5 MB in segments of 1 kB', async () =>
    jpegWith(await createJpeg(), jpegProfile(randomBytes(5 * MB), 1_000)),
  ),
  boundedCase('JPEG, extended XMP that announces 4 GB', async () =>
    jpegWith(await createJpeg(), [
      jpegSegment(
        0xe1,
        Buffer.concat([Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}`), Buffer.alloc(40, 0xff)]),
      ),
    ]),
  ),
  boundedCase('JPEG of 60,000 x 1,600', async () => jpegWithDeclaredSize(await createJpeg(), 60_000, 1_600)),
  rejectedCase('JPEG of 65,535 x 65,535 within a thumbnail', async () =>
    jpegWithDeclaredSize(await createJpeg(), 65_535, 65_535),
  ),
  rejectedCase('GIF without frames', () =>
    Buffer.concat([Buffer.from('GIF89a'), Buffer.from([9, 0, 9, 0, 0, 0, 0, 0x3b])]),
  ),
  boundedCase('GIF, comment blocks of 9 MB', async () => {
    const gif = await createScene(40, 30).gif().toBuffer();
    const blocks = Buffer.alloc(9 * MB, 0xff);
    return Buffer.concat([gif.subarray(0, -1), Buffer.from([0x21, 0xfe]), blocks, Buffer.from([0, 0x3b])]);
  }),
  rejectedCase('WebP, a frame larger than may be', async () =>
    webpFile([
      webpCanvas(64, 48, 2),
      riffChunk('ANIM', Buffer.alloc(6)),
      riffChunk('ANMF', Buffer.concat([Buffer.from('000000000000ffff7fffff7f64000000', 'hex'), Buffer.alloc(20)])),
    ]),
  ),
  rejectedCase('WebP, forty ICC profiles of 200 kB', async () =>
    webpFile([
      webpCanvas(320, 240, 0x20),
      ...Array<Buffer>(40).fill(riffChunk('ICCP', randomBytes(200_000))),
      webpChunks(await createScene(320, 240).webp().toBuffer()),
    ]),
  ),
  rejectedCase('BigTIFF whose directories are a circle', () => {
    const file = Buffer.alloc(64);
    file.write('II+\0\x08\0\0\0', 'latin1');
    file.writeBigUInt64LE(16n, 8);
    file.writeBigUInt64LE(1n, 16);
    file.writeBigUInt64LE(16n, 44);
    return file;
  }),
  rejectedCase('BigTIFF of 2^63 entries', () => {
    const file = Buffer.alloc(64);
    file.write('II+\0\x08\0\0\0', 'latin1');
    file.writeBigUInt64LE(16n, 8);
    file.writeBigUInt64LE(0x7fffffffffffffffn, 16);
    return file;
  }),
  rejectedCase('TIFF whose second page is 4,000,000 wide', () => {
    const page = (width: number) =>
      tiffFile([
        [256, 4, 1, width],
        [257, 4, 1, 4_000_000],
      ]).subarray(8);
    const first = tiffFile(
      [
        [256, 4, 1, 8],
        [257, 4, 1, 8],
      ],
      page(4_000_000),
      8 + 2 + 24 + 4,
    );
    return first;
  }),
  rejectedCase('HEIC, ispe of 20,000 x 20,000 among small ones', () => heicDeclaring(20_000, 20_000)),
  boundedCase('HEIC, three colr of 1 MB', () => {
    const box = heifBox('colr', Buffer.from('prof'), randomBytes(MB));
    return Buffer.concat([ROTATED_HEIC, box, box, box]);
  }),
  boundedCase('HEIC of 2,000,000 bytes of boxes without a length', () =>
    Buffer.concat([ROTATED_HEIC, Buffer.alloc(2_000_000)]),
  ),
  rejectedCase('CR2 whose previews are both cut', async () => {
    const cut = (await createJpeg()).subarray(0, 500);
    return buildCr2(cut, cut);
  }),
  rejectedCase('NEF, previews with profiles of 4.5 MB', async () => {
    const heavy = jpegWith(await createJpeg(), jpegProfile(randomBytes(4_500_000)));
    return buildNef(heavy, heavy);
  }),
  rejectedCase('CRW whose heap points at itself', async () => {
    const file = buildCrw(await createJpeg(), await createJpeg());
    file.writeUInt32LE(0xfffffff0, file.length - 4);
    return file;
  }),
];

const validPhotos: PhotoCase[] = [
  acceptedCase('JPEG of 99 megapixels', () => createScene(11_500, 8_600).jpeg({ quality: 60 }).toBuffer()),
  acceptedCase('JPEG, profile of 2.6 MB in small segments', async () => {
    const { icc } = await sharp(await createScene(8, 8).png().withIccProfile('srgb').toBuffer()).metadata();
    const profile = Buffer.concat([icc!, randomBytes(2_600_000)]);
    profile.writeUInt32BE(profile.length, 0);
    return jpegWith(await createJpeg(), jpegProfile(profile, 11_000));
  }),
  acceptedCase('JPEG of one component at full range', () =>
    createScene(1_000, 1_000).grayscale().jpeg({ quality: 100 }).toBuffer(),
  ),
  acceptedCase('JPEG with arithmetic-free optimized scans', () =>
    createScene(800, 600).jpeg({ mozjpeg: true }).toBuffer(),
  ),
  acceptedCase('JPEG with thirty comments', async () =>
    jpegWith(
      await createJpeg(),
      Array.from({ length: 30 }, (_, nth) => jpegSegment(0xfe, Buffer.from(`comment ${nth}`))),
    ),
  ),
  acceptedCase('JPEG, two photos in one file', async () => Buffer.concat([await createJpeg(), await createJpeg()])),
  acceptedCase('JPEG, tall, 1,200 x 11,000', () => createScene(1_200, 11_000).jpeg().toBuffer()),
  acceptedCase('PNG of 16 bits with a profile', () =>
    createScene(500, 400).toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
  ),
  acceptedCase('PNG of 4 bits', () => createScene(500, 400).png({ palette: true, colours: 16 }).toBuffer()),
  acceptedCase('PNG turned by EXIF', () => createScene(900, 700).withMetadata({ orientation: 8 }).png().toBuffer()),
  acceptedCase('PNG, long screenshot of 1,080 x 9,000', () => createScene(1_080, 9_000).png().toBuffer()),
  acceptedCase('PNG with a palette and transparency', () =>
    createScene(200, 200).ensureAlpha(0.3).png({ palette: true }).toBuffer(),
  ),
  acceptedCase('PNG, interlaced, 12 megapixels', () => createScene(4_000, 3_000).png({ progressive: true }).toBuffer()),
  acceptedCase('PNG of one pixel', () => pngFile({ width: 1, height: 1 })),
  acceptedCase('GIF of two colors', () => createScene(200, 100).threshold().gif().toBuffer()),
  acceptedCase('GIF of 300 small frames', () => {
    const data = Buffer.concat(Array.from({ length: 300 }, (_, nth) => Buffer.alloc(20 * 20 * 3, (nth * 7) % 256)));
    return sharp(data, { raw: { width: 20, height: 20 * 300, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer();
  }),
  acceptedCase('WebP, lossless, 12 megapixels', () =>
    createScene(4_000, 3_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  acceptedCase('WebP in Display P3', () => createScene(600, 400).withIccProfile('p3').webp().toBuffer()),
  acceptedCase('AVIF of 16 megapixels', () => createScene(4_618, 3_464).avif({ effort: 0, quality: 30 }).toBuffer()),
  acceptedCase('AVIF in gray', () => createScene(400, 300).grayscale().avif({ effort: 0 }).toBuffer()),
  acceptedCase('TIFF, deflated with a predictor', () =>
    createScene(900, 700).tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
  ),
  acceptedCase('TIFF as JPEG', () => createScene(900, 700).tiff({ compression: 'jpeg' }).toBuffer()),
  acceptedCase('BigTIFF', () => createScene(300, 200).tiff({ compression: 'lzw', bigtiff: true }).toBuffer()),
  acceptedCase('TIFF, transparent', () =>
    createScene(300, 200).ensureAlpha(0.4).tiff({ compression: 'lzw' }).toBuffer(),
  ),
  acceptedCase('ARW upside down', async () =>
    buildArw(await createJpeg(), await createScene(80, 60).jpeg().toBuffer(), 3),
  ),
];

/** Additional bombs and valid photos, written after the product had passed all other lists. */
export const EXTRA_CASES: readonly PhotoCase[] = [...bombs, ...validPhotos];
