import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import type { GuideAnswer, GuideQuery } from '@placelore/contracts/guides.js';
import type { Person } from '@placelore/contracts/identity.js';
import { slugOf } from '@placelore/contracts/slug.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import type { EntityManager } from 'typeorm';
import { requesterOf } from '../discoveries/ownership.js';
import type { DynamicArticle } from './dynamic-article.entity.js';
import { failureOf, presentAnswer, presentRedirect } from './guide.presenter.js';
import { guideKey, queryToStore } from './guide-key.js';
import { GuideRequest } from './guide-request.entity.js';
import { hasSuffix } from './guide-slug.js';
import { GuidesRepository } from './guides.repository.js';
import { PublishedMatch } from './published-match.js';

/** Ms somebody is kept waiting for a guide. */
const WAIT = 60_000;
/** Ms for which a query that named no place, or could not be worked on, is not worked on again. */
const NO_PLACE_FOR = 60 * 60_000;
const NO_LUCK_FOR = 30_000;

/** What a query leads to: an answer that is there, or work under way. */
export type Taken = { answer: GuideAnswer } | { request: GuideRequest };

/** Guides for queries: found, cached, or written once however many ask. */
@Injectable()
export class GuidesService {
  constructor(
    private readonly repository: GuidesRepository,
    private readonly published: PublishedMatch,
    private readonly work: WorkRequests,
    private readonly settlements: Settlements,
  ) {}

  /**
   * The published article, the cached guide, or the work that makes one.
   * @throws ApiError INVALID_INPUT for half a position; NOT_A_PLACE, GUIDE_FAILED when the query came to nothing lately.
   */
  async take(actor: Person, asked: GuideQuery): Promise<Taken> {
    refuseHalfPositions(asked);
    const article = await this.published.byWords(asked);
    if (article) return { answer: presentRedirect(article) };
    const key = guideKey(asked);
    const kept = await this.kept(key, false, actor);
    if (kept) return { answer: kept };
    const request = await this.openRequest(actor, key, asked);
    if (request.status === 'failed') throw failureOf(request.code, asked);
    if (request.status === 'open') return { request };
    // Somebody else's was finished between the two looks.
    const made = await this.kept(key, false, actor);
    if (!made) throw failureOf(null, asked);
    return { answer: made };
  }

  /**
   * What the work made.
   * @param isFollowing whether somebody follows the work, also through outages
   * @throws ApiError NOT_A_PLACE or GUIDE_FAILED; TIMED_OUT when it takes longer than somebody would wait, UNAVAILABLE
   * while it waits for a part of the product that is away: it goes on.
   */
  async result(
    actor: Person,
    asked: GuideQuery,
    { id, workRequestId }: GuideRequest,
    signal: AbortSignal,
    isFollowing = false,
  ) {
    await this.settlements.wait(workRequestId, WAIT, signal, isFollowing);
    const settled = await this.repository.request(id);
    const answer = settled?.status === 'done' ? await this.kept(settled.normalizedQuery, true, actor) : null;
    if (!answer) throw failureOf(settled?.code ?? null, asked);
    return answer;
  }

  /**
   * What {@link take} would answer with at once. Nothing is written for it, and nobody holds it for having looked.
   * @throws ApiError INVALID_INPUT for half a position; GUIDE_NOT_FOUND
   */
  async find(asked: GuideQuery): Promise<GuideAnswer> {
    refuseHalfPositions(asked);
    const article = await this.published.byWords(asked);
    const answer = article ? presentRedirect(article) : await this.kept(guideKey(asked), false, null);
    if (!answer) throw new ApiError('GUIDE_NOT_FOUND');
    return answer;
  }

  /** @throws ApiError GUIDE_NOT_FOUND, also when it has expired, and for those who did not ask for it. */
  async bySlug(actor: Person, slug: string): Promise<DynamicArticle> {
    const guide = await this.repository.live({ slug });
    const isShown = guide && (actor.isAdmin || (await this.repository.isAskedBy(guide.id, actor)));
    if (!isShown) throw new ApiError('GUIDE_NOT_FOUND');
    return guide;
  }

  clear(actor: Person): Promise<void> {
    return this.repository.release(actor);
  }

  /** @param holder who holds the guide from now on */
  private async kept(key: string, isNew: boolean, holder: Person | null): Promise<GuideAnswer | null> {
    const guide = (await this.repository.live({ normalizedQuery: key })) ?? (await this.byAddress(key));
    if (guide) {
      const article = await this.published.byGuide(guide);
      if (article) return presentRedirect(article);
      if (holder) await this.repository.hold(guide.id, holder);
      return presentAnswer(guide, isNew);
    }
    const request = await this.repository.requestByKey(key);
    const slug = request?.articleId ? await this.repository.publishedSlug(request.articleId) : null;
    return slug === null ? null : presentRedirect({ slug });
  }

  /** Cards lead to `/dynamic/` and the rest of the slug, which then is the query, whatever the guide was asked by. */
  private async byAddress(key: string): Promise<DynamicArticle | null> {
    return hasSuffix(key) ? this.repository.live({ slug: `dynamic-${slugOf(key, key.length)}` }) : null;
  }

  /** The one request of a query: as it is while that holds, opened (again) otherwise. */
  private openRequest(actor: Person, key: string, asked: GuideQuery): Promise<GuideRequest> {
    return this.repository.transaction(async (manager) => {
      const known = await this.repository.lockQuery(manager, key);
      if (known && !(await this.isOver(manager, known))) return known;
      const id = known?.id ?? randomUUID();
      const payload = { guideRequestId: id };
      const workRequestId = await this.work.request(manager, 'guide.write', payload, {
        requestedBy: requesterOf(actor),
      });
      if (known) await this.repository.reopen(manager, id, workRequestId);
      else await this.repository.open(manager, { id, normalizedQuery: key, asked: queryToStore(asked), workRequestId });
      return manager.findOneByOrFail(GuideRequest, { id });
    });
  }

  /** Whether what became of a query holds no longer. */
  private async isOver(manager: EntityManager, request: GuideRequest): Promise<boolean> {
    const { status, code, updatedAt, normalizedQuery, articleId } = request;
    if (status === 'open') return false;
    const age = Date.now() - updatedAt.getTime();
    if (status === 'failed') return age > (code === 'NOT_A_PLACE' ? NO_PLACE_FOR : NO_LUCK_FOR);
    if (articleId !== null) return (await this.repository.publishedSlug(articleId, manager)) === null;
    return (await this.repository.live({ normalizedQuery }, manager)) === null;
  }
}

function refuseHalfPositions({ lat, lng, parentLat, parentLng }: GuideQuery): void {
  const pairs = { lat: lng, lng: lat, parentLat: parentLng, parentLng: parentLat };
  const own = { lat, lng, parentLat, parentLng };
  for (const name of ['lat', 'lng', 'parentLat', 'parentLng'] as const) {
    if (own[name] === undefined && pairs[name] !== undefined) {
      throw invalidField(name, 'is required with the other half of the position');
    }
  }
}
