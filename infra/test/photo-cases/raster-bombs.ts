import { boundedCase, createFlatImage, MB, rejectedCase } from './bomb-support.ts';
import {
  createDeflatedZeros,
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

const SMALL = { width: 32, height: 32 };
const createWebp = () => createFlatImage(64, 48).webp().toBuffer();

const createCompressedText = (type: 'zTXt' | 'iTXt', size: number): Buffer =>
  pngChunk(
    type,
    Buffer.concat([
      Buffer.from(type === 'zTXt' ? 'note\0\0' : 'note\0\x01\0\0\0', 'latin1'),
      createDeflatedZeros(size),
    ]),
  );

/** PNG files. */
export const PNG_BOMBS: readonly PhotoCase[] = [
  rejectedCase('PNG, iCCP of 1.9 GB', () => pngFile(SMALL, [pngProfile(createDeflatedZeros(1_900 * MB))])),
  rejectedCase('PNG, iCCP of 512 MB', () => pngFile(SMALL, [pngProfile(createDeflatedZeros(512 * MB))])),
  rejectedCase('PNG, iCCP of 96 MB', () => pngFile(SMALL, [pngProfile(createDeflatedZeros(96 * MB))])),
  rejectedCase('PNG, iCCP of 32 MB', () => pngFile(SMALL, [pngProfile(createDeflatedZeros(32 * MB))])),
  rejectedCase('PNG, twenty iCCP of 96 MB', () =>
    pngFile(SMALL, Array<Buffer>(20).fill(pngProfile(createDeflatedZeros(96 * MB)))),
  ),
  rejectedCase('PNG, iCCP that never ends', () =>
    pngFile(SMALL, [pngProfile(createDeflatedZeros(256 * MB).subarray(0, -6))]),
  ),
  rejectedCase('PNG, zTXt of 1 GB', () => pngFile(SMALL, [createCompressedText('zTXt', 1024 * MB)])),
  rejectedCase('PNG, two hundred zTXt of 32 MB', () =>
    pngFile(SMALL, Array<Buffer>(200).fill(createCompressedText('zTXt', 32 * MB))),
  ),
  rejectedCase('PNG, iTXt of 1 GB', () => pngFile(SMALL, [createCompressedText('iTXt', 1024 * MB)])),
  rejectedCase('PNG of 50,000 x 50,000', () =>
    pngFile({ width: 50_000, height: 50_000 }, [], createDeflatedZeros(64 * MB)),
  ),
  rejectedCase('PNG of 2,147,483,647 x 1', () =>
    pngFile({ width: 2_147_483_647, height: 1 }, [], createDeflatedZeros(32 * MB)),
  ),
  boundedCase('PNG of 10,000 x 10,000, interlaced, 16 bits, transparent', () =>
    pngFile(
      { width: 10_000, height: 10_000, bits: 16, colorType: 6, interlaced: true },
      [],
      createDeflatedZeros(832 * MB),
    ),
  ),
  rejectedCase('PNG that ends before its pixels do', () =>
    pngFile({ width: 9_000, height: 9_000 }, [], createDeflatedZeros(32 * MB).subarray(0, 20_000)),
  ),
  rejectedCase('PNG, chunk longer than the file', async () => {
    const file = pngFile(SMALL, [pngChunk('tEXt', Buffer.alloc(20))]);
    file.writeUInt32BE(0x7fffffff, 33);
    return file;
  }),
  rejectedCase('PNG of 700,000 empty chunks', () =>
    pngFile(SMALL, [Buffer.concat(Array<Buffer>(700_000).fill(pngChunk('tEXt', Buffer.alloc(0))))]),
  ),
  boundedCase('PNG, eXIf that lies about its lengths', () =>
    pngFile(SMALL, [
      pngChunk(
        'eXIf',
        tiffFile([
          [34_665, 4, 0xffffffff, 0xfffffff0],
          [274, 3, 0xffffffff, 8],
          [36_867, 2, 0x7fffffff, 4],
        ]),
      ),
    ]),
  ),
  rejectedCase('SVG behind the signature of PNG', () =>
    Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>', 'latin1'),
  ),
];

/** Result of `createFlatImage(10_000, 10_000).webp({ lossless: true, effort: 0 })`, which takes seconds to encode. */
const LOSSLESS_WEBP = 'UklGRh4AAABXRUJQVlA4TBEAAAAvD+fDCQdQs840s/+BiOh/AAA=';

/** GIF and WebP files. */
export const ANIMATION_BOMBS: readonly PhotoCase[] = [
  rejectedCase('GIF of 65,000 x 65,000', () => createGif(65_000, 65_000, 1)),
  boundedCase('GIF of 10,000 x 9,999', () => createGif(10_000, 9_999, 1)),
  rejectedCase('GIF of 200,000 frames', () => createGif(2, 2, 200_000)),
  rejectedCase('GIF of 900 frames of 20,000 x 20,000', () => createGif(20_000, 20_000, 900)),
  rejectedCase('WebP, canvas of 16,384 x 16,384', async () =>
    webpFile([webpCanvas(16_384, 16_384, 0), webpChunks(await createWebp())]),
  ),
  rejectedCase('WebP, ICC of 9 MB', async () =>
    webpFile([webpCanvas(64, 48, 0x20), riffChunk('ICCP', Buffer.alloc(9 * MB, 7)), webpChunks(await createWebp())]),
  ),
  rejectedCase('WebP of 60,000 frames', async () => {
    const frame = riffChunk(
      'ANMF',
      Buffer.concat([
        Buffer.from('00000000000000003f00002f0000640000', 'hex').subarray(0, 16),
        webpChunks(await createWebp()),
      ]),
    );
    const count = Math.min(60_000, Math.floor((9 * MB) / frame.length));
    return webpFile([webpCanvas(64, 48, 2), riffChunk('ANIM', Buffer.alloc(6)), ...Array<Buffer>(count).fill(frame)]);
  }),
  boundedCase('WebP of 10,000 x 10,000, lossless', () => Buffer.from(LOSSLESS_WEBP, 'base64')),
  rejectedCase('WebP that declares 4 GB', async () => {
    const file = Buffer.from(await createWebp());
    file.writeUInt32LE(0xfffffff0, 4);
    return file.subarray(0, -10);
  }),
];

/** BMP files. */
export const BITMAP_BOMBS: readonly PhotoCase[] = [
  rejectedCase('BMP of 200,000 x 200,000', () => createBmp(200_000, 200_000, 24, 0, Buffer.alloc(64))),
  boundedCase('BMP of 10,000 x 10,000 in runs', () => createBmp(10_000, 10_000, 8, 1, Buffer.from([0, 1]))),
  boundedCase('BMP of 10,000 x 10,000 in runs of 4 bits', () =>
    createBmp(10_000, 10_000, 4, 2, Buffer.concat([Buffer.alloc(8 * MB, 0xff), Buffer.from([0, 1])])),
  ),
  rejectedCase('BMP whose runs never end', () => createBmp(9_000, 9_000, 8, 1, Buffer.alloc(6 * MB, 2))),
];

function createGif(width: number, height: number, frames: number): Buffer {
  const singleFrameGif = Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');
  const head = Buffer.from(singleFrameGif.subarray(0, 19));
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(singleFrameGif.subarray(19, -1));
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), singleFrameGif.subarray(-1)]);
}

function createBmp(width: number, height: number, bits: number, compression: number, rows: Buffer): Buffer {
  const palette = Buffer.alloc(bits <= 8 ? 4 << bits : 0, 0x40);
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(54 + palette.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(compression, 30);
  return Buffer.concat([header, palette, rows]);
}
