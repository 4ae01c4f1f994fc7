import { measureJpeg } from './measure-jpeg.js';
import { BASE_MEMORY_BYTES } from './photo-limits.js';

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
