import { z } from 'zod';
import { articleCard } from './articles.js';

/** Rows on one page of an admin's list, when nobody says how many, and at most. */
export const ADMIN_PAGE = { standard: 100, most: 100 } as const;
/** Characters of a search in an admin's list. */
export const ADMIN_SEARCH_LONGEST = 200;
/** What the list of articles may be in the order of; a minus turns it round. */
export const ARTICLE_ORDERS = ['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'title', '-title'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];
export const VISIBILITIES = ['public', 'private'] as const;

/** Which page of a list. */
export const adminPage = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE.most).default(ADMIN_PAGE.standard),
};
/** The total is in X-Total-Count, the next page in Link. */
export const PAGED = 'The total is in X-Total-Count, the next page in Link';

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
