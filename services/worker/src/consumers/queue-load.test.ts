import type { QueueCounts } from '@placelore/contracts/core/jobs/queues.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { readMetrics } from '@placelore/platform/telemetry/metrics.js';
import { QueueLoad } from './queue-load.js';

const createCounts = (changes: Partial<QueueCounts>): QueueCounts => ({
  queue: 'quick',
  waiting: 0,
  active: 0,
  delayed: 0,
  absent: [],
  failed: 0,
  oldestWaitingMs: null,
  completedPerMinute: 0,
  failedPerMinute: 0,
  ...changes,
});

it('QueueLoad: exports depth by state, and the age of the oldest job in seconds', async () => {
  const counts = [
    createCounts({ waiting: 3, active: 1, delayed: 2, failed: 4, oldestWaitingMs: 90_000 }),
    createCounts({ queue: 'batch' }),
  ];
  const getCounts = jest.spyOn(JobQueues.prototype, 'getCounts').mockResolvedValue(counts);
  // Nothing listens at this address: the test supplies the counts.
  const load = new QueueLoad('redis://127.0.0.1:1');
  load.observe();
  const lines = (await readMetrics()).split('\n');
  await readMetrics();
  await load.close();
  for (const [state, jobs] of Object.entries({ waiting: 3, active: 1, delayed: 2, failed: 4 }))
    expect(lines).toContain(`placelore_queue_jobs{queue="quick",state="${state}"} ${jobs}`);
  expect(lines).toContain('placelore_queue_oldest_waiting_seconds{queue="quick"} 90');
  expect(lines).toContain('placelore_queue_oldest_waiting_seconds{queue="batch"} 0');
  expect(getCounts).toHaveBeenCalledTimes(1);
});
