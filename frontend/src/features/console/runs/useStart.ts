import type { BatchOptions } from '@placelore/contracts/batch-run-shapes.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.js';
import { HttpError } from '../../../lib/http-error.js';
import { invalidate } from '../../../lib/server-state.js';
import { useFormats } from '../../../lib/use-formats.js';
import { showToast } from '../../../ui/toasts.js';
import { failure } from '../list/useActions.js';
import { answerText, CHANGED_BY_RUNS, type RunKind, runAddress, STARTS, type StartAnswer } from './run-state.js';
import { TEXTS } from './texts.js';

export type RunOptions = Pick<BatchOptions, 'limit' | 'budgetUsd'>;

/**
 * Starts runs of a kind: the call waits for the end of a short one, and what came of it is said; a longer one is to be
 * followed.
 */
export function useStart(kind: RunKind): { busy: boolean; start: (options: RunOptions) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { count } = useFormats();
  const { name, failed } = TEXTS.kinds[kind];
  const leadTo = (id: string, text: string) => ({ name: text, run: () => void navigate(runAddress(id)) });

  const say = (answer: StartAnswer) => {
    if (!('status' in answer)) {
      const action = leadTo(answer.runId, TEXTS.follow);
      showToast({ title: TEXTS.started, description: TEXTS.startedHint, action });
      return;
    }
    const title = answer.status === 'cancelled' || answer.status === 'stopped' ? answer.status : 'done';
    const action = leadTo(answer.runId, TEXTS.follow);
    showToast({ title: TEXTS.ended[title](name), description: answerText(answer, count), action });
  };
  const start = async (options: RunOptions) => {
    if (busy) return;
    setBusy(true);
    try {
      say(await call(STARTS[kind], options));
    } catch (error) {
      const other = runInTheWay(error);
      showToast({
        ...failure(failed)(error),
        destructive: true,
        ...(other && { action: leadTo(other, TEXTS.another) }),
      });
    }
    setBusy(false);
    for (const tag of CHANGED_BY_RUNS) void invalidate(tag).catch(() => {});
  };
  return { busy, start };
}

/** The run of that kind which goes on already, if that is why another was refused. */
function runInTheWay(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.body?.code !== 'BATCH_RUNNING') return undefined;
  return error.details.find(({ field }) => field === 'runId')?.message;
}
