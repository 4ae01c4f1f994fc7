import { z } from 'zod';
import { type DomainServiceName, jobResult } from './jobs.js';
import { route } from './route.js';

/** Failed work on one page, when nobody says how much, and at most. */
export const FAILED_JOBS_PAGE = { default: 50, max: 100 } as const;

const idParams = z.object({ id: z.uuid() });

/** The call that settles a work request which has no commit of its own, or has failed for good. Same in every owner. */
export const finishRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.settle.${service}`,
    service: service,
    method: 'POST',
    path: '/internal/job-requests/:id/settle',
    access: 'internal',
    summary: 'Settles a work request; settling twice changes nothing',
    params: idParams,
    body: z.object({ outcome: jobResult }),
  });

/** Work that failed for good and was not run again. Its payload is not told: it may name people. */
export const failedJob = z.object({
  id: z.uuid(),
  /** Text, not a name of today's jobs: tables outlive releases. */
  job: z.string(),
  /** Who caused it, as `user:7`. */
  requestedBy: z.string(),
  requestId: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  code: z.string(),
  message: z.string(),
  /** What `before` has to be for the page after this one. */
  cursor: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

const failedJobsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(FAILED_JOBS_PAGE.max).default(FAILED_JOBS_PAGE.default),
  before: z
    .string()
    .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the cursor of the last one seen')
    .optional(),
});

/** The work request that runs the work again. */
const retriedJob = z.object({ jobRequestId: z.uuid() });
const RETRY_ERRORS = ['INVALID_INPUT', 'JOB_REQUEST_NOT_FOUND', 'JOB_NOT_FAILED', 'JOB_OBSOLETE'] as const;

export const listFailedRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.failed.${service}`,
    service: service,
    method: 'GET',
    path: '/internal/job-requests/failed',
    access: 'internal',
    summary: 'Work that failed for good and was not run again, the latest first',
    query: failedJobsQuery,
    response: z.array(failedJob),
  });

export const retryRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.retry.${service}`,
    service: service,
    method: 'POST',
    path: '/internal/job-requests/:id/retry',
    access: 'internal',
    summary: 'Runs failed work again, for an operator; to do so twice runs it once',
    params: idParams,
    response: retriedJob,
    errors: RETRY_ERRORS,
  });

/** Failed work that one call runs again at most. */
export const RETRY_ALL_BATCH_SIZE = 200;

const retryAllBody = z.object({
  /** Only work of this job. */
  job: z.string().min(1).max(100).optional(),
  before: failedJobsQuery.shape.before,
});
/** What came of running failed work again, page by page. */
export const retriedPage = z.object({
  retried: z.number().int(),
  /** Not run again, because what it was for has changed or is gone. */
  skipped: z.number().int(),
  /** What `before` has to be for the page after this one; null when there is none. */
  next: z.string().nullable(),
});
export type RetriedPage = z.infer<typeof retriedPage>;

export const retryAllRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.retryAll.${service}`,
    service: service,
    method: 'POST',
    path: '/internal/job-requests/retry-all',
    access: 'internal',
    summary: 'Runs failed work again, for an operator, the latest first and page by page',
    body: retryAllBody,
    response: retriedPage,
    errors: ['INVALID_INPUT'],
  });

export const countOpenRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.open.${service}`,
    service: service,
    method: 'GET',
    path: '/internal/job-requests/open',
    access: 'internal',
    summary: 'How much work of each job is asked for and not settled',
    response: z.array(z.object({ job: z.string(), count: z.number().int() })),
  });

const adminListFailedRoute = (service: DomainServiceName) =>
  route({
    id: `failedJobs.${service}Failed`,
    service: service,
    method: 'GET',
    path: `/api/admin/failed-jobs/${service}`,
    access: 'admin',
    summary: `Work ${service} asked for that failed for good and was not run again, the latest first`,
    query: failedJobsQuery,
    response: z.array(failedJob),
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

const adminRetryRoute = (service: DomainServiceName) =>
  route({
    id: `failedJobs.${service}Retry`,
    service: service,
    method: 'POST',
    path: `/api/admin/failed-jobs/${service}/:id/retry`,
    access: 'admin',
    summary: `Runs failed work of ${service} again; to do so twice runs it once`,
    params: idParams,
    response: retriedJob,
    errors: [...RETRY_ERRORS, 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

const adminRetryAllRoute = (service: DomainServiceName) =>
  route({
    id: `failedJobs.${service}RetryAll`,
    service: service,
    method: 'POST',
    path: `/api/admin/failed-jobs/${service}/retry-all`,
    access: 'admin',
    summary: `Runs up to ${RETRY_ALL_BATCH_SIZE} pieces of failed work of ${service} again, the latest first, and says where to go on`,
    body: retryAllBody,
    response: retriedPage,
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

/** What admins see and do about failed work, by owner. */
export const failedJobsByService = {
  auth: adminListFailedRoute('auth'),
  content: adminListFailedRoute('content'),
  analysis: adminListFailedRoute('analysis'),
  places: adminListFailedRoute('places'),
} as const;
export const retryJobByService = {
  auth: adminRetryRoute('auth'),
  content: adminRetryRoute('content'),
  analysis: adminRetryRoute('analysis'),
  places: adminRetryRoute('places'),
} as const;
export const retryAllJobsByService = {
  auth: adminRetryAllRoute('auth'),
  content: adminRetryAllRoute('content'),
  analysis: adminRetryAllRoute('analysis'),
  places: adminRetryAllRoute('places'),
} as const;
