import { Injectable } from '@nestjs/common';
import type { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import type { FoundPhoto, PhotoSubject } from '@placelore/contracts/content/photo-steps.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { DataSource, type EntityManager } from 'typeorm';
import { isCover } from '../../media/cover-keys.js';
import { OpenPhotoStore } from '../../media/images/open-photo-store.js';
import { derivePhotoMediaId } from '../../media/images/storage-keys.js';
import type { Article } from '../core/article.entity.js';
import { ArticleMutationsService } from '../core/article-mutations.service.js';
import { type SavedBy, SYSTEM_USER } from '../core/article-versioning.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { PhotoRequests } from '../core/photo-requests.js';
import { CommonsPhotosRepository, type DuePhoto } from './commons-photos.repository.js';

/** Requester of the index update after an article gets a photo. */
const REQUESTED_BY = 'photo.find';
/** Number of photos in one batch of license checks. */
const DUE_BATCH_SIZE = 50;

/** Content's steps of the jobs `photo.find` and `photos.refresh`. All of them can be repeated. */
@Injectable()
export class CommonsPhotosService {
  constructor(
    private readonly repository: CommonsPhotosRepository,
    private readonly articles: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly photoRequests: PhotoRequests,
    private readonly photoStore: OpenPhotoStore,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns what a photo must show and which photos are excluded; null when the article was deleted, or has an image
   * that a photo from an open collection must not replace.
   */
  async findSubject(id: number, replaced: string | null): Promise<PhotoSubject | null> {
    const article = await this.articles.findById(id);
    if (!article || !canReplaceImage(article, replaced)) return null;
    const { title, location, category, latitude, longitude } = article;
    const position =
      latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
    const refused = await this.repository.listRefused(id);
    return {
      place: { name: title, location: location.slice(0, 300), category, position },
      excluded: replaced === null ? refused : [replaced, ...refused],
    };
  }

  /**
   * Stores the published sizes of a downloaded photo. @returns the key of the largest
   * @throws ApiError IMAGE_*; IMAGE_TOO_SMALL when the file is narrower than its description claims
   */
  store(id: number, sha1: string, photo: Buffer): Promise<string> {
    return this.photoStore.store(derivePhotoMediaId(id, sha1), photo);
  }

  /** Shows a stored photo; see {@link show}. */
  commit({ id, ...photo }: RouteInput<typeof internalArticlePhotos.commit>): Promise<boolean> {
    return this.dataSource.transaction((manager) => this.show(manager, id, photo));
  }

  /**
   * Shows a stored photo with its credit. Returns false when the article has been deleted or has got another image, or
   * when the photo was refused.
   * @throws ApiError OBJECT_NOT_FOUND when the photo is not stored
   */
  async show(manager: EntityManager, id: number, { credit, replaced }: FoundPhoto): Promise<boolean> {
    const urls = await this.photoStore.getUrls(derivePhotoMediaId(id, credit.sha1));
    const article = await this.articles.lock(manager, id);
    if (!article) return false;
    if (article.imageCredit?.sha1 === credit.sha1) return true;
    if (!canReplaceImage(article, replaced) || (await this.repository.isRefused(manager, id, credit.sha1)))
      return false;
    await this.mutations.edit(manager, id, { ...urls, imageCredit: credit }, REQUESTED_BY);
    return true;
  }

  /** Returns photos whose license was not checked for 90 days. */
  listDue(): Promise<DuePhoto[]> {
    return this.repository.listDue(DUE_BATCH_SIZE);
  }

  /**
   * Stores the result of a license check. A photo that its source withdrew is never shown again; one whose license
   * changed may be found again. In both cases a cover replaces it.
   */
  async saveStatus({ id, sha1, status }: RouteInput<typeof internalArticlePhotos.saveStatus>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const article = await this.articles.lock(manager, id);
      if (article?.imageCredit?.sha1 !== sha1) return;
      if (status === 'available') return this.repository.saveCheckTime(manager, id, article.imageCredit);
      if (status === 'withdrawn') await this.repository.refuse(manager, id, sha1, null);
      await this.takeDown(manager, article, REQUESTED_BY);
    });
  }

  /** Replaces the photo of an article with a cover, and requests another photo if the article is public. */
  async takeDown(
    manager: EntityManager,
    { id, isPublic }: Article,
    requestedBy: string,
    savedBy: SavedBy = SYSTEM_USER,
  ): Promise<Article> {
    const article = await this.mutations.edit(manager, id, { imageUrl: '', thumbnailUrl: null }, requestedBy, savedBy);
    if (isPublic) await this.photoRequests.request(manager, article, requestedBy);
    return article;
  }
}

/**
 * Whether an article's image may be replaced. Only a cover or the photo to be replaced may; photos of visitors and
 * editors have priority.
 */
const canReplaceImage = ({ imageUrl, imageCredit }: Article, replaced: string | null): boolean =>
  isCover(imageUrl) || (replaced !== null && imageCredit?.sha1 === replaced);
