import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import { isStorageKey, Storage } from '@placelore/platform/storage/storage.port.js';
import type { MediaKeys } from './media-keys.js';
import { PublishedPictures } from './published-pictures.js';

/** The stored pictures of discoveries. */
@Injectable()
export class DiscoveryMedia {
  constructor(
    private readonly storage: Storage,
    private readonly pictures: PublishedPictures,
  ) {}

  /**
   * Makes the pictures of a discovery from the photo at `photoKey`; doing it again gives the same files.
   * @throws ApiError OBJECT_NOT_FOUND when there is no such photo, IMAGE_UNREADABLE when it is damaged.
   */
  async make(photoKey: string, mediaId: string): Promise<MediaKeys> {
    const photo = await this.readWhole(photoKey);
    try {
      return await this.pictures.publish(photo, 'discoveries', mediaId);
    } catch (thrown) {
      // The photo is one the product made: whatever is wrong with it, it is damaged.
      throw thrown instanceof ApiError ? new ApiError('IMAGE_UNREADABLE', { cause: thrown }) : thrown;
    }
  }

  /** Deletes pictures; those already gone are no fault. */
  remove(keys: string[]): Promise<void> {
    return this.pictures.remove(keys);
  }

  private async readWhole(key: string): Promise<Buffer> {
    if (!isStorageKey(key) || (await this.storage.stat(key)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return buffer(await this.storage.read(key));
  }
}
