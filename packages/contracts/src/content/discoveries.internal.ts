import { z } from 'zod';
import { route } from '../core/route.js';

/** Routes for the worker: deleting discoveries with their analysis. */
export const internalDiscoveryMaintenance = {
  deleteByAnalysis: route({
    id: 'internalDiscoveryMaintenance.deleteByAnalysis',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/remove-of-analysis',
    access: 'internal',
    summary: 'Deletes the discovery of an analysis that its owner deleted, if any, and prevents a new one',
    body: z.object({ analysisId: z.uuid() }),
  }),
  expire: route({
    id: 'internalDiscoveryMaintenance.expire',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/expire',
    access: 'internal',
    summary:
      'Deletes private guest discoveries of these analyses that were unused for 30 days, and the photo’s position ' +
      'of public ones. Returns the analyses whose private discovery is in use',
    body: z.object({ analysisIds: z.array(z.uuid()).max(1000) }),
    response: z.object({ inUse: z.array(z.uuid()) }),
  }),
} as const;
