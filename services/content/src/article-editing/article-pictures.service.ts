import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { addressOf, folderOf, keyAt, mediaKeysOf, storedKeysOf } from '../media/media-keys.js';
import { PublishedPictures } from '../media/published-pictures.js';

/** The picture's columns of an article. */
export interface ArticlePicture {
  imageUrl: string;
  thumbnailUrl: string | null;
}

/** What an editor says of the picture: one of these, or nothing. */
export interface PictureChoice {
  image: Buffer | null;
  imageUrl?: string | undefined;
  removeImage?: boolean | undefined;
}

const NO_PICTURE: ArticlePicture = { imageUrl: '', thumbnailUrl: null };

/** Pictures that editors send with an article, or before it. */
@Injectable()
export class ArticlePictures {
  constructor(
    private readonly pictures: PublishedPictures,
    private readonly storage: Storage,
  ) {}

  /**
   * Makes a picture that an article can be given by its address.
   * @returns sizes in bytes: of what was sent, and of what is shown
   * @throws ApiError IMAGE_* when it is no picture that can be shown
   */
  async make(image: Buffer): Promise<{ imageUrl: string; originalSize: number; optimizedSize: number }> {
    const { photo } = await this.pictures.publish(image, 'articles', randomUUID());
    const stored = await this.storage.stat(photo);
    return { imageUrl: addressOf(photo), originalSize: image.length, optimizedSize: stored?.size ?? 0 };
  }

  /**
   * Does `save` with the picture an editor chose, empty for none and null when it stays as it is. One that was sent is
   * removed again when nothing is saved.
   * @throws ApiError INVALID_INPUT naming the field: for more than one choice, and an address that is no picture of an
   * article; IMAGE_*
   */
  async withChosen<T>(
    { image, imageUrl, removeImage }: PictureChoice,
    current: string | null,
    save: (picture: ArticlePicture | null) => Promise<T>,
  ): Promise<T> {
    const choices = [image !== null, imageUrl !== undefined, removeImage === true].filter(Boolean);
    if (choices.length > 1) throw invalidField('image', 'must be one of image, imageUrl and removeImage');
    if (image !== null) return this.withMade(image, save);
    if (removeImage) return save(NO_PICTURE);
    return save(imageUrl === undefined || imageUrl === current ? null : await this.madeBefore(imageUrl));
  }

  /** Whether the files of a picture are there; of covers, which are drawn when somebody looks, always. */
  async isThere(imageUrl: string): Promise<boolean> {
    const key = keyAt(imageUrl);
    return key === null || folderOf(key) === null || (await this.storage.stat(key)) !== null;
  }

  private async withMade<T>(image: Buffer, save: (picture: ArticlePicture) => Promise<T>): Promise<T> {
    const mediaId = randomUUID();
    try {
      await this.pictures.publish(image, 'articles', mediaId);
      return await save(asPicture(mediaId));
    } catch (thrown) {
      // Of any other fault nobody knows whether the article names them already; the sweep does, a day later.
      if (thrown instanceof ApiError) await this.pictures.remove(storedKeysOf(mediaId, 'articles'));
      throw thrown;
    }
  }

  private async madeBefore(imageUrl: string): Promise<ArticlePicture> {
    const folder = folderOf(keyAt(imageUrl) ?? '');
    const picture = folder?.kind === 'articles' ? asPicture(folder.mediaId) : null;
    if (picture?.imageUrl !== imageUrl || !(await this.isThere(imageUrl))) {
      throw invalidField('imageUrl', 'must be a picture that was uploaded for an article');
    }
    return picture;
  }
}

function asPicture(mediaId: string): ArticlePicture {
  const { photo, thumbnail } = mediaKeysOf(mediaId, 'articles');
  return { imageUrl: addressOf(photo), thumbnailUrl: addressOf(thumbnail) };
}
