import sharp from 'sharp';
import { photoDecoder } from '../src/decoder/photo-decoder.js';
import { buildBmp, redBlueRows } from './fixtures/bmp.js';
import { gifDeclaring, jpegDeclaring, pngDeclaring } from './fixtures/bombs.js';
import { heicDeclaring, ROTATED_HEIC } from './fixtures/heic.js';
import { noise, redLeftBlueRight } from './fixtures/images.js';
import { buildCr2, buildCrw, buildNef, buildTiff } from './fixtures/raw.js';

afterAll(() => photoDecoder.close());

const decodeOutcome = (bytes: Buffer) =>
  photoDecoder.open(bytes).then(
    () => 'accepted',
    (error) => error.code,
  );
const jpeg = () => redLeftBlueRight().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();

test('nothing at all', async () => {
  expect(await decodeOutcome(Buffer.alloc(0))).toBe('IMAGE_EMPTY');
});

const nonPhotos: [string, string][] = [
  ['text', 'This is a text that somebody called photo.jpg.'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'],
  ['HTML', '<!doctype html><title>x</title>'],
  ['ZIP', 'PK\x03\x04\x14\0\0\0\0\0'],
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['text that begins as BMP does', 'BMW is a maker of cars and motorcycles in Munich.'],
  ['one byte', '\xff'],
];

test.each(nonPhotos)('%s is no photo', async (_, text) => {
  expect(await decodeOutcome(Buffer.from(text, 'latin1'))).toBe('IMAGE_UNSUPPORTED');
});

const cut: [string, () => Promise<Buffer>][] = [
  ['jpeg', () => noise(300, 200).jpeg().toBuffer()],
  ['progressive jpeg', () => noise(300, 200).jpeg({ progressive: true }).toBuffer()],
  ['png', () => noise(300, 200).png().toBuffer()],
  ['gif', () => noise(300, 200).gif().toBuffer()],
  ['webp', () => noise(300, 200).webp().toBuffer()],
  ['avif', () => noise(300, 200).avif().toBuffer()],
  ['tiff', () => noise(300, 200).tiff({ compression: 'none' }).toBuffer()],
  ['heic', async () => ROTATED_HEIC],
  ['bmp', async () => buildBmp({ width: 99, height: 99, bits: 24, rows: redBlueRows(99, 99, () => [1, 2, 3]) })],
  ['cr2', async () => buildCr2(await noise(300, 200).jpeg().toBuffer(), await jpeg())],
  ['nef', async () => buildNef(await noise(300, 200).jpeg().toBuffer(), await jpeg())],
  ['crw', async () => buildCrw(await noise(300, 200).jpeg().toBuffer(), await jpeg())],
];

test.each(cut)('a truncated %s is unreadable', async (_, make) => {
  const bytes = await make();
  expect(await decodeOutcome(bytes)).toBe('accepted');
  for (const part of [0.5, 0.9]) {
    expect(await decodeOutcome(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe('IMAGE_UNREADABLE');
  }
});

test('a truncated jpeg with an end mark put on is unreadable', async () => {
  const bytes = await noise(300, 200).jpeg().toBuffer();
  const patched = Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from([0xff, 0xd9])]);
  expect(await decodeOutcome(patched)).toBe('IMAGE_UNREADABLE');
});

test('a heic file of which only the last box is cut is unreadable, as tiles may be missing', async () => {
  const box = Buffer.from('\0\0\x10\0free only the beginning', 'latin1');
  expect(await decodeOutcome(Buffer.concat([ROTATED_HEIC, box]))).toBe('IMAGE_UNREADABLE');
  expect(await decodeOutcome(Buffer.concat([ROTATED_HEIC, Buffer.from('appended by some program')]))).toBe('accepted');
});

test('a raw file whose sensor data are cut off is unreadable, though its preview is whole', async () => {
  const preview = { blobs: [[513, 514, await jpeg()]] as [number, number, Buffer][] };
  const sensor = { numbers: { 259: 34713, 262: 32803, 273: 50_000, 279: 40_000 } };
  const cut = buildTiff([{ strings: { 271: 'NIKON CORPORATION' }, nested: [preview, sensor] }]);
  expect(await decodeOutcome(cut)).toBe('IMAGE_UNREADABLE');
  expect(await decodeOutcome(Buffer.concat([cut, Buffer.alloc(90_000 - cut.length)]))).toBe('accepted');
});

test('a jpeg with a harmless fault is accepted', async () => {
  const bytes = await jpeg();
  // Stray bytes before the end mark: "extraneous bytes before marker", a warning and no more.
  const stray = Buffer.concat([bytes.subarray(0, -2), Buffer.from([1, 2, 3, 4]), bytes.subarray(-2)]);
  expect(await decodeOutcome(stray)).toBe('accepted');
});

test('a page of HTML behind a GIF header is refused', async () => {
  expect(await decodeOutcome(Buffer.from('GIF89a<html><script>alert(1)</script></html>'))).toBe('IMAGE_UNREADABLE');
});

const bombs: [string, () => Promise<Buffer>][] = [
  ['png', async () => pngDeclaring(50_000, 50_000)],
  ['gif', async () => gifDeclaring(65_000, 65_000)],
  ['jpeg', async () => jpegDeclaring(await jpeg(), 60_000, 60_000)],
  // Cut short as well: only its declaration can tell that it is too large.
  ['heic', async () => heicDeclaring(60_000, 60_000).subarray(0, -100)],
  ['bmp', async () => buildBmp({ width: 200_000, height: 200_000, bits: 24, rows: Buffer.alloc(64) })],
  ['raw preview', async () => buildCr2(jpegDeclaring(await jpeg(), 60_000, 60_000), Buffer.alloc(40))],
];

test.each(bombs)('a %s with too many pixels is refused before it is decoded', async (_, make) => {
  const bytes = await make();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  expect(await decodeOutcome(bytes)).toBe('IMAGE_TOO_MANY_PIXELS');
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
});

test('exactly 100 megapixels are not too many', async () => {
  const flat = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#336699' } });
  expect(await photoDecoder.open(await flat.jpeg().toBuffer())).toMatchObject({ width: 10_000, height: 10_000 });
  const bytes = await jpeg();
  expect(await decodeOutcome(jpegDeclaring(bytes, 10_000, 10_001))).toBe('IMAGE_TOO_MANY_PIXELS');
});

test('a heic file that lies about its size within the limit is refused, and the next one is decoded', async () => {
  expect(await decodeOutcome(heicDeclaring(6_000, 6_000))).toBe('IMAGE_UNREADABLE');
  expect(await decodeOutcome(ROTATED_HEIC)).toBe('accepted');
});
