import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { readHeic } from '@placelore/photos/heic-photo.js';
import { PIXELS_MAX } from '@placelore/photos/pixels.js';
import { Turnstile } from '@placelore/platform/load/turnstile.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { type Derivatives, jpegOfPublished, makeDerivatives, PHOTO_FRAME } from './derivatives.js';
import { DERIVATIVES, type MediaKeys, mediaKeysOf, type PictureKind } from './media-keys.js';
import { type CheckedPicture, checkPicture } from './picture-check.js';

/** What a small picture counts at least: two are in work at once, as more gain nothing on two processors. */
const WEIGHT_MIN = PIXELS_MAX / 2;

/** Makes photos into the pictures that are shown, and keeps those. */
@Injectable()
export class PublishedPictures {
  /** Pixels in work at once, in all pictures together, which bounds their memory. */
  private readonly pixelsInWork = new Turnstile(PIXELS_MAX);
  private readonly oneHeic = new Turnstile(1);

  constructor(private readonly storage: Storage) {}

  /**
   * Makes and stores the published forms of a photo in a media folder; doing it again gives the same files.
   * @throws ApiError IMAGE_EMPTY, IMAGE_UNSUPPORTED, IMAGE_TOO_MANY_PIXELS; IMAGE_UNREADABLE when it is damaged
   */
  async publish(photo: Buffer, kind: PictureKind, mediaId: string, checked?: CheckedPicture): Promise<MediaKeys> {
    const { format, pixels } = checked ?? (await checkPicture(photo));
    const made = await (format === 'heic'
      ? this.ofHeic(photo, pixels)
      : this.inTurn(pixels, () => makeDerivatives(photo)));
    await Promise.all(
      DERIVATIVES.map((name) => this.storage.put(`${kind}/${mediaId}/${name}`, made[name], typeOf(name))),
    );
    return mediaKeysOf(mediaId, kind);
  }

  /**
   * The key of the JPEG beside a published WebP, made now if it is older than that rule; null when there is no such
   * picture.
   */
  async jpegBeside(webpKey: string): Promise<string | null> {
    const key = webpKey.replace(/\.webp$/, '.jpg');
    if (await this.storage.stat(key)) return key;
    if (!(await this.storage.stat(webpKey))) return null;
    const jpeg = await this.inTurn(WEIGHT_MIN, async () =>
      jpegOfPublished(await buffer(await this.storage.read(webpKey))),
    );
    await this.storage.put(key, jpeg, typeOf(key));
    return key;
  }

  /** Deletes stored files; those already gone are no fault. */
  remove(keys: string[]): Promise<void> {
    return this.storage.remove(keys);
  }

  /** One at a time, as each takes most memory. */
  private ofHeic(photo: Buffer, pixels: number): Promise<Derivatives> {
    return this.oneHeic.run(1, () =>
      this.inTurn(pixels, async () => makeDerivatives((await readHeic(photo, PHOTO_FRAME)).pixels)),
    );
  }

  private inTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    return this.pixelsInWork.run(Math.max(pixels, WEIGHT_MIN), work);
  }
}

const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
