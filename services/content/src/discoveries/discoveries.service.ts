import { Injectable } from '@nestjs/common';
import type { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { DeletedArticles } from '../deleted-articles/deleted-articles.service.js';
import { DiscoveryMedia } from '../media/discovery-media.js';
import { addressOf, folderOf, type MediaKeys, mediaIdOf, mediaKeysOf, storedKeysOf } from '../media/media-keys.js';
import { isShareKey, sharedPageOf, shareIdOf, shareKey } from '../shares/shared-page.js';
import { BackupsRepository } from './backups.repository.js';
import {
  DiscoveriesRepository,
  type DiscoveryContents,
  type LinkedDiscovery,
  type NewDiscovery,
} from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';
import { DiscoveryPublishing } from './discovery-publishing.service.js';
import { isOwnedBy, requesterOf } from './ownership.js';
import { reviewReasonsOf } from './review-reasons.js';

type Creation = RouteInput<typeof internalDiscoveries.create>;
type Made = RouteAnswer<typeof internalDiscoveries.create>;

/** Most discoveries a caller's own list shows. */
const OWN_MOST = 500;
/** Milliseconds whoever deletes a discovery waits for its analysis to be deleted as well. */
const ANALYSIS_WAIT_MS = 1_000;
/** Discoveries on one page of those whose photos are judged. */
const UNJUDGED_PAGE = 20;

/** What people found, and who may see and delete it. */
@Injectable()
export class DiscoveriesService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly backups: BackupsRepository,
    private readonly publishing: DiscoveryPublishing,
    private readonly deletedArticles: DeletedArticles,
    private readonly media: DiscoveryMedia,
    private readonly work: WorkRequests,
    private readonly settlements: Settlements,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /** The caller's own, newest first, with `before` only older ones; nobody's for a guest without a cookie. */
  async listOwn(actor: Person, before?: number): Promise<LinkedDiscovery[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    if (actor.userId === null) await this.repository.noteUse(actor.visitorId!);
    return this.repository.linked(await this.repository.ownedBy(actor, OWN_MOST, before));
  }

  async listPublic(limit: number, before?: number): Promise<{ rows: LinkedDiscovery[]; total: number }> {
    const [rows, total] = await Promise.all([this.repository.listPublic(limit, before), this.repository.countPublic()]);
    return { rows: await this.repository.linked(rows), total };
  }

  /** The discovery with the published article about it. */
  async linked(discovery: Discovery): Promise<LinkedDiscovery> {
    const [linked] = await this.repository.linked([discovery]);
    return linked!;
  }

  /**
   * Deletes a discovery of the caller with its article, and its analysis and pictures soon after.
   * @throws ApiError DISCOVERY_NOT_YOURS for a public one of somebody else; DISCOVERY_NOT_FOUND when there is none the
   * caller may know of.
   */
  async remove(actor: Person, id: number): Promise<void> {
    const workRequestId = await this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lock(manager, id);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      const own = isOwnedBy(discovery, actor);
      if (!actor.isAdmin && !own) {
        throw new ApiError(discovery.isPublic ? 'DISCOVERY_NOT_YOURS' : 'DISCOVERY_NOT_FOUND');
      }
      const requested = await this.erase(manager, discovery, requesterOf(actor));
      if (!own) await this.recordRemoval(manager, actor, discovery);
      return discovery.analysisId === null ? null : requested;
    });
    // Whoever sends the photo again shall not be given the result of an analysis that is about to go.
    if (workRequestId !== null) await this.settlements.waitBriefly(workRequestId, ANALYSIS_WAIT_MS);
  }

  /** Of what somebody deletes that is theirs nothing is kept; of what an admin deletes, which one it was. */
  private recordRemoval(manager: EntityManager, actor: Person, discovery: Discovery): Promise<void> {
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
  async articleOf(id: number): Promise<number> {
    const article = await this.repository.articleOf(id);
    if (article !== null) return article;
    throw new ApiError((await this.repository.exists(id)) ? 'DISCOVERY_WITHOUT_ARTICLE' : 'DISCOVERY_NOT_FOUND');
  }

  /**
   * Deletes a discovery that the caller holds, and asks for the end of its pictures and analysis, in the caller's
   * transaction.
   * @returns the id of that work request, or null when it has neither
   */
  async erase(manager: EntityManager, discovery: Discovery, requestedBy: string): Promise<string | null> {
    const { id, analysisId, mediaId } = discovery;
    await this.deletedArticles.forgetOfDiscovery(manager, id);
    const article = await this.publishing.removeArticle(manager, id, requestedBy);
    await this.backups.noteRemoved(manager, discovery);
    await this.repository.delete(manager, id);
    if (analysisId === null && mediaId === null) return null;
    const mediaKeys = mediaId === null ? [] : [...storedKeysOf(mediaId), ...shareKeysOf(article)];
    return this.work.request(manager, 'discovery.removed', { analysisId, mediaKeys }, { requestedBy });
  }

  /**
   * Makes the discovery of an analysis with its pictures, once: every further call answers with the same one. A public
   * one asks for its article in the same transaction.
   * @throws ApiError OBJECT_NOT_FOUND or IMAGE_UNREADABLE when there is no photo to show; DISCOVERY_NOT_FOUND when its
   * owner has deleted the discovery, or their account, meanwhile.
   */
  async create(creation: Creation): Promise<Made> {
    const mediaId = mediaIdOf(creation.analysisId);
    const earlier = await this.repository.byAnalysis(creation.analysisId);
    if (earlier) return this.corrected(creation, mediaId);

    const keys = await this.media.make(creation.photoKey, mediaId);
    const discovery = newDiscovery(creation, mediaId, keys);
    const inserted = await this.repository.insertOnce(discovery, async (manager, { id, isPublic, userId }) => {
      if (isPublic) await this.publishing.requestArticle(manager, id, `user:${userId}`);
    });
    if (inserted) return made(inserted, keys);

    const simultaneous = await this.repository.byAnalysis(creation.analysisId);
    return simultaneous ? made(simultaneous, keys) : this.refuseDeleted(mediaId);
  }

  /**
   * The discovery there is, saying what the creation says if that is of a later correction. Its article is then written
   * anew, which is asked for in the same transaction.
   */
  private corrected(creation: Creation, mediaId: string): Promise<Made> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.repository.lockByAnalysis(manager, creation.analysisId);
      if (!discovery) throw new ApiError('DISCOVERY_NOT_FOUND');
      if (creation.revision > discovery.revision) {
        await this.repository.rewrite(manager, discovery.id, contentsOf(creation), creation.revision);
        if (discovery.isPublic) await this.publishing.corrected(manager, discovery);
      }
      return made(discovery, mediaKeysOf(mediaId));
    });
  }

  /** Discoveries whose photo nobody has judged, with the picture to judge; the next ones after an id. */
  async listUnjudged(after: number): Promise<{ id: number; photoKey: string }[]> {
    const rows = await this.repository.listUnjudged(after, UNJUDGED_PAGE);
    return rows.flatMap(({ id, mediaId }) => (mediaId === null ? [] : [{ id, photoKey: mediaKeysOf(mediaId).photo }]));
  }

  /** What a guest made becomes the user's, unless they have left; returns how many. Private ones stay private. */
  claim(visitorId: string, user: { id: number; username: string }): Promise<number> {
    return this.repository.claim(visitorId, user);
  }

  /** @throws ApiError INVALID_INPUT for a key that is neither of a discovery's picture nor of a share picture. */
  async removeMedia(keys: string[]): Promise<void> {
    if (keys.some((key) => folderOf(key)?.kind !== 'discoveries' && !isShareKey(key))) {
      throw invalidField('keys', 'must be keys of discovery pictures');
    }
    await this.media.remove(keys);
  }

  /** The discovery was deleted while this call worked: its pictures must not stay behind. */
  private async refuseDeleted(mediaId: string): Promise<never> {
    await this.media.remove(storedKeysOf(mediaId));
    throw new ApiError('DISCOVERY_NOT_FOUND');
  }
}

function made(discovery: Discovery, keys: MediaKeys): Made {
  return { discoveryId: discovery.id, imageUrl: addressOf(keys.photo), thumbnailUrl: addressOf(keys.thumbnail) };
}

/** It is public at once unless something speaks against that; else it waits for an admin. */
function newDiscovery(
  creation: Creation,
  mediaId: string,
  keys: MediaKeys,
): NewDiscovery & { analysisId: string; revision: number } {
  const { owner, safety, moderation, confidence, contradicted } = creation;
  const reviewReasons = reviewReasonsOf({ userId: owner.userId, safety, confidence, contradicted });
  return {
    userId: owner.userId,
    username: owner.userId === null ? null : owner.username,
    visitorId: owner.visitorId,
    analysisId: creation.analysisId,
    mediaId,
    ...contentsOf(creation),
    imageUrl: addressOf(keys.photo),
    thumbnailUrl: addressOf(keys.thumbnail),
    isPublic: reviewReasons.length === 0,
    safety,
    moderation,
    reviewReasons,
    source: creation.source,
    backupKey: null,
    revision: creation.revision,
  };
}

function contentsOf(creation: Creation): DiscoveryContents {
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
const shareKeysOf = (article: Article | null): string[] =>
  article === null ? [] : [shareKey(shareIdOf(sharedPageOf(article)))];
