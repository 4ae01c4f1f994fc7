import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import {
  runScheduledJobByService,
  type ScheduledJob,
  scheduledJobsByService,
} from '@placelore/contracts/core/jobs/scheduled-jobs.js';
import { Play } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { invalidate, toKey } from '../../../lib/cache/server-state.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../ui/layout/Card.js';
import styles from '../combined-log/LogCard.module.css';
import { toFailure } from '../data-list/useActions.js';
import { formatJobName } from './job-labels.js';
import { describeScheduledJob, SCHEDULED_JOB_STRINGS } from './strings.js';

/** The services, from the keys of their calls: importing their list would add all schemas to the bundle. */
const SERVICES = Object.keys(scheduledJobsByService) as DomainServiceName[];
/** Ms between two reads while a scheduled run is open. */
const POLL_INTERVAL_MS = 1_500;

/** Scheduled jobs of all services with schedule, last result, and a button that runs each immediately. */
export function ScheduledJobsTable() {
  return (
    <Card className={styles.card}>
      <h3>{SCHEDULED_JOB_STRINGS.heading}</h3>
      <p className={styles.intro}>{SCHEDULED_JOB_STRINGS.lead}</p>
      <ul className={styles.log}>
        {SERVICES.map((service) => (
          <ServiceScheduledJobs key={service} service={service} />
        ))}
      </ul>
    </Card>
  );
}

/** Loads each service separately, so that one that does not respond does not hide the others. */
function ServiceScheduledJobs({ service }: { service: DomainServiceName }) {
  const { data, error, mutate } = useSWR(
    toKey(scheduledJobsByService[service], {}),
    () => call(scheduledJobsByService[service], {}),
    {
      dedupingInterval: 0,
      refreshInterval: (jobs) => (jobs?.some(({ isOpen }) => isOpen) ? POLL_INTERVAL_MS : 0),
    },
  );
  if (data) return data.map((job) => <ScheduledJobItem key={job.job} service={service} job={job} />);
  if (error === undefined) {
    return (
      <li>
        <div role="status" className={styles.note}>
          <Skeleton className={styles.skeleton} />
          <span>{SCHEDULED_JOB_STRINGS.loading(service)}</span>
        </div>
      </li>
    );
  }
  return (
    <li>
      <div role="alert" className={styles.note}>
        <p>{SCHEDULED_JOB_STRINGS.loadFailed(service)}</p>
        <Button variant="secondary" size="small" onClick={() => void mutate()}>
          {SCHEDULED_JOB_STRINGS.tryAgain}
        </Button>
      </div>
    </li>
  );
}

function ScheduledJobItem({
  service,
  job: { job, everyHours, deletesAfterDays, lastAt, lastEndedAt, lastOutcome, nextAt, isOpen },
}: ScheduledJobItemProps) {
  const [busy, setBusy] = useState(false);
  const description = describeScheduledJob(job);
  const runNow = async () => {
    if (busy || isOpen) return;
    setBusy(true);
    try {
      await call(runScheduledJobByService[service], { job });
      showToast({ title: SCHEDULED_JOB_STRINGS.started, description: description });
    } catch (error) {
      showToast({ ...toFailure(SCHEDULED_JOB_STRINGS.failed)(error), destructive: true });
    }
    await Promise.all([invalidate('scheduledJobs'), invalidate('audit')]).catch(() => {});
    setBusy(false);
  };
  return (
    <li className={styles.entry}>
      <p>
        {description || formatJobName(job)}
        {deletesAfterDays !== null && ` ${SCHEDULED_JOB_STRINGS.deletesAfter(deletesAfterDays)}`}
      </p>
      <p className={styles.time}>
        {SCHEDULED_JOB_STRINGS.every(everyHours)}
        {'. '}
        {lastAt === null ? (
          SCHEDULED_JOB_STRINGS.never
        ) : (
          <>
            {SCHEDULED_JOB_STRINGS.last} <FormattedDateTime iso={lastEndedAt ?? lastAt} />
          </>
        )}
        {nextAt !== null && (
          <>
            {', '}
            {SCHEDULED_JOB_STRINGS.next} <FormattedDateTime iso={nextAt} />
          </>
        )}
      </p>
      <p role="status" className={styles.result}>
        {isOpen ? (
          <Badge tone="accent">{SCHEDULED_JOB_STRINGS.running}</Badge>
        ) : (
          lastOutcome && (
            <>
              <Badge tone={lastOutcome.status === 'done' ? 'good' : 'danger'}>
                {SCHEDULED_JOB_STRINGS.statuses[lastOutcome.status]}
              </Badge>{' '}
              {lastOutcome.status === 'failed' && lastOutcome.message}
            </>
          )
        )}
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={SCHEDULED_JOB_STRINGS.runOne(formatJobName(job))}
        aria-disabled={busy || isOpen || undefined}
        className={styles.action}
        onClick={() => void runNow()}
      >
        <Play aria-hidden="true" />
        {SCHEDULED_JOB_STRINGS.run}
      </Button>
    </li>
  );
}

interface ScheduledJobItemProps {
  service: DomainServiceName;
  job: ScheduledJob;
}
