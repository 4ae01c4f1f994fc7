import { Injectable } from '@nestjs/common';
import type { ReviewReason } from '@placelore/contracts/content/admin/admin-discoveries.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import { ArticleMutationsService } from '../../articles/core/article-mutations.service.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { formatRequester } from '../../common/ownership.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';

/** Publishes and hides discoveries together with their articles. */
@Injectable()
export class DiscoveryPublishingService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly articleMutations: ArticleMutationsService,
    private readonly jobRequests: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Publishes a discovery, and its article or, when it has none, the request for one; or hides both. Publishing what is
   * public already asks again for an article that could not be written.
   * @throws ApiError DISCOVERY_NOT_FOUND; PHOTO_UNSAFE for a photo that must not be shown in public. One that nobody
   * could check is the admin's to judge.
   */
  async setPublic(actor: Actor, id: number, isPublic: boolean): Promise<Discovery> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (isPublic && discovery.safety === 'unsafe') throw new ApiError('PHOTO_UNSAFE');
      await this.applyVisibility(manager, discovery, isPublic, formatRequester(actor));
      // Also when it was public already: its article is then asked for again.
      await this.audit.record(manager, actor, {
        action: isPublic ? 'discovery.publish' : 'discovery.withdraw',
        subject: { type: 'discovery', id, name: discovery.title },
        before: { isPublic: discovery.isPublic },
        after: { isPublic },
      });
      return { ...discovery, isPublic };
    });
  }

  /**
   * Publishes a discovery that the caller holds, as {@link setPublic} does, without an entry of its own in the audit log.
   * @throws ApiError PHOTO_UNSAFE
   */
  async publishLocked(manager: EntityManager, discovery: Discovery, requestedBy: string): Promise<void> {
    if (discovery.safety === 'unsafe') throw new ApiError('PHOTO_UNSAFE');
    await this.applyVisibility(manager, discovery, true, requestedBy);
  }

  /**
   * What follows for a public discovery that the caller holds and that was corrected: its article is written anew. A
   * guest's was published by an admin, who has not seen what it says now: it is hidden until one does.
   */
  async handleCorrection(manager: EntityManager, discovery: Discovery): Promise<void> {
    const { id, userId, visitorId } = discovery;
    const requestedBy = formatRequester({ userId, visitorId });
    if (userId === null) await this.applyVisibility(manager, discovery, false, requestedBy);
    else await this.requestArticle(manager, id, requestedBy);
  }

  /**
   * Stores what was found about the photo of a discovery that nobody had judged. When only that kept it from becoming
   * public, and no admin has decided since, it is published. One that is public although its photo must not be shown is
   * hidden, whoever published it, and waits for an admin.
   * @throws ApiError DISCOVERY_NOT_FOUND
   */
  async judge(id: number, { safety, moderation }: Pick<Discovery, 'safety' | 'moderation'>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (discovery.moderation !== null || discovery.safety !== 'unchecked') return;
      const mustHide = safety === 'unsafe' && discovery.isPublic;
      if (mustHide) await this.applyVisibility(manager, discovery, false, formatRequester(discovery));
      const wasWaitingForPhoto = discovery.reviewReasons.includes('photo');
      const reviewReasons: ReviewReason[] = mustHide
        ? ['photo']
        : discovery.reviewReasons.filter((reason) => reason !== 'photo' || safety !== 'safe');
      await this.repository.saveJudgement(manager, id, { safety, moderation, reviewReasons });
      if (wasWaitingForPhoto && reviewReasons.length === 0 && !discovery.isPublic) {
        await this.applyVisibility(manager, discovery, true, formatRequester(discovery));
      }
    });
  }

  private async applyVisibility(
    manager: EntityManager,
    { id, articleRevision, revision }: Discovery,
    isPublic: boolean,
    requestedBy: string,
  ): Promise<void> {
    // Whoever decides makes the reasons to wait for a decision void.
    await this.repository.setPublic(manager, id, isPublic);
    const article = await this.articles.findIdByDiscovery(manager, id);
    // An article about the place that was taken for it before is published once it is written anew.
    if (article !== null && !(isPublic && articleRevision < revision)) {
      await this.articleMutations.setPublic(manager, article, isPublic, requestedBy);
    } else if (isPublic) await this.requestArticle(manager, id, requestedBy);
  }

  /** Asks for the article of a public discovery that has none, or one from before it was corrected; while it is being written, for nothing more. */
  async requestArticle(manager: EntityManager, discoveryId: number, requestedBy: string): Promise<void> {
    const dedupeKey = String(discoveryId);
    await this.jobRequests.enqueue(manager, 'article.write', { discoveryId }, { requestedBy, dedupeKey });
  }

  /** Deletes the article of a discovery that the caller holds, if there is one; returns what it was. */
  async deleteArticle(manager: EntityManager, discoveryId: number, requestedBy: string): Promise<Article | null> {
    const article = await this.articles.findIdByDiscovery(manager, discoveryId);
    return article === null ? null : this.articleMutations.delete(manager, article, requestedBy);
  }
}
