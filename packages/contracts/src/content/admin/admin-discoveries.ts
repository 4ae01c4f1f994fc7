import { z } from 'zod';
import { photoJudgment, photoSafety } from '../../analysis/analyses.internal.js';
import { provenance } from '../../analysis/analyses.js';
import { DOUBTS } from '../../analysis/identification.js';
import { route } from '../../core/route.js';
import { byRowId } from '../../core/row-ids.js';
import { optionalText } from '../../core/text.js';
import { CATEGORIES } from '../../places/categories.js';
import { discovery } from '../discoveries.js';
import { MAX_ADMIN_SEARCH_LENGTH, pageQuery, VISIBILITIES } from './admin-lists.js';

/** Sort orders of the discovery list; a minus reverses the order. */
export const DISCOVERY_ORDERS = ['createdAt', '-createdAt', 'title', '-title'] as const;
export type DiscoveryOrder = (typeof DISCOVERY_ORDERS)[number];
/** Owners to list: users with an account, or guests. */
export const DISCOVERY_AUTHORS = ['user', 'guest'] as const;

/**
 * Reasons why a discovery was not published automatically. `owner`: its owner keeps it private. `admin`: an admin hid it or
 * its article, or has not approved it, and its owner has kept it private since.
 */
export const REVIEW_REASONS = ['guest', 'photo', 'owner', 'admin', ...DOUBTS] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Discovery in the admin panel. `articleId` and `articleSlug` are also set for an article that is not public. */
export const adminDiscovery = discovery.extend({
  /** With a note for operators why another writer was not used; null if unknown. */
  writing: provenance.nullable(),
  safety: photoSafety,
  /** Moderation of the photo; null when it was not moderated. */
  moderation: photoJudgment.nullable(),
  /** Why it was not published automatically; empty after an admin decided. */
  reviewReasons: z.array(z.enum(REVIEW_REASONS)),
  /** Analysis of its photo; null without one. */
  analysisId: z.uuid().nullable().default(null),
});
export type AdminDiscovery = z.infer<typeof adminDiscovery>;

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;

export const adminDiscoveries = {
  list: route({
    id: 'adminDiscoveries.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/discoveries',
    access: 'admin',
    summary:
      'Lists all discoveries, newest first unless `sort` is set. `q` searches title, location and the author’s name ' +
      '(null for guests); one or two letters match the beginnings of titles. The total is in X-Total-Count, the ' +
      'next page in Link',
    query: z.object({
      ...pageQuery,
      q: optionalText(MAX_ADMIN_SEARCH_LENGTH),
      category: z.enum(CATEGORIES).optional(),
      visibility: z.enum(VISIBILITIES).optional(),
      author: z.enum(DISCOVERY_AUTHORS).optional(),
      sort: z.enum(DISCOVERY_ORDERS).default('-createdAt'),
    }),
    response: z.array(adminDiscovery),
    errors: ADMIN_ERRORS,
  }),
  delete: route({
    id: 'adminDiscoveries.delete',
    service: 'content',
    method: 'DELETE',
    path: '/api/admin/discoveries/:id',
    access: 'admin',
    summary: 'Deletes a discovery with its article and its images',
    params: byRowId,
    errors: [...ADMIN_ERRORS, 'DISCOVERY_NOT_FOUND'],
  }),
  deleteByPost: route({
    id: 'adminDiscoveries.deleteByPost',
    service: 'content',
    method: 'POST',
    path: '/api/admin/discoveries/:id/delete',
    access: 'admin',
    summary: 'Does the same as DELETE, for networks that block that method',
    params: byRowId,
    errors: [...ADMIN_ERRORS, 'DISCOVERY_NOT_FOUND'],
  }),
  article: route({
    id: 'adminDiscoveries.article',
    service: 'content',
    method: 'GET',
    path: '/api/admin/discovery-article/:id',
    access: 'admin',
    summary: 'Returns the article about a discovery, public or not',
    params: byRowId,
    response: z.object({ articleId: z.number().int() }),
    errors: [...ADMIN_ERRORS, 'DISCOVERY_NOT_FOUND', 'DISCOVERY_WITHOUT_ARTICLE'],
  }),
} as const;
