import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { internalShares } from '@placelore/contracts/content/covers.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { GuidesRepository } from '../../guides/guides.repository.js';
import { OnDemandImages } from '../../media/images/on-demand-images.js';
import {
  type ShareImageSource,
  shareImageId,
  shareImageKey,
  toShareImageSource,
} from '../../media/share-image-keys.js';
import { composeShareImage } from './compose-share-image.js';

type ShareImageSubject = RouteResponse<typeof internalShares.read>;
type ShareImageCommit = RouteInput<typeof internalShares.commit>;

/** Key of a share image, or the new slug of its page. */
export type ShareImageLookup = { redirectSlug: string } | { key: string; stored: StoredObject };

/** Serves the preview images of shared links. They are made at the first request, and stored until the page changes. */
@Injectable()
export class ShareImagesService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly guides: GuidesRepository,
    private readonly storage: Storage,
    private readonly jobRequests: JobRequests,
    private readonly onDemandImages: OnDemandImages,
  ) {}

  /**
   * Returns the share image of a published article, or of a dynamic guide.
   * @throws ApiError ARTICLE_NOT_FOUND; as {@link OnDemandImages.getOrGenerate}
   */
  async find(actor: Actor, slug: string): Promise<ShareImageLookup> {
    const page = await this.findPage(slug);
    if (page.slug !== slug) return { redirectSlug: page.slug };
    const shareId = shareImageId(page);
    const key = shareImageKey(shareId);
    return {
      key,
      stored: await this.onDemandImages.getOrGenerate(actor, key, 'share.draw', shareId, { shareId, slug }),
    };
  }

  open(key: string): Promise<Readable> {
    return this.storage.read(key);
  }

  /**
   * Returns what a share image shows; null when it is already stored.
   * @throws ApiError OBJECT_NOT_FOUND when the page has changed since
   */
  async getSubject(shareId: string, slug: string): Promise<ShareImageSubject> {
    const page = await this.getUnchangedPage(shareId, slug);
    if ((await this.storage.stat(shareImageKey(shareId))) !== null) return null;
    return { card: page.card, cover: (await this.hasImage(page)) ? null : page.cover };
  }

  /**
   * Composes the share image from its panel and the page's image (or else a drawn background), and finishes the job.
   * @throws ApiError OBJECT_NOT_FOUND when the page has changed since, or there is no background; IMAGE_UNREADABLE
   */
  async commit({ shareId, jobRequestId, slug, panel, ground }: ShareImageCommit): Promise<void> {
    const page = await this.getUnchangedPage(shareId, slug);
    const background = ground === null ? await this.readImage(page) : Buffer.from(ground, 'base64');
    const image = await composeShareImage(background, Buffer.from(panel, 'base64'));
    await this.storage.put(shareImageKey(shareId), image, 'image/png');
    await this.jobRequests.finishInOwnTransaction(jobRequestId, { status: 'done' });
  }

  private async findPage(slug: string): Promise<ShareImageSource> {
    const article = await this.articles.findBySlug(slug);
    if (article?.isPublic) return toShareImageSource(article);
    const guide = await this.guides.findUnexpired({ slug });
    if (!guide) throw new ApiError('ARTICLE_NOT_FOUND');
    return toShareImageSource(guide);
  }

  private async getUnchangedPage(shareId: string, slug: string): Promise<ShareImageSource> {
    const page = await this.findPage(slug);
    if (shareImageId(page) !== shareId) throw new ApiError('OBJECT_NOT_FOUND');
    return page;
  }

  private async hasImage({ imageKey }: ShareImageSource): Promise<boolean> {
    return imageKey !== null && (await this.storage.stat(imageKey)) !== null;
  }

  private async readImage(page: ShareImageSource): Promise<Buffer> {
    if (page.imageKey === null || !(await this.hasImage(page))) throw new ApiError('OBJECT_NOT_FOUND');
    return buffer(await this.storage.read(page.imageKey));
  }
}
