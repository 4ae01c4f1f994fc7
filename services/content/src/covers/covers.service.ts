import { Injectable } from '@nestjs/common';
import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/covers.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import sharp from 'sharp';
import { smallerOfPublished } from '../media/derivatives.js';
import { PicturesOnDemand } from '../media/pictures-on-demand.js';
import { PublishedPictures } from '../media/published-pictures.js';
import { coverKeys, coverSubjectOf } from './cover-id.js';
import { CoversRepository } from './covers.repository.js';

/** Covers of articles that have no photo: drawn when somebody first looks, and kept. */
@Injectable()
export class CoversService {
  constructor(
    private readonly repository: CoversRepository,
    private readonly storage: Storage,
    private readonly work: WorkRequests,
    private readonly onDemand: PicturesOnDemand,
    private readonly pictures: PublishedPictures,
  ) {}

  /** Whether a published article has the cover; null when none has it. */
  isPublic(id: string): Promise<boolean | null> {
    return this.repository.isPublic(id);
  }

  /**
   * A stored cover, drawn now if nobody looked at it before.
   * @throws ApiError as {@link PicturesOnDemand.storedOrMade}
   */
  async storedOrDrawn(actor: Person, key: string, coverId: string): Promise<StoredObject> {
    const stored = await this.pictures.stored(key);
    return stored ?? this.onDemand.storedOrMade(actor, key, 'cover.draw', coverId, { coverId });
  }

  /** What a cover shows; null when it is stored already. @throws ApiError OBJECT_NOT_FOUND when no article has it. */
  async subject(id: string): Promise<CoverSubject | null> {
    const page = await this.repository.pageWith(id);
    if (!page) throw new ApiError('OBJECT_NOT_FOUND');
    // The medium size is made of the photo where it is missing: for its sake nothing is drawn.
    const { photo, thumbnail } = coverKeys(id);
    const stored = await Promise.all([photo, thumbnail].map((key) => this.storage.stat(key)));
    return stored.includes(null) ? coverSubjectOf(page, id) : null;
  }

  /**
   * Stores a cover in all sizes and settles. Doing it again gives the same files.
   * @throws ApiError IMAGE_UNREADABLE when the bytes are no WebP of the size of covers
   */
  async commit(id: string, workRequestId: string, picture: Buffer): Promise<void> {
    const keys = coverKeys(id);
    const { medium, thumbnail } = await smallerSizesOf(picture);
    await Promise.all([
      this.storage.put(keys.photo, picture, 'image/webp'),
      this.storage.put(keys.medium, medium, 'image/webp'),
      this.storage.put(keys.thumbnail, thumbnail, 'image/webp'),
    ]);
    await this.work.settleAlone(workRequestId, { status: 'done' });
  }
}

async function smallerSizesOf(picture: Buffer): Promise<{ medium: Buffer; thumbnail: Buffer }> {
  try {
    const { format, width, height } = await sharp(picture).metadata();
    if (format !== 'webp' || width !== COVER_SIZE.width || height !== COVER_SIZE.height) throw new Error('no cover');
    const [medium, thumbnail] = await Promise.all([
      smallerOfPublished(picture, 'medium'),
      smallerOfPublished(picture, 'thumbnail'),
    ]);
    return { medium, thumbnail };
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}
