import { setTimeout as pause } from 'node:timers/promises';
import { type BatchSubject, internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { type ItemResult, processItem } from './batch-items.js';

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
 * Processes the items of a run one after the other. Content records what is done, so a worker that takes over continues
 * with the next waiting item. If an item fails, that is recorded and the run continues; an exhausted budget ends the
 * run.
 */
export const runBatch: JobHandler<'batch.run'> = async (context, { runId: id }) => {
  const { call, jobRequestId } = context;
  for (let failures = 0; ; ) {
    const { items } = await call(internalBatchRuns.next, { id, jobRequestId });
    if (items.length === 0) return;
    for (const subject of items) {
      const { error, committed } = await commitItem(context, id, subject);
      if (error?.code === 'PROVIDER_BUDGET_EXHAUSTED') return call(internalBatchRuns.stop, { id, jobRequestId });
      failures = error?.retryable ? failures + 1 : 0;
      if (error && failures >= MAX_CONSECUTIVE_FAILURES) throw error;
      if (!committed?.goesOn) return;
      const { over, total } = committed;
      const percent = Math.min(100, Math.round((over / total) * 100));
      if (over > 0) await context.report({ ordinal: over, step: `${over} of ${total}`, percent });
    }
  }
};

/**
 * Processes an item and commits its result, or records why it failed. Temporary errors are retried after short pauses.
 */
async function commitItem({ call, jobRequestId }: JobContext, id: string, subject: BatchSubject) {
  const commit = ({ result, costUsd }: ItemResult) =>
    call(internalBatchRuns.commit, { id, ordinal: subject.ordinal, jobRequestId, result, costUsd });
  let itemResult: ItemResult | undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      itemResult ??= await processItem(call, subject);
      return { error: null, committed: await commit(itemResult) };
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (thrown.code === 'PROVIDER_BUDGET_EXHAUSTED') return { error: thrown, committed: null };
      const isPaid = itemResult !== undefined && itemResult.costUsd > 0;
      const delaysMs =
        isPaid && thrown instanceof ServiceUnavailableError
          ? [...RETRY_DELAYS_MS, ...PAID_RETRY_DELAYS_MS]
          : RETRY_DELAYS_MS;
      const delayMs = thrown.retryable ? delaysMs[attempt] : undefined;
      if (delayMs !== undefined) {
        await pause(delayMs);
        continue;
      }
      // The item is not the cause: the job waits for the service, and then processes the item.
      if (thrown instanceof ServiceUnavailableError) throw thrown;
      const result = { kind: 'failed', code: thrown.code, message: thrown.message } as const;
      // The cost counts although the result was lost.
      return { error: thrown, committed: await commit({ result, costUsd: itemResult?.costUsd ?? 0 }) };
    }
  }
}
