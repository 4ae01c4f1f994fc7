import { deletedArticles } from '@placelore/contracts/content/admin/deleted-articles.js';
import type { DuplicateGroup, DuplicateKind, DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import { DUPLICATE_BATCH_SIZES, duplicates, type MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../../lib/api/api.js';
import { invalidate, type Tag, toKey } from '../../lib/cache/server-state.js';

/** What admins decide on is read whenever it is shown, and not when they come back to its window. */
export const ALWAYS_FETCH = { dedupingInterval: 0, revalidateOnFocus: false } as const;

/** The report with the first groups of every kind, or with a later page of one. */
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

/** The groups of a kind. */
export const getGroups = (report: DuplicateReport, kind: DuplicateKind): readonly DuplicateGroup[] =>
  report[REPORT_KEYS[kind]];

/** Everything that shows articles. */
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

/** Reads again what is shown of articles. What cannot be read says so itself. */
export async function reloadLists(): Promise<void> {
  await Promise.all(CHANGED_TAGS.map((tag) => invalidate(tag))).catch(() => {});
}

export interface Deletion {
  /** Ids it was about. */
  requestedIds: readonly number[];
  /** Ids of those that are gone. */
  deleted: readonly number[];
  failed: number;
}

/**
 * Deletes articles, as many at once as the call takes, and tells of every call what came of it.
 * @throws what a call throws; what was told of before it is done
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
 * Brings deleted articles back, one after the other, and tells the title of each.
 * @throws what a call throws; those whose titles were told before it are back
 */
export async function* restoreArticles(ids: readonly number[]): AsyncGenerator<string, void> {
  for (const id of ids) yield (await call(deletedArticles.restore, { id })).title;
}

/** Remembers that some articles are no duplicates of each other, or forgets it. */
export const dismiss = (kind: DuplicateKind, articleIds: number[]) => call(duplicates.dismiss, { kind, articleIds });
export const undoDismissal = (kind: DuplicateKind, articleIds: number[]) =>
  call(duplicates.undoDismissal, { kind, articleIds });

export const merge = (keepId: number, articleIds: number[], take: Partial<Record<MergeField, number>>) =>
  call(duplicates.merge, { keepId, articleIds, take });
export const undoMerge = (id: number) => call(duplicates.undoMerge, { id });
