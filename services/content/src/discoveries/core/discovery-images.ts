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
   * Creates the images of a discovery from the photo at `photoKey`. @returns their URLs. Repeated calls write identical
   * files.
   * @throws ApiError OBJECT_NOT_FOUND when there is no such photo; IMAGE_UNREADABLE when it is damaged; TIMED_OUT when
   * the decoding process died or took too long, and UNAVAILABLE when none could be started. The last two may succeed
   * later.
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

  /** Deletes images; ignores missing ones. */
  delete(keys: string[]): Promise<void> {
    return this.imagePublisher.delete(keys);
  }

  private async readPhoto(key: string): Promise<Buffer> {
    if (!isStorageKey(key) || (await this.storage.stat(key)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return buffer(await this.storage.read(key));
  }
}

/**
 * Converts the error for a photo that analysis stored: any defect means that it is damaged. If the decoder failed, the
 * job must be retried, but only a limited number of times, so the error is not UNAVAILABLE.
 */
function toDiscoveryError(thrown: unknown): unknown {
  if (!(thrown instanceof ApiError) || !thrown.code.startsWith('IMAGE_')) return thrown;
  return new ApiError(thrown.cause instanceof DecoderFailure ? 'TIMED_OUT' : 'IMAGE_UNREADABLE', { cause: thrown });
}
