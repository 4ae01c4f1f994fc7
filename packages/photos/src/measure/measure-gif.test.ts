import { measureGif } from './measure-gif.js';
import { BASE_MEMORY_BYTES, MAX_FRAMES } from './photo-limits.js';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
/** Header of a canvas of 10 x 20 pixels without a color table. */
const HEADER = '474946383961 0a00 1400 00 00 00';
/** Header with a table of four colors. */
const HEADER_WITH_COLORS = `474946383961 0a00 1400 81 00 00 ${'2c'.repeat(12)}`;
/** A frame at 1,2 of 3 x 4 pixels, with two blocks of data. */
const FRAME = '2c 0100 0200 0300 0400 00 02 02 2c2c 01 2c 00';
const FRAME_WITH_COLORS = `2c 0100 0200 0300 0400 80 ${'3b'.repeat(6)} 02 01 2c 00`;
const EXTENSION = '21 f9 04 2c2c2c2c 00';
const END = '3b';

const measure = (...parts: string[]) => {
  const { width, height, memoryBytes } = measureGif(hex(parts.join('')));
  return [width, height, (memoryBytes - BASE_MEMORY_BYTES) / (width * height)];
};

describe('measureGif', () => {
  it.each([
    ['a frame', [HEADER, FRAME, END], [10, 20, 9]],
    ['color tables, of which data look like frames', [HEADER_WITH_COLORS, FRAME_WITH_COLORS, END], [10, 20, 9]],
    ['an extension', [HEADER, EXTENSION, FRAME, END], [10, 20, 9]],
    ['a frame wider than the canvas', [HEADER, FRAME, '2c 0800 0000 0400 0100 00 02 00', END], [12, 20, 9]],
    ['a frame higher than the canvas', [HEADER, '2c 0000 1300 0100 0800 00 02 00', FRAME, END], [10, 27, 9]],
    [
      'a frame after color tables',
      [HEADER_WITH_COLORS, FRAME_WITH_COLORS, '2c 0000 0000 ff00 0100 00 02 00'],
      [255, 20, 9],
    ],
    ['nothing that follows the end', [HEADER, FRAME, END, '2c 0000 0000 ff00 0100 00 02 00'], [10, 20, 9]],
    ['nothing that follows a broken block', [HEADER, FRAME, '77', '2c 0000 0000 ff00 0100 00 02 00'], [10, 20, 9]],
    ['no frame whose head is truncated', [HEADER, FRAME, '2c 0000 0000 ff00 01'], [10, 20, 9]],
  ])('measures %s', (_what, parts, measured) => {
    expect(measure(...parts)).toEqual(measured);
  });

  it.each([
    ['no frame', [HEADER, END]],
    ['only an extension', [HEADER, EXTENSION]],
    ['a truncated header', ['474946383961 0a00 1400 00 00']],
  ])('rejects %s as damaged', (_what, parts) => {
    expect(() => measure(...parts)).toThrow(expect.objectContaining({ reason: 'damaged' }));
  });

  it('rejects too many frames, and too large ones', () => {
    const tiny = '2c 0000 0000 0100 0100 00 02 00';
    expect(measure(HEADER, tiny.repeat(MAX_FRAMES), END)).toEqual([10, 20, 9]);
    expect(() => measure(HEADER, tiny.repeat(MAX_FRAMES + 1))).toThrow(expect.objectContaining({ reason: 'frames' }));
    expect(() => measure(HEADER, '2c 0000 0000 ffff ffff 00 02 00')).toThrow(
      expect.objectContaining({ reason: 'pixels' }),
    );
  });
});
