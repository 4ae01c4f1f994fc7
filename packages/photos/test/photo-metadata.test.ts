import sharp from 'sharp';
import { readMetadata } from '../src/formats/photo-metadata.js';
import { ROTATED_HEIC } from './fixtures/heic.js';

const NO_METADATA = { position: null, takenAt: null };
const photo = (gps: Record<string, string>, time?: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .withExif({ IFD3: gps, ...(time ? { IFD2: { DateTimeOriginal: time } } : {}) })
    .jpeg()
    .toBuffer();
const gpsTags = (latitude: string, longitude: string, refs = 'NE') => ({
  GPSLatitudeRef: refs.charAt(0),
  GPSLatitude: latitude,
  GPSLongitudeRef: refs.charAt(1),
  GPSLongitude: longitude,
});

test('readMetadata: returns negative degrees for south and west', async () => {
  const { position } = await readMetadata(await photo(gpsTags('33/1 51/1 2532/100', '151/1 12/1 5376/100', 'SW')));
  expect(position?.latitude).toBeCloseTo(-33.8570333, 6);
  expect(position?.longitude).toBeCloseTo(-151.2149333, 6);
});

test.each([
  ['0/0, what cameras without a fix write', gpsTags('0/1 0/1 0/1', '0/1 0/1 0/1')],
  ['a latitude beyond the pole', gpsTags('91/1 0/1 0/1', '2/1 0/1 0/1')],
  ['a longitude beyond the date line', gpsTags('48/1 0/1 0/1', '181/1 0/1 0/1')],
  ['a division by zero', gpsTags('0/0 0/0 0/0', '2/1 0/1 0/1')],
  ['half a position', { GPSLatitudeRef: 'N', GPSLatitude: '48/1 0/1 0/1' }],
])('readMetadata: returns no position for %s', async (_, gps) => {
  expect((await readMetadata(await photo(gps, '2024:05:06 07:08:09'))).position).toBeNull();
});

test('readMetadata: accepts positions on the equator', async () => {
  const { position } = await readMetadata(await photo(gpsTags('0/1 0/1 0/1', '32/1 30/1 0/1')));
  expect(position).toEqual({ latitude: 0, longitude: 32.5 });
});

test.each([
  ['2024:05:06 07:08:09', '2024-05-06T07:08:09'],
  ['2024-05-06 07:08:09', '2024-05-06T07:08:09'],
  ['0000:00:00 00:00:00', null],
  ['2024:02:31 07:08:09', null],
  ['2024:05:06 25:08:09', null],
  ['yesterday afternoon', null],
])('readMetadata: reads time "%s" as %s', async (written, read) => {
  expect((await readMetadata(await photo({}, written))).takenAt).toBe(read);
});

test('readMetadata: never throws on damaged metadata', async () => {
  const bytes = await photo(gpsTags('48/1 51/1 30/1', '2/1 17/1 40/1'), '2024:05:06 07:08:09');
  const exif = bytes.indexOf('Exif\0\0');
  for (let offset = 6; offset < 200; offset++) {
    const damaged = Buffer.from(bytes);
    damaged.fill(0xff, exif + offset, exif + offset + 4);
    const { position } = await readMetadata(damaged);
    if (position) expect(Math.abs(position.latitude)).toBeLessThanOrEqual(90);
  }
  expect(await readMetadata(Buffer.concat([bytes.subarray(0, exif + 6), Buffer.alloc(300, 0xff)]))).toEqual(
    NO_METADATA,
  );
});

test('readMetadata: returns nothing for a heic file with invalid item locations', async () => {
  const bytes = Buffer.from(ROTATED_HEIC);
  const locations = bytes.indexOf('iloc');
  bytes.fill(0xff, locations + 12, locations + 60);
  expect(await readMetadata(bytes)).toEqual(NO_METADATA);
});

test('readMetadata: returns nothing for bytes that are no photo', async () => {
  expect(await readMetadata(Buffer.alloc(0))).toEqual(NO_METADATA);
  expect(await readMetadata(Buffer.from('a text'))).toEqual(NO_METADATA);
});
