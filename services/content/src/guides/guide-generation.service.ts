import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GuideQuery, internalGuides } from '@placelore/contracts/content/guides.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import { formatLocation, type LocatedPlace } from '@placelore/contracts/places/places.js';
import { FailedJobs } from '@placelore/platform/jobs/failed-jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import { buildMetaDescription } from '../articles/core/article-text.js';
import { composeContent } from '../fact-check/compose-content.js';
import { type CheckedTexts, TextChecker } from '../fact-check/text-checker.js';
import { isThinText } from '../fact-check/thin-text.js';
import { computeCoverId, getCoverUrls } from '../media/cover-keys.js';
import type { RecommendationLevel } from './dynamic-article.entity.js';
import { buildGuideSlug } from './guide-keys.js';
import type { GuideRequest } from './guide-request.entity.js';
import { GuidesRepository, type NewGuide } from './guides.repository.js';
import { GuidePhotoRequests } from './photos/guide-photo-requests.js';
import { PublishedArticleMatcher } from './published-article-matcher.js';

type GuideResult = RouteInput<typeof internalGuides.commit>;

const DAY_MS = 24 * 3_600_000;
/** Ms for which a guide is stored; less for one that a fallback provider wrote during an outage. */
const GUIDE_TTL_MS = 30 * DAY_MS;
const FALLBACK_GUIDE_TTL_MS = DAY_MS;
/** Ms for which a guide to a place known only to Google is stored; Google allows storing its positions for 30 days. */
const GOOGLE_GUIDE_TTL_MS = 28 * DAY_MS;

/** Requester of the job that finds a guide's photo. */
const REQUESTED_BY = 'guide.write';

/** Content's steps of the job `guide.write`. Every step is idempotent. */
@Injectable()
export class GuideGenerationService implements OnModuleInit {
  constructor(
    private readonly repository: GuidesRepository,
    private readonly articleMatcher: PublishedArticleMatcher,
    private readonly jobRequests: JobRequests,
    private readonly failedJobs: FailedJobs,
    private readonly textChecker: TextChecker,
    private readonly photoRequests: GuidePhotoRequests,
  ) {}

  onModuleInit(): void {
    this.jobRequests.onFinalFailure('guide.write', (manager, payload, { code }) =>
      this.repository.failRequest(manager, (payload as { guideRequestId: string }).guideRequestId, code),
    );
    this.failedJobs.onRetry('guide.write', (manager, { guideRequestId }, jobRequestId) =>
      this.reopen(manager, guideRequestId, jobRequestId),
    );
  }

  /** @throws ApiError GUIDE_NOT_FOUND */
  async getQuery(id: string): Promise<GuideQuery> {
    return (await this.getRequest(id)).request;
  }

  /**
   * Finishes the request with an article if one about the place is published. Returns whether it did.
   * @throws ApiError GUIDE_NOT_FOUND
   */
  async redirectToArticle(id: string, jobRequestId: string, place: LocatedPlace): Promise<boolean> {
    await this.getRequest(id);
    const article = await this.articleMatcher.findByPlace(place);
    if (!article) return false;
    await this.repository.transaction(async (manager) => {
      const isFirst = await this.jobRequests.finish(manager, jobRequestId, { status: 'done' });
      if (isFirst) await this.repository.finishRequest(manager, id, article.id);
    });
    return true;
  }

  /**
   * Checks the texts, then stores the guide, requests its photo and finishes the job in one transaction; a second
   * commit changes nothing.
   * @throws ApiError GUIDE_NOT_FOUND
   */
  async commit(result: GuideResult): Promise<void> {
    const request = await this.getRequest(result.id);
    // The check comes before the transaction, so that no row is locked while a process loads its word lists.
    const checked = await this.textChecker.check(result);
    await this.repository.transaction(async (manager) => {
      if (!(await this.jobRequests.finish(manager, result.jobRequestId, { status: 'done' }))) return;
      const slug = buildGuideSlug(result.place.name, request.normalizedQuery);
      const guide = toNewGuide(request, result, checked, slug);
      await this.photoRequests.request(manager, await this.repository.replaceGuide(manager, guide), REQUESTED_BY);
      await this.repository.finishRequest(manager, request.id, null);
      await this.repository.deleteExpired(manager);
    });
  }

  /** Reopens a failed query; returns false when it was deleted, or requested again since. */
  private async reopen(manager: EntityManager, id: string, jobRequestId: string): Promise<boolean> {
    const request = await this.repository.findRequest(id);
    const locked = request && (await this.repository.lockQuery(manager, request.normalizedQuery));
    if (locked?.id !== id || locked.status !== 'failed') return false;
    await this.repository.reopenRequest(manager, id, jobRequestId);
    return true;
  }

  private async getRequest(id: string): Promise<GuideRequest> {
    const request = await this.repository.findRequest(id);
    if (!request) throw new ApiError('GUIDE_NOT_FOUND');
    return request;
  }
}

function toNewGuide(
  { request: query, normalizedQuery }: GuideRequest,
  result: Omit<GuideResult, 'texts'>,
  { texts, verification }: CheckedTexts,
  slug: string,
): NewGuide {
  const { place, background, neighbors: nearbyAttractions, writing } = result;
  const page = {
    slug,
    title: texts.title,
    location: formatLocation(place),
    category: texts.category,
    placeType: place.placeType ?? null,
    latitude: place.latitude.toFixed(6),
    longitude: place.longitude.toFixed(6),
  };
  return {
    ...page,
    ...getCoverUrls(computeCoverId(page)),
    imageCredit: null,
    query: query.q,
    normalizedQuery,
    metaDescription: texts.metaDescription || buildMetaDescription(texts.description),
    description: texts.description,
    culturalSignificance: texts.culturalSignificance,
    travelTips: texts.travelTips,
    nearbyAttractions,
    bestTimeToVisit: texts.bestTimeToVisit,
    recommendationLevel: getRecommendationLevel(background),
    isThin: isThinText(background, verification),
    placeKind: place.kind,
    placeProvider: place.provider,
    content: composeContent(texts, nearbyAttractions),
    writing,
    verification,
    knowledge: background,
    expiresAt: new Date(Date.now() + getTtlMs(result)),
  };
}

function getTtlMs({ place, writing }: Pick<GuideResult, 'place' | 'writing'>): number {
  if (writing.note !== null) return FALLBACK_GUIDE_TTL_MS;
  return place.provider === GOOGLE_PROVIDER ? GOOGLE_GUIDE_TTL_MS : GUIDE_TTL_MS;
}

function getRecommendationLevel({ facts }: PlaceKnowledge): RecommendationLevel {
  if (facts.some(({ kind }) => kind === 'summary')) return 'high';
  return facts.length > 0 ? 'medium' : 'low';
}
