import type { BatchItem, BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import type { Tag } from '../../../lib/server-state.js';
import { usdText } from './money.js';
import { TEXTS } from './texts.js';

/** The calls that start a run of each kind. */
export const STARTS = {
  'fix-attraction-distances': batchRuns.fixDistances,
  'generate-nearby-attractions': batchRuns.generateNearby,
  'recover-articles': batchRuns.recoverArticles,
} as const;
export type RunKind = keyof typeof STARTS;
export type StartAnswer = RouteAnswer<(typeof STARTS)[RunKind]>;

/** What a run may have changed, and is read again when it is over. */
export const CHANGED_BY_RUNS: readonly Tag[] = [
  'batchRuns',
  'adminArticles',
  'adminDiscoveries',
  'moderation',
  'articles',
  'discoveries',
  'audit',
  'work',
];

export const isOpen = ({ status }: Pick<BatchRun, 'status'>): boolean => status === 'queued' || status === 'running';
/** How many items are over, however. */
export const overOf = ({ done, failed, skipped }: Pick<BatchRun, 'done' | 'failed' | 'skipped'>): number =>
  done + failed + skipped;
/** Whether there is something left of a run that ended before its time. */
export const isResumable = (run: BatchRun): boolean =>
  ['stopped', 'cancelled', 'failed'].includes(run.status) && (run.startedAt === null || overOf(run) < run.total);
/** Where a run is shown. */
export const runAddress = (id: string): string => `/admin?${new URLSearchParams({ tab: 'activity', run: id })}`;

type Count = (count: number) => string;

/** What the documented answer of a run that ended says. */
export function answerText(answer: StartAnswer, count: Count): string {
  if ('fixed' in answer) return TEXTS.distances(count(answer.fixed), count(answer.errors));
  if ('totalCost' in answer) return TEXTS.nearby(count(answer.processed), usdText(answer.totalCost));
  if ('remainingBatches' in answer) return TEXTS.recovered(count(answer.processed), count(answer.remainingBatches));
  return '';
}

/** What came of an item, in words. */
export function outcomeText({ outcome, message }: Pick<BatchItem, 'outcome' | 'message'>, count: Count): string {
  if (message !== null) return message;
  if (outcome === null) return '';
  const { reason, fixed, unplaced, attractions, articleId } = outcome;
  if (typeof reason === 'string') return reason;
  if (fixed === 0 && unplaced === 0) return TEXTS.items.right;
  if (typeof fixed === 'number') return TEXTS.items.fixed(count(fixed), count(Number(unplaced ?? 0)));
  if (typeof attractions === 'number') return TEXTS.items.found(count(attractions));
  return articleId === undefined ? '' : TEXTS.items.written;
}
