import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('search index jobs', () => {
  it('search-index.update waits for the search engine, and then finishes in content', async () => {
    env.services.on(internalSearchIndex.update, () => undefined);
    env.services.failWith(internalSearchIndex.update, 'UNAVAILABLE', 2);
    const id = await env.enqueue('search-index.update', { articleId: 7 });
    expect(await env.waitForEnd('search-index.update', id)).toBe('completed');
    expect(env.services.getCalls(internalSearchIndex.update).map(({ body }) => body)).toEqual(
      Array(3).fill({ articleId: 7 }),
    );
    expect(env.getFinishCalls('search-index.update')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('search-index.rebuild writes every page, replaces the index when the engine is ready, and finishes', async () => {
    env.services.on(internalSearchIndex.begin, () => ({ index: 'articles-1' }));
    env.services.on(internalSearchIndex.addPage, ({ body }) => ({ upTo: body.after === 0 ? 200 : null }));
    env.services.on(internalSearchIndex.complete, (_call, times) => ({ isComplete: times === 2 }));
    const id = await env.enqueue('search-index.rebuild', {});
    expect(await env.waitForEnd('search-index.rebuild', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalSearchIndex.begin',
      ...Array(2).fill('internalSearchIndex.addPage'),
      ...Array(2).fill('internalSearchIndex.complete'),
      'internalJobRequests.finish.content',
    ]);
    expect(env.services.getCalls(internalSearchIndex.addPage).map(({ body }) => body)).toEqual([
      { index: 'articles-1', after: 0 },
      { index: 'articles-1', after: 200 },
    ]);
    expect(env.getFinishCalls('search-index.rebuild')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('search-index.rebuild starts over with a new index when a page could not be written', async () => {
    env.services.on(internalSearchIndex.begin, (_call, times) => ({ index: `articles-${times}` }));
    env.services.on(internalSearchIndex.addPage, () => ({ upTo: null }));
    env.services.failWith(internalSearchIndex.addPage, 'UNAVAILABLE', 1);
    env.services.on(internalSearchIndex.complete, () => ({ isComplete: true }));
    const id = await env.enqueue('search-index.rebuild', {});
    expect(await env.waitForEnd('search-index.rebuild', id)).toBe('completed');
    expect(env.services.getCalls(internalSearchIndex.complete).map(({ body }) => body)).toEqual([
      { index: 'articles-2' },
    ]);
  });

  it('search-index.rebuild does nothing without a search engine', async () => {
    env.services.on(internalSearchIndex.begin, () => ({ index: null }));
    const id = await env.enqueue('search-index.rebuild', {});
    expect(await env.waitForEnd('search-index.rebuild', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual(['internalSearchIndex.begin', 'internalJobRequests.finish.content']);
  });
});
