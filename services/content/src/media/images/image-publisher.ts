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

/** Maximum number of images encoded in parallel; more are not faster on two processors. */
const MAX_CONCURRENT_ENCODINGS = 2;

/** Converts photos to their published sizes and stores these. */
@Injectable()
export class ImagePublisher implements OnApplicationShutdown {
  private readonly encodingSlots = new WeightedSemaphore(MAX_CONCURRENT_ENCODINGS);

  constructor(private readonly storage: Storage) {}

  /**
   * Creates and stores the published sizes of a photo in a media folder. Repeated calls write identical files.
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
   * Returns the URLs of a published photo in the form that pages store; the thumbnail's contains the preview of the
   * photo.
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

  /** Returns the published sizes of a validated photo without storing them. @throws ApiError IMAGE_UNREADABLE */
  async createDerivatives(photo: Buffer): Promise<Derivatives> {
    const pixels = await photoDecoder.cover(photo, [PHOTO_SIZES.large, PHOTO_SIZES.photo]);
    return this.encodingSlots.run(1, () => makeDerivatives(pixels));
  }

  /**
   * Returns a stored image; null when there is none. If the medium size is missing because the photo is older than that
   * size, creates it.
   */
  async getStored(key: string): Promise<StoredObject | null> {
    const stored = await this.storage.stat(key);
    const photoKey = siblingPhotoKey(key);
    if (stored || photoKey === null || !(await this.storage.stat(photoKey))) return stored;
    await this.storeConverted(key, photoKey, (photo) => resizePublished(photo, 'medium'));
    return this.storage.stat(key);
  }

  /**
   * Returns the key of the JPEG of a published WebP; null when there is no such image. Creates a JPEG that is missing
   * because the image was stored before JPEGs were made.
   */
  async getOrCreateJpeg(webpKey: string): Promise<string | null> {
    const key = webpKey.replace(/\.webp$/, '.jpg');
    if (await this.storage.stat(key)) return key;
    if (!(await this.storage.stat(webpKey))) return null;
    await this.storeConverted(key, webpKey, convertToJpeg);
    return key;
  }

  /** Deletes stored files; ignores missing ones. */
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
