import { z } from 'zod';
import { article, CONTENT_SOURCES } from './articles.js';
import { route } from './route.js';

/** What makes articles duplicates of each other; `corrupted` is of one alone: its address holds what no name is. */
export const DUPLICATE_KINDS = ['exact', 'content', 'similar', 'location', 'corrupted'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** Trigram similarity from which titles are similar, and metres up to which articles of one place are at the same spot. */
export const DUPLICATE_LIMITS = { similarity: 0.6, metres: 100 } as const;
/** Groups on one page of a list, and articles listed of one group, the oldest first. */
export const DUPLICATES_PAGE = { groups: 100, articles: 100 } as const;
/** Articles deleted by one call, compared with each other, merged into another, and said not to be duplicates. */
export const AT_ONCE = { deleted: 500, compared: 5, merged: 20, dismissed: 100 } as const;
/** Days in which what was deleted or merged can be brought back. */
export const RESTORABLE_DAYS = 30;
/** Rows on one page of what was deleted, or merged. */
const HISTORY_PAGE = { standard: 50, most: 100 } as const;

/** Why an article was deleted. */
export const DELETION_REASONS = ['deleted', 'duplicate_cleanup', 'merged'] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

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
const total = z.number().int();

export const duplicateReport = z.object({
  summary: z.object({
    exactTitleGroups: total,
    contentGroups: total,
    /** Articles whose address is corrupted. */
    suspiciousSlugs: total,
    /** Articles there would be fewer if one of each group stayed, each counted once. */
    totalDuplicatesFound: total,
  }),
  exactTitleDuplicates: groups,
  contentDuplicates: groups,
  similarTitleDuplicates: groups,
  locationDuplicates: groups,
  suspiciousSlugs: groups,
  /** Groups there are of each kind; a list holds a page of them, the largest first. */
  groupsFound: z.record(z.enum(DUPLICATE_KINDS), total),
  page: total,
  pageSize: total,
  /** Articles that changed lately and are still being compared by title or place. */
  notCompared: total,
});
export type DuplicateReport = z.infer<typeof duplicateReport>;

const ID_MOST = 2_147_483_647;
const idInPath = z.object({ id: z.coerce.number().int().positive().max(ID_MOST) });
const id = z.number().int().positive().max(ID_MOST);
/** Ids of articles, each named once however often it is sent. */
const ids = (least: number, most: number) =>
  z
    .array(id)
    .min(least, `must name at least ${least} article${least === 1 ? '' : 's'}`)
    .max(most, `must name at most ${most} articles`)
    .transform((given) => [...new Set(given)]);
const comparedIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){1,4}$/, `must be 2 to ${AT_ONCE.compared} ids, parted by commas`)
  .transform((given) => [...new Set(given.split(',').map(Number))])
  .pipe(z.array(id).min(2, 'must name two different articles'));
const dismissal = z
  .object({ kind: z.enum(DUPLICATE_KINDS), articleIds: ids(1, AT_ONCE.dismissed) })
  .refine(({ kind, articleIds }) => kind === 'corrupted' || articleIds.length > 1, {
    error: 'must name two different articles',
    path: ['articleIds'],
  });

const person = z.object({ userId: z.number().int().nullable(), username: z.string().nullable() });
const before = z
  .string()
  .regex(/^\d{1,15}\.\d{1,10}$/, 'must be what `next` carried')
  .optional();
const limit = z.coerce.number().int().min(1).max(HISTORY_PAGE.most).default(HISTORY_PAGE.standard);

export const deletedArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  reason: z.enum(DELETION_REASONS),
  /** The merge it was deleted by, which brings it back. */
  mergeId: z.number().int().nullable(),
  deletedBy: person,
  deletedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
});
export type DeletedArticle = z.infer<typeof deletedArticle>;

export const articleMerge = z.object({
  id: z.number().int(),
  keepId: z.number().int(),
  keptTitle: z.string(),
  removed: z.array(z.object({ id: z.number().int(), title: z.string(), slug: z.string() })),
  taken: z.array(z.enum(MERGE_FIELDS)),
  mergedBy: person,
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
  dismissedBy: person,
  dismissedAt: z.iso.datetime(),
});
export type DuplicateDismissal = z.infer<typeof duplicateDismissal>;

const WRITES = { max: 60, windowSeconds: 60, by: 'visitor' } as const;
const ADMIN = ['INVALID_INPUT', 'ADMIN_REQUIRED'] as const;

export const duplicates = {
  report: route({
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
    rateLimit: WRITES,
    errors: ADMIN,
  }),
  comparison: route({
    id: 'duplicates.comparison',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/comparison',
    access: 'admin',
    summary: `2 to ${AT_ONCE.compared} articles with all their fields, in the order in which they were named`,
    query: z.object({ ids: comparedIds }),
    response: z.object({ articles: z.array(article) }),
    errors: [...ADMIN, 'ARTICLE_NOT_FOUND'],
  }),
  dismiss: route({
    id: 'duplicates.dismiss',
    service: 'content',
    method: 'POST',
    path: '/api/admin/duplicates/dismiss',
    access: 'admin',
    summary: 'Remembers that none of these articles is a duplicate, of that kind, of another of them',
    body: dismissal,
    rateLimit: WRITES,
    errors: [...ADMIN, 'ARTICLE_NOT_FOUND'],
  }),
  undoDismissal: route({
    id: 'duplicates.undoDismissal',
    service: 'content',
    method: 'POST',
    path: '/api/admin/duplicates/dismiss/undo',
    access: 'admin',
    summary: 'Forgets again that these articles are no duplicates of each other',
    body: dismissal,
    rateLimit: WRITES,
    errors: ADMIN,
  }),
  dismissals: route({
    id: 'duplicates.dismissals',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/dismissals',
    access: 'admin',
    summary: 'What admins said to be no duplicates, the latest first; `next` is the `before` of the next page',
    query: z.object({ before, limit }),
    response: z.object({ dismissals: z.array(duplicateDismissal), next: z.string().nullable() }),
    errors: ADMIN,
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
        articleIds: ids(1, AT_ONCE.merged),
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
    rateLimit: WRITES,
    errors: [...ADMIN, 'ARTICLE_NOT_FOUND', 'DISCOVERY_PRIVATE', 'MERGE_REFUSED'],
  }),
  merges: route({
    id: 'duplicates.merges',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/merges',
    access: 'admin',
    summary: `Merges of the last ${RESTORABLE_DAYS} days, the newest first; \`next\` is the \`before\` of the next page`,
    query: z.object({ before: z.coerce.number().int().positive().max(ID_MOST).optional(), limit }),
    response: z.object({ merges: z.array(articleMerge), next: z.number().int().nullable() }),
    errors: ADMIN,
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
    rateLimit: WRITES,
    errors: [...ADMIN, 'MERGE_NOT_FOUND', 'MERGE_NOT_UNDOABLE', 'DISCOVERY_PRIVATE', 'RESTORE_REFUSED'],
  }),
  bulkDelete: route({
    id: 'duplicates.bulkDelete',
    service: 'content',
    method: 'POST',
    path: '/api/admin/bulk-delete',
    access: 'admin',
    summary: `Deletes up to ${AT_ONCE.deleted} articles, which can be restored for ${RESTORABLE_DAYS} days`,
    body: z.object({ articleIds: ids(1, AT_ONCE.deleted), reason: z.literal('duplicate_cleanup') }),
    response: z.object({
      summary: z.object({ deleted: total, failed: total }),
      /** Those that were not deleted, and why. */
      failures: z.array(z.object({ id: z.number().int(), code: z.string(), error: z.string() })),
    }),
    rateLimit: WRITES,
    errors: ADMIN,
  }),
} as const;

export const deletedArticles = {
  list: route({
    id: 'deletedArticles.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/deleted-articles',
    access: 'admin',
    summary:
      'Deleted articles that can still be restored, the last deleted first; `next` is the `before` of the next page',
    query: z.object({ before, limit }),
    response: z.object({ articles: z.array(deletedArticle), next: z.string().nullable() }),
    errors: ADMIN,
  }),
  restore: route({
    id: 'deletedArticles.restore',
    service: 'content',
    method: 'POST',
    path: '/api/admin/deleted-articles/:id/restore',
    access: 'admin',
    summary: 'Brings a deleted article back under its id, as it was; under a numbered slug when its own was taken',
    params: idInPath,
    response: article,
    rateLimit: WRITES,
    errors: [...ADMIN, 'DELETED_ARTICLE_NOT_FOUND', 'RESTORE_REFUSED'],
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
