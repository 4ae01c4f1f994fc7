import { randomUUID } from 'node:crypto';
import { article as articleSchema } from '@placelore/contracts/articles.js';
import { type BackupSave, discovery as discoverySchema } from '@placelore/contracts/discoveries.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { admin, articleOf, news, togglePublic, writings } from './article-writer.js';
import { guest, someUser, WORKER } from './content-service.js';
import { answered, anyone, provenance } from './guide-worker.js';
import { content, useContent } from './played-worker.js';

useContent();
beforeEach(() => content.dataSource.query('truncate articles, article_addresses, discoveries, removed_backups'));

const save = (given: Partial<BackupSave> | object, who: Identity | null) =>
  content.post('/api/discoveries', who, given);
/** What a page sends of the guide to Hoi An; not all of it is true. */
const page = (given: object = {}) => ({
  title: 'Hoi An',
  description: 'What the page says.',
  content: '<p>What the page says, 3 km from Atlantis.</p>',
  location: 'Hoi An, Vietnam',
  category: 'Museum',
  culturalSignificance: 'Very much.',
  nearbyAttractions: [{ name: 'Atlantis', distance: '3 km', coordinates: { lat: 1, lng: 1 } }, 'Lemuria'],
  skipAutoSave: true,
  isPublic: true,
  ...given,
});
const own = async (who: Identity) => (await content.get('/api/discoveries', who)).body;
const articleCount = async () => (await content.dataSource.query('select id from articles')).length;

describe('a backup save', () => {
  it('of a guide makes one private discovery with one pending article, both of the guide itself', async () => {
    const { body: guide } = await answered('Hoi An');
    const { status, body } = await save(page(), anyone);
    expect(status).toBe(200);
    expect(discoverySchema.strict().parse(body)).toMatchObject({
      userId: null,
      title: 'Hoi An',
      description: 'An old trading port.',
      culturalInfo: 'Merchants <b>met</b> here.',
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
    const { slug } = await articleOf(body.id);
    const article = await content.get(`/api/articles/${slug}/direct`, admin);
    expect(articleSchema.strict().parse(article.body)).toMatchObject({
      title: 'Hoi An',
      content: guide.article.content.replace('&#39;', "'"),
      contentSource: 'text_search',
      isPublic: false,
      adminReviewed: false,
      publishedAt: null,
      latitude: '15.879400',
      writing: provenance,
      verification: guide.article.verification,
    });
    expect(await news()).toEqual([]);
    expect(await writings(body.id, 'all')).toEqual([]);
  });

  it('twenty times at once, and later, and otherwise worded, is one', async () => {
    const who = guest(randomUUID());
    const variants = [page(), page({ title: ' hoi AN', content: 'other' }), page({ description: undefined })];
    const lock = content.dataSource.createQueryRunner();
    await lock.startTransaction();
    // None can look for an earlier one until several want to.
    await lock.query('lock table discoveries in access exclusive mode');
    const saving = Array.from({ length: 20 }, (_, n) => save(variants[n % 3]!, who));
    await eventually(async () => {
      const [{ waiting }] = await lock.query('select count(*)::int as waiting from pg_locks where not granted');
      return waiting >= 3;
    });
    await lock.commitTransaction();
    await lock.release();
    const answers = await Promise.all(saving);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await save(page({ content: 'much later' }), who)).text).toBe(answers[0]!.text);
    expect(await own(who)).toHaveLength(1);
    expect(await articleCount()).toBe(1);
  });

  it('is the same while the guide is there and after it has expired', async () => {
    await answered('Hoi An');
    const first = await save(page(), anyone);
    await content.dataSource.query('delete from dynamic_articles');
    expect((await save(page(), anyone)).text).toBe(first.text);
  });

  it('is each owner’s own', async () => {
    const user = someUser();
    const ids = [anyone, guest(randomUUID()), user].map(async (who) => (await save(page(), who)).body.id);
    expect(new Set(await Promise.all(ids)).size).toBe(3);
    expect(await own(user)).toMatchObject([{ userId: user.userId, username: expect.any(String) }]);
  });

  it('by a guest who has signed in since is found again, before and after it became theirs', async () => {
    const visitorId = randomUUID();
    const user = someUser({ visitorId });
    const { body } = await save(page(), guest(visitorId));
    expect((await save(page(), user)).body.id).toBe(body.id);
    await content.post('/internal/discoveries/claim', WORKER, { userId: user.userId, username: 'Ada', visitorId });
    expect((await save(page(), user)).body.id).toBe(body.id);
  });

  it('that guest and user both made is kept twice when the guest becomes that user', async () => {
    const visitorId = randomUUID();
    const user = someUser();
    const [asUser, asGuest] = [(await save(page(), user)).body.id, (await save(page(), guest(visitorId))).body.id];
    const claim = { userId: user.userId, username: 'Ada', visitorId };
    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 1 });
    expect((await own(user)).map(({ id }: { id: number }) => id)).toEqual([asGuest, asUser]);
    expect((await save(page(), user)).body.id).toBe(asUser);
  });

  it.each([
    ['its owner', anyone],
    ['an admin', admin],
  ])('deleted by %s goes with its article, and no page brings it back', async (_, who) => {
    const { body } = await save(page({ title: `Hoi An of ${_}` }), anyone);
    expect((await content.delete(`/api/discoveries/${body.id}`, who)).status).toBe(204);
    const again = await save(page({ title: `hoi an of ${_}` }), anyone);
    expect([again.status, again.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    expect(await articleCount()).toBe(0);
    expect((await save(page({ title: `Hoi An of ${_}` }), guest(randomUUID()))).status).toBe(200);
  });

  it('waits for an admin, who publishes discovery and article as one', async () => {
    const { body } = await save(page(), anyone);
    const { body: published } = await togglePublic(body.id, true);
    expect(published).toMatchObject({ isPublic: true, articleId: expect.any(Number), articleSlug: 'hoi-an' });
    expect((await content.get('/api/articles/hoi-an/direct', guest(null))).status).toBe(200);
    expect(await writings(body.id, 'all')).toEqual([]);
  });

  it('is stored whole or not at all', async () => {
    const who = guest(randomUUID());
    await content.dataSource.query('alter table articles rename to away');
    try {
      expect((await save(page(), who)).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table away rename to articles');
    }
    const rows = await content.dataSource.query('select id from discoveries where visitor_id = $1', [
      who.kind === 'person' ? who.visitorId : null,
    ]);
    expect(rows).toEqual([]);
    expect((await save(page(), who)).status).toBe(200);
  });
});

describe('the guide a backup save is of', () => {
  it('is the held one, where two have the name', async () => {
    await answered('Hoi An');
    const { body } = await save(page({ location: 'somewhere else' }), anyone);
    expect(body.location).toBe('Hoi An, Vietnam');
  });

  it('is none of another location that the caller was never given', async () => {
    await answered('Hoi An');
    const { body } = await save(page({ location: 'Texas, United States' }), guest(randomUUID()));
    expect(body).toMatchObject({ location: 'Texas, United States', latitude: null, nearbyAttractions: [] });
  });

  it('is found by what was asked for, where the page knows no location', async () => {
    await answered('Hội An old town');
    const { body } = await save({ title: 'hoi an OLD town' }, guest(randomUUID()));
    expect(body).toMatchObject({ title: 'Hoi An', latitude: '15.879400' });
  });
});

describe('a backup save of a guide nobody knows', () => {
  const who = guest(randomUUID());
  const saved = async (given: object) => {
    const { body } = await save(given, who);
    const article = await articleOf(body.id);
    return { discovery: body, article };
  };

  it('is made of the page’s texts alone, cleaned, of nobody known, and nowhere', async () => {
    const { discovery, article } = await saved(
      page({ title: 'A<b>tlantis', content: '<p onclick="x()">Under water.<script>alert(1)</script></p>' }),
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

  it('has the documents’ location and category where the page says none', async () => {
    const { discovery, article } = await saved({ title: 'Lemuria', description: 'A <i>continent</i>.' });
    expect(discovery).toMatchObject({ location: 'Vietnam', category: 'Cultural Site' });
    expect(article.content).toBe('<p>A &lt;i&gt;continent&lt;/i&gt;.</p>');
  });

  it.each([
    ['cultural heritage', 'Cultural Site'],
    ['attraction', 'Cultural Site'],
    ['natural  WONDER', 'Natural Wonder'],
  ])('of category %s is a %s', async (category, expected) => {
    expect((await saved(page({ title: `In ${category}`, category }))).discovery.category).toBe(expected);
  });

  it.each<[string, string, object]>([
    ['title', 'blank', { title: '  ' }],
    ['title', 'too long', { title: 'x'.repeat(201) }],
    ['title', 'missing', { title: undefined }],
    ['title', 'with NUL', { title: 'a\u0000b' }],
    ['title', 'no text', { title: { a: 1 } }],
    ['description', 'too long', { description: 'x'.repeat(5_001) }],
    ['content', 'too long', { content: 'x'.repeat(100_001) }],
    [
      'content',
      'nothing but a script',
      { content: '<script>a()</script>', description: '', culturalSignificance: ' ' },
    ],
    ['location', 'too long', { location: 'x'.repeat(301) }],
    ['category', 'too long', { category: 'x'.repeat(101) }],
    ['culturalSignificance', 'too long', { culturalSignificance: 'x'.repeat(10_001) }],
    ['nearbyAttractions', 'too many', { nearbyAttractions: Array(101).fill('a') }],
    ['isPublic', 'no boolean', { isPublic: 'true' }],
    ['skipAutoSave', 'no boolean', { skipAutoSave: 1 }],
  ])('is refused for its %s, %s, which is named', async (field, _, given) => {
    const { status, body } = await save(page(given), who);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details[0].field).toMatch(new RegExp(`^${field}`));
  });

  it.each([
    ['half a surrogate pair', '\ud800'],
    ['a change of direction', '\u202eabc'],
    ['nothing but signs', '…!?'],
    ['letters that normalise to many', 'ﷺ'.repeat(200)],
    ['SQL', `'; drop table discoveries; --`],
    ['another script', '北京'],
  ])('titled with %s is stored, and found again', async (_, title) => {
    const first = await save({ title, description: title, location: title }, who);
    expect(first.status).toBe(200);
    expect((await save({ title, description: title, location: title }, who)).body.id).toBe(first.body.id);
  });
});

it('is for people who can own something', async () => {
  const answers = await Promise.all([null, guest(null), WORKER].map((who) => save(page(), who)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await articleCount()).toBe(0);
});
