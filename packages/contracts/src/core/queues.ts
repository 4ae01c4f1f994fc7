import { z } from 'zod';
import { QUEUES } from './jobs.js';
import { route } from './route.js';

/** How a queue is at this moment. */
export const queueCounts = z.object({
  queue: z.enum(QUEUES),
  waiting: z.number().int(),
  active: z.number().int(),
  /** Waiting for their next try. */
  delayed: z.number().int(),
  /** Services that give no answer, with how many of the first 1,000 delayed jobs wait for them and since when. */
  absent: z.array(z.object({ service: z.string(), jobs: z.number().int(), since: z.iso.datetime() })),
  /** Failed for good, as far as the queue remembers; the owners' tables remember all. */
  failed: z.number().int(),
  /** Ms since the job that waits longest was queued; null when none waits. */
  oldestWaitingMs: z.number().int().nullable(),
  /** Jobs that ended a minute, on average over the last five whole minutes. */
  completedPerMinute: z.number(),
  failedPerMinute: z.number(),
});
export type QueueCounts = z.infer<typeof queueCounts>;

export const queues = {
  counts: route({
    id: 'queues.counts',
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/queues',
    access: 'admin',
    summary: 'How many jobs wait, run, are delayed and have failed, queue by queue, and how fast they are done',
    response: z.array(queueCounts),
    errors: ['AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  }),
} as const;
