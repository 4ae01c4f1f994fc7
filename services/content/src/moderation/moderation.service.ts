import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticleWriting } from '../articles/article-writing.service.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { DiscoveriesRepository } from '../discoveries/discoveries.repository.js';
import { DiscoveriesService } from '../discoveries/discoveries.service.js';
import type { Discovery } from '../discoveries/discovery.entity.js';
import { DiscoveryPublishing } from '../discoveries/discovery-publishing.service.js';
import { requesterOf } from '../discoveries/ownership.js';

/** A pending article and the discovery it is about, both held. */
interface Pending {
  article: Article;
  discovery: Discovery | null;
}

/** What becomes of articles that wait for approval. */
@Injectable()
export class Moderation {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly writing: ArticleWriting,
    private readonly discoveries: DiscoveriesRepository,
    private readonly discoveriesService: DiscoveriesService,
    private readonly publishing: DiscoveryPublishing,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Publishes a pending article with the discovery it is about. One that was approved before stays as it is: whoever
   * lost the answer may ask again.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_NOT_PENDING; PHOTO_UNSAFE for a discovery that must not be shown
   */
  approve(actor: Person, id: number): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const { article, discovery } = await this.held(manager, id);
      if (isApproved(article)) return article;
      refuseUnlessPending(article);
      if (discovery) await this.publishing.publishHeld(manager, discovery, requesterOf(actor));
      else await this.writing.setPublic(manager, id, true, requesterOf(actor));
      await this.audit.record(manager, actor, {
        action: 'article.approve',
        subject: { type: 'article', id, name: article.title },
        before: { isPublic: false, adminReviewed: false },
        after: { isPublic: true, adminReviewed: true },
      });
      return this.articles.markReviewed(manager, id);
    });
  }

  /** Deletes a pending article with the discovery it is about. @throws ApiError ARTICLE_NOT_FOUND, ARTICLE_NOT_PENDING */
  async reject(actor: Person, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { article, discovery } = await this.held(manager, id);
      refuseUnlessPending(article);
      if (discovery) await this.discoveriesService.erase(manager, discovery, requesterOf(actor));
      else await this.writing.remove(manager, id, requesterOf(actor));
      const { slug, title, location, discoveryId, createdAt } = article;
      await this.audit.record(manager, actor, {
        action: 'article.reject',
        subject: { type: 'article', id, name: title },
        before: { slug, title, location, discoveryId, createdAt },
      });
    });
  }

  /** Whoever holds both holds the discovery first. */
  private async held(manager: EntityManager, id: number): Promise<Pending> {
    const seen = await this.articles.byId(id);
    const about = seen?.discoveryId ?? null;
    const discovery = about === null ? null : await this.discoveries.lock(manager, about);
    const article = await this.articles.lock(manager, id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    return { article, discovery };
  }
}

const isApproved = ({ contentSource, isPublic, adminReviewed }: Article): boolean =>
  contentSource === 'text_search' && isPublic && adminReviewed;

function refuseUnlessPending({ contentSource, isPublic, adminReviewed }: Article): void {
  if (contentSource !== 'text_search' || isPublic || adminReviewed) throw new ApiError('ARTICLE_NOT_PENDING');
}
