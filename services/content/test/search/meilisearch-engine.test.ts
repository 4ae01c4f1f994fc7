import { type FakeMeilisearch, startFakeMeilisearch } from '../../../../infra/fake-vendors/meilisearch.ts';
import { MeilisearchEngine } from '../../src/articles/search/engine/meilisearch-engine.js';
import type { SearchDocument } from '../../src/articles/search/engine/search-document.js';
import { SearchEngineError } from '../../src/articles/search/engine/search-engine-error.js';

// A busy machine may take longer than a search is willing to wait.
jest.mock('../../src/articles/search/engine/search-time-limit.js', () => ({ SEARCH_TIMEOUT_MS: 5_000 }));

const INDEX = 'articles';

let fake: FakeMeilisearch;
let engine: MeilisearchEngine;
beforeAll(async () => {
  fake = await startFakeMeilisearch();
});
beforeEach(() => {
  fake.reset();
  fake.indexes.clear();
  fake.setMaxBodyBytes(Number.POSITIVE_INFINITY);
  engine = new MeilisearchEngine({ url: fake.url, key: fake.key }, INDEX);
});
afterAll(() => fake.close());

const buildDocument = (id: number, overrides: Partial<SearchDocument> = {}): SearchDocument => ({
  ...{ id, title: `Hall ${id}`, otherNames: '', location: '', kind: '', description: '', text: '' },
  ...{ quality: id, isThin: false, ...overrides },
});
const fill = async (...documents: SearchDocument[]): Promise<void> => {
  const name = await engine.createIndex();
  await engine.waitForTasks(await engine.putDocuments(name, documents));
  await engine.replaceBy(name);
};
const readFailure = async (work: Promise<unknown>): Promise<unknown[]> => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(SearchEngineError);
  const { reason, status } = thrown as SearchEngineError;
  return [reason, status];
};

describe('MeilisearchEngine.findMatches', () => {
  it('returns ids by fields, best known first, and how many letters differ', async () => {
    await fill(
      buildDocument(1, { title: 'Lantern Hall' }),
      buildDocument(2, { otherNames: 'Lantern House' }),
      buildDocument(3, { location: 'Lantern Island' }),
      buildDocument(4, { text: 'A lantern.' }),
      buildDocument(5, { title: 'Lanterm Street' }),
      buildDocument(6, { title: 'Lantern Court', isThin: true }),
    );
    const exact = (...ids: number[]) => ids.map((id) => ({ id, typos: 0 }));
    const misspelled = { id: 5, typos: 1 };
    expect(await engine.findMatches('lantern', 10)).toEqual({
      names: [...exact(2, 1), misspelled],
      labels: [...exact(3, 2, 1), misspelled],
      all: [...exact(6, 4, 3, 2, 1), misspelled],
      total: 6,
    });
  });

  it('returns as many ids as requested, and the total number', async () => {
    await fill(...[1, 2, 3].map((id) => buildDocument(id)));
    const { names, all, total } = await engine.findMatches('hall', 2);
    expect([names.length, all.length, total]).toEqual([2, 2, 3]);
  });

  it('reveals only ids to a key for searches', async () => {
    await fill(buildDocument(1));
    await engine.findMatches('hall', 1);
    expect(fake.indexes.get(INDEX)!.settings.displayedAttributes).toEqual(['id']);
  });

  it.each([
    [{ kind: 'error', status: 401, code: 'missing_authorization_header' }, 'missing_authorization_header', 401],
    [{ kind: 'error', status: 401, code: 'invalid_api_key' }, 'invalid_api_key', 401],
    [{ kind: 'error', status: 403, code: 'invalid_api_key' }, 'invalid_api_key', 403],
    [{ kind: 'error', status: 404, code: 'index_not_found' }, 'index_not_found', 404],
    [{ kind: 'error', status: 408, code: 'search_timeout' }, 'search_timeout', 408],
    [{ kind: 'error', status: 413, code: 'payload_too_large' }, 'payload_too_large', 413],
    [{ kind: 'error', status: 503, code: 'too_many_search_requests' }, 'too_many_search_requests', 503],
    [{ kind: 'error', status: 400, code: 'A word of <visitors>' }, 'http_400', 400],
    [{ kind: 'rateLimited' }, 'internal', 429],
    [{ kind: 'serverError' }, 'internal', 500],
    [{ kind: 'malformed' }, 'invalid_response', null],
    [{ kind: 'nonsense' }, 'invalid_response', null],
    [{ kind: 'page' }, 'invalid_response', null],
    [{ kind: 'breaksOff' }, 'unreachable', null],
    [{ kind: 'hang' }, 'timed_out', null],
  ] as const)('reports %j as a code', async (behavior, reason, status) => {
    fake.script(behavior);
    expect(await readFailure(engine.findMatches('lantern', 1))).toEqual([reason, status]);
  });

  it('sends its key, and reports a wrong one', async () => {
    engine = new MeilisearchEngine({ url: fake.url, key: 'wrong' }, INDEX);
    expect(await readFailure(engine.findMatches('lantern', 1))).toEqual(['invalid_api_key', 403]);
    engine = new MeilisearchEngine({ url: fake.url, key: undefined }, INDEX);
    expect(await readFailure(engine.findMatches('lantern', 1))).toEqual(['missing_authorization_header', 401]);
  });
});

describe('MeilisearchEngine', () => {
  it('waits for tasks until they are processed', async () => {
    const name = await engine.createIndex();
    fake.holdTasks(true);
    const [task] = await engine.putDocuments(name, [buildDocument(1)]);
    const waiting = engine.waitForTasks([task!]);
    expect(fake.indexes.get(name)!.documents.size).toBe(0);
    fake.holdTasks(false);
    await waiting;
    expect(fake.indexes.get(name)!.documents.size).toBe(1);
  });

  it('reports a task that fails', async () => {
    const name = await engine.createIndex();
    fake.script({ kind: 'failedTask' });
    const tasks = await engine.putDocuments(name, [buildDocument(1)]);
    expect(await readFailure(engine.waitForTasks(tasks))).toEqual(['task_failed', null]);
    expect(await engine.countTasks(name)).toEqual({ open: 0, failed: 1 });
  });

  it('sends documents in parts that are small enough for the server', async () => {
    const name = await engine.createIndex();
    const documents = Array.from({ length: 7 }, (_, index) => buildDocument(index + 1));
    fake.setMaxBodyBytes(400);
    const tasks = await engine.putDocuments(name, documents);
    await engine.waitForTasks(tasks);
    expect([tasks.length, fake.indexes.get(name)!.documents.size]).toEqual([3, 7]);
    const tooLong = buildDocument(1, { text: 'x'.repeat(500) });
    expect(await readFailure(engine.putDocuments(name, [tooLong]))).toEqual(['payload_too_large', 413]);
  });

  it('replaces the index in one step, even when there was none, and deletes the former one', async () => {
    await fill(buildDocument(1));
    expect([...fake.indexes.keys()]).toEqual([INDEX]);
    await fill(buildDocument(2));
    expect([...fake.indexes.keys()]).toEqual([INDEX]);
    expect([...fake.indexes.get(INDEX)!.documents.keys()]).toEqual([2]);
  });

  it('lists indexes that are being built, then the current one, and no others', async () => {
    await fill(buildDocument(1));
    const name = await engine.createIndex();
    for (const other of ['articles-de', 'articles-1-copy', 'movies']) fake.indexes.set(other, fake.indexes.get(INDEX)!);
    expect(await engine.listIndexes()).toEqual([name, INDEX]);
  });
});
