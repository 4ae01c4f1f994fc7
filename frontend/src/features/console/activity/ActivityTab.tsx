import { moderation } from '@placelore/contracts/moderation.js';
import { ListTree } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { keyOf } from '../../../lib/server-state.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { Day } from '../../../ui/Day.js';
import { HeadingRow } from '../../../ui/HeadingRow.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { RunHistory } from '../runs/RunHistory.js';
import { RunTools } from '../runs/RunTool.js';
import { RunView } from '../runs/RunView.js';
import styles from './Activity.module.css';
import { AuditLog } from './AuditLog.js';
import { FailedWorkLog } from './FailedWorkLog.js';
import { QUEUES, QueueTable } from './QueueTable.js';
import { TEXTS } from './texts.js';
import { UpkeepList } from './UpkeepList.js';

/** How many of the latest premium articles are shown. */
const RECENT = { limit: 10 };

/** What is done to many articles at once, and what happened; or the one run that the address names. */
export function ActivityTab() {
  const [address] = useSearchParams();
  const run = address.get('run');
  return run ? <RunView key={run} id={run} /> : <Activity />;
}

function Activity() {
  return (
    <section className={styles.activity} aria-labelledby="activity">
      <HeadingRow>
        <h2 id="activity">{TEXTS.heading}</h2>
        <Button asChild look="secondary" size="small">
          <a href={QUEUES}>
            <ListTree aria-hidden="true" />
            {TEXTS.queues}
          </a>
        </Button>
      </HeadingRow>
      <RunTools />
      <div className={styles.columns}>
        <div className={styles.side}>
          <RunHistory />
          <AuditLog />
        </div>
        <div className={styles.side}>
          <RecentPremium />
          <FailedWorkLog />
          <UpkeepList />
          <QueueTable />
        </div>
      </div>
    </section>
  );
}

function RecentPremium() {
  const { data, error, mutate } = useSWR(keyOf(moderation.premium, RECENT), () => call(moderation.premium, RECENT), {
    dedupingInterval: 0,
  });
  return (
    <Card className={styles.card}>
      <h3>{TEXTS.premium}</h3>
      {data ? (
        <ol className={styles.log}>
          {data.length === 0 && <li className={styles.note}>{TEXTS.premiumNone}</li>}
          {data.map(({ id, title, location, createdAt }) => (
            <li key={id} className={styles.entry}>
              <p>
                <Link to={`/admin/edit-article/${id}`} aria-label={TEXTS.editArticle(title)}>
                  {title}
                </Link>{' '}
                <span className={styles.soft}>{location}</span>
              </p>
              <p className={styles.when}>
                <Day iso={createdAt} />
              </p>
            </li>
          ))}
        </ol>
      ) : error ? (
        <div role="alert" className={styles.note}>
          <p>{TEXTS.unread(TEXTS.premium)}</p>
          <Button look="secondary" size="small" onClick={() => void mutate()}>
            {TEXTS.tryAgain}
          </Button>
        </div>
      ) : (
        <div className={styles.note} role="status">
          <Skeleton className={styles.grey} />
          <span>{TEXTS.loading(TEXTS.premium)}</span>
        </div>
      )}
    </Card>
  );
}
