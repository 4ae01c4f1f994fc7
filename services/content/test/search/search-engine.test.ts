import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, type ContentTestService } from '../support/content-test-service.js';
import { INDEX, SearchEngineDriver } from '../support/search-engine-driver.js';

const GUEST = buildGuest(null);

let driver: SearchEngineDriver;
let content: ContentTestService;
beforeAll(async () => {
  driver = await SearchEngineDriver.start();
  content = driver.content;
});
afterAll(() => driver.stop());
beforeEach(async () => {
  await content.deleteRows('articles', 'article_slug_redirects');
  driver.engine.reset();
  driver.engine.indexes.clear();
});

const insert = (...articles: Partial<NewArticle>[]) =>
  content.insertArticles(
    articles.map((overrides) =>
      buildArticle({ location: 'Nowhere', category: 'Other', content: '<p>Nothing.</p>', ...overrides }),
    ),
  );
const list = (q: string, headers: Record<string, string> = {}) =>
  content.get(`/api/articles?q=${encodeURIComponent(q)}`, GUEST, headers);
const found = async (q: string): Promise<string[]> => (await list(q)).body.map(({ title }: ArticleCard) => title);
const search = async (q: string) => (await content.get(`/api/search?q=${encodeURIComponent(q)}`, GUEST)).body;
/** Adds a document to the index, no matter what the database contains. */
const index = (id: number, title: string) =>
  driver.engine.indexes
    .get(INDEX)!
    .documents.set(id, { ...driver.engine.indexes.get(INDEX)!.documents.get(id), id, title, isThin: false });
const readHealth = async () => (await fetch(`${content.url}/readyz`)).json();

describe('search with an engine', () => {
  it('shows what only the engine finds', async () => {
    const [id] = await insert({ title: 'Lantern Hall' });
    await driver.rebuild();
    index(id!, 'Quasar');
    expect(await found('quasar')).toEqual(['Lantern Hall']);
  });

  it('shows no private, deleted or unknown article, even if the engine returns it', async () => {
    const ids = await insert(
      { title: 'Secret Hall', isPublic: false },
      { title: 'Gone Hall' },
      { title: 'Shown Hall' },
    );
    await driver.rebuild();
    await content.dataSource.query('delete from articles where id = $1', [ids[1]]);
    for (const id of [...ids, 2_000_000_000, -1]) index(id, 'Quasar');
    const { body, headers } = await list('quasar');
    expect(body.map(({ title }: ArticleCard) => title)).toEqual(['Shown Hall']);
    expect(headers['x-total-count']).toBe('1');
    for (const id of ids) index(id, 'Secret Hall');
    expect((await search('secrte hall')).total).toBe(0);
  });

  it('shows the present state of articles, not the one in the index', async () => {
    const [id] = await insert({ title: 'Lantern Hall' });
    await driver.rebuild();
    await content.dataSource.query(`update articles set title = 'Candle Hall' where id = $1`, [id]);
    expect(await found('lantern')).toEqual(['Candle Hall']);
  });

  it('finds misspelled names with the engine, and states which name it found', async () => {
    const [id] = await insert({ title: 'Lantern Hall' });
    await driver.rebuild();
    driver.engine.requests.length = 0;
    expect(await search('lanterm hall')).toMatchObject({ correctedTo: 'Lantern Hall', total: 1 });
    await content.dataSource.query('update articles set is_public = false where id = $1', [id]);
    expect(await search('lanterm hall')).toMatchObject({ correctedTo: null, total: 0 });
  });

  it('takes the misspelled name of a place as the place, although the engine finds a title', async () => {
    await insert(
      { title: 'Eiffel Tower', guidebookId: 'eiffel-tower', location: 'Paris, France' },
      { title: 'Efell Towel' },
    );
    await driver.rebuild();
    expect(await search('efel tower')).toMatchObject({ correctedTo: 'Eiffel Tower', place: { name: 'Eiffel Tower' } });
  });

  it.each(['rome', 'museums in rome', 'things to do around me'])('does not ask the engine about %s', async (q) => {
    await insert({ title: 'Rome', guidebookId: 'rome', location: 'Rome, Italy' });
    await driver.rebuild();
    await search('lantern');
    const countSearches = () => driver.engine.requests.filter(({ body }) => body?.queries?.[0].q !== 'a').length;
    driver.engine.requests.length = 0;
    await search(q);
    expect(countSearches()).toBe(0);
    await search('lantern');
    expect(countSearches()).toBeGreaterThan(0);
  });

  it('sends only letters and digits', async () => {
    await driver.rebuild();
    await list(`"lantern" -hall isThin = true OR <b>x; {"q":1} lamps`);
    const queries = driver.engine.requests.flatMap(({ body }) => body?.queries ?? []).filter(({ q }) => q !== 'a');
    expect(new Set(queries.map(({ q }) => q))).toEqual(new Set(['lantern hall isthin true or b x q 1 lamps']));
  });

  it('does not ask the engine about more words than it accepts', async () => {
    await insert({ title: 'Lantern Hall', content: '<p>One two three four five six seven eight nine ten.</p>' });
    await driver.rebuild();
    expect(await found('one one two three four five six seven eight nine cellar')).toEqual([]);
    expect(await found('one one two three four five six seven eight nine hall')).toEqual(['Lantern Hall']);
  });

  it('changes the ETag when the index follows a change of the articles', async () => {
    await insert({ title: 'Lantern Hall' });
    await driver.rebuild();
    const [id] = await insert({ title: 'Lantern Bridge' });
    const before = await list('lantern');
    expect(before.body).toHaveLength(1);
    await driver.post('update', { articleId: id });
    const after = await list('lantern', { 'if-none-match': String(before.headers.etag) });
    expect([after.status, after.body.length]).toEqual([200, 2]);
    expect((await list('lantern', { 'if-none-match': String(after.headers.etag) })).status).toBe(304);
  });
});

describe('search with an engine that fails', () => {
  it.each([
    [{ kind: 'serverError' }, 'does not work (internal), so PostgreSQL answers all searches'],
    [{ kind: 'rateLimited' }, 'does not work (internal), so PostgreSQL answers all searches'],
    [{ kind: 'hang' }, 'does not work (timed_out), so PostgreSQL answers all searches'],
    [{ kind: 'breaksOff' }, 'does not work (unreachable), so PostgreSQL answers all searches'],
    [{ kind: 'malformed' }, 'does not work (invalid_response), so PostgreSQL answers all searches'],
    [{ kind: 'nonsense' }, 'does not work (invalid_response), so PostgreSQL answers all searches'],
    [{ kind: 'page' }, 'does not work (invalid_response), so PostgreSQL answers all searches'],
    [{ kind: 'error', status: 401, code: 'invalid_api_key' }, 'rejected SEARCH_ENGINE_KEY (invalid_api_key)'],
    [{ kind: 'error', status: 403, code: 'invalid_api_key' }, 'rejected SEARCH_ENGINE_KEY (invalid_api_key)'],
    [{ kind: 'error', status: 408, code: 'timeout' }, 'does not work (timeout), so PostgreSQL answers all searches'],
  ] as const)('is answered by PostgreSQL after %j, and health says so', async (behavior, detail) => {
    await insert({ title: 'Lantern Hall' }, { title: 'Candle Hall' });
    await driver.rebuild();
    driver.engine.setDefault(behavior);
    expect(await found('lantern')).toEqual(['Lantern Hall']);
    expect((await search('candel hall')).correctedTo).toBe('Candle Hall');
    const { ok, parts } = await readHealth();
    expect([ok, parts.find(({ name }: { name: string }) => name === 'search engine')]).toEqual([
      true,
      { name: 'search engine', ok: true, detail },
    ]);
    await driver.recover();
    const recovered = await readHealth();
    expect(recovered.parts.map(({ name }: { name: string }) => name)).not.toContain('search engine');
  });

  it('is answered by PostgreSQL when the index does not exist, which the health reports', async () => {
    await insert({ title: 'Lantern Hall' });
    expect(await found('lantern')).toEqual(['Lantern Hall']);
    expect((await readHealth()).parts).toContainEqual({
      name: 'search engine',
      ok: true,
      detail: 'has no index of the articles: run "npm run ops -- rebuild-search"',
    });
  });

  it('is answered by PostgreSQL when the engine finds nothing', async () => {
    await driver.rebuild();
    await insert({ title: 'Old Hall', content: '<p>It sells lanterns.</p>' });
    expect(await found('lantern')).toEqual(['Old Hall']);
  });
});
