import { Injectable } from '@nestjs/common';
import { isVerifiedText } from '@placelore/contracts/analysis/writing-label.js';
import type { ArticleIndexChange } from '@placelore/contracts/places/places.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import { SearchIndexRequests } from '../search/engine/search-index-requests.js';
import type { Article } from './article.entity.js';

/**
 * Requests an update of places' article index and of the search index for every visible change of an article, in the
 * transaction of that change.
 */
@Injectable()
export class ArticleIndexPublisher {
  constructor(
    private readonly jobs: JobRequests,
    private readonly searchIndex: SearchIndexRequests,
  ) {}

  /** @param requestedBy requester in the form that job requests use */
  async publish(
    manager: EntityManager,
    {
      id,
      slug,
      title,
      latitude,
      longitude,
      imageUrl,
      thumbnailUrl,
      imageCredit,
      verification,
      updatedAt,
    }: ArticleIndexFields,
    change: ArticleIndexChange['change'],
    requestedBy: string,
  ): Promise<void> {
    const payload: ArticleIndexChange = {
      slug,
      change,
      title,
      latitude: latitude === null ? null : Number(latitude),
      longitude: longitude === null ? null : Number(longitude),
      thumbnailUrl: thumbnailUrl ?? (imageUrl || null),
      imageCredit,
      isVerified: isVerifiedText(verification),
      updatedAt: updatedAt.toISOString(),
    };
    await this.jobs.enqueue(manager, 'article-index.update', payload, { requestedBy });
    await this.searchIndex.requestUpdate(manager, id, requestedBy);
  }

  /** Requests the same updates for a published article that was deleted. */
  async publishWithdrawal(manager: EntityManager, article: ArticleIndexFields, requestedBy: string): Promise<void> {
    const updatedAt = new Date(Math.max(Date.now(), article.updatedAt.getTime() + 1));
    await this.publish(manager, { ...article, updatedAt }, 'withdrawn', requestedBy);
  }
}

/** Fields of an article that the index contains. */
export type ArticleIndexFields = Pick<
  Article,
  | 'id'
  | 'slug'
  | 'title'
  | 'latitude'
  | 'longitude'
  | 'imageUrl'
  | 'thumbnailUrl'
  | 'imageCredit'
  | 'verification'
  | 'updatedAt'
>;
