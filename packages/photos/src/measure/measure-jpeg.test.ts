import { measureJpeg } from './measure-jpeg.js';
import { BASE_MEMORY_BYTES, MAX_PROFILE_BYTES } from './photo-limits.js';

/** Start of image, and a baseline frame of 640 x 480 with three components. */
const HEADER = 'ffd8ffc0001108' + '01e0' + '0280' + '03' + '012200' + '021100' + '031100';

describe('measureJpeg', () => {
  it.each([
    ['with an end', 'ffd9'],
    ['that ends in a marker', 'ffe1'],
    ['that ends in the length of a segment', 'ffe100'],
    ['that ends in a segment', 'ffe1000800'],
    ['without an end', ''],
  ])('measures a JPEG %s', (_what, tail) => {
    expect(measureJpeg(Buffer.from(HEADER + tail, 'hex'))).toEqual({
      width: 640,
      height: 480,
      memoryBytes: BASE_MEMORY_BYTES,
    });
  });
});

it.each([
  ['full color', ['11', '11', '11'], 3],
  ['color at half the width', ['21', '11', '11'], 2],
  ['color at half the width and height', ['22', '11', '11'], 1.5],
  ['one channel', ['11'], 1],
])('measureJpeg: counts 2 bytes per sample of a progressive JPEG with %s', (_what, factors, samples) => {
  const components = factors.map((factor, index) => `0${index + 1}${factor}00`).join('');
  const length = (8 + 3 * factors.length).toString(16).padStart(4, '0');
  const frame = `ffd8ffc2${length}08${'01e0'}${'0280'}0${factors.length}${components}ffd9`;
  expect(measureJpeg(Buffer.from(frame, 'hex')).memoryBytes).toBe(BASE_MEMORY_BYTES + 640 * 480 * samples * 2);
});

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const START = hex('ffd8');
const END = hex('ffd9');
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + data.length, 2);
  return Buffer.concat([head, data]);
};
/** Frame of one component. */
const frame = (width: number, height: number, marker = 0xc0) => {
  const data = hex('08 0000 0000 01 011100');
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
};
/** Scan whose pixels contain a stuffed byte and a restart. */
const SCAN = Buffer.concat([segment(0xda, hex('01 0100 003f00')), hex('12 ff00 34 ffd0 56 ffff')]);
const measure = (...parts: Buffer[]) => {
  const { width, height, memoryBytes } = measureJpeg(Buffer.concat([START, ...parts]));
  return [width, height, memoryBytes - BASE_MEMORY_BYTES];
};
const repeat = (bytes: Buffer, count: number) => Buffer.concat(Array<Buffer>(count).fill(bytes));
const rejection = (reason: string) => expect.objectContaining({ reason });

describe('measureJpeg of several segments', () => {
  it.each([
    ['one scan', [frame(30, 20), SCAN, END], [30, 20, 0]],
    ['several scans', [frame(30, 20), SCAN, SCAN, END], [30, 20, 1_200]],
    ['an extended frame', [frame(30, 20, 0xc1), END], [30, 20, 0]],
    ['a progressive frame', [frame(30, 20, 0xc2), END], [30, 20, 1_200]],
    ['the last kind of frame', [frame(30, 20, 0xcf), END], [30, 20, 1_200]],
    ['tables of the same range as frames', [0xc4, 0xc8, 0xcc].map((marker) => frame(9, 9, marker)), [0, 0, 0]],
    ['a frame that is too short', [segment(0xc0, hex('08 0014 001e'))], [0, 0, 0]],
    ['a frame after a second start, restarts and fill bytes', [hex('ffd8 ffd7 ffff ff'), frame(30, 20)], [30, 20, 0]],
    ['a frame after unreadable bytes', [hex('1234 ff00'), frame(30, 20)], [30, 20, 0]],
    ['nothing that follows the end', [frame(30, 20), END, frame(90, 90)], [30, 20, 0]],
    ['segments of scanned pixels', [frame(30, 20), SCAN, segment(0xe1, hex('ffc0')), SCAN, END], [30, 20, 1_200]],
  ])('measures %s', (_what, parts, measured) => {
    expect(measure(...(parts as Buffer[]))).toEqual(measured);
  });

  it('counts a component without factors as one of the size of the image, and four components at most', () => {
    const data = (count: number, components: string) =>
      segment(0xc2, hex(`08 0014 001e ${count.toString(16).padStart(2, '0')} ${components}`));
    expect(measure(data(2, '012100'))).toEqual([30, 20, 30 * 20 * 1.5 * 2]);
    expect(measure(data(5, '011100 021100 031100 041100 051100'))).toEqual([30, 20, 30 * 20 * 4 * 2]);
    expect(measure(data(1, '010000'))).toEqual([30, 20, 30 * 20 * 2]);
  });

  it('rejects a second frame, and one that is too large', () => {
    expect(() => measure(frame(30, 20), frame(30, 20))).toThrow(rejection('damaged'));
    expect(() => measure(frame(65_535, 65_535))).toThrow(rejection('pixels'));
  });

  it('rejects too many scans, or scans of too many pixels', () => {
    expect(measure(frame(1, 1), repeat(SCAN, 64))).toEqual([1, 1, 2]);
    expect(() => measure(frame(1, 1), repeat(SCAN, 65))).toThrow(rejection('frames'));
    expect(measure(frame(10_000, 10_000, 0xc2), repeat(SCAN, 15))).toEqual([10_000, 10_000, 200_000_000]);
    expect(() => measure(frame(10_000, 10_000, 0xc2), repeat(SCAN, 16))).toThrow(rejection('frames'));
  });

  it('rejects large color profiles together', () => {
    const name = Buffer.from('ICC_PROFILE');
    const part = (length: number, title = name) =>
      segment(0xe2, Buffer.concat([title, Buffer.alloc(length - title.length)]));
    const parts = (length: number) => {
      const whole = repeat(part(65_533), Math.floor(length / 65_533));
      const rest = length % 65_533;
      return Buffer.concat([whole, ...(rest > 11 ? [part(rest)] : [])]);
    };
    expect(measure(frame(1, 1), parts(MAX_PROFILE_BYTES))).toEqual([1, 1, 0]);
    expect(() => measure(frame(1, 1), parts(MAX_PROFILE_BYTES + 1))).toThrow(rejection('embedded'));
    expect(measure(frame(1, 1), repeat(part(65_533, Buffer.from('MPF')), 70))).toEqual([1, 1, 0]);
  });

  it('rejects too many segments', () => {
    const empty = segment(0xe1, Buffer.alloc(0));
    expect(measure(frame(1, 1), repeat(empty, 20_000), END)).toEqual([1, 1, 0]);
    expect(() => measure(frame(1, 1), repeat(empty, 20_002))).toThrow(rejection('embedded'));
  });
});
