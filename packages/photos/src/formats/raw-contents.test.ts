import { buildCrw, buildTiff, SENSOR_DATA } from '../../test/fixtures/raw.js';
import { readCrw } from './crw.js';
import { findRawPreviews, readJpegFrame } from './raw-previews.js';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
/** JPEG that declares a size; `marker` is the last byte of its frame marker. */
const jpeg = (width: number, height: number, marker = 'c0', bits = '08') => {
  const size = [height, width].map((edge) => edge.toString(16).padStart(4, '0')).join('');
  return hex(`ffd8 ff${marker} 000b ${bits} ${size} 01 011100 ffd9`);
};

describe('readJpegFrame', () => {
  it.each([
    ['a baseline frame', jpeg(640, 480)],
    ['an extended frame', jpeg(640, 480, 'c1')],
    ['a progressive frame', jpeg(640, 480, 'c2')],
    ['a frame after a segment', hex(`ffd8 ffe1 0006 ffc0 0011 ${jpeg(640, 480).toString('hex').slice(4)}`)],
    ['a frame after fill bytes', hex(`ffd8 ffff ff ${jpeg(640, 480).toString('hex').slice(4)}`)],
    ['a frame after tables', hex(`ffd8 ffc4 0004 0000 ffc8 0002 ffcc 0002 ${jpeg(640, 480).toString('hex').slice(4)}`)],
    [
      'a frame after a segment with an impossible length',
      hex(`ffd8 ffe1 0000 ${jpeg(640, 480).toString('hex').slice(4)}`),
    ],
    ['a frame at the end of the bytes', jpeg(640, 480).subarray(0, 11)],
  ])('reads %s', (_what, bytes) => {
    expect(readJpegFrame(bytes)).toEqual({ width: 640, height: 480 });
  });

  it.each([
    ['a lossless frame', jpeg(640, 480, 'c3')],
    ['an arithmetic frame', jpeg(640, 480, 'c9')],
    ['the last frame marker', jpeg(640, 480, 'cf')],
    ['12 bits per sample', jpeg(640, 480, 'c1', '0c')],
    ['a scan before any frame', hex(`ffd8 ffda 0002 ${jpeg(640, 480).toString('hex').slice(4)}`)],
    ['an end before any frame', hex(`ffd8 ffd9 0002 ${jpeg(640, 480).toString('hex').slice(4)}`)],
    ['bytes between segments', hex(`ffd8 00 ${jpeg(640, 480).toString('hex').slice(4)}`)],
    ['no start', hex(`ffd9 ${jpeg(640, 480).toString('hex').slice(4)}`)],
    ['a truncated frame', jpeg(640, 480).subarray(0, 10)],
    ['three bytes', hex('ffd8ff')],
    ['nothing', Buffer.alloc(0)],
  ])('returns null for %s', (_what, bytes) => {
    expect(readJpegFrame(bytes)).toBeNull();
  });
});

describe('findRawPreviews', () => {
  const [small, large] = [jpeg(160, 120), jpeg(1200, 800)];
  const find = (chain: Parameters<typeof buildTiff>[0]) =>
    findRawPreviews(buildTiff(chain), 'nef').map(({ width, jpeg: { length } }) => [width, length]);

  it('returns the JPEG streams of directories and strips, largest first', () => {
    expect(
      find([
        { blobs: [[513, 514, small]] },
        { numbers: { 259: 6 }, blobs: [[273, 279, large]] },
        { numbers: { 259: 7 }, blobs: [[273, 279, jpeg(1000, 800)]] },
      ]),
    ).toEqual([
      [1200, large.length],
      [1000, large.length],
      [160, small.length],
    ]);
  });

  it('returns no strips of other compressions, of sensor data, or without a length', () => {
    expect(
      find([
        { numbers: { 259: 1 }, blobs: [[273, 279, large]] },
        { numbers: { 259: 7, 262: 32803 }, blobs: [[273, 279, large]] },
        { numbers: { 259: 7, 273: 8 } },
        { numbers: { 259: 7, 279: 8 } },
        { blobs: [[513, 514, SENSOR_DATA]] },
      ]),
    ).toEqual([]);
  });

  it('returns none if the file ends before the data of any directory', () => {
    const file = buildTiff([{ blobs: [[513, 514, large]] }, { numbers: { 273: 8, 279: 1 } }]);
    expect(findRawPreviews(file, 'nef')).toHaveLength(1);
    for (const [offsets, lengths] of [
      [513, 514],
      [273, 279],
      [324, 325],
    ] as const) {
      const chain = (length: number) =>
        buildTiff([{ blobs: [[513, 514, large]] }, { numbers: { [offsets]: 8, [lengths]: length } }]);
      const { length } = chain(1);
      expect([findRawPreviews(chain(length - 8), 'nef').length > 0, findRawPreviews(chain(length - 7), 'nef')]).toEqual(
        [true, []],
      );
    }
  });

  it.each([
    [1, null],
    [2, 2],
    [8, 8],
    [9, null],
  ])('adds orientation %i of the file to a stream without EXIF data', (orientation, added) => {
    const [preview] = findRawPreviews(
      buildTiff([{ numbers: { 274: orientation }, blobs: [[513, 514, small]] }]),
      'nef',
    );
    expect(preview?.jpeg.toString('hex')).toBe(
      added === null
        ? small.toString('hex')
        : hex(
            `ffd8 ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 000${added} 0000 00000000 ${small.toString('hex').slice(4)}`,
          ).toString('hex'),
    );
  });

  it('adds no orientation to a stream that has EXIF data, and the rotation of a CRW file', () => {
    const withExif = Buffer.concat([hex('ffd8 ffe1 0008'), Buffer.from('Exif\0\0'), small.subarray(2)]);
    const [preview] = findRawPreviews(buildTiff([{ numbers: { 274: 6 }, blobs: [[513, 514, withExif]] }]), 'nef');
    expect(preview?.jpeg).toEqual(withExif);
    const readOrientation = (rotation: number) =>
      findRawPreviews(buildCrw(large, small, rotation), 'crw')[0]?.jpeg.readUInt16BE(30);
    expect([90, 180, 270, -90, 450].map(readOrientation)).toEqual([6, 3, 8, 8, 6]);
    expect(findRawPreviews(buildCrw(large, small, 0), 'crw').map(({ jpeg: bytes }) => bytes)).toEqual([large, small]);
  });
});

describe('readCrw', () => {
  const FILE = buildCrw(jpeg(8, 8), jpeg(4, 4), 90, 1_078_143_825);

  it('reads streams, rotation and time', () => {
    expect(readCrw(FILE)).toEqual({ jpegs: [jpeg(4, 4), jpeg(8, 8)], rotation: 90, takenAtSeconds: 1_078_143_825 });
  });

  it('ignores entries outside the file, values in the entry, and bytes without a heap', () => {
    const nothing = { jpegs: [], rotation: 0, takenAtSeconds: null };
    const directory = FILE.readUInt32LE(2) + FILE.readUInt32LE(FILE.length - 4);
    const change = (write: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(FILE);
      write(bytes);
      return readCrw(bytes);
    };
    expect(change((bytes) => bytes.writeUInt32LE(bytes.length, directory + 14))).toMatchObject({ jpegs: [jpeg(8, 8)] });
    expect(change((bytes) => bytes.writeUInt16LE(0x6008, directory + 12))).toMatchObject({ jpegs: [jpeg(8, 8)] });
    expect(change((bytes) => bytes.writeUInt32LE(bytes.length, bytes.length - 4))).toEqual(nothing);
    expect(change((bytes) => bytes.writeUInt32LE(bytes.length, 2))).toEqual(nothing);
    expect(change((bytes) => bytes.writeUInt16LE(1, directory))).toEqual(nothing);
    expect(readCrw(FILE.subarray(0, 13))).toEqual(nothing);
  });
});
