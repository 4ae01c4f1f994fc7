import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { heicDeclaring, ROTATED_HEIC } from '../../../packages/photos/test/fixtures/heic.ts';
import { buildArw, buildCr2, buildCrw, buildNef } from '../../../packages/photos/test/fixtures/raw.ts';
import {
  deflatedZeros,
  heifBox,
  jpegDeclaring,
  jpegProfile,
  jpegSegment,
  jpegWith,
  pngChunk,
  pngFile,
  pngProfile,
  riffChunk,
  tiffFile,
  webpCanvas,
  webpChunks,
  webpFile,
} from './containers.ts';
import { scene } from './honest-photos.ts';
import type { PhotoCase } from './photo-case.ts';

const MB = 1024 * 1024;
const SMALL = { width: 32, height: 32 };
const refused = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'refused', make });
const bounded = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'bounded', make });
const answered = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'answered', make });
const jpeg = () => scene(320, 240).jpeg().toBuffer();

const bombs: PhotoCase[] = [
  refused('PNG, iCCP after the pixels', () => {
    const whole = pngFile(SMALL);
    return Buffer.concat([whole.subarray(0, -12), pngProfile(deflatedZeros(640 * MB)), whole.subarray(-12)]);
  }),
  refused('PNG, iCCP of 8 MB with noise', () =>
    pngFile(SMALL, [pngProfile(deflateSync(Buffer.concat([randomBytes(5 * MB), Buffer.alloc(3 * MB)])))]),
  ),
  refused('PNG, nine hundred zTXt of 1 MB', () =>
    pngFile(
      SMALL,
      Array<Buffer>(900).fill(pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(MB))]))),
    ),
  ),
  refused('PNG without a header', () =>
    Buffer.concat([pngFile(SMALL).subarray(0, 8), pngChunk('IDAT', Buffer.alloc(9))]),
  ),
  refused('PNG of 0 x 0', () => pngFile({ width: 0, height: 0 }, [], deflateSync(Buffer.alloc(1)))),
  bounded('PNG that says it moves in 4,294,967,295 frames', () =>
    pngFile(SMALL, [pngChunk('acTL', Buffer.from('ffffffff00000000', 'hex'))]),
  ),
  refused('PNG of 99 megapixels, 16 bits, in rows', () =>
    pngFile({ width: 9_900, height: 10_000, bits: 16, colorType: 6 }, [], deflatedZeros(800 * MB)),
  ),
  refused('PNG of 99 megapixels, turned by EXIF, in colors of 16 bits', () =>
    pngFile(
      { width: 9_900, height: 10_000, bits: 16, colorType: 6 },
      [pngChunk('eXIf', tiffFile([[274, 3, 1, 6]]))],
      deflatedZeros(800 * MB),
    ),
  ),
  refused('JPEG, two frames', async () => {
    const one = await jpeg();
    const frame = one.indexOf(Buffer.from([0xff, 0xc0]));
    const end = frame + 2 + one.readUInt16BE(frame + 2);
    return Buffer.concat([one.subarray(0, end), one.subarray(frame, end), one.subarray(end)]);
  }),
  refused('JPEG, ICC of 5 MB in segments of 1 kB', async () =>
    jpegWith(await jpeg(), jpegProfile(randomBytes(5 * MB), 1_000)),
  ),
  bounded('JPEG, extended XMP that announces 4 GB', async () =>
    jpegWith(await jpeg(), [
      jpegSegment(
        0xe1,
        Buffer.concat([Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}`), Buffer.alloc(40, 0xff)]),
      ),
    ]),
  ),
  bounded('JPEG of 60,000 x 1,600', async () => jpegDeclaring(await jpeg(), 60_000, 1_600)),
  refused('JPEG of 65,535 x 65,535 within a thumbnail', async () => jpegDeclaring(await jpeg(), 65_535, 65_535)),
  refused('GIF without frames', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.from([9, 0, 9, 0, 0, 0, 0, 0x3b])])),
  bounded('GIF, comment blocks of 9 MB', async () => {
    const gif = await scene(40, 30).gif().toBuffer();
    const blocks = Buffer.alloc(9 * MB, 0xff);
    return Buffer.concat([gif.subarray(0, -1), Buffer.from([0x21, 0xfe]), blocks, Buffer.from([0, 0x3b])]);
  }),
  refused('WebP, a frame larger than may be', async () =>
    webpFile([
      webpCanvas(64, 48, 2),
      riffChunk('ANIM', Buffer.alloc(6)),
      riffChunk('ANMF', Buffer.concat([Buffer.from('000000000000ffff7fffff7f64000000', 'hex'), Buffer.alloc(20)])),
    ]),
  ),
  refused('WebP, forty ICC profiles of 200 kB', async () =>
    webpFile([
      webpCanvas(320, 240, 0x20),
      ...Array<Buffer>(40).fill(riffChunk('ICCP', randomBytes(200_000))),
      webpChunks(await scene(320, 240).webp().toBuffer()),
    ]),
  ),
  refused('BigTIFF whose directories are a circle', () => {
    const file = Buffer.alloc(64);
    file.write('II+\0\x08\0\0\0', 'latin1');
    file.writeBigUInt64LE(16n, 8);
    file.writeBigUInt64LE(1n, 16);
    file.writeBigUInt64LE(16n, 44);
    return file;
  }),
  refused('BigTIFF of 2^63 entries', () => {
    const file = Buffer.alloc(64);
    file.write('II+\0\x08\0\0\0', 'latin1');
    file.writeBigUInt64LE(16n, 8);
    file.writeBigUInt64LE(0x7fffffffffffffffn, 16);
    return file;
  }),
  refused('TIFF whose second page is 4,000,000 wide', () => {
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
  refused('HEIC, ispe of 20,000 x 20,000 among small ones', () => heicDeclaring(20_000, 20_000)),
  bounded('HEIC, three colr of 1 MB', () => {
    const box = heifBox('colr', Buffer.from('prof'), randomBytes(MB));
    return Buffer.concat([ROTATED_HEIC, box, box, box]);
  }),
  bounded('HEIC of 2,000,000 bytes of boxes without a length', () =>
    Buffer.concat([ROTATED_HEIC, Buffer.alloc(2_000_000)]),
  ),
  refused('CR2 whose previews are both cut', async () => {
    const cut = (await jpeg()).subarray(0, 500);
    return buildCr2(cut, cut);
  }),
  refused('NEF, previews with profiles of 4.5 MB', async () => {
    const heavy = jpegWith(await jpeg(), jpegProfile(randomBytes(4_500_000)));
    return buildNef(heavy, heavy);
  }),
  refused('CRW whose heap points at itself', async () => {
    const file = buildCrw(await jpeg(), await jpeg());
    file.writeUInt32LE(0xfffffff0, file.length - 4);
    return file;
  }),
];

const honest: PhotoCase[] = [
  answered('JPEG of 33 megapixels, progressive', () => scene(6_600, 5_000).jpeg({ progressive: true }).toBuffer()),
  answered('JPEG of 99 megapixels', () => scene(11_500, 8_600).jpeg({ quality: 60 }).toBuffer()),
  answered('JPEG, profile of 2.6 MB in small segments', async () => {
    const { icc } = await sharp(await scene(8, 8).png().withIccProfile('srgb').toBuffer()).metadata();
    const profile = Buffer.concat([icc!, randomBytes(2_600_000)]);
    profile.writeUInt32BE(profile.length, 0);
    return jpegWith(await jpeg(), jpegProfile(profile, 11_000));
  }),
  answered('JPEG of one component at full range', () =>
    scene(1_000, 1_000).grayscale().jpeg({ quality: 100 }).toBuffer(),
  ),
  answered('JPEG with arithmetic-free optimized scans', () => scene(800, 600).jpeg({ mozjpeg: true }).toBuffer()),
  answered('JPEG with thirty comments', async () =>
    jpegWith(
      await jpeg(),
      Array.from({ length: 30 }, (_, nth) => jpegSegment(0xfe, Buffer.from(`comment ${nth}`))),
    ),
  ),
  answered('JPEG, two photos in one file', async () => Buffer.concat([await jpeg(), await jpeg()])),
  answered('JPEG, tall, 1,200 x 11,000', () => scene(1_200, 11_000).jpeg().toBuffer()),
  answered('PNG of 16 bits with a profile', () =>
    scene(500, 400).toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
  ),
  answered('PNG of 4 bits', () => scene(500, 400).png({ palette: true, colours: 16 }).toBuffer()),
  answered('PNG turned by EXIF', () => scene(900, 700).withMetadata({ orientation: 8 }).png().toBuffer()),
  answered('PNG, long screenshot of 1,080 x 9,000', () => scene(1_080, 9_000).png().toBuffer()),
  answered('PNG with a palette and transparency', () =>
    scene(200, 200).ensureAlpha(0.3).png({ palette: true }).toBuffer(),
  ),
  answered('PNG, interlaced, 12 megapixels', () => scene(4_000, 3_000).png({ progressive: true }).toBuffer()),
  answered('PNG of one pixel', () => pngFile({ width: 1, height: 1 })),
  answered('GIF of two colors', () => scene(200, 100).threshold().gif().toBuffer()),
  answered('GIF of 300 small frames', () => {
    const data = Buffer.concat(Array.from({ length: 300 }, (_, nth) => Buffer.alloc(20 * 20 * 3, (nth * 7) % 256)));
    return sharp(data, { raw: { width: 20, height: 20 * 300, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer();
  }),
  answered('WebP, lossless, 12 megapixels', () => scene(4_000, 3_000).webp({ lossless: true, effort: 0 }).toBuffer()),
  answered('WebP in Display P3', () => scene(600, 400).withIccProfile('p3').webp().toBuffer()),
  answered('AVIF of 16 megapixels', () => scene(4_618, 3_464).avif({ effort: 0, quality: 30 }).toBuffer()),
  answered('AVIF in gray', () => scene(400, 300).grayscale().avif({ effort: 0 }).toBuffer()),
  answered('TIFF, deflated with a predictor', () =>
    scene(900, 700).tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
  ),
  answered('TIFF as JPEG', () => scene(900, 700).tiff({ compression: 'jpeg' }).toBuffer()),
  answered('BigTIFF', () => scene(300, 200).tiff({ compression: 'lzw', bigtiff: true }).toBuffer()),
  answered('TIFF, transparent', () => scene(300, 200).ensureAlpha(0.4).tiff({ compression: 'lzw' }).toBuffer()),
  answered('ARW upside down', async () => buildArw(await jpeg(), await scene(80, 60).jpeg().toBuffer(), 3)),
];

/** Further files of both kinds, written after everything worked that the other lists try. */
export const FURTHER_CASES: readonly PhotoCase[] = [...bombs, ...honest];
