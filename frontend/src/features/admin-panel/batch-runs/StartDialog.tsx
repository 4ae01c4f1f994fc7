import { MAX_RUN_ITEMS, RECOVERY_BATCH_SIZE, type RunEstimate } from '@placelore/contracts/content/admin/batch-runs.js';
import { Calculator, Play } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { call } from '../../../lib/api/api.js';
import { invalidate } from '../../../lib/cache/server-state.js';
import { formatUsd } from '../../../lib/format/format-usd.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { parseNumberInput } from '../../../lib/format/parse-number-input.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { toFailure } from '../data-list/useActions.js';
import { type RunKind, START_ROUTES } from './run-state.js';
import styles from './StartDialog.module.css';
import { STRINGS } from './strings.js';
import type { RunOptions } from './useRunActions.js';

export const MAX_BUDGET_USD = 10_000;

interface StartDialogProps {
  kind: RunKind;
  onStart: (options: RunOptions) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog for limit and budget of a run, with an optional estimate. */
export function StartDialog({ kind, onStart, onClose, returnFocus }: StartDialogProps) {
  const { start, about, subjects, failed } = STRINGS.kinds[kind];
  const { formatCount: count } = useFormatters();
  const [limit, setLimit] = useState('');
  const [budget, setBudget] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [estimate, setEstimate] = useState<RunEstimate | null>(null);
  const [busy, setBusy] = useState(false);
  const itemLimit = parseNumberInput(limit, { isInteger: true, min: 1, max: MAX_RUN_ITEMS });
  const budgetUsd = parseNumberInput(budget, { min: 0, max: MAX_BUDGET_USD });
  const isValid = itemLimit !== null && budgetUsd !== null;
  const options: RunOptions = {
    ...(itemLimit && { limit: itemLimit }),
    ...(typeof budgetUsd === 'number' && { budgetUsd }),
  };

  const fetchEstimate = async () => {
    setSubmitted(true);
    if (!isValid || busy) return;
    setBusy(true);
    setEstimate(null);
    try {
      const response = await call(START_ROUTES[kind], { ...options, dryRun: true });
      if ('dryRun' in response) setEstimate(response);
    } catch (error) {
      showToast({ ...toFailure(failed)(error), destructive: true });
    }
    setBusy(false);
    void invalidate('batchRuns').catch(() => {});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isValid) onStart(options);
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
            label={STRINGS.dialog.limit(subjects)}
            inputMode="numeric"
            autoComplete="off"
            value={limit}
            onChange={(event) => change(setLimit)(event.target.value)}
            hint={
              kind === 'recover-articles'
                ? STRINGS.dialog.limitHintDefault(RECOVERY_BATCH_SIZE)
                : STRINGS.dialog.limitHint
            }
            error={isSubmitted && itemLimit === null ? STRINGS.dialog.limitWrong : undefined}
          />
          <Field
            label={STRINGS.dialog.budget}
            inputMode="decimal"
            autoComplete="off"
            value={budget}
            onChange={(event) => change(setBudget)(event.target.value)}
            hint={STRINGS.dialog.budgetHint}
            error={isSubmitted && budgetUsd === null ? STRINGS.dialog.budgetWrong : undefined}
          />
        </div>
        <p role="status" className={styles.estimate}>
          {busy
            ? STRINGS.dialog.estimating
            : estimate &&
              STRINGS.dialog.estimated(
                STRINGS.countSubjects(count(estimate.count), STRINGS.kinds[kind]),
                estimate.estimatedCostUsd > 0 ? formatUsd(estimate.estimatedCostUsd) : null,
              )}
        </p>
        <div className={styles.buttons}>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => void fetchEstimate()}>
            <Calculator aria-hidden="true" />
            {STRINGS.dialog.estimate}
          </Button>
          <Button type="submit">
            <Play aria-hidden="true" />
            {STRINGS.dialog.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
