import type { BatchOptions } from '@placelore/contracts/batch-run-shapes.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.js';
import { HttpError } from '../../../lib/http-error.js';
import { invalidate } from '../../../lib/server-state.js';
import { useFormatters } from '../../../lib/use-formats.js';
import { showToast } from '../../../ui/toasts.js';
import { toFailure } from '../list/useActions.js';
import {
  formatStartResult,
  type RunKind,
  runPath,
  START_ROUTES,
  type StartResponse,
  TAGS_CHANGED_BY_RUNS,
} from './run-state.js';
import { STRINGS } from './texts.js';

export type RunOptions = Pick<BatchOptions, 'limit' | 'budgetUsd'>;

/**
 * Starts runs of a kind: the call waits for the end of a short one, and what came of it is said; a longer one is to be
 * followed.
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

/** The run of that kind which goes on already, if that is why another was refused. */
function findConflictingRun(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.body?.code !== 'BATCH_RUNNING') return undefined;
  return error.details.find(({ field }) => field === 'runId')?.message;
}
