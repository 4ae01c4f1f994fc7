import { jobEnvelope, type QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import type { QueueCounts } from '@placelore/contracts/core/jobs/queues.js';
import type { Queue } from 'bullmq';

/** Number of delayed jobs in which each request of the dashboard looks for outages. */
const MAX_DELAYED_JOBS_READ = 100;

/** Number of prioritized jobs among which the oldest is searched. The oldest are usually among the next to run. */
const MAX_ORDERED_JOBS_READ = 100;

/** Returns the services that jobs wait for, with the number of jobs and the start of the outage. */
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

/** Returns the counts of a queue. @param now ms since 1970 */
export async function getQueueCounts(name: QueueName, queue: Queue, now: number): Promise<QueueCounts> {
  const [counts, [oldestUnordered], ordered, delayedJobs, completed, failed] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getWaiting(0, 0),
    queue.getPrioritized(0, MAX_ORDERED_JOBS_READ - 1),
    queue.getDelayed(0, MAX_DELAYED_JOBS_READ - 1),
    queue.getMetrics('completed'),
    queue.getMetrics('failed'),
  ]);
  const timestamps = [...(oldestUnordered ? [oldestUnordered] : []), ...ordered].map(({ timestamp }) => timestamp);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed: failedForGood = 0 } = counts;
  return {
    queue: name,
    waiting: waiting + prioritized,
    active,
    delayed,
    absent: findAbsentServices(delayedJobs.map(({ data }) => data)),
    failed: failedForGood,
    oldestWaitingMs: timestamps.length > 0 ? Math.max(0, now - Math.min(...timestamps)) : null,
    completedPerMinute: averagePerMinute(completed, now),
    failedPerMinute: averagePerMinute(failed, now),
  };
}

/** Metrics of a queue about its completed or its failed jobs. */
export interface EndedJobs {
  meta: {
    /** Total count. */
    count: number;
    /** Time of the first job in the latest minute with jobs, in ms since 1970; 0 without any. */
    prevTS: number;
    /** Total count before that minute. */
    prevCount: number;
  };
  /** Counts of the minutes before that one, latest first. */
  data: number[];
}

const MINUTE_MS = 60_000;
/** Minutes that are averaged. */
const WINDOW_MINUTES = 5;

/**
 * Returns the finished jobs per minute, averaged over the last five full minutes. The queue stores a minute only when a
 * job ends in a later one, so that the last stored minute may be long ago.
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
