import { randomUUID } from 'node:crypto';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import sharp from 'sharp';
import { ADMIN, NON_ADMINS, REJECTED_STATUSES } from '../support/admin-client.js';
import { buildGuest, ContentTestService, WORKER } from '../support/content-test-service.js';
import { commitGuide, GUEST, HOI_AN, requestAndWriteGuide, requestGuide } from '../support/guide-generation-driver.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent({ environment: { OPEN_SERVICES_CONTACT: 'set' } });
let photo: string;
beforeAll(async () => {
  photo = (await createJpeg(1300)).toString('base64');
});
beforeEach(() => content.deleteRows('discoveries', 'deleted_backups', 'refused_photos', 'refused_guide_photos'));

const SLUG = 'dynamic-hoi-an';
const createJpeg = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#3478a0' } })
    .jpeg()
    .toBuffer();
const toSha1 = (digit: string) => digit.repeat(40);
const buildCredit = (sha1 = toSha1('a')): ImageCredit => ({
  provider: 'commons',
  title: 'Hoi An at dusk',
  author: 'Jane Doe',
  authorUrl: null,
  license: { id: 'cc0', name: 'CC0', url: null },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Hoi_An.jpg',
  sha1,
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
});

const findJobs = async () => (await findOpenJobs('guide-photo.find')).map(({ payload }) => payload);
const post = (id: number, verb: string, body: object, actor = WORKER) =>
  content.post(`/internal/guides/${id}/photo/${verb}`, actor, body);
const start = async (id: number, replaced: string | null = null) => (await post(id, 'start', { replaced })).body;
const store = (id: number, sha1 = toSha1('a'), bytes = photo) => post(id, 'store', { sha1, photo: bytes });
const commit = async (id: number, credit = buildCredit(), replaced: string | null = null) =>
  (await post(id, 'commit', { credit, replaced })).body;
const read = async (actor = GUEST) => (await content.get(`/api/dynamic/${SLUG}`, actor)).body;
const getImage = (url: string, actor = buildGuest(null)) => content.get(url, actor, { accept: 'image/webp' });

const toKey = (imageUrl: string) => imageUrl.replace('/objects/', '');
const deleteUnreferenced = async (imageUrl: string) => {
  const { status } = await content.post('/internal/media/remove-unnamed', WORKER, { keys: [toKey(imageUrl)] });
  expect(status).toBeLessThan(300);
};

/** Writes a guide. @returns its id as the worker knows it */
async function writeGuide(): Promise<number> {
  return -(await requestAndWriteGuide('Hoi An')).body.article.id;
}
/** Writes a guide that shows a photo. */
async function writeGuideWithPhoto(sha1 = toSha1('a')): Promise<number> {
  const id = await writeGuide();
  await store(id, sha1);
  expect(await commit(id, buildCredit(sha1))).toEqual({ isShown: true });
  return id;
}

describe('guide-photo.find', () => {
  it('is requested together with the guide, and starts with its place', async () => {
    const id = await writeGuide();
    expect(await findJobs()).toEqual([{ guideId: id, replaced: null }]);
    expect(await start(id)).toEqual({
      place: {
        name: 'Hoi An',
        location: 'Hoi An, Vietnam',
        category: 'Cultural Site',
        position: { latitude: 15.8794, longitude: 108.335 },
      },
      excluded: [],
    });
    expect(await start(2_147_483_647)).toBeNull();
  });

  it('is reported with the guide until it has ended, with or without a photo', async () => {
    const id = await writeGuide();
    const isPending = async () => [
      (await read()).isPhotoPending,
      (await requestGuide('Hoi An')).body.article.isPhotoPending,
    ];
    expect(await isPending()).toEqual([true, true]);
    await store(id);
    await commit(id);
    expect(await isPending()).toEqual([undefined, undefined]);
    await content.dataSource.query('update dynamic_articles set image_credit = null');
    expect(await isPending()).toEqual([true, true]);
    await content.dataSource.query(
      `update job_requests set finished_at = now(), outcome = '{"status":"done"}' where job = 'guide-photo.find'`,
    );
    expect(await isPending()).toEqual([undefined, undefined]);
  });

  it('gets no position from Google', async () => {
    const place = { ...HOI_AN, provider: GOOGLE_PROVIDER };
    const { body } = await requestAndWriteGuide('Hoi An', commitGuide({ place }));
    expect((await start(-body.article.id)).place.position).toBeNull();
  });

  it('shows a stored photo with its credit in three sizes, on the page, in lists and in the data export', async () => {
    const id = await writeGuide();
    expect((await read()).imageUrl).toContain('/covers/');
    await store(id);
    expect((await read()).imageCredit).toBeNull();
    await commit(id);
    const guide = await read();
    expect(guide.imageCredit).toEqual(buildCredit());
    for (const [size, width] of [
      ['photo', 1200],
      ['medium', 800],
      ['thumbnail', 400],
    ] as const) {
      const image = await getImage(guide.imageUrl.replace('photo.webp', `${size}.webp`));
      expect(await sharp(image.body).metadata()).toMatchObject({ format: 'webp', width });
    }
    // The photo itself is only 1300 pixels wide, so it has no large size.
    expect(guide.thumbnailUrl).toMatch(/\/thumbnail\.webp#photo,[\w+/=]+$/);
    expect((await getImage(guide.imageUrl.replace('photo.webp', 'large.webp'))).status).toBe(404);
    const [card] = (await content.get('/api/articles?q=hoi+an', GUEST)).body;
    expect(card).toMatchObject({
      id: guide.id,
      imageUrl: guide.imageUrl,
      thumbnailUrl: guide.thumbnailUrl,
      imageCredit: buildCredit(),
    });
    expect((await requestGuide('Hoi An')).body.article.imageCredit).toEqual(buildCredit());
  });

  it('hides a stored photo until it is committed, and changes nothing when it is repeated', async () => {
    const id = await writeGuide();
    const { photoKey } = (await store(id)).body;
    expect((await getImage(`/objects/${photoKey}`)).status).toBe(404);
    await commit(id);
    await store(id);
    expect(await commit(id)).toEqual({ isShown: true });
    expect(await start(id)).toBeNull();
  });

  it('replaces only the photo that was to be replaced', async () => {
    const id = await writeGuideWithPhoto();
    await store(id, toSha1('b'));
    expect(await commit(id, buildCredit(toSha1('b')), toSha1('c'))).toEqual({ isShown: false });
    expect((await read()).imageCredit.sha1).toBe(toSha1('a'));
    expect((await start(id, toSha1('a'))).excluded).toEqual([toSha1('a')]);
    expect(await commit(id, buildCredit(toSha1('b')), toSha1('a'))).toEqual({ isShown: true });
    expect((await read()).imageCredit.sha1).toBe(toSha1('b'));
  });

  it('shows nothing that is not stored, and stores nothing that is too small or for no guide', async () => {
    const id = await writeGuide();
    expect((await commit(id, buildCredit(toSha1('9')))).code).toBe('OBJECT_NOT_FOUND');
    const small = (await createJpeg(1199)).toString('base64');
    expect((await store(id, toSha1('a'), small)).body.code).toBe('IMAGE_TOO_SMALL');
    expect((await store(2_147_483_647)).body.code).toBe('GUIDE_NOT_FOUND');
    expect(await commit(2_147_483_647)).toEqual({ isShown: false });
  });

  it('is available to the worker only', async () => {
    for (const verb of ['start', 'store', 'commit']) {
      expect((await post(1, verb, {}, ADMIN)).body.code).toBe('INTERNAL_ONLY');
    }
  });
});

describe('photo of a guide', () => {
  it('stays with the article that is made from the guide when the guide no longer exists', async () => {
    await writeGuideWithPhoto();
    const { imageUrl } = await read();
    const { body: discovery } = await content.post('/api/discoveries', GUEST, {
      title: 'Hoi An',
      location: 'Hoi An, Vietnam',
      content: '<p>What the page says.</p>',
    });
    const [{ id: articleId }] = await content.dataSource.query('select id from articles where discovery_id = $1', [
      discovery.id,
    ]);
    await content.deleteRows('dynamic_articles');
    const article = (await content.get(`/api/admin/articles/${articleId}`, ADMIN)).body;
    expect(article).toMatchObject({ imageUrl, imageCredit: buildCredit(), isPublic: false });
    expect((await getImage(imageUrl)).status).toBe(404);
    expect((await getImage(imageUrl, ADMIN)).status).toBe(200);
    await deleteUnreferenced(imageUrl);
    expect((await getImage(imageUrl, ADMIN)).status).toBe(200);
  });

  it('is kept by the cleanup of files as long as the guide shows it', async () => {
    await writeGuideWithPhoto();
    const { imageUrl } = await read();
    await deleteUnreferenced(imageUrl);
    expect((await getImage(imageUrl)).status).toBe(200);
    await content.deleteRows('dynamic_articles');
    await deleteUnreferenced(imageUrl);
    expect(await content.storage.stat(toKey(imageUrl))).toBeNull();
  });
});

describe('refusing a photo of a guide', () => {
  const refuse = (sha1: string, actor: Parameters<typeof content.post>[1] = ADMIN, slug = SLUG) =>
    content.post(`/api/admin/guides/${slug}/photo/refuse`, actor, { sha1 });

  it('shows the illustration, is audited once, and requests another photo', async () => {
    const sha1 = toSha1('e');
    const id = await writeGuideWithPhoto(sha1);
    await content.deleteRows('job_requests');
    const { status, body } = await refuse(sha1);
    expect([status, body]).toEqual([
      200,
      { imageUrl: expect.stringContaining('/covers/'), thumbnailUrl: expect.any(String), imageCredit: null },
    ]);
    await refuse(sha1);
    const audited = await content.dataSource.query(
      `select actor_id, subject_id from audit_log where action = 'guide.refuse-photo' and after->>'refused' = $1`,
      [sha1],
    );
    expect(audited).toEqual([{ actor_id: ADMIN.userId, subject_id: SLUG }]);
    expect(await findJobs()).toEqual([{ guideId: id, replaced: null }]);
    expect((await start(id)).excluded).toEqual([sha1]);
    expect(await commit(id, buildCredit(sha1))).toEqual({ isShown: false });
    const other = toSha1('b');
    await store(id, other);
    await commit(id, buildCredit(other));
    expect((await start(id, other)).excluded).toEqual([other, sha1]);
  });

  it('still applies when the guide is written again, and to its article', async () => {
    await writeGuideWithPhoto();
    await refuse(toSha1('a'));
    await content.deleteRows('dynamic_articles', 'guide_requests');
    const id = await writeGuide();
    expect((await start(id)).excluded).toEqual([toSha1('a')]);
    const { body: discovery } = await content.post('/api/discoveries', GUEST, {
      title: 'Hoi An',
      location: 'Hoi An, Vietnam',
    });
    const refused = await content.dataSource.query(
      'select sha1 from refused_photos join articles on article_id = id where discovery_id = $1',
      [discovery.id],
    );
    expect(refused).toEqual([{ sha1: toSha1('a') }]);
  });

  it('requires an existing guide, a hash and an admin', async () => {
    await writeGuideWithPhoto();
    expect((await refuse(toSha1('a'), ADMIN, 'dynamic-nowhere')).body.code).toBe('GUIDE_NOT_FOUND');
    expect((await refuse('x')).body.details[0].field).toBe('sha1');
    const statuses = await Promise.all(
      Object.values(NON_ADMINS).map(async (actor) => (await refuse(toSha1('a'), actor)).status),
    );
    expect(statuses).toEqual(REJECTED_STATUSES);
    expect((await read()).imageCredit).not.toBeNull();
  });
});

describe('searching for another photo of a guide', () => {
  const find = (actor: Parameters<typeof content.post>[1] = ADMIN, slug = SLUG) =>
    content.post(`/api/admin/guides/${slug}/photo/find`, actor, {});

  it('returns the photo that replaced the former one', async () => {
    const id = await writeGuideWithPhoto();
    await content.deleteRows('job_requests');
    const response = find();
    for (;;) {
      const [job] = await findOpenJobs<{ replaced: string | null }>('guide-photo.find');
      if (!job) continue;
      expect(job.payload.replaced).toBe(toSha1('a'));
      await store(id, toSha1('b'));
      await commit(id, buildCredit(toSha1('b')), job.payload.replaced);
      await content.post(`/internal/job-requests/${job.id}/settle`, WORKER, { outcome: { status: 'done' } });
      break;
    }
    expect((await response).body.imageCredit.sha1).toBe(toSha1('b'));
  });

  it('is rejected for unknown guides, for callers other than admins, and without open services', async () => {
    await writeGuide();
    expect((await find(ADMIN, 'dynamic-nowhere')).body.code).toBe('GUIDE_NOT_FOUND');
    const statuses = await Promise.all(Object.values(NON_ADMINS).map(async (actor) => (await find(actor)).status));
    expect(statuses).toEqual(REJECTED_STATUSES);
    const offline = await ContentTestService.start();
    await offline.dataSource.query(
      `insert into dynamic_articles (query, normalized_query, slug, title, meta_description, description, location,
         category, cultural_significance, travel_tips, nearby_attractions, recommendation_level, is_thin, place_kind,
         place_provider, content, writing, verification, knowledge, expires_at)
       values ('q', 'q', $1, 't', '', '', 'l', 'Other', '', '[]', '[]', 'low', false, 'city', 'embedded', '', '{}',
         '{}', '{}', now() + interval '1 day')`,
      [SLUG],
    );
    const { body } = await offline.post(`/api/admin/guides/${SLUG}/photo/find`, ADMIN, {});
    expect(body.code).toBe('OPEN_PHOTOS_OFF');
    await offline.stop();
  });
});

it('photo of a guide: is visible to those who hold the guide, and in no list of others', async () => {
  await writeGuideWithPhoto();
  expect((await content.get('/api/articles?q=hoi+an', buildGuest(randomUUID()))).body).toEqual([]);
});
