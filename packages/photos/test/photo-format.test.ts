import { identifyFormat, identifyHeifFormat } from '../src/formats/photo-format.js';
import { ROTATED_HEIC } from './fixtures/heic.js';
import { redLeftBlueRight } from './fixtures/images.js';
import { buildNef, buildPlainTiff, buildTiff, EIFFEL_DIRECTORIES, SENSOR_DATA } from './fixtures/raw.js';

const brands = (major: string, ...compatible: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16 + compatible.length * 4]),
    Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1'),
  ]);

test.each([
  [brands('heic', 'mif1'), 'heic'],
  [brands('mif1', 'miaf', 'heic'), 'heic'],
  [brands('mif1', 'miaf', 'avif'), 'avif'],
  [brands('mif1', 'miaf'), 'heic'],
  [brands('avif', 'mif1'), 'avif'],
  [brands('crx ', 'isom'), null],
  [brands('isom', 'mp42'), null],
  [Buffer.from('\xff\xd8\xff\xe0', 'latin1'), null],
  [Buffer.alloc(0), null],
])('identifyHeifFormat: identifies the format by its brands (case %#)', (bytes, format) => {
  expect(identifyHeifFormat(bytes)).toBe(format);
});

/** Start of a BMP file: the length of its header, and its planes where such a header has them. */
function startBmp(header: number, planes: number, length = 54): Buffer {
  const bytes = Buffer.alloc(54);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(header, 14);
  bytes.writeUInt16LE(planes, header === 12 ? 22 : 26);
  return bytes.subarray(0, length);
}

test.each([
  [startBmp(12, 1), 'bmp'],
  [startBmp(12, 1, 26), 'bmp'],
  [startBmp(12, 1, 25), null],
  [startBmp(12, 0), null],
  [startBmp(12, 2), null],
  [startBmp(15, 1), null],
  [startBmp(16, 1), 'bmp'],
  [startBmp(40, 1, 30), 'bmp'],
  [startBmp(40, 1, 29), null],
  [startBmp(40, 0), null],
  [startBmp(40, 2), null],
  [startBmp(124, 1), 'bmp'],
  [startBmp(125, 1), null],
  [Buffer.from('BM is how many texts begin, which are no photos at all'), null],
])('identifyFormat: identifies a BMP by its header and plane (case %#)', (bytes, format) => {
  expect(identifyFormat(bytes)).toBe(format);
});

test.each([
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['GIF88a', null],
  ['RIFF\0\0\0\0WEBP', 'webp'],
  ['RIFF\0\0\0\0WAVE', null],
  ['II\x1a\0\0\0HEAPCCDR', 'crw'],
  ['MM\x1a\0\0\0HEAPCCDR', null],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['%PDF-1.7', null],
])('identifyFormat: identifies %j as %s', (text, format) => {
  expect(identifyFormat(Buffer.from(text.padEnd(64, '\0'), 'latin1'))).toBe(format);
});

test('identifyFormat: treats a TIFF by a camera maker as TIFF unless it holds sensor data or a preview', async () => {
  const jpeg = await redLeftBlueRight().jpeg().toBuffer();
  expect(identifyFormat(buildPlainTiff(EIFFEL_DIRECTORIES, 'NIKON CORPORATION'))).toBe('tiff');
  expect(identifyFormat(buildPlainTiff({}, 'SONY'))).toBe('tiff');
  expect(identifyFormat(buildNef(jpeg, jpeg))).toBe('nef');
});

test('identifyFormat: rejects sensor data of an unsupported maker', () => {
  const pentax = buildTiff([
    { numbers: { 259: 65535, 262: 32803 }, strings: { 271: 'PENTAX' }, blobs: [[273, 279, SENSOR_DATA]] },
  ]);
  expect(identifyFormat(pentax)).toBeNull();
});

test.each([
  ['of an unknown type', 5, 1],
  ['without a value', 4, 0],
  ['with more values than the file has bytes', 4, 10_000],
  ['with too many values', 4, 4_000_000_000],
])('identifyFormat: treats a preview offset %s as absent', (_, type, count) => {
  const file = buildTiff([{ numbers: { 262: 2, 513: 8 }, strings: { 271: 'NIKON CORPORATION' } }]);
  expect(identifyFormat(file)).toBe('nef');
  const entry = file.readUInt32LE(4) + 2 + 2 * 12;
  expect(file.readUInt16LE(entry)).toBe(513);
  file.writeUInt16LE(type, entry + 2);
  file.writeUInt32LE(count, entry + 4);
  expect(identifyFormat(file)).toBe('tiff');
});

test('identifyFormat: terminates on directories that refer to each other in a circle', () => {
  const circle = buildPlainTiff({});
  const first = circle.readUInt32LE(4);
  const count = circle.readUInt16LE(first);
  circle.writeUInt32LE(first, first + 2 + count * 12);
  expect(identifyFormat(circle)).toBe('tiff');
});

test('identifyFormat: never throws on a truncated file', () => {
  for (const bytes of [ROTATED_HEIC, buildPlainTiff(EIFFEL_DIRECTORIES), Buffer.from('II\x1a\0\0\0HEAPCCDR')]) {
    for (let length = 0; length < Math.min(bytes.length, 400); length++) {
      expect(() => identifyFormat(bytes.subarray(0, length))).not.toThrow();
    }
  }
});
