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
  boundedCase,
  createFlatImage,
  createJpeg,
  createProgressiveJpeg,
  MB,
  rejectedCase,
  repeatLastScan,
} from './bomb-support.ts';
import {
  createDeflatedZeros,
  heifBox,
  jpegProfile,
  jpegWith,
  jpegWithDeclaredSize,
  tiffFile,
  tiffTailOffset,
} from './containers.ts';
import type { PhotoCase } from './photo-case.ts';

const createAvif = () => createFlatImage(64, 48).avif().toBuffer();
const createTinyJpeg = async () => jpegWithDeclaredSize(await createJpeg(), 50_000, 50_000);

type Entry = [tag: number, type: number, count: number, value: number];
/** Builds the directory entries of a gray image; `changed` replaces or adds some of them. */
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

/** TIFF files. */
export const TIFF_BOMBS: readonly PhotoCase[] = [
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

/** HEIC and AVIF files. */
export const HEIF_BOMBS: readonly PhotoCase[] = [
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

/** Camera raw files. */
export const RAW_BOMBS: readonly PhotoCase[] = [
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

function withDeclaredSize(source: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(source);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

const PARENTS: Record<string, string[]> = { ipco: ['ipco', 'iprp', 'meta'], iinf: ['iinf', 'meta'] };

/** Appends a box to another box of a HEIF file, and increases the lengths of the boxes that contain it. */
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
