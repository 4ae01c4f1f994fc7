import { z } from 'zod';
import { articleCard } from '../articles/articles.js';

/** Rows on one page of an admin's list, when nobody says how many, and at most. */
export const ADMIN_PAGE = { default: 100, max: 100 } as const;
/** Rows on one page of what was done. */
const CURSOR_PAGE = { default: 50, max: 100 } as const;
/** Characters of a search in an admin's list. */
export const MAX_ADMIN_SEARCH_LENGTH = 200;
/** What the list of articles may be in the order of; a minus turns it round. */
export const ARTICLE_ORDERS = ['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'title', '-title'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];
export const VISIBILITIES = ['public', 'private'] as const;

/** Which page of a list. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE.max).default(ADMIN_PAGE.default),
};
/** Which page of what was done, the latest first: `before` is the `next` of the page before this one. */
export const cursorQuery = {
  before: z
    .string()
    .regex(/^\d{1,15}\.\d{1,10}$/, 'must be what `next` carried')
    .optional(),
  limit: z.coerce.number().int().min(1).max(CURSOR_PAGE.max).default(CURSOR_PAGE.default),
};
/** Who did it, as far as that is known. */
export const performedBy = z.object({ userId: z.number().int().nullable(), username: z.string().nullable() });
/** The total is in X-Total-Count, the next page in Link. */
export const PAGINATION_NOTE = 'The total is in X-Total-Count, the next page in Link';

/** An article in the lists of the console. */
export const adminArticleRow = articleCard.omit({ snippet: true }).extend({
  isPublic: z.boolean(),
  adminReviewed: z.boolean(),
  /** The discovery it is about. */
  discoveryId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminArticleRow = z.infer<typeof adminArticleRow>;
