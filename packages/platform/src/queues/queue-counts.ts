import type { QueueName } from '@placelore/contracts/jobs.js';
import type { QueueCounts } from '@placelore/contracts/queues.js';
import type { Queue } from 'bullmq';
import { endedPerMinute } from './throughput.js';

/** How a queue is. @param now ms since 1970 */
export async function countsOf(name: QueueName, queue: Queue, now: number): Promise<QueueCounts> {
  const [counts, [oldest], completed, failed] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getWaiting(0, 0),
    queue.getMetrics('completed'),
    queue.getMetrics('failed'),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed: failedForGood = 0 } = counts;
  return {
    queue: name,
    waiting: waiting + prioritized,
    active,
    delayed,
    failed: failedForGood,
    oldestWaitingMs: oldest ? Math.max(0, now - oldest.timestamp) : null,
    completedPerMinute: endedPerMinute(completed, now),
    failedPerMinute: endedPerMinute(failed, now),
  };
}
