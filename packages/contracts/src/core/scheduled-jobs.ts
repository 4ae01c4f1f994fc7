import { z } from 'zod';
import { type DomainServiceName, jobResult } from './jobs.js';
import { route } from './route.js';

/** Regular work of an owner: when it was last done, what came of it, and when its next turn is. */
export const scheduledJob = z.object({
  job: z.string(),
  everyHours: z.number(),
  /** When the last turn was asked for; null when there was none yet. */
  lastAt: z.iso.datetime().nullable(),
  /** When it ended; null while it is open. */
  lastEndedAt: z.iso.datetime().nullable(),
  lastOutcome: jobResult.nullable(),
  nextAt: z.iso.datetime().nullable(),
  /** Whether a turn is queued or running. */
  isOpen: z.boolean(),
});
export type ScheduledJob = z.infer<typeof scheduledJob>;

const ADMIN_ERRORS = ['AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;

const listRoute = (service: DomainServiceName) =>
  route({
    id: `scheduledJobs.${service}List`,
    service: service,
    method: 'GET',
    path: `/api/admin/scheduled-jobs/${service}`,
    access: 'admin',
    summary: `Regular work of ${service}: last turn, its outcome, and the next`,
    response: z.array(scheduledJob),
    errors: ADMIN_ERRORS,
  });

const runRoute = (service: DomainServiceName) =>
  route({
    id: `scheduledJobs.${service}Run`,
    service: service,
    method: 'POST',
    path: `/api/admin/scheduled-jobs/${service}/:job/run`,
    access: 'admin',
    summary: `Asks for a turn of regular work of ${service} now; while one is open, for no other`,
    params: z.object({ job: z.string().max(100) }),
    response: z.object({ jobRequestId: z.uuid() }),
    status: 202,
    errors: [...ADMIN_ERRORS, 'INVALID_INPUT', 'SCHEDULED_JOB_NOT_FOUND'],
  });

/** What admins see and do about regular work, by owner. */
export const scheduledJobsByService = {
  auth: listRoute('auth'),
  content: listRoute('content'),
  analysis: listRoute('analysis'),
  places: listRoute('places'),
} as const;
export const runScheduledJobByService = {
  auth: runRoute('auth'),
  content: runRoute('content'),
  analysis: runRoute('analysis'),
  places: runRoute('places'),
} as const;
