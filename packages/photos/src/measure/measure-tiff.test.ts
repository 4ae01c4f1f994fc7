import { measureTiff } from './measure-tiff.js';
import { BASE_MEMORY_BYTES, MAX_FRAMES, MAX_PROFILE_BYTES } from './photo-limits.js';

type Fields = Record<number, number | { count: number; value?: number; type?: number }>;

/** Builds a chain of directories that directly follow each other. */
function build(pages: Fields[], { isBig = false, isLittle = true, last = 0 } = {}): Buffer {
  const parts: Buffer[] = [];
  let length = isBig ? 16 : 8;
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const offset = (value: number) => {
    const bytes = Buffer.alloc(isBig ? 8 : 4);
    if (isBig && isLittle) bytes.writeBigUInt64LE(BigInt(value));
    else if (isBig) bytes.writeBigUInt64BE(BigInt(value));
    else if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  parts.push(
    Buffer.from(isLittle ? 'II' : 'MM'),
    short(isBig ? 43 : 42),
    ...(isBig ? [short(8), short(0)] : []),
    offset(length),
  );
  pages.forEach((fields, index) => {
    const entries = Object.entries(fields).map(([tag, field]) => {
      const { count, value = 0, type = 3 } = typeof field === 'number' ? { count: 1, value: field } : field;
      const stored = Buffer.alloc(isBig ? 8 : 4);
      (type === 3 ? short(value) : offset(value)).copy(stored);
      return Buffer.concat([short(Number(tag)), short(type), offset(count), stored]);
    });
    const count = isBig ? offset(entries.length) : short(entries.length);
    const body = Buffer.concat([count, ...entries]);
    length += body.length + (isBig ? 8 : 4);
    parts.push(body, offset(index === pages.length - 1 ? last : length));
  });
  return Buffer.concat(parts);
}

const [WIDTH, HEIGHT, BITS, ORIENTATION, SAMPLES, STRIP_ROWS, STRIPS, TILES] = [256, 257, 258, 274, 277, 278, 273, 324];
const [TILE_WIDTH, TILE_HEIGHT, PROFILE] = [322, 323, 34_675];
const PAGE = { [WIDTH]: 100, [HEIGHT]: 50, [BITS]: 8, [SAMPLES]: 3 };
const measure = (pages: Fields[], options = {}) => {
  const { width, height, memoryBytes } = measureTiff(build(pages, options));
  return [width, height, memoryBytes - BASE_MEMORY_BYTES];
};
const rejection = (reason: string) => expect.objectContaining({ reason });

describe('measureTiff', () => {
  it.each([
    ['an image in one strip', PAGE, 15_000],
    ['strips', { ...PAGE, [STRIP_ROWS]: 10 }, 3_000],
    ['a strip that is higher than the image', { ...PAGE, [STRIP_ROWS]: 60 }, 15_000],
    ['tiles', { ...PAGE, [TILE_WIDTH]: 64, [TILE_HEIGHT]: 16 }, 4_800],
    ['tiles that are wider than the image', { ...PAGE, [TILE_WIDTH]: 128, [TILE_HEIGHT]: 16 }, 6_144],
    ['a rotated image', { ...PAGE, [STRIP_ROWS]: 10, [ORIENTATION]: 2 }, 18_000],
    ['an upright image', { ...PAGE, [STRIP_ROWS]: 10, [ORIENTATION]: 1 }, 3_000],
    ['one bit per pixel', { [WIDTH]: 100, [HEIGHT]: 50, [BITS]: 1 }, 625],
    ['bits for each sample, as sixteen', { ...PAGE, [BITS]: { count: 3, value: 99 } }, 30_000],
    ['no bits, as sixteen', { [WIDTH]: 100, [HEIGHT]: 50 }, 10_000],
  ])('measures %s', (_what, fields, bytes) => {
    expect(measure([fields])).toEqual([100, 50, bytes]);
  });

  it.each([
    { isBig: false, isLittle: true },
    { isBig: false, isLittle: false },
    { isBig: true, isLittle: true },
    { isBig: true, isLittle: false },
  ])('measures the first of several pages in %j', (options) => {
    const long = { [WIDTH]: { type: 4, count: 1, value: 40_000 }, [HEIGHT]: 50, [BITS]: 8 };
    expect(measure([long, PAGE, {}], options)).toEqual([40_000, 50, 2_000_000]);
  });

  it('measures a file that ends after its last entry', () => {
    expect(measureTiff(build([PAGE]).subarray(0, -1))).toMatchObject({ width: 100, height: 50 });
    expect(measureTiff(build([PAGE], { isBig: true }).subarray(0, -1))).toMatchObject({ width: 100, height: 50 });
  });

  it('rejects damaged directories', () => {
    expect(() => measureTiff(build([PAGE]).subarray(0, -5))).toThrow(rejection('damaged'));
    expect(() => measureTiff(Buffer.from('II*\0'))).toThrow(rejection('damaged'));
    expect(() => measure([PAGE], { last: 9_999 })).toThrow(rejection('damaged'));
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1_000, 1]));
    expect(measure([{ ...fields(1_996), ...PAGE }])).toEqual([100, 50, 15_000]);
    expect(() => measure([{ ...fields(1_997), ...PAGE }])).toThrow(rejection('damaged'));
  });

  it('rejects circles and too many pages', () => {
    expect(() => measure([PAGE, PAGE], { last: 8 })).toThrow(rejection('frames'));
    expect(measure(Array(MAX_FRAMES).fill(PAGE))).toEqual([100, 50, 15_000]);
    expect(() => measure(Array(MAX_FRAMES + 1).fill(PAGE))).toThrow(rejection('frames'));
  });

  it('rejects large pixels, pieces, profiles, and images of any page', () => {
    expect(measure([{ ...PAGE, [BITS]: 64, [SAMPLES]: 6 }])).toEqual([100, 50, 240_000]);
    expect(() => measure([{ ...PAGE, [BITS]: 64, [SAMPLES]: 7 }])).toThrow(rejection('memory'));
    for (const tag of [STRIPS, TILES]) {
      expect(measure([{ ...PAGE, [tag]: { count: 1_000_000, type: 4 } }])).toEqual([100, 50, 15_000]);
      expect(() => measure([{ ...PAGE, [tag]: { count: 1_000_001, type: 4 } }])).toThrow(rejection('frames'));
    }
    const profile = (bytes: number, type: number) => ({ ...PAGE, [PROFILE]: { count: bytes, type } });
    expect(measure([profile(MAX_PROFILE_BYTES, 7)])).toEqual([100, 50, 15_000]);
    expect(() => measure([profile(MAX_PROFILE_BYTES + 1, 7)])).toThrow(rejection('embedded'));
    expect(() => measure([profile(MAX_PROFILE_BYTES / 4 + 1, 4)])).toThrow(rejection('embedded'));
    expect(() => measure([PAGE, { ...PAGE, [WIDTH]: { type: 4, count: 1, value: 65_536 } }])).toThrow(
      rejection('pixels'),
    );
    expect(() => measure([{ ...PAGE, [TILE_WIDTH]: { type: 4, count: 1, value: 65_536 } }])).toThrow(
      rejection('pixels'),
    );
  });
});
