import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { media } from '@placelore/contracts/media.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleWriting } from '../articles/article-writing.service.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { requesterOf } from '../discoveries/ownership.js';
import { addressOf, type MediaKeys, storedKeysOf, uploadKeyOf } from '../media/media-keys.js';
import { PublishedPictures } from '../media/published-pictures.js';
import { UploadsService } from '../uploads/uploads.service.js';

type ShownPhoto = RouteAnswer<typeof media.setArticlePhoto>;

/** Pictures of articles: an upload becomes the picture that is shown, and a version keeps what it replaces. */
@Injectable()
export class ArticlePhotosService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly writing: ArticleWriting,
    private readonly uploads: UploadsService,
    private readonly pictures: PublishedPictures,
    private readonly work: WorkRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Gives an article the picture that was sent to an upload address; returns where it is shown, and the article's revision then.
   * @throws ApiError ARTICLE_NOT_FOUND; INVALID_INPUT naming `photoURL`; IMAGE_* when it is no picture that can be shown
   */
  async set(actor: Person, id: number, photoURL: string): Promise<ShownPhoto> {
    if (!(await this.articles.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const { uploadId, bytes, ...checked } = await this.uploads.read(actor, photoURL);
    const mediaId = randomUUID();
    try {
      const keys = await this.pictures.publish(bytes, 'articles', mediaId, checked);
      const revision = await this.dataSource.transaction((manager) => this.show(manager, actor, id, keys, uploadId));
      return { objectPath: addressOf(keys.photo), revision };
    } catch (thrown) {
      // Of any other fault nobody knows whether the article names them already; the sweep does, a day later.
      if (thrown instanceof ApiError) await this.pictures.remove(storedKeysOf(mediaId, 'articles'));
      throw thrown;
    }
  }

  /**
   * A picture that was sent to an upload address, as an article would show it, small.
   * @returns WebP
   * @throws ApiError as {@link set}
   */
  async preview(actor: Person, id: number, photoURL: string): Promise<Buffer> {
    if (!(await this.articles.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const { bytes } = await this.uploads.read(actor, photoURL);
    return (await this.pictures.formsOf(bytes))['thumbnail.webp'];
  }

  /** Uses a picture up that no article is to show, and deletes it. @throws ApiError as {@link set} */
  async dismiss(actor: Person, id: number, photoURL: string): Promise<void> {
    if (!(await this.articles.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const { uploadId } = await this.uploads.read(actor, photoURL);
    await this.dataSource.transaction(async (manager) => {
      await this.uploads.use(manager, uploadId);
      const requestedBy = requesterOf(actor);
      await this.work.request(manager, 'media.removed', { keys: [uploadKeyOf(uploadId)] }, { requestedBy });
    });
  }

  private async show(manager: EntityManager, actor: Person, id: number, keys: MediaKeys, uploadId: string) {
    const requestedBy = requesterOf(actor);
    await this.uploads.use(manager, uploadId);
    const former = await this.articles.lock(manager, id);
    const picture = { imageUrl: addressOf(keys.photo), thumbnailUrl: addressOf(keys.thumbnail) };
    const { title, revision } = await this.writing.edit(manager, id, picture, requestedBy, actor);
    await this.audit.record(manager, actor, {
      action: 'article.photo',
      subject: { type: 'article', id, name: title },
      before: { imageUrl: former?.imageUrl ?? null },
      after: { imageUrl: picture.imageUrl },
    });
    // The former picture stays for as long as a version has it; then the sweep takes it.
    await this.work.request(manager, 'media.removed', { keys: [uploadKeyOf(uploadId)] }, { requestedBy });
    return revision;
  }
}
