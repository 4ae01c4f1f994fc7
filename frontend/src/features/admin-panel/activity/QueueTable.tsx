import { type QueueCounts, queues } from '@placelore/contracts/core/jobs/queues.js';
import { ExternalLink } from 'lucide-react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../ui/layout/Card.js';
import { SectionHeader } from '../../../ui/layout/SectionHeader.js';
import styles from '../combined-log/LogCard.module.css';
import { STRINGS } from './strings.js';

/** URL of the queue dashboard, which is not a page of this application. */
export const QUEUE_DASHBOARD_PATH = '/admin/queues';
const POLL_INTERVAL_MS = 10_000;

/** Counts of every queue, with links to its jobs. */
export function QueueTable() {
  const { data, error, mutate } = useSWR(toKey(queues.counts, {}), () => call(queues.counts, {}), {
    dedupingInterval: 0,
    refreshInterval: POLL_INTERVAL_MS,
  });
  return (
    <Card className={styles.card}>
      <SectionHeader className={styles.cardHeader}>
        <h3>{STRINGS.queues}</h3>
        <a href={QUEUE_DASHBOARD_PATH}>
          {STRINGS.dashboard}
          <ExternalLink aria-hidden="true" />
        </a>
      </SectionHeader>
      {data?.flatMap(({ queue, absent }) =>
        absent.map(({ service, jobs, since }) => (
          <p key={`${queue} ${service}`} className={styles.intro}>
            <strong>{queue}</strong>: {STRINGS.absent(jobs, service)} <FormattedDateTime iso={since} />.
          </p>
        )),
      )}
      {data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be wider than the screen, and is then moved by keys
        <section className={styles.scrollArea} tabIndex={0} aria-label={STRINGS.queues}>
          <table className={styles.queues}>
            <thead>
              <tr>
                <th scope="col">{STRINGS.queue}</th>
                {COLUMNS.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((counts) => (
                <QueueRow key={counts.queue} counts={counts} />
              ))}
            </tbody>
          </table>
        </section>
      ) : error === undefined ? (
        <div role="status" className={styles.note}>
          <Skeleton className={styles.skeleton} />
          <span>{STRINGS.loading(STRINGS.queues)}</span>
        </div>
      ) : (
        <div role="alert" className={styles.note}>
          <p>{STRINGS.loadFailed(STRINGS.queues)}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {STRINGS.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

type FormatCount = (count: number) => string;

const COLUMNS: readonly { name: string; show: (counts: QueueCounts, count: FormatCount) => string }[] = [
  { name: STRINGS.waiting, show: ({ waiting }, count) => count(waiting) },
  { name: STRINGS.active, show: ({ active }, count) => count(active) },
  { name: STRINGS.delayed, show: ({ delayed }, count) => count(delayed) },
  { name: STRINGS.failedJobs, show: ({ failed }, count) => count(failed) },
  { name: STRINGS.oldest, show: ({ oldestWaitingMs }) => formatAge(oldestWaitingMs) },
  { name: STRINGS.perMinute, show: ({ completedPerMinute }, count) => count(completedPerMinute) },
];

function QueueRow({ counts }: { counts: QueueCounts }) {
  const { formatCount: count } = useFormatters();
  return (
    <tr>
      <th scope="row">
        <a href={`${QUEUE_DASHBOARD_PATH}/queue/${counts.queue}`}>{counts.queue}</a>
      </th>
      {COLUMNS.map(({ name, show }) => (
        <td key={name}>{show(counts, count)}</td>
      ))}
    </tr>
  );
}

const seconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
const minutes = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'narrow' });
const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });

/** Formats an age roughly: `12s`, `3m`, `2h`. */
function formatAge(ms: number | null): string {
  if (ms === null) return STRINGS.emptyValue;
  if (ms < 60_000) return seconds.format(Math.round(ms / 1_000));
  return ms < 3_600_000 ? minutes.format(Math.round(ms / 60_000)) : hours.format(Math.round(ms / 3_600_000));
}
