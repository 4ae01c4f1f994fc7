import { Injectable } from '@nestjs/common';
import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/content/covers.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import sharp from 'sharp';
import { getCoverKeys, toCoverSubject } from '../../media/cover-keys.js';
import { resizePublished } from '../../media/images/derivatives.js';
import { ImagePublisher } from '../../media/images/image-publisher.js';
import { OnDemandImages } from '../../media/images/on-demand-images.js';
import { CoversRepository } from './covers.repository.js';

/** Serves covers of articles without a photo, which are drawn at the first view and stored. */
@Injectable()
export class CoversService {
  constructor(
    private readonly repository: CoversRepository,
    private readonly storage: Storage,
    private readonly jobRequests: JobRequests,
    private readonly onDemandImages: OnDemandImages,
    private readonly imagePublisher: ImagePublisher,
  ) {}

  /** Returns whether a published article has the cover; null when none has it. */
  isPublic(id: string): Promise<boolean | null> {
    return this.repository.isPublic(id);
  }

  /**
   * Returns a stored cover, drawn at its first view.
   * @throws ApiError as {@link OnDemandImages.getOrGenerate}
   */
  async getOrDraw(actor: Actor, key: string, coverId: string): Promise<StoredObject> {
    const stored = await this.imagePublisher.getStored(key);
    return stored ?? this.onDemandImages.getOrGenerate(actor, key, 'cover.draw', coverId, { coverId });
  }

  /**
   * Returns what a cover shows; null when it is stored already.
   * @throws ApiError OBJECT_NOT_FOUND when no article has it.
   */
  async getSubject(id: string): Promise<CoverSubject | null> {
    const page = await this.repository.findByCover(id);
    if (!page) throw new ApiError('OBJECT_NOT_FOUND');
    // A missing medium size is made of the photo, so nothing is drawn for it.
    const { photo, thumbnail } = getCoverKeys(id);
    const stored = await Promise.all([photo, thumbnail].map((key) => this.storage.stat(key)));
    return stored.includes(null) ? toCoverSubject(page, id) : null;
  }

  /**
   * Stores a cover in all sizes and finishes the job. Repeated calls write identical files.
   * @throws ApiError IMAGE_UNREADABLE when the bytes are not WebP of the size of covers
   */
  async commit(id: string, jobRequestId: string, image: Buffer): Promise<void> {
    const keys = getCoverKeys(id);
    const { medium, thumbnail } = await resizeCover(image);
    await Promise.all([
      this.storage.put(keys.photo, image, 'image/webp'),
      this.storage.put(keys.medium, medium, 'image/webp'),
      this.storage.put(keys.thumbnail, thumbnail, 'image/webp'),
    ]);
    await this.jobRequests.finishInOwnTransaction(jobRequestId, { status: 'done' });
  }
}

async function resizeCover(image: Buffer): Promise<{ medium: Buffer; thumbnail: Buffer }> {
  try {
    const { format, width, height } = await sharp(image).metadata();
    if (format !== 'webp' || width !== COVER_SIZE.width || height !== COVER_SIZE.height)
      throw new Error('Image is not WebP of the size of covers');
    const [medium, thumbnail] = await Promise.all([
      resizePublished(image, 'medium'),
      resizePublished(image, 'thumbnail'),
    ]);
    return { medium, thumbnail };
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}
