import { type BatchOptions, type BatchRun, batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { invalidate } from '../../../lib/cache/server-state.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { toFailure } from '../data-list/useActions.js';
import {
  formatStartResult,
  isInProgress,
  type RunKind,
  runPath,
  START_ROUTES,
  type StartResponse,
  TAGS_CHANGED_BY_RUNS,
} from './run-state.js';
import { STRINGS } from './strings.js';

interface RunAction<Args extends unknown[]> {
  busy: boolean;
  perform: (...args: Args) => Promise<void>;
}

/** Returns an action on a run. Only one call runs at a time; afterward, the displayed runs are reloaded. */
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

/** Returns the action that cancels a run before its next item. */
export function useCancelRun(run: BatchRun): RunAction<[]> {
  const { id, cancelRequestedAt } = run;
  const { busy, perform } = useRunAction(
    () => call(batchRuns.cancel, { id }),
    { title: STRINGS.view.canceled },
    STRINGS.view.cancelFailed,
  );
  return { busy, perform: async () => void (isInProgress(run) && cancelRequestedAt === null && (await perform())) };
}

/** Returns the action that resumes a run with its remaining items. */
export const useResumeRun = ({ id }: BatchRun): RunAction<[budgetUsd: number | undefined]> =>
  useRunAction(
    (budgetUsd: number | undefined) => call(batchRuns.resume, { id, ...(budgetUsd !== undefined && { budgetUsd }) }),
    { title: STRINGS.view.resumed },
    STRINGS.view.resumeFailed,
  );

/** Returns the action that retries one failed item or all of them. */
export const useRetryRun = ({ id }: Pick<BatchRun, 'id'>): RunAction<[ordinal?: number]> =>
  useRunAction(
    (ordinal?: number) =>
      ordinal === undefined ? call(batchRuns.retryFailed, { id }) : call(batchRuns.retryItem, { id, ordinal }),
    { title: STRINGS.view.retried, description: STRINGS.view.retriedHint },
    STRINGS.view.retryError,
  );

export type RunOptions = Pick<BatchOptions, 'limit' | 'budgetUsd'>;

/**
 * Returns a function that starts runs of a kind. The call waits for a short run to end and reports its result; for a
 * longer run it shows a link.
 */
export function useStartRun(kind: RunKind): { busy: boolean; start: (options: RunOptions) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { formatCount: count } = useFormatters();
  const { name, failed } = STRINGS.kinds[kind];
  const createLinkAction = (id: string, text: string) => ({ name: text, run: () => void navigate(runPath(id)) });

  const showResult = (response: StartResponse) => {
    if (!('status' in response)) {
      const action = createLinkAction(response.runId, STRINGS.follow);
      showToast({ title: STRINGS.started, description: STRINGS.startedHint, action });
      return;
    }
    const title = response.status === 'cancelled' || response.status === 'stopped' ? response.status : 'done';
    const action = createLinkAction(response.runId, STRINGS.follow);
    showToast({ title: STRINGS.ended[title](name), description: formatStartResult(response, count), action });
  };
  const start = async (options: RunOptions) => {
    if (busy) return;
    setBusy(true);
    try {
      showResult(await call(START_ROUTES[kind], options));
    } catch (error) {
      const conflictingRunId = findConflictingRun(error);
      showToast({
        ...toFailure(failed)(error),
        destructive: true,
        ...(conflictingRunId && { action: createLinkAction(conflictingRunId, STRINGS.another) }),
      });
    }
    setBusy(false);
    for (const tag of TAGS_CHANGED_BY_RUNS) void invalidate(tag).catch(() => {});
  };
  return { busy, start };
}

/** Returns the id of the open run of the same kind, if a new run was refused because of it. */
function findConflictingRun(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.body?.code !== 'BATCH_RUNNING') return undefined;
  return error.details.find(({ field }) => field === 'runId')?.message;
}
