import { z } from 'zod';
import { route } from '../../core/route.js';
import { byRowId } from '../../core/row-ids.js';
import { article } from '../articles/articles.js';
import { adminArticleRow, PAGINATION_NOTE, pageQuery } from './admin-lists.js';

/** Length of the excerpt of a pending article, in characters. */
export const MAX_PREVIEW_LENGTH = 200;

/** Article that waits for approval. */
export const pendingArticle = adminArticleRow.extend({
  /** Beginning of the text without markup: at most 200 characters, followed by an ellipsis when cut. */
  preview: z.string(),
});
export type PendingArticle = z.infer<typeof pendingArticle>;

const pageQuerySchema = z.object(pageQuery);
const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const ARTICLE_ERRORS = [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND'] as const;

export const moderation = {
  listPremium: route({
    id: 'moderation.listPremium',
    service: 'content',
    method: 'GET',
    path: '/api/admin/premium-articles',
    access: 'admin',
    summary: `Lists articles written for a text search, published or not, newest first. ${PAGINATION_NOTE}`,
    query: pageQuerySchema,
    response: z.array(adminArticleRow),
    errors: ADMIN_ERRORS,
  }),
  listRecovered: route({
    id: 'moderation.listRecovered',
    service: 'content',
    method: 'GET',
    path: '/api/admin/recovered-articles',
    access: 'admin',
    summary: `Lists recovered articles that are not reviewed, newest first. ${PAGINATION_NOTE}`,
    query: pageQuerySchema,
    response: z.array(adminArticleRow),
    errors: ADMIN_ERRORS,
  }),
  listPending: route({
    id: 'moderation.listPending',
    service: 'content',
    method: 'GET',
    path: '/api/admin/pending-articles',
    access: 'admin',
    summary: `Lists articles written for a text search that wait for approval, newest first; never cached. ${PAGINATION_NOTE}`,
    query: pageQuerySchema,
    response: z.array(pendingArticle),
    errors: ADMIN_ERRORS,
  }),
  approve: route({
    id: 'moderation.approve',
    service: 'content',
    method: 'POST',
    path: '/api/admin/pending-articles/:id/approve',
    access: 'admin',
    summary: 'Publishes a pending article with its discovery; approved articles stay unchanged',
    params: byRowId,
    response: article,
    errors: [
      ...ARTICLE_ERRORS,
      'ARTICLE_NOT_PENDING',
      'DISCOVERY_KEPT_PRIVATE',
      'PLACE_ALREADY_PUBLISHED',
      'PHOTO_UNSAFE',
    ],
  }),
  reject: route({
    id: 'moderation.reject',
    service: 'content',
    method: 'DELETE',
    path: '/api/admin/pending-articles/:id/reject',
    access: 'admin',
    summary: 'Permanently deletes a pending article with its discovery',
    params: byRowId,
    errors: [...ARTICLE_ERRORS, 'ARTICLE_NOT_PENDING'],
  }),
} as const;
