import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { JobResult } from '@placelore/contracts/core/jobs.js';
import type { ArticleIndexPage } from '@placelore/contracts/places/places.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { DeletedArticlesService } from '../trash/deleted-articles.service.js';
import type { Article } from './article.entity.js';
import { ArticleMutationsService } from './article-mutations.service.js';
import { ArticlesRepository } from './articles.repository.js';

/** Guides on one page for the index of places. */
const INDEX_PAGE_SIZE = 500;
/** Ms an operator waits for the index of guides; 100,000 articles are 200 pages. */
const REBUILD_TIMEOUT_MS = 60_000;

/** Pages about places, and who may see and publish them. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly deletedArticles: DeletedArticlesService,
    private readonly jobs: JobRequests,
    private readonly jobResults: JobResults,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The article under a slug, or under its former one: then its own slug differs from the one asked for.
   * @throws ApiError ARTICLE_NOT_FOUND when there is none the actor may see
   */
  async read(actor: Actor, slug: string): Promise<Article> {
    const article = await this.repository.findBySlug(slug);
    if (!article || !(article.isPublic || actor.isAdmin)) throw new ApiError('ARTICLE_NOT_FOUND');
    return article;
  }

  /**
   * Publishes or withdraws an article; nearby places learn of it. Withdrawing a recovered one is its review, too.
   * @throws ApiError ARTICLE_NOT_FOUND, DISCOVERY_PRIVATE
   */
  async setPublic(actor: Actor, id: number, isPublic: boolean): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      // Whoever holds both holds the discovery first.
      await this.repository.lockDiscovery(manager, id);
      const before = await this.repository.lock(manager, id);
      const article = await this.mutations.setPublic(manager, id, isPublic, formatRequester(actor));
      if (before && before.isPublic !== isPublic) {
        await this.audit.record(manager, actor, {
          action: isPublic ? 'article.publish' : 'article.withdraw',
          subject: { type: 'article', id, name: article.title },
          before: { isPublic: before.isPublic },
          after: { isPublic },
        });
      }
      const isReview = !isPublic && article.contentSource === 'recovered' && !article.adminReviewed;
      return isReview ? this.review(manager, actor, article) : article;
    });
  }

  /** Takes an article off the lists of what is to be reviewed. @throws ApiError ARTICLE_NOT_FOUND */
  async markReviewed(actor: Actor, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.repository.lock(manager, id);
      if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
      return before.adminReviewed ? before : this.review(manager, actor, before);
    });
  }

  private async review(manager: EntityManager, actor: Actor, { id, title }: Article): Promise<Article> {
    await this.audit.record(manager, actor, {
      action: 'article.review',
      subject: { type: 'article', id, name: title },
      before: { adminReviewed: false },
      after: { adminReviewed: true },
    });
    return this.repository.markReviewed(manager, id);
  }

  /** Deletes an article, which can be restored; the discovery it is about stays. @throws ApiError ARTICLE_NOT_FOUND */
  async delete(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction((manager) => this.softDelete(manager, actor, id));
  }

  /**
   * Deletes the article of a title that belongs to no discovery; it can be restored.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_HAS_DISCOVERY when the only ones of that title do belong to one;
   * TITLE_NOT_UNIQUE, naming them, when several do not: somebody has to say which
   */
  async deleteByTitle(actor: Actor, title: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.repository.findByTitle(manager, title);
      const [article, ...otherArticles] = found.filter(({ discoveryId }) => discoveryId === null);
      if (!article) throw new ApiError(found.length === 0 ? 'ARTICLE_NOT_FOUND' : 'ARTICLE_HAS_DISCOVERY');
      if (otherArticles.length > 0) throw titleNotUniqueError([article, ...otherArticles].map(({ id }) => id));
      await this.softDelete(manager, actor, article.id);
    });
  }

  private async softDelete(manager: EntityManager, actor: Actor, id: number): Promise<void> {
    const deleted = await this.deletedArticles.softDelete(manager, actor, [id], 'deleted');
    if (deleted.length === 0) throw new ApiError('ARTICLE_NOT_FOUND');
  }

  /** Asks that nearby places learn anew what is published; returns the work request's id. */
  rebuildArticleIndex(manager: EntityManager, requestedBy: string): Promise<string> {
    return this.jobs.enqueue(manager, 'article-index.rebuild', {}, { requestedBy, dedupeKey: 'article-index.rebuild' });
  }

  /**
   * The same for an operator who waits for it.
   * @throws ApiError TIMED_OUT after a minute; the work goes on
   */
  async rebuildArticleIndexAndWait(): Promise<JobResult> {
    const id = await this.rebuildArticleIndex(this.dataSource.manager, 'operator');
    return this.jobResults.waitUntilFinished(id, REBUILD_TIMEOUT_MS);
  }

  /** What is published, in the order of the slugs, from the one after `after` on. */
  async listIndexPage(after: string | null): Promise<ArticleIndexPage> {
    const asOf = new Date().toISOString();
    const rows = await this.repository.listPublishedAfter(after, INDEX_PAGE_SIZE);
    const upTo = rows.length === INDEX_PAGE_SIZE ? rows[rows.length - 1]!.slug : null;
    return { guides: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), after, upTo, asOf };
  }
}

function titleNotUniqueError(ids: number[]): ApiError {
  const message = `Several articles have this title (${ids.map((id) => `no. ${id}`).join(', ')}). Delete the one you mean.`;
  return new ApiError('TITLE_NOT_UNIQUE', { message });
}
