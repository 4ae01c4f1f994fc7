import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import styles from './RunProgress.module.css';
import { isOpen, overOf } from './run-state.js';
import { TEXTS } from './texts.js';

const TONES = {
  queued: 'plain',
  running: 'accent',
  done: 'good',
  cancelled: 'plain',
  stopped: 'danger',
  failed: 'danger',
} as const;

/** How a run is, in a word. */
export function RunStatus({ run }: { run: Pick<BatchRun, 'status' | 'cancelRequestedAt'> }) {
  const ending = run.cancelRequestedAt !== null && isOpen(run);
  return <Badge tone={TONES[run.status]}>{ending ? TEXTS.view.cancelling : TEXTS.statuses[run.status]}</Badge>;
}

/** How far a run is: a bar of what was done, failed and was skipped, and its numbers. */
export function RunProgress({ run, label }: { run: BatchRun; label: string }) {
  const { count } = useFormats();
  const { total, done, failed, skipped } = run;
  if (total === 0 && isOpen(run)) return <p className={styles.numbers}>{TEXTS.notBegun}</p>;
  const share = (part: number) => `${total === 0 ? 100 : (part / total) * 100}%`;
  const over = overOf(run);
  const text = TEXTS.progress(count(over), count(total));
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={total === 0 ? 1 : over}
        aria-valuetext={text}
        className={styles.bar}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.done} width={share(done)} height="1" />
          <rect className={styles.skipped} x={share(done)} width={share(skipped)} height="1" />
          <rect className={styles.failedPart} x={share(done + skipped)} width={share(failed)} height="1" />
        </svg>
      </div>
      <p className={styles.numbers}>
        <strong>{text}</strong> <span>{TEXTS.counts(count(done), count(failed), count(skipped))}</span>
      </p>
    </div>
  );
}
