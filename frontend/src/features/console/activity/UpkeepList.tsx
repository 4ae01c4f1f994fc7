import type { OwnerName } from '@placelore/contracts/jobs.js';
import { runUpkeepOf, type UpkeepJob, upkeepOf } from '@placelore/contracts/upkeep.js';
import { Play } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { invalidate, keyOf } from '../../../lib/server-state.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { showToast } from '../../../ui/toasts.js';
import { failure } from '../list/useActions.js';
import { Moment } from '../Moment.js';
import styles from './Activity.module.css';
import { jobName } from './job-names.js';
import { aboutUpkeep, UPKEEP_TEXTS } from './upkeep-texts.js';

/** By the calls there are: the list of owners itself would bring all schemas along. */
const OWNERS = Object.keys(upkeepOf) as OwnerName[];
/** Ms between two looks at a turn that is under way. */
const LOOK_MS = 1_500;

/** The regular work of all owners: what it does, when, what came of it; and had done now. */
export function UpkeepList() {
  return (
    <Card className={styles.card}>
      <h3>{UPKEEP_TEXTS.heading}</h3>
      <p className={styles.lead}>{UPKEEP_TEXTS.lead}</p>
      <ul className={styles.log}>
        {OWNERS.map((owner) => (
          <OwnerUpkeep key={owner} owner={owner} />
        ))}
      </ul>
    </Card>
  );
}

/** One that does not answer hides nothing of the others. */
function OwnerUpkeep({ owner }: { owner: OwnerName }) {
  const { data, error, mutate } = useSWR(keyOf(upkeepOf[owner], {}), () => call(upkeepOf[owner], {}), {
    dedupingInterval: 0,
    refreshInterval: (jobs) => (jobs?.some(({ isOpen }) => isOpen) ? LOOK_MS : 0),
  });
  if (data) return data.map((job) => <Job key={job.job} owner={owner} job={job} />);
  if (error === undefined) {
    return (
      <li>
        <div role="status" className={styles.note}>
          <Skeleton className={styles.grey} />
          <span>{UPKEEP_TEXTS.loading(owner)}</span>
        </div>
      </li>
    );
  }
  return (
    <li>
      <div role="alert" className={styles.note}>
        <p>{UPKEEP_TEXTS.unread(owner)}</p>
        <Button look="secondary" size="small" onClick={() => void mutate()}>
          {UPKEEP_TEXTS.tryAgain}
        </Button>
      </div>
    </li>
  );
}

function Job({ owner, job: { job, everyHours, lastAt, lastEndedAt, lastOutcome, nextAt, isOpen } }: JobProps) {
  const [busy, setBusy] = useState(false);
  const about = aboutUpkeep(job);
  const runNow = async () => {
    if (busy || isOpen) return;
    setBusy(true);
    try {
      await call(runUpkeepOf[owner], { job });
      showToast({ title: UPKEEP_TEXTS.begun, description: about });
    } catch (error) {
      showToast({ ...failure(UPKEEP_TEXTS.failed)(error), destructive: true });
    }
    await Promise.all([invalidate('upkeep'), invalidate('audit')]).catch(() => {});
    setBusy(false);
  };
  return (
    <li className={styles.entry}>
      <p>{about || jobName(job)}</p>
      <p className={styles.when}>
        {UPKEEP_TEXTS.every(everyHours)}
        {'. '}
        {lastAt === null ? (
          UPKEEP_TEXTS.never
        ) : (
          <>
            {UPKEEP_TEXTS.last} <Moment iso={lastEndedAt ?? lastAt} />
          </>
        )}
        {nextAt !== null && (
          <>
            {', '}
            {UPKEEP_TEXTS.next} <Moment iso={nextAt} />
          </>
        )}
      </p>
      <p role="status" className={styles.result}>
        {isOpen ? (
          <Badge tone="accent">{UPKEEP_TEXTS.running}</Badge>
        ) : (
          lastOutcome && (
            <>
              <Badge tone={lastOutcome.status === 'done' ? 'good' : 'danger'}>
                {UPKEEP_TEXTS.outcomes[lastOutcome.status]}
              </Badge>{' '}
              {lastOutcome.status === 'failed' && lastOutcome.message}
            </>
          )
        )}
      </p>
      <Button
        look="secondary"
        size="small"
        aria-label={UPKEEP_TEXTS.runOne(jobName(job))}
        aria-disabled={busy || isOpen || undefined}
        className={styles.retry}
        onClick={() => void runNow()}
      >
        <Play aria-hidden="true" />
        {UPKEEP_TEXTS.run}
      </Button>
    </li>
  );
}

interface JobProps {
  owner: OwnerName;
  job: UpkeepJob;
}
