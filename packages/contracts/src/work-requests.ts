import { z } from 'zod';
import { type OwnerName, workOutcome } from './jobs.js';
import { route } from './route.js';

/** The call that settles a work request which has no commit of its own, or has failed for good. Same in every owner. */
export const settleRoute = (owner: OwnerName) =>
  route({
    id: `internalWorkRequests.settle.${owner}`,
    service: owner,
    method: 'POST',
    path: '/internal/work-requests/:id/settle',
    access: 'internal',
    summary: 'Settles a work request; settling twice changes nothing',
    params: z.object({ id: z.uuid() }),
    body: z.object({ outcome: workOutcome }),
  });
