import { placeKnowledge } from '@placelore/contracts/places/facts.js';
import { pickStatements } from '@placelore/contracts/places/knowledge.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { createTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { SEEDING_LOCK, StarterLibraryRepository } from '../../src/site/starter-library/starter-library.repository.js';
import { StarterLibraryService } from '../../src/site/starter-library/starter-library.service.js';
import { buildGuest, ContentTestService } from '../support/content-test-service.js';

const GUIDEBOOK = Atlas.load().guidebook;
/** A part of the guidebook, which is enough because the rules are the same for any number of records. */
const paris = new Guidebook(
  GUIDEBOOK.landmarks.filter(({ city }) => city === 'Paris'),
  GUIDEBOOK.cities.filter(({ name }) => name === 'Paris'),
  () => [GUIDEBOOK.story('eiffel-tower')!],
);
const countRecords = ({ landmarks, cities }: Guidebook) => landmarks.length + cities.length;
const RECORDS = countRecords(paris);

let database: TestDatabase;
let running: ContentTestService[];
beforeEach(async () => {
  database = await createTestDatabase();
  running = [];
  mockGuidebook(paris);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(running.map((content) => content.stop()));
  await database.drop();
});

/** Replaces the guidebook of the release that is started. */
const mockGuidebook = (guidebook: Guidebook) => jest.spyOn(Guidebook, 'load').mockReturnValue(guidebook);

/** Starts a process and waits until its seeding has ended. */
async function start(): Promise<ContentTestService> {
  const content = await ContentTestService.start({ database, starterLibrary: 'on' });
  running.push(content);
  await library(content).onApplicationShutdown();
  return content;
}

const library = (content: ContentTestService) => content.app.get(StarterLibraryService, { strict: false });

async function countRows(content: ContentTestService, condition: string): Promise<number> {
  const [row] = await content.dataSource.query(`select count(*)::integer from ${condition}`);
  return row.count;
}

/** Builds the guidebook of a later release with one more landmark. */
function buildLaterRelease(): Guidebook {
  const landmark: LandmarkRecord = {
    ...GUIDEBOOK.landmark('eiffel-tower')!,
    id: 'louvre-museum-annex',
    name: 'Louvre Museum',
  };
  return new Guidebook([...paris.landmarks, landmark], paris.cities);
}

it('starter library: articles name the guidebook as source, and store the facts of record and story', async () => {
  const content = await start();
  const { body } = await content.get('/api/articles/eiffel-tower/direct', buildGuest(null));
  expect(body.sources).toMatchObject([{ name: 'Placelore guidebook', url: null, permalink: null }]);
  const [{ knowledge }] = await content.dataSource.query("select knowledge from articles where slug = 'eiffel-tower'");
  expect(placeKnowledge.parse(knowledge)).toEqual(knowledge);
  const statements = pickStatements(knowledge, 'detail', 'tip');
  expect(statements).toEqual(expect.arrayContaining(GUIDEBOOK.landmark('eiffel-tower')!.facts));
  expect(statements).toEqual(expect.arrayContaining(GUIDEBOOK.story('eiffel-tower')!.facts.map(({ text }) => text)));
  expect(await countRows(content, 'articles where knowledge is null or verification is null or is_thin')).toBe(0);
  const shown = body.verification.sentences as { text: string; facts: string[] }[];
  expect(shown.length).toBeGreaterThan(5);
  expect(body.citedFacts.map(({ id }: { id: string }) => id).sort()).toEqual(
    [...new Set(shown.flatMap(({ facts }) => facts))].sort(),
  );
  // Cards contain none of this.
  expect((await content.get('/api/articles', buildGuest(null))).body[0]).not.toHaveProperty('verification');
});

it('starter library: the first start publishes the guidebook and requests an index rebuild', async () => {
  mockGuidebook(GUIDEBOOK);
  const records = countRecords(GUIDEBOOK);
  const content = await start();
  expect(await countRows(content, 'articles where is_public and admin_reviewed and writing is null')).toBe(records);
  expect(await countRows(content, "articles where content_source = 'admin_created'")).toBe(records);
  expect(await countRows(content, "job_requests where job = 'article-index.rebuild'")).toBe(1);

  const { body, headers } = await content.get('/api/articles?limit=100', buildGuest(null));
  expect(headers['x-total-count']).toBe(String(records));
  const knownTitles = body.map(({ title }: { title: string }) => title);
  expect(knownTitles.slice(0, 20)).toContain('Eiffel Tower');
  expect(knownTitles).toContain('Paris');
  expect(new Set(body.map(({ publishedAt }: { publishedAt: string }) => publishedAt)).size).toBe(100);

  const page = await content.get('/api/articles/eiffel-tower/direct', buildGuest(null));
  expect(page.body).toMatchObject({
    title: 'Eiffel Tower',
    location: 'Paris, France',
    category: 'Landmark',
    latitude: '48.858370',
    longitude: '2.294480',
    imageUrl: expect.stringMatching(/^\/objects\/covers\/\d+-[0-9a-f]{32}\/photo\.webp$/),
    isPublic: true,
  });
  const city = await content.get('/api/articles/paris/direct', buildGuest(null));
  expect(city.body).toMatchObject({ title: 'Paris', category: 'Other', placeType: 'City' });
  expect(page.body.content).toContain('<h2>What to notice</h2>');
  expect(city.body.content).toContain('<h2>');
  expect(page.body.nearbyAttractions.length).toBeGreaterThan(1);
});

it('starter library: before seeding ends, the service answers requests and reports no article as missing', async () => {
  const other = await ContentTestService.start({ database });
  running.push(other);
  const seeding = other.dataSource.createQueryRunner();
  await seeding.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
  await other.dataSource.query(
    `insert into articles (slug, title, meta_description, content, category, location, image_url)
     values ('private', 'Private', '', '', 'Landmark', '', '')`,
  );
  const content = await ContentTestService.start({ database, starterLibrary: 'on' });
  running.push(content);
  const { status, headers } = await content.get('/api/articles', buildGuest(null));
  expect([status, headers['x-total-count']]).toEqual([200, '0']);
  const read = async (slug: string) => {
    const { status, body, headers } = await content.get(`/api/articles/${slug}/direct`, buildGuest(null));
    return [status, body.code, headers['retry-after']];
  };
  for (const slug of ['eiffel-tower', 'private', 'atlantis'])
    expect(await read(slug)).toEqual([503, 'LIBRARY_NOT_READY', '5']);
  await seeding.query('select pg_advisory_unlock($1)', [SEEDING_LOCK]);
  await seeding.release();
  await library(content).onApplicationShutdown();
  expect(await countRows(content, 'articles')).toBe(RECORDS + 1);
  expect(await read('eiffel-tower')).toEqual([200, undefined, undefined]);
  await library(content).onApplicationBootstrap();
  for (const slug of ['private', 'atlantis']) expect(await read(slug)).toEqual([404, 'ARTICLE_NOT_FOUND', undefined]);
});

it('starter library: the service is not ready while there are no guides at all, and ready while a release adds some', async () => {
  const other = await ContentTestService.start({ database });
  running.push(other);
  const seeding = other.dataSource.createQueryRunner();
  await seeding.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
  const first = await ContentTestService.start({ database, starterLibrary: 'on' });
  running.push(first);
  const getReadiness = async (content: ContentTestService) => {
    const { status, body } = await content.get('/readyz', null);
    return [status, body.parts.find(({ name }: { name: string }) => name === 'guides')];
  };
  expect(await getReadiness(first)).toEqual([503, { name: 'guides', ok: false, detail: 'are being prepared' }]);
  expect((await first.get('/healthz', null)).status).toBe(200);
  await seeding.query('select pg_advisory_unlock($1)', [SEEDING_LOCK]);
  await library(first).onApplicationShutdown();
  expect(await getReadiness(first)).toEqual([200, { name: 'guides', ok: true }]);
  await seeding.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
  mockGuidebook(buildLaterRelease());
  const second = await ContentTestService.start({ database, starterLibrary: 'on' });
  running.push(second);
  expect(await getReadiness(second)).toEqual([200, { name: 'guides', ok: true }]);
  await seeding.query('select pg_advisory_unlock($1)', [SEEDING_LOCK]);
  await seeding.release();
  await library(second).onApplicationShutdown();
});

it('starter library: the second start adds nothing and does not restore deleted articles', async () => {
  const first = await start();
  await first.dataSource.query("delete from articles where slug = 'eiffel-tower'");
  await first.dataSource.query('delete from job_requests');
  const second = await start();
  expect(await countRows(second, 'articles')).toBe(RECORDS - 1);
  expect(await countRows(second, "articles where slug = 'eiffel-tower'")).toBe(0);
  expect(await countRows(second, "job_requests where job = 'article-index.rebuild'")).toBe(0);
});

it('starter library: simultaneous processes seed once', async () => {
  const processes = await Promise.all([start(), start(), start()]);
  expect(await countRows(processes[0]!, 'articles')).toBe(RECORDS);
  await processes[0]!.dataSource.query('truncate articles, article_words, article_slug_redirects, starter_records');
  const added = await Promise.all(processes.map((content) => library(content).seed()));
  expect(added.sort((a, b) => a - b)).toEqual([0, 0, RECORDS]);
  expect(await countRows(processes[0]!, 'articles')).toBe(RECORDS);
});

it('starter library: requests are served while articles are composed', async () => {
  const content = await start();
  const written = GUIDEBOOK.landmarks
    .filter(({ id, city }) => city !== 'Paris' && GUIDEBOOK.story(id) !== null)
    .slice(0, 40);
  const later = new Guidebook(written, [], () => written.map(({ id }) => GUIDEBOOK.story(id)!));
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  expect(await library(content).seed(later)).toBe(40);
  clearInterval(timer);
  // Each of them takes about as long as one slice.
  expect(turns).toBeGreaterThan(20);
});

it('starter library: a later release adds its records under free slugs and links to existing articles', async () => {
  const content = await start();
  await content.dataSource.query("delete from articles where slug = 'les-invalides'");
  expect(await library(content).seed(buildLaterRelease())).toBe(1);
  const { status, body } = await content.get('/api/articles/louvre-museum-fr/direct', buildGuest(null));
  expect([status, body.title]).toEqual([200, 'Louvre Museum']);
  expect(body.content).toContain('href="/articles/paris"');
  // Places nearby are in the list next to the text. Nothing links to an article that was deleted.
  expect(body.nearbyAttractions.map(({ name }: { name: string }) => name)).toContain('Les Invalides');
  expect(body.content).not.toContain('/articles/les-invalides');
  expect(await library(content).seed(buildLaterRelease())).toBe(0);
});

it('starter library: existing articles about a record and their slugs are left unchanged', async () => {
  const empty = await ContentTestService.start({ database });
  running.push(empty);
  await empty.dataSource.query(
    `insert into articles (slug, title, meta_description, content, category, location, image_url, guidebook_id)
     values ('the-tower', 'Ours', '', '', 'Landmark', '', '', 'eiffel-tower'),
            ('arc-de-triomphe', 'Another', '', '', 'Landmark', '', '', null)`,
  );
  const content = await start();
  expect(await countRows(content, 'articles')).toBe(RECORDS + 1);
  expect(
    await countRows(content, "articles where guidebook_id = 'eiffel-tower' and title = 'Ours' and not is_public"),
  ).toBe(1);
  const { body } = await content.get('/api/articles/arc-de-triomphe-fr/direct', buildGuest(null));
  expect(body.title).toBe('Arc de Triomphe');
  // Other articles link to the existing article, although it is not published.
  expect(await countRows(content, `articles where content like '%"/articles/the-tower"%'`)).toBeGreaterThan(0);
  expect(await countRows(content, `articles where content like '%"/articles/eiffel-tower"%'`)).toBe(0);
});

it('starter library: no articles are created when it is turned off', async () => {
  const content = await ContentTestService.start({ database });
  running.push(content);
  expect(() => library(content)).toThrow();
  expect(await countRows(content, 'articles')).toBe(0);
});

it('StarterLibraryRepository.lock: lets the transaction take as long as a slow machine needs', async () => {
  const { app, dataSource } = await start();
  await dataSource.transaction(async (manager) => {
    await manager.query(`set local idle_in_transaction_session_timeout = '1s'`);
    await manager.query(`set local statement_timeout = '1s'`);
    await app.get(StarterLibraryRepository, { strict: false }).lock(manager);
    const [limits] = await manager.query(`select current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('statement_timeout') as statement`);
    expect(limits).toEqual({ idle: '0', statement: '0' });
  });
});
