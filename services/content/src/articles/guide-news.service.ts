import { Injectable } from '@nestjs/common';
import type { GuideChange } from '@placelore/contracts/places.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import type { EntityManager } from 'typeorm';
import type { Article } from './article.entity.js';

/** Has nearby places told of every change of an article that is seen there, in the transaction of that change. */
@Injectable()
export class GuideNews {
  constructor(private readonly work: WorkRequests) {}

  /** @param requestedBy who caused it, as work requests name it */
  async tell(
    manager: EntityManager,
    { slug, title, latitude, longitude, updatedAt }: GuideSubject,
    change: GuideChange['change'],
    requestedBy: string,
  ): Promise<void> {
    const news: GuideChange = {
      slug,
      change,
      title,
      latitude: latitude === null ? null : Number(latitude),
      longitude: longitude === null ? null : Number(longitude),
      updatedAt: updatedAt.toISOString(),
    };
    await this.work.request(manager, 'guide.index', news, { requestedBy });
  }

  /** The same of an article that was published and is no more. */
  async tellRemoved(manager: EntityManager, article: GuideSubject, requestedBy: string): Promise<void> {
    const updatedAt = new Date(Math.max(Date.now(), article.updatedAt.getTime() + 1));
    await this.tell(manager, { ...article, updatedAt }, 'withdrawn', requestedBy);
  }
}

/** What places are told of an article. */
export type GuideSubject = Pick<Article, 'slug' | 'title' | 'latitude' | 'longitude' | 'updatedAt'>;
