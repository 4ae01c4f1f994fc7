import { Inject, Injectable } from '@nestjs/common';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import { isCover } from '../../media/cover-keys.js';
import type { Article } from './article.entity.js';

/** Injection token: whether photos can be searched for on Wikimedia Commons. */
export const IS_PHOTO_SEARCH_ENABLED = Symbol('IS_PHOTO_SEARCH_ENABLED');

/** Requests photos for articles that lack one, in the transaction of the change. */
@Injectable()
export class PhotoRequests {
  constructor(
    private readonly jobs: JobRequests,
    @Inject(IS_PHOTO_SEARCH_ENABLED) readonly isEnabled: boolean,
  ) {}

  /** Requests a photo for an article that shows a cover; does nothing when photos cannot be searched for. */
  async request(
    manager: EntityManager,
    { id, imageUrl }: Pick<Article, 'id' | 'imageUrl'>,
    requestedBy: string,
  ): Promise<void> {
    if (this.isEnabled && isCover(imageUrl)) await this.enqueue(manager, id, null, requestedBy);
  }

  /** Whether a photo is being searched for, for an article that shows a cover. */
  async isSearching({ id, imageUrl }: Pick<Article, 'id' | 'imageUrl'>): Promise<boolean> {
    return this.isEnabled && isCover(imageUrl) && (await this.jobs.isOpen('photo.find', toDedupeKey(id, null)));
  }

  /**
   * Requests a photo for an article. @returns the id of the job request
   * @param replaced hash of the photo to replace; null for none
   */
  enqueue(manager: EntityManager, articleId: number, replaced: string | null, requestedBy: string): Promise<string> {
    const dedupeKey = toDedupeKey(articleId, replaced);
    return this.jobs.enqueue(manager, 'photo.find', { articleId, replaced }, { requestedBy, dedupeKey });
  }
}

/** Allows one search at a time for each article and replaced photo. */
const toDedupeKey = (articleId: number, replaced: string | null): string => `${articleId} ${replaced ?? ''}`;
