import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { ImagePublisher } from '../../media/images/image-publisher.js';
import {
  getImageKeys,
  getStoredKeys,
  keyFromUrl,
  parseImageFolder,
  toObjectUrl,
} from '../../media/images/storage-keys.js';
import type { Article } from '../core/article.entity.js';
import { ArticlesRepository } from '../core/articles.repository.js';

/** Image columns of an article. */
export type ArticleImage = Pick<Article, 'imageUrl' | 'thumbnailUrl' | 'imageCredit'>;

/** Image that an editor chose; at most one of the fields may be set. */
export interface ImageChoice {
  image: Buffer | null;
  imageUrl?: string | undefined;
  removeImage?: boolean | undefined;
}

const NO_IMAGE: ArticleImage = { imageUrl: '', thumbnailUrl: null, imageCredit: null };

/** Stores the images that editors submit with an article or before it. */
@Injectable()
export class ArticleImagesService {
  constructor(
    private readonly publisher: ImagePublisher,
    private readonly storage: Storage,
    private readonly articles: ArticlesRepository,
  ) {}

  /**
   * Stores an image that articles can then refer to by its URL.
   * @returns the sizes in bytes of the upload and of the stored image
   * @throws ApiError IMAGE_* when it is not a usable image
   */
  async upload(image: Buffer): Promise<{ imageUrl: string; originalSize: number; optimizedSize: number }> {
    const { photo } = await this.publisher.publish(image, 'articles', randomUUID());
    const stored = await this.storage.stat(photo);
    return { imageUrl: toObjectUrl(photo), originalSize: image.length, optimizedSize: stored?.size ?? 0 };
  }

  /**
   * Calls `save` with the chosen image: null when it stays unchanged, empty when it is removed. A new image is deleted
   * again when the save fails.
   * @throws ApiError INVALID_INPUT naming the field: for more than one choice, and for a URL that is not an image of an
   * article; IMAGE_*
   */
  async saveWithImage<T>(
    { image, imageUrl, removeImage }: ImageChoice,
    current: string | null,
    save: (articleImage: ArticleImage | null) => Promise<T>,
  ): Promise<T> {
    const choices = [image !== null, imageUrl !== undefined, removeImage === true].filter(Boolean);
    if (choices.length > 1) throw invalidField('image', 'must be one of image, imageUrl and removeImage');
    if (image !== null) return this.saveWithNewImage(image, save);
    if (removeImage) return save(NO_IMAGE);
    return save(imageUrl === undefined || imageUrl === current ? null : await this.findUploadedImage(imageUrl));
  }

  /** Whether the files of an image exist. Covers always count as existing, because they are drawn on demand. */
  async isStored(imageUrl: string): Promise<boolean> {
    const key = keyFromUrl(imageUrl);
    return key === null || parseImageFolder(key) === null || (await this.storage.stat(key)) !== null;
  }

  private async saveWithNewImage<T>(image: Buffer, save: (articleImage: ArticleImage) => Promise<T>): Promise<T> {
    const mediaId = randomUUID();
    try {
      await this.publisher.publish(image, 'articles', mediaId);
      return await save(await this.getImage(mediaId));
    } catch (thrown) {
      // After any other error, the article may already refer to the files; the sweep decides a day later.
      if (thrown instanceof ApiError) await this.publisher.delete(getStoredKeys(mediaId, 'articles'));
      throw thrown;
    }
  }

  private async findUploadedImage(imageUrl: string): Promise<ArticleImage> {
    const folder = parseImageFolder(keyFromUrl(imageUrl) ?? '');
    const isPhoto =
      folder?.kind === 'articles' && toObjectUrl(getImageKeys(folder.mediaId, 'articles').photo) === imageUrl;
    if (!isPhoto || !(await this.isStored(imageUrl))) {
      throw invalidField('imageUrl', 'must be an image that was uploaded for an article');
    }
    const image = await this.getImage(folder.mediaId);
    return { ...image, imageCredit: await this.articles.findImageCredit(folder.mediaId, imageUrl) };
  }

  private async getImage(mediaId: string): Promise<ArticleImage> {
    return { ...(await this.publisher.getUrls(mediaId, 'articles')), imageCredit: null };
  }
}
