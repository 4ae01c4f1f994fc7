import { Injectable } from '@nestjs/common';
import type { DiscoveryImageUrls } from '@placelore/contracts/analysis/analyses.internal.js';
import type { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import { DeletedArticlesService } from '../../articles/trash/deleted-articles.service.js';
import { formatRequester, isOwnedBy } from '../../common/ownership.js';
import { deriveMediaId, getImageKeys, getStoredKeys, parseImageFolder } from '../../media/images/storage-keys.js';
import { isShareImageKey, shareImageId, shareImageKey, toShareImageSource } from '../../media/share-image-keys.js';
import { BackupsRepository } from './backups.repository.js';
import {
  DiscoveriesRepository,
  type DiscoveryContents,
  type DiscoveryWithArticle,
  type NewDiscovery,
} from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';
import { DiscoveryImages } from './discovery-images.js';
import { DiscoveryPublishingService } from './discovery-publishing.service.js';
import { nameLikeGuides } from './guide-kinds.repository.js';
import { getReviewReasons } from './review-reasons.js';

type Creation = RouteInput<typeof internalDiscoveries.create>;
type CreatedDiscovery = RouteResponse<typeof internalDiscoveries.create>;

/** Maximum number of discoveries in a caller's own list. */
const MAX_OWN_DISCOVERIES = 500;
/** Ms that a deletion waits for the analysis to be deleted as well. */
const ANALYSIS_DELETION_TIMEOUT_MS = 1_000;
/** Maximum number of discoveries per page of the photo moderation. */
const UNJUDGED_PAGE_SIZE = 20;

/** Creates, lists and deletes discoveries. */
@Injectable()
export class DiscoveriesService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly backups: BackupsRepository,
    private readonly publishing: DiscoveryPublishingService,
    private readonly deletedArticles: DeletedArticlesService,
    private readonly images: DiscoveryImages,
    private readonly jobRequests: JobRequests,
    private readonly jobResults: JobResults,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns the caller's own discoveries, newest first; with `before`, only older ones. A guest without a cookie has
   * none.
   */
  async listOwn(actor: Actor, before?: number): Promise<DiscoveryWithArticle[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    if (actor.userId === null) await this.repository.recordUse(actor.visitorId!);
    const own = await this.repository.findByOwner(actor, MAX_OWN_DISCOVERIES, before);
    return nameLikeGuides(this.dataSource, await this.repository.attachArticles(own));
  }

  async listPublic(limit: number, before?: number): Promise<{ rows: DiscoveryWithArticle[]; total: number }> {
    const [rows, total] = await Promise.all([this.repository.listPublic(limit, before), this.repository.countPublic()]);
    return { rows: await this.repository.attachArticles(rows), total };
  }

  /** Returns the discovery with its published article. */
  async attachArticle(discovery: Discovery): Promise<DiscoveryWithArticle> {
    const [result] = await this.repository.attachArticles([discovery]);
    return result!;
  }

  /**
   * Deletes a discovery of the caller with its article, and soon after its analysis and images.
   * @throws ApiError DISCOVERY_NOT_YOURS for a public one of another user; DISCOVERY_NOT_FOUND when there is none that
   * the caller may view.
   */
  async delete(actor: Actor, id: number): Promise<void> {
    const jobRequestId = await this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      const isOwn = isOwnedBy(discovery, actor);
      if (!actor.isAdmin && !isOwn) {
        throw new ApiError(discovery.isPublic ? 'DISCOVERY_NOT_YOURS' : 'DISCOVERY_NOT_FOUND');
      }
      const deletionRequestId = await this.deleteWithArticle(manager, discovery, formatRequester(actor));
      if (!isOwn) await this.recordDeletion(manager, actor, discovery);
      return discovery.analysisId === null ? null : deletionRequestId;
    });
    // Waits, because a repeated upload of the photo must not return the result of an analysis that is being deleted.
    if (jobRequestId !== null) await this.jobResults.waitAtMost(jobRequestId, ANALYSIS_DELETION_TIMEOUT_MS);
  }

  /** Audits a deletion by an admin; deletions by the owner leave no record. */
  private recordDeletion(manager: EntityManager, actor: Actor, discovery: Discovery): Promise<void> {
    const { id, title, location, userId, isPublic, source, createdAt } = discovery;
    return this.audit.record(manager, actor, {
      action: 'discovery.delete',
      subject: { type: 'discovery', id, name: title },
      before: { title, location, userId, isPublic, source, createdAt },
    });
  }

  /**
   * Returns the id of a discovery's article, public or not.
   * @throws ApiError DISCOVERY_NOT_FOUND; DISCOVERY_WITHOUT_ARTICLE when none has been written
   */
  async getArticleId(id: number): Promise<number> {
    const articleId = await this.repository.findArticleId(id);
    if (articleId !== null) return articleId;
    throw new ApiError((await this.repository.exists(id)) ? 'DISCOVERY_WITHOUT_ARTICLE' : 'DISCOVERY_NOT_FOUND');
  }

  /**
   * Deletes a discovery that the caller has locked, and requests the deletion of its images and analysis, in the
   * caller's transaction.
   * @returns the id of that job request, or null when it has neither images nor an analysis
   */
  async deleteWithArticle(manager: EntityManager, discovery: Discovery, requestedBy: string): Promise<string | null> {
    const { id, analysisId, mediaId } = discovery;
    await this.deletedArticles.deleteByDiscovery(manager, id);
    const article = await this.publishing.deleteArticle(manager, id, requestedBy);
    await this.backups.recordDeletion(manager, discovery);
    await this.repository.delete(manager, id);
    if (analysisId === null && mediaId === null) return null;
    const mediaKeys = mediaId === null ? [] : [...getStoredKeys(mediaId), ...getShareImageKeys(article)];
    return this.jobRequests.enqueue(manager, 'discovery.deleted', { analysisId, mediaKeys }, { requestedBy });
  }

  /**
   * Creates the images of a discovery in advance, so that its creation need not wait for them.
   * @returns null when the analysis was deleted
   * @throws ApiError as {@link create}
   */
  async prepareImages(analysisId: string, photoKey: string): Promise<DiscoveryImageUrls | null> {
    const urls = await this.images.create(photoKey, deriveMediaId(analysisId));
    // If the deletion is recorded only later, it deletes the images itself.
    if (!(await this.repository.isAnalysisDeleted(analysisId))) return urls;
    await this.deleteImages(analysisId);
    return null;
  }

  /** Deletes the images of an analysis that has no discovery. */
  deleteImages(analysisId: string): Promise<void> {
    return this.images.delete(getStoredKeys(deriveMediaId(analysisId)));
  }

  /**
   * Creates the discovery of an analysis with its images, once; further calls return the same one. The same transaction
   * requests the article of a public discovery, or the moderation of a photo that its owner allows to become public.
   * @throws ApiError OBJECT_NOT_FOUND or IMAGE_UNREADABLE when there is no usable photo; DISCOVERY_NOT_FOUND when the
   * discovery or its owner's account was deleted since.
   */
  async create(creation: Creation): Promise<CreatedDiscovery> {
    const mediaId = deriveMediaId(creation.analysisId);
    const existing = await this.repository.findByAnalysis(creation.analysisId);
    if (existing) return this.applyCorrection(creation);

    const urls = creation.images ?? (await this.images.create(creation.photoKey, mediaId));
    const discovery = toNewDiscovery(creation, mediaId, urls);
    const inserted = await this.repository.insertOnce(discovery, async (manager, created) => {
      const { id, isPublic, isKeptPrivate, userId } = created;
      if (isPublic) await this.publishing.requestArticle(manager, id, `user:${userId}`);
      else if (userId !== null && !isKeptPrivate) await this.publishing.requestModeration(manager, created);
    });
    if (inserted) return toCreatedDiscovery(inserted, urls);

    const concurrent = await this.repository.findByAnalysis(creation.analysisId);
    return concurrent ? toCreatedDiscovery(concurrent, urls) : this.rejectDeleted(mediaId);
  }

  /**
   * Returns the existing discovery. If the creation contains a later correction, updates it and requests a new article,
   * in one transaction.
   */
  private applyCorrection(creation: Creation): Promise<CreatedDiscovery> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lockByAnalysis(manager, creation.analysisId);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (creation.revision > discovery.revision) {
        await this.repository.replaceContents(manager, discovery.id, toContents(creation), creation.revision);
        const { safety } = discovery;
        const reviewReasons = getReviewReasons({
          ...creation,
          userId: discovery.userId,
          safety,
          isKeptPrivate: discovery.isKeptPrivate,
        });
        await this.publishing.handleCorrection(manager, { ...discovery, revision: creation.revision }, reviewReasons);
      }
      return toCreatedDiscovery(discovery, discovery);
    });
  }

  /** Returns discoveries with unchecked photos, and their images; pass the last id for the next page. */
  async listUnjudged(afterId: number): Promise<{ id: number; photoKey: string }[]> {
    const rows = await this.repository.listUnjudged(afterId, UNJUDGED_PAGE_SIZE);
    return rows.flatMap(({ id, mediaId }) => (mediaId === null ? [] : [{ id, photoKey: getImageKeys(mediaId).photo }]));
  }

  /**
   * Transfers a guest's discoveries to a user, unless that user was deleted; returns how many. Private ones stay
   * private.
   */
  claim(visitorId: string, user: { id: number; username: string }): Promise<number> {
    return this.repository.claim(visitorId, user);
  }

  /** @throws ApiError INVALID_INPUT for a key that belongs neither to a discovery's image nor to a share image. */
  async deleteMedia(keys: string[]): Promise<void> {
    if (keys.some((key) => parseImageFolder(key)?.kind !== 'discoveries' && !isShareImageKey(key))) {
      throw invalidField('keys', 'must be keys of discovery images');
    }
    await this.images.delete(keys);
  }

  /** Deletes the images of a discovery that was deleted during this call, and throws. */
  private async rejectDeleted(mediaId: string): Promise<never> {
    await this.images.delete(getStoredKeys(mediaId));
    throw new ApiError('DISCOVERY_NOT_FOUND');
  }
}

const toCreatedDiscovery = (
  { id }: Discovery,
  { imageUrl, thumbnailUrl }: Pick<Discovery, 'imageUrl' | 'thumbnailUrl'>,
): CreatedDiscovery => ({ discoveryId: id, imageUrl: imageUrl!, thumbnailUrl: thumbnailUrl! });

/** Builds a new discovery. It is public at once if there are no review reasons; otherwise an admin decides. */
function toNewDiscovery(
  creation: Creation,
  mediaId: string,
  urls: { imageUrl: string; thumbnailUrl: string },
): NewDiscovery & { analysisId: string; revision: number } {
  const { owner, safety, moderation, keepPrivate: isKeptPrivate } = creation;
  const reviewReasons = getReviewReasons({ ...creation, userId: owner.userId, isKeptPrivate });
  return {
    userId: owner.userId,
    username: owner.userId === null ? null : owner.username,
    visitorId: owner.visitorId,
    analysisId: creation.analysisId,
    mediaId,
    ...toContents(creation),
    ...urls,
    isPublic: reviewReasons.length === 0,
    isKeptPrivate,
    safety,
    moderation,
    reviewReasons,
    source: creation.source,
    backupKey: null,
    revision: creation.revision,
  };
}

function toContents(creation: Creation): DiscoveryContents {
  const { title, description, culturalInfo, category, location, latitude, longitude } = creation;
  const { facts, nearbyAttractions, exactPlace, writing, knowledge, verification, identified, confidence } = creation;
  return {
    title,
    description,
    culturalInfo,
    category,
    location,
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
    facts,
    nearbyAttractions,
    exactPlace,
    writing,
    knowledge,
    identified,
    confidence,
    verification,
  };
}

/** Returns the share image of an article, which also shows the photo. */
const getShareImageKeys = (article: Article | null): string[] =>
  article === null ? [] : [shareImageKey(shareImageId(toShareImageSource(article)))];
