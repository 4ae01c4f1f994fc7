import { setTimeout as pause } from 'node:timers/promises';
import {
  type BatchSubject,
  type FinishedItem,
  internalBatchRuns,
} from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { processItem } from './batch-items.js';

/** Answer to a commit, and the error because of which an item was recorded as failed. */
interface CommitOutcome {
  error: ApiError | null;
  committed: RouteResponse<typeof internalBatchRuns.commit>;
}

/** Ms before each retry of an item that failed for a temporary reason. */
const RETRY_DELAYS_MS = [200, 1_000];
/**
 * Ms before each further retry of committing an item that was paid for, while content does not respond: about a minute
 * in total. Retrying the whole job instead would pay for the item once more.
 */
const PAID_RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 15_000, 30_000];
/** Consecutive temporary failures after which the items are not the cause: the job is then retried. */
const MAX_CONSECUTIVE_FAILURES = 3;
/**
 * Ms after which finished items are committed although others were handed out with them, so that slow items show
 * progress.
 */
const COMMIT_INTERVAL_MS = 500;

/**
 * Processes the items of a run one after the other, and commits free ones together: after a crash, they cost nothing to
 * repeat. Content records what is done, so a worker that takes over continues with the next waiting item. If an item
 * fails, that is recorded and the run continues; an exhausted budget ends the run.
 */
export const runBatch: JobHandler<'batch.run'> = async (context, { runId: id }) => {
  const { call, jobRequestId } = context;
  for (let failures = 0; ; ) {
    const { items } = await call(internalBatchRuns.next, { id, jobRequestId });
    if (items.length === 0) return;
    let finished: FinishedItem[] = [];
    let committedAt = performance.now();
    for (const [index, subject] of items.entries()) {
      let { item, error } = await finishItem(call, subject);
      if (item) finished.push(item);
      const isDue = index === items.length - 1 || performance.now() - committedAt >= COMMIT_INTERVAL_MS;
      if (item && item.costUsd === 0 && !error && !isDue) {
        failures = 0;
        continue;
      }
      const outcome = finished.length > 0 ? await commitItems(context, id, finished) : null;
      finished = [];
      committedAt = performance.now();
      if (error?.code === 'PROVIDER_BUDGET_EXHAUSTED') return call(internalBatchRuns.stop, { id, jobRequestId });
      error ??= outcome?.error ?? null;
      failures = error?.retryable ? failures + 1 : 0;
      if (error && (!item || failures >= MAX_CONSECUTIVE_FAILURES)) throw error;
      if (!outcome?.committed.goesOn) return;
      const { over, total } = outcome.committed;
      const percent = Math.min(100, Math.round((over / total) * 100));
      if (over > 0) await context.report({ ordinal: over, step: `${over} of ${total}`, percent });
    }
  }
};

/**
 * Processes an item. Temporary errors are retried after short pauses.
 * @returns the item with its result, which may be that it failed, and the error. Without an item, the item is not the
 *   cause: the run ends because of a budget, or waits for a service.
 */
async function finishItem(
  call: JobContext['call'],
  subject: BatchSubject,
): Promise<{ item: FinishedItem | null; error: ApiError | null }> {
  const { ordinal } = subject;
  for (let attempt = 0; ; attempt++) {
    try {
      return { item: { ordinal, ...(await processItem(call, subject)) }, error: null };
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const delayMs = thrown.retryable ? RETRY_DELAYS_MS[attempt] : undefined;
      if (thrown.code === 'PROVIDER_BUDGET_EXHAUSTED') return { item: null, error: thrown };
      if (delayMs !== undefined) await pause(delayMs);
      else if (thrown instanceof ServiceUnavailableError) return { item: null, error: thrown };
      else return { item: { ordinal, result: toFailure(thrown), costUsd: 0 }, error: thrown };
    }
  }
}

const toFailure = ({ code, message }: ApiError) => ({ kind: 'failed' as const, code, message });

/**
 * Commits items. If content rejects several, each is committed alone; if it rejects one, that is recorded with its cost,
 * which counts although the result was lost.
 * @throws ServiceUnavailableError if content does not respond: the job waits for it, and then processes free items again
 */
async function commitItems(context: JobContext, id: string, items: FinishedItem[]): Promise<CommitOutcome> {
  const { call, jobRequestId } = context;
  const isPaid = items.some(({ costUsd }) => costUsd > 0);
  for (let attempt = 0; ; attempt++) {
    try {
      return { error: null, committed: await call(internalBatchRuns.commit, { id, jobRequestId, items }) };
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const isUnavailable = thrown instanceof ServiceUnavailableError;
      const delaysMs = isPaid && isUnavailable ? [...RETRY_DELAYS_MS, ...PAID_RETRY_DELAYS_MS] : RETRY_DELAYS_MS;
      const delayMs = thrown.retryable ? delaysMs[attempt] : undefined;
      if (delayMs !== undefined) await pause(delayMs);
      else if (isUnavailable) throw thrown;
      else if (items.length > 1) return commitOneByOne(context, id, items);
      else {
        const failed = items.map((item) => ({ ...item, result: toFailure(thrown) }));
        const committed = await call(internalBatchRuns.commit, { id, jobRequestId, items: failed });
        return { error: thrown, committed };
      }
    }
  }
}

async function commitOneByOne(context: JobContext, id: string, items: FinishedItem[]): Promise<CommitOutcome> {
  const [first, ...others] = items;
  let outcome = await commitItems(context, id, [first!]);
  for (const item of others) if (outcome.committed.goesOn) outcome = await commitItems(context, id, [item]);
  return outcome;
}
