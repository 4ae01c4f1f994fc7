import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { heicDeclaring, ROTATED_HEIC } from '../../../packages/photos/test/fixtures/heic.ts';
import {
  buildArw,
  buildCr2,
  buildCrw,
  buildDng,
  buildNef,
  buildTiff,
} from '../../../packages/photos/test/fixtures/raw.ts';
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
  tiffTailOffset,
  webpCanvas,
  webpChunks,
  webpFile,
} from './containers.ts';
import type { PhotoCase } from './photo-case.ts';

const MB = 1024 * 1024;
const SMALL = { width: 32, height: 32 };
const createFlatImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const createJpeg = () => createFlatImage(64, 48).jpeg().toBuffer();
const createProgressiveJpeg = () => createFlatImage(64, 48).jpeg({ progressive: true }).toBuffer();
const createWebp = () => createFlatImage(64, 48).webp().toBuffer();
const createAvif = () => createFlatImage(64, 48).avif().toBuffer();

const rejectedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'refused', make });
const boundedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'bounded', make });

const createCompressedText = (type: 'zTXt' | 'iTXt', size: number): Buffer =>
  pngChunk(
    type,
    Buffer.concat([
      Buffer.from(type === 'zTXt' ? 'note\0\0' : 'note\0\x01\0\0\0', 'latin1'),
      createDeflatedZeros(size),
    ]),
  );

const png: PhotoCase[] = [
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

const jpegs: PhotoCase[] = [
  rejectedCase('JPEG of 60,000 x 60,000', async () => jpegWithDeclaredSize(await createJpeg(), 60_000, 60_000)),
  rejectedCase('JPEG with 1,000 progressive scans', async () => repeatLastScan(await createProgressiveJpeg(), 1_000)),
  rejectedCase('JPEG with 1,000 progressive scans of 9,000 x 9,000', async () =>
    repeatLastScan(jpegWithDeclaredSize(await createProgressiveJpeg(), 9_000, 9_000), 1_000),
  ),
  boundedCase('JPEG of 10,000 x 10,000, progressive, colors in full', () =>
    createFlatImage(10_000, 10_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  rejectedCase('JPEG, ICC of 9 MB in segments', async () =>
    jpegWith(await createJpeg(), jpegProfile(Buffer.alloc(9 * MB, 7))),
  ),
  rejectedCase('JPEG, ICC of 255 segments of 32 kB', async () =>
    jpegWith(await createJpeg(), jpegProfile(Buffer.alloc(255 * 32_000, 7), 32_000)),
  ),
  boundedCase('JPEG, ICC that counts 255 segments and has one', async () => {
    const [segment] = jpegProfile(Buffer.alloc(300, 7));
    segment![17] = 255;
    return jpegWith(await createJpeg(), [segment!]);
  }),
  boundedCase('JPEG, EXIF whose directories are a circle', async () =>
    jpegWith(await createJpeg(), [
      createExifSegment(
        tiffFile(
          [
            [34_665, 4, 1, 8],
            [34_853, 4, 1, 8],
          ],
          Buffer.alloc(0),
          8,
        ),
      ),
    ]),
  ),
  boundedCase('JPEG, EXIF that lies about its lengths', async () =>
    jpegWith(await createJpeg(), [
      createExifSegment(
        tiffFile([
          [36_867, 2, 0x7fffffff, 0x7ffffff0],
          [2, 5, 0xffffffff, 8],
        ]),
      ),
    ]),
  ),
  rejectedCase('JPEG cut in its middle', async () => {
    const file = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer();
    return file.subarray(0, file.length / 2);
  }),
  boundedCase('JPEG of 100,000 comments', async () =>
    jpegWith(await createJpeg(), [
      Buffer.concat(Array<Buffer>(100_000).fill(jpegSegment(0xfe, Buffer.from('comment')))),
    ]),
  ),
  boundedCase('JPEG with an archive and a page behind it', async () =>
    Buffer.concat([
      await createJpeg(),
      Buffer.from('PK\x03\x04<html><script>1</script>'),
      createDeflatedZeros(1024 * MB),
    ]),
  ),
];

const animations: PhotoCase[] = [
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
  boundedCase('WebP of 10,000 x 10,000, lossless', () =>
    createFlatImage(10_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  rejectedCase('WebP that declares 4 GB', async () => {
    const file = Buffer.from(await createWebp());
    file.writeUInt32LE(0xfffffff0, 4);
    return file.subarray(0, -10);
  }),
];

const tiffs: PhotoCase[] = [
  rejectedCase('TIFF whose directories are a circle', () => tiffFile(GRAY_ENTRIES, Buffer.alloc(256), 8)),
  rejectedCase('TIFF of 100,000 pages', () => createTiffPages(50_000)),
  rejectedCase('TIFF, ICC of 9 MB', () => {
    const entries = [...GRAY_ENTRIES];
    entries.push([34_675, 7, 9 * MB, tiffTailOffset(GRAY_ENTRIES.length + 1)]);
    return tiffFile(entries, Buffer.alloc(9 * MB, 7));
  }),
  rejectedCase('TIFF, ICC of 4 GB', () => tiffFile([...GRAY_ENTRIES, [34_675, 7, 0xffffffff, 8]], Buffer.alloc(256))),
  rejectedCase('TIFF of 1 x 4,294,967,295', () => tiffFile(createGrayEntries(1, 0xffffffff), Buffer.alloc(256))),
  rejectedCase('TIFF of 65,535 samples', () =>
    tiffFile([...createGrayEntries(9_000, 9_000), [277, 3, 1, 65_535]], Buffer.alloc(256)),
  ),
  rejectedCase('TIFF with tiles of 1,000,000 x 1,000,000', () =>
    tiffFile(
      [
        [256, 4, 1, 16],
        [257, 4, 1, 16],
        [258, 3, 1, 8],
        [259, 3, 1, 8],
        [262, 3, 1, 1],
        [322, 4, 1, 1_000_000],
        [323, 4, 1, 1_000_000],
        [324, 4, 1, 8],
        [325, 4, 1, 256],
      ],
      Buffer.alloc(256),
    ),
  ),
  boundedCase('TIFF of 10,000 x 10,000 in one deflated strip', () => {
    const pixels = createDeflatedZeros(320 * MB);
    const entries = createGrayEntries(10_000, 10_000, [
      [258, 3, 1, 8],
      [259, 3, 1, 8],
      [262, 3, 1, 2],
      [277, 3, 1, 3],
      [278, 4, 1, 10_000],
      [279, 4, 1, pixels.length],
    ]);
    const tailOffset = tiffTailOffset(entries.length);
    return tiffFile(
      entries.map((entry) => (entry[0] === 273 ? [273, 4, 1, tailOffset] : entry)),
      pixels,
    );
  }),
];

const heifs: PhotoCase[] = [
  rejectedCase('HEIC of 60,000 x 60,000', () => heicDeclaring(60_000, 60_000)),
  rejectedCase('HEIC of 9,000 x 9,000 that holds 64 x 48', () => heicDeclaring(9_000, 9_000)),
  rejectedCase('HEIC of 1,000,000 items', () => createHeicWithItems(1_000_000)),
  rejectedCase('HEIC, colr of 9 MB', () =>
    withBox(ROTATED_HEIC, 'ipco', heifBox('colr', Buffer.from('prof'), Buffer.alloc(9 * MB, 7))),
  ),
  boundedCase('HEIC of 200,000 nested boxes', () => withBox(ROTATED_HEIC, 'ipco', createNestedBoxes(200_000))),
  rejectedCase('HEIC cut in its middle', () => ROTATED_HEIC.subarray(0, ROTATED_HEIC.length / 2)),
  rejectedCase('AVIF of 60,000 x 60,000', async () => withDeclaredSize(await createAvif(), 60_000, 60_000)),
  rejectedCase('AVIF, colr of 9 MB', async () =>
    withBox(await createAvif(), 'ipco', heifBox('colr', Buffer.from('prof'), Buffer.alloc(9 * MB, 7))),
  ),
];

const bitmaps: PhotoCase[] = [
  rejectedCase('BMP of 200,000 x 200,000', () => createBmp(200_000, 200_000, 24, 0, Buffer.alloc(64))),
  boundedCase('BMP of 10,000 x 10,000 in runs', () => createBmp(10_000, 10_000, 8, 1, Buffer.from([0, 1]))),
  boundedCase('BMP of 10,000 x 10,000 in runs of 4 bits', () =>
    createBmp(10_000, 10_000, 4, 2, Buffer.concat([Buffer.alloc(8 * MB, 0xff), Buffer.from([0, 1])])),
  ),
  rejectedCase('BMP whose runs never end', () => createBmp(9_000, 9_000, 8, 1, Buffer.alloc(6 * MB, 2))),
];

const raws: PhotoCase[] = [
  rejectedCase('CR2, preview of 60,000 x 60,000', async () =>
    buildCr2(jpegWithDeclaredSize(await createJpeg(), 60_000, 60_000), await createTinyJpeg()),
  ),
  rejectedCase('NEF whose preview lies outside', async () =>
    buildNef(await createJpeg(), await createJpeg()).subarray(0, 900),
  ),
  rejectedCase('DNG, preview with ICC of 8 MB', async () =>
    buildDng(jpegWith(await createJpeg(), jpegProfile(Buffer.alloc(8 * MB, 7))), await createTinyJpeg()),
  ),
  rejectedCase('ARW, preview with 1,000 scans', async () =>
    buildArw(repeatLastScan(await createProgressiveJpeg(), 1_000), await createTinyJpeg()),
  ),
  rejectedCase('CRW of noise', async () => {
    const file = buildCrw(await createJpeg(), await createJpeg());
    return Buffer.concat([file.subarray(0, 40), Buffer.alloc(5 * MB, 0xff)]);
  }),
  rejectedCase('TIFF of Nikon with 1,000 nested directories', async () =>
    buildTiff([
      {
        strings: { 271: 'NIKON CORPORATION' },
        nested: Array.from({ length: 1_000 }, () => ({ numbers: { 262: 32_803 } })),
      },
    ]),
  ),
];

const otherFormats: PhotoCase[] = [
  rejectedCase('SVG of 90,000 x 90,000', () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
  ),
  rejectedCase('ZIP', () =>
    Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), createDeflatedZeros(1024 * MB)]),
  ),
  rejectedCase('PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 99999999 >>\nstream\n')),
  rejectedCase('page behind the signature of GIF', () => Buffer.from('GIF89a<html><script>alert(1)</script></html>')),
  rejectedCase('gzip', () =>
    Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), deflateSync(Buffer.alloc(MB))]),
  ),
];

/** Small files that become large, or never end, when a program decodes them. */
export const BOMBS: readonly PhotoCase[] = [
  ...png,
  ...jpegs,
  ...animations,
  ...tiffs,
  ...heifs,
  ...bitmaps,
  ...raws,
  ...otherFormats,
];

const createTinyJpeg = async () => jpegWithDeclaredSize(await createJpeg(), 50_000, 50_000);

function createExifSegment(tiff: Buffer): Buffer {
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** Repeats the last scan of a progressive JPEG. */
function repeatLastScan(source: Buffer, count: number): Buffer {
  const scan = source.lastIndexOf(Buffer.from([0xff, 0xda]));
  const repeated = source.subarray(scan, -2);
  return Buffer.concat([source.subarray(0, scan), ...Array<Buffer>(count).fill(repeated), source.subarray(-2)]);
}

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

type Entry = [tag: number, type: number, count: number, value: number];
/** Builds the directory entries of a gray image; `changed` replaces or adds some. */
function createGrayEntries(width: number, height: number, changed: Entry[] = []): Entry[] {
  const entries: Entry[] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8],
    [277, 3, 1, 1],
    [278, 4, 1, height],
    [279, 4, 1, 256],
  ];
  const tags = new Set(changed.map(([tag]) => tag));
  return [...entries.filter(([tag]) => !tags.has(tag)), ...changed].sort(([a], [b]) => a - b);
}
const GRAY_ENTRIES = createGrayEntries(16, 16);

function createTiffPages(count: number): Buffer {
  const size = 2 + GRAY_ENTRIES.length * 12 + 4;
  const directory = tiffFile(GRAY_ENTRIES).subarray(8);
  const pages = Buffer.alloc(8 + count * size);
  tiffFile([]).copy(pages, 0, 0, 8);
  for (let page = 0; page < count; page++) {
    directory.copy(pages, 8 + page * size);
    pages.writeUInt32LE(page === count - 1 ? 0 : 8 + (page + 1) * size, 8 + (page + 1) * size - 4);
  }
  return pages;
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

function withDeclaredSize(source: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(source);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

const PARENTS: Record<string, string[]> = { ipco: ['ipco', 'iprp', 'meta'], iinf: ['iinf', 'meta'] };

/** Appends a box to a box of a HEIF file, and increases the lengths of its parents. */
function withBox(source: Buffer, parent: string, box: Buffer): Buffer {
  const bytes = Buffer.from(source);
  const parentOffset = bytes.indexOf(parent) - 4;
  const end = parentOffset + bytes.readUInt32BE(parentOffset);
  for (const name of PARENTS[parent]!) {
    const start = bytes.indexOf(name) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(start) + box.length, start);
  }
  return Buffer.concat([bytes.subarray(0, end), box, bytes.subarray(end)]);
}

/** Builds a HEIC whose item information lists as many items as fit into 9 MB. */
function createHeicWithItems(count: number): Buffer {
  const entry = heifBox('infe', Buffer.from('02000000', 'hex'), Buffer.from([0, 1, 0, 0]), Buffer.from('hvc1\0'));
  const fitting = Math.min(count, Math.floor((9 * MB) / entry.length));
  return withBox(ROTATED_HEIC, 'iinf', Buffer.alloc(entry.length * fitting, entry));
}

function createNestedBoxes(depth: number): Buffer {
  const out = Buffer.alloc(depth * 8);
  for (let level = 0; level < depth; level++) {
    out.writeUInt32BE((depth - level) * 8, level * 8);
    out.write('ipco', level * 8 + 4, 'latin1');
  }
  return out;
}
