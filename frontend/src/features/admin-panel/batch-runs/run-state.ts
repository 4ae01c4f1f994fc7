import type { BatchItem, BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import type { Tag } from '../../../lib/cache/server-state.js';
import { formatUsd } from '../../../lib/format/format-usd.js';
import { STRINGS } from './strings.js';

/** Routes that start a run of each kind. */
export const START_ROUTES = {
  'fix-attraction-distances': batchRuns.fixDistances,
  'generate-nearby-attractions': batchRuns.generateNearby,
  'recover-articles': batchRuns.recoverArticles,
  'find-photos': batchRuns.findPhotos,
  'compare-guidebook': batchRuns.compareGuidebook,
} as const;
export type RunKind = keyof typeof START_ROUTES;
export type StartResponse = RouteResponse<(typeof START_ROUTES)[RunKind]>;

/** Cache tags of data that a run may change and that is reloaded after it. */
export const TAGS_CHANGED_BY_RUNS: readonly Tag[] = [
  'batchRuns',
  'adminArticles',
  'adminDiscoveries',
  'moderation',
  'articles',
  'discoveries',
  'audit',
  'failedJobs',
];

export const isInProgress = ({ status }: Pick<BatchRun, 'status'>): boolean =>
  status === 'queued' || status === 'running';
/** Counts done, failed and skipped items. */
export const countFinished = ({ done, failed, skipped }: Pick<BatchRun, 'done' | 'failed' | 'skipped'>): number =>
  done + failed + skipped;
/** Whether a run ended early and has remaining items. */
export const isResumable = (run: BatchRun): boolean =>
  ['stopped', 'cancelled', 'failed'].includes(run.status) && (run.startedAt === null || countFinished(run) < run.total);
/** Returns the path of a run. */
export const runPath = (id: string): string => `/admin?${new URLSearchParams({ tab: 'activity', run: id })}`;

type FormatCount = (count: number) => string;

/** Formats the response to the call that starts a run, for a run that has ended. */
export function formatStartResult(response: StartResponse, count: FormatCount): string {
  if ('fixed' in response) return STRINGS.distances(count(response.fixed), count(response.errors));
  if ('totalCost' in response) return STRINGS.nearby(count(response.processed), formatUsd(response.totalCost));
  if ('different' in response) return STRINGS.compared(count(response.different), count(response.compared));
  if ('missing' in response) return STRINGS.photos(count(response.found), count(response.missing));
  if ('remainingBatches' in response)
    return STRINGS.recovered(count(response.processed), count(response.remainingBatches));
  return '';
}

/** Formats the result of an item. */
export function formatItemOutcome(
  { outcome, message }: Pick<BatchItem, 'outcome' | 'message'>,
  count: FormatCount,
): string {
  if (message !== null) return message;
  if (outcome === null) return '';
  const { reason, fixed, unplaced, attractions, articleId, photo, differences } = outcome;
  if (typeof reason === 'string') return reason;
  if (Array.isArray(differences)) return differences.map(STRINGS.items.difference).join(' ');
  if (fixed === 0 && unplaced === 0) return STRINGS.items.right;
  if (typeof fixed === 'number') return STRINGS.items.fixed(count(fixed), count(Number(unplaced ?? 0)));
  if (typeof photo === 'string') return STRINGS.items.photo(photo);
  if (typeof attractions === 'number') return STRINGS.items.found(count(attractions));
  return articleId === undefined ? '' : STRINGS.items.written;
}
