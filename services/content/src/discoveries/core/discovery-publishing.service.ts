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
import { formatRequester, isOwnedBy } from '../../common/ownership.js';
import { getImageKeys } from '../../media/images/storage-keys.js';
import { BackupsRepository } from './backups.repository.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';
import { getPublicationState } from './review-reasons.js';

/** Publishes and hides discoveries together with their articles. */
@Injectable()
export class DiscoveryPublishingService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly backups: BackupsRepository,
    private readonly articles: ArticlesRepository,
    private readonly articleMutations: ArticleMutationsService,
    private readonly jobRequests: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Publishes a discovery and its article, and requests the article if it is missing; or hides both. Publishing a
   * discovery that is already public requests an article again whose generation failed.
   * @throws ApiError DISCOVERY_NOT_FOUND; DISCOVERY_KEPT_PRIVATE; PLACE_ALREADY_PUBLISHED for a copy of a published
   * guide; PHOTO_UNSAFE for a photo that must not be public. An admin may publish an unchecked photo, which is then
   * moderated.
   */
  async setPublic(actor: Actor, id: number, isPublic: boolean): Promise<Discovery> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (isPublic) await this.assertPublishable(manager, discovery);
      await this.applyVisibility(manager, discovery, isPublic, formatRequester(actor));
      // Also runs for a discovery that is already public, to request its missing article.
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
   * Publishes a discovery that the caller has locked, as {@link setPublic} does, but without an audit entry of its own.
   * @throws ApiError DISCOVERY_KEPT_PRIVATE, PLACE_ALREADY_PUBLISHED, PHOTO_UNSAFE
   */
  async publishLocked(manager: EntityManager, discovery: Discovery, requestedBy: string): Promise<void> {
    await this.assertPublishable(manager, discovery);
    await this.applyVisibility(manager, discovery, true, requestedBy);
  }

  /** @throws ApiError DISCOVERY_KEPT_PRIVATE, PLACE_ALREADY_PUBLISHED, PHOTO_UNSAFE */
  private async assertPublishable(manager: EntityManager, discovery: Discovery): Promise<void> {
    const { isKeptPrivate, safety } = discovery;
    if (isKeptPrivate) throw new ApiError('DISCOVERY_KEPT_PRIVATE');
    if (safety === 'unsafe') throw new ApiError('PHOTO_UNSAFE');
    const article = await this.findPublishedCopy(manager, discovery);
    if (article) throw alreadyPublishedError(article);
  }

  /**
   * Returns the public article of another visitor's save of the same guide. Until the transaction ends, no other save
   * of it can be published.
   */
  private async findPublishedCopy(manager: EntityManager, { isPublic, backupKey }: Discovery) {
    if (isPublic || backupKey === null) return null;
    await this.backups.lockKey(manager, backupKey);
    return this.backups.findPublishedArticle(manager, backupKey);
  }

  /**
   * Keeps a discovery private at its owner's request, or allows it to be public. It then becomes public at once if only
   * its owner prevented that; otherwise after the review for which it waits. One that an admin hid waits for an admin
   * again.
   * @throws ApiError DISCOVERY_NOT_FOUND, also for a discovery of another owner
   */
  async setSharing(actor: Actor, id: number, isShared: boolean): Promise<Discovery> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery || !isOwnedBy(discovery, actor)) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (discovery.isKeptPrivate !== isShared) return discovery;
      if (isShared) await this.allowSharing(manager, discovery);
      else await this.keepPrivate(manager, discovery);
      return (await this.repository.lock(manager, id))!;
    });
  }

  private async keepPrivate(manager: EntityManager, discovery: Discovery): Promise<void> {
    const { id, isPublic, reviewReasons } = discovery;
    const needsAdmin = await this.needsAdmin(manager, discovery);
    await this.repository.saveKeptPrivate(manager, id, true);
    if (isPublic) await this.applyVisibility(manager, discovery, false, formatRequester(discovery));
    const reasons = needsAdmin ? [...reviewReasons, 'admin' as const] : reviewReasons;
    await this.repository.saveReviewReasons(manager, id, [...new Set([...reasons, 'owner' as const])]);
  }

  private async allowSharing(manager: EntityManager, discovery: Discovery): Promise<void> {
    const { id, reviewReasons } = discovery;
    await this.repository.saveKeptPrivate(manager, id, false);
    await this.requestModeration(manager, discovery);
    const otherReasons = reviewReasons.filter((reason) => reason !== 'owner');
    // A copy of a published guide waits for an admin.
    const isCopy = otherReasons.length === 0 && (await this.findPublishedCopy(manager, discovery)) !== null;
    const reasons = isCopy ? ['admin' as const] : otherReasons;
    if (reasons.length > 0) await this.repository.saveReviewReasons(manager, id, reasons);
    else await this.applyVisibility(manager, discovery, true, formatRequester(discovery));
  }

  /**
   * Whether only an admin may publish a discovery again. A private one without reasons was hidden by an admin, or is a saved
   * guide that no admin has approved. Of a public one, an admin may have hidden or deleted the article.
   */
  private async needsAdmin(manager: EntityManager, discovery: Discovery): Promise<boolean> {
    const { id, articleRevision, revision } = discovery;
    const state = getPublicationState(discovery);
    if (state !== 'public') return state === 'hidden';
    // The article about a former place is hidden until it has been rewritten.
    return articleRevision >= revision && (await this.articles.isWithdrawn(manager, id));
  }

  /**
   * Handles the correction of a discovery that the caller has locked.
   * - A public one gets a new article. If its new place is in doubt or a guest corrected it, it is hidden until an
   *   admin reviews it.
   * - One that waits for a review is published if nothing is left to review.
   * - A private one on which an admin decided stays as it is.
   */
  async handleCorrection(
    manager: EntityManager,
    discovery: Discovery,
    reviewReasons: readonly ReviewReason[],
  ): Promise<void> {
    const { id, isPublic, reviewReasons: formerReasons } = discovery;
    if (getPublicationState(discovery) === 'hidden') return;
    const requestedBy = formatRequester(discovery);
    // The photo is the same, so an earlier decision to publish it still holds.
    const newReasons = reviewReasons.filter((reason) => !isPublic || reason !== 'photo');
    // A discovery made as a guest still needs an admin's decision after the guest has signed up, as does a hidden one.
    const lastingReasons = formerReasons.filter((reason) => reason === 'guest' || reason === 'admin');
    const reasons = [...new Set([...lastingReasons, ...newReasons])];
    if (reasons.length > 0) {
      if (isPublic) await this.applyVisibility(manager, discovery, false, requestedBy);
      await this.repository.saveReviewReasons(manager, id, reasons);
    } else if (isPublic) await this.requestArticle(manager, id, requestedBy);
    else await this.applyVisibility(manager, discovery, true, requestedBy);
  }

  /**
   * Stores the moderation result of an unchecked photo. Publishes the discovery if only the photo prevented that and no
   * admin has decided since. If the photo is unsafe, hides a public discovery until an admin decides, no matter who
   * published it.
   * @throws ApiError DISCOVERY_NOT_FOUND
   */
  async judge(id: number, { safety, moderation }: Pick<Discovery, 'safety' | 'moderation'>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (discovery.moderation !== null || discovery.safety !== 'unchecked') return;
      const state = getPublicationState(discovery);
      const mustHide = safety === 'unsafe' && state === 'public';
      if (mustHide) await this.applyVisibility(manager, discovery, false, formatRequester(discovery));
      const reviewReasons: ReviewReason[] = mustHide
        ? ['photo']
        : discovery.reviewReasons.filter((reason) => reason !== 'photo' || safety !== 'safe');
      await this.repository.saveModeration(manager, id, { safety, moderation, reviewReasons });
      if (state === 'in review' && reviewReasons.length === 0) {
        const judged = { ...discovery, safety, moderation };
        await this.applyVisibility(manager, judged, true, formatRequester(discovery));
      }
    });
  }

  private async applyVisibility(
    manager: EntityManager,
    discovery: Discovery,
    isPublic: boolean,
    requestedBy: string,
  ): Promise<void> {
    const { id, articleRevision, revision } = discovery;
    if (isPublic) await this.requestModeration(manager, discovery);
    // This is an admin's decision, so it clears the review reasons.
    await this.repository.setPublic(manager, id, isPublic);
    const article = await this.articles.findIdByDiscovery(manager, id);
    // An article about the former place is published only after it has been rewritten.
    if (article !== null && !(isPublic && articleRevision < revision)) {
      await this.articleMutations.setPublic(manager, article, isPublic, requestedBy);
    } else if (isPublic) await this.requestArticle(manager, id, requestedBy);
  }

  /**
   * Requests the article of a public discovery that has none, or only one from before a correction. Does nothing while
   * one is being written.
   */
  async requestArticle(manager: EntityManager, discoveryId: number, requestedBy: string): Promise<void> {
    const dedupeKey = String(discoveryId);
    await this.jobRequests.enqueue(manager, 'article.write', { discoveryId }, { requestedBy, dedupeKey });
  }

  /** Requests the moderation of a photo that was not moderated; does nothing while that is in progress. */
  async requestModeration(manager: EntityManager, discovery: Discovery): Promise<void> {
    const { id: discoveryId, safety, moderation, mediaId } = discovery;
    if (safety !== 'unchecked' || moderation !== null || mediaId === null) return;
    const options = { requestedBy: formatRequester(discovery), dedupeKey: String(discoveryId) };
    const { photo: photoKey } = getImageKeys(mediaId);
    await this.jobRequests.enqueue(manager, 'photo.moderate', { discoveryId, photoKey }, options);
  }

  /**
   * Deletes the article of a discovery that the caller has locked. @returns its former state; null without an article
   */
  async deleteArticle(manager: EntityManager, discoveryId: number, requestedBy: string): Promise<Article | null> {
    const article = await this.articles.findIdByDiscovery(manager, discoveryId);
    return article === null ? null : this.articleMutations.delete(manager, article, requestedBy);
  }
}

const alreadyPublishedError = ({ title, slug }: Pick<Article, 'title' | 'slug'>): ApiError =>
  new ApiError('PLACE_ALREADY_PUBLISHED', {
    message: `“${title}” is already published at /articles/${slug}. Reject this copy, or hide that one first.`,
  });
