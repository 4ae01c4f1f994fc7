import { moderation } from '@placelore/contracts/moderation.js';
import { Link } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { keyOf } from '../../../lib/server-state.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { Day } from '../../../ui/Day.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import styles from './Activity.module.css';
import { AuditLog } from './AuditLog.js';
import { FailedWorkLog } from './FailedWorkLog.js';
import { TEXTS } from './texts.js';

/** How many of the latest premium articles are shown. */
const RECENT = { limit: 10 };

/** What happened: what was written, what was done, and what failed. */
export function ActivityTab() {
  return (
    <section className={styles.activity} aria-labelledby="activity">
      <h2 id="activity">{TEXTS.heading}</h2>
      <div className={styles.columns}>
        <AuditLog />
        <div className={styles.side}>
          <RecentPremium />
          <FailedWorkLog />
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
