import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { withPreview } from '@placelore/contracts/content/image-sizes.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { photoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import {
  convertToJpeg,
  createBlur,
  type Derivatives,
  makeDerivatives,
  PHOTO_SIZES,
  resizePublished,
} from './derivatives.js';
import { type ValidatedImage, validateImage } from './image-validation.js';
import {
  getImageKeys,
  getLargeKey,
  type ImageKeys,
  type ImageKind,
  siblingPhotoKey,
  toObjectUrl,
} from './storage-keys.js';

/** Images encoded in parallel: more are not faster on two processors. */
const MAX_CONCURRENT_ENCODINGS = 2;

/** Converts photos to the shown images, and stores those. */
@Injectable()
export class ImagePublisher implements OnApplicationShutdown {
  private readonly encodingSlots = new WeightedSemaphore(MAX_CONCURRENT_ENCODINGS);

  constructor(private readonly storage: Storage) {}

  /**
   * Creates and stores the published forms of a photo in a media folder; repeated calls write identical files.
   * @throws ApiError IMAGE_EMPTY, IMAGE_UNSUPPORTED, IMAGE_TOO_MANY_PIXELS; IMAGE_UNREADABLE when it is damaged
   */
  async publish(photo: Buffer, kind: ImageKind, mediaId: string, validated?: ValidatedImage): Promise<ImageKeys> {
    if (!validated) await validateImage(photo);
    const derivatives = await this.createDerivatives(photo);
    await Promise.all(
      Object.entries(derivatives).map(([name, image]) =>
        this.storage.put(`${kind}/${mediaId}/${name}`, image, getContentType(name)),
      ),
    );
    return getImageKeys(mediaId, kind);
  }

  /**
   * Returns the URLs of a published photo, as pages store them: the thumbnail's with the preview of the photo.
   * @throws ApiError OBJECT_NOT_FOUND when the photo is not stored
   */
  async getUrls(mediaId: string, kind: ImageKind): Promise<{ imageUrl: string; thumbnailUrl: string }> {
    const { photo, thumbnail } = getImageKeys(mediaId, kind);
    const stored = await Promise.all(
      [photo, thumbnail, getLargeKey(mediaId, kind)].map((key) => this.storage.stat(key)),
    );
    const [storedPhoto, storedThumbnail, large] = stored;
    if (!storedPhoto || !storedThumbnail) throw new ApiError('OBJECT_NOT_FOUND');
    const blur = await createBlur(await buffer(await this.storage.read(thumbnail)));
    const preview = { hasLarge: large !== null, blur };
    return { imageUrl: toObjectUrl(photo), thumbnailUrl: withPreview(toObjectUrl(thumbnail), preview) };
  }

  /** Returns the published forms of a validated photo; stores nothing. @throws ApiError IMAGE_UNREADABLE */
  async createDerivatives(photo: Buffer): Promise<Derivatives> {
    const pixels = await photoDecoder.cover(photo, [PHOTO_SIZES.large, PHOTO_SIZES.photo]);
    return this.encodingSlots.run(1, () => makeDerivatives(pixels));
  }

  /**
   * Returns a stored image; creates one of medium size from its photo if that is older than this size. Returns null
   * when there is no such image.
   */
  async getStored(key: string): Promise<StoredObject | null> {
    const stored = await this.storage.stat(key);
    const photoKey = siblingPhotoKey(key);
    if (stored || photoKey === null || !(await this.storage.stat(photoKey))) return stored;
    await this.storeConverted(key, photoKey, (photo) => resizePublished(photo, 'medium'));
    return this.storage.stat(key);
  }

  /**
   * Returns the key of the JPEG of a published WebP, created now if the image is older than JPEGs; null when there is
   * no such image.
   */
  async getOrCreateJpeg(webpKey: string): Promise<string | null> {
    const key = webpKey.replace(/\.webp$/, '.jpg');
    if (await this.storage.stat(key)) return key;
    if (!(await this.storage.stat(webpKey))) return null;
    await this.storeConverted(key, webpKey, convertToJpeg);
    return key;
  }

  /** Deletes stored files; missing ones are no error. */
  delete(keys: string[]): Promise<void> {
    return this.storage.delete(keys);
  }

  onApplicationShutdown(): void {
    photoDecoder.close();
  }

  /** Stores an image derived from another stored image. */
  private async storeConverted(
    key: string,
    sourceKey: string,
    convert: (image: Buffer) => Promise<Buffer>,
  ): Promise<void> {
    const converted = await this.encodingSlots.run(1, async () =>
      convert(await buffer(await this.storage.read(sourceKey))),
    );
    await this.storage.put(key, converted, getContentType(key));
  }
}

const getContentType = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
