import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import sharp from 'sharp';
import { ContentService, guest, type Made, someUser } from './content-service.js';
import { type Asked, askRaw } from './raw-request.js';

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

const raw = (path: string, given: Asked = {}) => askRaw(content, path, given);

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
