import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { DecoderFailure } from '@placelore/photos/decoder/photo-errors.js';
import { isStorageKey, Storage } from '@placelore/platform/storage/storage.port.js';
import { ImagePublisher } from '../../media/images/image-publisher.js';

/** Creates and deletes the stored images of discoveries. */
@Injectable()
export class DiscoveryImages {
  constructor(
    private readonly storage: Storage,
    private readonly imagePublisher: ImagePublisher,
  ) {}

  /**
   * Creates the images of a discovery from the photo at `photoKey`, and returns their URLs; repeated calls write
   * identical files.
   * @throws ApiError OBJECT_NOT_FOUND when there is no such photo, IMAGE_UNREADABLE when it is damaged; TIMED_OUT when
   * the decoding process died or was late, and UNAVAILABLE when none can be started: both may succeed later.
   */
  async create(photoKey: string, mediaId: string): Promise<{ imageUrl: string; thumbnailUrl: string }> {
    const photo = await this.readPhoto(photoKey);
    try {
      await this.imagePublisher.publish(photo, 'discoveries', mediaId);
      return await this.imagePublisher.getUrls(mediaId, 'discoveries');
    } catch (thrown) {
      throw toDiscoveryError(thrown);
    }
  }

  /** Deletes images; missing ones are no error. */
  delete(keys: string[]): Promise<void> {
    return this.imagePublisher.delete(keys);
  }

  private async readPhoto(key: string): Promise<Buffer> {
    if (!isStorageKey(key) || (await this.storage.stat(key)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return buffer(await this.storage.read(key));
  }
}

/**
 * Converts the rejection of a photo that analysis stored: any defect means damage. Without a result of the decoder the
 * job has to be retried, but a limited number of times, so this is not UNAVAILABLE.
 */
function toDiscoveryError(thrown: unknown): unknown {
  if (!(thrown instanceof ApiError) || !thrown.code.startsWith('IMAGE_')) return thrown;
  return new ApiError(thrown.cause instanceof DecoderFailure ? 'TIMED_OUT' : 'IMAGE_UNREADABLE', { cause: thrown });
}
