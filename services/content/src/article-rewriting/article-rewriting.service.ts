import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { adminArticles } from '@placelore/contracts/admin-articles.js';
import type { RewriteRequest, RewrittenArticle } from '@placelore/contracts/article-rewrites.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { requesterOf } from '../discoveries/ownership.js';
import { ArticleRewritesRepository } from './article-rewrites.repository.js';

type Asked = RouteInput<typeof adminArticles.rewrite>;

/** Ms an admin is kept waiting for a rewrite. */
const WAIT = 60_000;

/** Articles written anew, for an admin to look at. */
@Injectable()
export class ArticleRewriting {
  constructor(
    private readonly repository: ArticleRewritesRepository,
    private readonly articles: ArticlesRepository,
    private readonly work: WorkRequests,
    private readonly settlements: Settlements,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Has an article written anew and waits for it; nothing of it is saved.
   * @throws ApiError ARTICLE_NOT_FOUND; INVALID_INPUT naming the field: title and location have to be there, and half a
   * position is none; NOT_A_PLACE, REWRITE_FAILED; TIMED_OUT when it takes longer than somebody would wait
   */
  async rewrite(actor: Person, asked: Asked, signal: AbortSignal): Promise<RewrittenArticle> {
    const article = await this.articles.byId(asked.id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    const { rewriteId, workRequestId } = await this.request(actor, article, requestOf(asked));
    await this.settlements.wait(workRequestId, WAIT, signal);
    const rewrite = await this.repository.byId(rewriteId);
    if (!rewrite?.result) throw failureOf(rewrite?.code ?? null, asked.title);
    return { ...rewrite.result, category: rewrite.result.category ?? article.category, rewriteId };
  }

  private request(actor: Person, { id, title }: Article, asked: RewriteRequest) {
    return this.dataSource.transaction(async (manager) => {
      const rewriteId = randomUUID();
      await this.repository.open(manager, { id: rewriteId, articleId: id, asked });
      const requestedBy = requesterOf(actor);
      const workRequestId = await this.work.request(manager, 'article.rewrite', { rewriteId }, { requestedBy });
      await this.audit.record(manager, actor, {
        action: 'article.rewrite',
        subject: { type: 'article', id, name: title },
        after: { ...asked },
      });
      return { rewriteId, workRequestId };
    });
  }
}

function requestOf({ title, location, latitude, longitude }: Asked): RewriteRequest {
  if (title === undefined) throw required('title', 'Title is required for AI rewrite');
  if (location === undefined) throw required('location', 'Location is required for AI rewrite');
  const position = { latitude: latitude ?? null, longitude: longitude ?? null };
  for (const half of ['latitude', 'longitude'] as const) {
    const other = half === 'latitude' ? 'longitude' : 'latitude';
    if (position[half] === null && position[other] !== null)
      throw invalidField(half, 'is required with the other half of the position');
  }
  return { title, location, ...position };
}

const required = (field: string, message: string): ApiError =>
  new ApiError('INVALID_INPUT', { message, details: [{ field, message: 'is required' }] });

function failureOf(code: string | null, title: string | undefined): ApiError {
  if (code !== 'NOT_A_PLACE') return new ApiError('REWRITE_FAILED');
  return new ApiError('NOT_A_PLACE', {
    message: `We could not find a place called “${title}” there. Correct title, location or position.`,
  });
}
