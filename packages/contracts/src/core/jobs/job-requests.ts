import { z } from 'zod';
import { route } from '../route.js';
import { type DomainServiceName, jobResult } from './jobs.js';

/** Page size of the list of failed jobs. */
export const FAILED_JOBS_PAGE = { default: 50, max: 100 } as const;

const idParams = z.object({ id: z.uuid() });

/**
 * Route that finishes a job request that has no commit route or failed finally. It is the same in every service.
 */
export const finishRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.finish.${service}`,
    service: service,
    method: 'POST',
    path: '/internal/job-requests/:id/settle',
    access: 'internal',
    summary: 'Finishes a job request; repeated calls change nothing',
    params: idParams,
    body: z.object({ outcome: jobResult }),
  });

/** Job that failed finally and was not retried. The payload is omitted, because it may contain personal data. */
export const failedJob = z.object({
  id: z.uuid(),
  /** Not restricted to known jobs, because tables outlive releases. */
  job: z.string(),
  /** Requester of the job, as `user:7`. */
  requestedBy: z.string(),
  requestId: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  code: z.string(),
  message: z.string(),
  /** Value of `before` for the next page. */
  cursor: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

const failedJobsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(FAILED_JOBS_PAGE.max).default(FAILED_JOBS_PAGE.default),
  before: z
    .string()
    .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the cursor of the last row received')
    .optional(),
});

/** Job request that runs the job again. */
const retriedJob = z.object({ jobRequestId: z.uuid() });
const RETRY_ERRORS = ['INVALID_INPUT', 'JOB_REQUEST_NOT_FOUND', 'JOB_NOT_FAILED', 'JOB_OBSOLETE'] as const;

export const listFailedRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.failed.${service}`,
    service: service,
    method: 'GET',
    path: '/internal/job-requests/failed',
    access: 'internal',
    summary: 'Lists finally failed jobs that were not retried, latest first',
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
    summary: 'Retries a failed job for an operator; repeated calls retry it once',
    params: idParams,
    response: retriedJob,
    errors: RETRY_ERRORS,
  });

/** Maximum number of failed jobs retried by one call. */
export const RETRY_ALL_BATCH_SIZE = 200;

const retryAllBody = z.object({
  /** Restricts the call to this job. */
  job: z.string().min(1).max(100).optional(),
  before: failedJobsQuery.shape.before,
});
/** Result of retrying failed jobs, page by page. */
export const retriedPage = z.object({
  retried: z.number().int(),
  /** Not retried because their subject was changed or deleted. */
  skipped: z.number().int(),
  /** Value of `before` for the next page; null on the last page. */
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
    summary: 'Retries failed jobs for an operator, latest first, page by page',
    body: retryAllBody,
    response: retriedPage,
    errors: ['INVALID_INPUT'],
  });

export const countOpenRoute = (service: DomainServiceName) =>
  route({
    id: `internalJobRequests.countOpen.${service}`,
    service: service,
    method: 'GET',
    path: '/internal/job-requests/open',
    access: 'internal',
    summary: 'Counts unfinished job requests by job',
    response: z.array(z.object({ job: z.string(), count: z.number().int() })),
  });

const adminListFailedRoute = (service: DomainServiceName) =>
  route({
    id: `failedJobs.${service}Failed`,
    service: service,
    method: 'GET',
    path: `/api/admin/failed-jobs/${service}`,
    access: 'admin',
    summary: `Lists finally failed jobs of ${service} that were not retried, latest first`,
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
    summary: `Retries a failed job of ${service}; repeated calls retry it once`,
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
    summary: `Retries up to ${RETRY_ALL_BATCH_SIZE} failed jobs of ${service}, latest first, and returns the cursor of the next page`,
    body: retryAllBody,
    response: retriedPage,
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

/** Routes for admins to list and retry failed jobs, per service. */
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
