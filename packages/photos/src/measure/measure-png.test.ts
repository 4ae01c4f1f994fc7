import { deflateSync } from 'node:zlib';
import { measurePng, readOrientation } from './measure-png.js';
import { BASE_MEMORY_BYTES, MAX_PROFILE_BYTES, MAX_TEXT_BYTES } from './photo-limits.js';

const chunk = (type: string, data = Buffer.alloc(0)) => {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  return bytes;
};
const header = (width: number, height: number, bits = 8, colorType = 2, isInterlaced = false) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([bits, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', data)]);
};
const END = chunk('IEND');
const measure = (...parts: Buffer[]) => {
  const { width, height, memoryBytes } = measurePng(Buffer.concat(parts));
  return [width, height, memoryBytes - BASE_MEMORY_BYTES];
};
const rejection = (reason: string) => expect.objectContaining({ reason });
/** EXIF block with one entry before the orientation. */
const exif = (orientation: number, isLittleEndian = true, entries = 2) => {
  const bytes = Buffer.alloc(8 + 2 + entries * 12);
  const write = (value: number, offset: number) =>
    isLittleEndian ? bytes.writeUInt16LE(value, offset) : bytes.writeUInt16BE(value, offset);
  bytes.write(isLittleEndian ? 'II*\0' : 'MM\0*', 'latin1');
  if (isLittleEndian) bytes.writeUInt32LE(8, 4);
  else bytes.writeUInt32BE(8, 4);
  write(entries, 8);
  write(271, 10);
  write(274, 10 + (entries - 1) * 12);
  write(orientation, 18 + (entries - 1) * 12);
  return bytes;
};
const text = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('measurePng', () => {
  it.each([
    ['rows', header(10, 20), 0],
    ['an interlaced image', header(10, 20, 8, 2, true), 600],
    ['an interlaced gray image of 16 bits', header(10, 20, 16, 0, true), 400],
    ['an interlaced image of one bit', header(10, 20, 1, 0, true), 200],
    ['an interlaced palette', header(10, 20, 4, 3, true), 800],
    ['interlaced transparency', header(10, 20, 8, 6, true), 800],
    ['interlaced gray transparency', header(10, 20, 8, 4, true), 400],
    ['an unknown interlaced type of color', header(10, 20, 8, 9, true), 800],
  ])('measures %s', (_what, bytes, memory) => {
    expect(measure(bytes, END)).toEqual([10, 20, memory]);
  });

  it('measures a rotated image as a whole', () => {
    expect(measure(header(10, 20), chunk('eXIf', exif(6)), END)).toEqual([10, 20, 600]);
    expect(measure(header(10, 20), chunk('eXIf', exif(2)), chunk('eXIf', exif(1)), END)).toEqual([10, 20, 600]);
    expect(measure(header(10, 20), chunk('eXIf', exif(1)), END)).toEqual([10, 20, 0]);
  });

  it('rejects a truncated chunk, and ignores what follows the end', () => {
    expect(() => measure(header(10, 20), chunk('IDAT', Buffer.alloc(9)).subarray(0, -1))).toThrow(rejection('damaged'));
    expect(measure(header(10, 20), chunk('IDAT', Buffer.alloc(9)))).toEqual([10, 20, 0]);
    expect(measure(header(10, 20), END, Buffer.alloc(40, 0xff))).toEqual([10, 20, 0]);
    expect(() => measure(header(10, 20).subarray(0, -1))).toThrow(rejection('damaged'));
    expect(() => measure(Buffer.alloc(60))).toThrow(rejection('damaged'));
  });

  it('rejects too large images, by the limit that they exceed', () => {
    expect(measure(header(10_000, 10_000, 8, 6), END)).toEqual([10_000, 10_000, 0]);
    expect(() => measure(header(10_001, 10_000, 8, 6), END)).toThrow(rejection('pixels'));
    expect(() => measure(header(10_000, 10_000, 16, 2), END)).toThrow(rejection('memory'));
  });

  it('rejects too many chunks', () => {
    const [data, other] = [chunk('IDAT'), chunk('tEXt')];
    const repeat = (bytes: Buffer, count: number) => Buffer.concat(Array<Buffer>(count).fill(bytes));
    expect(measure(header(1, 1), repeat(data, 19_998), END)).toEqual([1, 1, 0]);
    expect(() => measure(header(1, 1), repeat(data, 19_999), END)).toThrow(rejection('embedded'));
    expect(measure(header(1, 1), repeat(other, 998), END)).toEqual([1, 1, 0]);
    expect(() => measure(header(1, 1), repeat(other, 999), END)).toThrow(rejection('embedded'));
  });

  it.each<[string, number, (length: number) => Buffer]>([
    ['profile', MAX_PROFILE_BYTES, (length) => chunk('iCCP', text('sRGB\0\0', deflateSync(Buffer.alloc(length))))],
    ['text', MAX_TEXT_BYTES, (length) => chunk('zTXt', text('Comment\0\0', deflateSync(Buffer.alloc(length))))],
    [
      'international text',
      MAX_TEXT_BYTES,
      (length) => chunk('iTXt', text('Comment\0\x01\0de\0Titel\0', deflateSync(Buffer.alloc(length)))),
    ],
  ])('rejects a compressed %s that is too long', (_what, max, build) => {
    expect(measure(header(1, 1), build(max), END)).toEqual([1, 1, 0]);
    expect(() => measure(header(1, 1), build(max + 1), END)).toThrow(rejection('embedded'));
  });

  it('rejects texts that are too long together, also damaged ones by what a decoder unpacks', () => {
    const half = deflateSync(Buffer.alloc(MAX_TEXT_BYTES * 0.6));
    const whole = chunk('zTXt', text('a\0\0', half));
    expect(() => measure(header(1, 1), whole, whole, END)).toThrow(rejection('embedded'));
    const withoutEnd = chunk('zTXt', text('a\0\0', half.subarray(0, -5)));
    expect(() => measure(header(1, 1), withoutEnd, withoutEnd, END)).toThrow(rejection('embedded'));
    expect(() => measure(header(1, 1), withoutEnd, chunk('iTXt', text('a\0\x01\0\0\0', half)), END)).toThrow(
      rejection('embedded'),
    );
    const plain = chunk('iTXt', text('a\0\0\0\0\0', half));
    expect(measure(header(1, 1), whole, plain, plain, END)).toEqual([1, 1, 0]);
  });

  it('accepts texts without a compressed part', () => {
    for (const data of ['', 'name', 'name\0', 'name\0\x01\0de', 'name\0\x01\0de\0Titel'])
      for (const type of ['zTXt', 'iTXt', 'iCCP'])
        expect(measure(header(1, 1), chunk(type, text(data)), END)).toEqual([1, 1, 0]);
  });
});

describe('readOrientation', () => {
  it('reads both byte orders, with and without a prefix', () => {
    expect([readOrientation(exif(6)), readOrientation(exif(5, false))]).toEqual([6, 5]);
    expect(readOrientation(Buffer.concat([Buffer.from('Exif\0\0'), exif(8)]))).toBe(8);
  });

  it('returns 1 without an orientation that can be read', () => {
    expect(readOrientation(exif(6).subarray(0, -1))).toBe(1);
    expect(readOrientation(exif(6).subarray(0, 13))).toBe(1);
    expect(readOrientation(Buffer.from('II*\0\xff\0\0\0\0\0\0\0\0\0\0\0', 'latin1'))).toBe(1);
    expect([readOrientation(exif(6, true, 200)), readOrientation(exif(6, true, 201))]).toEqual([6, 1]);
  });
});
