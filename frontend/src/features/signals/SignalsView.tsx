import { type MinuteSignals, type ProductSignals, signals } from '@placelore/contracts/system/signals.js';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Button } from '../../ui/form/Button.js';
import { formatCount, formatDuration, formatRate, formatShare } from './formats.js';
import { ServiceTable } from './ServiceTable.js';
import { SignalCard } from './SignalCard.js';
import styles from './Signals.module.css';
import { STRINGS } from './strings.js';

const POLL_INTERVAL_MS = 10_000;
/** Number of minutes over which the current value is computed. */
const RECENT_MINUTES = 5;

/** The four golden signals of the last hour, and what each service contributes to them. */
export function SignalsView() {
  const { data, error, mutate } = useSWR(toKey(signals.lastHour, {}), () => call(signals.lastHour, {}), {
    dedupingInterval: 0,
    refreshInterval: POLL_INTERVAL_MS,
  });
  if (data) {
    return (
      <>
        <p className={styles.hint}>{error === undefined ? STRINGS.lead : STRINGS.outdated}</p>
        {data.minutes.length === 0 ? <p role="status">{STRINGS.none}</p> : <Signals data={data} />}
      </>
    );
  }
  if (error !== undefined) {
    return (
      <div role="alert" className={styles.note}>
        <p>{STRINGS.loadFailed}</p>
        <Button variant="secondary" size="small" onClick={() => void mutate()}>
          {STRINGS.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className={styles.note}>
      <Skeleton className={styles.skeleton} />
      <span>{STRINGS.loading}</span>
    </div>
  );
}

function Signals({ data: { minutes, services, queues } }: { data: ProductSignals }) {
  const last = Date.parse(minutes.at(-1)?.at ?? '');
  const recent = minutes.filter(({ at }) => last - Date.parse(at) < RECENT_MINUTES * 60_000);
  const trace = (read: (minute: MinuteSignals) => number | null) =>
    minutes.map((minute) => ({ minutesAgo: (last - Date.parse(minute.at)) / 60_000, value: read(minute) }));
  const sum = (read: (minute: MinuteSignals) => number, of = minutes) =>
    of.reduce((total, minute) => total + read(minute), 0);
  const recentRequests = sum(({ requests }) => requests, recent);
  const recentP50Ms = max(recent.map(({ p50Ms }) => p50Ms));
  const recentSeconds = sum(({ seconds }) => seconds, recent);
  return (
    <>
      <div className={styles.grid}>
        <SignalCard
          heading={STRINGS.latency}
          hint={STRINGS.latencyHint}
          current={formatDuration(max(recent.map(({ p99Ms }) => p99Ms)))}
          points={trace(({ p99Ms }) => p99Ms)}
          minTop={100}
          format={formatDuration}
        >
          <p className={styles.hint}>
            {recentP50Ms === null ? STRINGS.noRecentRequests : STRINGS.halfOf(formatDuration(recentP50Ms))}
          </p>
        </SignalCard>
        <SignalCard
          heading={STRINGS.traffic}
          hint={STRINGS.trafficHint}
          current={formatRate((recentRequests / recentSeconds) * 60)}
          points={trace(({ requests, seconds }) => (requests / seconds) * 60)}
          minTop={10}
          format={formatRate}
        >
          <p className={styles.hint}>{STRINGS.jobsDone(formatCount(sum(({ jobsDone }) => jobsDone)))}</p>
        </SignalCard>
        <SignalCard
          heading={STRINGS.errors}
          hint={STRINGS.errorsHint}
          current={formatShare(recentRequests === 0 ? null : sum(({ errors }) => errors, recent) / recentRequests)}
          points={trace(({ requests, errors }) => (requests === 0 ? null : errors / requests))}
          minTop={0.05}
          format={formatShare}
        >
          <p className={styles.hint}>
            {STRINGS.limited(formatCount(sum(({ limited }) => limited)))}{' '}
            {STRINGS.jobsFailed(formatCount(sum(({ jobsFailed }) => jobsFailed)))}
          </p>
        </SignalCard>
        <SignalCard
          heading={STRINGS.saturation}
          hint={STRINGS.saturationHint}
          current={formatShare(max(recent.map(({ busiest }) => busiest)))}
          points={trace(({ busiest }) => busiest)}
          minTop={1}
          format={formatShare}
        >
          <p className={styles.hint}>
            {queues && queues.waiting > 0
              ? STRINGS.waiting(formatCount(queues.waiting), formatDuration(queues.oldestMs))
              : STRINGS.noneWaiting}
          </p>
        </SignalCard>
      </div>
      <ServiceTable services={services} />
    </>
  );
}

/** Returns the largest value, or null if there is none. */
function max(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
