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
  tiffTailAt,
  webpCanvas,
  webpChunks,
  webpFile,
} from './containers.ts';
import type { PhotoCase } from './photo-case.ts';

const MB = 1024 * 1024;
const SMALL = { width: 32, height: 32 };
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const jpeg = () => flat(64, 48).jpeg().toBuffer();
const progressive = () => flat(64, 48).jpeg({ progressive: true }).toBuffer();
const webp = () => flat(64, 48).webp().toBuffer();
const avif = () => flat(64, 48).avif().toBuffer();

const refused = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'refused', make });
const bounded = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'bounded', make });

const compressedText = (type: 'zTXt' | 'iTXt', size: number): Buffer =>
  pngChunk(
    type,
    Buffer.concat([Buffer.from(type === 'zTXt' ? 'note\0\0' : 'note\0\x01\0\0\0', 'latin1'), deflatedZeros(size)]),
  );

const png: PhotoCase[] = [
  refused('PNG, iCCP of 1.9 GB', () => pngFile(SMALL, [pngProfile(deflatedZeros(1_900 * MB))])),
  refused('PNG, iCCP of 512 MB', () => pngFile(SMALL, [pngProfile(deflatedZeros(512 * MB))])),
  refused('PNG, iCCP of 96 MB', () => pngFile(SMALL, [pngProfile(deflatedZeros(96 * MB))])),
  refused('PNG, iCCP of 32 MB', () => pngFile(SMALL, [pngProfile(deflatedZeros(32 * MB))])),
  refused('PNG, twenty iCCP of 96 MB', () =>
    pngFile(SMALL, Array<Buffer>(20).fill(pngProfile(deflatedZeros(96 * MB)))),
  ),
  refused('PNG, iCCP that never ends', () => pngFile(SMALL, [pngProfile(deflatedZeros(256 * MB).subarray(0, -6))])),
  refused('PNG, zTXt of 1 GB', () => pngFile(SMALL, [compressedText('zTXt', 1024 * MB)])),
  refused('PNG, two hundred zTXt of 32 MB', () =>
    pngFile(SMALL, Array<Buffer>(200).fill(compressedText('zTXt', 32 * MB))),
  ),
  refused('PNG, iTXt of 1 GB', () => pngFile(SMALL, [compressedText('iTXt', 1024 * MB)])),
  refused('PNG of 50,000 x 50,000', () => pngFile({ width: 50_000, height: 50_000 }, [], deflatedZeros(64 * MB))),
  refused('PNG of 2,147,483,647 x 1', () => pngFile({ width: 2_147_483_647, height: 1 }, [], deflatedZeros(32 * MB))),
  bounded('PNG of 10,000 x 10,000, interlaced, 16 bits, transparent', () =>
    pngFile({ width: 10_000, height: 10_000, bits: 16, colorType: 6, interlaced: true }, [], deflatedZeros(832 * MB)),
  ),
  refused('PNG that ends before its pixels do', () =>
    pngFile({ width: 9_000, height: 9_000 }, [], deflatedZeros(32 * MB).subarray(0, 20_000)),
  ),
  refused('PNG, chunk longer than the file', async () => {
    const file = pngFile(SMALL, [pngChunk('tEXt', Buffer.alloc(20))]);
    file.writeUInt32BE(0x7fffffff, 33);
    return file;
  }),
  refused('PNG of 700,000 empty chunks', () =>
    pngFile(SMALL, [Buffer.concat(Array<Buffer>(700_000).fill(pngChunk('tEXt', Buffer.alloc(0))))]),
  ),
  bounded('PNG, eXIf that lies about its lengths', () =>
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
  refused('SVG behind the signature of PNG', () =>
    Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>', 'latin1'),
  ),
];

const jpegs: PhotoCase[] = [
  refused('JPEG of 60,000 x 60,000', async () => jpegDeclaring(await jpeg(), 60_000, 60_000)),
  refused('JPEG with 1,000 progressive scans', async () => withScans(await progressive(), 1_000)),
  refused('JPEG with 1,000 progressive scans of 9,000 x 9,000', async () =>
    withScans(jpegDeclaring(await progressive(), 9_000, 9_000), 1_000),
  ),
  bounded('JPEG of 10,000 x 10,000, progressive, colors in full', () =>
    flat(10_000, 10_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  refused('JPEG, ICC of 9 MB in segments', async () => jpegWith(await jpeg(), jpegProfile(Buffer.alloc(9 * MB, 7)))),
  refused('JPEG, ICC of 255 segments of 32 kB', async () =>
    jpegWith(await jpeg(), jpegProfile(Buffer.alloc(255 * 32_000, 7), 32_000)),
  ),
  bounded('JPEG, ICC that counts 255 segments and has one', async () => {
    const [segment] = jpegProfile(Buffer.alloc(300, 7));
    segment![17] = 255;
    return jpegWith(await jpeg(), [segment!]);
  }),
  bounded('JPEG, EXIF whose directories are a circle', async () =>
    jpegWith(await jpeg(), [
      exifSegment(
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
  bounded('JPEG, EXIF that lies about its lengths', async () =>
    jpegWith(await jpeg(), [
      exifSegment(
        tiffFile([
          [36_867, 2, 0x7fffffff, 0x7ffffff0],
          [2, 5, 0xffffffff, 8],
        ]),
      ),
    ]),
  ),
  refused('JPEG cut in its middle', async () => {
    const whole = await sharp({
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
    return whole.subarray(0, whole.length / 2);
  }),
  bounded('JPEG of 100,000 comments', async () =>
    jpegWith(await jpeg(), [Buffer.concat(Array<Buffer>(100_000).fill(jpegSegment(0xfe, Buffer.from('comment'))))]),
  ),
  bounded('JPEG with an archive and a page behind it', async () =>
    Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04<html><script>1</script>'), deflatedZeros(1024 * MB)]),
  ),
];

const moving: PhotoCase[] = [
  refused('GIF of 65,000 x 65,000', () => gif(65_000, 65_000, 1)),
  bounded('GIF of 10,000 x 9,999', () => gif(10_000, 9_999, 1)),
  refused('GIF of 200,000 frames', () => gif(2, 2, 200_000)),
  refused('GIF of 900 frames of 20,000 x 20,000', () => gif(20_000, 20_000, 900)),
  refused('WebP, canvas of 16,384 x 16,384', async () =>
    webpFile([webpCanvas(16_384, 16_384, 0), webpChunks(await webp())]),
  ),
  refused('WebP, ICC of 9 MB', async () =>
    webpFile([webpCanvas(64, 48, 0x20), riffChunk('ICCP', Buffer.alloc(9 * MB, 7)), webpChunks(await webp())]),
  ),
  refused('WebP of 60,000 frames', async () => {
    const frame = riffChunk(
      'ANMF',
      Buffer.concat([
        Buffer.from('00000000000000003f00002f0000640000', 'hex').subarray(0, 16),
        webpChunks(await webp()),
      ]),
    );
    const count = Math.min(60_000, Math.floor((9 * MB) / frame.length));
    return webpFile([webpCanvas(64, 48, 2), riffChunk('ANIM', Buffer.alloc(6)), ...Array<Buffer>(count).fill(frame)]);
  }),
  bounded('WebP of 10,000 x 10,000, lossless', () =>
    flat(10_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  refused('WebP that declares 4 GB', async () => {
    const file = Buffer.from(await webp());
    file.writeUInt32LE(0xfffffff0, 4);
    return file.subarray(0, -10);
  }),
];

const tiffs: PhotoCase[] = [
  refused('TIFF whose directories are a circle', () => tiffFile(GRAY, Buffer.alloc(256), 8)),
  refused('TIFF of 100,000 pages', () => tiffPages(50_000)),
  refused('TIFF, ICC of 9 MB', () => {
    const entries = [...GRAY];
    entries.push([34_675, 7, 9 * MB, tiffTailAt(GRAY.length + 1)]);
    return tiffFile(entries, Buffer.alloc(9 * MB, 7));
  }),
  refused('TIFF, ICC of 4 GB', () => tiffFile([...GRAY, [34_675, 7, 0xffffffff, 8]], Buffer.alloc(256))),
  refused('TIFF of 1 x 4,294,967,295', () => tiffFile(gray(1, 0xffffffff), Buffer.alloc(256))),
  refused('TIFF of 65,535 samples', () => tiffFile([...gray(9_000, 9_000), [277, 3, 1, 65_535]], Buffer.alloc(256))),
  refused('TIFF with tiles of 1,000,000 x 1,000,000', () =>
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
  bounded('TIFF of 10,000 x 10,000 in one deflated strip', () => {
    const pixels = deflatedZeros(320 * MB);
    const entries = gray(10_000, 10_000, [
      [258, 3, 1, 8],
      [259, 3, 1, 8],
      [262, 3, 1, 2],
      [277, 3, 1, 3],
      [278, 4, 1, 10_000],
      [279, 4, 1, pixels.length],
    ]);
    const at = tiffTailAt(entries.length);
    return tiffFile(
      entries.map((entry) => (entry[0] === 273 ? [273, 4, 1, at] : entry)),
      pixels,
    );
  }),
];

const heifs: PhotoCase[] = [
  refused('HEIC of 60,000 x 60,000', () => heicDeclaring(60_000, 60_000)),
  refused('HEIC of 9,000 x 9,000 that holds 64 x 48', () => heicDeclaring(9_000, 9_000)),
  refused('HEIC of 1,000,000 items', () => withItems(1_000_000)),
  refused('HEIC, colr of 9 MB', () =>
    withBox(ROTATED_HEIC, 'ipco', heifBox('colr', Buffer.from('prof'), Buffer.alloc(9 * MB, 7))),
  ),
  bounded('HEIC of 200,000 nested boxes', () => withBox(ROTATED_HEIC, 'ipco', nested(200_000))),
  refused('HEIC cut in its middle', () => ROTATED_HEIC.subarray(0, ROTATED_HEIC.length / 2)),
  refused('AVIF of 60,000 x 60,000', async () => declaringIspe(await avif(), 60_000, 60_000)),
  refused('AVIF, colr of 9 MB', async () =>
    withBox(await avif(), 'ipco', heifBox('colr', Buffer.from('prof'), Buffer.alloc(9 * MB, 7))),
  ),
];

const bitmaps: PhotoCase[] = [
  refused('BMP of 200,000 x 200,000', () => bmp(200_000, 200_000, 24, 0, Buffer.alloc(64))),
  bounded('BMP of 10,000 x 10,000 in runs', () => bmp(10_000, 10_000, 8, 1, Buffer.from([0, 1]))),
  bounded('BMP of 10,000 x 10,000 in runs of 4 bits', () =>
    bmp(10_000, 10_000, 4, 2, Buffer.concat([Buffer.alloc(8 * MB, 0xff), Buffer.from([0, 1])])),
  ),
  refused('BMP whose runs never end', () => bmp(9_000, 9_000, 8, 1, Buffer.alloc(6 * MB, 2))),
];

const raws: PhotoCase[] = [
  refused('CR2, preview of 60,000 x 60,000', async () =>
    buildCr2(jpegDeclaring(await jpeg(), 60_000, 60_000), await tiny()),
  ),
  refused('NEF whose preview lies outside', async () => buildNef(await jpeg(), await jpeg()).subarray(0, 900)),
  refused('DNG, preview with ICC of 8 MB', async () =>
    buildDng(jpegWith(await jpeg(), jpegProfile(Buffer.alloc(8 * MB, 7))), await tiny()),
  ),
  refused('ARW, preview with 1,000 scans', async () => buildArw(withScans(await progressive(), 1_000), await tiny())),
  refused('CRW of noise', async () => {
    const file = buildCrw(await jpeg(), await jpeg());
    return Buffer.concat([file.subarray(0, 40), Buffer.alloc(5 * MB, 0xff)]);
  }),
  refused('TIFF of Nikon with 1,000 nested directories', async () =>
    buildTiff([
      {
        texts: { 271: 'NIKON CORPORATION' },
        nested: Array.from({ length: 1_000 }, () => ({ numbers: { 262: 32_803 } })),
      },
    ]),
  ),
];

const others: PhotoCase[] = [
  refused('SVG of 90,000 x 90,000', () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
  ),
  refused('ZIP', () => Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), deflatedZeros(1024 * MB)])),
  refused('PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 99999999 >>\nstream\n')),
  refused('page behind the signature of GIF', () => Buffer.from('GIF89a<html><script>alert(1)</script></html>')),
  refused('gzip', () => Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), deflateSync(Buffer.alloc(MB))])),
];

/** Files that are small and become large, or never end, where somebody opens them. */
export const BOMBS: readonly PhotoCase[] = [
  ...png,
  ...jpegs,
  ...moving,
  ...tiffs,
  ...heifs,
  ...bitmaps,
  ...raws,
  ...others,
];

const tiny = async () => jpegDeclaring(await jpeg(), 50_000, 50_000);

function exifSegment(tiff: Buffer): Buffer {
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** Repeats the last scan of a progressive JPEG. */
function withScans(source: Buffer, count: number): Buffer {
  const scan = source.lastIndexOf(Buffer.from([0xff, 0xda]));
  const repeated = source.subarray(scan, -2);
  return Buffer.concat([source.subarray(0, scan), ...Array<Buffer>(count).fill(repeated), source.subarray(-2)]);
}

function gif(width: number, height: number, frames: number): Buffer {
  const one = Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');
  const head = Buffer.from(one.subarray(0, 19));
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(one.subarray(19, -1));
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), one.subarray(-1)]);
}

type Entry = [tag: number, type: number, count: number, value: number];
/** Entries of a gray picture; `changed` replaces or adds some. */
function gray(width: number, height: number, changed: Entry[] = []): Entry[] {
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
const GRAY = gray(16, 16);

function tiffPages(count: number): Buffer {
  const size = 2 + GRAY.length * 12 + 4;
  const directory = tiffFile(GRAY).subarray(8);
  const pages = Buffer.alloc(8 + count * size);
  tiffFile([]).copy(pages, 0, 0, 8);
  for (let page = 0; page < count; page++) {
    directory.copy(pages, 8 + page * size);
    pages.writeUInt32LE(page === count - 1 ? 0 : 8 + (page + 1) * size, 8 + (page + 1) * size - 4);
  }
  return pages;
}

function bmp(width: number, height: number, bits: number, compression: number, rows: Buffer): Buffer {
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

function declaringIspe(source: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(source);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

const PARENTS: Record<string, string[]> = { ipco: ['ipco', 'iprp', 'meta'], iinf: ['iinf', 'meta'] };

/** Puts a box at the end of a box of a HEIF file, and makes those around it as much longer. */
function withBox(source: Buffer, parent: string, box: Buffer): Buffer {
  const bytes = Buffer.from(source);
  const at = bytes.indexOf(parent) - 4;
  const end = at + bytes.readUInt32BE(at);
  for (const name of PARENTS[parent]!) {
    const start = bytes.indexOf(name) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(start) + box.length, start);
  }
  return Buffer.concat([bytes.subarray(0, end), box, bytes.subarray(end)]);
}

/** A HEIC whose item information counts as many items, as far as they fit into 9 MB. */
function withItems(count: number): Buffer {
  const entry = heifBox('infe', Buffer.from('02000000', 'hex'), Buffer.from([0, 1, 0, 0]), Buffer.from('hvc1\0'));
  const fitting = Math.min(count, Math.floor((9 * MB) / entry.length));
  return withBox(ROTATED_HEIC, 'iinf', Buffer.alloc(entry.length * fitting, entry));
}

function nested(depth: number): Buffer {
  const out = Buffer.alloc(depth * 8);
  for (let level = 0; level < depth; level++) {
    out.writeUInt32BE((depth - level) * 8, level * 8);
    out.write('ipco', level * 8 + 4, 'latin1');
  }
  return out;
}
