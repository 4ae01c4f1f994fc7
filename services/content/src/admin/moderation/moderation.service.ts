import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import { ArticleMutationsService } from '../../articles/core/article-mutations.service.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { formatRequester } from '../../common/ownership.js';
import { DiscoveriesRepository } from '../../discoveries/core/discoveries.repository.js';
import { DiscoveriesService } from '../../discoveries/core/discoveries.service.js';
import type { Discovery } from '../../discoveries/core/discovery.entity.js';
import { DiscoveryPublishingService } from '../../discoveries/core/discovery-publishing.service.js';

/** Pending article and its discovery, both locked. */
interface LockedArticle {
  article: Article;
  discovery: Discovery | null;
}

/** Approves and rejects pending articles. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly discoveries: DiscoveriesRepository,
    private readonly discoveriesService: DiscoveriesService,
    private readonly publishing: DiscoveryPublishingService,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Publishes a pending article with its discovery. An article that is already approved stays unchanged, so that a
   * client can repeat a request whose response was lost.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_NOT_PENDING; PLACE_ALREADY_PUBLISHED for a copy of a published guide;
   * PHOTO_UNSAFE for a discovery that must not be shown
   */
  approve(actor: Actor, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const { article, discovery } = await this.lockArticle(manager, id);
      if (isApproved(article)) return article;
      assertPending(article);
      if (discovery) await this.publishing.publishLocked(manager, discovery, formatRequester(actor));
      else await this.mutations.setPublic(manager, id, true, formatRequester(actor));
      await this.audit.record(manager, actor, {
        action: 'article.approve',
        subject: { type: 'article', id, name: article.title },
        before: { isPublic: false, adminReviewed: false },
        after: { isPublic: true, adminReviewed: true },
      });
      return this.articles.markReviewed(manager, id);
    });
  }

  /** Deletes a pending article with its discovery. @throws ApiError ARTICLE_NOT_FOUND, ARTICLE_NOT_PENDING */
  async reject(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { article, discovery } = await this.lockArticle(manager, id);
      assertPending(article);
      if (discovery) await this.discoveriesService.deleteWithArticle(manager, discovery, formatRequester(actor));
      else await this.mutations.delete(manager, id, formatRequester(actor));
      const { slug, title, location, discoveryId, createdAt } = article;
      await this.audit.record(manager, actor, {
        action: 'article.reject',
        subject: { type: 'article', id, name: title },
        before: { slug, title, location, discoveryId, createdAt },
      });
    });
  }

  /** Locks an article and its discovery. Discoveries are always locked before articles, to avoid deadlocks. */
  private async lockArticle(manager: EntityManager, id: number): Promise<LockedArticle> {
    const current = await this.articles.findById(id);
    const discoveryId = current?.discoveryId ?? null;
    const discovery = discoveryId === null ? null : await this.discoveries.lock(manager, discoveryId);
    const article = await this.articles.lock(manager, id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    return { article, discovery };
  }
}

const isApproved = ({ contentSource, isPublic, adminReviewed }: Article): boolean =>
  contentSource === 'text_search' && isPublic && adminReviewed;

function assertPending({ contentSource, isPublic, adminReviewed }: Article): void {
  if (contentSource !== 'text_search' || isPublic || adminReviewed) throw new ApiError('ARTICLE_NOT_PENDING');
}
