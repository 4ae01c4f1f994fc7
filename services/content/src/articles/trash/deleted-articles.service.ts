import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@placelore/contracts/content/admin/deleted-articles.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { buildSlugCandidates } from '../../common/slugs.js';
import { getStoredKeys, keyFromUrl, parseImageFolder } from '../../media/images/storage-keys.js';
import type { Article } from '../core/article.entity.js';
import { ArticleIndexPublisher } from '../core/article-index-publisher.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { auditSummary } from './article-audit-snapshot.js';
import { ArticleMergesRepository } from './article-merges.repository.js';
import type { DeletedArticle } from './deleted-article.entity.js';
import {
  type DeletedArticleRow,
  type DeletedArticleSummary,
  DeletedArticlesRepository,
  type DeletedCursor,
} from './deleted-articles.repository.js';

/**
 * Maximum number of articles permanently deleted per call. Each has four images, and a job request names at most a
 * thousand.
 */
const PURGE_BATCH_SIZE = 200;

/** Moves articles to the trash, from which they can be restored for thirty days. */
@Injectable()
export class DeletedArticlesService {
  constructor(
    private readonly repository: DeletedArticlesRepository,
    private readonly merges: ArticleMergesRepository,
    private readonly articles: ArticlesRepository,
    private readonly indexPublisher: ArticleIndexPublisher,
    private readonly jobs: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /** Moves an article to the trash; its discovery stays. @throws ApiError ARTICLE_NOT_FOUND */
  async delete(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction((manager) => this.softDeleteOne(manager, actor, id));
  }

  /**
   * Moves the article with this title and without a discovery to the trash.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_HAS_DISCOVERY when all articles with this title have a discovery;
   * TITLE_NOT_UNIQUE, naming them, when several have none and the caller must choose
   */
  async deleteByTitle(actor: Actor, title: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.articles.findByTitle(manager, title);
      const [article, ...otherArticles] = found.filter(({ discoveryId }) => discoveryId === null);
      if (!article) throw new ApiError(found.length === 0 ? 'ARTICLE_NOT_FOUND' : 'ARTICLE_HAS_DISCOVERY');
      if (otherArticles.length > 0) throw titleNotUniqueError([article, ...otherArticles].map(({ id }) => id));
      await this.softDeleteOne(manager, actor, article.id);
    });
  }

  private async softDeleteOne(manager: EntityManager, actor: Actor, id: number): Promise<void> {
    const deleted = await this.softDelete(manager, actor, [id], 'deleted');
    if (deleted.length === 0) throw new ApiError('ARTICLE_NOT_FOUND');
  }

  /**
   * Moves articles to the trash in the caller's transaction, and ignores ids that do not exist. The articles disappear
   * from all lists, their slugs become free, the article index is updated, and each deletion is audited. Their
   * discoveries stay.
   * @param mergeId merge that can restore them, if they were merged into another article
   * @returns their last state, in ascending order of ids
   */
  async softDelete(
    manager: EntityManager,
    actor: Actor,
    ids: number[],
    reason: DeletionReason,
    mergeId: number | null = null,
  ): Promise<DeletedArticleSummary[]> {
    const deletion = { deletedBy: actor.userId, deletedByName: actor.username, reason, mergeId };
    const deleted = await this.repository.softDelete(manager, ids, deletion);
    for (const article of deleted) {
      if (article.isPublic) await this.indexPublisher.publishWithdrawal(manager, article, formatRequester(actor));
      await this.audit.record(manager, actor, {
        action: 'article.delete',
        subject: { type: 'article', id: article.id, name: article.title },
        before: { ...auditSummary(article), reason },
      });
    }
    return deleted;
  }

  /** Does this in a transaction of its own; `missing` has the ids without an article. */
  async softDeleteAll(
    actor: Actor,
    ids: number[],
    reason: DeletionReason,
  ): Promise<{ deleted: DeletedArticleSummary[]; missing: number[] }> {
    return this.dataSource.transaction(async (manager) => {
      const deleted = await this.softDelete(manager, actor, ids, reason);
      const found = new Set(deleted.map(({ id }) => id));
      return { deleted, missing: ids.filter((id) => !found.has(id)) };
    });
  }

  /**
   * Restores a deleted article under its id.
   * @throws ApiError DELETED_ARTICLE_NOT_FOUND; RESTORE_REJECTED when it was merged into another article (the merge
   * must then be undone), or when its discovery was deleted or has another article
   */
  async restore(actor: Actor, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const deleted = await this.repository.lock(manager, id);
      if (!deleted) throw new ApiError('DELETED_ARTICLE_NOT_FOUND');
      if (deleted.mergeId !== null) {
        throw restoreRejectedError('This article was merged into another. Undo the merge to restore it.');
      }
      return this.restoreLocked(manager, deleted, actor);
    });
  }

  /**
   * Restores the articles that a merge deleted, in the caller's transaction.
   * @throws ApiError RESTORE_REJECTED as {@link restore}
   */
  async restoreByMerge(manager: EntityManager, actor: Actor, mergeId: number): Promise<Article[]> {
    const restored: Article[] = [];
    for (const id of await this.repository.findIdsByMerge(manager, mergeId)) {
      const deleted = await this.repository.lock(manager, id);
      if (deleted) restored.push(await this.restoreLocked(manager, deleted, actor));
    }
    return restored;
  }

  /** Returns restorable articles, last deleted first. */
  list(limit: number, before: DeletedCursor | null): Promise<DeletedArticleRow[]> {
    return this.repository.list(limit, before);
  }

  /** Permanently deletes some expired articles, and requests the deletion of images that nothing else refers to. */
  async purge(): Promise<{ purged: number; more: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await this.merges.purge(manager);
      const imageUrls = await this.repository.purge(manager, PURGE_BATCH_SIZE);
      const keys = imageUrls
        .map((url) => parseImageFolder(keyFromUrl(url) ?? ''))
        .flatMap((folder) => (folder?.kind === 'articles' ? getStoredKeys(folder.mediaId, 'articles') : []));
      if (keys.length > 0) await this.jobs.enqueue(manager, 'media.deleted', { keys }, { requestedBy: 'schedule' });
      return { purged: imageUrls.length, more: imageUrls.length === PURGE_BATCH_SIZE };
    });
  }

  /** Deletes the article in the trash of a discovery that the caller deletes, so that admins cannot restore it. */
  async deleteByDiscovery(manager: EntityManager, discoveryId: number): Promise<void> {
    await this.merges.deleteByDiscovery(manager, discoveryId);
    await this.repository.deleteByDiscovery(manager, discoveryId);
  }

  /** Restores an article with its visibility, unless its discovery was hidden since. */
  private async restoreLocked(manager: EntityManager, deleted: DeletedArticle, actor: Actor): Promise<Article> {
    const { discoveryId } = deleted;
    const isDiscoveryPublic = discoveryId === null ? true : await this.repository.lockDiscovery(manager, discoveryId);
    if (isDiscoveryPublic === null) throw restoreRejectedError('The discovery of this article was deleted.');
    if (discoveryId !== null && (await this.articles.findIdByDiscovery(manager, discoveryId)) !== null)
      throw conflictError();
    const article = await this.insertWithFreeSlug(
      manager,
      deleted,
      deleted.article.is_public === true && isDiscoveryPublic,
    );
    await this.repository.addSlugRedirects(manager, article.id, deleted.formerSlugs);
    if (article.isPublic) await this.indexPublisher.publish(manager, article, 'published', formatRequester(actor));
    await this.audit.record(manager, actor, {
      action: 'article.restore',
      subject: { type: 'article', id: article.id, name: article.title },
      after: auditSummary(article),
    });
    return article;
  }

  private async insertWithFreeSlug(
    manager: EntityManager,
    deleted: DeletedArticle,
    isPublic: boolean,
  ): Promise<Article> {
    const ownSlug = String(deleted.article.slug);
    for (;;) {
      const slugs = [...new Set([ownSlug, ...buildSlugCandidates(ownSlug)])];
      const takenSlugs = await this.articles.findTakenSlugs(manager, slugs);
      const slug = slugs.find((candidate) => !takenSlugs.has(candidate));
      if (slug === undefined) continue;
      const restored = await this.repository.restore(manager, deleted, { slug, is_public: isPublic });
      if (restored === 'conflict') throw conflictError();
      if (restored !== null) return restored;
    }
  }
}

function titleNotUniqueError(ids: number[]): ApiError {
  const message = `Several articles have this title (${ids.map((id) => `no. ${id}`).join(', ')}). Delete the one you mean.`;
  return new ApiError('TITLE_NOT_UNIQUE', { message });
}

const restoreRejectedError = (message: string): ApiError => new ApiError('RESTORE_REJECTED', { message });
const conflictError = (): ApiError => restoreRejectedError('Another article about the same discovery or sight exists.');
