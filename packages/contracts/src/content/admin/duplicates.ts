import { z } from 'zod';
import { route } from '../../core/route.js';
import { article, CONTENT_SOURCES } from '../articles/articles.js';
import { cursorQuery, performedBy } from './admin-lists.js';
import { RESTORABLE_DAYS } from './deleted-articles.js';

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

/** Articles deleted by one call, compared with each other, merged into another, and said not to be duplicates. */
export const DUPLICATE_BATCH_SIZES = { deleted: 500, compared: 5, merged: 20, dismissed: 100 } as const;
/** What an article can take over from another: texts with who wrote them, latitude with longitude, photo with thumbnail. */
export const MERGE_FIELDS = [
  'title',
  'metaDescription',
  'content',
  'category',
  'location',
  'position',
  'image',
  'nearbyAttractions',
  'isPublic',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

const total = z.number().int();
const MAX_ID = 2_147_483_647;
const idInPath = z.object({ id: z.coerce.number().int().positive().max(MAX_ID) });
const id = z.number().int().positive().max(MAX_ID);
/** Ids of articles, each named once however often it is sent. */
const articleIdList = (min: number, max: number) =>
  z
    .array(id)
    .min(min, `must name at least ${min} article${min === 1 ? '' : 's'}`)
    .max(max, `must name at most ${max} articles`)
    .transform((values) => [...new Set(values)]);
const comparedIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){1,4}$/, `must be 2 to ${DUPLICATE_BATCH_SIZES.compared} ids, parted by commas`)
  .transform((value) => [...new Set(value.split(',').map(Number))])
  .pipe(z.array(id).min(2, 'must name two different articles'));
const dismissal = z
  .object({ kind: z.enum(DUPLICATE_KINDS), articleIds: articleIdList(1, DUPLICATE_BATCH_SIZES.dismissed) })
  .refine(({ kind, articleIds }) => kind === 'corrupted' || articleIds.length > 1, {
    error: 'must name two different articles',
    path: ['articleIds'],
  });

export const articleMerge = z.object({
  id: z.number().int(),
  keepId: z.number().int(),
  keptTitle: z.string(),
  removed: z.array(z.object({ id: z.number().int(), title: z.string(), slug: z.string() })),
  taken: z.array(z.enum(MERGE_FIELDS)),
  mergedBy: performedBy,
  mergedAt: z.iso.datetime(),
  undoableUntil: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ArticleMerge = z.infer<typeof articleMerge>;

/** Two articles and more of which an admin said that none is a duplicate of another; of corrupted addresses, one and more. */
export const duplicateDismissal = z.object({
  kind: z.enum(DUPLICATE_KINDS),
  /** In the order of their ids; without those that were deleted since. */
  articles: z.array(z.object({ id: z.number().int(), title: z.string(), slug: z.string() })),
  dismissedBy: performedBy,
  dismissedAt: z.iso.datetime(),
});
export type DuplicateDismissal = z.infer<typeof duplicateDismissal>;

const WRITE_RATE_LIMIT = { max: 60, windowSeconds: 60, by: 'visitor' } as const;
const ADMIN_ERRORS = ['INVALID_INPUT', 'ADMIN_REQUIRED'] as const;

export const duplicates = {
  readReport: route({
    id: 'duplicates.report',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates',
    access: 'admin',
    summary:
      'Articles that are duplicates of each other: of each kind the first groups, or of one `kind` those of a `page`, ' +
      'whose list alone is filled then',
    query: z.object({
      kind: z.enum(DUPLICATE_KINDS).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: duplicateReport,
    rateLimit: WRITE_RATE_LIMIT,
    errors: ADMIN_ERRORS,
  }),
  compare: route({
    id: 'duplicates.comparison',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/comparison',
    access: 'admin',
    summary: `2 to ${DUPLICATE_BATCH_SIZES.compared} articles with all their fields, in the order in which they were named`,
    query: z.object({ ids: comparedIds }),
    response: z.object({ articles: z.array(article) }),
    errors: [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND'],
  }),
  dismiss: route({
    id: 'duplicates.dismiss',
    service: 'content',
    method: 'POST',
    path: '/api/admin/duplicates/dismiss',
    access: 'admin',
    summary: 'Remembers that none of these articles is a duplicate, of that kind, of another of them',
    body: dismissal,
    rateLimit: WRITE_RATE_LIMIT,
    errors: [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND'],
  }),
  undoDismissal: route({
    id: 'duplicates.undoDismissal',
    service: 'content',
    method: 'POST',
    path: '/api/admin/duplicates/dismiss/undo',
    access: 'admin',
    summary: 'Forgets again that these articles are no duplicates of each other',
    body: dismissal,
    rateLimit: WRITE_RATE_LIMIT,
    errors: ADMIN_ERRORS,
  }),
  listDismissals: route({
    id: 'duplicates.dismissals',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/dismissals',
    access: 'admin',
    summary: 'What admins said to be no duplicates, the latest first; `next` is the `before` of the next page',
    query: z.object(cursorQuery),
    response: z.object({ dismissals: z.array(duplicateDismissal), next: z.string().nullable() }),
    errors: ADMIN_ERRORS,
  }),
  merge: route({
    id: 'duplicates.merge',
    service: 'content',
    method: 'POST',
    path: '/api/admin/duplicates/merge',
    access: 'admin',
    summary:
      'Keeps one article, which takes over the named fields of others, and deletes the others, whose addresses lead to it',
    body: z
      .object({
        keepId: id,
        articleIds: articleIdList(1, DUPLICATE_BATCH_SIZES.merged),
        /** Which article a field is taken over from; all others are the kept one's. */
        take: z.partialRecord(z.enum(MERGE_FIELDS), id).default({}),
      })
      .superRefine(({ keepId, articleIds, take }, context) => {
        if (articleIds.includes(keepId)) {
          context.addIssue({ code: 'custom', path: ['articleIds'], message: 'must not name the article that is kept' });
        }
        for (const [field, from] of Object.entries(take)) {
          if (from === keepId || articleIds.includes(from)) continue;
          context.addIssue({ code: 'custom', path: ['take', field], message: 'must be one of the articles merged' });
        }
      }),
    response: articleMerge,
    rateLimit: WRITE_RATE_LIMIT,
    errors: [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND', 'DISCOVERY_PRIVATE', 'MERGE_REJECTED'],
  }),
  listMerges: route({
    id: 'duplicates.merges',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/merges',
    access: 'admin',
    summary: `Merges of the last ${RESTORABLE_DAYS} days, the newest first; \`next\` is the \`before\` of the next page`,
    query: z.object({ before: z.coerce.number().int().positive().max(MAX_ID).optional(), limit: cursorQuery.limit }),
    response: z.object({ merges: z.array(articleMerge), next: z.number().int().nullable() }),
    errors: ADMIN_ERRORS,
  }),
  undoMerge: route({
    id: 'duplicates.undoMerge',
    service: 'content',
    method: 'POST',
    path: '/api/admin/duplicates/merges/:id/undo',
    access: 'admin',
    summary:
      'Brings back what a merge deleted, under its addresses, and what the kept article had before. Fields of it that ' +
      'were changed since stay as they are, and are named',
    params: idInPath,
    response: z.object({
      restored: z.array(z.object({ id: z.number().int(), slug: z.string() })),
      left: z.array(z.enum(MERGE_FIELDS)),
    }),
    rateLimit: WRITE_RATE_LIMIT,
    errors: [...ADMIN_ERRORS, 'MERGE_NOT_FOUND', 'MERGE_NOT_UNDOABLE', 'DISCOVERY_PRIVATE', 'RESTORE_REJECTED'],
  }),
  bulkDelete: route({
    id: 'duplicates.bulkDelete',
    service: 'content',
    method: 'POST',
    path: '/api/admin/bulk-delete',
    access: 'admin',
    summary: `Deletes up to ${DUPLICATE_BATCH_SIZES.deleted} articles, which can be restored for ${RESTORABLE_DAYS} days`,
    body: z.object({
      articleIds: articleIdList(1, DUPLICATE_BATCH_SIZES.deleted),
      reason: z.literal('duplicate_cleanup'),
    }),
    response: z.object({
      summary: z.object({ deleted: total, failed: total }),
      /** Those that were not deleted, and why. */
      failures: z.array(z.object({ id: z.number().int(), code: z.string(), error: z.string() })),
    }),
    rateLimit: WRITE_RATE_LIMIT,
    errors: ADMIN_ERRORS,
  }),
} as const;

/** Calls the worker makes; not in the gateway's table. */
export const internalDuplicates = {
  refresh: route({
    id: 'internalDuplicates.refresh',
    service: 'content',
    method: 'POST',
    path: '/internal/duplicates/refresh',
    access: 'internal',
    summary:
      'Compares what changed with all articles, and may forget what is known of titles and places no article has',
    body: z.object({ forget: z.boolean() }),
    response: z.object({ compared: total }),
  }),
  purgeDeleted: route({
    id: 'internalDuplicates.purgeDeleted',
    service: 'content',
    method: 'POST',
    path: '/internal/deleted-articles/purge',
    access: 'internal',
    summary: 'Deletes for good what was deleted too long ago to be restored, some at a time',
    response: z.object({ purged: total, more: z.boolean() }),
  }),
} as const;
