import { z } from 'zod';
import { CONTENT_SOURCES } from './articles.js';

/** What makes articles duplicates of each other; `corrupted` is of one alone: its address holds what no name is. */
export const DUPLICATE_KINDS = ['exact', 'content', 'similar', 'location', 'corrupted'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** Trigram similarity from which titles are similar, and metres up to which articles of one place are at the same spot. */
export const DUPLICATE_LIMITS = { minSimilarity: 0.6, maxMeters: 100 } as const;
/** Groups on one page of a list, and articles listed of one group, the oldest first. */
export const DUPLICATES_PAGE = { groups: 100, articles: 100 } as const;

export const duplicateArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  isPublic: z.boolean(),
  contentSource: z.enum(CONTENT_SOURCES),
  createdAt: z.iso.datetime(),
});
export type DuplicateArticle = z.infer<typeof duplicateArticle>;

export const duplicateGroup = z.object({
  /** What they have in common, for a person to read: title, place, what is wrong with the address, or a hash of the text. */
  key: z.string(),
  /** Articles in the group, of which the first hundred are listed. */
  count: z.number().int(),
  articles: z.array(duplicateArticle),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

const groups = z.array(duplicateGroup);
const count = z.number().int();

export const duplicateReport = z.object({
  summary: z.object({
    exactTitleGroups: count,
    contentGroups: count,
    /** Articles whose address is corrupted. */
    suspiciousSlugs: count,
    /** Articles there would be fewer if one of each group stayed, each counted once. */
    totalDuplicatesFound: count,
  }),
  exactTitleDuplicates: groups,
  contentDuplicates: groups,
  similarTitleDuplicates: groups,
  locationDuplicates: groups,
  suspiciousSlugs: groups,
  /** Groups there are of each kind; a list holds a page of them, the largest first. */
  groupsFound: z.record(z.enum(DUPLICATE_KINDS), count),
  page: count,
  pageSize: count,
  /** Articles that changed lately and are still being compared by title or place. */
  notCompared: count,
});
export type DuplicateReport = z.infer<typeof duplicateReport>;
