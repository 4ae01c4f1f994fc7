import { Injectable } from '@nestjs/common';
import type { PendingPhoto } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ArticleEditFields, NewArticleFields } from '@placelore/contracts/content/articles/article-fields.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { AuditAction } from '@placelore/contracts/system/audit.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { UploadsService } from '../../media/uploads/uploads.service.js';
import { CommonsPhotosRepository } from '../commons-photos/commons-photos.repository.js';
import type { Article } from '../core/article.entity.js';
import { type ArticleDraft, ArticleMutationsService } from '../core/article-mutations.service.js';
import type { ArticleVersion } from '../core/article-version.entity.js';
import { findChangedFields } from '../core/article-versioning.js';
import { ArticleVersionsRepository, type VersionRow } from '../core/article-versions.repository.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { ArticleRewritesRepository } from '../rewriting/article-rewrites.repository.js';
import { auditSnapshot } from '../trash/article-audit-snapshot.js';
import { toArticleEdit } from './article-fields.js';
import type { ArticleForm } from './article-form.js';
import { ArticleImagesService } from './article-images.service.js';
import { addEditorSentences } from './editor-sentences.js';

/** Defaults of a new article. */
const DEFAULT_FIELDS = {
  category: 'Other',
  location: '',
  latitude: null,
  longitude: null,
  nearbyAttractions: [],
  contentSource: 'admin_created',
  writing: null,
} as const;

/** Creates, edits and restores articles for admins. */
@Injectable()
export class ArticleEditingService {
  constructor(
    private readonly repository: ArticlesRepository,
    private readonly versions: ArticleVersionsRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly rewrites: ArticleRewritesRepository,
    private readonly images: ArticleImagesService,
    private readonly uploads: UploadsService,
    private readonly photos: CommonsPhotosRepository,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns an article, public or not, with the images that the actor uploaded for it.
   * @throws ApiError ARTICLE_NOT_FOUND
   */
  async read(actor: Actor, id: number): Promise<{ article: Article; pendingPhotos: PendingPhoto[] }> {
    const article = await this.repository.findById(id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    return { article, pendingPhotos: await this.uploads.listPending(actor, id) };
  }

  /**
   * Creates an article. An article by an admin counts as reviewed; a recovered one is listed for review.
   * @throws ApiError INVALID_INPUT naming the field; SLUG_TAKEN; IMAGE_*
   */
  async create(actor: Actor, { fields, image }: ArticleForm<NewArticleFields>): Promise<Article> {
    const fieldValues = { ...DEFAULT_FIELDS, ...toArticleEdit(fields, { title: '', content: '' }) };
    return this.images.saveWithImage({ ...fields, image }, null, (articleImage) =>
      this.dataSource.transaction(async (manager) => {
        const draft = {
          ...(fieldValues as ArticleDraft),
          ...articleImage,
          isPublic: fields.isPublic ?? false,
          adminReviewed: fieldValues.contentSource !== 'recovered',
        };
        const article = await this.mutations.create(manager, draft, formatRequester(actor));
        await this.audit.record(manager, actor, {
          action: 'article.create',
          subject: { type: 'article', id: article.id, name: article.title },
          after: { ...auditSnapshot(article), isPublic: article.isPublic },
        });
        return article;
      }),
    );
  }

  /**
   * Saves an edit of an article.
   * @throws ApiError ARTICLE_NOT_FOUND; ARTICLE_CHANGED when the article was saved again after the editor was opened;
   * INVALID_INPUT naming the field; SLUG_TAKEN; IMAGE_*
   */
  async save(actor: Actor, id: number, { fields, image }: ArticleForm<ArticleEditFields>): Promise<Article> {
    const current = await this.repository.findById(id);
    if (!current) throw new ApiError('ARTICLE_NOT_FOUND');
    // The revision is checked here and again in the transaction, so that no image is made for a save that will be
    // rejected.
    await this.assertNotStale(this.dataSource.manager, current, fields.revision);
    toArticleEdit(fields, current);
    const provenance = await this.findProvenance(id, fields);
    return this.images.saveWithImage({ ...fields, image }, current.imageUrl, (articleImage) =>
      this.dataSource.transaction(async (manager) => {
        const before = await this.lockArticle(manager, id);
        await this.assertNotStale(manager, before, fields.revision);
        const edit = gradeEdit({ ...toArticleEdit(fields, before), ...provenance, ...articleImage }, before);
        const after = await this.mutations.edit(manager, id, edit, formatRequester(actor), actor);
        await this.recordSave(manager, actor, 'article.edit', before, after);
        return after;
      }),
    );
  }

  /**
   * Restores a version as a new save. An image that no longer exists or was refused is not restored.
   * @param expectedRevision the revision that the caller has seen
   * @throws ApiError ARTICLE_NOT_FOUND, ARTICLE_VERSION_NOT_FOUND; ARTICLE_CHANGED when the article was saved since
   */
  async restore(actor: Actor, id: number, number: number, expectedRevision: number | undefined): Promise<Article> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.lockArticle(manager, id);
      await this.assertNotStale(manager, before, expectedRevision);
      const version = await this.versions.findByNumber(id, number, manager);
      if (!version) throw new ApiError('ARTICLE_VERSION_NOT_FOUND');
      const { latitude, longitude, imageUrl, thumbnailUrl, imageCredit = null, ...fields } = version.former;
      const isUsable =
        (await this.images.isStored(imageUrl)) &&
        (imageCredit === null || !(await this.photos.isRefused(manager, id, imageCredit.sha1)));
      const edit = {
        ...fields,
        latitude: latitude === null ? null : Number(latitude),
        longitude: longitude === null ? null : Number(longitude),
        ...(isUsable && { imageUrl, thumbnailUrl, imageCredit }),
      };
      const after = await this.mutations.edit(manager, id, edit, formatRequester(actor), actor);
      await this.recordSave(manager, actor, 'article.restore-version', before, after);
      return after;
    });
  }

  /** Returns the former states of an article, latest first. @throws ApiError ARTICLE_NOT_FOUND */
  async listVersions(id: number): Promise<VersionRow[]> {
    if (!(await this.repository.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    return this.versions.list(id);
  }

  /** @throws ApiError ARTICLE_NOT_FOUND, ARTICLE_VERSION_NOT_FOUND */
  async getVersion(id: number, number: number): Promise<ArticleVersion> {
    if (!(await this.repository.exists(id))) throw new ApiError('ARTICLE_NOT_FOUND');
    const version = await this.versions.findByNumber(id, number);
    if (!version) throw new ApiError('ARTICLE_VERSION_NOT_FOUND');
    return version;
  }

  private async lockArticle(manager: EntityManager, id: number): Promise<Article> {
    const article = await this.repository.lock(manager, id);
    if (!article) throw new ApiError('ARTICLE_NOT_FOUND');
    return article;
  }

  /** Returns the model that wrote the text, and its facts, if the text comes from a rewrite of this article. */
  private async findProvenance(
    id: number,
    { rewriteId, content }: ArticleEditFields,
  ): Promise<Pick<ArticleDraft, 'writing' | 'verification' | 'knowledge'> | null> {
    const rewrite = rewriteId === undefined || content === undefined ? null : await this.rewrites.findById(rewriteId);
    if (!rewrite?.result || rewrite.articleId !== id) return null;
    const { writing, verification, knowledge } = rewrite.result;
    return { writing, verification, knowledge };
  }

  /**
   * @throws ApiError ARTICLE_CHANGED with user and time of the last save, unless the article has the expected revision
   */
  private async assertNotStale(
    manager: EntityManager,
    { id, revision, updatedAt }: Article,
    expectedRevision: number | undefined,
  ): Promise<void> {
    if (expectedRevision === undefined || expectedRevision === revision) return;
    const lastVersion = await this.versions.findByNumber(id, revision - 1, manager);
    const savedBy = lastVersion?.savedByName ?? 'Somebody else';
    const savedAt = (lastVersion?.savedAt ?? updatedAt).toISOString();
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
    actor: Actor,
    action: AuditAction,
    before: Article,
    after: Article,
  ): Promise<void> {
    const changed = findChangedFields(before, after);
    if (changed.length === 0) return;
    await this.audit.record(manager, actor, {
      action,
      subject: { type: 'article', id: after.id, name: after.title },
      before: auditSnapshot(before, changed),
      after: auditSnapshot(after, changed),
    });
  }
}

/** Grades the sentences that a person wrote, in a text that was checked. */
function gradeEdit<T extends Pick<Partial<ArticleDraft>, 'content' | 'verification'>>(edit: T, before: Article): T {
  const verification = edit.verification ?? before.verification;
  if (edit.content === undefined || verification === null) return edit;
  return { ...edit, verification: addEditorSentences(verification, edit.content, before) };
}
