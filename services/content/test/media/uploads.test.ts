import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import { UploadUrlSigner } from '../../src/media/uploads/upload-url-signer.js';
import { buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';
import { createFiller, createJpeg, requestUploadUrl, sendUpload } from '../support/upload-client.js';

let content: ContentTestService;
let photo: Buffer;
const ADMIN = buildUser({ isAdmin: true });
beforeAll(async () => {
  [content, photo] = await Promise.all([ContentTestService.start(), createJpeg()]);
});
afterAll(() => content.stop());
afterEach(() => jest.restoreAllMocks());

const requestUrl = (constraints?: object, actor: Identity = ADMIN) => requestUploadUrl(content, actor, constraints);
const parseId = (url: string) => /uploads\/([0-9a-f-]{36})/.exec(url)![1]!;
const statStored = (url: string) => content.storage.stat(`uploads/${parseId(url)}`);

describe('POST /api/objects/upload', () => {
  it.each<[string, Identity | null, number]>([
    ['no identity', null, 401],
    ['a guest', buildGuest(randomUUID()), 401],
    ['a user', buildUser(), 403],
    ['another service', WORKER, 401],
    ['an admin', ADMIN, 200],
  ])('returns the expected status for %s', async (_, actor, expected) => {
    expect((await content.post('/api/objects/upload', actor, {})).status).toBe(expected);
  });

  it('accepts a request without a body and returns a new URL each time', async () => {
    const first = await content.post('/api/objects/upload', ADMIN, '');
    expect(first.body).toEqual({
      uploadURL: expect.stringMatching(/^\/objects\/uploads\/[0-9a-f-]{36}\?expires=\d+&token=/),
    });
    expect(await requestUrl()).not.toBe(first.body.uploadURL);
    const expires = Number(/expires=(\d+)/.exec(first.body.uploadURL)![1]);
    expect(Math.abs(expires - (Date.now() / 1000 + 600))).toBeLessThan(5);
  });

  it.each([
    ['contentType', { contentType: 'image/svg+xml' }],
    ['contentType', { contentType: 'text/html' }],
    ['size', { size: IMAGE_MAX_BYTES + 1 }],
    ['size', { size: 0 }],
    ['size', { size: 1.5 }],
  ])('rejects a wrong %s: %j', async (field, bound) => {
    const { status, body } = await content.post('/api/objects/upload', ADMIN, bound);
    expect([status, body.details[0].field]).toEqual([400, field]);
  });

  it('rejects an article that does not exist', async () => {
    const { status, body } = await content.post('/api/objects/upload', ADMIN, { articleId: 99_999_999 });
    expect([status, body.code]).toEqual([404, 'ARTICLE_NOT_FOUND']);
  });
});

describe('PUT /objects/uploads/:id', () => {
  it('stores the file from any sender, and serves it to no caller, not even an admin', async () => {
    const url = await requestUrl();
    expect(await sendUpload(content, url, photo)).toMatchObject({ status: 204 });
    expect(await statStored(url)).toMatchObject({ size: photo.length, contentType: 'image/jpeg' });
    for (const actor of [ADMIN, buildGuest(null)]) {
      expect((await content.get(`/objects/uploads/${parseId(url)}`, actor)).status).toBe(404);
      expect((await content.get(url, actor)).status).toBe(404);
    }
  });

  it('accepts one file, even from ten simultaneous requests', async () => {
    const url = await requestUrl();
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendUpload(content, url, photo)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(403)]);
    expect(await sendUpload(content, url, createFiller(100))).toEqual({ status: 403, code: 'UPLOAD_REJECTED' });
    expect(await statStored(url)).toMatchObject({ size: photo.length });
  });

  it.each<[string, (url: string, other: string) => string]>([
    ['another token', (url) => url.replace(/token=./, (found) => `token=${found.at(-1) === 'A' ? 'B' : 'A'}`)],
    ['half a token', (url) => url.slice(0, -20)],
    ['a later expiry', (url) => url.replace(/expires=\d/, 'expires=9')],
    ['another upload’s token', (url, other) => url.replace(/\?.*/, /\?.*/.exec(other)![0])],
    ['capitals', (url) => url.replace(/uploads\/[^?]+/, (found) => `uploads/${found.slice(8).toUpperCase()}`)],
  ])('rejects a URL with %s', async (_, change) => {
    const url = await requestUrl();
    const changed = change(url, await requestUrl());
    expect(changed).not.toBe(url);
    expect(await sendUpload(content, changed, photo)).toEqual({ status: 403, code: 'UPLOAD_REJECTED' });
    expect(await statStored(url)).toBeNull();
  });

  it('rejects a file after ten minutes', async () => {
    const url = await requestUrl();
    const sendWithExpiry = async (seconds: number) => {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      await content.dataSource.query('update uploads set expires_at = $2 where id = $1', [parseId(url), expiresAt]);
      return sendUpload(content, content.app.get(UploadUrlSigner).sign(parseId(url), expiresAt), photo);
    };
    expect(await sendWithExpiry(-1)).toEqual({ status: 403, code: 'UPLOAD_REJECTED' });
    expect(await statStored(url)).toBeNull();
    expect(await sendWithExpiry(5)).toMatchObject({ status: 204 });
  });

  it('rejects a file when the upload was deleted', async () => {
    const url = await requestUrl();
    await content.dataSource.query('delete from uploads where id = $1', [parseId(url)]);
    expect(await sendUpload(content, url, photo)).toEqual({ status: 403, code: 'UPLOAD_REJECTED' });
  });

  it.each<[string, string, number, string]>([
    ['of another type than stated', 'image/jpeg', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without the stated type', '', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('rejects a file %s', async (_, type, status, code) => {
    const url = await requestUrl({ contentType: 'image/png' });
    expect(await sendUpload(content, url, photo, { type })).toEqual({ status, code });
    expect(await statStored(url)).toBeNull();
    expect(await sendUpload(content, url, photo, { type: 'IMAGE/PNG; charset=x' })).toMatchObject({ status: 204 });
  });

  it.each([
    ['a byte less', -1, false],
    ['a byte more', 1, false],
    ['a byte less, chunked', -1, true],
    ['a byte more, chunked', 1, true],
  ])('rejects a file with %s than was stated', async (_, difference, chunked) => {
    const url = await requestUrl({ size: 1000 });
    expect(await sendUpload(content, url, createFiller(1000 + difference), { isChunked: chunked })).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
    });
    expect(await statStored(url)).toBeNull();
    expect(await sendUpload(content, url, createFiller(1000), { isChunked: chunked })).toMatchObject({ status: 204 });
  });

  it.each([
    ['with a length', false],
    ['chunked', true],
  ])('rejects a file over 10 MB (%s) and accepts exactly 10 MB', async (_, chunked) => {
    const url = await requestUrl();
    const large = createFiller(IMAGE_MAX_BYTES + 1);
    expect(await sendUpload(content, url, large, { isChunked: chunked })).toEqual({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
    });
    expect(await statStored(url)).toBeNull();
    expect(await sendUpload(content, url, large.subarray(1), { isChunked: chunked })).toMatchObject({ status: 204 });
    expect(await statStored(url)).toMatchObject({ size: IMAGE_MAX_BYTES });
  });

  it('rejects an endless chunked body as soon as it exceeds the limit', async () => {
    const response = await sendUpload(content, await requestUrl(), createFiller(IMAGE_MAX_BYTES + 1), {
      isChunked: true,
      isEndless: true,
    });
    expect(response).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('leaves the URL usable after an empty or aborted body', async () => {
    const url = await requestUrl();
    expect(await sendUpload(content, url, Buffer.alloc(0))).toEqual({ status: 400, code: 'IMAGE_EMPTY' });
    expect(await sendUpload(content, url, createFiller(200_000), { abortAfterBytes: 70_000 })).toMatchObject({
      status: 0,
    });
    expect(await statStored(url)).toBeNull();
    expect(await sendUpload(content, url, photo)).toMatchObject({ status: 204 });
  });

  it('accepts the file again when it could not be stored', async () => {
    const url = await requestUrl();
    jest.spyOn(LocalStorage.prototype, 'put').mockRejectedValueOnce(new Error('disk full'));
    expect((await sendUpload(content, url, photo)).status).toBe(500);
    expect(await sendUpload(content, url, photo)).toMatchObject({ status: 204 });
  });

  it.each([
    '/objects/uploads/../articles/x',
    '/objects/uploads/%2e%2e%2fdiscoveries%2fx',
    '/objects/uploads/..%5c..%5cetc',
    '/objects/uploads/a%00b',
    '/objects/uploads//x',
    `/objects/uploads/${'a'.repeat(400)}`,
    '/objects/uploads/',
    `/objects/uploads/${randomUUID()}.webp`,
    `/objects/discoveries/${randomUUID()}/photo.webp`,
  ])('rejects %s', async (path) => {
    const query = /\?.*/.exec(await requestUrl())![0];
    expect([400, 403, 404, 415]).toContain((await sendUpload(content, path + query, photo)).status);
  });
});
