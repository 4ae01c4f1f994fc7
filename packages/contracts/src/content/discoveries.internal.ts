import { z } from 'zod';
import { route } from '../core/route.js';
import { position } from '../places/geography.js';
import { nearbyAttraction } from '../places/places.js';

const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Routes for the worker: relocating discoveries, and deleting them with their analysis. */
export const internalDiscoveryMaintenance = {
  nextRelocation: route({
    id: 'internalDiscoveryMaintenance.nextRelocation',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/relocations/next',
    access: 'internal',
    summary: 'Returns a hidden discovery to locate again, with the position of its photo; null without one',
    response: z.object({
      discovery: z
        .object({ id: z.number().int(), title: z.string(), location: z.string(), ...position.shape })
        .nullable(),
    }),
  }),
  relocate: route({
    id: 'internalDiscoveryMaintenance.relocate',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/relocate',
    access: 'internal',
    summary: 'Gives a hidden discovery the position of its place, and publishes it again if it was public',
    params: byId,
    body: z.object({
      position: z.object(position.shape).nullable(),
      isSight: z.boolean(),
      nearbyAttractions: z.array(nearbyAttraction),
    }),
  }),
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
