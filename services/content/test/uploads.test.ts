import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { LocalStorage } from '@placelore/platform/storage/local-storage.js';
import { UploadAddresses } from '../src/uploads/upload-address.js';
import { ContentService, guest, someUser, WORKER } from './content-service.js';
import { askFor, filler, jpeg, send } from './picture-uploads.js';

let content: ContentService;
let photo: Buffer;
const admin = someUser({ isAdmin: true });
beforeAll(async () => {
  [content, photo] = await Promise.all([ContentService.start(), jpeg()]);
});
afterAll(() => content.stop());
afterEach(() => jest.restoreAllMocks());

const ask = (bound?: object, who: Identity = admin) => askFor(content, who, bound);
const idIn = (address: string) => /uploads\/([0-9a-f-]{36})/.exec(address)![1]!;
const stored = (address: string) => content.storage.stat(`uploads/${idIn(address)}`);

describe('an upload address', () => {
  it.each<[string, Identity | null, number]>([
    ['nobody', null, 401],
    ['a guest', guest(randomUUID()), 401],
    ['a user', someUser(), 403],
    ['another process', WORKER, 401],
    ['an admin', admin, 200],
  ])('for %s', async (_, who, expected) => {
    expect((await content.post('/api/objects/upload', who, {})).status).toBe(expected);
  });

  it('may be asked for without a body, and is another one each time', async () => {
    const first = await content.post('/api/objects/upload', admin, '');
    expect(first.body).toEqual({
      uploadURL: expect.stringMatching(/^\/objects\/uploads\/[0-9a-f-]{36}\?expires=\d+&token=/),
    });
    expect(await ask()).not.toBe(first.body.uploadURL);
    const expires = Number(/expires=(\d+)/.exec(first.body.uploadURL)![1]);
    expect(Math.abs(expires - (Date.now() / 1000 + 600))).toBeLessThan(5);
  });

  it.each([
    ['contentType', { contentType: 'image/svg+xml' }],
    ['contentType', { contentType: 'text/html' }],
    ['size', { size: IMAGE_MAX_BYTES + 1 }],
    ['size', { size: 0 }],
    ['size', { size: 1.5 }],
  ])('is refused with a wrong %s: %j', async (field, bound) => {
    const { status, body } = await content.post('/api/objects/upload', admin, bound);
    expect([status, body.details[0].field]).toEqual([400, field]);
  });
});

describe('what is sent to it', () => {
  it('is kept, whoever sends it, and shown to nobody, admins included', async () => {
    const address = await ask();
    expect(await send(content, address, photo)).toMatchObject({ status: 204 });
    expect(await stored(address)).toMatchObject({ size: photo.length, contentType: 'image/jpeg' });
    for (const who of [admin, guest(null)]) {
      expect((await content.get(`/objects/uploads/${idIn(address)}`, who)).status).toBe(404);
      expect((await content.get(address, who)).status).toBe(404);
    }
  });

  it('is taken once, also when it is sent ten times at once', async () => {
    const address = await ask();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(content, address, photo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(403)]);
    expect(await send(content, address, filler(100))).toEqual({ status: 403, code: 'UPLOAD_REFUSED' });
    expect(await stored(address)).toMatchObject({ size: photo.length });
  });

  it.each<[string, (address: string, other: string) => string]>([
    ['another token', (address) => address.replace(/token=./, (found) => `token=${found.at(-1) === 'A' ? 'B' : 'A'}`)],
    ['half a token', (address) => address.slice(0, -20)],
    ['a longer time', (address) => address.replace(/expires=\d/, 'expires=9')],
    ['another upload’s token', (address, other) => address.replace(/\?.*/, /\?.*/.exec(other)![0])],
    ['capitals', (address) => address.replace(/uploads\/[^?]+/, (found) => `uploads/${found.slice(8).toUpperCase()}`)],
  ])('is refused with %s', async (_, change) => {
    const address = await ask();
    const changed = change(address, await ask());
    expect(changed).not.toBe(address);
    expect(await send(content, changed, photo)).toEqual({ status: 403, code: 'UPLOAD_REFUSED' });
    expect(await stored(address)).toBeNull();
  });

  it('is refused after ten minutes', async () => {
    const address = await ask();
    const whenIt = async (seconds: number) => {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      await content.dataSource.query('update uploads set expires_at = $2 where id = $1', [idIn(address), expiresAt]);
      return send(content, content.app.get(UploadAddresses).sign(idIn(address), expiresAt), photo);
    };
    expect(await whenIt(-1)).toEqual({ status: 403, code: 'UPLOAD_REFUSED' });
    expect(await stored(address)).toBeNull();
    expect(await whenIt(5)).toMatchObject({ status: 204 });
  });

  it('is refused when the address is of no upload any more', async () => {
    const address = await ask();
    await content.dataSource.query('delete from uploads where id = $1', [idIn(address)]);
    expect(await send(content, address, photo)).toEqual({ status: 403, code: 'UPLOAD_REFUSED' });
  });

  it.each<[string, string, number, string]>([
    ['of another type', 'image/jpeg', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a type', '', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s than was stated is refused', async (_, type, status, code) => {
    const address = await ask({ contentType: 'image/png' });
    expect(await send(content, address, photo, { type })).toEqual({ status, code });
    expect(await stored(address)).toBeNull();
    expect(await send(content, address, photo, { type: 'IMAGE/PNG; charset=x' })).toMatchObject({ status: 204 });
  });

  it.each([
    ['a byte less', -1, false],
    ['a byte more', 1, false],
    ['a byte less, in pieces', -1, true],
    ['a byte more, in pieces', 1, true],
  ])('with %s than was stated is refused', async (_, difference, chunked) => {
    const address = await ask({ size: 1000 });
    expect(await send(content, address, filler(1000 + difference), { chunked })).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
    });
    expect(await stored(address)).toBeNull();
    expect(await send(content, address, filler(1000), { chunked })).toMatchObject({ status: 204 });
  });

  it.each([
    ['announced', false],
    ['in pieces', true],
  ])('beyond 10 MB, %s, is refused, and exactly 10 MB taken', async (_, chunked) => {
    const address = await ask();
    const large = filler(IMAGE_MAX_BYTES + 1);
    expect(await send(content, address, large, { chunked })).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
    expect(await stored(address)).toBeNull();
    expect(await send(content, address, large.subarray(1), { chunked })).toMatchObject({ status: 204 });
    expect(await stored(address)).toMatchObject({ size: IMAGE_MAX_BYTES });
  });

  it('in pieces without an end is refused as soon as it is too much', async () => {
    const answer = await send(content, await ask(), filler(IMAGE_MAX_BYTES + 1), { chunked: true, endless: true });
    expect(answer).toEqual({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('that is nothing, or breaks off, leaves the address usable', async () => {
    const address = await ask();
    expect(await send(content, address, Buffer.alloc(0))).toEqual({ status: 400, code: 'IMAGE_EMPTY' });
    expect(await send(content, address, filler(200_000), { breakOffAfter: 70_000 })).toMatchObject({ status: 0 });
    expect(await stored(address)).toBeNull();
    expect(await send(content, address, photo)).toMatchObject({ status: 204 });
  });

  it('can be sent again when it could not be stored', async () => {
    const address = await ask();
    jest.spyOn(LocalStorage.prototype, 'put').mockRejectedValueOnce(new Error('disk full'));
    expect((await send(content, address, photo)).status).toBe(500);
    expect(await send(content, address, photo)).toMatchObject({ status: 204 });
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
  ])('to %s is refused', async (path) => {
    const query = /\?.*/.exec(await ask())![0];
    expect([400, 403, 404, 415]).toContain((await send(content, path + query, photo)).status);
  });
});
