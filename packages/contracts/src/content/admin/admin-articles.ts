import { z } from 'zod';
import { provenance } from '../../analysis/analyses.js';
import { route } from '../../core/route.js';
import { byRowId, rowIdText } from '../../core/row-ids.js';
import { optionalText } from '../../core/text.js';
import { CATEGORIES } from '../../places/categories.js';
import { factConflict } from '../../places/sources/fact-conflicts.js';
import { ARTICLE_LIMITS, articleEdit, degrees, newArticle } from '../articles/article-fields.js';
import { rewrittenArticle } from '../articles/article-rewrites.js';
import { articleVersion, articleVersionState, MAX_ARTICLE_VERSIONS } from '../articles/article-versions.js';
import { ARTICLES_PAGE, article, CONTENT_SOURCES } from '../articles/articles.js';
import {
  ARTICLE_ORDERS,
  adminArticleRow,
  MAX_ADMIN_SEARCH_LENGTH,
  PAGINATION_NOTE,
  pageQuery,
  VISIBILITIES,
} from './admin-lists.js';

/** Image an admin uploaded for an article that does not show it yet. */
export const pendingPhoto = z.object({
  status: z.literal('pending'),
  /** Value for `media.setArticlePhoto`. */
  photoURL: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Time until which the upload can be used. */
  expiresAt: z.iso.datetime(),
});
export type PendingPhoto = z.infer<typeof pendingPhoto>;

/** Article as loaded by the editor. */
export const adminArticle = article.extend({
  discoveryId: z.number().int().nullable(),
  /** With a note for operators why another writer was not used; null if a person wrote it. */
  writing: provenance.nullable(),
  /** Increases with every save. Saves send it back, so that they cannot overwrite the save of another admin. */
  revision: z.number().int().positive(),
  /** Statements in its sources that contradict each other. */
  sourceConflicts: z.array(factConflict),
  /** The caller's own pending photos, the latest first. */
  pendingPhotos: z.array(pendingPhoto),
});
export type AdminArticle = z.infer<typeof adminArticle>;

/** Author of an article. */
export const articleAuthor = z.object({
  id: z.number().int(),
  /** Discovery the article is about; null without one. */
  discoveryId: z.number().int().nullable(),
  /** Author's name when the discovery was made; null for guests and users without a name. */
  username: z.string().nullable(),
});
export type ArticleAuthor = z.infer<typeof articleAuthor>;

const byVersion = byRowId.extend({ number: rowIdText });

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const ARTICLE_ERRORS = [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND'] as const;
const IMAGE_ERRORS = [
  'IMAGE_EMPTY',
  'IMAGE_TOO_LARGE',
  'IMAGE_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_MANY_PIXELS',
  'UNSUPPORTED_MEDIA_TYPE',
  'TIMED_OUT',
] as const;
const FORM_MEDIA_TYPES = ['multipart/form-data', 'application/json'] as const;

export const adminArticles = {
  list: route({
    id: 'adminArticles.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles',
    access: 'admin',
    summary:
      'Lists all articles, last changed first unless `sort` is set; with `q`, up to 1000 matches, best match first. ' +
      `${PAGINATION_NOTE}`,
    query: z.object({
      ...pageQuery,
      q: optionalText(MAX_ADMIN_SEARCH_LENGTH),
      category: z.enum(CATEGORIES).optional(),
      contentSource: z.enum(CONTENT_SOURCES).optional(),
      visibility: z.enum(VISIBILITIES).optional(),
      reviewed: z.enum(['true', 'false']).optional(),
      sort: z.enum(ARTICLE_ORDERS).optional(),
    }),
    response: z.object({ articles: z.array(adminArticleRow), total: z.number().int() }),
    errors: ADMIN_ERRORS,
  }),
  listAuthors: route({
    id: 'adminArticles.listAuthors',
    service: 'content',
    method: 'GET',
    path: '/api/admin/article-authors',
    access: 'admin',
    summary: `Returns the authors of the discoveries of up to ${ARTICLES_PAGE.max} articles, in the order of their ids`,
    query: z.object({
      ids: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, `must be 1 to ${ARTICLES_PAGE.max} ids, separated by commas`),
    }),
    response: z.array(articleAuthor),
    errors: ADMIN_ERRORS,
  }),
  uploadImage: route({
    id: 'adminArticles.uploadImage',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/upload-image',
    access: 'admin',
    summary:
      'Creates an article image of 1200 × 800 pixels, which is deleted after a day unless an article uses it. Sizes ' +
      'are in bytes',
    bodyKind: 'stream',
    consumes: ['multipart/form-data'],
    body: z.object({}),
    response: z.object({
      imageUrl: z.string(),
      originalSize: z.number().int(),
      optimizedSize: z.number().int(),
    }),
    errors: [...ADMIN_ERRORS, 'IMAGE_MISSING', ...IMAGE_ERRORS],
  }),
  read: route({
    id: 'adminArticles.read',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id',
    access: 'admin',
    summary: 'Returns an article for editing, public or not',
    params: byRowId,
    response: adminArticle,
    errors: ARTICLE_ERRORS,
  }),
  create: route({
    id: 'adminArticles.create',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles',
    access: 'admin',
    summary: 'Creates an article from a form or JSON; its image is one of `image`, `imageUrl` and `removeImage`',
    bodyKind: 'stream',
    consumes: FORM_MEDIA_TYPES,
    body: newArticle,
    response: adminArticle,
    status: 201,
    errors: [...ADMIN_ERRORS, 'SLUG_TAKEN', 'BODY_TOO_LARGE', ...IMAGE_ERRORS],
  }),
  edit: route({
    id: 'adminArticles.edit',
    service: 'content',
    method: 'PATCH',
    path: '/api/admin/articles/:id',
    access: 'admin',
    summary:
      'Saves changes of an article from a form or JSON, and stores the former state as a version. With `revision`, ' +
      'a save after another one is rejected; `details` names its author (`savedBy`) and time (`savedAt`)',
    params: byRowId,
    bodyKind: 'stream',
    consumes: FORM_MEDIA_TYPES,
    body: articleEdit,
    response: adminArticle,
    errors: [...ARTICLE_ERRORS, 'ARTICLE_CHANGED', 'SLUG_TAKEN', 'BODY_TOO_LARGE', ...IMAGE_ERRORS],
  }),
  delete: route({
    id: 'adminArticles.delete',
    service: 'content',
    method: 'DELETE',
    path: '/api/admin/articles/:id',
    access: 'admin',
    summary: 'Deletes an article but not its discovery. It can be restored for 30 days',
    params: byRowId,
    errors: ARTICLE_ERRORS,
  }),
  markReviewed: route({
    id: 'adminArticles.markReviewed',
    service: 'content',
    method: 'PATCH',
    path: '/api/admin/articles/:id/mark-reviewed',
    access: 'admin',
    summary: 'Removes an article from the review lists',
    params: byRowId,
    response: article,
    errors: ARTICLE_ERRORS,
  }),
  listVersions: route({
    id: 'adminArticles.listVersions',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id/versions',
    access: 'admin',
    summary: `Lists the last ${MAX_ARTICLE_VERSIONS} versions of an article, latest first`,
    params: byRowId,
    response: z.object({ versions: z.array(articleVersion) }),
    errors: ARTICLE_ERRORS,
  }),
  readVersion: route({
    id: 'adminArticles.readVersion',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id/versions/:number',
    access: 'admin',
    summary: 'Returns a version of an article',
    params: byVersion,
    response: articleVersionState,
    errors: [...ARTICLE_ERRORS, 'ARTICLE_VERSION_NOT_FOUND'],
  }),
  restoreVersion: route({
    id: 'adminArticles.restoreVersion',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/versions/:number/restore',
    access: 'admin',
    summary:
      'Restores a version of an article and stores the current state as a version. With `revision`, later saves are ' +
      'not overwritten',
    params: byVersion,
    body: z.object({ revision: z.number().int().positive().optional() }),
    response: adminArticle,
    errors: [...ARTICLE_ERRORS, 'ARTICLE_VERSION_NOT_FOUND', 'ARTICLE_CHANGED', 'SLUG_TAKEN'],
  }),
  rewrite: route({
    id: 'adminArticles.rewrite',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/rewrite',
    access: 'admin',
    summary: 'Proposes a rewrite of the article about its place; nothing is saved',
    params: byRowId,
    body: z.object({
      title: optionalText(ARTICLE_LIMITS.title),
      location: optionalText(ARTICLE_LIMITS.location),
      latitude: degrees(90).optional(),
      longitude: degrees(180).optional(),
    }),
    response: rewrittenArticle,
    rateLimit: { max: 20, windowSeconds: 60, by: 'visitor' },
    errors: [...ARTICLE_ERRORS, 'NOT_A_PLACE', 'REWRITE_FAILED', 'TIMED_OUT', 'QUOTA_EXCEEDED'],
  }),
} as const;
