import { z } from 'zod';
import { adminArticleRow, adminPage, PAGED } from './admin-lists.js';
import { article } from './articles.js';
import { route } from './route.js';

/** Characters of text a pending article shows. */
export const PENDING_PREVIEW = 200;

/** An article that waits for approval. */
export const pendingArticle = adminArticleRow.extend({
  /** The beginning of its text, without markup: at most 200 characters, then an ellipsis when there is more. */
  preview: z.string(),
});
export type PendingArticle = z.infer<typeof pendingArticle>;

const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const page = z.object(adminPage);
const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const ONE_ERRORS = [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND'] as const;

export const moderation = {
  premium: route({
    id: 'moderation.premium',
    service: 'content',
    method: 'GET',
    path: '/api/admin/premium-articles',
    access: 'admin',
    summary: `Articles written for a text search, published or not, the newest first. ${PAGED}`,
    query: page,
    response: z.array(adminArticleRow),
    errors: ADMIN_ERRORS,
  }),
  recovered: route({
    id: 'moderation.recovered',
    service: 'content',
    method: 'GET',
    path: '/api/admin/recovered-articles',
    access: 'admin',
    summary: `Recovered articles nobody has reviewed yet, the newest first. ${PAGED}`,
    query: page,
    response: z.array(adminArticleRow),
    errors: ADMIN_ERRORS,
  }),
  pending: route({
    id: 'moderation.pending',
    service: 'content',
    method: 'GET',
    path: '/api/admin/pending-articles',
    access: 'admin',
    summary: `Articles written for a text search that wait for approval, the newest first; never cached. ${PAGED}`,
    query: page,
    response: z.array(pendingArticle),
    errors: ADMIN_ERRORS,
  }),
  approve: route({
    id: 'moderation.approve',
    service: 'content',
    method: 'POST',
    path: '/api/admin/pending-articles/:id/approve',
    access: 'admin',
    summary: 'Publishes a pending article with its discovery; what was approved before stays as it is',
    params: byId,
    response: article,
    errors: [...ONE_ERRORS, 'ARTICLE_NOT_PENDING', 'PHOTO_UNSAFE'],
  }),
  reject: route({
    id: 'moderation.reject',
    service: 'content',
    method: 'DELETE',
    path: '/api/admin/pending-articles/:id/reject',
    access: 'admin',
    summary: 'Deletes a pending article with its discovery, for good',
    params: byId,
    errors: [...ONE_ERRORS, 'ARTICLE_NOT_PENDING'],
  }),
} as const;
