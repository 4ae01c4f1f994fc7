import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import { GOOGLE } from '@placelore/contracts/geo-providers.js';
import type { GuideQuery, internalGuides } from '@placelore/contracts/guides.js';
import { type LocatedPlace, locationOf, type PlaceBackground } from '@placelore/contracts/places.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { FailedWork } from '@placelore/platform/work/failed-work.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import type { EntityManager } from 'typeorm';
import { composeContent } from './compose-content.js';
import type { RecommendationLevel } from './dynamic-article.entity.js';
import type { GuideRequest } from './guide-request.entity.js';
import { guideSlug } from './guide-slug.js';
import { GuidesRepository, type NewGuide } from './guides.repository.js';
import { PublishedMatch } from './published-match.js';
import { verifyGuide } from './verify-guide.js';

type Commit = RouteInput<typeof internalGuides.commit>;

const DAY = 24 * 3_600_000;
/** Ms a guide is kept, and one that a lesser writer had to make because the better one was away. */
const KEPT = 30 * DAY;
const KEPT_SHORTLY = DAY;
/** Ms a guide is kept to a place that only Google knows: its positions may be kept for 30 days. */
const KEPT_OF_GOOGLE = 28 * DAY;

/** The steps of the flow `guide.write` that belong to this owner. Each may be called again without harm. */
@Injectable()
export class GuideWorkService implements OnModuleInit {
  constructor(
    private readonly repository: GuidesRepository,
    private readonly published: PublishedMatch,
    private readonly work: WorkRequests,
    private readonly failedWork: FailedWork,
  ) {}

  onModuleInit(): void {
    this.work.onFailure('guide.write', (manager, payload, { code }) =>
      this.repository.fail(manager, (payload as { guideRequestId: string }).guideRequestId, code),
    );
    this.failedWork.onRetry('guide.write', (manager, { guideRequestId }, workRequestId) =>
      this.openAgain(manager, guideRequestId, workRequestId),
    );
  }

  /** @throws ApiError GUIDE_NOT_FOUND */
  async asked(id: string): Promise<GuideQuery> {
    return (await this.find(id)).asked;
  }

  /** Whether a published article is about the place; the request is then done with it. @throws ApiError GUIDE_NOT_FOUND */
  async redirect(id: string, workRequestId: string, place: LocatedPlace): Promise<boolean> {
    await this.find(id);
    const article = await this.published.byPlace(place);
    if (!article) return false;
    await this.repository.transaction(async (manager) => {
      const first = await this.work.settle(manager, workRequestId, { status: 'done' });
      if (first) await this.repository.finish(manager, id, article.id);
    });
    return true;
  }

  /**
   * Checks the texts, stores the guide and settles, in one transaction; a second commit changes nothing.
   * @throws ApiError GUIDE_NOT_FOUND
   */
  async commit(given: Commit): Promise<void> {
    const request = await this.find(given.id);
    await this.repository.transaction(async (manager) => {
      if (!(await this.work.settle(manager, given.workRequestId, { status: 'done' }))) return;
      const slug = guideSlug(given.place.name, request.normalizedQuery);
      await this.repository.replace(manager, newGuide(request, given, slug));
      await this.repository.finish(manager, request.id, null);
      await this.repository.forget(manager);
    });
  }

  /** False when the query was forgotten, or somebody has asked it again since. */
  private async openAgain(manager: EntityManager, id: string, workRequestId: string): Promise<boolean> {
    const request = await this.repository.request(id);
    const held = request && (await this.repository.lockQuery(manager, request.normalizedQuery));
    if (held?.id !== id || held.status !== 'failed') return false;
    await this.repository.reopen(manager, id, workRequestId);
    return true;
  }

  private async find(id: string): Promise<GuideRequest> {
    const request = await this.repository.request(id);
    if (!request) throw new ApiError('GUIDE_NOT_FOUND');
    return request;
  }
}

function newGuide({ asked, normalizedQuery }: GuideRequest, given: Commit, slug: string): NewGuide {
  const { place, background, neighbours, writing } = given;
  const { texts, verification } = verifyGuide(given.texts, { place, background, neighbours });
  return {
    query: asked.q,
    normalizedQuery,
    slug,
    title: texts.title,
    metaDescription: texts.metaDescription,
    description: texts.description,
    location: locationOf(place),
    category: texts.category,
    culturalSignificance: texts.culturalSignificance,
    travelTips: texts.travelTips,
    nearbyAttractions: neighbours,
    bestTimeToVisit: texts.bestTimeToVisit,
    recommendationLevel: levelOf(background),
    placeKind: place.kind,
    placeProvider: place.provider,
    latitude: place.latitude.toFixed(6),
    longitude: place.longitude.toFixed(6),
    content: composeContent(texts, neighbours),
    writing,
    verification,
    expiresAt: new Date(Date.now() + lifetimeOf(given)),
  };
}

function lifetimeOf({ place, writing }: Commit): number {
  if (writing.note !== null) return KEPT_SHORTLY;
  return place.provider === GOOGLE ? KEPT_OF_GOOGLE : KEPT;
}

function levelOf({ summary, facts }: PlaceBackground): RecommendationLevel {
  if (summary !== null) return 'high';
  return facts.length > 0 ? 'medium' : 'low';
}
