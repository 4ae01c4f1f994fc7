import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { WorkOutcome } from '@placelore/contracts/jobs.js';
import type { GuidePage } from '@placelore/contracts/places.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { DeletedArticles } from '../deleted-articles/deleted-articles.service.js';
import { requesterOf } from '../discoveries/ownership.js';
import type { Article } from './article.entity.js';
import { ArticleWriting } from './article-writing.service.js';
import { ArticlesRepository } from './articles.repository.js';

/** Guides on one page for the index of places. */
const GUIDES_PAGE = 500;
/** Ms an operator waits for the index of guides; 100,000 articles are 200 pages. */
const REBUILD_PATIENCE = 60_000;

/** Pages about places, and who may see and publish them. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly writing: ArticleWriting,
    private readonly deleted: DeletedArticles,
    private readonly work: WorkRequests,
    private readonly settlements: Settlements,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The article under a slug, or under its former one: then its own slug differs from the one asked for.
   * @throws ApiError ARTICLE_NOT_FOUND when there is none the actor may see
   */
  async read(actor: Person, slug: string): Promise<Article> {
    const article = await this.repository.bySlug(slug);
    if (!article || !(article.isPublic || actor.isAdmin)) throw new ApiError('ARTICLE_NOT_FOUND');
    return article;
  }

  /**
   * Publishes or withdraws an article; nearby places learn of it. Withdrawing a recovered one is its review, too.
   * @throws ApiError ARTICLE_NOT_FOUND, DISCOVERY_PRIVATE
   */
  async setPublic(actor: Person, id: number, isPublic: boolean): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      // Whoever holds both holds the discovery first.
      await this.repository.holdDiscovery(manager, id);
      const before = await this.repository.lock(manager, id);
      const article = await this.writing.setPublic(manager, id, isPublic, requesterOf(actor));
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
  async markReviewed(actor: Person, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.repository.lock(manager, id);
      if (!before) throw new ApiError('ARTICLE_NOT_FOUND');
      return before.adminReviewed ? before : this.review(manager, actor, before);
    });
  }

  private async review(manager: EntityManager, actor: Person, { id, title }: Article): Promise<Article> {
    await this.audit.record(manager, actor, {
      action: 'article.review',
      subject: { type: 'article', id, name: title },
      before: { adminReviewed: false },
      after: { adminReviewed: true },
    });
    return this.repository.markReviewed(manager, id);
  }

  /** Deletes an article, which can be restored; the discovery it is about stays. @throws ApiError ARTICLE_NOT_FOUND */
  async remove(actor: Person, id: number): Promise<void> {
    await this.dataSource.transaction((manager) => this.removeOne(manager, actor, id));
  }

  /**
   * Deletes the article of a title that belongs to no discovery; it can be restored.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_HAS_DISCOVERY when the only ones of that title do belong to one;
   * TITLE_NOT_UNIQUE, naming them, when several do not: somebody has to say which
   */
  async removeByTitle(actor: Person, title: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.repository.ofTitle(manager, title);
      const [article, ...others] = found.filter(({ discoveryId }) => discoveryId === null);
      if (!article) throw new ApiError(found.length === 0 ? 'ARTICLE_NOT_FOUND' : 'ARTICLE_HAS_DISCOVERY');
      if (others.length > 0) throw ambiguous([article, ...others].map(({ id }) => id));
      await this.removeOne(manager, actor, article.id);
    });
  }

  private async removeOne(manager: EntityManager, actor: Person, id: number): Promise<void> {
    const removed = await this.deleted.remove(manager, actor, [id], 'deleted');
    if (removed.length === 0) throw new ApiError('ARTICLE_NOT_FOUND');
  }

  /** Asks that nearby places learn anew what is published; returns the work request's id. */
  rebuildGuideIndex(manager: EntityManager, requestedBy: string): Promise<string> {
    return this.work.request(manager, 'guide.rebuild', {}, { requestedBy, dedupeKey: 'guide.rebuild' });
  }

  /**
   * The same for an operator who waits for it.
   * @throws ApiError TIMED_OUT after a minute; the work goes on
   */
  async rebuildGuideIndexAndWait(): Promise<WorkOutcome> {
    const id = await this.rebuildGuideIndex(this.dataSource.manager, 'operator');
    return this.settlements.wait(id, REBUILD_PATIENCE);
  }

  /** What is published, in the order of the slugs, from the one after `after` on. */
  async publishedGuides(after: string | null): Promise<GuidePage> {
    const asOf = new Date().toISOString();
    const rows = await this.repository.publishedAfter(after, GUIDES_PAGE);
    const upTo = rows.length === GUIDES_PAGE ? rows[rows.length - 1]!.slug : null;
    return { guides: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), after, upTo, asOf };
  }
}

function ambiguous(ids: number[]): ApiError {
  const message = `Several articles have this title (${ids.map((id) => `no. ${id}`).join(', ')}). Delete the one you mean.`;
  return new ApiError('TITLE_NOT_UNIQUE', { message });
}
