import { z } from 'zod';
import { type OwnerName, workOutcome } from './jobs.js';
import { route } from './route.js';

/** Failed work on one page, when nobody says how much, and at most. */
export const FAILED_WORK_PAGE = { standard: 50, most: 100 } as const;

const id = z.object({ id: z.uuid() });

/** The call that settles a work request which has no commit of its own, or has failed for good. Same in every owner. */
export const settleRoute = (owner: OwnerName) =>
  route({
    id: `internalWorkRequests.settle.${owner}`,
    service: owner,
    method: 'POST',
    path: '/internal/work-requests/:id/settle',
    access: 'internal',
    summary: 'Settles a work request; settling twice changes nothing',
    params: id,
    body: z.object({ outcome: workOutcome }),
  });

/** Work that failed for good and was not run again. Its payload is not told: it may name people. */
export const failedWork = z.object({
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
export type FailedWork = z.infer<typeof failedWork>;

const failedPage = z.object({
  limit: z.coerce.number().int().min(1).max(FAILED_WORK_PAGE.most).default(FAILED_WORK_PAGE.standard),
  before: z
    .string()
    .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the cursor of the last one seen')
    .optional(),
});

/** The work request that runs the work again. */
const retried = z.object({ workRequestId: z.uuid() });
const RETRY_ERRORS = ['INVALID_INPUT', 'WORK_REQUEST_NOT_FOUND', 'WORK_NOT_FAILED', 'WORK_OUTDATED'] as const;

export const failedRoute = (owner: OwnerName) =>
  route({
    id: `internalWorkRequests.failed.${owner}`,
    service: owner,
    method: 'GET',
    path: '/internal/work-requests/failed',
    access: 'internal',
    summary: 'Work that failed for good and was not run again, the latest first',
    query: failedPage,
    response: z.array(failedWork),
  });

export const retryRoute = (owner: OwnerName) =>
  route({
    id: `internalWorkRequests.retry.${owner}`,
    service: owner,
    method: 'POST',
    path: '/internal/work-requests/:id/retry',
    access: 'internal',
    summary: 'Runs failed work again, for an operator; to do so twice runs it once',
    params: id,
    response: retried,
    errors: RETRY_ERRORS,
  });

/** Failed work that one call runs again at most. */
export const RETRY_ALL_PAGE = 200;

const retryAllPage = z.object({
  /** Only work of this job. */
  job: z.string().min(1).max(100).optional(),
  before: failedPage.shape.before,
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

export const retryAllRoute = (owner: OwnerName) =>
  route({
    id: `internalWorkRequests.retryAll.${owner}`,
    service: owner,
    method: 'POST',
    path: '/internal/work-requests/retry-all',
    access: 'internal',
    summary: 'Runs failed work again, for an operator, the latest first and page by page',
    body: retryAllPage,
    response: retriedPage,
    errors: ['INVALID_INPUT'],
  });

export const openRoute = (owner: OwnerName) =>
  route({
    id: `internalWorkRequests.open.${owner}`,
    service: owner,
    method: 'GET',
    path: '/internal/work-requests/open',
    access: 'internal',
    summary: 'How much work of each job is asked for and not settled',
    response: z.array(z.object({ job: z.string(), count: z.number().int() })),
  });

const adminFailedRoute = (owner: OwnerName) =>
  route({
    id: `work.${owner}Failed`,
    service: owner,
    method: 'GET',
    path: `/api/admin/work/${owner}/failed`,
    access: 'admin',
    summary: `Work ${owner} asked for that failed for good and was not run again, the latest first`,
    query: failedPage,
    response: z.array(failedWork),
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

const adminRetryRoute = (owner: OwnerName) =>
  route({
    id: `work.${owner}Retry`,
    service: owner,
    method: 'POST',
    path: `/api/admin/work/${owner}/:id/retry`,
    access: 'admin',
    summary: `Runs failed work of ${owner} again; to do so twice runs it once`,
    params: id,
    response: retried,
    errors: [...RETRY_ERRORS, 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

const adminRetryAllRoute = (owner: OwnerName) =>
  route({
    id: `work.${owner}RetryAll`,
    service: owner,
    method: 'POST',
    path: `/api/admin/work/${owner}/retry-all`,
    access: 'admin',
    summary: `Runs up to ${RETRY_ALL_PAGE} pieces of failed work of ${owner} again, the latest first, and says where to go on`,
    body: retryAllPage,
    response: retriedPage,
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

/** What admins see and do about failed work, by owner. */
export const failedWorkOf = {
  auth: adminFailedRoute('auth'),
  content: adminFailedRoute('content'),
  analysis: adminFailedRoute('analysis'),
  places: adminFailedRoute('places'),
} as const;
export const retryWorkOf = {
  auth: adminRetryRoute('auth'),
  content: adminRetryRoute('content'),
  analysis: adminRetryRoute('analysis'),
  places: adminRetryRoute('places'),
} as const;
export const retryAllWorkOf = {
  auth: adminRetryAllRoute('auth'),
  content: adminRetryAllRoute('content'),
  analysis: adminRetryAllRoute('analysis'),
  places: adminRetryAllRoute('places'),
} as const;
