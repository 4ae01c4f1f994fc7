import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RewriteRequest } from '@placelore/contracts/article-rewrites.js';
import type { GroundedTexts } from '@placelore/contracts/discoveries.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { FailedWork } from '@placelore/platform/work/failed-work.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource } from 'typeorm';
import type { ArticleRewrite } from './article-rewrite.entity.js';
import { ArticleRewritesRepository } from './article-rewrites.repository.js';
import { rewrittenArticle } from './rewritten-article.js';

/** The steps of the flow `article.rewrite` that belong to this owner. Each may be called again without harm. */
@Injectable()
export class RewriteWork implements OnModuleInit {
  constructor(
    private readonly repository: ArticleRewritesRepository,
    private readonly work: WorkRequests,
    private readonly failedWork: FailedWork,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.work.onFailure('article.rewrite', (manager, payload, { code }) =>
      this.repository.fail(manager, (payload as { rewriteId: string }).rewriteId, code),
    );
    this.failedWork.onRetry('article.rewrite', (manager, { rewriteId }) => this.repository.reopen(manager, rewriteId));
  }

  /** @throws ApiError REWRITE_NOT_FOUND */
  async asked(id: string): Promise<RewriteRequest> {
    return (await this.find(id)).asked;
  }

  /**
   * Checks the texts, keeps what they make and settles, in one transaction; a second commit changes nothing.
   * @throws ApiError REWRITE_NOT_FOUND
   */
  async commit(id: string, workRequestId: string, guide: GroundedTexts): Promise<void> {
    const { asked } = await this.find(id);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.work.settle(manager, workRequestId, { status: 'done' }))) return;
      await this.repository.finish(manager, id, rewrittenArticle(asked, guide));
      await this.repository.forget(manager);
    });
  }

  private async find(id: string): Promise<ArticleRewrite> {
    const rewrite = await this.repository.byId(id);
    if (!rewrite) throw new ApiError('REWRITE_NOT_FOUND');
    return rewrite;
  }
}
