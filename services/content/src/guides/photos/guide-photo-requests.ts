import { Inject, Injectable } from '@nestjs/common';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import { IS_PHOTO_SEARCH_ENABLED } from '../../articles/core/photo-requests.js';
import type { DynamicArticle } from '../dynamic-article.entity.js';

/** Requests photos for guides, in the transaction of the change. */
@Injectable()
export class GuidePhotoRequests {
  constructor(
    private readonly jobs: JobRequests,
    @Inject(IS_PHOTO_SEARCH_ENABLED) readonly isEnabled: boolean,
  ) {}

  /** Requests a photo for a guide that shows an illustration; does nothing when photos cannot be searched for. */
  async request(manager: EntityManager, guideId: number, requestedBy: string): Promise<void> {
    if (this.isEnabled) await this.enqueue(manager, guideId, null, requestedBy);
  }

  /** Whether a photo is being searched for, for a guide that shows an illustration. */
  async isSearching({ id, imageCredit }: Pick<DynamicArticle, 'id' | 'imageCredit'>): Promise<boolean> {
    if (!this.isEnabled || imageCredit !== null) return false;
    return this.jobs.isOpen('guide-photo.find', toDedupeKey(id, null));
  }

  /**
   * Requests a photo for a guide. @returns the id of the job request
   * @param replaced hash of the photo to replace; null for none
   */
  enqueue(manager: EntityManager, guideId: number, replaced: string | null, requestedBy: string): Promise<string> {
    const dedupeKey = toDedupeKey(guideId, replaced);
    return this.jobs.enqueue(manager, 'guide-photo.find', { guideId, replaced }, { requestedBy, dedupeKey });
  }
}

/** Allows one search at a time for each guide and replaced photo. */
const toDedupeKey = (guideId: number, replaced: string | null): string => `${guideId} ${replaced ?? ''}`;
