import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { CircleStop, ListTree, Play, RotateCcw } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { formatUsd } from '../../../../lib/format/format-usd.js';
import { useFormatters } from '../../../../lib/format/formatters.js';
import { parseNumberInput } from '../../../../lib/format/parse-number-input.js';
import { Button } from '../../../../ui/form/Button.js';
import { Field } from '../../../../ui/form/Field.js';
import { Dialog } from '../../../../ui/overlay/Dialog.js';
import { countFinished, isInProgress, isResumable } from '../run-state.js';
import { MAX_BUDGET_USD } from '../StartDialog.js';
import form from '../StartDialog.module.css';
import { STRINGS } from '../strings.js';
import { useCancelRun, useResumeRun, useRetryRun } from '../useRunActions.js';
import styles from './RunDetails.module.css';

/** Returns the URL of a run's job in the queue dashboard, which is not a page of this application. */
const queueJobPath = (jobRequestId: string) => `/admin/queues/queue/batch/${jobRequestId}`;

/** Buttons for the actions that the state of a run allows. */
export function RunActions({ run }: { run: BatchRun }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const resumeButton = useRef<HTMLButtonElement>(null);
  const cancel = useCancelRun(run);
  const resume = useResumeRun(run);
  const retry = useRetryRun(run);
  return (
    <div className={styles.actions}>
      {isInProgress(run) && (
        <Button
          variant="secondary"
          size="small"
          aria-disabled={cancel.busy || run.cancelRequestedAt !== null || undefined}
          onClick={() => void cancel.perform()}
        >
          <CircleStop aria-hidden="true" />
          {run.cancelRequestedAt === null ? STRINGS.view.cancel : STRINGS.view.canceling}
        </Button>
      )}
      {isResumable(run) && (
        <Button ref={resumeButton} size="small" onClick={() => setDialogOpen(true)}>
          <Play aria-hidden="true" />
          {STRINGS.view.resume}
        </Button>
      )}
      {run.failed > 0 && (
        <Button
          variant="secondary"
          size="small"
          aria-disabled={retry.busy || undefined}
          onClick={() => void retry.perform()}
        >
          <RotateCcw aria-hidden="true" />
          {STRINGS.view.retryFailed}
        </Button>
      )}
      {run.jobRequestId !== null && (
        <Button asChild variant="secondary" size="small">
          <a href={queueJobPath(run.jobRequestId)}>
            <ListTree aria-hidden="true" />
            {STRINGS.view.queue}
          </a>
        </Button>
      )}
      {isDialogOpen && (
        <ResumeDialog
          run={run}
          returnFocus={resumeButton}
          onClose={() => setDialogOpen(false)}
          onResume={(budgetUsd) => {
            setDialogOpen(false);
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

/** Dialog that resumes a run which ended early, with an optional new budget. */
function ResumeDialog({ run, onResume, onClose, returnFocus }: ResumeDialogProps) {
  const { formatCount: count } = useFormatters();
  const [budget, setBudget] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const budgetUsd = parseNumberInput(budget, { min: 0, max: MAX_BUDGET_USD });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (budgetUsd !== null) onResume(budgetUsd);
  };
  const kindStrings = STRINGS.kinds[run.kind];
  const remaining =
    run.startedAt === null
      ? kindStrings.subjects
      : STRINGS.countSubjects(count(run.total - countFinished(run)), kindStrings);
  return (
    <Dialog
      title={STRINGS.view.resumeTitle}
      description={STRINGS.view.resumeHint(remaining)}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        <Field
          label={STRINGS.view.resumeBudget}
          inputMode="decimal"
          autoComplete="off"
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
          hint={STRINGS.view.resumeBudgetHint(
            run.budgetUsd === null ? STRINGS.view.noBudget.toLowerCase() : formatUsd(run.budgetUsd),
          )}
          error={isSubmitted && budgetUsd === null ? STRINGS.dialog.budgetWrong : undefined}
        />
        <div className={form.buttons}>
          <Button variant="secondary" onClick={onClose}>
            {STRINGS.close}
          </Button>
          <Button type="submit">
            <Play aria-hidden="true" />
            {STRINGS.view.resume}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
