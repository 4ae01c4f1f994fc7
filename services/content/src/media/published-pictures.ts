import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { photoDecoder } from '@placelore/photos/photo-decoder.js';
import { Turnstile } from '@placelore/platform/load/turnstile.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { type Derivatives, jpegOfPublished, makeDerivatives, PHOTO_SIZE, smallerOfPublished } from './derivatives.js';
import { DERIVATIVES, type MediaKeys, mediaKeysOf, type PictureKind, photoBeside } from './media-keys.js';
import { type CheckedPicture, checkPicture } from './picture-check.js';

/** Pictures that are encoded at once: more gain nothing on two processors. */
const AT_ONCE = 2;

/** Makes photos into the pictures that are shown, and keeps those. */
@Injectable()
export class PublishedPictures implements OnApplicationShutdown {
  private readonly places = new Turnstile(AT_ONCE);

  constructor(private readonly storage: Storage) {}

  /**
   * Makes and stores the published forms of a photo in a media folder; doing it again gives the same files.
   * @throws ApiError IMAGE_EMPTY, IMAGE_UNSUPPORTED, IMAGE_TOO_MANY_PIXELS; IMAGE_UNREADABLE when it is damaged
   */
  async publish(photo: Buffer, kind: PictureKind, mediaId: string, checked?: CheckedPicture): Promise<MediaKeys> {
    if (!checked) await checkPicture(photo);
    const made = await this.formsOf(photo);
    await Promise.all(
      DERIVATIVES.map((name) => this.storage.put(`${kind}/${mediaId}/${name}`, made[name], typeOf(name))),
    );
    return mediaKeysOf(mediaId, kind);
  }

  /** The published forms of a photo that was checked; nothing is stored. @throws ApiError IMAGE_UNREADABLE */
  async formsOf(photo: Buffer): Promise<Derivatives> {
    const pixels = await photoDecoder.cover(photo, PHOTO_SIZE);
    return this.places.run(1, () => makeDerivatives(pixels));
  }

  /**
   * A stored picture; one of medium size is made now of the photo beside it if that is older than this size. Null when
   * there is no such picture.
   */
  async stored(key: string): Promise<StoredObject | null> {
    const stored = await this.storage.stat(key);
    const photoKey = photoBeside(key);
    if (stored || photoKey === null || !(await this.storage.stat(photoKey))) return stored;
    await this.keep(key, photoKey, (photo) => smallerOfPublished(photo, 'medium'));
    return this.storage.stat(key);
  }

  /**
   * The key of the JPEG beside a published WebP, made now if it is older than that rule; null when there is no such
   * picture.
   */
  async jpegBeside(webpKey: string): Promise<string | null> {
    const key = webpKey.replace(/\.webp$/, '.jpg');
    if (await this.storage.stat(key)) return key;
    if (!(await this.storage.stat(webpKey))) return null;
    await this.keep(key, webpKey, jpegOfPublished);
    return key;
  }

  /** Deletes stored files; those already gone are no fault. */
  remove(keys: string[]): Promise<void> {
    return this.storage.remove(keys);
  }

  onApplicationShutdown(): void {
    photoDecoder.close();
  }

  /** Stores what is made of another stored picture. */
  private async keep(key: string, ofKey: string, make: (picture: Buffer) => Promise<Buffer>): Promise<void> {
    const made = await this.places.run(1, async () => make(await buffer(await this.storage.read(ofKey))));
    await this.storage.put(key, made, typeOf(key));
  }
}

const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
