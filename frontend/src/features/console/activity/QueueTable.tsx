import { type QueueCounts, queues } from '@placelore/contracts/queues.js';
import { ExternalLink } from 'lucide-react';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { keyOf } from '../../../lib/server-state.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { HeadingRow } from '../../../ui/HeadingRow.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Moment } from '../Moment.js';
import styles from './Activity.module.css';
import { TEXTS } from './texts.js';

/** Where the queue dashboard is: no page of this application. */
export const QUEUES = '/admin/queues';
/** Ms between two looks, while somebody does. */
const LOOK_MS = 10_000;

/** How every queue is, and the way to its jobs. */
export function QueueTable() {
  const { data, error, mutate } = useSWR(keyOf(queues.counts, {}), () => call(queues.counts, {}), {
    dedupingInterval: 0,
    refreshInterval: LOOK_MS,
  });
  return (
    <Card className={styles.card}>
      <HeadingRow className={styles.cardTop}>
        <h3>{TEXTS.queues}</h3>
        <a href={QUEUES}>
          {TEXTS.dashboard}
          <ExternalLink aria-hidden="true" />
        </a>
      </HeadingRow>
      {data?.flatMap(({ queue, absent }) =>
        absent.map(({ service, jobs, since }) => (
          <p key={`${queue} ${service}`} className={styles.lead}>
            <strong>{queue}</strong>: {TEXTS.absent(jobs, service)} <Moment iso={since} />.
          </p>
        )),
      )}
      {data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be wider than the screen, and is then moved by keys
        <section className={styles.scroll} tabIndex={0} aria-label={TEXTS.queues}>
          <table className={styles.queues}>
            <thead>
              <tr>
                <th scope="col">{TEXTS.queue}</th>
                {COLUMNS.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((counts) => (
                <Queue key={counts.queue} counts={counts} />
              ))}
            </tbody>
          </table>
        </section>
      ) : error === undefined ? (
        <div role="status" className={styles.note}>
          <Skeleton className={styles.grey} />
          <span>{TEXTS.loading(TEXTS.queues)}</span>
        </div>
      ) : (
        <div role="alert" className={styles.note}>
          <p>{TEXTS.unread(TEXTS.queues)}</p>
          <Button look="secondary" size="small" onClick={() => void mutate()}>
            {TEXTS.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

type Count = (count: number) => string;

const COLUMNS: readonly { name: string; show: (counts: QueueCounts, count: Count) => string }[] = [
  { name: TEXTS.waiting, show: ({ waiting }, count) => count(waiting) },
  { name: TEXTS.active, show: ({ active }, count) => count(active) },
  { name: TEXTS.delayed, show: ({ delayed }, count) => count(delayed) },
  { name: TEXTS.failedJobs, show: ({ failed }, count) => count(failed) },
  { name: TEXTS.oldest, show: ({ oldestWaitingMs }) => ageText(oldestWaitingMs) },
  { name: TEXTS.perMinute, show: ({ completedPerMinute }, count) => count(completedPerMinute) },
];

function Queue({ counts }: { counts: QueueCounts }) {
  const { count } = useFormats();
  return (
    <tr>
      <th scope="row">
        <a href={`${QUEUES}/queue/${counts.queue}`}>{counts.queue}</a>
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

/** How old something is, roughly: `12s`, `3m`, `2h`. */
function ageText(ms: number | null): string {
  if (ms === null) return TEXTS.nothing;
  if (ms < 60_000) return seconds.format(Math.round(ms / 1_000));
  return ms < 3_600_000 ? minutes.format(Math.round(ms / 60_000)) : hours.format(Math.round(ms / 3_600_000));
}
