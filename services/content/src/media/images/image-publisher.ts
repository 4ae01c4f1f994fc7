import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { photoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { convertToJpeg, type Derivatives, makeDerivatives, PHOTO_SIZE, resizePublished } from './derivatives.js';
import { type ValidatedImage, validateImage } from './image-validation.js';
import { DERIVATIVE_FILES, getImageKeys, type ImageKeys, type ImageKind, siblingPhotoKey } from './storage-keys.js';

/** Pictures that are encoded at once: more gain nothing on two processors. */
const MAX_CONCURRENT_ENCODINGS = 2;

/** Makes photos into the pictures that are shown, and keeps those. */
@Injectable()
export class ImagePublisher implements OnApplicationShutdown {
  private readonly encodingSlots = new WeightedSemaphore(MAX_CONCURRENT_ENCODINGS);

  constructor(private readonly storage: Storage) {}

  /**
   * Makes and stores the published forms of a photo in a media folder; doing it again gives the same files.
   * @throws ApiError IMAGE_EMPTY, IMAGE_UNSUPPORTED, IMAGE_TOO_MANY_PIXELS; IMAGE_UNREADABLE when it is damaged
   */
  async publish(photo: Buffer, kind: ImageKind, mediaId: string, validated?: ValidatedImage): Promise<ImageKeys> {
    if (!validated) await validateImage(photo);
    const derivatives = await this.createDerivatives(photo);
    await Promise.all(
      DERIVATIVE_FILES.map((name) =>
        this.storage.put(`${kind}/${mediaId}/${name}`, derivatives[name], getContentType(name)),
      ),
    );
    return getImageKeys(mediaId, kind);
  }

  /** The published forms of a photo that was checked; nothing is stored. @throws ApiError IMAGE_UNREADABLE */
  async createDerivatives(photo: Buffer): Promise<Derivatives> {
    const pixels = await photoDecoder.cover(photo, PHOTO_SIZE);
    return this.encodingSlots.run(1, () => makeDerivatives(pixels));
  }

  /**
   * A stored picture; one of medium size is made now of the photo beside it if that is older than this size. Null when
   * there is no such picture.
   */
  async getStored(key: string): Promise<StoredObject | null> {
    const stored = await this.storage.stat(key);
    const photoKey = siblingPhotoKey(key);
    if (stored || photoKey === null || !(await this.storage.stat(photoKey))) return stored;
    await this.storeConverted(key, photoKey, (photo) => resizePublished(photo, 'medium'));
    return this.storage.stat(key);
  }

  /**
   * The key of the JPEG beside a published WebP, made now if it is older than that rule; null when there is no such
   * picture.
   */
  async getOrCreateJpeg(webpKey: string): Promise<string | null> {
    const key = webpKey.replace(/\.webp$/, '.jpg');
    if (await this.storage.stat(key)) return key;
    if (!(await this.storage.stat(webpKey))) return null;
    await this.storeConverted(key, webpKey, convertToJpeg);
    return key;
  }

  /** Deletes stored files; those already gone are no fault. */
  delete(keys: string[]): Promise<void> {
    return this.storage.delete(keys);
  }

  onApplicationShutdown(): void {
    photoDecoder.close();
  }

  /** Stores what is made of another stored picture. */
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
