import type { OwnerName } from '@placelore/contracts/jobs.js';
import { type FailedWork, retryWorkOf } from '@placelore/contracts/work-requests.js';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api.js';
import { invalidate } from '../../../lib/server-state.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
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
      <h3>{TEXTS.failedWork}</h3>
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
