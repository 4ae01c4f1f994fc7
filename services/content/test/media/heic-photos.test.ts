import { buffer } from 'node:stream/consumers';
import exifr from 'exifr';
import sharp from 'sharp';
import { BOMBS } from '../../../../infra/test/photo-cases/bombs.ts';
import { heicDeclaring, ROTATED_HEIC } from '../../../../packages/photos/test/fixtures/heic.js';
import { buildArticle, buildUser, ContentTestService } from '../support/content-test-service.js';
import { requestUploadUrl, sendUpload } from '../support/upload-client.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

const ADMIN = buildUser({ isAdmin: true });

/** Sends a photo as phones do, and sets it as the image of a new article. */
async function publish(bytes: Buffer, bound: { contentType?: string } = {}) {
  const [id] = await content.insertArticles([buildArticle()]);
  const photoURL = await requestUploadUrl(content, ADMIN, bound);
  const sent = await sendUpload(content, photoURL, bytes, { type: bound.contentType ?? 'application/octet-stream' });
  if (sent.status >= 300) throw new Error(`upload rejected: ${sent.status}`);
  return content.put(`/api/admin/articles/${id}/photo`, ADMIN, { photoURL });
}

async function readFiles(objectPath: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const { key } of await content.storage.list(objectPath.slice('/objects/'.length, -'photo.webp'.length), '', 9)) {
    files[key.split('/').at(-1)!] = await buffer(await content.storage.read(key));
  }
  return files;
}

/** Returns the dominant color of the top or bottom quarter. */
async function readColor(image: Buffer, part: 'top' | 'bottom') {
  const { width, height } = await sharp(image).metadata();
  const quarter = Math.floor(height / 4);
  const strip = { left: 0, top: part === 'top' ? 0 : height - quarter, width, height: quarter };
  const { channels } = await sharp(await sharp(image).extract(strip).png().toBuffer()).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return red! > 180 && blue! < 80 ? 'red' : blue! > 180 && red! < 80 ? 'blue' : `${red} ${blue}`;
}

it.each([undefined, 'image/heic', 'image/heif'])(
  'HEIC photos: a file sent as %s is stored in every format, upright and in its colors',
  async (contentType) => {
    const { status, body } = await publish(ROTATED_HEIC, contentType ? { contentType } : {});
    expect([status, body.error]).toEqual([200, undefined]);
    const files = await readFiles(body.objectPath);
    const sizes = await Promise.all(
      Object.entries(files).map(async ([name, file]) => {
        const { format, width, height, space } = await sharp(file).metadata();
        return [name, format, width, height, space, await readColor(file, 'top'), await readColor(file, 'bottom')];
      }),
    );
    expect(sizes).toEqual([
      ['medium.jpg', 'jpeg', 800, 533, 'srgb', 'red', 'blue'],
      ['medium.webp', 'webp', 800, 533, 'srgb', 'red', 'blue'],
      ['photo.jpg', 'jpeg', 1200, 800, 'srgb', 'red', 'blue'],
      ['photo.webp', 'webp', 1200, 800, 'srgb', 'red', 'blue'],
      ['thumbnail.jpg', 'jpeg', 400, 267, 'srgb', 'red', 'blue'],
      ['thumbnail.webp', 'webp', 400, 267, 'srgb', 'red', 'blue'],
    ]);
  },
);

it('HEIC photos: position, time and profile are removed', async () => {
  expect(ROTATED_HEIC.includes('colrprof')).toBe(true);
  expect(ROTATED_HEIC.includes('2024:05:06 07:08:09')).toBe(true);
  const files = await readFiles((await publish(ROTATED_HEIC)).body.objectPath);
  expect(Object.keys(files)).toHaveLength(6);
  for (const [name, file] of Object.entries(files)) {
    const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ name, exif, icc, xmp, iptc, orientation }).toEqual({ name });
    expect(file.toString('latin1')).not.toMatch(/2024:05:06|Exif|EXIF|ICC_PROFILE|ICCP|XMP|ftyp/);
    if (name.endsWith('.jpg')) expect(await exifr.parse(file, true)).toBeUndefined();
  }
});

const half = ROTATED_HEIC.subarray(0, ROTATED_HEIC.length / 2);
/** The image data at the end of this file is overwritten. */
const damaged = Buffer.from(ROTATED_HEIC).fill(0xff, ROTATED_HEIC.indexOf('mdat') + 4);

it.each<[string, Buffer, string]>([
  ['half a file', half, 'IMAGE_UNREADABLE'],
  ['only the signature', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'IMAGE_UNREADABLE'],
  ['a file with overwritten data', damaged, 'IMAGE_UNREADABLE'],
  ['a file with a false size', heicDeclaring(6_000, 6_000), 'IMAGE_UNREADABLE'],
  // The file is truncated, so only its declared size can cause this error, before anything is decoded.
  ['a small file of gigapixels', heicDeclaring(60_000, 60_000).subarray(0, -100), 'IMAGE_TOO_MANY_PIXELS'],
  ['a long line of pixels', heicDeclaring(70_000, 1), 'IMAGE_TOO_MANY_PIXELS'],
])('HEIC photos: %s is rejected', async (_, bytes, code) => {
  const before = await content.storage.list('articles/', '', 99);
  const { status, body } = await publish(bytes);
  expect([status, body.code]).toEqual([422, code]);
  expect(await content.storage.list('articles/', '', 99)).toEqual(before);
});

it('HEIC photos: a photo is accepted while a damaged one fails', async () => {
  const [broken, intact] = await Promise.all([publish(damaged), publish(ROTATED_HEIC)]);
  expect([broken.status, intact.status]).toEqual([422, 200]);
});

it('HEIC photos: a file of another type than stated is rejected', async () => {
  const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3478a0' } })
    .jpeg()
    .toBuffer();
  for (const [bytes, contentType] of [
    [jpeg, 'image/heic'],
    [ROTATED_HEIC, 'image/jpeg'],
  ] as const) {
    const { status, body } = await publish(bytes, { contentType });
    expect([status, body.details?.[0]]).toEqual([
      400,
      { field: 'photoURL', message: expect.stringMatching(/another type than requested/) },
    ]);
  }
});

it.each(BOMBS.filter(({ name }) => /iCCP of (1.9 GB|96 MB)|zTXt of 1 GB|ICC of 9 MB in segments/.test(name)))(
  'HEIC photos: $name is rejected without using memory of the service',
  async ({ make }) => {
    const bytes = await make();
    const before = process.memoryUsage.rss();
    const { status, body } = await publish(bytes);
    expect([status, body.code]).toEqual([422, 'IMAGE_UNREADABLE']);
    expect(body.error).toContain('more embedded data than a photo needs');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  },
);
