import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import { checkKey, Storage } from '@placelore/platform/storage/storage.port.js';
import { makeDerivatives } from './derivatives.js';
import { type MediaKeys, mediaKeysOf } from './media-keys.js';

/** The stored pictures of discoveries. */
@Injectable()
export class DiscoveryMedia {
  constructor(private readonly storage: Storage) {}

  /**
   * Makes the pictures of a discovery from the photo at `photoKey`; doing it again gives the same files.
   * @throws ApiError OBJECT_NOT_FOUND when there is no such photo, IMAGE_UNREADABLE when it is damaged.
   */
  async make(photoKey: string, mediaId: string): Promise<MediaKeys> {
    const { photo, thumbnail } = await makeDerivatives(await this.readWhole(photoKey));
    const keys = mediaKeysOf(mediaId);
    await Promise.all([
      this.storage.put(keys.photo, photo, 'image/webp'),
      this.storage.put(keys.thumbnail, thumbnail, 'image/webp'),
    ]);
    return keys;
  }

  /** Deletes pictures; those already gone are no fault. */
  remove(keys: string[]): Promise<void> {
    return this.storage.remove(keys);
  }

  private async readWhole(key: string): Promise<Buffer> {
    if (!isStorageKey(key) || (await this.storage.stat(key)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return buffer(await this.storage.read(key));
  }
}

function isStorageKey(key: string): boolean {
  try {
    checkKey(key);
    return true;
  } catch {
    return false;
  }
}
