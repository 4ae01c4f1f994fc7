import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@placelore/contracts/deleted-articles.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { GuideNews } from '../articles/guide-news.service.js';
import { slugsFor } from '../articles/slugs.js';
import { statedOf } from '../articles/stated-article.js';
import { requesterOf } from '../discoveries/ownership.js';
import { folderOf, keyAt, storedKeysOf } from '../media/media-keys.js';
import type { DeletedArticle } from './deleted-article.entity.js';
import {
  DeletedArticlesRepository,
  type DeletedCursor,
  type DeletedRow,
  type RemovedArticle,
} from './deleted-articles.repository.js';
import { MergesRepository } from './merges.repository.js';

/** Rows deleted for good by one call; each has four pictures, of which a work request names at most a thousand. */
const PURGED_AT_ONCE = 200;

/** Deletes articles so that they can be restored for thirty days. */
@Injectable()
export class DeletedArticles {
  constructor(
    private readonly repository: DeletedArticlesRepository,
    private readonly merges: MergesRepository,
    private readonly articles: ArticlesRepository,
    private readonly news: GuideNews,
    private readonly work: WorkRequests,
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
  async remove(
    manager: EntityManager,
    actor: Person,
    ids: number[],
    reason: DeletionReason,
    mergeId: number | null = null,
  ): Promise<RemovedArticle[]> {
    const deletion = { deletedBy: actor.userId, deletedByName: actor.username, reason, mergeId };
    const removed = await this.repository.remove(manager, ids, deletion);
    for (const article of removed) {
      if (article.isPublic) await this.news.tellRemoved(manager, article, requesterOf(actor));
      await this.audit.record(manager, actor, {
        action: 'article.delete',
        subject: { type: 'article', id: article.id, name: article.title },
        before: { ...statedOf(article), reason },
      });
    }
    return removed;
  }

  /** The same in a transaction of its own; ids of those there are no more are among the `missing`. */
  async removeAll(
    actor: Person,
    ids: number[],
    reason: DeletionReason,
  ): Promise<{ removed: RemovedArticle[]; missing: number[] }> {
    return this.dataSource.transaction(async (manager) => {
      const removed = await this.remove(manager, actor, ids, reason);
      const found = new Set(removed.map(({ id }) => id));
      return { removed, missing: ids.filter((id) => !found.has(id)) };
    });
  }

  /**
   * Brings a deleted article back under its id.
   * @throws ApiError DELETED_ARTICLE_NOT_FOUND; RESTORE_REFUSED when it was merged into another, as then the merge has to
   * be undone, or when its discovery is gone or has another article by now
   */
  async restore(actor: Person, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const deleted = await this.repository.lock(manager, id);
      if (!deleted) throw new ApiError('DELETED_ARTICLE_NOT_FOUND');
      if (deleted.mergeId !== null) {
        throw refusal('This article was merged into another. Undo the merge, and it comes back.');
      }
      return this.bringBack(manager, deleted, actor);
    });
  }

  /**
   * Brings back what a merge deleted, in the caller's transaction.
   * @throws ApiError RESTORE_REFUSED as {@link restore}
   */
  async restoreOfMerge(manager: EntityManager, actor: Person, mergeId: number): Promise<Article[]> {
    const restored: Article[] = [];
    for (const id of await this.repository.ofMerge(manager, mergeId)) {
      const deleted = await this.repository.lock(manager, id);
      if (deleted) restored.push(await this.bringBack(manager, deleted, actor));
    }
    return restored;
  }

  /** What can be restored, the last deleted first. */
  list(limit: number, before: DeletedCursor | null): Promise<DeletedRow[]> {
    return this.repository.list(limit, before);
  }

  /** Deletes some of what can no longer be restored for good, and asks for the end of pictures nothing else names. */
  async purge(): Promise<{ purged: number; more: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await this.merges.purge(manager);
      const pictures = await this.repository.purge(manager, PURGED_AT_ONCE);
      const keys = pictures
        .map((address) => folderOf(keyAt(address) ?? ''))
        .flatMap((folder) => (folder?.kind === 'articles' ? storedKeysOf(folder.mediaId, 'articles') : []));
      if (keys.length > 0) await this.work.request(manager, 'media.removed', { keys }, { requestedBy: 'schedule' });
      return { purged: pictures.length, more: pictures.length === PURGED_AT_ONCE };
    });
  }

  /** Forgets the deleted article of a discovery that the caller deletes: it is not the admins' to bring back. */
  async forgetOfDiscovery(manager: EntityManager, discoveryId: number): Promise<void> {
    await this.merges.forgetOfDiscovery(manager, discoveryId);
    await this.repository.forgetOfDiscovery(manager, discoveryId);
  }

  /** Public as it was, unless its discovery was hidden meanwhile. */
  private async bringBack(manager: EntityManager, deleted: DeletedArticle, actor: Person): Promise<Article> {
    const { discoveryId } = deleted;
    const shown = discoveryId === null ? true : await this.repository.holdDiscovery(manager, discoveryId);
    if (shown === null) throw refusal('The discovery this article was about is gone.');
    if (discoveryId !== null && (await this.articles.ofDiscovery(manager, discoveryId)) !== null) throw another();
    const article = await this.insertUnderFreeSlug(manager, deleted, deleted.article.is_public === true && shown);
    await this.repository.giveAddresses(manager, article.id, deleted.addresses);
    if (article.isPublic) await this.news.tell(manager, article, 'published', requesterOf(actor));
    await this.audit.record(manager, actor, {
      action: 'article.restore',
      subject: { type: 'article', id: article.id, name: article.title },
      after: statedOf(article),
    });
    return article;
  }

  private async insertUnderFreeSlug(
    manager: EntityManager,
    deleted: DeletedArticle,
    isPublic: boolean,
  ): Promise<Article> {
    const own = String(deleted.article.slug);
    for (;;) {
      const slugs = [...new Set([own, ...slugsFor(own)])];
      const taken = await this.articles.takenSlugs(manager, slugs);
      const slug = slugs.find((candidate) => !taken.has(candidate));
      if (slug === undefined) continue;
      const restored = await this.repository.restore(manager, deleted, { slug, is_public: isPublic });
      if (restored === 'conflict') throw another();
      if (restored !== null) return restored;
    }
  }
}

const refusal = (message: string): ApiError => new ApiError('RESTORE_REFUSED', { message });
const another = (): ApiError => refusal('Another article is about the same discovery, or the same sight, by now.');
