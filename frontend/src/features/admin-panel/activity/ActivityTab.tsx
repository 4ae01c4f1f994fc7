import { moderation } from '@placelore/contracts/content/admin/moderation.js';
import { ListTree } from 'lucide-react';
import { useSearchParams } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { Card } from '../../../ui/layout/Card.js';
import { SectionHeader } from '../../../ui/layout/SectionHeader.js';
import { Link } from '../../../ui/navigation/Link.js';
import { BatchRunCards } from '../batch-runs/BatchRunCard.js';
import { RunDetails } from '../batch-runs/details/RunDetails.js';
import { RunHistory } from '../batch-runs/RunHistory.js';
import styles from '../combined-log/LogCard.module.css';
import { AuditLog } from './AuditLog.js';
import { FailedJobsLog } from './FailedJobsLog.js';
import { LearnedPhotosTable } from './LearnedPhotosTable.js';
import { QUEUE_DASHBOARD_PATH, QueueTable } from './QueueTable.js';
import { ScheduledJobsTable } from './ScheduledJobsTable.js';
import { STRINGS } from './strings.js';

const RECENT_PREMIUM_QUERY = { limit: 10 };

/** Batch runs, logs and queues, or the single run that the URL names. */
export function ActivityTab() {
  const [searchParams] = useSearchParams();
  const runId = searchParams.get('run');
  return runId ? <RunDetails key={runId} id={runId} /> : <Activity />;
}

function Activity() {
  return (
    <section className={styles.activity} aria-labelledby="activity">
      <SectionHeader>
        <h2 id="activity">{STRINGS.heading}</h2>
        <Button asChild variant="secondary" size="small">
          <a href={QUEUE_DASHBOARD_PATH}>
            <ListTree aria-hidden="true" />
            {STRINGS.queues}
          </a>
        </Button>
      </SectionHeader>
      <BatchRunCards />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RunHistory />
          <AuditLog />
        </div>
        <div className={styles.column}>
          <RecentPremium />
          <FailedJobsLog />
          <ScheduledJobsTable />
          <LearnedPhotosTable />
          <QueueTable />
        </div>
      </div>
    </section>
  );
}

function RecentPremium() {
  const { data, error, mutate } = useSWR(
    toKey(moderation.listPremium, RECENT_PREMIUM_QUERY),
    () => call(moderation.listPremium, RECENT_PREMIUM_QUERY),
    {
      dedupingInterval: 0,
    },
  );
  return (
    <Card className={styles.card}>
      <h3>{STRINGS.premium}</h3>
      {data ? (
        <ol className={styles.log}>
          {data.length === 0 && <li className={styles.note}>{STRINGS.premiumNone}</li>}
          {data.map(({ id, title, location, createdAt }) => (
            <li key={id} className={styles.entry}>
              <p>
                <Link to={`/admin/edit-article/${id}`} aria-label={STRINGS.editArticle(title)}>
                  {title}
                </Link>
              </p>
              <p className={styles.time}>
                {location} · <FormattedDate iso={createdAt} />
              </p>
            </li>
          ))}
        </ol>
      ) : error ? (
        <div role="alert" className={styles.note}>
          <p>{STRINGS.loadFailed(STRINGS.premium)}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {STRINGS.tryAgain}
          </Button>
        </div>
      ) : (
        <div className={styles.note} role="status">
          <Skeleton className={styles.skeleton} />
          <span>{STRINGS.loading(STRINGS.premium)}</span>
        </div>
      )}
    </Card>
  );
}
