import { z } from 'zod';
import { route } from '../../core/route.js';
import { byRowId, rowId, rowIdText } from '../../core/row-ids.js';
import { article, CONTENT_SOURCES } from '../articles/articles.js';
import { cursorQuery, performedBy } from './admin-lists.js';
import { RESTORABLE_DAYS } from './deleted-articles.js';

/**
 * Traits that connect duplicates. `corrupted` is about a single article whose slug has characters that no name has.
 */
export const DUPLICATE_KINDS = ['exact', 'content', 'similar', 'location', 'corrupted'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/**
 * Trigram similarity from which titles count as similar, and distance up to which articles about one place count as
 * equal.
 */
export const DUPLICATE_LIMITS = { minSimilarity: 0.6, maxMeters: 100 } as const;
/** Page sizes: groups per list, and articles listed per group, oldest first. */
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
  /** Common trait as readable text: title, place, problem of the slug, or a hash of the content. */
  key: z.string(),
  /** Articles in the group; only the first hundred are listed. */
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
    /** Articles with a corrupted slug. */
    suspiciousSlugs: count,
    /** Articles that could be deleted so that one per group stays, each counted once. */
    totalDuplicatesFound: count,
  }),
  exactTitleDuplicates: groups,
  contentDuplicates: groups,
  similarTitleDuplicates: groups,
  locationDuplicates: groups,
  suspiciousSlugs: groups,
  /** Total groups by kind. Each list has one page of them, largest first. */
  groupsFound: z.record(z.enum(DUPLICATE_KINDS), count),
  page: count,
  pageSize: count,
  /** Recently changed articles that are not completely compared by title or place. */
  notCompared: count,
});
export type DuplicateReport = z.infer<typeof duplicateReport>;

/** Maximum number of articles per call, by action. */
export const DUPLICATE_BATCH_SIZES = { deleted: 500, compared: 5, merged: 20, dismissed: 100 } as const;
/**
 * Fields one article can take from another: texts with their provenance, latitude with longitude, photo with thumbnail.
 */
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
/** Parses a list of article ids and removes repetitions. */
const articleIdList = (min: number, max: number) =>
  z
    .array(rowId)
    .min(min, `must name at least ${min} article${min === 1 ? '' : 's'}`)
    .max(max, `must name at most ${max} articles`)
    .transform((values) => [...new Set(values)]);
const comparedIds = z
  .string()
  .regex(
    /^[1-9]\d{0,9}(,[1-9]\d{0,9}){1,4}$/,
    `must be 2 to ${DUPLICATE_BATCH_SIZES.compared} ids, separated by commas`,
  )
  .transform((value) => [...new Set(value.split(',').map(Number))])
  .pipe(z.array(rowId).min(2, 'must name two different articles'));
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

/** Articles that an admin declared not to be duplicates: at least two, or at least one with a corrupted slug. */
export const duplicateDismissal = z.object({
  kind: z.enum(DUPLICATE_KINDS),
  /** Ordered by id, without articles deleted since. */
  articles: z.array(z.object({ id: z.number().int(), title: z.string(), slug: z.string() })),
  dismissedBy: performedBy,
  dismissedAt: z.iso.datetime(),
});
export type DuplicateDismissal = z.infer<typeof duplicateDismissal>;

const WRITE_RATE_LIMIT = { max: 60, windowSeconds: 60, by: 'visitor' } as const;
const ADMIN_ERRORS = ['INVALID_INPUT', 'ADMIN_REQUIRED'] as const;

export const duplicates = {
  readReport: route({
    id: 'duplicates.readReport',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates',
    access: 'admin',
    summary: 'Returns groups of duplicate articles: the first groups of each kind, or a `page` of one `kind` alone',
    query: z.object({
      kind: z.enum(DUPLICATE_KINDS).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: duplicateReport,
    rateLimit: WRITE_RATE_LIMIT,
    errors: ADMIN_ERRORS,
  }),
  compare: route({
    id: 'duplicates.compare',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/comparison',
    access: 'admin',
    summary: `Returns 2 to ${DUPLICATE_BATCH_SIZES.compared} articles with all their fields, in the requested order`,
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
    summary: 'Marks articles as not being duplicates of each other, for one kind',
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
    summary: 'Removes the mark that articles are not duplicates of each other',
    body: dismissal,
    rateLimit: WRITE_RATE_LIMIT,
    errors: ADMIN_ERRORS,
  }),
  listDismissals: route({
    id: 'duplicates.listDismissals',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/dismissals',
    access: 'admin',
    summary: 'Lists dismissed duplicates, latest first; `next` is the `before` of the next page',
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
      'Merges articles: keeps one, copies the selected fields of the others to it, deletes the others and redirects ' +
      'their slugs',
    body: z
      .object({
        keepId: rowId,
        articleIds: articleIdList(1, DUPLICATE_BATCH_SIZES.merged),
        /** Source article per field; fields not listed stay as in the kept article. */
        take: z.partialRecord(z.enum(MERGE_FIELDS), rowId).default({}),
      })
      .superRefine(({ keepId, articleIds, take }, context) => {
        if (articleIds.includes(keepId)) {
          context.addIssue({ code: 'custom', path: ['articleIds'], message: 'must not name the article that is kept' });
        }
        for (const [field, from] of Object.entries(take)) {
          if (from === keepId || articleIds.includes(from)) continue;
          context.addIssue({ code: 'custom', path: ['take', field], message: 'must be one of the merged articles' });
        }
      }),
    response: articleMerge,
    rateLimit: WRITE_RATE_LIMIT,
    errors: [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND', 'DISCOVERY_PRIVATE', 'MERGE_REJECTED'],
  }),
  listMerges: route({
    id: 'duplicates.listMerges',
    service: 'content',
    method: 'GET',
    path: '/api/admin/duplicates/merges',
    access: 'admin',
    summary: `Lists the merges of the last ${RESTORABLE_DAYS} days, newest first; \`next\` is the \`before\` of the next page`,
    query: z.object({ before: rowIdText.optional(), limit: cursorQuery.limit }),
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
      'Undoes a merge: restores the deleted articles with their slugs and the former fields of the kept one. Fields ' +
      'changed since stay and are listed in `left`',
    params: byRowId,
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
      /** Articles that were not deleted, with the reason. */
      failures: z.array(z.object({ id: z.number().int(), code: z.string(), error: z.string() })),
    }),
    rateLimit: WRITE_RATE_LIMIT,
    errors: ADMIN_ERRORS,
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalDuplicates = {
  refresh: route({
    id: 'internalDuplicates.refresh',
    service: 'content',
    method: 'POST',
    path: '/internal/duplicates/refresh',
    access: 'internal',
    summary:
      'Compares changed articles with all others; with `forget` also deletes data of titles and places that no ' +
      'article has',
    body: z.object({ forget: z.boolean() }),
    response: z.object({ compared: total }),
  }),
  purgeDeleted: route({
    id: 'internalDuplicates.purgeDeleted',
    service: 'content',
    method: 'POST',
    path: '/internal/deleted-articles/purge',
    access: 'internal',
    summary: 'Permanently deletes a batch of articles that can no longer be restored',
    response: z.object({ purged: total, more: z.boolean() }),
  }),
} as const;
