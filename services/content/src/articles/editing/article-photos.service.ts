import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { media } from '@placelore/contracts/content/media.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { ImagePublisher } from '../../media/images/image-publisher.js';
import { getStoredKeys, getUploadKey } from '../../media/images/storage-keys.js';
import { UploadsService } from '../../media/uploads/uploads.service.js';
import { ArticleMutationsService } from '../core/article-mutations.service.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import type { ArticleImage } from './article-images.service.js';

type PhotoResponse = RouteResponse<typeof media.setArticlePhoto>;

/** Replaces images of articles: an upload becomes the main image, and a version keeps the former one. */
@Injectable()
export class ArticlePhotosService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly uploads: UploadsService,
    private readonly imagePublisher: ImagePublisher,
    private readonly jobs: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Sets an uploaded image as an article's main image. @returns its URL and the article's revision
   * @throws ApiError ARTICLE_NOT_FOUND; INVALID_INPUT naming `photoURL`; IMAGE_* when it is not a usable image
   */
  async set(actor: Actor, id: number, photoURL: string): Promise<PhotoResponse> {
    if (!(await this.articles.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const { uploadId, bytes, ...checked } = await this.uploads.read(actor, photoURL, id);
    const mediaId = randomUUID();
    try {
      await this.imagePublisher.publish(bytes, 'articles', mediaId, checked);
      const image = { ...(await this.imagePublisher.getUrls(mediaId, 'articles')), imageCredit: null };
      const revision = await this.dataSource.transaction((manager) =>
        this.applyPhoto(manager, actor, id, image, uploadId),
      );
      return { objectPath: image.imageUrl, revision };
    } catch (thrown) {
      // After any other error, the article may already refer to the files; the sweep decides a day later.
      if (thrown instanceof ApiError) await this.imagePublisher.delete(getStoredKeys(mediaId, 'articles'));
      throw thrown;
    }
  }

  /**
   * Returns a small preview of an uploaded image, as an article would show it, in WebP.
   * @throws ApiError as {@link set}
   */
  async preview(actor: Actor, id: number, photoURL: string): Promise<Buffer> {
    if (!(await this.articles.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const { bytes } = await this.uploads.read(actor, photoURL, id);
    return (await this.imagePublisher.createDerivatives(bytes))['thumbnail.webp'];
  }

  /** Marks an unwanted upload as used, and deletes it. @throws ApiError as {@link set} */
  async dismiss(actor: Actor, id: number, photoURL: string): Promise<void> {
    if (!(await this.articles.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const { uploadId } = await this.uploads.read(actor, photoURL, id);
    await this.dataSource.transaction(async (manager) => {
      await this.uploads.use(manager, uploadId);
      const requestedBy = formatRequester(actor);
      await this.jobs.enqueue(manager, 'media.deleted', { keys: [getUploadKey(uploadId)] }, { requestedBy });
    });
  }

  private async applyPhoto(manager: EntityManager, actor: Actor, id: number, image: ArticleImage, uploadId: string) {
    const requestedBy = formatRequester(actor);
    await this.uploads.use(manager, uploadId);
    const previous = await this.articles.lock(manager, id);
    const { title, revision } = await this.mutations.edit(manager, id, image, requestedBy, actor);
    await this.audit.record(manager, actor, {
      action: 'article.photo',
      subject: { type: 'article', id, name: title },
      before: { imageUrl: previous?.imageUrl ?? null },
      after: { imageUrl: image.imageUrl },
    });
    // The former image is kept as long as a version refers to it; after that, the sweep deletes it.
    await this.jobs.enqueue(manager, 'media.deleted', { keys: [getUploadKey(uploadId)] }, { requestedBy });
    return revision;
  }
}
