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

test('photoDecoder.open: rejects an empty file', async () => {
  expect(await decodeOutcome(Buffer.alloc(0))).toBe('IMAGE_EMPTY');
});

const nonPhotos: [string, string][] = [
  ['text', 'This is a text that somebody called photo.jpg.'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'],
  ['HTML', '<!doctype html><title>x</title>'],
  ['ZIP', 'PK\x03\x04\x14\0\0\0\0\0'],
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['text that begins like a BMP', 'BMW is a maker of cars and motorcycles in Munich.'],
  ['one byte', '\xff'],
];

test.each(nonPhotos)('photoDecoder.open: rejects %s as no photo', async (_, text) => {
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

test.each(cut)('photoDecoder.open: rejects a truncated %s as unreadable', async (_, make) => {
  const bytes = await make();
  expect(await decodeOutcome(bytes)).toBe('accepted');
  for (const part of [0.5, 0.9]) {
    expect(await decodeOutcome(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe('IMAGE_UNREADABLE');
  }
});

test('photoDecoder.open: rejects a truncated jpeg with an added end marker as unreadable', async () => {
  const bytes = await noise(300, 200).jpeg().toBuffer();
  const patched = Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from([0xff, 0xd9])]);
  expect(await decodeOutcome(patched)).toBe('IMAGE_UNREADABLE');
});

test('photoDecoder.open: rejects a heic file with a truncated last box, since tiles may be missing', async () => {
  const box = Buffer.from('\0\0\x10\0free only the beginning', 'latin1');
  expect(await decodeOutcome(Buffer.concat([ROTATED_HEIC, box]))).toBe('IMAGE_UNREADABLE');
  expect(await decodeOutcome(Buffer.concat([ROTATED_HEIC, Buffer.from('appended by some program')]))).toBe('accepted');
});

test('photoDecoder.open: rejects a raw file with truncated sensor data although its preview is complete', async () => {
  const preview = { blobs: [[513, 514, await jpeg()]] as [number, number, Buffer][] };
  const sensor = { numbers: { 259: 34713, 262: 32803, 273: 50_000, 279: 40_000 } };
  const cut = buildTiff([{ strings: { 271: 'NIKON CORPORATION' }, nested: [preview, sensor] }]);
  expect(await decodeOutcome(cut)).toBe('IMAGE_UNREADABLE');
  expect(await decodeOutcome(Buffer.concat([cut, Buffer.alloc(90_000 - cut.length)]))).toBe('accepted');
});

test('photoDecoder.open: accepts a jpeg with a harmless error', async () => {
  const bytes = await jpeg();
  // Stray bytes before the end marker cause only the warning "extraneous bytes before marker".
  const stray = Buffer.concat([bytes.subarray(0, -2), Buffer.from([1, 2, 3, 4]), bytes.subarray(-2)]);
  expect(await decodeOutcome(stray)).toBe('accepted');
});

test('photoDecoder.open: rejects an HTML page behind a GIF header', async () => {
  expect(await decodeOutcome(Buffer.from('GIF89a<html><script>alert(1)</script></html>'))).toBe('IMAGE_UNREADABLE');
});

const bombs: [string, () => Promise<Buffer>][] = [
  ['png', async () => pngDeclaring(50_000, 50_000)],
  ['gif', async () => gifDeclaring(65_000, 65_000)],
  ['jpeg', async () => jpegDeclaring(await jpeg(), 60_000, 60_000)],
  // This file is truncated as well, so only its declaration reveals its size.
  ['heic', async () => heicDeclaring(60_000, 60_000).subarray(0, -100)],
  ['bmp', async () => buildBmp({ width: 200_000, height: 200_000, bits: 24, rows: Buffer.alloc(64) })],
  ['raw preview', async () => buildCr2(jpegDeclaring(await jpeg(), 60_000, 60_000), Buffer.alloc(40))],
];

test.each(bombs)('photoDecoder.open: rejects a %s with too many pixels before decoding it', async (_, make) => {
  const bytes = await make();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  expect(await decodeOutcome(bytes)).toBe('IMAGE_TOO_MANY_PIXELS');
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
});

test('photoDecoder.open: accepts exactly 100 megapixels and rejects more', async () => {
  const flat = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#336699' } });
  expect(await photoDecoder.open(await flat.jpeg().toBuffer())).toMatchObject({ width: 10_000, height: 10_000 });
  const bytes = await jpeg();
  expect(await decodeOutcome(jpegDeclaring(bytes, 10_000, 10_001))).toBe('IMAGE_TOO_MANY_PIXELS');
});

test('photoDecoder.open: rejects a heic file with a false size within the limit and decodes the next photo', async () => {
  expect(await decodeOutcome(heicDeclaring(6_000, 6_000))).toBe('IMAGE_UNREADABLE');
  expect(await decodeOutcome(ROTATED_HEIC)).toBe('accepted');
});
