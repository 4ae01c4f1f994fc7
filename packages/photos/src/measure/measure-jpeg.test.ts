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
