import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { splitPreview } from '@placelore/contracts/content/image-sizes.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { S3Storage } from '@placelore/platform/storage/s3-storage.js';
import sharp from 'sharp';
import { type RunningS3, startS3 } from '../../../../packages/platform/test/support/s3-server.js';
import { ArticleMutationsService } from '../../src/articles/core/article-mutations.service.js';
import { buildArticle, buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';
import {
  createFiller,
  createJpeg,
  createNoise,
  createPixelBomb,
  requestUploadUrl,
  s3Environment,
  sendUpload,
} from '../support/upload-client.js';

const ADMIN = buildUser({ isAdmin: true });
let s3: RunningS3;
let photo: Buffer;
beforeAll(async () => {
  [s3, photo] = await Promise.all([startS3(), createJpeg()]);
});
afterAll(() => s3.stop());

const stores: [string, () => Record<string, string>][] = [
  ['a local folder', () => ({ PUBLIC_URL: 'https://placelore.example/some/path' })],
  ['an object store behind the product', () => s3Environment(s3, false)],
  ['an object store that browsers reach', () => s3Environment(s3, true)],
];

describe.each(stores)('article photos with images in %s', (name, environment) => {
  let content: ContentTestService;
  beforeAll(async () => {
    content = await ContentTestService.start({ environment: environment() });
  });
  afterAll(() => content.stop());
  afterEach(() => jest.restoreAllMocks());

  const isDirect = name.endsWith('browsers reach');
  /** Returns the URL to which this test sends the bytes: no server here has the public origin. */
  const toTestUrl = (url: string) => url.replace('https://placelore.example', '');
  const insertArticle = async (overrides: object = {}) => (await content.insertArticles([buildArticle(overrides)]))[0]!;
  const upload = async (bytes = photo, bound: object = {}, type = 'image/jpeg') => {
    const uploadUrl = await requestUploadUrl(content, ADMIN, bound);
    const { status } = await sendUpload(content, toTestUrl(uploadUrl), bytes, { type });
    if (status >= 300) throw new Error(`upload rejected: ${status}`);
    return uploadUrl;
  };
  const setPhoto = (id: number, photoURL: string, actor: Identity | null = ADMIN) =>
    content.put(`/api/admin/articles/${id}/photo`, actor, { photoURL });
  const readImage = async (id: number) => {
    const [row] = await content.dataSource.query('select image_url, thumbnail_url from articles where id = $1', [id]);
    return [row.image_url, row.thumbnail_url];
  };
  const listKeys = async (folder: string) => (await content.storage.list(folder, '', 100)).map(({ key }) => key);
  /** Asserts that a photo URL is rejected with its field named, and that nothing changes. */
  const expectRejected = async (url: string, message: RegExp, actor = ADMIN) => {
    const id = await insertArticle();
    const before = await listKeys('articles/');
    const { status, body } = await setPhoto(id, url, actor);
    expect([status, body.details]).toEqual([400, [{ field: 'photoURL', message: expect.stringMatching(message) }]]);
    expect(await readImage(id)).toEqual(['/objects/none.webp', null]);
    expect(await listKeys('articles/')).toEqual(before);
  };

  it('provide upload URLs that browsers can reach', async () => {
    const start = { 'a local folder': 'https://placelore.example/objects/uploads/' }[name];
    const expected = start ?? (isDirect ? `${s3.endpoint}/placelore/uploads/` : '/objects/uploads/');
    expect((await requestUploadUrl(content, ADMIN)).startsWith(expected)).toBe(true);
  });

  it('replace the image of an article in every format, and keep the former one while a version refers to it', async () => {
    const id = await insertArticle();
    const first = await upload();
    const response = await setPhoto(id, first);
    expect(response.status).toBe(200);
    const { objectPath } = response.body;
    expect(objectPath).toMatch(/^\/objects\/articles\/[0-9a-f-]{36}\/photo\.webp$/);
    const [imageUrl, thumbnailUrl] = await readImage(id);
    expect([imageUrl, splitPreview(thumbnailUrl).address]).toEqual([
      objectPath,
      objectPath.replace('photo', 'thumbnail'),
    ]);
    const shown = await content.get(objectPath, buildGuest(null), { accept: 'image/webp' });
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    const asJpeg = await content.get(objectPath.replace('photo', 'thumbnail'), buildGuest(null), {
      accept: 'image/jpeg',
    });
    expect(await sharp(asJpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 267 });

    const second = await setPhoto(id, await upload(await createJpeg(80, 80)));
    expect(second.body.objectPath).not.toBe(objectPath);
    expect([response.body.revision, second.body.revision]).toEqual([2, 3]);
    const [removal] = await content.dataSource.query(
      `select payload, requested_by from job_requests where job = 'media.deleted' order by created_at desc limit 1`,
    );
    expect(removal.requested_by).toBe(`user:${ADMIN.userId}`);
    const folder = objectPath.slice('/objects/'.length, -'/photo.webp'.length);
    expect(removal.payload.keys).toEqual([expect.stringMatching(/^uploads\//)]);
    expect((await content.get(objectPath, buildGuest(null))).status).toBe(404);
    const previousKeys = await listKeys(`${folder}/`);
    expect(previousKeys).toHaveLength(6);
    await content.post('/internal/media/remove-unnamed', WORKER, { keys: previousKeys });
    expect(await listKeys(`${folder}/`)).toEqual(previousKeys);
    await content.dataSource.query('delete from article_versions where article_id = $1', [id]);
    await content.post('/internal/media/remove-unnamed', WORKER, { keys: previousKeys });
    expect(await listKeys(`${folder}/`)).toEqual([]);
    expect((await content.get(second.body.objectPath, buildGuest(null))).status).toBe(200);
  });

  it('keep a former image that another article shows or contains in its text', async () => {
    const id = await insertArticle();
    const { objectPath } = (await setPhoto(id, await upload())).body;
    const folder = objectPath.slice('/objects/'.length, -'photo.webp'.length);
    const keys = await listKeys(folder);
    expect(keys).toHaveLength(6);
    await setPhoto(id, await upload());
    await content.dataSource.query('delete from article_versions where article_id = $1', [id]);
    for (const other of [{ imageUrl: objectPath }, { content: `<p>a</p><img src="${objectPath}" alt="">` }]) {
      const otherId = await insertArticle(other);
      await content.post('/internal/media/remove-unnamed', WORKER, { keys });
      expect(await listKeys(folder)).toEqual(keys);
      await content.dataSource.query('delete from articles where id = $1', [otherId]);
    }
    await content.post('/internal/media/remove-unnamed', WORKER, { keys });
    expect(await listKeys(folder)).toEqual([]);
  });

  it('let one article use an upload URL, even when several request it at once', async () => {
    const ids = await Promise.all([insertArticle(), insertArticle(), insertArticle(), insertArticle()]);
    const uploadUrl = await upload();
    const responses = await Promise.all(ids.map((id) => setPhoto(id, uploadUrl)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    await expectRejected(uploadUrl, /was already used/);
    const bytes = await createJpeg(10, 10);
    // Some stores cannot prevent that a second file is sent, but it is never used.
    expect((await sendUpload(content, toTestUrl(uploadUrl), bytes)).status).toBe(isDirect ? 200 : 403);
    await expectRejected(uploadUrl, /was already used/);
  });

  it('reject every URL but the one issued to this admin', async () => {
    const url = await upload();
    const location = url.split('?')[0]!;
    const id = /[0-9a-f-]{36}/.exec(location)![0];
    for (const wrong of [
      'https://evil.example/photo.jpg',
      `https://evil.example${new URL(url, content.url).pathname}`,
      `uploads/${id}`,
      `/objects/uploads/../uploads/${id}`,
      `/objects/uploads/%2e%2e/uploads/${id}`,
      location.replace('uploads/', 'uploads//'),
      location.replace('uploads/', 'uploads\\'),
      location.toUpperCase(),
      `${location}%00`,
      `${location}\u0000`,
      `${location}/`,
      `${location}#`,
      `${location}?`,
      `${location}/../${randomUUID()}`,
      location.replace(id, randomUUID()),
      `/objects/discoveries/${id}/photo.webp`,
      `file:///etc/passwd`,
      `/${'../'.repeat(40)}etc/passwd`,
      `${url}&x=1`,
      `${url.slice(0, -1)}`,
      ` ${'x'.repeat(1900)}`,
    ]) {
      await expectRejected(wrong, /must be|should|character|valid/i);
    }
    await expectRejected(url, /must be/, buildUser({ isAdmin: true }));
    // Some clients send the URL without its token.
    expect((await setPhoto(await insertArticle(), location)).status).toBe(200);
  });

  it('reject an upload that received no file or has expired', async () => {
    await expectRejected(await requestUploadUrl(content, ADMIN), /has received no file/);
    const url = await upload();
    const expiredFor = (minutes: number) =>
      content.dataSource.query(`update uploads set expires_at = now() - make_interval(mins => $1)`, [minutes]);
    await expiredFor(11);
    await expectRejected(url, /has expired/);
    await expiredFor(9);
    expect((await setPhoto(await insertArticle(), url)).status).toBe(200);
  });

  it('reject a file whose type differs from the stated one', async () => {
    const png = await sharp(photo).png().toBuffer();
    await expectRejected(await upload(png, { contentType: 'image/jpeg' }), /another type than requested/);
    const jpg = await upload(photo, { contentType: 'image/jpg' }, 'image/jpg');
    expect((await setPhoto(await insertArticle(), jpg)).status).toBe(200);
  });

  if (isDirect) {
    it('reject a file of another size than stated, an empty one and one over 10 MB', async () => {
      await expectRejected(await upload(photo, { size: photo.length + 1 }), /another size than requested/);
      const large = Buffer.concat([photo, createFiller(IMAGE_MAX_BYTES)]);
      expect((await setPhoto(await insertArticle(), await upload(large))).body.code).toBe('IMAGE_TOO_LARGE');
      expect((await setPhoto(await insertArticle(), await upload(Buffer.alloc(0)))).body.code).toBe('IMAGE_EMPTY');
    });

    it('reject a file over 10 MB that replaces the upload during the check', async () => {
      const url = await upload();
      const stat = S3Storage.prototype.stat;
      jest.spyOn(S3Storage.prototype, 'stat').mockImplementationOnce(async function (this: S3Storage, key) {
        const found = await stat.call(this, key);
        await sendUpload(content, url, Buffer.concat([photo, createFiller(IMAGE_MAX_BYTES)]));
        return found;
      });
      expect((await setPhoto(await insertArticle(), url)).body.code).toBe('IMAGE_TOO_LARGE');
    });
  }

  it('leave no files when the article is deleted during the request', async () => {
    const [id, url] = [await insertArticle(), await upload()];
    const before = await listKeys('articles/');
    jest.spyOn(content.app.get(ArticleMutationsService), 'edit').mockImplementationOnce(async (manager, one) => {
      await manager.query('delete from articles where id = $1', [one]);
      return content.app.get(ArticleMutationsService).edit(manager, one, {}, 'user:1');
    });
    expect((await setPhoto(id, url)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect(await listKeys('articles/')).toEqual(before);
    expect((await setPhoto(2_147_483_647, url)).body.code).toBe('ARTICLE_NOT_FOUND');
    // The failed attempts did not use up the upload.
    expect((await setPhoto(await insertArticle(), url)).status).toBe(200);
  });

  // Validation of bytes and access do not depend on the store, so testing one store is enough.
  if (name !== 'a local folder') return;

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['text', () => createFiller(1000), 'IMAGE_UNSUPPORTED'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'IMAGE_UNSUPPORTED'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'IMAGE_UNSUPPORTED'],
    ['TIFF', () => sharp(photo).tiff().toBuffer(), 'IMAGE_UNSUPPORTED'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'IMAGE_UNSUPPORTED'],
    ['AVIF', () => sharp(photo).avif().toBuffer(), 'IMAGE_UNSUPPORTED'],
    ['only the signature of a JPEG', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'IMAGE_UNREADABLE'],
    ['half a JPEG', async () => (await createNoise('jpeg')).subarray(0, 20_000), 'IMAGE_UNREADABLE'],
    ['half a PNG', async () => (await createNoise('png')).subarray(0, 20_000), 'IMAGE_UNREADABLE'],
    ['half a WebP', async () => (await createNoise('webp')).subarray(0, 5_000), 'IMAGE_UNREADABLE'],
    ['a small file of a gigapixel', () => createPixelBomb(), 'IMAGE_TOO_MANY_PIXELS'],
  ])('reject %s', async (_, make, code) => {
    const url = await upload(await make(), {}, 'image/jpeg');
    const id = await insertArticle();
    const response = await setPhoto(id, url);
    expect([response.body.code, response.status < 500]).toEqual([code, true]);
    expect(response.body.error.length).toBeGreaterThan(20);
    expect(await readImage(id)).toEqual(['/objects/none.webp', null]);
  });

  it('admit admins only', async () => {
    const [id, url] = [await insertArticle(), await upload()];
    const statuses = [];
    for (const actor of [null, buildGuest(null), buildGuest(randomUUID()), buildUser(), WORKER]) {
      statuses.push((await setPhoto(id, url, actor)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 403, 401]);
  });

  it('drop data appended to an image', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(document.domain)</script>PK\x05\x06')]);
    const { objectPath } = (await setPhoto(await insertArticle(), await upload(polyglot))).body;
    for (const key of await listKeys(objectPath.slice('/objects/'.length, -'photo.webp'.length))) {
      const bytes = await buffer(await content.storage.read(key));
      expect(bytes.toString('latin1')).not.toMatch(/script|document/);
    }
  });
});
