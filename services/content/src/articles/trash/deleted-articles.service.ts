import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@placelore/contracts/content/admin/deleted-articles.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { getStoredKeys, keyFromUrl, parseImageFolder } from '../../media/images/storage-keys.js';
import type { Article } from '../core/article.entity.js';
import { auditSummary } from '../core/article-audit-snapshot.js';
import { ArticleIndexPublisher } from '../core/article-index-publisher.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { buildSlugCandidates } from '../core/slugs.js';
import { ArticleMergesRepository } from './article-merges.repository.js';
import type { DeletedArticle } from './deleted-article.entity.js';
import {
  type DeletedArticleRow,
  type DeletedArticleSummary,
  DeletedArticlesRepository,
  type DeletedCursor,
} from './deleted-articles.repository.js';

/** Rows deleted for good by one call; each has four pictures, of which a work request names at most a thousand. */
const PURGE_BATCH_SIZE = 200;

/** Deletes articles so that they can be restored for thirty days. */
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

  /**
   * Deletes those of some articles that there are, in the caller's transaction: they vanish from everywhere, their
   * addresses are free, nearby places are told, and the audit log has each. That of a discovery goes without the
   * discovery.
   * @param mergeId the merge that brings them back, when they were merged into another
   * @returns what they were, in the order of their ids
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

  /** The same in a transaction of its own; ids of those there are no more are among the `missing`. */
  async softDeleteAll(
    actor: Actor,
    ids: number[],
    reason: DeletionReason,
  ): Promise<{ removed: DeletedArticleSummary[]; missing: number[] }> {
    return this.dataSource.transaction(async (manager) => {
      const removed = await this.softDelete(manager, actor, ids, reason);
      const found = new Set(removed.map(({ id }) => id));
      return { removed, missing: ids.filter((id) => !found.has(id)) };
    });
  }

  /**
   * Brings a deleted article back under its id.
   * @throws ApiError DELETED_ARTICLE_NOT_FOUND; RESTORE_REJECTED when it was merged into another, as then the merge has to
   * be undone, or when its discovery is gone or has another article by now
   */
  async restore(actor: Actor, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const deleted = await this.repository.lock(manager, id);
      if (!deleted) throw new ApiError('DELETED_ARTICLE_NOT_FOUND');
      if (deleted.mergeId !== null) {
        throw restoreRefusedError('This article was merged into another. Undo the merge, and it comes back.');
      }
      return this.restoreLocked(manager, deleted, actor);
    });
  }

  /**
   * Brings back what a merge deleted, in the caller's transaction.
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

  /** What can be restored, the last deleted first. */
  list(limit: number, before: DeletedCursor | null): Promise<DeletedArticleRow[]> {
    return this.repository.list(limit, before);
  }

  /** Deletes some of what can no longer be restored for good, and asks for the end of pictures nothing else names. */
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

  /** Forgets the deleted article of a discovery that the caller deletes: it is not the admins' to bring back. */
  async deleteByDiscovery(manager: EntityManager, discoveryId: number): Promise<void> {
    await this.merges.deleteByDiscovery(manager, discoveryId);
    await this.repository.deleteByDiscovery(manager, discoveryId);
  }

  /** Public as it was, unless its discovery was hidden meanwhile. */
  private async restoreLocked(manager: EntityManager, deleted: DeletedArticle, actor: Actor): Promise<Article> {
    const { discoveryId } = deleted;
    const isDiscoveryPublic = discoveryId === null ? true : await this.repository.lockDiscovery(manager, discoveryId);
    if (isDiscoveryPublic === null) throw restoreRefusedError('The discovery this article was about is gone.');
    if (discoveryId !== null && (await this.articles.findIdByDiscovery(manager, discoveryId)) !== null)
      throw conflictError();
    const article = await this.insertWithFreeSlug(
      manager,
      deleted,
      deleted.article.is_public === true && isDiscoveryPublic,
    );
    await this.repository.addSlugRedirects(manager, article.id, deleted.addresses);
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

const restoreRefusedError = (message: string): ApiError => new ApiError('RESTORE_REJECTED', { message });
const conflictError = (): ApiError =>
  restoreRefusedError('Another article is about the same discovery, or the same sight, by now.');
