import { z } from 'zod';
import { route } from '../../core/route.js';
import { byRowId } from '../../core/row-ids.js';
import { article } from '../articles/articles.js';
import { cursorQuery, performedBy } from './admin-lists.js';

/** Days in which a deletion or merge can be undone. */
export const RESTORABLE_DAYS = 30;

/** Reasons for deleting an article. */
export const DELETION_REASONS = ['deleted', 'duplicate_cleanup', 'merged'] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

export const deletedArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  reason: z.enum(DELETION_REASONS),
  /** Merge that deleted the article; undoing the merge restores it. */
  mergeId: z.number().int().nullable(),
  deletedBy: performedBy,
  deletedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
});
export type DeletedArticle = z.infer<typeof deletedArticle>;

const WRITE_RATE_LIMIT = { max: 60, windowSeconds: 60, by: 'visitor' } as const;
const ADMIN_ERRORS = ['INVALID_INPUT', 'ADMIN_REQUIRED'] as const;

export const deletedArticles = {
  list: route({
    id: 'deletedArticles.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/deleted-articles',
    access: 'admin',
    summary:
      'Lists deleted articles that can still be restored, last deleted first; `next` is the `before` of the next ' +
      'page',
    query: z.object(cursorQuery),
    response: z.object({ articles: z.array(deletedArticle), next: z.string().nullable() }),
    errors: ADMIN_ERRORS,
  }),
  restore: route({
    id: 'deletedArticles.restore',
    service: 'content',
    method: 'POST',
    path: '/api/admin/deleted-articles/:id/restore',
    access: 'admin',
    summary: 'Restores a deleted article with its id and content; its slug gets a number when it is taken',
    params: byRowId,
    response: article,
    rateLimit: WRITE_RATE_LIMIT,
    errors: [...ADMIN_ERRORS, 'DELETED_ARTICLE_NOT_FOUND', 'RESTORE_REJECTED'],
  }),
} as const;
