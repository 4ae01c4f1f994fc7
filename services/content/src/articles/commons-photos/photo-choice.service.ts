import { Injectable } from '@nestjs/common';
import type { ShownImage } from '@placelore/contracts/content/articles/article-photos.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { isCover } from '../../media/cover-keys.js';
import type { Article } from '../core/article.entity.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { PhotoRequests } from '../core/photo-requests.js';
import { CommonsPhotosRepository } from './commons-photos.repository.js';
import { CommonsPhotosService } from './commons-photos.service.js';

/** Ms that a request waits for another photo: a search, a download and the safety check. */
const SEARCH_TIMEOUT_MS = 40_000;

/** Lets editors refuse or replace photos of Wikimedia Commons. */
@Injectable()
export class PhotoChoiceService {
  constructor(
    private readonly repository: CommonsPhotosRepository,
    private readonly photos: CommonsPhotosService,
    private readonly articles: ArticlesRepository,
    private readonly photoRequests: PhotoRequests,
    private readonly jobResults: JobResults,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Permanently refuses a photo for an article. If the article shows it, a cover replaces it.
   * @throws ApiError ARTICLE_NOT_FOUND
   */
  refuse(actor: Actor, id: number, sha1: string): Promise<ShownImage> {
    return this.dataSource.transaction(async (manager) => {
      const article = await this.articles.lock(manager, id);
      if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
      const isNew = await this.repository.refuse(manager, id, sha1, actor.userId);
      if (isNew) {
        await this.audit.record(manager, actor, {
          action: 'article.refuse-photo',
          subject: { type: 'article', id, name: article.title },
          before: { imageUrl: article.imageUrl, imageCredit: article.imageCredit },
          after: { refused: sha1 },
        });
      }
      if (article.imageCredit?.sha1 !== sha1) return toShownImage(article);
      return toShownImage(await this.photos.takeDown(manager, article, formatRequester(actor), actor));
    });
  }

  /**
   * Searches for another photo. @returns the image that the article shows afterward
   * @throws ApiError ARTICLE_NOT_FOUND; OPEN_PHOTOS_OFF; ARTICLE_HAS_PHOTO when a visitor or an editor contributed the
   * image; TIMED_OUT while the search continues; otherwise with the code of the failed search
   */
  async findAnother(actor: Actor, id: number): Promise<ShownImage> {
    const article = await this.articles.findById(id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    if (!this.photoRequests.isEnabled) throw new ApiError('OPEN_PHOTOS_OFF');
    if (!isCover(article.imageUrl) && article.imageCredit === null) throw new ApiError('ARTICLE_HAS_PHOTO');
    const replaced = article.imageCredit?.sha1 ?? null;
    const { manager } = this.dataSource;
    const jobRequestId = await this.photoRequests.enqueue(manager, id, replaced, formatRequester(actor));
    await this.jobResults.waitUntilFinished(jobRequestId, SEARCH_TIMEOUT_MS);
    const changed = await this.articles.findById(id);
    if (!changed) throw new ApiError('ARTICLE_NOT_FOUND');
    return toShownImage(changed);
  }
}

const toShownImage = ({ imageUrl, thumbnailUrl, imageCredit, revision }: Article): ShownImage => ({
  imageUrl: imageUrl || null,
  thumbnailUrl,
  imageCredit,
  revision,
});
