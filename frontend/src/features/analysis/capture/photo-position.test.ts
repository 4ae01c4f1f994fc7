import { buildExif } from '../../../testing/builders/exif.js';
import { hasPhotoPosition } from './photo-position.js';

const judge = (bytes: Buffer) => hasPhotoPosition(new Blob([new Uint8Array(bytes)]));

test('hasPhotoPosition: finds latitude and longitude in EXIF data, even after other data', async () => {
  const exif = buildExif({ latitude: true, longitude: true });
  expect(await judge(exif)).toBe(true);
  expect(await judge(Buffer.concat([Buffer.from('ftypheic Exif\0\0no'), Buffer.alloc(900), exif]))).toBe(true);
});

test.each<[string, Buffer]>([
  ['without EXIF data', Buffer.from('ffd8ffdb', 'hex')],
  ['without a longitude', buildExif({ latitude: true, longitude: false })],
  ['whose data points outside of it', buildExif({ latitude: true, longitude: true }, 0xffff_fff0)],
  ['that is cut off', buildExif({ latitude: true, longitude: true }).subarray(0, 20)],
  ['with other data under the mark', Buffer.from('Exif\0\0and some more text')],
  ['that is empty', Buffer.alloc(0)],
])('hasPhotoPosition: finds none in a file %s', async (_title, bytes) => {
  expect(await judge(bytes)).toBe(false);
});
