import { deletedArticles } from '@placelore/contracts/content/admin/deleted-articles.js';
import type { DuplicateGroup, DuplicateKind, DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import { DUPLICATE_BATCH_SIZES, duplicates, type MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../../lib/api/api.js';
import { invalidate, type Tag, toKey } from '../../lib/cache/server-state.js';

/**
 * Admins must decide on current data, so it is fetched whenever it is shown, but not when the window regains the focus.
 */
export const ALWAYS_FETCH = { dedupingInterval: 0, revalidateOnFocus: false } as const;

/** Returns the report with the first groups of every kind, or with a later page of one kind. */
export function useReport(kind: DuplicateKind, page: number): SWRResponse<DuplicateReport> {
  const args = page === 1 ? {} : { kind, page };
  return useSWR(toKey(duplicates.readReport, args), () => call(duplicates.readReport, args), ALWAYS_FETCH);
}

const REPORT_KEYS = {
  exact: 'exactTitleDuplicates',
  content: 'contentDuplicates',
  similar: 'similarTitleDuplicates',
  location: 'locationDuplicates',
  corrupted: 'suspiciousSlugs',
} as const satisfies Record<DuplicateKind, keyof DuplicateReport>;

/** Returns the groups of a kind. */
export const getGroups = (report: DuplicateReport, kind: DuplicateKind): readonly DuplicateGroup[] =>
  report[REPORT_KEYS[kind]];

/** Reads the ids of all articles on the first page of the report. @throws HttpError */
export async function readReportedIds(): Promise<Set<number>> {
  const report = await call(duplicates.readReport, {});
  const groups = Object.values(REPORT_KEYS).flatMap((key) => report[key]);
  return new Set(groups.flatMap(({ articles }) => articles.map(({ id }) => id)));
}

/** Cache tags of everything that shows articles. */
const CHANGED_TAGS: readonly Tag[] = [
  'duplicates',
  'deletedArticles',
  'adminArticles',
  'adminDiscoveries',
  'moderation',
  'articles',
  'discoveries',
  'audit',
];

/** Reloads the lists of articles. If that fails, each list itself reports it. */
export async function reloadLists(): Promise<void> {
  await Promise.all(CHANGED_TAGS.map((tag) => invalidate(tag))).catch(() => {});
}

export interface Deletion {
  /** Ids in the call. */
  requestedIds: readonly number[];
  /** Ids of the articles that were deleted. */
  deleted: readonly number[];
  failed: number;
}

/**
 * Deletes articles, as many per call as the API accepts, and yields the result of each call.
 * @throws what a call throws; articles of results yielded before that are deleted
 */
export async function* deleteArticles(ids: readonly number[]): AsyncGenerator<Deletion, void> {
  for (let from = 0; from < ids.length; from += DUPLICATE_BATCH_SIZES.deleted) {
    const articleIds = ids.slice(from, from + DUPLICATE_BATCH_SIZES.deleted);
    const { summary, failures } = await call(duplicates.bulkDelete, { articleIds, reason: 'duplicate_cleanup' });
    const failedIds = new Set(failures.map(({ id }) => id));
    yield { requestedIds: articleIds, deleted: articleIds.filter((id) => !failedIds.has(id)), failed: summary.failed };
  }
}

/**
 * Restores deleted articles one by one and yields the title of each.
 * @throws what a call throws; articles whose titles were yielded before that are restored
 */
export async function* restoreArticles(ids: readonly number[]): AsyncGenerator<string, void> {
  for (const id of ids) yield (await call(deletedArticles.restore, { id })).title;
}

/** Dismisses a group of articles as not being duplicates, or undoes that. */
export const dismiss = (kind: DuplicateKind, articleIds: number[]) => call(duplicates.dismiss, { kind, articleIds });
export const undoDismissal = (kind: DuplicateKind, articleIds: number[]) =>
  call(duplicates.undoDismissal, { kind, articleIds });

export const merge = (keepId: number, articleIds: number[], take: Partial<Record<MergeField, number>>) =>
  call(duplicates.merge, { keepId, articleIds, take });
export const undoMerge = (id: number) => call(duplicates.undoMerge, { id });
