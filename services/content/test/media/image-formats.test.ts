import { randomUUID } from 'node:crypto';
import { mediumImageUrl } from '@placelore/contracts/content/image-sizes.js';
import sharp from 'sharp';
import { getImageKeys } from '../../src/media/images/storage-keys.js';
import {
  buildArticle,
  buildGuest,
  buildUser,
  ContentTestService,
  type CreatedDiscovery,
  createPhoto,
} from '../support/content-test-service.js';
import { type RawRequestOptions, sendRawRequest } from '../support/raw-request.js';

let content: ContentTestService;
let shown: CreatedDiscovery;
let hidden: CreatedDiscovery;
const owner = buildUser();
beforeAll(async () => {
  content = await ContentTestService.start();
  shown = await content.createDiscovery({ userId: owner.userId });
  hidden = await content.createDiscovery({ userId: owner.userId }, { safety: 'unchecked' });
});
afterAll(() => content.stop());

const sendRequest = (path: string, options: RawRequestOptions = {}) => sendRawRequest(content, path, options);

describe('image for a client without WebP support', () => {
  const accept = 'image/png, image/jpeg';

  it('is a JPEG at the same URL with its own ETag, ranges and HEAD', async () => {
    const webp = await sendRequest(shown.imageUrl);
    const jpeg = await sendRequest(shown.imageUrl, { headers: { accept } });
    expect(jpeg.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.body.length),
      vary: 'accept',
    });
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    const etag = String(jpeg.headers.etag);
    expect(etag).not.toBe(webp.headers.etag);
    const requestWith = (headers: Record<string, string>) => sendRequest(shown.imageUrl, { headers });
    expect((await requestWith({ accept, 'if-none-match': etag })).status).toBe(304);
    expect((await requestWith({ 'if-none-match': etag })).status).toBe(200);
    expect(await requestWith({ accept, range: 'bytes=0-2' })).toMatchObject({
      status: 206,
      body: jpeg.body.subarray(0, 3),
    });
    const head = await sendRequest(shown.imageUrl, { method: 'HEAD', headers: { accept } });
    expect(head.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(jpeg.body.length) });
    const thumbnail = await sendRequest(shown.thumbnailUrl, { headers: { accept } });
    expect(await sharp(thumbnail.body).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 267 });
  });

  it('is generated and stored when only WebP was stored', async () => {
    const { imageUrl } = await content.createDiscovery({ userId: owner.userId });
    const key = imageUrl.replace('/objects/', '').replace('.webp', '.jpg');
    await content.storage.delete([key]);
    const { status, body } = await sendRequest(imageUrl, { headers: { accept } });
    expect([status, (await sharp(body).metadata()).format]).toEqual([200, 'jpeg']);
    expect(await content.storage.stat(key)).toMatchObject({ size: body.length, contentType: 'image/jpeg' });
  });

  it('follows the access rules of the WebP, and returns 404 without one', async () => {
    expect((await sendRequest(hidden.imageUrl, { headers: { accept } })).status).toBe(404);
    expect((await sendRequest(shown.imageUrl.replace('.webp', '.jpg'), { headers: { accept } })).status).toBe(404);
    expect((await sendRequest(`/objects/discoveries/${randomUUID()}/photo.webp`, { headers: { accept } })).status).toBe(
      404,
    );
  });
});

describe('medium image', () => {
  const toKey = (imageUrl: string) => mediumImageUrl(imageUrl)!.replace('/objects/', '');
  /** Creates a discovery whose images were stored before the medium size existed. */
  const insertFormerImage = async () => {
    const { imageUrl } = await content.createDiscovery({ userId: owner.userId });
    await content.storage.delete([toKey(imageUrl), toKey(imageUrl).replace('.webp', '.jpg')]);
    return imageUrl;
  };

  it('is returned as WebP and JPEG in the aspect ratio of the photo', async () => {
    const webp = await sendRequest(mediumImageUrl(shown.imageUrl)!);
    expect(await sharp(webp.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    const jpeg = await sendRequest(mediumImageUrl(shown.imageUrl)!, { headers: { accept: 'image/jpeg' } });
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 533 });
  });

  it('is generated from the photo and stored when it is missing', async () => {
    const imageUrl = await insertFormerImage();
    const { status, body } = await sendRequest(mediumImageUrl(imageUrl)!);
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    expect(await content.storage.stat(toKey(imageUrl))).toMatchObject({ size: body.length, contentType: 'image/webp' });
  });

  it('is generated as JPEG, and for several requests at once', async () => {
    const imageUrl = await insertFormerImage();
    const accepts = ['image/jpeg', 'image/webp', 'image/jpeg', 'image/webp'];
    const responses = await Promise.all(
      accepts.map((accept) => sendRequest(mediumImageUrl(imageUrl)!, { headers: { accept } })),
    );
    const shapes = await Promise.all(responses.map(async ({ body }) => (await sharp(body).metadata()).format));
    expect(shapes).toEqual(['jpeg', 'webp', 'jpeg', 'webp']);
  });

  it('follows the access rules of the photo', async () => {
    expect((await sendRequest(mediumImageUrl(hidden.imageUrl)!)).status).toBe(404);
    expect((await sendRequest(mediumImageUrl(hidden.imageUrl)!, { actor: owner })).status).toBe(200);
    await content.storage.delete([toKey(hidden.imageUrl)]);
    expect((await sendRequest(mediumImageUrl(hidden.imageUrl)!)).status).toBe(404);
    expect(await content.storage.stat(toKey(hidden.imageUrl))).toBeNull();
  });

  it('returns 404 when no photo is stored', async () => {
    const imageUrl = await insertFormerImage();
    await content.storage.delete([imageUrl.replace('/objects/', '')]);
    expect((await sendRequest(mediumImageUrl(imageUrl)!)).status).toBe(404);
    expect((await sendRequest(`/objects/discoveries/${randomUUID()}/medium.webp`)).status).toBe(404);
  });
});

describe('image of articles', () => {
  it('is public while a published article shows it, and otherwise visible to admins only', async () => {
    const mediaId = randomUUID();
    const { photo: key, medium, thumbnail } = getImageKeys(mediaId, 'articles');
    for (const one of [key, thumbnail]) await content.storage.put(one, await createPhoto(), 'image/webp');
    const admin = buildUser({ isAdmin: true });
    const statuses = async () => {
      const responses = [buildGuest(null), buildUser(), admin].map((actor) =>
        sendRequest(`/objects/${key}`, { actor }),
      );
      return Promise.all(responses.map(async (response) => (await response).status));
    };
    expect(await statuses()).toEqual([404, 404, 200]);
    const [id] = await content.insertArticles([buildArticle({ imageUrl: `/objects/${key}`, isPublic: false })]);
    expect(await statuses()).toEqual([404, 404, 200]);
    const toggle = (isPublic: boolean) =>
      content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic });
    await toggle(true);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await sendRequest(`/objects/${thumbnail}`)).headers['cache-control']).toBe('public, no-cache');
    expect((await sendRequest(`/objects/${medium}`)).headers['cache-control']).toBe('public, no-cache');
    const { etag } = (await sendRequest(`/objects/${key}`)).headers;
    await toggle(false);
    expect(await statuses()).toEqual([404, 404, 200]);
    expect((await sendRequest(`/objects/${medium}`)).status).toBe(404);
    // A cache that still has the image must not receive a 304.
    expect((await sendRequest(`/objects/${key}`, { headers: { 'if-none-match': String(etag) } })).status).toBe(404);
    expect((await sendRequest(`/objects/${key}`, { actor: admin })).headers['cache-control']).toBe('private, no-cache');
  });
});
