import { Injectable } from '@nestjs/common';
import type { PendingPhoto } from '@placelore/contracts/admin-articles.js';
import type { ArticleEditFields, NewArticleFields } from '@placelore/contracts/article-fields.js';
import type { AuditAction } from '@placelore/contracts/audit.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleRewritesRepository } from '../article-rewriting/article-rewrites.repository.js';
import type { Article } from '../articles/article.entity.js';
import type { ArticleVersion } from '../articles/article-version.entity.js';
import { changedFields } from '../articles/article-versioning.js';
import { ArticleVersionsRepository, type VersionRow } from '../articles/article-versions.repository.js';
import { type ArticleDraft, ArticleWriting } from '../articles/article-writing.service.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { requesterOf } from '../discoveries/ownership.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { editOf } from './article-fields.js';
import type { ArticleForm } from './article-form.js';
import { ArticlePictures } from './article-pictures.service.js';
import { told } from './told-fields.js';

/** What an article is until its editor says otherwise. */
const BLANK = {
  category: 'Other',
  location: '',
  latitude: null,
  longitude: null,
  nearbyAttractions: [],
  contentSource: 'admin_created',
  writing: null,
} as const;

/** Articles as admins write them. */
@Injectable()
export class ArticleEditing {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly versions: ArticleVersionsRepository,
    private readonly writing: ArticleWriting,
    private readonly rewrites: ArticleRewritesRepository,
    private readonly pictures: ArticlePictures,
    private readonly uploads: UploadsService,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /** An article, public or not, with the pictures the actor has sent for it. @throws ApiError ARTICLE_NOT_FOUND */
  async read(actor: Person, id: number): Promise<{ article: Article; pendingPhotos: PendingPhoto[] }> {
    const article = await this.repository.byId(id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    return { article, pendingPhotos: await this.uploads.pending(actor, id) };
  }

  /**
   * A new article. What an admin writes is looked through already; what is brought back is listed for review.
   * @throws ApiError INVALID_INPUT naming the field; SLUG_TAKEN; IMAGE_*
   */
  async create(actor: Person, { fields, image }: ArticleForm<NewArticleFields>): Promise<Article> {
    const given = { ...BLANK, ...editOf(fields, { title: '', content: '' }) };
    return this.pictures.withChosen({ ...fields, image }, null, (picture) =>
      this.dataSource.transaction(async (manager) => {
        const draft = {
          ...(given as ArticleDraft),
          ...picture,
          isPublic: fields.isPublic ?? false,
          adminReviewed: given.contentSource !== 'recovered',
        };
        const article = await this.writing.create(manager, draft, requesterOf(actor));
        await this.audit.record(manager, actor, {
          action: 'article.create',
          subject: { type: 'article', id: article.id, name: article.title },
          after: { ...told(article), isPublic: article.isPublic },
        });
        return article;
      }),
    );
  }

  /**
   * Saves what an editor sends of an article.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_CHANGED when the editor was opened before somebody else's save;
   * INVALID_INPUT naming the field; SLUG_TAKEN; IMAGE_*
   */
  async save(actor: Person, id: number, { fields, image }: ArticleForm<ArticleEditFields>): Promise<Article> {
    const seen = await this.repository.byId(id);
    if (!seen) throw new ApiError('ARTICLE_NOT_FOUND');
    // Looked at twice: no picture is made for a save that is refused anyway.
    await this.refuseStale(this.dataSource.manager, seen, fields.revision);
    editOf(fields, seen);
    const writer = await this.writerOf(id, fields);
    return this.pictures.withChosen({ ...fields, image }, seen.imageUrl, (picture) =>
      this.dataSource.transaction(async (manager) => {
        const before = await this.held(manager, id);
        await this.refuseStale(manager, before, fields.revision);
        const edit = { ...editOf(fields, before), ...writer, ...picture };
        const after = await this.writing.edit(manager, id, edit, requesterOf(actor), actor);
        await this.recordSave(manager, actor, 'article.edit', before, after);
        return after;
      }),
    );
  }

  /**
   * Makes an article what it was, which is a save like any other. A picture that is no more stays as it is.
   * @param opened the revision whoever restores has seen
   * @throws ApiError ARTICLE_NOT_FOUND, ARTICLE_VERSION_NOT_FOUND; ARTICLE_CHANGED when somebody else has saved since
   */
  async restore(actor: Person, id: number, number: number, opened: number | undefined): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.held(manager, id);
      await this.refuseStale(manager, before, opened);
      const version = await this.versions.byNumber(id, number, manager);
      if (!version) throw new ApiError('ARTICLE_VERSION_NOT_FOUND');
      const { latitude, longitude, imageUrl, thumbnailUrl, ...former } = version.former;
      const edit = {
        ...former,
        latitude: latitude === null ? null : Number(latitude),
        longitude: longitude === null ? null : Number(longitude),
        ...((await this.pictures.isThere(imageUrl)) && { imageUrl, thumbnailUrl }),
      };
      const after = await this.writing.edit(manager, id, edit, requesterOf(actor), actor);
      await this.recordSave(manager, actor, 'article.restore-version', before, after);
      return after;
    });
  }

  /** What an article was before, the latest first. @throws ApiError ARTICLE_NOT_FOUND */
  async versionsOf(id: number): Promise<VersionRow[]> {
    if (!(await this.repository.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    return this.versions.list(id);
  }

  /** @throws ApiError ARTICLE_NOT_FOUND, ARTICLE_VERSION_NOT_FOUND */
  async version(id: number, number: number): Promise<ArticleVersion> {
    if (!(await this.repository.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const version = await this.versions.byNumber(id, number);
    if (!version) throw new ApiError('ARTICLE_VERSION_NOT_FOUND');
    return version;
  }

  private async held(manager: EntityManager, id: number): Promise<Article> {
    const article = await this.repository.lock(manager, id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    return article;
  }

  /** Who wrote the text that is saved, when it was taken over from a rewrite of this article. */
  private async writerOf(
    id: number,
    { rewriteId, content }: ArticleEditFields,
  ): Promise<Pick<ArticleDraft, 'writing' | 'verification'> | null> {
    const rewrite = rewriteId === undefined || content === undefined ? null : await this.rewrites.byId(rewriteId);
    if (!rewrite?.result || rewrite.articleId !== id) return null;
    const { writing, verification } = rewrite.result;
    return { writing, verification };
  }

  /** @throws ApiError ARTICLE_CHANGED, saying who saved and when, unless the article is what the editor was opened with */
  private async refuseStale(
    manager: EntityManager,
    { id, revision, updatedAt }: Article,
    opened: number | undefined,
  ): Promise<void> {
    if (opened === undefined || opened === revision) return;
    const last = await this.versions.byNumber(id, revision - 1, manager);
    const savedBy = last?.savedByName ?? 'Somebody else';
    const savedAt = (last?.savedAt ?? updatedAt).toISOString();
    throw new ApiError('ARTICLE_CHANGED', {
      message: `${savedBy} has saved this article meanwhile. Nothing was overwritten.`,
      details: [
        { field: 'revision', message: `is ${revision} by now` },
        { field: 'savedBy', message: savedBy },
        { field: 'savedAt', message: savedAt },
      ],
    });
  }

  private async recordSave(
    manager: EntityManager,
    actor: Person,
    action: AuditAction,
    before: Article,
    after: Article,
  ): Promise<void> {
    const changed = changedFields(before, after);
    if (changed.length === 0) return;
    await this.audit.record(manager, actor, {
      action,
      subject: { type: 'article', id: after.id, name: after.title },
      before: told(before, changed),
      after: told(after, changed),
    });
  }
}
