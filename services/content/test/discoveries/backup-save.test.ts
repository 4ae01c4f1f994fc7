import { randomUUID } from 'node:crypto';
import { toPublicProvenance } from '@placelore/contracts/analysis/analyses.js';
import { article as articleSchema } from '@placelore/contracts/content/articles/articles.js';
import { type BackupSave } from '@placelore/contracts/content/backup-save.js';
import { discovery as discoverySchema } from '@placelore/contracts/content/discoveries.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { countTableLockWaits } from '../../../../packages/platform/test/support/count-lock-waits.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import {
  ADMIN,
  findArticle,
  findArticleRequests,
  readIndexChanges,
  togglePublic,
} from '../support/article-generation-driver.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { GUEST, PROVENANCE, requestAndWriteGuide, VERIFICATION } from '../support/guide-generation-driver.js';
import { drawCover, runImageJob } from '../support/image-job-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects', 'discoveries', 'deleted_backups'));

const saveBackup = (backup: Partial<BackupSave> | object, actor: Identity | null) =>
  content.post('/api/discoveries', actor, backup);
/** Builds the request that a page sends for the guide to Hoi An; parts of it differ from the guide. */
const buildPage = (overrides: object = {}) => ({
  title: 'Hoi An',
  description: 'What the page says.',
  content: '<p>What the page says, 3 km from Atlantis.</p>',
  location: 'Hoi An, Vietnam',
  category: 'Museum',
  culturalSignificance: 'Very much.',
  nearbyAttractions: [{ name: 'Atlantis', distance: '3 km', coordinates: { lat: 1, lng: 1 } }, 'Lemuria'],
  skipAutoSave: true,
  isPublic: true,
  ...overrides,
});
const listOwn = async (actor: Identity) => (await content.get('/api/discoveries', actor)).body;
const articleCount = async () => (await content.dataSource.query('select id from articles')).length;

describe('backup save', () => {
  it('of a guide stores one private discovery with one pending article from the guide itself', async () => {
    const { body: guide } = await requestAndWriteGuide('Hoi An');
    await content.dataSource.query(`update dynamic_articles set place_type = 'City'`);
    const { status, body } = await saveBackup(buildPage(), GUEST);
    expect(status).toBe(200);
    expect(discoverySchema.strict().parse(body)).toMatchObject({
      userId: null,
      title: 'Hoi An',
      description: 'An old trading port.',
      culturalInfo: 'Merchants from China & Japan met here.',
      category: 'Cultural Site',
      location: 'Hoi An, Vietnam',
      latitude: '15.879400',
      nearbyAttractions: [{ name: 'Japanese Covered Bridge' }],
      imageUrl: null,
      isPublic: false,
      source: 'text_search',
      articleId: null,
      articleSlug: null,
    });
    // The list shows the cover of its article, although the article is not public.
    expect((await listOwn(GUEST))[0].imageUrl).toMatch(/^\/objects\/covers\//);
    const { slug } = await findArticle(body.id);
    const article = await content.get(`/api/articles/${slug}/direct`, ADMIN);
    expect(articleSchema.strict().parse(article.body)).toMatchObject({
      title: 'Hoi An',
      placeType: 'City',
      content: guide.article.content.replace('&#39;', "'"),
      contentSource: 'text_search',
      isPublic: false,
      adminReviewed: false,
      publishedAt: null,
      latitude: '15.879400',
      writing: toPublicProvenance(PROVENANCE),
      verification: VERIFICATION,
      citedFacts: guide.article.citedFacts,
    });
    expect(article.body.content).not.toContain('Atlantis');
    expect(await readIndexChanges()).toEqual([]);
    expect(await findArticleRequests(body.id, 'all')).toEqual([]);
  });

  it('is stored once when it is sent repeatedly, simultaneously or with other wording', async () => {
    const actor = buildGuest(randomUUID());
    const variants = [
      buildPage(),
      buildPage({ title: ' hoi AN', content: 'other' }),
      buildPage({ description: undefined }),
    ];
    const lock = content.dataSource.createQueryRunner();
    await lock.startTransaction();
    // No request can check for an earlier save until several are waiting.
    await lock.query('lock table discoveries in access exclusive mode');
    const saving = Array.from({ length: 20 }, (_, n) => saveBackup(variants[n % 3]!, actor));
    await eventually(async () => (await countTableLockWaits(lock)) >= 3);
    await lock.commitTransaction();
    await lock.release();
    const responses = await Promise.all(saving);
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await saveBackup(buildPage({ content: 'much later' }), actor)).text).toBe(responses[0]!.text);
    expect(await listOwn(actor)).toHaveLength(1);
    expect(await articleCount()).toBe(1);
  });

  it('stays the same after its guide has expired', async () => {
    await requestAndWriteGuide('Hoi An');
    const first = await saveBackup(buildPage(), GUEST);
    await content.dataSource.query('delete from dynamic_articles');
    expect((await saveBackup(buildPage(), GUEST)).text).toBe(first.text);
  });

  it('shows the cover of its article to its owner alone after its guide has expired', async () => {
    await requestAndWriteGuide('Hoi An');
    const user = buildUser();
    for (const owner of [GUEST, user]) await saveBackup(buildPage(), owner);
    const [{ imageUrl }] = await listOwn(GUEST);
    await content.dataSource.query('delete from dynamic_articles');
    const read = async (actor: Identity | null) => (await content.get(imageUrl, actor)).status;
    for (const stranger of [buildGuest(randomUUID()), buildUser(), buildGuest(null)]) {
      expect(await read(stranger)).toBe(404);
    }
    const [first] = await Promise.all([content.get(imageUrl, GUEST), runImageJob('cover.draw', drawCover())]);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect([await read(user), await read(buildUser()), await read(buildGuest(null))]).toEqual([200, 404, 404]);
  });

  it('is separate for each owner', async () => {
    const user = buildUser();
    const ids = [GUEST, buildGuest(randomUUID()), user].map(
      async (actor) => (await saveBackup(buildPage(), actor)).body.id,
    );
    expect(new Set(await Promise.all(ids)).size).toBe(3);
    expect(await listOwn(user)).toMatchObject([{ userId: user.userId, username: expect.any(String) }]);
  });

  it('of a guest is found again after sign-in, before and after the claim', async () => {
    const visitorId = randomUUID();
    const user = buildUser({ visitorId });
    const { body } = await saveBackup(buildPage(), buildGuest(visitorId));
    expect((await saveBackup(buildPage(), user)).body.id).toBe(body.id);
    await content.post('/internal/discoveries/claim', WORKER, { userId: user.userId, username: 'Ada', visitorId });
    expect((await saveBackup(buildPage(), user)).body.id).toBe(body.id);
  });

  it('of a user is not given to a guest of the same browser', async () => {
    const visitorId = randomUUID();
    const guest = buildGuest(visitorId);
    const { body: claimed } = await saveBackup(buildPage(), guest);
    await content.post('/internal/discoveries/claim', WORKER, {
      userId: buildUser().userId,
      username: 'Ada',
      visitorId,
    });
    const { body } = await saveBackup(buildPage(), guest);
    expect(body.id).not.toBe(claimed.id);
    expect(await listOwn(guest)).toMatchObject([{ id: body.id, userId: null }]);
  });

  it('of the same guide by guest and user is not merged by a claim', async () => {
    const visitorId = randomUUID();
    const user = buildUser();
    const [asUser, asGuest] = [
      (await saveBackup(buildPage(), user)).body.id,
      (await saveBackup(buildPage(), buildGuest(visitorId))).body.id,
    ];
    const claim = { userId: user.userId, username: 'Ada', visitorId };
    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 1 });
    expect((await listOwn(user)).map(({ id }: { id: number }) => id)).toEqual([asGuest, asUser]);
    expect((await saveBackup(buildPage(), user)).body.id).toBe(asUser);
  });

  it.each([
    ['its owner', GUEST],
    ['an admin', ADMIN],
  ])('deleted by %s loses its article and cannot be saved again by that owner', async (_, actor) => {
    const { body } = await saveBackup(buildPage({ title: `Hoi An of ${_}` }), GUEST);
    expect((await content.delete(`/api/discoveries/${body.id}`, actor)).status).toBe(204);
    const again = await saveBackup(buildPage({ title: `hoi an of ${_}` }), GUEST);
    expect([again.status, again.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    expect(await articleCount()).toBe(0);
    expect((await saveBackup(buildPage({ title: `Hoi An of ${_}` }), buildGuest(randomUUID()))).status).toBe(200);
  });

  it('is published together with its article by an admin', async () => {
    const { body } = await saveBackup(buildPage(), GUEST);
    const { body: published } = await togglePublic(body.id, true);
    expect(published).toMatchObject({ isPublic: true, articleId: expect.any(Number), articleSlug: 'hoi-an' });
    expect((await content.get('/api/articles/hoi-an/direct', buildGuest(null))).status).toBe(200);
    expect(await findArticleRequests(body.id, 'all')).toEqual([]);
  });

  it('is stored completely or not at all', async () => {
    const actor = buildGuest(randomUUID());
    await content.dataSource.query('alter table articles rename to away');
    try {
      expect((await saveBackup(buildPage(), actor)).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table away rename to articles');
    }
    const rows = await content.dataSource.query('select id from discoveries where visitor_id = $1', [
      actor.kind === 'person' ? actor.visitorId : null,
    ]);
    expect(rows).toEqual([]);
    expect((await saveBackup(buildPage(), actor)).status).toBe(200);
  });
});

describe('guide of a backup save', () => {
  it('is the one the caller holds when two share a name', async () => {
    await requestAndWriteGuide('Hoi An');
    const { body } = await saveBackup(buildPage({ location: 'somewhere else' }), GUEST);
    expect(body.location).toBe('Hoi An, Vietnam');
  });

  it('is not used for another location when the caller does not hold it', async () => {
    await requestAndWriteGuide('Hoi An');
    const { body } = await saveBackup(buildPage({ location: 'Texas, United States' }), buildGuest(randomUUID()));
    expect(body).toMatchObject({ location: 'Texas, United States', latitude: null, nearbyAttractions: [] });
  });

  it('is found by its query when the page sends no location', async () => {
    await requestAndWriteGuide('Hội An old town');
    const { body } = await saveBackup({ title: 'hoi an OLD town' }, buildGuest(randomUUID()));
    expect(body).toMatchObject({ title: 'Hoi An', latitude: '15.879400' });
  });
});

describe('backup save without a known guide', () => {
  const actor = buildGuest(randomUUID());
  const saveAndRead = async (backup: object) => {
    const { body } = await saveBackup(backup, actor);
    const article = await findArticle(body.id);
    return { discovery: body, article };
  };

  it('stores the sanitized texts of the page only, without position or provenance', async () => {
    const { discovery, article } = await saveAndRead(
      buildPage({ title: 'A<b>tlantis', content: '<p onclick="x()">Under water.<script>alert(1)</script></p>' }),
    );
    expect(discovery).toMatchObject({ title: 'A<b>tlantis', latitude: null, nearbyAttractions: [], isPublic: false });
    expect(article).toMatchObject({
      content: '<p>Under water.</p>',
      category: 'Museum',
      latitude: null,
      nearby_attractions: [],
      writing: null,
      verification: null,
      content_source: 'text_search',
      is_public: false,
    });
  });

  it('uses the specified default location and category', async () => {
    const { discovery, article } = await saveAndRead({ title: 'Lemuria', description: 'A <i>continent</i>.' });
    expect(discovery).toMatchObject({ location: 'Vietnam', category: 'Cultural Site' });
    expect(article.content).toBe('<p>A &lt;i&gt;continent&lt;/i&gt;.</p>');
  });

  it.each([
    ['cultural heritage', 'Cultural Site'],
    ['attraction', 'Cultural Site'],
    ['natural  WONDER', 'Natural Wonder'],
  ])('maps the category %s to %s', async (category, expected) => {
    expect((await saveAndRead(buildPage({ title: `In ${category}`, category }))).discovery.category).toBe(expected);
  });

  it.each<[string, string, object]>([
    ['title', 'blank', { title: '  ' }],
    ['title', 'too long', { title: 'x'.repeat(201) }],
    ['title', 'missing', { title: undefined }],
    ['title', 'with NUL', { title: 'a\u0000b' }],
    ['title', 'not text', { title: { a: 1 } }],
    ['description', 'too long', { description: 'x'.repeat(5_001) }],
    ['content', 'too long', { content: 'x'.repeat(100_001) }],
    ['content', 'only a script', { content: '<script>a()</script>', description: '', culturalSignificance: ' ' }],
    ['location', 'too long', { location: 'x'.repeat(301) }],
    ['category', 'too long', { category: 'x'.repeat(101) }],
    ['culturalSignificance', 'too long', { culturalSignificance: 'x'.repeat(10_001) }],
    ['nearbyAttractions', 'too many', { nearbyAttractions: Array(101).fill('a') }],
    ['isPublic', 'not a boolean', { isPublic: 'true' }],
    ['skipAutoSave', 'not a boolean', { skipAutoSave: 1 }],
  ])('is rejected when %s is invalid (%s), and the field is named', async (field, _, change) => {
    const { status, body } = await saveBackup(buildPage(change), actor);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details[0].field).toMatch(new RegExp(`^${field}`));
  });

  it.each([
    ['half a surrogate pair', '\ud800'],
    ['a right-to-left override', '\u202eabc'],
    ['punctuation only', '…!?'],
    ['letters that normalize to many', 'ﷺ'.repeat(200)],
    ['SQL', `'; drop table discoveries; --`],
    ['a non-Latin script', '北京'],
  ])('stores a title of %s and finds it again', async (_, title) => {
    const first = await saveBackup({ title, description: title, location: title }, actor);
    expect(first.status).toBe(200);
    expect((await saveBackup({ title, description: title, location: title }, actor)).body.id).toBe(first.body.id);
  });
});

it('backup save: callers without an identity that owns discoveries are rejected', async () => {
  const responses = await Promise.all([null, buildGuest(null), WORKER].map((actor) => saveBackup(buildPage(), actor)));
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await articleCount()).toBe(0);
});
