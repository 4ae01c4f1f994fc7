import { Injectable } from '@nestjs/common';
import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/covers.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import sharp from 'sharp';
import { PicturesOnDemand } from '../media/pictures-on-demand.js';
import { coverKeys, coverSubjectOf } from './cover-id.js';
import { CoversRepository } from './covers.repository.js';

/** Pixels, and WebP quality from 1 to 100. */
const THUMBNAIL = { width: 400, quality: 75 } as const;

/** Covers of articles that have no photo: drawn when somebody first looks, and kept. */
@Injectable()
export class CoversService {
  constructor(
    private readonly repository: CoversRepository,
    private readonly storage: Storage,
    private readonly work: WorkRequests,
    private readonly onDemand: PicturesOnDemand,
  ) {}

  /** Whether a published article has the cover; null when none has it. */
  isPublic(id: string): Promise<boolean | null> {
    return this.repository.isPublic(id);
  }

  /**
   * A stored cover, drawn now if nobody looked at it before.
   * @throws ApiError as {@link PicturesOnDemand.storedOrMade}
   */
  storedOrDrawn(actor: Person, key: string, coverId: string): Promise<StoredObject> {
    return this.onDemand.storedOrMade(actor, key, 'cover.draw', coverId, { coverId });
  }

  /** What a cover shows; null when it is stored already. @throws ApiError OBJECT_NOT_FOUND when no article has it. */
  async subject(id: string): Promise<CoverSubject | null> {
    const page = await this.repository.pageWith(id);
    if (!page) throw new ApiError('OBJECT_NOT_FOUND');
    const stored = await Promise.all(Object.values<string>(coverKeys(id)).map((key) => this.storage.stat(key)));
    return stored.includes(null) ? coverSubjectOf(page, id) : null;
  }

  /**
   * Stores a cover with its thumbnail and settles. Doing it again gives the same files.
   * @throws ApiError IMAGE_UNREADABLE when the bytes are no WebP of the size of covers
   */
  async commit(id: string, workRequestId: string, picture: Buffer): Promise<void> {
    const keys = coverKeys(id);
    const thumbnail = await thumbnailOf(picture);
    await Promise.all([
      this.storage.put(keys.photo, picture, 'image/webp'),
      this.storage.put(keys.thumbnail, thumbnail, 'image/webp'),
    ]);
    await this.work.settleAlone(workRequestId, { status: 'done' });
  }
}

async function thumbnailOf(picture: Buffer): Promise<Buffer> {
  try {
    const opened = sharp(picture, { failOn: 'truncated' });
    const { format, width, height } = await opened.metadata();
    if (format !== 'webp' || width !== COVER_SIZE.width || height !== COVER_SIZE.height) throw new Error('no cover');
    return await opened.resize(THUMBNAIL.width).webp({ quality: THUMBNAIL.quality }).toBuffer();
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}
