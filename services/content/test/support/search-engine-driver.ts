import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { type FakeMeilisearch, startFakeMeilisearch } from '../../../../infra/fake-vendors/meilisearch.ts';
import { SearchEngineState } from '../../src/articles/search/engine/search-engine-state.js';
import { ContentTestService, type StartOptions, WORKER } from './content-test-service.js';

// A busy machine may take longer than a search is willing to wait.
jest.mock('../../src/articles/search/engine/search-time-limit.js', () => ({ SEARCH_TIMEOUT_MS: 5_000 }));

export const INDEX = 'placelore-articles';

/** A content service with a fake search engine; the test plays the worker. */
export class SearchEngineDriver {
  private constructor(
    readonly content: ContentTestService,
    readonly engine: FakeMeilisearch,
  ) {}

  /** @param key API key that content sends to the engine */
  static async start(options: StartOptions = {}, key?: string): Promise<SearchEngineDriver> {
    const engine = await startFakeMeilisearch();
    const environment = {
      SEARCH_ENGINE_URL: engine.url,
      SEARCH_ENGINE_KEY: key ?? engine.key,
      ...options.environment,
    };
    const driver = new SearchEngineDriver(await ContentTestService.start({ ...options, environment }), engine);
    // Stops the periodic checks, so that a test decides when the engine is checked.
    await driver.state.onApplicationShutdown();
    return driver;
  }

  async stop(): Promise<void> {
    await this.content.stop();
    await this.engine.close();
  }

  get state(): SearchEngineState {
    return this.content.app.get(SearchEngineState);
  }

  /** Makes the engine answer normally again, and content use it. */
  async recover(): Promise<void> {
    this.engine.reset();
    await this.state.check();
  }

  /** Documents of an index, by id. */
  getDocuments(index = INDEX) {
    return this.engine.indexes.get(index)?.documents ?? new Map<number, { id: number; title?: unknown }>();
  }

  /** Ids of the articles in an index. */
  getIds = (index = INDEX): number[] => [...this.getDocuments(index).keys()].sort((a, b) => a - b);

  post = (path: string, body: object = {}) => this.content.post(`/internal/search-index/${path}`, WORKER, body);

  async findOpenJobs(job: JobName): Promise<{ id: string; payload: { articleId: number } }[]> {
    const sql = 'select id, payload from job_requests where job = $1 and finished_at is null order by created_at';
    return this.content.dataSource.query(sql, [job]);
  }

  /** Runs the requested index updates as the worker does. @returns the ids of their articles */
  async runUpdates(): Promise<number[]> {
    const jobs = await this.findOpenJobs('search-index.update');
    for (const { id, payload } of jobs) {
      const { status } = await this.post('update', payload);
      if (status === 204) await this.finish(id);
    }
    return jobs.map(({ payload }) => payload.articleId);
  }

  finish(id: string) {
    return this.content.post(`/internal/job-requests/${id}/settle`, WORKER, { outcome: { status: 'done' } });
  }

  /** Rebuilds the index as the worker does, and makes content use it. */
  async rebuild(): Promise<void> {
    const { index } = (await this.post('begin')).body;
    for (let after: number | null = 0; after !== null; ) {
      const { body } = await this.post('page', { index, after });
      after = body.upTo;
    }
    while (!(await this.post('complete', { index })).body.isComplete);
    await this.state.check();
  }
}
