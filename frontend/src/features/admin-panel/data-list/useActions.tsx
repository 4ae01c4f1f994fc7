import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { invalidate } from '../../../lib/cache/server-state.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import type { Action, Failure, ListDefinition } from './list-definition.js';
import { STRINGS } from './strings.js';

const TOO_MANY_REQUESTS = 429;
/** Minimum delay in seconds before a rate-limited call is repeated, whatever Retry-After says. */
const MIN_RETRY_SECONDS = 1;

interface PendingAction<Row> {
  action: Action<Row>;
  rows: readonly Row[];
}

export interface Actions<Row> {
  /** Whether an action is running; until it ends, no other can start. */
  busy: boolean;
  /** Progress message; empty while no call waits. */
  progress: string;
  /** @param opener element that gets the focus back */
  start: (action: Action<Row>, rows: readonly Row[], opener: HTMLElement) => void;
  /** Open confirmation dialog, if any. */
  dialog: ReactNode;
}

/** Creates a failure message with the server's sentence, or with our sentence for the error code if there is none. */
export const toFailure =
  (fallback: string) =>
  (error: unknown): Failure => ({ title: STRINGS.error, description: getUserMessage(error, fallback) });

/**
 * Returns a function that executes actions on rows, one row after another, after an optional confirmation. Displayed
 * rows always come from the server.
 * @param onDone called when all calls have finished and the lists have been reloaded
 */
export function useActions<Row>({ changes }: Pick<ListDefinition<Row>, 'changes'>, onDone: () => void): Actions<Row> {
  const [pendingAction, setPendingAction] = useState<PendingAction<Row> | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const busy = progress !== null;
  const opener = useRef<HTMLElement | null>(null);
  const runExclusive = useExclusiveRun();
  const reloadLists = () => Promise.all(changes.map((tag) => invalidate(tag)));

  const undoAction = async ({ undo }: Action<Row>, rows: readonly Row[]) => {
    if (!undo) return;
    const { fault: firstFailure, failed } = await performAll(undo, rows, setProgress);
    showToast(firstFailure ? toFailureToast(rows.length, failed, firstFailure) : undo.done(rows));
    await reloadLists().catch(() => {});
    setProgress(null);
  };

  const perform = async ({ action, rows }: PendingAction<Row>) => {
    const { done, fault: firstFailure, failed } = await performAll(action, rows, setProgress);
    const canBeUndone = action.undo !== undefined && done.length > 0;
    const undo = canBeUndone && {
      action: { name: STRINGS.undo, run: () => void runExclusive(() => undoAction(action, done)) },
    };
    if (firstFailure) showToast({ ...toFailureToast(rows.length, failed, firstFailure), ...undo });
    else if (action.done) showToast({ ...action.done(rows), ...undo });
    if (action.isReadOnly) return setProgress(null);
    if (firstFailure?.reloadAfterMs) setTimeout(() => void reloadLists(), firstFailure.reloadAfterMs);
    // If the reload fails, the list itself reports that.
    else await reloadLists().catch(() => {});
    // Renders the rows before the focus is checked.
    flushSync(() => setProgress(null));
    onDone();
  };

  const question = pendingAction?.action.question?.(pendingAction.rows);
  return {
    busy,
    progress: progress ?? '',
    start: (action, rows, trigger) => {
      if (busy) return;
      opener.current = trigger;
      if (action.question) setPendingAction({ action, rows });
      else void runExclusive(() => perform({ action, rows }));
    },
    dialog: pendingAction && question && (
      <ConfirmDialog
        title={question.title}
        description={question.description}
        cancel={STRINGS.cancel}
        confirm={question.confirm}
        variant={pendingAction.action.variant ?? 'primary'}
        onCancel={() => setPendingAction(null)}
        onConfirm={() => {
          setPendingAction(null);
          void runExclusive(() => perform(pendingAction));
        }}
        returnFocus={opener}
      />
    ),
  };
}

/** Executes one task at a time, because the Undo button of a toast can be pressed while another action is running. */
function useExclusiveRun(): (task: () => Promise<void>) => Promise<void> {
  const running = useRef<Promise<void>>(null);
  return async (task) => {
    while (running.current) await running.current;
    const end = () => {
      running.current = null;
    };
    const done = task();
    running.current = done.then(end, end);
    await done;
  };
}

/**
 * Executes an action row by row. A failure does not stop the others. After a rate limit, waits as long as the server
 * requires.
 * @param onProgress called with a message for each row and each wait
 */
async function performAll<Row>(
  { run, failed }: Pick<Action<Row>, 'run' | 'failed'>,
  rows: readonly Row[],
  onProgress: (progress: string) => void,
) {
  const done: Row[] = [];
  const total = String(rows.length);
  let firstFailure: Failure | null = null;
  for (const [index, row] of rows.entries()) {
    try {
      onProgress(STRINGS.working(String(index), total));
      await runWithRetryAfter(
        () => run(row),
        (seconds) => onProgress(STRINGS.waiting(seconds, String(index), total)),
      );
      done.push(row);
    } catch (error) {
      firstFailure ??= failed(error);
    }
  }
  return { done, fault: firstFailure, failed: rows.length - done.length };
}

async function runWithRetryAfter(run: () => Promise<unknown>, onWait: (seconds: number) => void): Promise<void> {
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      const retryAfter =
        error instanceof HttpError && error.status === TOO_MANY_REQUESTS ? error.retryAfterSeconds : undefined;
      if (retryAfter === undefined) throw error;
      const seconds = Math.max(MIN_RETRY_SECONDS, retryAfter);
      onWait(seconds);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}

/**
 * Returns the toast for failures: for a single row its sentence, otherwise the number of failures. A title that the
 * action provides is used.
 */
function toFailureToast(
  rows: number,
  failed: number,
  { title, description = '' }: Failure,
): Parameters<typeof showToast>[0] {
  if (rows === 1) return { title, description, destructive: true };
  const partly = STRINGS.partly(String(failed), String(rows));
  if (title === STRINGS.error) return { title: partly, description, destructive: true };
  return { title, description: `${partly}. ${description}`.trim(), destructive: true };
}
