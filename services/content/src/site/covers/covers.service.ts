import { Injectable } from '@nestjs/common';
import { type CoverSubject, type CoverVariant, getCoverSize } from '@placelore/contracts/content/covers.js';
import type { ImageSize } from '@placelore/contracts/content/image-sizes.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import sharp from 'sharp';
import { isOwnedBy } from '../../common/ownership.js';
import { getCoverKey, parseCoverVariant, toCoverSubject } from '../../media/cover-keys.js';
import { OnDemandImages } from '../../media/images/on-demand-images.js';
import { CoversRepository } from './covers.repository.js';

/** Serves covers of articles without a photo. They are drawn when they are first viewed, and then stored. */
@Injectable()
export class CoversService {
  constructor(
    private readonly repository: CoversRepository,
    private readonly storage: Storage,
    private readonly jobRequests: JobRequests,
    private readonly onDemandImages: OnDemandImages,
  ) {}

  /** Returns whether a published article has the cover; null when none has it. */
  isPublic(id: string): Promise<boolean | null> {
    return this.repository.isPublic(id);
  }

  /** Whether the caller owns the discovery of an article with the cover. */
  async isOwnedBy(id: string, actor: Actor): Promise<boolean> {
    return (await this.repository.findOwners(id)).some((owner) => isOwnedBy(owner, actor));
  }

  /**
   * Returns a stored picture of a cover; draws it when it is first viewed.
   * @throws ApiError as {@link OnDemandImages.getOrGenerate}
   */
  getOrDraw(actor: Actor, key: string, coverId: string): Promise<StoredObject> {
    const payload = { coverId, ...parseCoverVariant(key) };
    return this.onDemandImages.getOrGenerate(
      actor,
      key,
      'cover.draw',
      `${coverId}-${payload.light}-${payload.size}`,
      payload,
    );
  }

  /**
   * Returns what a cover shows; null when the picture is already stored.
   * @throws ApiError OBJECT_NOT_FOUND when no article has the cover.
   */
  async getSubject(id: string, variant: CoverVariant): Promise<CoverSubject | null> {
    const page = await this.repository.findByCover(id);
    if (!page) throw new ApiError('OBJECT_NOT_FOUND');
    return (await this.storage.stat(getCoverKey(id, variant))) ? null : toCoverSubject(page, id);
  }

  /**
   * Stores a picture of a cover and finishes the job. Repeated calls write identical files.
   * @throws ApiError IMAGE_UNREADABLE when the bytes are not a complete WebP of that size
   */
  async commit(id: string, jobRequestId: string, variant: CoverVariant, picture: string): Promise<void> {
    const image = Buffer.from(picture, 'base64');
    await assertCover(image, variant.size);
    await this.storage.put(getCoverKey(id, variant), image, 'image/webp');
    await this.jobRequests.finishInOwnTransaction(jobRequestId, { status: 'done' });
  }
}

async function assertCover(image: Buffer, size: ImageSize): Promise<void> {
  const expected = getCoverSize(size);
  try {
    const { format, width, height } = await sharp(image).metadata();
    if (format === 'webp' && width === expected.width && height === expected.height) return;
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
  throw new ApiError('IMAGE_UNREADABLE');
}
