import { Inject, Injectable } from '@nestjs/common';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';

/** Injection token: whether there is a search engine, whose index must be kept up to date. */
export const IS_SEARCH_ENGINE_ON = Symbol('IS_SEARCH_ENGINE_ON');

/** Requests updates of the search index, in the transaction of the change; does nothing without a search engine. */
@Injectable()
export class SearchIndexRequests {
  constructor(
    private readonly jobs: JobRequests,
    @Inject(IS_SEARCH_ENGINE_ON) readonly isOn: boolean,
  ) {}

  /**
   * Requests an index update, which reads the article when it runs. Not deduplicated: a running request may have read
   * it already.
   */
  async requestUpdate(manager: EntityManager, articleId: number, requestedBy: string): Promise<void> {
    if (this.isOn) await this.jobs.enqueue(manager, 'search-index.update', { articleId }, { requestedBy });
  }

  /** Returns the id of the job request; null without a search engine. */
  async requestRebuild(manager: EntityManager, requestedBy: string): Promise<string | null> {
    if (!this.isOn) return null;
    return this.jobs.enqueue(manager, 'search-index.rebuild', {}, { requestedBy, dedupeKey: 'search-index.rebuild' });
  }
}
