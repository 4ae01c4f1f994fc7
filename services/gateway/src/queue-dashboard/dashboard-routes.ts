import type { AppControllerRoute, BullBoardRequest, ControllerHandlerReturnType } from '@bull-board/api/typings/app';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { DashboardActions } from './dashboard-actions.js';
import { RedactedQueue } from './redacted-queue.js';

/** Call of the dashboard page, with the admin who makes it. */
export type DashboardCall = (request: BullBoardRequest, admin: Identity) => Promise<ControllerHandlerReturnType>;

export interface DashboardRoute {
  method: string;
  path: string;
  call: DashboardCall;
}

/**
 * Calls that delete jobs. If a job's request is still open in its service's table, the job is enqueued again, so that
 * none is lost.
 */
const DELETION_CALLS = new Set([
  'PUT /api/queues/:queueName/clean/:queueStatus',
  'PUT /api/queues/:queueName/empty',
  'PUT /api/queues/:queueName/obliterate',
  'PUT /api/queues/:queueName/:jobId/clean',
]);

/**
 * Replaces the library's routes. Reads use the library, on redacted queues. Retry and promote are the gateway's own.
 * Deletion depends on the configuration. Every other action is rejected, including those of later versions.
 */
export function createDashboardRoutes(
  routes: readonly AppControllerRoute[],
  actions: DashboardActions,
  canDelete: boolean,
): DashboardRoute[] {
  const own: Record<string, DashboardCall> = {
    'PUT /api/queues/:queueName/retry/:queueStatus': async (request, admin) => {
      if (request.params.queueStatus !== 'failed') throw new ApiError('JOB_NOT_FAILED');
      return { status: 200, body: await actions.retryAll(admin, findQueue(request)) };
    },
    'PUT /api/queues/:queueName/promote': async (request) => {
      await findQueue(request).promoteAll();
      return { status: 200, body: {} };
    },
    'PUT /api/queues/:queueName/:jobId/retry': async (request, admin) => {
      await actions.retry(admin, await findJob(request));
      return NO_CONTENT;
    },
    'PUT /api/queues/:queueName/:jobId/promote': async (request) => {
      await actions.promote(await findJob(request));
      return NO_CONTENT;
    },
  };
  const callFor = (key: string, { handler }: AppControllerRoute): DashboardCall => {
    if (own[key]) return own[key];
    if (key.startsWith('GET ') || (canDelete && DELETION_CALLS.has(key))) return async (request) => handler(request);
    return rejectCall(DELETION_CALLS.has(key));
  };
  return routes.flatMap((route) =>
    [route.method].flat().flatMap((name) =>
      [route.route].flat().map((path) => {
        const method = name.toUpperCase();
        return { method, path, call: callFor(`${method} ${path}`, route) };
      }),
    ),
  );
}

const NO_CONTENT: ControllerHandlerReturnType = { status: 204, body: {} };

const rejectCall = (isDeletion: boolean): DashboardCall => {
  return async () => {
    throw new ApiError(isDeletion ? 'QUEUE_DELETION_OFF' : 'QUEUE_ACTION_REJECTED');
  };
};

function findQueue({ queues, params }: BullBoardRequest): RedactedQueue {
  const queue = queues.get(params.queueName);
  if (!(queue instanceof RedactedQueue)) throw new ApiError('NOT_FOUND');
  return queue;
}

async function findJob(request: BullBoardRequest) {
  const job = await findQueue(request).getJob(request.params.jobId);
  if (!job) throw new ApiError('NOT_FOUND');
  return job;
}
