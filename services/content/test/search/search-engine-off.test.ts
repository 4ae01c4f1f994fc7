import type { FactoryProvider } from '@nestjs/common';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { SearchEngineModule } from '../../src/articles/search/engine/search-engine.module.js';
import { contentVariables } from '../../src/config.js';
import { buildArticle, buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

jest.mock('../../src/articles/search/engine/meilisearch-engine.js', () => {
  throw new Error('the client was loaded');
});

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

const post = (path: string, body: object = {}) => content.post(`/internal/search-index/${path}`, WORKER, body);

describe('without SEARCH_ENGINE_URL', () => {
  it('no code of a search engine is loaded; with it, the code is', async () => {
    await content.insertArticles([buildArticle({ title: 'Lantern Hall' })]);
    const { body } = await content.get('/api/articles?q=lantern', buildGuest(null));
    expect(body.map(({ title }: ArticleCard) => title)).toEqual(['Lantern Hall']);
    const providers =
      SearchEngineModule.forRoot({ url: content.url, key: undefined, index: 'articles' }).providers ?? [];
    const engine = providers.find((provider) => 'useFactory' in provider) as FactoryProvider;
    await expect(engine.useFactory()).rejects.toThrow('the client was loaded');
  });

  it('changes of articles request no update of a search index', async () => {
    const [id] = await content.insertArticles([buildArticle()]);
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, buildUser({ isAdmin: true }), {
      isPublic: false,
    });
    const jobs: { job: string }[] = await content.dataSource.query(
      `select job from job_requests where requested_by <> 'schedule'`,
    );
    expect(jobs.map(({ job }) => job)).toEqual(['article-index.update']);
  });

  it('jobs that were requested while there was one end without an effect', async () => {
    expect((await post('update', { articleId: 1 })).status).toBe(204);
    expect((await post('begin')).body).toEqual({ index: null });
    expect((await post('complete', { index: 'articles-1' })).body).toEqual({ isComplete: true });
  });

  it('a rebuild is rejected', async () => {
    const { status, body } = await post('rebuild');
    expect([status, body.code]).toEqual([409, 'SEARCH_ENGINE_OFF']);
  });

  it.each([
    ['SEARCH_ENGINE_URL', 'search:7700'],
    ['SEARCH_ENGINE_URL', 'http://key@search:7700'],
    ['SEARCH_ENGINE_KEY', 'two words'],
    ['SEARCH_ENGINE_INDEX', 'articles/de'],
  ])('%s=%s is rejected', (name, value) => {
    const { error } = contentVariables.pick({ [name]: true } as never).safeParse({ [name]: value });
    expect(error?.issues[0]?.message).toMatch(/^must/);
  });
});
