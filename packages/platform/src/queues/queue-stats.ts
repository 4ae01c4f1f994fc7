import { jobEnvelope, type QueueName } from '@placelore/contracts/core/jobs.js';
import type { QueueCounts } from '@placelore/contracts/core/queues.js';
import type { Queue } from 'bullmq';

/** Delayed jobs that are read for what they wait for: the payloads are read as well, at every look at the dashboard. */
const MAX_DELAYED_JOBS_READ = 100;

/** Returns the services that jobs wait for, with how many jobs and since when. */
export function findAbsentServices(envelopes: unknown[]): QueueCounts['absent'] {
  const absent = new Map<string, QueueCounts['absent'][number]>();
  for (const envelope of envelopes) {
    const outage = jobEnvelope.safeParse(envelope).data?.outage;
    if (!outage) continue;
    const previous = absent.get(outage.service);
    const since = previous && previous.since < outage.since ? previous.since : outage.since;
    absent.set(outage.service, { service: outage.service, jobs: (previous?.jobs ?? 0) + 1, since });
  }
  return [...absent.values()];
}

/** How a queue is. @param now ms since 1970 */
export async function getQueueCounts(name: QueueName, queue: Queue, now: number): Promise<QueueCounts> {
  const [counts, [oldest], delayedJobs, completed, failed] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getWaiting(0, 0),
    queue.getDelayed(0, MAX_DELAYED_JOBS_READ - 1),
    queue.getMetrics('completed'),
    queue.getMetrics('failed'),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed: failedForGood = 0 } = counts;
  return {
    queue: name,
    waiting: waiting + prioritized,
    active,
    delayed,
    absent: findAbsentServices(delayedJobs.map(({ data }) => data)),
    failed: failedForGood,
    oldestWaitingMs: oldest ? Math.max(0, now - oldest.timestamp) : null,
    completedPerMinute: averagePerMinute(completed, now),
    failedPerMinute: averagePerMinute(failed, now),
  };
}

/** What a queue remembers of the jobs that ended in one way. */
export interface EndedJobs {
  meta: {
    /** All there ever were. */
    count: number;
    /** When the first job of the latest minute with any ended, in ms since 1970; 0 when none ever did. */
    prevTS: number;
    /** All there were before that minute. */
    prevCount: number;
  };
  /** How many ended in each minute before that one, the latest first. */
  data: number[];
}

const MINUTE_MS = 60_000;
/** Minutes that are looked at. */
const WINDOW_MINUTES = 5;

/**
 * Jobs that ended a minute, on average over the last five whole minutes. The queue writes a minute down only when a job
 * ends in a later one, so what it wrote last may be long ago.
 * @param now ms since 1970
 */
export function averagePerMinute({ meta, data }: EndedJobs, now: number): number {
  if (meta.prevTS === 0) return 0;
  const latestMinute = Math.floor(meta.prevTS / MINUTE_MS);
  const currentMinute = Math.floor(now / MINUTE_MS);
  let sum = 0;
  for (let minute = currentMinute - WINDOW_MINUTES; minute < currentMinute; minute++) {
    if (minute === latestMinute) sum += meta.count - meta.prevCount;
    else sum += data[latestMinute - 1 - minute] ?? 0;
  }
  return sum / WINDOW_MINUTES;
}
