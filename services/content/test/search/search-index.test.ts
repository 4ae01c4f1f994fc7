import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import type { MeilisearchEngine } from '../../src/articles/search/engine/meilisearch-engine.js';
import { SEARCH_ENGINE } from '../../src/articles/search/engine/search-index.service.js';
import { buildArticle, buildUser, type ContentTestService } from '../support/content-test-service.js';
import { INDEX, SearchEngineDriver } from '../support/search-engine-driver.js';

const ADMIN = buildUser({ isAdmin: true });

let driver: SearchEngineDriver;
let content: ContentTestService;
beforeAll(async () => {
  driver = await SearchEngineDriver.start();
  content = driver.content;
});
afterAll(() => driver.stop());
beforeEach(async () => {
  await content.deleteRows('articles', 'article_slug_redirects', 'job_requests', 'deleted_articles', 'article_merges');
  driver.engine.reset();
  driver.engine.indexes.clear();
  driver.engine.holdTasks(false);
  await driver.rebuild();
});
afterEach(() => jest.restoreAllMocks());

const insert = async (overrides: Partial<NewArticle> = {}): Promise<number> =>
  (await content.insertArticles([buildArticle({ title: 'Lantern Hall', ...overrides })]))[0]!;
/** Inserts a published article that is in the index. */
async function insertIndexed(overrides: Partial<NewArticle> = {}): Promise<number> {
  const id = await insert(overrides);
  await driver.post('update', { articleId: id });
  expect(driver.getIds()).toContain(id);
  return id;
}
const toggle = (id: number, isPublic: boolean) =>
  content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic });
const edit = (id: number, fields: object) => content.patch(`/api/admin/articles/${id}`, ADMIN, fields);
const remove = (id: number) =>
  content.post('/api/admin/bulk-delete', ADMIN, { articleIds: [id], reason: 'duplicate_cleanup' });
const hideInDatabase = (id: number) =>
  content.dataSource.query('update articles set is_public = false where id = $1', [id]);
const getTitle = (id: number) => driver.getDocuments().get(id)?.title;
const getEngine = () => content.app.get<MeilisearchEngine>(SEARCH_ENGINE);

describe('search index: a change of an article', () => {
  it('that publishes it adds it', async () => {
    const id = await insert({ isPublic: false });
    expect((await toggle(id, true)).status).toBe(200);
    expect(await driver.runUpdates()).toEqual([id]);
    expect(driver.getDocuments().get(id)).toMatchObject({ title: 'Lantern Hall', isThin: false });
  });

  it('that creates it adds it', async () => {
    const fields = { title: 'Lantern Hall', content: '<p>Of silk.</p>', category: 'Landmark', location: 'Hoi An' };
    const { body } = await content.post('/api/admin/articles', ADMIN, { ...fields, isPublic: true });
    expect(await driver.runUpdates()).toEqual([body.id]);
    expect(driver.getDocuments().get(body.id)).toMatchObject({ text: expect.stringContaining('Of silk.') });
  });

  it('that edits it replaces it', async () => {
    const id = await insertIndexed();
    expect((await edit(id, { title: 'Candle Hall' })).status).toBe(200);
    await driver.runUpdates();
    expect([driver.getIds(), getTitle(id)]).toEqual([[id], 'Candle Hall']);
  });

  it('that changes its slug leaves it there once', async () => {
    const id = await insertIndexed();
    expect((await edit(id, { slug: 'another-slug' })).status).toBe(200);
    expect(new Set(await driver.runUpdates())).toEqual(new Set([id]));
    expect(driver.getIds()).toEqual([id]);
  });

  it('that hides it deletes it', async () => {
    const id = await insertIndexed();
    expect((await toggle(id, false)).status).toBe(200);
    expect(await driver.runUpdates()).toEqual([id]);
    expect(driver.getIds()).toEqual([]);
  });

  it('that deletes or restores it, deletes or adds it', async () => {
    const id = await insertIndexed();
    expect((await remove(id)).body.summary).toEqual({ deleted: 1, failed: 0 });
    await driver.runUpdates();
    expect(driver.getIds()).toEqual([]);
    expect((await content.post(`/api/admin/deleted-articles/${id}/restore`, ADMIN, {})).status).toBe(200);
    await driver.runUpdates();
    expect(driver.getIds()).toEqual([id]);
  });

  it('that merges it into another, or undoes that, updates both', async () => {
    const [kept, merged] = [await insertIndexed({ title: 'Old Hall' }), await insertIndexed({ title: 'Old Hall' })];
    const merge = await content.post('/api/admin/duplicates/merge', ADMIN, {
      ...{ keepId: kept, articleIds: [merged], take: {} },
    });
    expect(merge.status).toBe(200);
    await driver.runUpdates();
    expect(driver.getIds()).toEqual([kept]);
    expect((await content.post(`/api/admin/duplicates/merges/${merge.body.id}/undo`, ADMIN, {})).status).toBe(200);
    await driver.runUpdates();
    expect(driver.getIds()).toEqual([kept, merged]);
  });

  it('of a private article requests nothing', async () => {
    const id = await insert({ isPublic: false });
    await edit(id, { title: 'Secret Hall' });
    await remove(id);
    expect(await driver.findOpenJobs('search-index.update')).toEqual([]);
  });

  it('that is not committed requests nothing', async () => {
    const id = await insertIndexed();
    // Background jobs start transactions of their own, so only this one is rolled back.
    const transaction = jest.spyOn(content.dataSource, 'transaction').mockImplementation((async (work: never) => {
      const runner = content.dataSource.createQueryRunner();
      await runner.startTransaction();
      await (work as (manager: unknown) => Promise<unknown>)(runner.manager);
      await runner.rollbackTransaction();
      await runner.release();
      throw new Error('not committed');
    }) as never);
    expect((await toggle(id, false)).status).toBe(500);
    transaction.mockRestore();
    expect(await driver.findOpenJobs('search-index.update')).toEqual([]);
  });
});

describe('POST /internal/search-index/update', () => {
  it('writes the state that an article has at that time, in whatever order the requests run', async () => {
    const id = await insertIndexed();
    await edit(id, { title: 'Candle Hall' });
    await toggle(id, false);
    const jobs = await driver.findOpenJobs('search-index.update');
    for (const { payload } of jobs.toReversed()) await driver.post('update', payload);
    expect([jobs.length, driver.getIds()]).toEqual([2, []]);
  });

  it('ends with the last state of an article that is hidden while it is written', async () => {
    const id = await insert();
    const engine = getEngine();
    const put = engine.putDocuments.bind(engine);
    jest.spyOn(engine, 'putDocuments').mockImplementationOnce(async (...args) => {
      const tasks = await put(...args);
      await hideInDatabase(id);
      return tasks;
    });
    expect((await driver.post('update', { articleId: id })).status).toBe(204);
    expect(driver.getIds()).toEqual([]);
  });

  it('creates no index, because an index without settings would find little', async () => {
    driver.engine.indexes.clear();
    const id = await insert();
    expect((await driver.post('update', { articleId: id })).status).toBe(204);
    driver.engine.processTasks();
    expect([...driver.engine.indexes]).toEqual([]);
  });

  it.each([
    [{ kind: 'serverError' }, 503, 'UNAVAILABLE'],
    [{ kind: 'breaksOff' }, 503, 'UNAVAILABLE'],
    [{ kind: 'malformed' }, 503, 'UNAVAILABLE'],
    [{ kind: 'rateLimited' }, 503, 'UNAVAILABLE'],
    [{ kind: 'error', status: 403, code: 'invalid_api_key' }, 503, 'UNAVAILABLE'],
    [{ kind: 'error', status: 400, code: 'invalid_document_id' }, 502, 'PROVIDER_REJECTED'],
  ] as const)('after %j lets the job wait, or fail when waiting cannot help', async (behavior, status, code) => {
    const id = await insert();
    driver.engine.setDefault(behavior);
    const response = await driver.post('update', { articleId: id });
    expect([response.status, response.body.code]).toEqual([status, code]);
    driver.engine.reset();
    await driver.post('update', { articleId: id });
    expect(driver.getIds()).toEqual([id]);
  });

  it('fails when the task of the engine fails', async () => {
    const id = await insert();
    const engine = getEngine();
    const put = engine.putDocuments.bind(engine);
    jest.spyOn(engine, 'putDocuments').mockImplementationOnce((...args) => {
      driver.engine.script({ kind: 'failedTask' });
      return put(...args);
    });
    const { status, body } = await driver.post('update', { articleId: id });
    expect([status, body.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
  });

  it('is available to the worker only', async () => {
    const { status } = await content.post('/internal/search-index/update', ADMIN, { articleId: 1 });
    expect(status).toBe(403);
  });
});

describe('search index: a rebuild', () => {
  it('writes all published articles, page by page, and no private ones', async () => {
    const ids = await content.insertArticles(
      Array.from({ length: 450 }, (_, n) => buildArticle({ isPublic: n % 9 !== 0 })),
    );
    await driver.rebuild();
    expect(driver.getIds()).toEqual(ids.filter((_, n) => n % 9 !== 0));
    expect([...driver.engine.indexes.keys()]).toEqual([INDEX]);
    expect(driver.engine.indexes.get(INDEX)!.settings).toMatchObject({
      searchableAttributes: ['title', 'otherNames', 'location', 'kind', 'description', 'text'],
      rankingRules: ['words', 'typo', 'quality:desc', 'proximity', 'exactness'],
    });
  });

  it('leaves the former index in use until the new one is complete', async () => {
    const former = await insertIndexed();
    await hideInDatabase(former);
    const added = await insert();
    const { index } = (await driver.post('begin')).body;
    await driver.post('page', { index, after: 0 });
    driver.engine.processTasks();
    expect([driver.getIds(), driver.getIds(index)]).toEqual([[former], [added]]);
    expect((await driver.post('complete', { index })).body).toEqual({ isComplete: true });
    expect(driver.getIds()).toEqual([added]);
  });

  it('is not complete while the engine is still working on it', async () => {
    await insert();
    const { index } = (await driver.post('begin')).body;
    driver.engine.holdTasks(true);
    await driver.post('page', { index, after: 0 });
    expect((await driver.post('complete', { index })).body).toEqual({ isComplete: false });
    expect(driver.getIds()).toEqual([]);
    driver.engine.holdTasks(false);
  });

  it('includes what is changed, hidden or published while it runs', async () => {
    const [hidden, changed] = [await insertIndexed(), await insertIndexed()];
    const late = await insert({ isPublic: false });
    const { index } = (await driver.post('begin')).body;
    await driver.post('page', { index, after: 0 });
    await toggle(hidden, false);
    await toggle(late, true);
    await edit(changed, { title: 'Candle Hall' });
    await driver.runUpdates();
    await driver.post('complete', { index });
    expect([driver.getIds(), getTitle(changed)]).toEqual([[changed, late], 'Candle Hall']);
  });

  it('writes articles again that are hidden while their page is written', async () => {
    const id = await insert();
    const engine = getEngine();
    const put = engine.putDocuments.bind(engine);
    jest.spyOn(engine, 'putDocuments').mockImplementationOnce(async (...args) => {
      const tasks = await put(...args);
      await hideInDatabase(id);
      return tasks;
    });
    await driver.rebuild();
    expect(driver.getIds()).toEqual([]);
  });

  it('deletes the indexes of unfinished rebuilds, whose pages are then rejected', async () => {
    const first = (await driver.post('begin')).body.index;
    const second = (await driver.post('begin')).body.index;
    expect([...driver.engine.indexes.keys()]).toEqual([INDEX, second]);
    expect((await driver.post('page', { index: first, after: 0 })).status).toBe(503);
    expect([...driver.engine.indexes.keys()]).toEqual([INDEX, second]);
  });

  it('leaves the former index when a page could not be written', async () => {
    const id = await insertIndexed();
    const { index } = (await driver.post('begin')).body;
    const engine = getEngine();
    const put = engine.putDocuments.bind(engine);
    jest.spyOn(engine, 'putDocuments').mockImplementationOnce((...args) => {
      driver.engine.script({ kind: 'failedTask' });
      return put(...args);
    });
    await driver.post('page', { index, after: 0 });
    driver.engine.processTasks();
    const { status, body } = await driver.post('complete', { index });
    expect([status, body.code, driver.getIds()]).toEqual([502, 'PROVIDER_UNAVAILABLE', [id]]);
  });

  it('is requested once at a time, and reports its progress', async () => {
    await content.insertArticles([buildArticle(), buildArticle(), buildArticle({ isPublic: false })]);
    const { jobRequestId } = (await driver.post('rebuild')).body;
    expect((await driver.post('rebuild')).body).toEqual({ jobRequestId });
    const readProgress = async () => (await driver.post('progress', { jobRequestId })).body;
    const { index } = (await driver.post('begin')).body;
    expect(await readProgress()).toEqual({ outcome: null, indexed: 0, total: 2 });
    await driver.post('page', { index, after: 0 });
    driver.engine.processTasks();
    expect(await readProgress()).toEqual({ outcome: null, indexed: 2, total: 2 });
    driver.engine.setDefault({ kind: 'serverError' });
    expect(await readProgress()).toEqual({ outcome: null, indexed: null, total: 2 });
    await driver.finish(jobRequestId);
    expect(await readProgress()).toMatchObject({ outcome: { status: 'done' } });
  });
});
