import { Injectable } from '@nestjs/common';
import type { internalGuidePhotos } from '@placelore/contracts/content/guide-photos.js';
import type { PhotoSubject } from '@placelore/contracts/content/photo-steps.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { DataSource } from 'typeorm';
import { OpenPhotoStore } from '../../media/images/open-photo-store.js';
import { deriveGuidePhotoMediaId } from '../../media/images/storage-keys.js';
import type { DynamicArticle } from '../dynamic-article.entity.js';
import { GuidePhotosRepository } from './guide-photos.repository.js';

/** Content's steps of the job `guide-photo.find`. All of them can be repeated. */
@Injectable()
export class GuidePhotosService {
  constructor(
    private readonly repository: GuidePhotosRepository,
    private readonly photoStore: OpenPhotoStore,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns what a photo must show and which photos are excluded; null when the guide needs none. */
  async findSubject(id: number, replaced: string | null): Promise<PhotoSubject | null> {
    const guide = await this.repository.find(id);
    if (!guide || !canReplaceImage(guide, replaced)) return null;
    const refused = await this.repository.listRefused(guide.slug);
    return {
      place: {
        name: guide.title,
        location: guide.location.slice(0, 300),
        category: guide.category,
        position: getOpenPosition(guide),
      },
      excluded: replaced === null ? refused : [replaced, ...refused],
    };
  }

  /**
   * Stores the published sizes of a downloaded photo. @returns the key of the largest
   * @throws ApiError GUIDE_NOT_FOUND; as {@link OpenPhotoStore.store}
   */
  async store(id: number, sha1: string, photo: Buffer): Promise<string> {
    const guide = await this.repository.find(id);
    if (!guide) throw new ApiError('GUIDE_NOT_FOUND');
    return this.photoStore.store(deriveGuidePhotoMediaId(guide.slug, sha1), photo);
  }

  /**
   * Shows a stored photo with its credit. Returns false when the guide has been deleted or has got another photo, or
   * when the photo was refused.
   * @throws ApiError OBJECT_NOT_FOUND when the photo is not stored
   */
  commit({ id, credit, replaced }: RouteInput<typeof internalGuidePhotos.commit>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const guide = await this.repository.lock(manager, { id });
      if (!guide) return false;
      const urls = await this.photoStore.getUrls(deriveGuidePhotoMediaId(guide.slug, credit.sha1));
      if (guide.imageCredit?.sha1 === credit.sha1) return true;
      const isRefused = await this.repository.isRefused(manager, guide.slug, credit.sha1);
      if (!canReplaceImage(guide, replaced) || isRefused) return false;
      await this.repository.saveImage(manager, id, { ...urls, imageCredit: credit });
      return true;
    });
  }
}

/** Whether a guide's image may be replaced: only an illustration or the photo to be replaced may. */
const canReplaceImage = ({ imageCredit }: DynamicArticle, replaced: string | null): boolean =>
  imageCredit === null || imageCredit.sha1 === replaced;

/**
 * Returns the position, unless it is from Google: it may not be used with other services. Without a position, no photo
 * is found.
 */
function getOpenPosition({ latitude, longitude, placeProvider }: DynamicArticle): Position | null {
  if (latitude === null || longitude === null || placeProvider === GOOGLE_PROVIDER) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
