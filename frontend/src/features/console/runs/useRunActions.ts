import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { useState } from 'react';
import { call } from '../../../lib/api.js';
import { invalidate } from '../../../lib/server-state.js';
import { showToast } from '../../../ui/toasts.js';
import { toFailure } from '../list/useActions.js';
import { isInProgress } from './run-state.js';
import { STRINGS } from './texts.js';

interface RunAction<Args extends unknown[]> {
  busy: boolean;
  perform: (...args: Args) => Promise<void>;
}

/** Something that is done to a run, once at a time; what is shown of runs is then read again. */
function useRunAction<Args extends unknown[]>(
  run: (...args: Args) => Promise<unknown>,
  done: { title: string; description?: string },
  failed: string,
): RunAction<Args> {
  const [busy, setBusy] = useState(false);
  const perform = async (...args: Args) => {
    if (busy) return;
    setBusy(true);
    try {
      await run(...args);
      showToast(done);
    } catch (error) {
      showToast({ ...toFailure(failed)(error), destructive: true });
    }
    await Promise.all([invalidate('batchRuns'), invalidate('audit')]).catch(() => {});
    setBusy(false);
  };
  return { busy, perform };
}

/** Has a run end before its next item. */
export function useCancelRun(run: BatchRun): RunAction<[]> {
  const { id, cancelRequestedAt } = run;
  const { busy, perform } = useRunAction(
    () => call(batchRuns.cancel, { id }),
    { title: STRINGS.view.cancelled },
    STRINGS.view.cancelFailed,
  );
  return { busy, perform: async () => void (isInProgress(run) && cancelRequestedAt === null && (await perform())) };
}

/** Has a run go on with what waits. */
export const useResumeRun = ({ id }: BatchRun): RunAction<[budgetUsd: number | undefined]> =>
  useRunAction(
    (budgetUsd: number | undefined) => call(batchRuns.resume, { id, ...(budgetUsd !== undefined && { budgetUsd }) }),
    { title: STRINGS.view.resumed },
    STRINGS.view.resumeFailed,
  );

/** Has what failed done again: one item, or all of the run's. */
export const useRetryRun = ({ id }: Pick<BatchRun, 'id'>): RunAction<[ordinal?: number]> =>
  useRunAction(
    (ordinal?: number) =>
      ordinal === undefined ? call(batchRuns.retryFailed, { id }) : call(batchRuns.retryItem, { id, ordinal }),
    { title: STRINGS.view.retried, description: STRINGS.view.retriedHint },
    STRINGS.view.retryError,
  );
