import { randomUUID } from 'node:crypto';
import { mediumOf } from '@placelore/contracts/pictures.js';
import sharp from 'sharp';
import { mediaKeysOf } from '../src/media/media-keys.js';
import { ContentService, guest, type Made, photo, someArticle, someUser } from './content-service.js';
import { type Asked, askRaw } from './raw-request.js';

let content: ContentService;
let shown: Made;
let hidden: Made;
const owner = someUser();
beforeAll(async () => {
  content = await ContentService.start();
  shown = await content.make({ userId: owner.userId });
  hidden = await content.make({ userId: owner.userId }, { safety: 'unchecked' });
});
afterAll(() => content.stop());

const raw = (path: string, given: Asked = {}) => askRaw(content, path, given);

describe('a picture for somebody who cannot show WebP', () => {
  const accept = 'image/png, image/jpeg';

  it('is a JPEG at the same address, with a tag, ranges and a HEAD of its own', async () => {
    const webp = await raw(shown.imageUrl);
    const jpeg = await raw(shown.imageUrl, { headers: { accept } });
    expect(jpeg.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.body.length),
      vary: 'accept',
    });
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    const etag = String(jpeg.headers.etag);
    expect(etag).not.toBe(webp.headers.etag);
    const known = (headers: Record<string, string>) => raw(shown.imageUrl, { headers });
    expect((await known({ accept, 'if-none-match': etag })).status).toBe(304);
    expect((await known({ 'if-none-match': etag })).status).toBe(200);
    expect(await known({ accept, range: 'bytes=0-2' })).toMatchObject({ status: 206, body: jpeg.body.subarray(0, 3) });
    const head = await raw(shown.imageUrl, { method: 'HEAD', headers: { accept } });
    expect(head.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(jpeg.body.length) });
    const thumbnail = await raw(shown.thumbnailUrl, { headers: { accept } });
    expect(await sharp(thumbnail.body).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 267 });
  });

  it('is made and kept when it was stored before there were JPEGs', async () => {
    const { imageUrl } = await content.make({ userId: owner.userId });
    const key = imageUrl.replace('/objects/', '').replace('.webp', '.jpg');
    await content.storage.remove([key]);
    const { status, body } = await raw(imageUrl, { headers: { accept } });
    expect([status, (await sharp(body).metadata()).format]).toEqual([200, 'jpeg']);
    expect(await content.storage.stat(key)).toMatchObject({ size: body.length, contentType: 'image/jpeg' });
  });

  it('is as private as it is as WebP, and none when there is no WebP', async () => {
    expect((await raw(hidden.imageUrl, { headers: { accept } })).status).toBe(404);
    expect((await raw(shown.imageUrl.replace('.webp', '.jpg'), { headers: { accept } })).status).toBe(404);
    expect((await raw(`/objects/discoveries/${randomUUID()}/photo.webp`, { headers: { accept } })).status).toBe(404);
  });
});

describe('a picture of medium size', () => {
  const keyOf = (imageUrl: string) => mediumOf(imageUrl)!.replace('/objects/', '');
  /** A picture as it was stored before there was this size. */
  const former = async () => {
    const { imageUrl } = await content.make({ userId: owner.userId });
    await content.storage.remove([keyOf(imageUrl), keyOf(imageUrl).replace('.webp', '.jpg')]);
    return imageUrl;
  };

  it('is shown as WebP and JPEG, cut as the photo is', async () => {
    const webp = await raw(mediumOf(shown.imageUrl)!);
    expect(await sharp(webp.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    const jpeg = await raw(mediumOf(shown.imageUrl)!, { headers: { accept: 'image/jpeg' } });
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 533 });
  });

  it('is made of the photo and kept when that was stored before there was this size', async () => {
    const imageUrl = await former();
    const { status, body } = await raw(mediumOf(imageUrl)!);
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    expect(await content.storage.stat(keyOf(imageUrl))).toMatchObject({ size: body.length, contentType: 'image/webp' });
  });

  it('is made as well for somebody who cannot show WebP, and for several at once', async () => {
    const imageUrl = await former();
    const accepts = ['image/jpeg', 'image/webp', 'image/jpeg', 'image/webp'];
    const answers = await Promise.all(accepts.map((accept) => raw(mediumOf(imageUrl)!, { headers: { accept } })));
    const shapes = await Promise.all(answers.map(async ({ body }) => (await sharp(body).metadata()).format));
    expect(shapes).toEqual(['jpeg', 'webp', 'jpeg', 'webp']);
  });

  it('is as private as the photo, made or not', async () => {
    expect((await raw(mediumOf(hidden.imageUrl)!)).status).toBe(404);
    expect((await raw(mediumOf(hidden.imageUrl)!, { who: owner })).status).toBe(200);
    await content.storage.remove([keyOf(hidden.imageUrl)]);
    expect((await raw(mediumOf(hidden.imageUrl)!)).status).toBe(404);
    expect(await content.storage.stat(keyOf(hidden.imageUrl))).toBeNull();
  });

  it('is none when there is no photo', async () => {
    const imageUrl = await former();
    await content.storage.remove([imageUrl.replace('/objects/', '')]);
    expect((await raw(mediumOf(imageUrl)!)).status).toBe(404);
    expect((await raw(`/objects/discoveries/${randomUUID()}/medium.webp`)).status).toBe(404);
  });
});

describe('a picture of articles', () => {
  it('is everybody’s as long as a published article shows it, and else the admins’', async () => {
    const mediaId = randomUUID();
    const { photo: key, medium, thumbnail } = mediaKeysOf(mediaId, 'articles');
    for (const one of [key, thumbnail]) await content.storage.put(one, await photo(), 'image/webp');
    const admin = someUser({ isAdmin: true });
    const statuses = async () => {
      const answers = [guest(null), someUser(), admin].map((who) => raw(`/objects/${key}`, { who }));
      return Promise.all(answers.map(async (answer) => (await answer).status));
    };
    expect(await statuses()).toEqual([404, 404, 200]);
    const [id] = await content.insertArticles([someArticle({ imageUrl: `/objects/${key}`, isPublic: false })]);
    expect(await statuses()).toEqual([404, 404, 200]);
    const toggle = (isPublic: boolean) =>
      content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic });
    await toggle(true);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await raw(`/objects/${thumbnail}`)).headers['cache-control']).toBe('public, no-cache');
    expect((await raw(`/objects/${medium}`)).headers['cache-control']).toBe('public, no-cache');
    const { etag } = (await raw(`/objects/${key}`)).headers;
    await toggle(false);
    expect(await statuses()).toEqual([404, 404, 200]);
    expect((await raw(`/objects/${medium}`)).status).toBe(404);
    // Not even that it has not changed is told, to a cache that still has it.
    expect((await raw(`/objects/${key}`, { headers: { 'if-none-match': String(etag) } })).status).toBe(404);
    expect((await raw(`/objects/${key}`, { who: admin })).headers['cache-control']).toBe('private, no-cache');
  });
});
