import { measureHeif } from './measure-heif.js';
import { BASE_MEMORY_BYTES, MAX_PROFILE_BYTES } from './photo-limits.js';

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const contents = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + contents.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, contents]);
};
const long = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])));
const short = (value: number) => Buffer.from([value >> 8, value]);
const VERSION = long(0);
const size = (width: number, height: number) => box('ispe', VERSION, long(width, height));
const properties = (...list: Buffer[]) => box('iprp', box('ipco', ...list));
const file = (...meta: Buffer[]) => Buffer.concat([box('ftyp'), box('meta', VERSION, ...meta)]);
const rejection = (reason: string) => expect.objectContaining({ reason });
const measure = (bytes: Buffer, format: 'heic' | 'avif' = 'heic') => {
  const { width, height, memoryBytes } = measureHeif(bytes, format);
  return [width, height, memoryBytes - BASE_MEMORY_BYTES];
};

describe('measureHeif', () => {
  it('measures the largest declared image', () => {
    const bytes = file(properties(size(10, 20), size(40, 30), size(300, 1), box('irot')));
    expect(measure(bytes)).toEqual([40, 30, 9_600]);
    expect(measure(bytes, 'avif')).toEqual([40, 30, 21_600]);
    expect(measure(file())).toEqual([0, 0, 0]);
  });

  it('rejects an image that is too large, whichever it is, and ignores a truncated size', () => {
    expect(() => measure(file(properties(size(65_536, 1), size(10, 10))))).toThrow(rejection('pixels'));
    expect(measure(file(properties(size(10, 20), size(40, 30))).subarray(0, -1))).toEqual([10, 20, 1_600]);
  });

  it('rejects large profiles together', () => {
    const profile = (bytes: number) => box('colr', Buffer.alloc(bytes));
    const half = profile(MAX_PROFILE_BYTES / 2);
    expect(measure(file(properties(half, half, size(1, 1))))).toEqual([1, 1, 8]);
    expect(() => measure(file(properties(half, half, profile(1))))).toThrow(rejection('embedded'));
  });

  it('rejects too many properties', () => {
    const list = Array<Buffer>(2_000).fill(size(1, 1));
    expect(measure(file(properties(...list)))).toEqual([1, 1, 8]);
    expect(() => measure(file(properties(...list, size(1, 1))))).toThrow(rejection('frames'));
  });

  it.each<[string, (count: number) => Buffer]>([
    ['item information', (count) => box('iinf', VERSION, short(count), long(0))],
    ['item information with long counts', (count) => box('iinf', long(0x01000000, count))],
    [
      'entries of item information',
      (count) => box('iinf', VERSION, short(1), ...Array<Buffer>(count).fill(box('infe'))),
    ],
    [
      'entries after a long count',
      (count) => box('iinf', long(0x01000000, 1), ...Array<Buffer>(count).fill(box('infe'))),
    ],
    ['item locations', (count) => box('iloc', VERSION, short(0x4400), short(count), long(0))],
    ['item locations of version 1', (count) => box('iloc', long(0x01000000), short(0x4400), short(count), long(0))],
    ['item locations with long counts', (count) => box('iloc', long(0x02000000), short(0x4400), long(count))],
  ])('rejects too many of %s', (_what, build) => {
    expect(measure(file(build(2_000), properties(size(1, 1))))).toEqual([1, 1, 8]);
    expect(() => measure(file(build(2_001), properties(size(1, 1))))).toThrow(rejection('frames'));
  });

  it('ignores counts that are truncated', () => {
    expect(measure(file(box('iinf', VERSION, short(0xffff)), properties(size(1, 1))))).toEqual([1, 1, 8]);
  });

  it('rejects deeply nested boxes', () => {
    const nest = (depth: number): Buffer => (depth === 0 ? box('trak') : box('moov', nest(depth - 1)));
    expect(measure(Buffer.concat([nest(11), file(properties(size(1, 1)))]))).toEqual([1, 1, 8]);
    expect(() => measure(nest(12))).toThrow(rejection('damaged'));
  });
});
