import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { S3Storage } from '@placelore/platform/storage/s3-storage.js';
import sharp from 'sharp';
import { type RunningS3, startS3 } from '../../../packages/platform/test/s3-server.js';
import { ArticleWriting } from '../src/articles/article-writing.service.js';
import { ContentService, guest, someArticle, someUser, WORKER } from './content-service.js';
import { askFor, bomb, filler, jpeg, noise, s3Environment, send } from './picture-uploads.js';

const admin = someUser({ isAdmin: true });
let s3: RunningS3;
let photo: Buffer;
beforeAll(async () => {
  [s3, photo] = await Promise.all([startS3(), jpeg()]);
});
afterAll(() => s3.stop());

const stores: [string, () => Record<string, string>][] = [
  ['a local folder', () => ({ PUBLIC_URL: 'https://placelore.example/some/path' })],
  ['an object store behind the product', () => s3Environment(s3, false)],
  ['an object store that browsers reach', () => s3Environment(s3, true)],
];

describe.each(stores)('with pictures in %s', (name, environment) => {
  let content: ContentService;
  beforeAll(async () => {
    content = await ContentService.start({ environment: environment() });
  });
  afterAll(() => content.stop());
  afterEach(() => jest.restoreAllMocks());

  const isDirect = name.endsWith('browsers reach');
  /** Where bytes for an address go in this test: the public origin is nobody’s here. */
  const target = (address: string) => address.replace('https://placelore.example', '');
  const article = async (given: object = {}) => (await content.insertArticles([someArticle(given)]))[0]!;
  const uploaded = async (bytes = photo, bound: object = {}, type = 'image/jpeg') => {
    const address = await askFor(content, admin, bound);
    const { status } = await send(content, target(address), bytes, { type });
    if (status >= 300) throw new Error(`not taken: ${status}`);
    return address;
  };
  const set = (id: number, photoURL: string, who: Identity | null = admin) =>
    content.put(`/api/admin/articles/${id}/photo`, who, { photoURL });
  const imageOf = async (id: number) => {
    const [row] = await content.dataSource.query('select image_url, thumbnail_url from articles where id = $1', [id]);
    return [row.image_url, row.thumbnail_url];
  };
  const keysOf = async (folder: string) => (await content.storage.list(folder, '', 100)).map(({ key }) => key);
  /** Asserts that a photo address is refused by name and that nothing came of it. */
  const refused = async (address: string, why: RegExp, who = admin) => {
    const id = await article();
    const before = await keysOf('articles/');
    const { status, body } = await set(id, address, who);
    expect([status, body.details]).toEqual([400, [{ field: 'photoURL', message: expect.stringMatching(why) }]]);
    expect(await imageOf(id)).toEqual(['/objects/none.webp', null]);
    expect(await keysOf('articles/')).toEqual(before);
  };

  it('gives addresses browsers can reach', async () => {
    const start = { 'a local folder': 'https://placelore.example/objects/uploads/' }[name];
    const expected = start ?? (isDirect ? `${s3.endpoint}/placelore/uploads/` : '/objects/uploads/');
    expect((await askFor(content, admin)).startsWith(expected)).toBe(true);
  });

  it('an upload becomes the picture of an article, in every form, and the former one stays as long as its version', async () => {
    const id = await article();
    const first = await uploaded();
    const answer = await set(id, first);
    expect(answer.status).toBe(200);
    const { objectPath } = answer.body;
    expect(objectPath).toMatch(/^\/objects\/articles\/[0-9a-f-]{36}\/photo\.webp$/);
    expect(await imageOf(id)).toEqual([objectPath, objectPath.replace('photo', 'thumbnail')]);
    const shown = await content.get(objectPath, guest(null), { accept: 'image/webp' });
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    const asJpeg = await content.get(objectPath.replace('photo', 'thumbnail'), guest(null), { accept: 'image/jpeg' });
    expect(await sharp(asJpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 267 });

    const second = await set(id, await uploaded(await jpeg(80, 80)));
    expect(second.body.objectPath).not.toBe(objectPath);
    expect([answer.body.revision, second.body.revision]).toEqual([2, 3]);
    const [removal] = await content.dataSource.query(
      `select payload, requested_by from work_requests where job = 'media.removed' order by created_at desc limit 1`,
    );
    expect(removal.requested_by).toBe(`user:${admin.userId}`);
    const folder = objectPath.slice('/objects/'.length, -'/photo.webp'.length);
    expect(removal.payload.keys).toEqual([expect.stringMatching(/^uploads\//)]);
    expect((await content.get(objectPath, guest(null))).status).toBe(404);
    const former = await keysOf(`${folder}/`);
    expect(former).toHaveLength(6);
    await content.post('/internal/media/remove-unnamed', WORKER, { keys: former });
    expect(await keysOf(`${folder}/`)).toEqual(former);
    await content.dataSource.query('delete from article_versions where article_id = $1', [id]);
    await content.post('/internal/media/remove-unnamed', WORKER, { keys: former });
    expect(await keysOf(`${folder}/`)).toEqual([]);
    expect((await content.get(second.body.objectPath, guest(null))).status).toBe(200);
  });

  it('does not remove a former picture that another article shows, or has in its text', async () => {
    const id = await article();
    const { objectPath } = (await set(id, await uploaded())).body;
    const folder = objectPath.slice('/objects/'.length, -'photo.webp'.length);
    const keys = await keysOf(folder);
    expect(keys).toHaveLength(6);
    await set(id, await uploaded());
    await content.dataSource.query('delete from article_versions where article_id = $1', [id]);
    for (const other of [{ imageUrl: objectPath }, { content: `<p>a</p><img src="${objectPath}" alt="">` }]) {
      const otherId = await article(other);
      await content.post('/internal/media/remove-unnamed', WORKER, { keys });
      expect(await keysOf(folder)).toEqual(keys);
      await content.dataSource.query('delete from articles where id = $1', [otherId]);
    }
    await content.post('/internal/media/remove-unnamed', WORKER, { keys });
    expect(await keysOf(folder)).toEqual([]);
  });

  it('an address is used up by one article, however many want it at once', async () => {
    const ids = await Promise.all([article(), article(), article(), article()]);
    const address = await uploaded();
    const answers = await Promise.all(ids.map((id) => set(id, address)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    await refused(address, /was used before/);
    const bytes = await jpeg(10, 10);
    // Sent once more, where the store allows it, it still makes nothing.
    expect((await send(content, target(address), bytes)).status).toBe(isDirect ? 200 : 403);
    await refused(address, /was used before/);
  });

  it('is refused unless it is the address that was given out, to this admin', async () => {
    const address = await uploaded();
    const location = address.split('?')[0]!;
    const id = /[0-9a-f-]{36}/.exec(location)![0];
    for (const wrong of [
      'https://evil.example/photo.jpg',
      `https://evil.example${new URL(address, content.url).pathname}`,
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
      `${address}&x=1`,
      `${address.slice(0, -1)}`,
      ` ${'x'.repeat(1900)}`,
    ]) {
      await refused(wrong, /must be|should|character|valid/i);
    }
    await refused(address, /must be/, someUser({ isAdmin: true }));
    // Some clients hand on the address without its permission.
    expect((await set(await article(), location)).status).toBe(200);
  });

  it('is refused when nothing was sent, or its time is long over', async () => {
    await refused(await askFor(content, admin), /has received no file/);
    const address = await uploaded();
    const expiredFor = (minutes: number) =>
      content.dataSource.query(`update uploads set expires_at = now() - make_interval(mins => $1)`, [minutes]);
    await expiredFor(11);
    await refused(address, /has expired/);
    await expiredFor(9);
    expect((await set(await article(), address)).status).toBe(200);
  });

  it('another type than was stated becomes none, whatever the sender called it', async () => {
    const png = await sharp(photo).png().toBuffer();
    await refused(await uploaded(png, { contentType: 'image/jpeg' }), /another type than was stated/);
    const jpg = await uploaded(photo, { contentType: 'image/jpg' }, 'image/jpg');
    expect((await set(await article(), jpg)).status).toBe(200);
  });

  if (isDirect) {
    it('neither does another size, or one beyond 10 MB, which the store itself lets through', async () => {
      await refused(await uploaded(photo, { size: photo.length + 1 }), /another size than was stated/);
      const large = Buffer.concat([photo, filler(IMAGE_MAX_BYTES)]);
      expect((await set(await article(), await uploaded(large))).body.code).toBe('IMAGE_TOO_LARGE');
      expect((await set(await article(), await uploaded(Buffer.alloc(0)))).body.code).toBe('IMAGE_EMPTY');
    });

    it('nor what replaces the picture while it is looked at', async () => {
      const address = await uploaded();
      const stat = S3Storage.prototype.stat;
      jest.spyOn(S3Storage.prototype, 'stat').mockImplementationOnce(async function (this: S3Storage, key) {
        const found = await stat.call(this, key);
        await send(content, address, Buffer.concat([photo, filler(IMAGE_MAX_BYTES)]));
        return found;
      });
      expect((await set(await article(), address)).body.code).toBe('IMAGE_TOO_LARGE');
    });
  }

  it('leaves nothing behind when the article goes meanwhile', async () => {
    const [id, address] = [await article(), await uploaded()];
    const before = await keysOf('articles/');
    jest.spyOn(content.app.get(ArticleWriting), 'edit').mockImplementationOnce(async (manager, one) => {
      await manager.query('delete from articles where id = $1', [one]);
      return content.app.get(ArticleWriting).edit(manager, one, {}, 'user:1');
    });
    expect((await set(id, address)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect(await keysOf('articles/')).toEqual(before);
    expect((await set(2_147_483_647, address)).body.code).toBe('ARTICLE_NOT_FOUND');
    // The upload itself was not used up by that.
    expect((await set(await article(), address)).status).toBe(200);
  });

  // What bytes become, and for whom, is decided without the store.
  if (name !== 'a local folder') return;

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['text', () => filler(1000), 'IMAGE_UNSUPPORTED'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'IMAGE_UNSUPPORTED'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'IMAGE_UNSUPPORTED'],
    ['TIFF', () => sharp(photo).tiff().toBuffer(), 'IMAGE_UNSUPPORTED'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'IMAGE_UNSUPPORTED'],
    ['AVIF', () => sharp(photo).avif().toBuffer(), 'IMAGE_UNSUPPORTED'],
    ['the signature of a JPEG alone', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'IMAGE_UNREADABLE'],
    ['half a JPEG', async () => (await noise('jpeg')).subarray(0, 20_000), 'IMAGE_UNREADABLE'],
    ['half a PNG', async () => (await noise('png')).subarray(0, 20_000), 'IMAGE_UNREADABLE'],
    ['half a WebP', async () => (await noise('webp')).subarray(0, 5_000), 'IMAGE_UNREADABLE'],
    ['a small file of a gigapixel', () => bomb(), 'IMAGE_TOO_MANY_PIXELS'],
  ])('%s becomes no picture', async (_, make, code) => {
    const address = await uploaded(await make(), {}, 'image/jpeg');
    const id = await article();
    const answer = await set(id, address);
    expect([answer.body.code, answer.status < 500]).toEqual([code, true]);
    expect(answer.body.error.length).toBeGreaterThan(20);
    expect(await imageOf(id)).toEqual(['/objects/none.webp', null]);
  });

  it('is for admins alone', async () => {
    const [id, address] = [await article(), await uploaded()];
    const statuses = [];
    for (const who of [null, guest(null), guest(randomUUID()), someUser(), WORKER]) {
      statuses.push((await set(id, address, who)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 403, 401]);
  });

  it('a picture with something else behind it loses that', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(document.domain)</script>PK\x05\x06')]);
    const { objectPath } = (await set(await article(), await uploaded(polyglot))).body;
    for (const key of await keysOf(objectPath.slice('/objects/'.length, -'photo.webp'.length))) {
      const bytes = await buffer(await content.storage.read(key));
      expect(bytes.toString('latin1')).not.toMatch(/script|document/);
    }
  });
});
