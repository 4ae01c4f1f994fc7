import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../../lib/http-error.js';
import { invalidate } from '../../../lib/server-state.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { showToast } from '../../../ui/toasts.js';
import type { Action, Failure, ListDeclaration } from './declaration.js';
import { TEXTS } from './texts.js';

interface Asked<Row> {
  action: Action<Row>;
  rows: readonly Row[];
}

export interface Actions<Row> {
  /** Whether something is being done; nothing else can be begun then. */
  busy: boolean;
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
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const reread = () => Promise.all(changes.map(invalidate));

  const perform = async ({ action, rows }: Asked<Row>) => {
    setBusy(true);
    const { done, fault, failed } = await doAll(action, rows);
    if (fault) say(rows.length, failed, fault);
    else if (action.done) {
      const undo = action.undo && { name: TEXTS.undo, run: () => void takeBack(action.undo, done, reread) };
      showToast({ ...action.done(rows), ...(undo && { action: undo }) });
    }
    if (action.changesNothing) return setBusy(false);
    if (fault?.rereadAfter) setTimeout(() => void reread(), fault.rereadAfter);
    // What cannot be read then says so itself.
    else await reread().catch(() => {});
    // The rows are drawn anew before anybody looks where the focus is.
    flushSync(() => setBusy(false));
    onDone();
  };

  const question = asked?.action.question?.(asked.rows);
  return {
    busy,
    begin: (action, rows, from) => {
      if (busy) return;
      opener.current = from;
      if (action.question) setAsked({ action, rows });
      else void perform({ action, rows });
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
          void perform(asked);
        }}
        returnFocus={opener}
      />
    ),
  };
}

/** One row after the other; what fails does not keep the others. */
async function doAll<Row>({ run, failed }: Pick<Action<Row>, 'run' | 'failed'>, rows: readonly Row[]) {
  const done: Row[] = [];
  let fault: Failure | null = null;
  for (const row of rows) {
    try {
      await run(row);
      done.push(row);
    } catch (error) {
      fault ??= failed(error);
    }
  }
  return { done, fault, failed: rows.length - done.length };
}

async function takeBack<Row>(
  undo: Action<Row>['undo'],
  rows: readonly Row[],
  reread: () => Promise<unknown>,
): Promise<void> {
  if (!undo) return;
  const { fault, failed } = await doAll(undo, rows);
  if (fault) say(rows.length, failed, fault);
  else showToast(undo.done(rows));
  await reread().catch(() => {});
}

/** Tells of what failed: of one its own sentence, of several how many, too. */
function say(rows: number, failed: number, { title, description = '' }: Failure): void {
  const all = title === TEXTS.error ? description : `${title}. ${description}`.trim();
  showToast({
    ...(rows === 1 ? { title, description } : { title: TEXTS.partly(String(failed), String(rows)), description: all }),
    destructive: true,
  });
}
