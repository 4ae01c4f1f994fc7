import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toSlug } from '@placelore/contracts/content/articles/slug.js';
import type { DynamicGuide, GuideQuery, GuideResponse } from '@placelore/contracts/content/guides.js';
import { ApiError, invalidField, isExpectedFailure } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import type { EntityManager } from 'typeorm';
import { formatRequester } from '../common/ownership.js';
import type { DynamicArticle } from './dynamic-article.entity.js';
import { presentGuide, presentGuideResponse, presentRedirect, toGuideError } from './guide.presenter.js';
import { guideCacheKey, hasHashSuffix, toStoredQuery } from './guide-keys.js';
import { GuideRequest } from './guide-request.entity.js';
import { GuidesRepository } from './guides.repository.js';
import { GuidePhotoRequests } from './photos/guide-photo-requests.js';
import { PublishedArticleMatcher } from './published-article-matcher.js';

/** Ms that a request waits for a guide. */
const GUIDE_TIMEOUT_MS = 60_000;
/** Ms for which a query that named no place, or that failed, is not processed again. */
const NOT_A_PLACE_TTL_MS = 60 * 60_000;
const FAILURE_TTL_MS = 30_000;

/** Result of a query: an available response, or a job in progress. */
export type FoundOrRequested = { response: GuideResponse } | { request: GuideRequest };

/** Finds guides for queries, or has them written: once, no matter how many users request them. */
@Injectable()
export class GuidesService {
  constructor(
    private readonly repository: GuidesRepository,
    private readonly articleMatcher: PublishedArticleMatcher,
    private readonly jobRequests: JobRequests,
    private readonly jobResults: JobResults,
    private readonly photoRequests: GuidePhotoRequests,
  ) {}

  /**
   * Returns the published article, the cached guide, or the request that creates a guide.
   * @throws ApiError INVALID_INPUT for half a position; NOT_A_PLACE, GUIDE_FAILED when the query failed recently.
   */
  async findOrRequest(actor: Actor, query: GuideQuery): Promise<FoundOrRequested> {
    assertCompletePositions(query);
    const article = await this.articleMatcher.findByQuery(query);
    if (article) return { response: presentRedirect(article) };
    const key = guideCacheKey(query);
    const cached = await this.findCached(key, false, actor);
    if (cached) return { response: cached };
    const request = await this.openRequest(actor, key, query);
    if (request.status === 'failed') throw toGuideError(request.code, query);
    if (request.status === 'open') return { request };
    // A concurrent request may have finished since the first check.
    const created = await this.findCached(key, false, actor);
    if (!created) throw toGuideError(null, query);
    return { response: created };
  }

  /**
   * Waits for the result of a job.
   * @param isFollowing whether the client follows the progress, even through outages
   * @throws ApiError NOT_A_PLACE or GUIDE_FAILED; TIMED_OUT when it takes longer than a request waits, and UNAVAILABLE
   * while a dependency is unavailable: in both cases the job continues.
   */
  async waitForGuide(
    actor: Actor,
    query: GuideQuery,
    { id, jobRequestId }: GuideRequest,
    signal: AbortSignal,
    isFollowing = false,
  ) {
    await this.jobResults.waitUntilFinished(jobRequestId, GUIDE_TIMEOUT_MS, signal, isFollowing);
    const guideRequest = await this.repository.findRequest(id);
    const response =
      guideRequest?.status === 'done' ? await this.findCached(guideRequest.normalizedQuery, true, actor) : null;
    if (!response) throw toGuideError(guideRequest?.code ?? null, query);
    return response;
  }

  /**
   * Returns what {@link findOrRequest} finds at once, without writing anything or adding a holder.
   * @throws ApiError INVALID_INPUT for half a position; GUIDE_NOT_FOUND
   */
  async find(query: GuideQuery): Promise<GuideResponse> {
    assertCompletePositions(query);
    const article = await this.articleMatcher.findByQuery(query);
    const response = article ? presentRedirect(article) : await this.findCached(guideCacheKey(query), false, null);
    if (!response) throw new ApiError('GUIDE_NOT_FOUND');
    return response;
  }

  /** @throws ApiError GUIDE_NOT_FOUND, also when it has expired, and for callers who did not request it. */
  async findBySlug(actor: Actor, slug: string): Promise<DynamicArticle> {
    const guide = await this.repository.findUnexpired({ slug });
    const isVisible = guide && (actor.isAdmin || (await this.repository.hasHolder(guide.id, actor)));
    if (!isVisible) throw new ApiError('GUIDE_NOT_FOUND');
    return guide;
  }

  /** Returns a guide by its slug as its page shows it. @throws ApiError as {@link findBySlug} */
  async read(actor: Actor, slug: string): Promise<DynamicGuide> {
    const guide = await this.findBySlug(actor, slug);
    return presentGuide(guide, await this.photoRequests.isSearching(guide));
  }

  releaseAll(actor: Actor): Promise<void> {
    return this.repository.releaseAll(actor);
  }

  /** @param holder user or visitor who becomes a holder of the guide */
  private async findCached(key: string, isNew: boolean, holder: Actor | null): Promise<GuideResponse | null> {
    const guide = (await this.repository.findUnexpired({ normalizedQuery: key })) ?? (await this.findBySlugKey(key));
    if (guide) {
      const article = await this.articleMatcher.findByGuide(guide);
      if (article) return presentRedirect(article);
      if (holder) await this.repository.addHolder(guide.id, holder);
      return presentGuideResponse(guide, isNew, await this.photoRequests.isSearching(guide));
    }
    const request = await this.repository.findRequestByQuery(key);
    const slug = request?.articleId ? await this.repository.findPublishedSlug(request.articleId) : null;
    return slug === null ? null : presentRedirect({ slug });
  }

  /** Finds a guide by its slug. Cards link to `/dynamic/` and the rest of the slug, which then is the query. */
  private async findBySlugKey(key: string): Promise<DynamicArticle | null> {
    return hasHashSuffix(key) ? this.repository.findUnexpired({ slug: `dynamic-${toSlug(key, key.length)}` }) : null;
  }

  /** Returns the request of a query: the existing one while it is valid, otherwise a reopened or new one. */
  private openRequest(actor: Actor, key: string, query: GuideQuery): Promise<GuideRequest> {
    return this.repository.transaction(async (manager) => {
      const existing = await this.repository.lockQuery(manager, key);
      if (existing && !(await this.isExpired(manager, existing))) return existing;
      const id = existing?.id ?? randomUUID();
      const payload = { guideRequestId: id };
      const jobRequestId = await this.jobRequests.enqueue(manager, 'guide.write', payload, {
        requestedBy: formatRequester(actor),
      });
      if (existing) await this.repository.reopenRequest(manager, id, jobRequestId);
      else
        await this.repository.insertRequest(manager, {
          id,
          normalizedQuery: key,
          request: toStoredQuery(query),
          jobRequestId,
        });
      return manager.findOneByOrFail(GuideRequest, { id });
    });
  }

  /** Whether the result of a query has expired. */
  private async isExpired(manager: EntityManager, request: GuideRequest): Promise<boolean> {
    const { status, code, updatedAt, normalizedQuery, articleId } = request;
    if (status === 'open') return false;
    const age = Date.now() - updatedAt.getTime();
    if (status === 'failed') return age > (isExpectedFailure(code) ? NOT_A_PLACE_TTL_MS : FAILURE_TTL_MS);
    if (articleId !== null) return (await this.repository.findPublishedSlug(articleId, manager)) === null;
    return (await this.repository.findUnexpired({ normalizedQuery }, manager)) === null;
  }
}

function assertCompletePositions({ lat, lng, parentLat, parentLng }: GuideQuery): void {
  const counterparts = { lat: lng, lng: lat, parentLat: parentLng, parentLng: parentLat };
  const values = { lat, lng, parentLat, parentLng };
  for (const name of ['lat', 'lng', 'parentLat', 'parentLng'] as const) {
    if (values[name] === undefined && counterparts[name] !== undefined) {
      throw invalidField(name, 'is required with the other half of the position');
    }
  }
}
