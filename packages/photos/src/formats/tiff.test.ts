import { isTiff, readDirectories } from './tiff.js';

type Entry = [tag: number, type: number, count: number, value: number];

/** Builds a file of directories at given offsets, in either byte order; values are written as numbers of four bytes. */
function build(
  isLittleEndian: boolean,
  directories: Record<number, { entries: Entry[]; next?: number }>,
  length = 200,
) {
  const bytes = Buffer.alloc(length);
  const short = (value: number, offset: number) =>
    isLittleEndian ? bytes.writeUInt16LE(value, offset) : bytes.writeUInt16BE(value, offset);
  const long = (value: number, offset: number) =>
    isLittleEndian ? bytes.writeUInt32LE(value, offset) : bytes.writeUInt32BE(value, offset);
  bytes.write(isLittleEndian ? 'II*\0' : 'MM\0*', 'latin1');
  long(Number(Object.keys(directories)[0]), 4);
  for (const [key, { entries, next }] of Object.entries(directories)) {
    const offset = Number(key);
    short(entries.length, offset);
    entries.forEach(([tag, type, count, value], index) => {
      const entry = offset + 2 + index * 12;
      short(tag, entry);
      short(type, entry + 2);
      long(count, entry + 4);
      if (type === 3 && count === 1) short(value, entry + 8);
      else if ([1, 2, 7].includes(type) && count === 1) bytes.writeUInt8(value, entry + 8);
      else long(value, entry + 8);
    });
    if (next !== undefined) long(next, offset + 2 + entries.length * 12);
  }
  return bytes;
}

test.each([true, false])('readDirectories: reads numbers of each type (little-endian: %s)', (isLittleEndian) => {
  const bytes = build(isLittleEndian, {
    8: {
      entries: [
        [259, 3, 1, 6],
        [262, 1, 1, 200],
        [273, 4, 1, 70_000],
        [279, 4, 2, 150],
        [330, 13, 1, 99],
        [513, 5, 1, 4],
        [514, 4, 0, 4],
      ],
    },
  });
  if (isLittleEndian) bytes.writeUInt32LE(11, 150);
  else bytes.writeUInt32BE(11, 150);
  if (isLittleEndian) bytes.writeUInt32LE(12, 154);
  else bytes.writeUInt32BE(12, 154);
  const [directory] = readDirectories(bytes);
  expect([259, 262, 273, 330].map((tag) => directory?.number(tag))).toEqual([6, 200, 70_000, 99]);
  expect([directory?.numbers(279), directory?.number(279)]).toEqual([[11, 12], 11]);
  // Types that are not read, and entries without a value, are absent.
  expect([513, 514, 1].map((tag) => [directory?.has(tag), directory?.number(tag), directory?.numbers(tag)])).toEqual(
    Array(3).fill([false, null, []]),
  );
  expect(directory?.has(273)).toBe(true);
});

test('readDirectories: reads texts up to their end', () => {
  const bytes = build(true, {
    8: {
      entries: [
        [271, 2, 8, 100],
        [272, 2, 3, 0],
      ],
    },
  });
  bytes.write('Canon\0XX', 100, 'latin1');
  const entry = 8 + 2 + 12;
  bytes.write('ab\0', entry + 8, 'latin1');
  const [directory] = readDirectories(bytes);
  expect([directory?.text(271), directory?.text(272), directory?.text(9)]).toEqual(['Canon', 'ab', '']);
});

test('readDirectories: reads values up to the end of the file, and none beyond', () => {
  const read = (offset: number) => readDirectories(build(true, { 8: { entries: [[279, 4, 2, offset]] } }))[0]?.has(279);
  expect([read(192), read(193)]).toEqual([true, false]);
  const count = (values: number) =>
    readDirectories(build(true, { 8: { entries: [[279, 1, values, 100]] } }, 30_000))[0]?.numbers(279).length;
  expect([count(20_000), count(20_001)]).toEqual([20_000, 0]);
});

test('readDirectories: follows the chain and nested directories, each once', () => {
  const bytes = build(true, {
    8: { entries: [[330, 4, 2, 150]], next: 40 },
    40: { entries: [[259, 3, 1, 2]], next: 8 },
    80: { entries: [[330, 4, 1, 8]] },
    100: { entries: [[259, 3, 1, 4]], next: 120 },
    120: { entries: [[259, 3, 1, 5]] },
  });
  bytes.writeUInt32LE(80, 150);
  bytes.writeUInt32LE(100, 154);
  expect(readDirectories(bytes).map(({ ordinal, isNested }) => [ordinal, isNested])).toEqual([
    [0, false],
    [0, true],
    [0, true],
    [1, false],
  ]);
});

test('readDirectories: ends at a directory outside the file, without entries, or with too many', () => {
  const follow = (next: number, change: (bytes: Buffer) => void = () => {}) => {
    const bytes = build(true, { 8: { entries: [[259, 3, 1, 1]], next }, 100: { entries: [[259, 3, 1, 1]] } });
    change(bytes);
    return readDirectories(bytes).length;
  };
  expect([follow(100), follow(0), follow(7), follow(199), follow(198), follow(150)]).toEqual([2, 1, 1, 1, 1, 1]);
  expect(follow(186, (bytes) => bytes.writeUInt16LE(1, 186))).toBe(2);
  expect(follow(187, (bytes) => bytes.writeUInt16LE(1, 187))).toBe(1);
  const countEntries = (count: number) =>
    readDirectories(build(true, { 8: { entries: Array<Entry>(count).fill([259, 3, 1, 1]) } }, 20_000)).length;
  expect([countEntries(1_000), countEntries(1_001)]).toEqual([1, 0]);
});

test('readDirectories: reads at most 32 directories', () => {
  const directories = Array.from({ length: 40 }, (_, index) => [
    100 + index * 20,
    { entries: [[259, 3, 1, index]] as Entry[], next: 120 + index * 20 },
  ]);
  expect(readDirectories(build(true, Object.fromEntries(directories), 2_000))).toHaveLength(32);
});

test('readDirectories: reads nothing of a BigTIFF or of a file without a directory', () => {
  expect(readDirectories(Buffer.from('II+\0\x08\0\0\0', 'latin1'))).toEqual([]);
  expect(readDirectories(Buffer.from('II*\0\x08\0\0', 'latin1'))).toEqual([]);
  expect(readDirectories(Buffer.from('II*\0\0\0\0\0', 'latin1'))).toEqual([]);
});

test('isTiff: identifies both byte orders and sizes', () => {
  const starts = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+', 'II\0*', 'MM*\0', 'II*'];
  expect(starts.map((start) => isTiff(Buffer.from(start, 'latin1')))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
