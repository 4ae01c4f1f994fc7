import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { CircleStop, ListTree, Play, RotateCcw } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useFormats } from '../../../lib/use-formats.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Field } from '../../../ui/Field.js';
import { usdText } from './money.js';
import form from './RunForm.module.css';
import styles from './RunView.module.css';
import { isOpen, isResumable, overOf } from './run-state.js';
import { MOST_USD } from './StartDialog.js';
import { TEXTS } from './texts.js';
import { numberIn } from './typed-number.js';
import { useCancel, useResume, useRetry } from './useRunActions.js';

/** Where the queue dashboard has the job of a run. It is no page of this application. */
const jobAddress = (workRequestId: string) => `/admin/queues/queue/batch/${workRequestId}`;

/** What can be done about a run as it is. */
export function RunActions({ run }: { run: BatchRun }) {
  const [asked, setAsked] = useState(false);
  const resumeButton = useRef<HTMLButtonElement>(null);
  const cancel = useCancel(run);
  const resume = useResume(run);
  const retry = useRetry(run);
  return (
    <div className={styles.actions}>
      {isOpen(run) && (
        <Button
          look="secondary"
          size="small"
          aria-disabled={cancel.busy || run.cancelRequestedAt !== null || undefined}
          onClick={() => void cancel.perform()}
        >
          <CircleStop aria-hidden="true" />
          {run.cancelRequestedAt === null ? TEXTS.view.cancel : TEXTS.view.cancelling}
        </Button>
      )}
      {isResumable(run) && (
        <Button ref={resumeButton} size="small" onClick={() => setAsked(true)}>
          <Play aria-hidden="true" />
          {TEXTS.view.resume}
        </Button>
      )}
      {run.failed > 0 && (
        <Button
          look="secondary"
          size="small"
          aria-disabled={retry.busy || undefined}
          onClick={() => void retry.perform()}
        >
          <RotateCcw aria-hidden="true" />
          {TEXTS.view.retryFailed}
        </Button>
      )}
      {run.workRequestId !== null && (
        <Button asChild look="secondary" size="small">
          <a href={jobAddress(run.workRequestId)}>
            <ListTree aria-hidden="true" />
            {TEXTS.view.queue}
          </a>
        </Button>
      )}
      {asked && (
        <ResumeDialog
          run={run}
          returnFocus={resumeButton}
          onClose={() => setAsked(false)}
          onResume={(budgetUsd) => {
            setAsked(false);
            void resume.perform(budgetUsd);
          }}
        />
      )}
    </div>
  );
}

interface ResumeDialogProps {
  run: BatchRun;
  onResume: (budgetUsd: number | undefined) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A run that ended before its time goes on, with another budget if somebody says so. */
function ResumeDialog({ run, onResume, onClose, returnFocus }: ResumeDialogProps) {
  const { count } = useFormats();
  const [budget, setBudget] = useState('');
  const [shown, setShown] = useState(false);
  const budgetUsd = numberIn(budget, { least: 0, most: MOST_USD });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (budgetUsd !== null) onResume(budgetUsd);
  };
  const { things } = TEXTS.kinds[run.kind];
  const left = run.startedAt === null ? things : `${count(run.total - overOf(run))} ${things}`;
  return (
    <Dialog
      title={TEXTS.view.resumeTitle}
      description={TEXTS.view.resumeHint(left)}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        <Field
          label={TEXTS.view.resumeBudget}
          inputMode="decimal"
          autoComplete="off"
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
          hint={TEXTS.view.resumeBudgetHint(
            run.budgetUsd === null ? TEXTS.view.noBudget.toLowerCase() : usdText(run.budgetUsd),
          )}
          error={shown && budgetUsd === null ? TEXTS.dialog.budgetWrong : undefined}
        />
        <div className={form.buttons}>
          <Button look="secondary" onClick={onClose}>
            {TEXTS.keep}
          </Button>
          <Button type="submit">
            <Play aria-hidden="true" />
            {TEXTS.view.resume}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
