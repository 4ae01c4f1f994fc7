import { measureWebp } from './measure-webp.js';
import { BASE_MEMORY_BYTES, MAX_FRAMES, MAX_PROFILE_BYTES } from './photo-limits.js';

const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const file = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...chunks]);
/** Numbers of three bytes, such as a width minus one, after some bytes. */
const sizes = (start: Buffer, ...values: number[]) =>
  Buffer.concat([start, ...values.map((value) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]))]);

const canvas = (width: number, height: number, flags = 0) =>
  chunk('VP8X', sizes(Buffer.from([flags, 0, 0, 0]), width - 1, height - 1));
const frame = (width: number, height: number) =>
  chunk('ANMF', Buffer.concat([sizes(Buffer.alloc(6, 0xff), width - 1, height - 1), Buffer.alloc(4)]));
const lossy = (width: number, height: number) => {
  const data = Buffer.alloc(10);
  // The two upper bits scale the image for display.
  data.writeUInt16LE(width | 0xc000, 6);
  data.writeUInt16LE(height | 0x4000, 8);
  return chunk('VP8 ', data);
};
const lossless = (width: number, height: number) => {
  const data = Buffer.alloc(5);
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return chunk('VP8L', data);
};
const measure = (...chunks: Buffer[]) => {
  const { width, height, memoryBytes } = measureWebp(file(...chunks));
  return [width, height, memoryBytes - BASE_MEMORY_BYTES];
};

describe('measureWebp', () => {
  it.each([
    ['a lossy image', [lossy(300, 200)], [300, 200, 60_000]],
    ['a lossless image', [lossless(300, 200)], [300, 200, 240_000]],
    ['a lossless image of the largest size', [lossless(16_384, 2)], [16_384, 2, 131_072]],
    ['a canvas', [canvas(300, 200)], [300, 200, 60_000]],
    ['a canvas of an animation', [canvas(300, 200, 2)], [300, 200, 480_000]],
    ['a canvas with transparency', [canvas(300, 200, 0x10)], [300, 200, 60_000]],
    ['frames', [canvas(70_000 - 60_000, 2), frame(100, 50), frame(50, 100)], [10_000, 100, 40_000]],
    ['a chunk of odd length before the image', [chunk('EXIF', Buffer.alloc(3)), lossy(30, 20)], [30, 20, 600]],
    [
      'truncated chunks as nothing',
      [
        chunk('VP8 ', Buffer.alloc(9)),
        chunk('VP8L', Buffer.alloc(4)),
        chunk('VP8X', Buffer.alloc(9)),
        chunk('ANMF', Buffer.alloc(15)),
      ],
      [0, 0, 0],
    ],
  ])('measures %s', (_what, chunks, measured) => {
    expect(measure(...chunks)).toEqual(measured);
  });

  it('rejects too many frames, large profiles, many chunks, and large images', () => {
    const rejection = (reason: string) => expect.objectContaining({ reason });
    expect(measure(...Array(MAX_FRAMES).fill(frame(1, 1)))).toEqual([1, 1, 8]);
    expect(() => measure(...Array(MAX_FRAMES + 1).fill(frame(1, 1)))).toThrow(rejection('frames'));
    const half = chunk('ICCP', Buffer.alloc(MAX_PROFILE_BYTES / 2));
    expect(measure(half, half)).toEqual([0, 0, 0]);
    expect(() => measure(half, half, chunk('ICCP', Buffer.alloc(1)))).toThrow(rejection('embedded'));
    const empty = chunk('none', Buffer.alloc(0));
    expect(measure(...Array(20_001).fill(empty))).toEqual([0, 0, 0]);
    expect(() => measure(...Array(20_002).fill(empty))).toThrow(rejection('frames'));
    expect(() => measure(canvas(65_536, 1))).toThrow(rejection('pixels'));
  });
});
