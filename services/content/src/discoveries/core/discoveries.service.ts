import { Injectable } from '@nestjs/common';
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
import {
  deriveMediaId,
  getImageKeys,
  getStoredKeys,
  type ImageKeys,
  parseImageFolder,
  toObjectUrl,
} from '../../media/images/storage-keys.js';
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
import { getReviewReasons } from './review-reasons.js';

type Creation = RouteInput<typeof internalDiscoveries.create>;
type CreatedDiscovery = RouteResponse<typeof internalDiscoveries.create>;

/** Most discoveries a caller's own list shows. */
const MAX_OWN_DISCOVERIES = 500;
/** Milliseconds whoever deletes a discovery waits for its analysis to be deleted as well. */
const ANALYSIS_DELETION_TIMEOUT_MS = 1_000;
/** Discoveries on one page of those whose photos are judged. */
const UNJUDGED_PAGE_SIZE = 20;

/** What people found, and who may see and delete it. */
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

  /** The caller's own, newest first, with `before` only older ones; nobody's for a guest without a cookie. */
  async listOwn(actor: Actor, before?: number): Promise<DiscoveryWithArticle[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    if (actor.userId === null) await this.repository.recordUse(actor.visitorId!);
    return this.repository.attachArticles(await this.repository.findByOwner(actor, MAX_OWN_DISCOVERIES, before));
  }

  async listPublic(limit: number, before?: number): Promise<{ rows: DiscoveryWithArticle[]; total: number }> {
    const [rows, total] = await Promise.all([this.repository.listPublic(limit, before), this.repository.countPublic()]);
    return { rows: await this.repository.attachArticles(rows), total };
  }

  /** The discovery with the published article about it. */
  async attachArticle(discovery: Discovery): Promise<DiscoveryWithArticle> {
    const [result] = await this.repository.attachArticles([discovery]);
    return result!;
  }

  /**
   * Deletes a discovery of the caller with its article, and its analysis and pictures soon after.
   * @throws ApiError DISCOVERY_NOT_YOURS for a public one of somebody else; DISCOVERY_NOT_FOUND when there is none the
   * caller may know of.
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
    // Whoever sends the photo again shall not be given the result of an analysis that is about to go.
    if (jobRequestId !== null) await this.jobResults.waitAtMost(jobRequestId, ANALYSIS_DELETION_TIMEOUT_MS);
  }

  /** Of what somebody deletes that is theirs nothing is kept; of what an admin deletes, which one it was. */
  private recordDeletion(manager: EntityManager, actor: Actor, discovery: Discovery): Promise<void> {
    const { id, title, location, userId, isPublic, source, createdAt } = discovery;
    return this.audit.record(manager, actor, {
      action: 'discovery.delete',
      subject: { type: 'discovery', id, name: title },
      before: { title, location, userId, isPublic, source, createdAt },
    });
  }

  /**
   * The id of the article about a discovery, public or not.
   * @throws ApiError DISCOVERY_NOT_FOUND; DISCOVERY_WITHOUT_ARTICLE when none was written (yet)
   */
  async getArticleId(id: number): Promise<number> {
    const articleId = await this.repository.findArticleId(id);
    if (articleId !== null) return articleId;
    throw new ApiError((await this.repository.exists(id)) ? 'DISCOVERY_WITHOUT_ARTICLE' : 'DISCOVERY_NOT_FOUND');
  }

  /**
   * Deletes a discovery that the caller holds, and asks for the end of its pictures and analysis, in the caller's
   * transaction.
   * @returns the id of that work request, or null when it has neither
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
   * Makes the discovery of an analysis with its pictures, once: every further call answers with the same one. A public
   * one asks for its article in the same transaction.
   * @throws ApiError OBJECT_NOT_FOUND or IMAGE_UNREADABLE when there is no photo to show; DISCOVERY_NOT_FOUND when its
   * owner has deleted the discovery, or their account, meanwhile.
   */
  async create(creation: Creation): Promise<CreatedDiscovery> {
    const mediaId = deriveMediaId(creation.analysisId);
    const existing = await this.repository.findByAnalysis(creation.analysisId);
    if (existing) return this.applyCorrection(creation, mediaId);

    const keys = await this.images.create(creation.photoKey, mediaId);
    const discovery = toNewDiscovery(creation, mediaId, keys);
    const inserted = await this.repository.insertOnce(discovery, async (manager, { id, isPublic, userId }) => {
      if (isPublic) await this.publishing.requestArticle(manager, id, `user:${userId}`);
    });
    if (inserted) return toCreatedDiscovery(inserted, keys);

    const concurrent = await this.repository.findByAnalysis(creation.analysisId);
    return concurrent ? toCreatedDiscovery(concurrent, keys) : this.rejectDeleted(mediaId);
  }

  /**
   * The discovery there is, saying what the creation says if that is of a later correction. Its article is then written
   * anew, which is asked for in the same transaction.
   */
  private applyCorrection(creation: Creation, mediaId: string): Promise<CreatedDiscovery> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lockByAnalysis(manager, creation.analysisId);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (creation.revision > discovery.revision) {
        await this.repository.replaceContents(manager, discovery.id, toContents(creation), creation.revision);
        if (discovery.isPublic) await this.publishing.handleCorrection(manager, discovery);
      }
      return toCreatedDiscovery(discovery, getImageKeys(mediaId));
    });
  }

  /** Discoveries whose photo nobody has judged, with the picture to judge; the next ones after an id. */
  async listUnjudged(afterId: number): Promise<{ id: number; photoKey: string }[]> {
    const rows = await this.repository.listUnjudged(afterId, UNJUDGED_PAGE_SIZE);
    return rows.flatMap(({ id, mediaId }) => (mediaId === null ? [] : [{ id, photoKey: getImageKeys(mediaId).photo }]));
  }

  /** What a guest made becomes the user's, unless they have left; returns how many. Private ones stay private. */
  claim(visitorId: string, user: { id: number; username: string }): Promise<number> {
    return this.repository.claim(visitorId, user);
  }

  /** @throws ApiError INVALID_INPUT for a key that is neither of a discovery's picture nor of a share picture. */
  async deleteMedia(keys: string[]): Promise<void> {
    if (keys.some((key) => parseImageFolder(key)?.kind !== 'discoveries' && !isShareImageKey(key))) {
      throw invalidField('keys', 'must be keys of discovery pictures');
    }
    await this.images.delete(keys);
  }

  /** The discovery was deleted while this call worked: its pictures must not stay behind. */
  private async rejectDeleted(mediaId: string): Promise<never> {
    await this.images.delete(getStoredKeys(mediaId));
    throw new ApiError('DISCOVERY_NOT_FOUND');
  }
}

function toCreatedDiscovery(discovery: Discovery, keys: ImageKeys): CreatedDiscovery {
  return { discoveryId: discovery.id, imageUrl: toObjectUrl(keys.photo), thumbnailUrl: toObjectUrl(keys.thumbnail) };
}

/** It is public at once unless something speaks against that; else it waits for an admin. */
function toNewDiscovery(
  creation: Creation,
  mediaId: string,
  keys: ImageKeys,
): NewDiscovery & { analysisId: string; revision: number } {
  const { owner, safety, moderation, confidence, contradicted } = creation;
  const reviewReasons = getReviewReasons({ userId: owner.userId, safety, confidence, contradicted });
  return {
    userId: owner.userId,
    username: owner.userId === null ? null : owner.username,
    visitorId: owner.visitorId,
    analysisId: creation.analysisId,
    mediaId,
    ...toContents(creation),
    imageUrl: toObjectUrl(keys.photo),
    thumbnailUrl: toObjectUrl(keys.thumbnail),
    isPublic: reviewReasons.length === 0,
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
  const { facts, nearbyAttractions, exactPlace, writing } = creation;
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
  };
}

/** The share picture of an article shows the photo, too. */
const getShareImageKeys = (article: Article | null): string[] =>
  article === null ? [] : [shareImageKey(shareImageId(toShareImageSource(article)))];
