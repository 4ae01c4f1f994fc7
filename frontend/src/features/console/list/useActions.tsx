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
    const faults: unknown[] = [];
    for (const row of rows) {
      try {
        await action.run(row);
      } catch (error) {
        faults.push(error);
      }
    }
    const fault = faults.length > 0 ? action.failed(faults[0]) : null;
    say(action, rows, faults.length, fault);
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

function say<Row>(action: Action<Row>, rows: readonly Row[], failed: number, fault: Failure | null): void {
  if (fault) {
    const partly = rows.length > 1 && TEXTS.partly(String(failed), String(rows.length));
    const description = partly
      ? [fault.title === TEXTS.error ? '' : `${fault.title}.`, fault.description].join(' ')
      : fault.description;
    showToast({ title: partly || fault.title, description: description?.trim(), destructive: true });
  } else if (action.done) {
    showToast(action.done(rows));
  }
}
