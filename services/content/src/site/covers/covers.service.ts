import { Injectable } from '@nestjs/common';
import { COVER_SIZE, type CoverPictures, type CoverSubject } from '@placelore/contracts/content/covers.js';
import type { ImageSize } from '@placelore/contracts/content/image-sizes.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import sharp from 'sharp';
import { getCoverKeys, getDuskCoverKeys, toCoverSubject } from '../../media/cover-keys.js';
import { resizePublished } from '../../media/images/derivatives.js';
import { ImagePublisher } from '../../media/images/image-publisher.js';
import { OnDemandImages } from '../../media/images/on-demand-images.js';
import type { ImageKeys } from '../../media/images/storage-keys.js';
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
    const keys = [getCoverKeys(id), getDuskCoverKeys(id)].flatMap(({ photo, thumbnail }) => [photo, thumbnail]);
    const stored = await Promise.all(keys.map((key) => this.storage.stat(key)));
    return stored.includes(null) ? toCoverSubject(page, id) : null;
  }

  /**
   * Stores a cover with its view at dusk in all sizes and finishes the job. Repeated calls write identical files.
   * @throws ApiError IMAGE_UNREADABLE when the bytes are not WebP of the size of covers
   */
  async commit(id: string, jobRequestId: string, { picture, duskPicture }: CoverPictures): Promise<void> {
    const [day, dusk] = await Promise.all([picture, duskPicture].map((image) => readCover(image)));
    await Promise.all([this.store(getCoverKeys(id), day!), this.store(getDuskCoverKeys(id), dusk!)]);
    await this.jobRequests.finishInOwnTransaction(jobRequestId, { status: 'done' });
  }

  private async store(keys: ImageKeys, images: Record<ImageSize, Buffer>): Promise<void> {
    const sizes = Object.keys(images) as ImageSize[];
    await Promise.all(sizes.map((size) => this.storage.put(keys[size], images[size], 'image/webp')));
  }
}

async function readCover(base64: string): Promise<Record<ImageSize, Buffer>> {
  const image = Buffer.from(base64, 'base64');
  try {
    const { format, width, height } = await sharp(image).metadata();
    if (format !== 'webp' || width !== COVER_SIZE.width || height !== COVER_SIZE.height)
      throw new Error('Image is not WebP of the size of covers');
    const [medium, thumbnail] = await Promise.all([
      resizePublished(image, 'medium'),
      resizePublished(image, 'thumbnail'),
    ]);
    return { photo: image, medium, thumbnail };
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}
