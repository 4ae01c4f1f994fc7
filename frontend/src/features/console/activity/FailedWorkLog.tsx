import type { OwnerName } from '@placelore/contracts/jobs.js';
import { type FailedWork, type RetriedPage, retryAllWorkOf, retryWorkOf } from '@placelore/contracts/work-requests.js';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api.js';
import { invalidate } from '../../../lib/server-state.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { HeadingRow } from '../../../ui/HeadingRow.js';
import { showToast } from '../../../ui/toasts.js';
import { failure } from '../list/useActions.js';
import { Moment } from '../Moment.js';
import styles from './Activity.module.css';
import { jobName, requesterText } from './job-names.js';
import { MergedLog } from './MergedLog.js';
import { FAILED_SOURCES, ownerOf } from './sources.js';
import { TEXTS } from './texts.js';

/** Work of all owners that failed for good, to be run again. */
export function FailedWorkLog() {
  return (
    <Card className={styles.card}>
      <HeadingRow>
        <h3>{TEXTS.failedWork}</h3>
        <RetryAll />
      </HeadingRow>
      <p className={styles.lead}>{TEXTS.failedLead}</p>
      <MergedLog
        tag="work"
        heading={TEXTS.failedWork}
        none={TEXTS.failedNone}
        sources={FAILED_SOURCES}
        entry={({ item, from }) => <Work work={item} owner={ownerOf(from)} />}
      />
    </Card>
  );
}

/** Runs all failed work again, after a question. */
function RetryAll() {
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const run = async () => {
    setIsAsked(false);
    setBusy(true);
    try {
      const { retried, skipped } = await retryAll();
      showToast({ title: TEXTS.retriedAll(retried), description: TEXTS.retrySkipped(skipped) });
    } catch (error) {
      showToast({ ...failure(TEXTS.retryFailed)(error), destructive: true });
    }
    await Promise.all([invalidate('work'), invalidate('audit')]).catch(() => {});
    setBusy(false);
  };
  return (
    <>
      <Button
        ref={opener}
        look="secondary"
        size="small"
        aria-disabled={busy || undefined}
        onClick={() => !busy && setIsAsked(true)}
      >
        <RotateCcw aria-hidden="true" />
        {TEXTS.retryAll}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={TEXTS.retryAllTitle}
          description={TEXTS.retryAllQuestion}
          cancel={TEXTS.cancel}
          confirm={TEXTS.retryAll}
          onCancel={() => setIsAsked(false)}
          onConfirm={() => void run()}
          returnFocus={opener}
        />
      )}
    </>
  );
}

/** Runs all failed work again, one service and page after the other. @returns how much was, and how much was not */
async function retryAll(): Promise<{ retried: number; skipped: number }> {
  let [retried, skipped] = [0, 0];
  for (const route of Object.values(retryAllWorkOf)) {
    for (let before: string | null = null; ; ) {
      const page: RetriedPage = await call(route, before === null ? {} : { before });
      retried += page.retried;
      skipped += page.skipped;
      before = page.next;
      if (before === null) break;
    }
  }
  return { retried, skipped };
}

function Work({ work, owner }: { work: FailedWork; owner: OwnerName }) {
  const [busy, setBusy] = useState(false);
  const { id, job, requestedBy, failedAt, message } = work;
  const retry = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call(retryWorkOf[owner], { id });
      showToast({ title: TEXTS.retried, description: TEXTS.retriedHint(jobName(job)) });
    } catch (error) {
      showToast({ ...failure(TEXTS.retryFailed)(error), destructive: true });
    }
    await invalidate('work').catch(() => {});
    setBusy(false);
  };
  return (
    <li className={styles.entry}>
      <p>
        <strong>{jobName(job)}</strong> <span>{message}</span>
      </p>
      <p className={styles.when}>
        <Moment iso={failedAt} />, {TEXTS.requestedBy(requesterText(requestedBy))}
      </p>
      <Button
        look="secondary"
        size="small"
        aria-label={TEXTS.retryOne(jobName(job))}
        aria-disabled={busy || undefined}
        className={styles.retry}
        onClick={() => void retry()}
      >
        <RotateCcw aria-hidden="true" />
        {TEXTS.retry}
      </Button>
    </li>
  );
}
