import { z } from 'zod';
import { articleCard } from '../articles/articles.js';

/** Page size of the admin lists. */
export const ADMIN_PAGE = { default: 100, max: 100 } as const;
/** Page size of the history lists. */
const CURSOR_PAGE = { default: 50, max: 100 } as const;
/** Maximum length of a search in an admin list, in characters. */
export const MAX_ADMIN_SEARCH_LENGTH = 200;
/** Sort orders of the article list; a minus reverses the order. */
export const ARTICLE_ORDERS = ['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'title', '-title'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];
export const VISIBILITIES = ['public', 'private'] as const;

/** Page selection of a list. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE.max).default(ADMIN_PAGE.default),
};
/** Page selection of a history list, latest first: `before` is the `next` of the previous page. */
export const cursorQuery = {
  before: z
    .string()
    .regex(/^\d{1,15}\.\d{1,10}$/, 'must be the `next` of the previous page')
    .optional(),
  limit: z.coerce.number().int().min(1).max(CURSOR_PAGE.max).default(CURSOR_PAGE.default),
};
/** Account that performed an action, as far as it is known. */
export const performedBy = z.object({ userId: z.number().int().nullable(), username: z.string().nullable() });
/** Note for summaries: the total is in X-Total-Count, the next page in Link. */
export const PAGINATION_NOTE = 'The total is in X-Total-Count, the next page in Link';

/** Article in the lists of the admin panel. */
export const adminArticleRow = articleCard.omit({ snippet: true }).extend({
  isPublic: z.boolean(),
  adminReviewed: z.boolean(),
  /** Discovery the article is about. */
  discoveryId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminArticleRow = z.infer<typeof adminArticleRow>;
