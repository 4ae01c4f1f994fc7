import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { invalidate } from '../../../lib/cache/server-state.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import type { Action, Failure, ListDefinition } from './list-definition.js';
import { STRINGS } from './strings.js';

const TOO_MANY_REQUESTS = 429;
/** What is refused is not sent again at once, whatever the server says. In seconds. */
const MIN_RETRY_SECONDS = 1;

interface PendingAction<Row> {
  action: Action<Row>;
  rows: readonly Row[];
}

export interface Actions<Row> {
  /** Whether something is being done; nothing else can be begun then. */
  busy: boolean;
  /** How far it is; empty while there is nothing to wait for. */
  progress: string;
  /** @param opener gets the focus back */
  start: (action: Action<Row>, rows: readonly Row[], opener: HTMLElement) => void;
  /** The question, while there is one. */
  dialog: ReactNode;
}

/** The server's sentence, or that of the list of errors when it gave none. */
export const toFailure =
  (fallback: string) =>
  (error: unknown): Failure => ({ title: STRINGS.error, description: getUserMessage(error, fallback) });

/**
 * Does things to rows: after a question where one is asked, one row after the other, and what is on the screen is what
 * the server then says.
 * @param onDone called when all of it is done and read again
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
    // What cannot be read then says so itself.
    else await reloadLists().catch(() => {});
    // The rows are drawn anew before anybody looks where the focus is.
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

/** One thing is done at a time: an undo, whose toast can be pressed while another is being done, waits for its turn. */
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
 * One row after the other; what fails does not keep the others. Where the server takes no more changes for now, it is
 * waited as long as it says.
 * @param onProgress told how far it is
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

/** What is told of what failed: of one its own sentence, of several how many, too; a title of its own stays the title. */
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
