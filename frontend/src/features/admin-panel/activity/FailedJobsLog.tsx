import {
  type FailedJob,
  type RetriedPage,
  retryAllJobsByService,
  retryJobByService,
} from '@placelore/contracts/core/jobs/job-requests.js';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/api.js';
import { invalidate } from '../../../lib/cache/server-state.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../ui/layout/Card.js';
import { SectionHeader } from '../../../ui/layout/SectionHeader.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { CombinedLog, useLogPage } from '../combined-log/CombinedLog.js';
import styles from '../combined-log/LogCard.module.css';
import { FAILED_JOB_SOURCES, findService } from '../combined-log/log-sources.js';
import { toFailure } from '../data-list/useActions.js';
import { formatJobName, formatRequester } from './job-labels.js';
import { STRINGS } from './strings.js';

const LOG = { tag: 'work', sources: FAILED_JOB_SOURCES };

/** Jobs of all services that have failed permanently and can be retried. */
export function FailedJobsLog() {
  const { data } = useLogPage(LOG);
  return (
    <Card className={styles.card}>
      <SectionHeader>
        <h3>{STRINGS.failedJobsHeading}</h3>
        {data && data.items.length > 0 && <RetryAllButton />}
      </SectionHeader>
      <p className={styles.intro}>{STRINGS.failedLead}</p>
      <CombinedLog
        {...LOG}
        heading={STRINGS.failedJobsHeading}
        emptyText={STRINGS.failedNone}
        renderEntry={({ item, from }) => <FailedJobEntry failedJob={item} service={findService(from)} />}
      />
    </Card>
  );
}

/** Button that retries all failed jobs after a confirmation. */
function RetryAllButton() {
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const run = async () => {
    setConfirming(false);
    setBusy(true);
    try {
      const { retried, skipped } = await retryAllFailedJobs();
      showToast({ title: STRINGS.retriedAll(retried), description: STRINGS.retrySkipped(skipped) });
    } catch (error) {
      showToast({ ...toFailure(STRINGS.retryFailed)(error), destructive: true });
    }
    await Promise.all([invalidate('failedJobs'), invalidate('audit')]).catch(() => {});
    setBusy(false);
  };
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-disabled={busy || undefined}
        onClick={() => !busy && setConfirming(true)}
      >
        <RotateCcw aria-hidden="true" />
        {STRINGS.retryAll}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={STRINGS.retryAllTitle}
          description={STRINGS.retryAllQuestion}
          cancel={STRINGS.cancel}
          confirm={STRINGS.retryAll}
          onCancel={() => setConfirming(false)}
          onConfirm={() => void run()}
          returnFocus={opener}
        />
      )}
    </>
  );
}

/** Retries all failed jobs, service by service and page by page. @returns how many were retried and how many skipped */
async function retryAllFailedJobs(): Promise<{ retried: number; skipped: number }> {
  let [retried, skipped] = [0, 0];
  for (const route of Object.values(retryAllJobsByService)) {
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

function FailedJobEntry({ failedJob, service }: { failedJob: FailedJob; service: DomainServiceName }) {
  const [busy, setBusy] = useState(false);
  const { id, job, requestedBy, failedAt, message } = failedJob;
  const retry = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call(retryJobByService[service], { id });
      showToast({ title: STRINGS.retried, description: STRINGS.retriedHint(formatJobName(job)) });
    } catch (error) {
      showToast({ ...toFailure(STRINGS.retryFailed)(error), destructive: true });
    }
    await invalidate('failedJobs').catch(() => {});
    setBusy(false);
  };
  return (
    <li className={styles.entry}>
      <p>
        <strong>{formatJobName(job)}</strong> <span>{message}</span>
      </p>
      <p className={styles.time}>
        <FormattedDateTime iso={failedAt} />, {STRINGS.requestedBy(formatRequester(requestedBy))}
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={STRINGS.retryOne(formatJobName(job))}
        aria-disabled={busy || undefined}
        className={styles.action}
        onClick={() => void retry()}
      >
        <RotateCcw aria-hidden="true" />
        {STRINGS.retry}
      </Button>
    </li>
  );
}
