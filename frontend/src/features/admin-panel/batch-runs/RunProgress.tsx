import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import styles from './RunProgress.module.css';
import { countFinished, isInProgress } from './run-state.js';
import { STRINGS } from './strings.js';

const STATUS_TONES = {
  queued: 'plain',
  running: 'accent',
  done: 'good',
  cancelled: 'plain',
  stopped: 'danger',
  failed: 'danger',
} as const;

export function RunStatusBadge({ run }: { run: Pick<BatchRun, 'status' | 'cancelRequestedAt'> }) {
  const isCanceling = run.cancelRequestedAt !== null && isInProgress(run);
  return (
    <Badge tone={STATUS_TONES[run.status]}>{isCanceling ? STRINGS.view.canceling : STRINGS.statuses[run.status]}</Badge>
  );
}

/** Progress bar of done, failed and skipped items, with their numbers. */
export function RunProgress({ run, label }: { run: BatchRun; label: string }) {
  const { formatCount: count } = useFormatters();
  const { total, done, failed, skipped } = run;
  if (total === 0 && isInProgress(run)) return <p className={styles.numbers}>{STRINGS.notStarted}</p>;
  const toPercent = (part: number) => `${total === 0 ? 100 : (part / total) * 100}%`;
  const finished = countFinished(run);
  const text = STRINGS.progress(count(finished), count(total));
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={total === 0 ? 1 : finished}
        aria-valuetext={text}
        className={styles.bar}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.done} width={toPercent(done)} height="1" />
          <rect className={styles.skipped} x={toPercent(done)} width={toPercent(skipped)} height="1" />
          <rect className={styles.failed} x={toPercent(done + skipped)} width={toPercent(failed)} height="1" />
        </svg>
      </div>
      <p className={styles.numbers}>
        <strong>{text}</strong> <span>{STRINGS.counts(count(done), count(failed), count(skipped))}</span>
      </p>
    </div>
  );
}
