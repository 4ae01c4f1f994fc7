import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import type { ArticleIndexPage } from '@placelore/contracts/places/places.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import type { Article } from './article.entity.js';
import { ArticleMutationsService } from './article-mutations.service.js';
import { ArticlesRepository } from './articles.repository.js';

/**
 * Articles per page for places' article index. Even with the longest credits and previews, a page is below 1 MiB, the
 * limit of a body.
 */
const INDEX_PAGE_SIZE = 120;
/** Ms that an operator waits for the article index; 100,000 articles are 800 pages. */
const REBUILD_TIMEOUT_MS = 60_000;
/** Seconds after which a visitor may ask again for an article that may be about to be published. */
const PUBLISHING_RETRY_SECONDS = 5;

/** Reads, publishes and reviews articles. */
@Injectable()
export class ArticlesService {
  /** Whether articles of the starter library are just being published. */
  private isPublishingLibrary = false;

  constructor(
    private readonly repository: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly jobs: JobRequests,
    private readonly jobResults: JobResults,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns the article of a slug or a former slug. For a former one, the article's own slug differs from the requested
   * one.
   * @throws ApiError ARTICLE_NOT_FOUND when there is none that the actor may view; LIBRARY_NOT_READY when it may be
   * about to be published
   */
  async read(actor: Actor, slug: string): Promise<Article> {
    const article = await this.repository.findBySlug(slug);
    if (article && (article.isPublic || actor.isAdmin)) return article;
    // The error is the same for private and unknown slugs, so that guests cannot distinguish them.
    throw this.isPublishingLibrary
      ? new ApiError('LIBRARY_NOT_READY', { retryAfter: PUBLISHING_RETRY_SECONDS })
      : new ApiError('ARTICLE_NOT_FOUND');
  }

  /** Publishes the starter library. Meanwhile, no reader is told that an article does not exist. */
  async publishLibrary<T>(publish: () => Promise<T>): Promise<T> {
    this.isPublishingLibrary = true;
    try {
      return await publish();
    } finally {
      this.isPublishingLibrary = false;
    }
  }

  /**
   * Publishes or hides an article, and requests an index update. Hiding a recovered article also marks it as reviewed.
   * @throws ApiError ARTICLE_NOT_FOUND, DISCOVERY_PRIVATE
   */
  async setPublic(actor: Actor, id: number, isPublic: boolean): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      // Discoveries are always locked before articles, to avoid deadlocks.
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

  /** Marks an article as reviewed. @throws ApiError ARTICLE_NOT_FOUND */
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

  /** Requests a rebuild of the article index. @returns the id of the job request */
  rebuildArticleIndex(manager: EntityManager, requestedBy: string): Promise<string> {
    return this.jobs.enqueue(manager, 'article-index.rebuild', {}, { requestedBy, dedupeKey: 'article-index.rebuild' });
  }

  /**
   * Requests a rebuild for an operator, and waits for it.
   * @throws ApiError TIMED_OUT after a minute, while the job continues
   */
  async rebuildArticleIndexAndWait(): Promise<JobResult> {
    const id = await this.rebuildArticleIndex(this.dataSource.manager, 'operator');
    return this.jobResults.waitUntilFinished(id, REBUILD_TIMEOUT_MS);
  }

  /** Returns published articles in order of their slugs, starting after `after`. */
  async listIndexPage(after: string | null): Promise<ArticleIndexPage> {
    const asOf = new Date().toISOString();
    const rows = await this.repository.listPublishedAfter(after, INDEX_PAGE_SIZE);
    const upTo = rows.length === INDEX_PAGE_SIZE ? rows[rows.length - 1]!.slug : null;
    return { guides: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), after, upTo, asOf };
  }
}
