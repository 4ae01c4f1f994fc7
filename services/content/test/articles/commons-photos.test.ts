import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import sharp from 'sharp';
import { type ArticleDraft, ArticleMutationsService } from '../../src/articles/core/article-mutations.service.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { ADMIN, NON_ADMINS, REJECTED_STATUSES } from '../support/admin-client.js';
import { buildArticle, buildGuest, ContentTestService, WORKER } from '../support/content-test-service.js';

let content: ContentTestService;
let photo: string;
beforeAll(async () => {
  content = await ContentTestService.start({ environment: { OPEN_SERVICES_CONTACT: 'set' } });
  photo = (await createJpeg(1700, 1200)).toString('base64');
});
afterAll(() => content.stop());
beforeEach(() => content.deleteRows('articles', 'article_versions', 'refused_photos', 'job_requests'));

const createJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3478a0' } })
    .jpeg()
    .toBuffer();
const toSha1 = (digit: string) => digit.repeat(40);
const buildCredit = (overrides: Partial<ImageCredit> = {}): ImageCredit => ({
  provider: 'commons',
  title: 'Colosseum at noon',
  author: 'Jane <Doe>',
  authorUrl: 'https://commons.wikimedia.org/wiki/User:Jane',
  license: { id: 'cc-by-sa-4.0', name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Colosseum.jpg',
  sha1: toSha1('a'),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
  ...overrides,
});

const insert = async (overrides: Partial<NewArticle> = {}) =>
  (await content.insertArticles([buildArticle({ imageUrl: '', ...overrides })]))[0]!;
const post = (id: number, verb: string, body: object, actor = WORKER) =>
  content.post(`/internal/articles/${id}/photo/${verb}`, actor, body);
const start = async (id: number, replaced: string | null = null) => (await post(id, 'start', { replaced })).body;
const store = (id: number, sha1 = toSha1('a'), bytes = photo) => post(id, 'store', { sha1, photo: bytes });
const commit = async (id: number, credit = buildCredit(), replaced: string | null = null) =>
  (await post(id, 'commit', { credit, replaced })).body;
const saveStatus = (id: number, status: string, sha1 = toSha1('a')) => post(id, 'status', { sha1, status });
/** Inserts an article that shows a photo. */
async function insertWithPhoto(overrides: Partial<NewArticle> = {}): Promise<number> {
  const id = await insert(overrides);
  await store(id);
  expect(await commit(id)).toEqual({ isShown: true });
  return id;
}
const save = (id: number, edit: object) => content.patch(`/api/admin/articles/${id}`, ADMIN, edit);
const read = async (id: number) => (await content.get(`/api/admin/articles/${id}`, ADMIN)).body;
const findJobs = async () =>
  (await content.dataSource.query(`select payload from job_requests where job = 'photo.find' order by created_at`)).map(
    ({ payload }: { payload: unknown }) => payload,
  );

describe('photo.find', () => {
  it('is requested when an article without a photo is published, once', async () => {
    const id = await insert({ isPublic: false });
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic: true });
    expect(await findJobs()).toEqual([{ articleId: id, replaced: null }]);
  });

  it('is not requested for an article with a photo, or while open services are off', async () => {
    const id = await insert({ isPublic: false, imageUrl: '/objects/articles/a/photo.webp' });
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic: true });
    expect(await findJobs()).toEqual([]);
    const offline = await ContentTestService.start();
    const [offlineId] = await offline.insertArticles([buildArticle({ imageUrl: '', isPublic: false })]);
    await offline.patch(`/api/admin/articles/${offlineId}/toggle-visibility`, ADMIN, { isPublic: true });
    expect(await offline.dataSource.query(`select 1 from job_requests where job = 'photo.find'`)).toEqual([]);
    await offline.stop();
  });

  it('is reported on the page of an article until it has ended', async () => {
    const id = await insert({ isPublic: false });
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic: true });
    const { slug } = await read(id);
    const readPage = async (etag?: string) =>
      content.get(`/api/articles/${slug}/direct`, buildGuest(null), etag ? { 'if-none-match': etag } : {});
    const page = await readPage();
    expect(page.body.isPhotoPending).toBe(true);
    const { etag = '' } = page.headers as { etag?: string };
    expect((await readPage(etag)).status).toBe(304);
    await content.dataSource.query(`update job_requests set finished_at = now(), outcome = '{"status":"done"}'`);
    const later = await readPage(etag);
    expect([later.status, 'isPhotoPending' in later.body]).toEqual([200, false]);
  });

  it('starts with the place and the photos that must not be shown', async () => {
    const id = await insert();
    expect(await start(id)).toEqual({
      place: {
        name: 'Colosseum',
        location: 'Rome, Italy',
        category: 'Landmark',
        position: { latitude: 41.8902, longitude: 12.4922 },
      },
      excluded: [],
    });
    expect(await start(await insert({ imageUrl: '/objects/articles/a/photo.webp' }))).toBeNull();
    expect(await start(2_147_483_647)).toBeNull();
  });

  it('shows a stored photo with its credit and preview, in all sizes and to everyone', async () => {
    const id = await insertWithPhoto();
    const article = await read(id);
    expect(article).toMatchObject({ imageCredit: buildCredit(), revision: 2 });
    expect(article.thumbnailUrl).toMatch(/\/thumbnail\.webp#large,[\w+/=]{60,150}$/);
    for (const [size, width] of [
      ['large', 1600],
      ['photo', 1200],
      ['medium', 800],
      ['thumbnail', 400],
    ] as const) {
      const image = await content.get(article.imageUrl.replace('photo.webp', `${size}.webp`), buildGuest(null), {
        accept: 'image/webp',
      });
      expect(await sharp(image.body).metadata()).toMatchObject({ format: 'webp', width });
    }
    const cards = (await content.get('/api/articles', buildGuest(null))).body;
    expect(cards[0].imageCredit).toEqual(buildCredit());
    for (const query of ['/api/articles?q=colosseum', '/api/articles/search?keywords=colosseum']) {
      expect((await content.get(query, buildGuest(null))).body[0].imageCredit).toEqual(buildCredit());
    }
  });

  it('hides a stored photo until it is committed', async () => {
    const id = await insert();
    const { photoKey } = (await store(id)).body;
    expect((await content.get(`/objects/${photoKey}`, buildGuest(null))).status).toBe(404);
  });

  it('changes nothing when it is repeated', async () => {
    const id = await insertWithPhoto();
    await store(id);
    expect(await commit(id)).toEqual({ isShown: true });
    expect((await read(id)).revision).toBe(2);
  });

  it('does not replace a photo that a person has chosen in the meantime', async () => {
    const id = await insert();
    await store(id);
    const imageUrl = '/objects/articles/11111111-1111-4111-8111-111111111111/photo.webp';
    await content.dataSource.query('update articles set image_url = $2 where id = $1', [id, imageUrl]);
    expect(await commit(id)).toEqual({ isShown: false });
    expect(await read(id)).toMatchObject({ imageUrl, imageCredit: null });
  });

  it('shows nothing that is not stored, or whose credit is incomplete', async () => {
    const id = await insert();
    expect((await commit(id)).code).toBe('OBJECT_NOT_FOUND');
    await store(id);
    const incomplete = { ...buildCredit(), sourceUrl: 'javascript:alert(1)' };
    expect((await commit(id, incomplete)).details[0].field).toBe('credit.sourceUrl');
    expect((await read(id)).imageCredit).toBeNull();
  });

  it.each([
    ['a file that is no image', () => Buffer.from('<svg/>'), 'IMAGE_UNSUPPORTED'],
    ['a photo that is too small', () => createJpeg(1199, 900), 'IMAGE_TOO_SMALL'],
    ['a broken photo', async () => (await createJpeg(1300, 900)).subarray(0, 700), 'IMAGE_UNREADABLE'],
  ])('stores no %s', async (_name, build, code) => {
    const bytes = Buffer.from(await build()).toString('base64');
    const countFiles = async () => (await content.storage.list('articles/', '', 500)).length;
    const before = await countFiles();
    expect((await store(await insert(), toSha1('a'), bytes)).body.code).toBe(code);
    expect(await countFiles()).toBe(before);
  });

  it('accepts photos larger than ordinary bodies', async () => {
    const noise = sharp({
      create: {
        width: 1300,
        height: 1000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    });
    const bytes = await noise.jpeg({ quality: 95 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(1024 * 1024);
    expect((await store(await insert(), toSha1('a'), bytes.toString('base64'))).status).toBe(200);
  });

  it('is available to the worker only', async () => {
    const id = await insert();
    for (const actor of [ADMIN, buildGuest(null)]) {
      for (const verb of ['start', 'store', 'commit', 'status']) {
        expect((await post(id, verb, {}, actor)).body.code).toBe('INTERNAL_ONLY');
      }
    }
  });
});

describe('the credit of a photo', () => {
  it('moves with the photo to versions, to the trash and back', async () => {
    const id = await insertWithPhoto();
    const { imageUrl } = await read(id);
    await save(id, { removeImage: true });
    expect(await read(id)).toMatchObject({ imageUrl: expect.stringContaining('/covers/'), imageCredit: null });
    const version = (await content.get(`/api/admin/articles/${id}/versions/2`, ADMIN)).body;
    expect(version.former).toMatchObject({ imageUrl, imageCredit: buildCredit() });
    await content.post(`/api/admin/articles/${id}/versions/2/restore`, ADMIN, {});
    expect(await read(id)).toMatchObject({ imageUrl, imageCredit: buildCredit() });
  });

  it('stays with a photo that another article shows by its URL, and never moves to another image', async () => {
    const { imageUrl } = await read(await insertWithPhoto());
    const other = await insert();
    await save(other, { imageUrl });
    expect(await read(other)).toMatchObject({ imageUrl, imageCredit: buildCredit() });
    const { photoKey } = (await store(other, toSha1('c'))).body;
    await save(other, { imageUrl: `/objects/${photoKey}` });
    expect((await read(other)).imageCredit).toBeNull();
  });

  it('disappears with the photo when the article is about another place now', async () => {
    const id = await insertWithPhoto();
    const draft: ArticleDraft = {
      ...{ title: 'Forum', content: '<p>Markets.</p>', category: 'Landmark', location: 'Rome', isPublic: true },
      ...{ latitude: null, longitude: null, nearbyAttractions: [], contentSource: 'photo_upload', writing: null },
      ...{ imageUrl: '', thumbnailUrl: null },
    };
    await content.deleteRows('job_requests');
    await content.dataSource.transaction((manager) =>
      content.app.get(ArticleMutationsService).rewrite(manager, id, draft, 'test'),
    );
    expect(await read(id)).toMatchObject({ imageUrl: expect.stringContaining('/covers/'), imageCredit: null });
    expect(await findJobs()).toEqual([{ articleId: id, replaced: null }]);
  });

  it('is in AMP, feed and structured data, as text', async () => {
    const { slug } = await read(await insertWithPhoto());
    const amp = (await content.get(`/articles/${slug}/amp`, buildGuest(null))).text;
    expect(amp).toContain(
      '<figcaption>Photo: <cite>Colosseum at noon</cite>, <a href="https://commons.wikimedia.org/wiki/User:Jane">Jane &lt;Doe&gt;</a>, <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>, <a href="https://commons.wikimedia.org/wiki/File:Colosseum.jpg">Wikimedia Commons</a> (resized, cropped)</figcaption>',
    );
    expect(amp).toContain('alt="Photo of Colosseum, Rome"');
    expect(amp).toContain('"acquireLicensePage":"https://commons.wikimedia.org/wiki/File:Colosseum.jpg"');
    const feed = (await content.get('/rss.xml', buildGuest(null))).text;
    expect(feed).toContain('Photo: Jane &lt;Doe&gt;, CC BY-SA 4.0, Wikimedia Commons</media:copyright>');
  });
});

describe('refusing a photo', () => {
  const refuse = (id: number, sha1: string, actor: Parameters<typeof content.post>[1] = ADMIN) =>
    content.post(`/api/admin/articles/${id}/photo/refuse`, actor, { sha1 });

  it('removes it permanently, is audited once, and requests another one', async () => {
    const id = await insertWithPhoto();
    await content.deleteRows('job_requests');
    const { status, body } = await refuse(id, toSha1('a'));
    expect([status, body.imageCredit, body.revision]).toEqual([200, null, 3]);
    await refuse(id, toSha1('a'));
    const audited = await content.dataSource.query(
      `select actor_id from audit_log where action = 'article.refuse-photo' and subject_id = $1`,
      [String(id)],
    );
    expect(audited).toEqual([{ actor_id: ADMIN.userId }]);
    expect(await findJobs()).toEqual([{ articleId: id, replaced: null }]);
    expect((await start(id)).excluded).toEqual([toSha1('a')]);
    expect(await commit(id)).toEqual({ isShown: false });
    await content.post(`/api/admin/articles/${id}/versions/2/restore`, ADMIN, {});
    expect((await read(id)).imageCredit).toBeNull();
  });

  it('affects no other article and no other photo', async () => {
    const [id, other] = [await insertWithPhoto(), await insertWithPhoto()];
    await refuse(id, toSha1('b'));
    expect((await read(id)).imageCredit).not.toBeNull();
    await refuse(id, toSha1('a'));
    expect((await read(other)).imageCredit).not.toBeNull();
  });

  it('requires an existing article, a hash and an admin', async () => {
    expect((await refuse(2_147_483_647, toSha1('a'))).body.code).toBe('ARTICLE_NOT_FOUND');
    const id = await insertWithPhoto();
    expect((await refuse(id, 'x')).body.details[0].field).toBe('sha1');
    const statuses = await Promise.all(
      Object.values(NON_ADMINS).map(async (actor) => (await refuse(id, toSha1('a'), actor)).status),
    );
    expect(statuses).toEqual(REJECTED_STATUSES);
    expect((await read(id)).imageCredit).not.toBeNull();
  });
});

describe('searching for another photo', () => {
  const find = (id: number, actor: Parameters<typeof content.post>[1] = ADMIN) =>
    content.post(`/api/admin/articles/${id}/photo/find`, actor, {});
  /** Plays the worker for the next job. */
  async function finishNextJob(work: (payload: { articleId: number; replaced: string | null }) => Promise<unknown>) {
    for (;;) {
      const [job] = await content.dataSource.query(
        `select id, payload from job_requests where job = 'photo.find' and finished_at is null`,
      );
      if (!job) continue;
      await work(job.payload);
      return content.post(`/internal/job-requests/${job.id}/settle`, WORKER, { outcome: { status: 'done' } });
    }
  }

  it('returns the photo that replaced the former one', async () => {
    const id = await insertWithPhoto();
    await content.deleteRows('job_requests');
    const response = find(id);
    await finishNextJob(async ({ replaced }) => {
      expect(replaced).toBe(toSha1('a'));
      expect((await start(id, replaced)).excluded).toEqual([toSha1('a')]);
      await store(id, toSha1('b'));
      await commit(id, buildCredit({ sha1: toSha1('b') }), replaced);
    });
    expect((await response).body).toMatchObject({ imageCredit: { sha1: toSha1('b') }, revision: 3 });
  });

  it('leaves the image unchanged when there is no other', async () => {
    const id = await insertWithPhoto();
    await content.deleteRows('job_requests');
    const response = find(id);
    await finishNextJob(async () => {});
    expect((await response).body).toMatchObject({ imageCredit: { sha1: toSha1('a') }, revision: 2 });
  });

  it('is rejected for a photo by a person, without open services, and for callers other than admins', async () => {
    const own = await insert({ imageUrl: '/objects/articles/a/photo.webp' });
    expect((await find(own)).body.code).toBe('ARTICLE_HAS_PHOTO');
    expect((await find(2_147_483_647)).body.code).toBe('ARTICLE_NOT_FOUND');
    const offline = await ContentTestService.start();
    const [id] = await offline.insertArticles([buildArticle({ imageUrl: '' })]);
    expect((await offline.post(`/api/admin/articles/${id}/photo/find`, ADMIN, {})).body.code).toBe('OPEN_PHOTOS_OFF');
    await offline.stop();
    const statuses = await Promise.all(Object.values(NON_ADMINS).map(async (actor) => (await find(own, actor)).status));
    expect(statuses).toEqual(REJECTED_STATUSES);
    expect(await findJobs()).toEqual([]);
  });
});

describe('photos.refresh', () => {
  const age = (id: number, retrievedAt: string) =>
    content.dataSource.query(
      `update articles set image_credit = image_credit || jsonb_build_object('retrievedAt', $2::text) where id = $1`,
      [id, retrievedAt],
    );
  const listDue = async () => (await content.post('/internal/articles/photos/due', WORKER, {})).body;
  const old = new Date(Date.now() - 91 * 24 * 3_600_000).toISOString();
  const recent = new Date(Date.now() - 89 * 24 * 3_600_000).toISOString();

  it('lists photos that were not checked for 90 days, and none after the check', async () => {
    const [id, other] = [await insertWithPhoto(), await insertWithPhoto()];
    await age(id, old);
    await age(other, recent);
    expect(await listDue()).toEqual([
      { articleId: id, sha1: toSha1('a'), sourceUrl: buildCredit().sourceUrl, licenseId: 'cc-by-sa-4.0' },
    ]);
    await saveStatus(id, 'available');
    expect(await listDue()).toEqual([]);
    expect(await read(id)).toMatchObject({ revision: 2, imageCredit: { author: 'Jane <Doe>' } });
  });

  it('takes a withdrawn photo down permanently', async () => {
    const id = await insertWithPhoto();
    await saveStatus(id, 'withdrawn');
    expect(await read(id)).toMatchObject({ imageUrl: expect.stringContaining('/covers/'), imageCredit: null });
    expect((await start(id)).excluded).toEqual([toSha1('a')]);
    expect((await findJobs()).at(-1)).toEqual({ articleId: id, replaced: null });
  });

  it('takes down a photo with another license, which may be found again', async () => {
    const id = await insertWithPhoto();
    await saveStatus(id, 'relicensed');
    expect((await read(id)).imageCredit).toBeNull();
    expect((await start(id)).excluded).toEqual([]);
  });

  it('ignores the status of a photo that the article no longer shows', async () => {
    const id = await insertWithPhoto();
    await saveStatus(id, 'withdrawn', toSha1('b'));
    expect((await read(id)).imageCredit).not.toBeNull();
  });
});
