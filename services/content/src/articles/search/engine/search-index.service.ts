import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource } from 'typeorm';
import type { MeilisearchEngine } from './meilisearch-engine.js';
import { SearchDocumentsRepository } from './search-documents.repository.js';
import { SearchEngineError } from './search-engine-error.js';
import { SearchIndexRequests } from './search-index-requests.js';

/** Injection token of the search engine; null without one. */
export const SEARCH_ENGINE = Symbol('SEARCH_ENGINE');

/** Articles per page of a rebuild. With the longest texts, a page has 12 MB; usually less than one. */
const PAGE_SIZE = 200;
/** Maximum number of attempts to write articles that keep changing. */
const MAX_ROUNDS = 10;
/** Milliseconds that a caller who follows a rebuild waits for its end before they get its progress. */
const FOLLOW_MS = 2_000;

/** Keeps the index of the search engine up to date. Every method can be repeated, and works without an engine. */
@Injectable()
export class SearchIndexService {
  constructor(
    @Inject(SEARCH_ENGINE) private readonly engine: MeilisearchEngine | null,
    private readonly repository: SearchDocumentsRepository,
    private readonly requests: SearchIndexRequests,
    private readonly results: JobResults,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Writes the present state of an article to every index, or deletes it there when it is not public.
   * @throws ApiError UNAVAILABLE, PROVIDER_REJECTED, PROVIDER_UNAVAILABLE
   */
  async update(articleId: number): Promise<void> {
    await this.work(async (engine) => {
      // Writes only to existing indexes. The engine would create a missing one without settings; a rebuild makes the
      // first.
      await engine.waitForTasks(await this.write(engine, await engine.listIndexes(), [articleId]));
    });
  }

  /** Creates an empty index, and deletes the indexes of unfinished rebuilds. @returns null without an engine */
  async begin(): Promise<string | null> {
    const created = await this.work(async (engine) => {
      for (const name of await engine.listIndexes()) if (engine.isBeingBuilt(name)) await engine.deleteIndex(name);
      return engine.createIndex();
    });
    return created ?? null;
  }

  /** Writes the next published articles to a new index. @returns the last id, or null after the last page */
  async addPage(index: string, after: number): Promise<number | null> {
    const ids = await this.repository.listIds(after, PAGE_SIZE);
    await this.work(async (engine) => {
      if (!(await engine.listIndexes()).includes(index)) throw new SearchEngineError('index_not_found', 404);
      await this.write(engine, [index], ids);
    });
    return ids.length === PAGE_SIZE ? ids.at(-1)! : null;
  }

  /** Replaces the index with a new one. @returns false while the engine is still processing the new one */
  async complete(index: string): Promise<boolean> {
    const isComplete = await this.work(async (engine) => {
      const { open, failed } = await engine.countTasks(index);
      if (failed > 0) throw new SearchEngineError('task_failed');
      if (open === 0) await engine.replaceBy(index);
      return open === 0;
    });
    return isComplete ?? true;
  }

  /** @throws ApiError SEARCH_ENGINE_OFF */
  async requestRebuild(): Promise<string> {
    const id = await this.requests.requestRebuild(this.dataSource.manager, 'operator');
    if (id === null) throw new ApiError('SEARCH_ENGINE_OFF');
    return id;
  }

  /** Returns the result of a rebuild (null while it is open), and how many articles its index has. */
  async readRebuild(id: string): Promise<{ outcome: JobResult | null; indexed: number | null; total: number }> {
    const outcome = await this.results.waitUntilFinished(id, FOLLOW_MS, undefined, true).catch((thrown: unknown) => {
      if (thrown instanceof ApiError && thrown.code === 'TIMED_OUT') return null;
      throw thrown;
    });
    return { outcome, indexed: await this.countIndexed(), total: await this.repository.count() };
  }

  /** Returns the number of articles in the newest index; null when there is none or the engine does not answer. */
  private async countIndexed(): Promise<number | null> {
    try {
      const [newest] = (await this.engine?.listIndexes()) ?? [];
      return newest === undefined ? null : await this.engine!.countDocuments(newest);
    } catch (thrown) {
      if (thrown instanceof SearchEngineError) return null;
      throw thrown;
    }
  }

  /**
   * Writes articles, and writes those again that changed in the meantime. So the last one to write an article has read
   * its latest state, and no index ends up with a former one.
   * @param indexes those that are being built first, because one of them may become the current one at any time
   * @returns the ids of the engine's tasks
   */
  private async write(engine: MeilisearchEngine, indexes: string[], articleIds: number[]): Promise<number[]> {
    const tasks: number[] = [];
    let ids = indexes.length === 0 ? [] : articleIds;
    for (let round = 0; ids.length > 0; round += 1) {
      if (round === MAX_ROUNDS) throw new SearchEngineError('changed_meanwhile');
      const read = await this.repository.readDocuments(ids);
      const documents = [...read.values()].map(({ document }) => document);
      const absentIds = ids.filter((id) => !read.has(id));
      for (const index of indexes) {
        if (documents.length > 0) tasks.push(...(await engine.putDocuments(index, documents)));
        if (absentIds.length > 0) tasks.push(...(await engine.deleteDocuments(index, absentIds)));
      }
      const versions = await this.repository.readVersions(ids);
      ids = ids.filter((id) => versions.get(id) !== read.get(id)?.version);
    }
    return tasks;
  }

  /**
   * @returns undefined without an engine @throws ApiError UNAVAILABLE, for which jobs wait; others count as failed
   * attempts
   */
  private async work<T>(task: (engine: MeilisearchEngine) => Promise<T>): Promise<T | undefined> {
    if (this.engine === null) return undefined;
    try {
      return await task(this.engine);
    } catch (thrown) {
      if (!(thrown instanceof SearchEngineError)) throw thrown;
      const { reason, status, isPassing, message } = thrown;
      this.logger.warn({ reason, status }, 'The search index could not be updated');
      if (isPassing) throw new ApiError('UNAVAILABLE', { cause: thrown });
      throw new ApiError(status === null ? 'PROVIDER_UNAVAILABLE' : 'PROVIDER_REJECTED', { message, cause: thrown });
    }
  }
}
