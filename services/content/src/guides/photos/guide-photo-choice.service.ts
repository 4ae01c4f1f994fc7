import { Injectable } from '@nestjs/common';
import type { ShownPhoto } from '@placelore/contracts/content/photo-steps.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { computeCoverId, getCoverUrls } from '../../media/cover-keys.js';
import type { DynamicArticle } from '../dynamic-article.entity.js';
import { GuidePhotoRequests } from './guide-photo-requests.js';
import { type GuideImage, GuidePhotosRepository } from './guide-photos.repository.js';

/** Ms that a request waits for another photo: a search, a download and the safety check. */
const SEARCH_TIMEOUT_MS = 40_000;

/** Lets admins refuse or replace the photos of guides. */
@Injectable()
export class GuidePhotoChoiceService {
  constructor(
    private readonly repository: GuidePhotosRepository,
    private readonly photoRequests: GuidePhotoRequests,
    private readonly jobResults: JobResults,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Permanently refuses a photo for a guide. If the guide shows it, an illustration replaces it, and another photo is
   * requested.
   * @throws ApiError GUIDE_NOT_FOUND
   */
  refuse(actor: Actor, slug: string, sha1: string): Promise<ShownPhoto> {
    return this.dataSource.transaction(async (manager) => {
      const guide = await this.repository.lock(manager, { slug });
      if (!guide) throw new ApiError('GUIDE_NOT_FOUND');
      const { id, title, imageUrl, imageCredit } = guide;
      if (await this.repository.refuse(manager, slug, sha1, actor.userId)) {
        await this.audit.record(manager, actor, {
          action: 'guide.refuse-photo',
          subject: { type: 'guide', id: slug, name: title },
          before: { imageUrl, imageCredit },
          after: { refused: sha1 },
        });
      }
      if (imageCredit?.sha1 !== sha1) return toShownPhoto(guide);
      const cover: GuideImage = { ...getCoverUrls(computeCoverId(guide)), imageCredit: null };
      await this.repository.saveImage(manager, id, cover);
      await this.photoRequests.request(manager, id, formatRequester(actor));
      return toShownPhoto(cover);
    });
  }

  /**
   * Searches for another photo. @returns the image that the guide shows afterward
   * @throws ApiError GUIDE_NOT_FOUND; OPEN_PHOTOS_OFF; TIMED_OUT while the search continues; otherwise with the code of
   * the failed search
   */
  async findAnother(actor: Actor, slug: string): Promise<ShownPhoto> {
    const { id, imageCredit } = await this.findGuide(slug);
    if (!this.photoRequests.isEnabled) throw new ApiError('OPEN_PHOTOS_OFF');
    const { manager } = this.dataSource;
    const replaced = imageCredit?.sha1 ?? null;
    const jobRequestId = await this.photoRequests.enqueue(manager, id, replaced, formatRequester(actor));
    await this.jobResults.waitUntilFinished(jobRequestId, SEARCH_TIMEOUT_MS);
    return toShownPhoto(await this.findGuide(slug));
  }

  private async findGuide(slug: string): Promise<DynamicArticle> {
    const guide = await this.repository.findUnexpired(slug);
    if (!guide) throw new ApiError('GUIDE_NOT_FOUND');
    return guide;
  }
}

const toShownPhoto = ({ imageUrl, thumbnailUrl, imageCredit }: GuideImage): ShownPhoto => ({
  imageUrl: imageUrl || null,
  thumbnailUrl,
  imageCredit,
});
