import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RewriteRequest } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { FailedJobs } from '@placelore/platform/jobs/failed-jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource } from 'typeorm';
import { TextChecker } from '../../fact-check/text-checker.js';
import type { ArticleRewrite } from './article-rewrite.entity.js';
import { ArticleRewritesRepository } from './article-rewrites.repository.js';
import { buildRewriteResult } from './build-rewrite-result.js';

/** Content's steps of the job `article.rewrite`. Every step is idempotent. */
@Injectable()
export class ArticleRewriteJobService implements OnModuleInit {
  constructor(
    private readonly repository: ArticleRewritesRepository,
    private readonly jobs: JobRequests,
    private readonly failedJobs: FailedJobs,
    private readonly textChecker: TextChecker,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.onFinalFailure('article.rewrite', (manager, payload, { code }) =>
      this.repository.fail(manager, (payload as { rewriteId: string }).rewriteId, code),
    );
    this.failedJobs.onRetry('article.rewrite', (manager, { rewriteId }) => this.repository.reopen(manager, rewriteId));
  }

  /** @throws ApiError REWRITE_NOT_FOUND */
  async getRequest(id: string): Promise<RewriteRequest> {
    return (await this.find(id)).request;
  }

  /**
   * Checks the texts, then stores the rewrite and finishes the job in one transaction; a second commit changes nothing.
   * @throws ApiError REWRITE_NOT_FOUND
   */
  async commit(id: string, jobRequestId: string, guide: VerifiedTexts): Promise<void> {
    const { request } = await this.find(id);
    // The check comes before the transaction, so that no row is locked while a process loads its word lists.
    const checked = await this.textChecker.check(guide);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.jobs.finish(manager, jobRequestId, { status: 'done' }))) return;
      await this.repository.finish(manager, id, buildRewriteResult(request, guide, checked));
      await this.repository.deleteExpired(manager);
    });
  }

  private async find(id: string): Promise<ArticleRewrite> {
    const rewrite = await this.repository.findById(id);
    if (!rewrite) throw new ApiError('REWRITE_NOT_FOUND');
    return rewrite;
  }
}
