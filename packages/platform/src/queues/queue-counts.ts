import { jobEnvelope, type QueueName } from '@placelore/contracts/jobs.js';
import type { QueueCounts } from '@placelore/contracts/queues.js';
import type { Queue } from 'bullmq';
import { averagePerMinute } from './throughput.js';

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
