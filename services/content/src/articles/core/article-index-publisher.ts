import { Injectable } from '@nestjs/common';
import type { ArticleIndexChange } from '@placelore/contracts/places/places.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import type { Article } from './article.entity.js';

/** Has nearby places told of every change of an article that is seen there, in the transaction of that change. */
@Injectable()
export class ArticleIndexPublisher {
  constructor(private readonly jobs: JobRequests) {}

  /** @param requestedBy who caused it, as work requests name it */
  async publish(
    manager: EntityManager,
    { slug, title, latitude, longitude, updatedAt }: ArticleIndexFields,
    change: ArticleIndexChange['change'],
    requestedBy: string,
  ): Promise<void> {
    const payload: ArticleIndexChange = {
      slug,
      change,
      title,
      latitude: latitude === null ? null : Number(latitude),
      longitude: longitude === null ? null : Number(longitude),
      updatedAt: updatedAt.toISOString(),
    };
    await this.jobs.enqueue(manager, 'article-index.update', payload, { requestedBy });
  }

  /** The same of an article that was published and is no more. */
  async publishWithdrawal(manager: EntityManager, article: ArticleIndexFields, requestedBy: string): Promise<void> {
    const updatedAt = new Date(Math.max(Date.now(), article.updatedAt.getTime() + 1));
    await this.publish(manager, { ...article, updatedAt }, 'withdrawn', requestedBy);
  }
}

/** What places are told of an article. */
export type ArticleIndexFields = Pick<Article, 'slug' | 'title' | 'latitude' | 'longitude' | 'updatedAt'>;
