import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Identity } from '@placelore/contracts/identity.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import sharp from 'sharp';
import { mediaKeysOf } from '../src/media/media-keys.js';
import { ContentService, guest, type Made, photo, someArticle, someUser } from './content-service.js';

let content: ContentService;
let shown: Made;
let hidden: Made;
const visitorId = randomUUID();
const owner = someUser({ visitorId });
beforeAll(async () => {
  content = await ContentService.start();
  shown = await content.make({ userId: owner.userId });
  hidden = await content.make({ userId: owner.userId, visitorId }, { safety: 'unchecked' });
});
afterAll(() => content.stop());
afterEach(() => jest.restoreAllMocks());

interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A request with exactly this path and these headers: clients tidy up what is tested here. */
async function raw(
  path: string,
  given: { method?: string; headers?: Record<string, string>; who?: Identity | null } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(content.url);
  const headers = { ...(await content.headers(given.who === undefined ? guest(null) : given.who)), ...given.headers };
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method: given.method ?? 'GET', headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('a public picture', () => {
  it('is a WebP of 1200 × 800 for everyone, as long as it is public', async () => {
    const { status, headers, body } = await raw(shown.imageUrl);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      vary: 'accept',
      'content-length': String(body.length),
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    const thumbnail = await raw(shown.thumbnailUrl);
    expect(await sharp(thumbnail.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await raw(shown.imageUrl);
    const head = await raw(shown.imageUrl, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'accept-ranges']) {
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });

  it('answers the parts that are asked for', async () => {
    const { body: whole, headers } = await raw(shown.imageUrl);
    const size = whole.length;
    const etag = String(headers.etag);
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await raw(shown.imageUrl, { headers: { range, ...more } });
      return { status: answer.status, range: answer.headers['content-range'], body: answer.body };
    };
    expect(await part('bytes=4-11')).toEqual({
      status: 206,
      range: `bytes 4-11/${size}`,
      body: whole.subarray(4, 12),
    });
    expect(await part('bytes=-10')).toEqual({
      status: 206,
      range: `bytes ${size - 10}-${size - 1}/${size}`,
      body: whole.subarray(-10),
    });
    expect(await part(`bytes=${size - 1}-999999999`)).toMatchObject({ status: 206, body: whole.subarray(-1) });
    expect(await part('bytes=0-1', { 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await part('bytes=0-1', { 'if-range': '"older"' })).toMatchObject({ status: 200, body: whole });
    expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, body: whole });
  });

  it('says when a part is beyond its end', async () => {
    const size = (await raw(shown.imageUrl)).body.length;
    const { status, headers, body } = await raw(shown.imageUrl, { headers: { range: `bytes=${size}-` } });
    expect(status).toBe(416);
    expect(headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await raw(shown.imageUrl)).headers.etag);
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await raw(shown.imageUrl, { headers: { 'if-none-match': value } });
      expect([value, status, body.length]).toEqual([value, 304, 0]);
      expect(headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' });
    }
    expect((await raw(shown.imageUrl, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

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

describe('a picture of articles', () => {
  it('is everybody’s as long as a published article shows it, and else the admins’', async () => {
    const mediaId = randomUUID();
    const { photo: key, thumbnail } = mediaKeysOf(mediaId, 'articles');
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
    const { etag } = (await raw(`/objects/${key}`)).headers;
    await toggle(false);
    expect(await statuses()).toEqual([404, 404, 200]);
    // Not even that it has not changed is told, to a cache that still has it.
    expect((await raw(`/objects/${key}`, { headers: { 'if-none-match': String(etag) } })).status).toBe(404);
    expect((await raw(`/objects/${key}`, { who: admin })).headers['cache-control']).toBe('private, no-cache');
  });
});

describe('a private picture', () => {
  it('is for its owner and admins alone, and kept out of shared caches', async () => {
    for (const who of [owner, someUser({ isAdmin: true })]) {
      const { status, headers } = await raw(hidden.imageUrl, { who });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    }
    for (const who of [guest(null), guest(visitorId), guest(randomUUID()), someUser(), someUser({ visitorId })]) {
      const { status, body } = await raw(hidden.imageUrl, { who, headers: { 'if-none-match': '*' } });
      expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'OBJECT_NOT_FOUND']);
    }
  });

  it('of a guest is for their cookie, until it becomes a user’s', async () => {
    const cookie = randomUUID();
    const me = someUser();
    const { thumbnailUrl } = await content.make({ visitorId: cookie });
    const statusFor = async (who: Identity) => (await raw(thumbnailUrl, { who })).status;
    expect([await statusFor(guest(cookie)), await statusFor(me)]).toEqual([200, 404]);
    await content.post(
      '/internal/discoveries/claim',
      { kind: 'service', service: 'worker' },
      { userId: me.userId, username: 'me', visitorId: cookie },
    );
    expect([await statusFor(guest(cookie)), await statusFor(me)]).toEqual([404, 200]);
  });
});

describe('anything else', () => {
  it('is not found when the file is gone though the discovery is there', async () => {
    const me = someUser();
    const { imageUrl } = await content.make({ userId: me.userId });
    await content.storage.remove([imageUrl.replace('/objects/', '')]);
    expect((await raw(imageUrl)).status).toBe(404);
  });

  it('is not found when the file goes at the moment it is to be read', async () => {
    const me = someUser();
    const { imageUrl } = await content.make({ userId: me.userId });
    const read = LocalStorage.prototype.read;
    jest.spyOn(LocalStorage.prototype, 'read').mockImplementationOnce(async function (this: LocalStorage, ...args) {
      await this.remove([args[0]]);
      return read.apply(this, args);
    });
    const { status, body } = await raw(imageUrl);
    expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'OBJECT_NOT_FOUND']);
  });

  it('outside the discoveries’ pictures is not found, admins included, even when it is stored', async () => {
    const key = await content.storePhoto();
    expect((await raw(`/objects/${key}`, { who: someUser({ isAdmin: true }) })).status).toBe(404);
  });

  const folder = () => shown.imageUrl.slice('/objects/'.length, -'/photo.webp'.length);
  it.each<[string, () => string]>([
    ['no key', () => '/objects/'],
    ['no slash', () => '/objects'],
    ['a parent folder', () => `/objects/${folder()}/../../../etc/passwd`],
    ['an escaped parent folder', () => `/objects/${folder()}/%2e%2e/photo.webp`],
    ['an escaped slash', () => '/objects/..%2f..%2fetc%2fpasswd'],
    ['a doubly escaped parent folder', () => '/objects/%252e%252e/photo.webp'],
    ['the file beside it', () => `${shown.imageUrl}.meta`],
    ['a NUL', () => `${shown.imageUrl}%00`],
    ['a NUL before the end', () => `/objects/${folder()}/photo%00.webp`],
    ['half an escape', () => '/objects/%E0%A4%A'],
    ['a line break', () => `${shown.imageUrl}%0a`],
    ['capitals', () => shown.imageUrl.toUpperCase().replace('/OBJECTS', '/objects')],
    ['a very long key', () => `/objects/${'a'.repeat(8000)}`],
    ['many folders', () => `/objects/${'a/'.repeat(3000)}`],
    ['another folder', () => `/objects/discoveries/${randomUUID()}/photo.webp`],
    ['SQL', () => `/objects/discoveries/'%20or%20'1'='1/photo.webp`],
    ['a backslash', () => '/objects/..\\..\\etc\\passwd'],
  ])('with %s is refused politely', async (_, path) => {
    const { status, body } = await raw(path(), { who: owner });
    expect([400, 404]).toContain(status);
    expect(JSON.parse(body.toString())).toMatchObject({ code: expect.any(String) });
  });

  it.each([
    ['letters', 'bytes=abc'],
    ['no number', 'bytes=-'],
    ['an end before its start', 'bytes=5-2'],
    ['another unit', 'items=0-1'],
    ['three numbers', 'bytes=0-0-0'],
    ['an enormous number', `bytes=${'9'.repeat(4000)}-`],
    ['two signs', 'bytes=--1'],
    ['the last zero bytes', 'bytes=-0'],
  ])('in a range header (%s) is never a fault of ours', async (_, range) => {
    expect([200, 416]).toContain((await raw(shown.imageUrl, { headers: { range } })).status);
  });
});
