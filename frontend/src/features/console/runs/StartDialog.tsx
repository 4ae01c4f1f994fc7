import { RECOVERY_BATCH, RUN_MOST, type RunEstimate } from '@placelore/contracts/batch-run-shapes.js';
import { Calculator, Play } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { call } from '../../../lib/api.js';
import { invalidate } from '../../../lib/server-state.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Field } from '../../../ui/Field.js';
import { showToast } from '../../../ui/toasts.js';
import { failure } from '../list/useActions.js';
import { usdText } from './money.js';
import styles from './RunForm.module.css';
import { type RunKind, STARTS } from './run-state.js';
import { TEXTS } from './texts.js';
import { numberIn } from './typed-number.js';
import type { RunOptions } from './useStart.js';

/** Most that a run's budget may be, in USD. */
export const MOST_USD = 10_000;

interface StartDialogProps {
  kind: RunKind;
  onStart: (options: RunOptions) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** How much a run may do and cost; estimated first, by who wants that. */
export function StartDialog({ kind, onStart, onClose, returnFocus }: StartDialogProps) {
  const { start, about, things, failed } = TEXTS.kinds[kind];
  const { count } = useFormats();
  const [limit, setLimit] = useState('');
  const [budget, setBudget] = useState('');
  const [shown, setShown] = useState(false);
  const [estimate, setEstimate] = useState<RunEstimate | null>(null);
  const [busy, setBusy] = useState(false);
  const most = numberIn(limit, { whole: true, least: 1, most: RUN_MOST });
  const budgetUsd = numberIn(budget, { least: 0, most: MOST_USD });
  const isRight = most !== null && budgetUsd !== null;
  const options: RunOptions = { ...(most && { limit: most }), ...(typeof budgetUsd === 'number' && { budgetUsd }) };

  const estimateNow = async () => {
    setShown(true);
    if (!isRight || busy) return;
    setBusy(true);
    setEstimate(null);
    try {
      const answer = await call(STARTS[kind], { ...options, dryRun: true });
      if ('dryRun' in answer) setEstimate(answer);
    } catch (error) {
      showToast({ ...failure(failed)(error), destructive: true });
    }
    setBusy(false);
    void invalidate('batchRuns').catch(() => {});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (isRight) onStart(options);
  };
  const change = (set: (typed: string) => void) => (typed: string) => {
    setEstimate(null);
    set(typed);
  };
  return (
    <Dialog title={start} description={about} onClose={onClose} returnFocus={returnFocus}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <Field
            label={TEXTS.dialog.limit(things)}
            inputMode="numeric"
            autoComplete="off"
            value={limit}
            onChange={(event) => change(setLimit)(event.target.value)}
            hint={kind === 'recover-articles' ? TEXTS.dialog.limitHintOf(RECOVERY_BATCH) : TEXTS.dialog.limitHint}
            error={shown && most === null ? TEXTS.dialog.limitWrong : undefined}
          />
          <Field
            label={TEXTS.dialog.budget}
            inputMode="decimal"
            autoComplete="off"
            value={budget}
            onChange={(event) => change(setBudget)(event.target.value)}
            hint={TEXTS.dialog.budgetHint}
            error={shown && budgetUsd === null ? TEXTS.dialog.budgetWrong : undefined}
          />
        </div>
        <p role="status" className={styles.estimate}>
          {busy
            ? TEXTS.dialog.estimating
            : estimate &&
              TEXTS.dialog.estimated(
                count(estimate.count),
                things,
                estimate.estimatedCostUsd > 0 ? usdText(estimate.estimatedCostUsd) : null,
              )}
        </p>
        <div className={styles.buttons}>
          <Button look="secondary" aria-disabled={busy || undefined} onClick={() => void estimateNow()}>
            <Calculator aria-hidden="true" />
            {TEXTS.dialog.estimate}
          </Button>
          <Button type="submit">
            <Play aria-hidden="true" />
            {TEXTS.dialog.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
