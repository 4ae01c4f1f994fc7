import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RewriteRequest, RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import type { Article } from '../core/article.entity.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { ArticleRewritesRepository } from './article-rewrites.repository.js';

type RewriteInput = RouteInput<typeof adminArticles.rewrite>;

/** Ms that a request waits for a rewrite. */
const REWRITE_TIMEOUT_MS = 60_000;

/** Creates AI rewrites of articles for admins. */
@Injectable()
export class ArticleRewritingService {
  constructor(
    private readonly repository: ArticleRewritesRepository,
    private readonly articles: ArticlesRepository,
    private readonly jobs: JobRequests,
    private readonly jobResults: JobResults,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Requests a rewrite and waits for it; the article itself does not change.
   * @throws ApiError ARTICLE_NOT_FOUND; INVALID_INPUT naming the field: title and location are required, and half a
   * position is invalid; NOT_A_PLACE, REWRITE_FAILED; TIMED_OUT when it takes longer than the request waits
   */
  async rewrite(actor: Actor, input: RewriteInput, signal: AbortSignal): Promise<RewrittenArticle> {
    const article = await this.articles.findById(input.id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    const { rewriteId, jobRequestId } = await this.requestRewrite(actor, article, toRewriteRequest(input));
    await this.jobResults.waitUntilFinished(jobRequestId, REWRITE_TIMEOUT_MS, signal);
    const rewrite = await this.repository.findById(rewriteId);
    if (!rewrite?.result) throw toRewriteError(rewrite?.code ?? null, input.title);
    return { ...rewrite.result, category: rewrite.result.category ?? article.category, rewriteId };
  }

  private requestRewrite(actor: Actor, { id, title }: Article, request: RewriteRequest) {
    return this.dataSource.transaction(async (manager) => {
      const rewriteId = randomUUID();
      await this.repository.create(manager, { id: rewriteId, articleId: id, request });
      const requestedBy = formatRequester(actor);
      const jobRequestId = await this.jobs.enqueue(manager, 'article.rewrite', { rewriteId }, { requestedBy });
      await this.audit.record(manager, actor, {
        action: 'article.rewrite',
        subject: { type: 'article', id, name: title },
        after: { ...request },
      });
      return { rewriteId, jobRequestId };
    });
  }
}

function toRewriteRequest({ title, location, latitude, longitude }: RewriteInput): RewriteRequest {
  if (title === undefined) throw requiredFieldError('title', 'Title is required for AI rewrite');
  if (location === undefined) throw requiredFieldError('location', 'Location is required for AI rewrite');
  const position = { latitude: latitude ?? null, longitude: longitude ?? null };
  for (const half of ['latitude', 'longitude'] as const) {
    const other = half === 'latitude' ? 'longitude' : 'latitude';
    if (position[half] === null && position[other] !== null)
      throw invalidField(half, 'is required with the other half of the position');
  }
  return { title, location, ...position };
}

const requiredFieldError = (field: string, message: string): ApiError =>
  new ApiError('INVALID_INPUT', { message, details: [{ field, message: 'is required' }] });

function toRewriteError(code: string | null, title: string | undefined): ApiError {
  if (code !== 'NOT_A_PLACE') return new ApiError('REWRITE_FAILED');
  return new ApiError('NOT_A_PLACE', {
    message: `We couldn't find a place called “${title}” there. Correct title, location or position.`,
  });
}
