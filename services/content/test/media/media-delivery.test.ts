import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import sharp from 'sharp';
import { buildGuest, buildUser, ContentTestService, type CreatedDiscovery } from '../support/content-test-service.js';
import { type RawRequestOptions, sendRawRequest } from '../support/raw-request.js';

let content: ContentTestService;
let shown: CreatedDiscovery;
let hidden: CreatedDiscovery;
const visitorId = randomUUID();
const owner = buildUser({ visitorId });
beforeAll(async () => {
  content = await ContentTestService.start();
  shown = await content.createDiscovery({ userId: owner.userId });
  hidden = await content.createDiscovery({ userId: owner.userId, visitorId }, { safety: 'unchecked' });
});
afterAll(() => content.stop());
afterEach(() => jest.restoreAllMocks());

const sendRequest = (path: string, options: RawRequestOptions = {}) => sendRawRequest(content, path, options);

describe('public image', () => {
  it('is a WebP of 1200 × 800 for every caller while it is public', async () => {
    const { status, headers, body } = await sendRequest(shown.imageUrl);
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
    const thumbnail = await sendRequest(shown.thumbnailUrl);
    expect(await sharp(thumbnail.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const fullResponse = await sendRequest(shown.imageUrl);
    const head = await sendRequest(shown.imageUrl, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'accept-ranges']) {
      expect([name, head.headers[name]]).toEqual([name, fullResponse.headers[name]]);
    }
  });

  it('returns the requested byte ranges', async () => {
    const { body: fullBody, headers } = await sendRequest(shown.imageUrl);
    const size = fullBody.length;
    const etag = String(headers.etag);
    const requestRange = async (range: string, more: Record<string, string> = {}) => {
      const response = await sendRequest(shown.imageUrl, { headers: { range, ...more } });
      return { status: response.status, range: response.headers['content-range'], body: response.body };
    };
    expect(await requestRange('bytes=4-11')).toEqual({
      status: 206,
      range: `bytes 4-11/${size}`,
      body: fullBody.subarray(4, 12),
    });
    expect(await requestRange('bytes=-10')).toEqual({
      status: 206,
      range: `bytes ${size - 10}-${size - 1}/${size}`,
      body: fullBody.subarray(-10),
    });
    expect(await requestRange(`bytes=${size - 1}-999999999`)).toMatchObject({
      status: 206,
      body: fullBody.subarray(-1),
    });
    expect(await requestRange('bytes=0-1', { 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await requestRange('bytes=0-1', { 'if-range': '"older"' })).toMatchObject({ status: 200, body: fullBody });
    expect(await requestRange('bytes=0-1,4-5')).toMatchObject({ status: 200, body: fullBody });
  });

  it('returns 416 for a range beyond its end', async () => {
    const size = (await sendRequest(shown.imageUrl)).body.length;
    const { status, headers, body } = await sendRequest(shown.imageUrl, { headers: { range: `bytes=${size}-` } });
    expect(status).toBe(416);
    expect(headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  it('returns 304 for a matching ETag', async () => {
    const etag = String((await sendRequest(shown.imageUrl)).headers.etag);
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await sendRequest(shown.imageUrl, { headers: { 'if-none-match': value } });
      expect([value, status, body.length]).toEqual([value, 304, 0]);
      expect(headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' });
    }
    expect((await sendRequest(shown.imageUrl, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('private image', () => {
  it('is visible to its owner and admins only, and not cached by shared caches', async () => {
    for (const actor of [owner, buildUser({ isAdmin: true })]) {
      const { status, headers } = await sendRequest(hidden.imageUrl, { actor });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    }
    for (const actor of [
      buildGuest(null),
      buildGuest(visitorId),
      buildGuest(randomUUID()),
      buildUser(),
      buildUser({ visitorId }),
    ]) {
      const { status, body } = await sendRequest(hidden.imageUrl, { actor, headers: { 'if-none-match': '*' } });
      expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'OBJECT_NOT_FOUND']);
    }
  });

  it('of a guest is visible with their cookie until a user claims it', async () => {
    const cookie = randomUUID();
    const me = buildUser();
    const { thumbnailUrl } = await content.createDiscovery({ visitorId: cookie });
    const statusFor = async (actor: Identity) => (await sendRequest(thumbnailUrl, { actor })).status;
    expect([await statusFor(buildGuest(cookie)), await statusFor(me)]).toEqual([200, 404]);
    await content.post(
      '/internal/discoveries/claim',
      { kind: 'service', service: 'worker' },
      { userId: me.userId, username: 'me', visitorId: cookie },
    );
    expect([await statusFor(buildGuest(cookie)), await statusFor(me)]).toEqual([404, 200]);
  });
});

describe('other requests below /objects', () => {
  it('return 404 when the file of a discovery is missing', async () => {
    const me = buildUser();
    const { imageUrl } = await content.createDiscovery({ userId: me.userId });
    await content.storage.delete([imageUrl.replace('/objects/', '')]);
    expect((await sendRequest(imageUrl)).status).toBe(404);
  });

  it('return 404 when the file is deleted while it is read', async () => {
    const me = buildUser();
    const { imageUrl } = await content.createDiscovery({ userId: me.userId });
    const read = LocalStorage.prototype.read;
    jest.spyOn(LocalStorage.prototype, 'read').mockImplementationOnce(async function (this: LocalStorage, ...args) {
      await this.delete([args[0]]);
      return read.apply(this, args);
    });
    const { status, body } = await sendRequest(imageUrl);
    expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'OBJECT_NOT_FOUND']);
  });

  it('return 404 for stored files that are not published, even to admins', async () => {
    const key = await content.storePhoto();
    expect((await sendRequest(`/objects/${key}`, { actor: buildUser({ isAdmin: true }) })).status).toBe(404);
  });

  const folder = () => shown.imageUrl.slice('/objects/'.length, -'/photo.webp'.length);
  it.each<[string, () => string]>([
    ['no key', () => '/objects/'],
    ['no slash', () => '/objects'],
    ['a parent folder', () => `/objects/${folder()}/../../../etc/passwd`],
    ['an escaped parent folder', () => `/objects/${folder()}/%2e%2e/photo.webp`],
    ['an escaped slash', () => '/objects/..%2f..%2fetc%2fpasswd'],
    ['a doubly escaped parent folder', () => '/objects/%252e%252e/photo.webp'],
    ['a neighboring file', () => `${shown.imageUrl}.meta`],
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
  ])('with %s return 400 or 404', async (_, path) => {
    const { status, body } = await sendRequest(path(), { actor: owner });
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
  ])('with a range header of %s return 200 or 416', async (_, range) => {
    expect([200, 416]).toContain((await sendRequest(shown.imageUrl, { headers: { range } })).status);
  });
});
