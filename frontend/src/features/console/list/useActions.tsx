import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HttpError, sentenceOf } from '../../../lib/http-error.js';
import { invalidate } from '../../../lib/server-state.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { showToast } from '../../../ui/toasts.js';
import type { Action, Failure, ListDeclaration } from './declaration.js';
import { TEXTS } from './texts.js';

const TOO_MANY = 429;
/** What is refused is not sent again at once, whatever the server says. In seconds. */
const WAIT_LEAST = 1;

interface Asked<Row> {
  action: Action<Row>;
  rows: readonly Row[];
}

export interface Actions<Row> {
  /** Whether something is being done; nothing else can be begun then. */
  busy: boolean;
  /** How far it is; empty while there is nothing to wait for. */
  progress: string;
  /** @param opener gets the focus back */
  begin: (action: Action<Row>, rows: readonly Row[], opener: HTMLElement) => void;
  /** The question, while there is one. */
  dialog: ReactNode;
}

/** The server's sentence, or that of the list of errors when it gave none. */
export const failure =
  (fallback: string) =>
  (error: unknown): Failure => ({ title: TEXTS.error, description: sentenceOf(error, fallback) });

/**
 * Does things to rows: after a question where one is asked, one row after the other, and what is on the screen is what
 * the server then says.
 * @param onDone called when all of it is done and read again
 */
export function useActions<Row>({ changes }: Pick<ListDeclaration<Row>, 'changes'>, onDone: () => void): Actions<Row> {
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const busy = progress !== null;
  const opener = useRef<HTMLElement | null>(null);
  const inTurn = useTurns();
  const reread = () => Promise.all(changes.map((tag) => invalidate(tag)));

  const takeBack = async ({ undo }: Action<Row>, rows: readonly Row[]) => {
    if (!undo) return;
    const { fault, failed } = await doAll(undo, rows, setProgress);
    if (fault) say(rows.length, failed, fault);
    else showToast(undo.done(rows));
    await reread().catch(() => {});
    setProgress(null);
  };

  const perform = async ({ action, rows }: Asked<Row>) => {
    const { done, fault, failed } = await doAll(action, rows, setProgress);
    if (fault) say(rows.length, failed, fault);
    else if (action.done) {
      const undo = action.undo && { name: TEXTS.undo, run: () => void inTurn(() => takeBack(action, done)) };
      showToast({ ...action.done(rows), ...(undo && { action: undo }) });
    }
    if (action.changesNothing) return setProgress(null);
    if (fault?.rereadAfter) setTimeout(() => void reread(), fault.rereadAfter);
    // What cannot be read then says so itself.
    else await reread().catch(() => {});
    // The rows are drawn anew before anybody looks where the focus is.
    flushSync(() => setProgress(null));
    onDone();
  };

  const question = asked?.action.question?.(asked.rows);
  return {
    busy,
    progress: progress ?? '',
    begin: (action, rows, from) => {
      if (busy) return;
      opener.current = from;
      if (action.question) setAsked({ action, rows });
      else void inTurn(() => perform({ action, rows }));
    },
    dialog: asked && question && (
      <ConfirmDialog
        title={question.title}
        description={question.description}
        cancel={TEXTS.cancel}
        confirm={question.confirm}
        look={asked.action.look ?? 'primary'}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          void inTurn(() => perform(asked));
        }}
        returnFocus={opener}
      />
    ),
  };
}

/** One thing is done at a time: an undo, whose toast can be pressed while another is being done, waits for its turn. */
function useTurns(): (work: () => Promise<void>) => Promise<void> {
  const taken = useRef<Promise<void>>(null);
  return async (work) => {
    while (taken.current) await taken.current;
    const end = () => {
      taken.current = null;
    };
    const done = work();
    taken.current = done.then(end, end);
    await done;
  };
}

/**
 * One row after the other; what fails does not keep the others. Where the server takes no more changes for now, it is
 * waited as long as it says.
 * @param tell told how far it is
 */
async function doAll<Row>(
  { run, failed }: Pick<Action<Row>, 'run' | 'failed'>,
  rows: readonly Row[],
  tell: (progress: string) => void,
) {
  const done: Row[] = [];
  const all = String(rows.length);
  let fault: Failure | null = null;
  for (const [index, row] of rows.entries()) {
    try {
      tell(TEXTS.working(String(index), all));
      await unhurried(
        () => run(row),
        (seconds) => tell(TEXTS.waiting(seconds, String(index), all)),
      );
      done.push(row);
    } catch (error) {
      fault ??= failed(error);
    }
  }
  return { done, fault, failed: rows.length - done.length };
}

async function unhurried(run: () => Promise<unknown>, onWait: (seconds: number) => void): Promise<void> {
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      const told = error instanceof HttpError && error.status === TOO_MANY ? error.retryAfter : undefined;
      if (told === undefined) throw error;
      const seconds = Math.max(WAIT_LEAST, told);
      onWait(seconds);
      await new Promise((over) => setTimeout(over, seconds * 1_000));
    }
  }
}

/** Tells of what failed: of one its own sentence, of several how many, too. */
function say(rows: number, failed: number, { title, description = '' }: Failure): void {
  const all = title === TEXTS.error ? description : `${title}. ${description}`.trim();
  showToast({
    ...(rows === 1 ? { title, description } : { title: TEXTS.partly(String(failed), String(rows)), description: all }),
    destructive: true,
  });
}
