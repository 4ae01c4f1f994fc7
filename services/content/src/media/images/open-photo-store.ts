import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { MIN_PHOTO_WIDTH } from '@placelore/contracts/places/photos.internal.js';
import { measurePhoto } from '@placelore/photos/measure/measure-photo.js';
import { ImagePublisher } from './image-publisher.js';
import { validateImage } from './image-validation.js';

/** Stores photos of open collections in the folder of articles' images, because an article may later show them. */
@Injectable()
export class OpenPhotoStore {
  constructor(private readonly imagePublisher: ImagePublisher) {}

  /**
   * Stores the published sizes of a downloaded photo. @returns the key of the largest. Repeated calls write identical
   * files.
   * @throws ApiError IMAGE_*; IMAGE_TOO_SMALL when the file is narrower than its description claims
   */
  async store(mediaId: string, photo: Buffer): Promise<string> {
    const validated = await validateImage(photo);
    if (measurePhoto(photo, validated.format).width < MIN_PHOTO_WIDTH) throw new ApiError('IMAGE_TOO_SMALL');
    return (await this.imagePublisher.publish(photo, 'articles', mediaId, validated)).photo;
  }

  /** Returns the URLs of a stored photo. @throws ApiError OBJECT_NOT_FOUND */
  getUrls(mediaId: string): Promise<{ imageUrl: string; thumbnailUrl: string }> {
    return this.imagePublisher.getUrls(mediaId, 'articles');
  }
}
