import { z } from 'zod';
import { route } from '../route.js';
import { QUEUES } from './jobs.js';

/** Current state of a queue. */
export const queueCounts = z.object({
  queue: z.enum(QUEUES),
  waiting: z.number().int(),
  active: z.number().int(),
  /** Jobs that wait for their next attempt. */
  delayed: z.number().int(),
  /**
   * Services that do not respond, with the beginning of the outage and the number of jobs waiting for them among the
   * first 1,000 delayed ones.
   */
  absent: z.array(z.object({ service: z.string(), jobs: z.number().int(), since: z.iso.datetime() })),
  /** Finally failed jobs that are still in Redis. The services' tables contain all of them. */
  failed: z.number().int(),
  /** Age of the oldest waiting job, in milliseconds; null when none waits. */
  oldestWaitingMs: z.number().int().nullable(),
  /** Finished jobs per minute, averaged over the last five full minutes. */
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
    summary: 'Returns the waiting, active, delayed and failed jobs of each queue, and its throughput',
    response: z.array(queueCounts),
    errors: ['AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  }),
} as const;
