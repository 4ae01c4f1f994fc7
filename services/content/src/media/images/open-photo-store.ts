import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { MIN_PHOTO_WIDTH } from '@placelore/contracts/places/photos.internal.js';
import { measurePhoto } from '@placelore/photos/measure/measure-photo.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { ImagePublisher } from './image-publisher.js';
import { validateImage } from './image-validation.js';
import { getImageKeys, toObjectUrl } from './storage-keys.js';

/** Stores photos of open collections beside the images of articles, which may show them later. */
@Injectable()
export class OpenPhotoStore {
  constructor(
    private readonly imagePublisher: ImagePublisher,
    private readonly storage: Storage,
  ) {}

  /**
   * Stores the published forms of a downloaded photo; returns the key of the largest. Repeated calls write identical
   * files.
   * @throws ApiError IMAGE_*; IMAGE_TOO_SMALL when the file is narrower than its description said
   */
  async store(mediaId: string, photo: Buffer): Promise<string> {
    const validated = await validateImage(photo);
    if (measurePhoto(photo, validated.format).width < MIN_PHOTO_WIDTH) throw new ApiError('IMAGE_TOO_SMALL');
    return (await this.imagePublisher.publish(photo, 'articles', mediaId, validated)).photo;
  }

  /** Returns the URLs of a stored photo. @throws ApiError OBJECT_NOT_FOUND */
  async getUrls(mediaId: string): Promise<{ imageUrl: string; thumbnailUrl: string }> {
    const keys = getImageKeys(mediaId, 'articles');
    if ((await this.storage.stat(keys.photo)) === null) throw new ApiError('OBJECT_NOT_FOUND');
    return { imageUrl: toObjectUrl(keys.photo), thumbnailUrl: toObjectUrl(keys.thumbnail) };
  }
}
