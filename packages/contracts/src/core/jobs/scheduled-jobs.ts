import { z } from 'zod';
import { route } from '../route.js';
import { type DomainServiceName, jobResult } from './jobs.js';

/** Scheduled job of a service: its last run with the result, and the time of the next run. */
export const scheduledJob = z.object({
  job: z.string(),
  everyHours: z.number(),
  /** Days after which it deletes data; null when it deletes nothing by age. */
  deletesAfterDays: z.number().int().nullable(),
  /** Time of the last run's request; null before the first run. */
  lastAt: z.iso.datetime().nullable(),
  /** Time at which it finished; null while it is open. */
  lastEndedAt: z.iso.datetime().nullable(),
  lastOutcome: jobResult.nullable(),
  nextAt: z.iso.datetime().nullable(),
  /** Whether a run is queued or in progress. */
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
    summary: `Lists the scheduled jobs of ${service} with last run, result and next run`,
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
    summary: `Starts a run of a scheduled job of ${service} now, unless one is open`,
    params: z.object({ job: z.string().max(100) }),
    response: z.object({ jobRequestId: z.uuid() }),
    status: 202,
    errors: [...ADMIN_ERRORS, 'INVALID_INPUT', 'SCHEDULED_JOB_NOT_FOUND'],
  });

/** Routes for admins to list and start scheduled jobs, per service. */
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
