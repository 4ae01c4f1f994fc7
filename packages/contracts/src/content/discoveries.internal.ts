import { z } from 'zod';
import { discoveryImageUrls, photoJudgment, photoSafety } from '../analysis/analyses.internal.js';
import { route } from '../core/route.js';
import { byRowId } from '../core/row-ids.js';

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

/** Routes for the worker about the photos of discoveries; the gateway does not expose them. */
export const internalDiscoveryPhotos = {
  prepareImages: route({
    id: 'internalDiscoveryPhotos.prepareImages',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/images',
    access: 'internal',
    summary: 'Creates the images of a discovery that is about to be created; null when its analysis was deleted',
    body: z.object({
      analysisId: z.uuid(),
      /** Storage key of the upright image without metadata. */
      photoKey: z.string(),
    }),
    response: discoveryImageUrls.nullable(),
    errors: ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE'],
  }),
  listUnjudged: route({
    id: 'internalDiscoveryPhotos.listUnjudged',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/unjudged',
    access: 'internal',
    summary: 'Lists up to 20 discoveries with an unmoderated photo, oldest first',
    body: z.object({
      /** Returns only discoveries after this id. */
      after: z.number().int().nonnegative(),
    }),
    response: z.array(z.object({ id: z.number().int(), photoKey: z.string() })),
  }),
  judge: route({
    id: 'internalDiscoveryPhotos.judge',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/judgment',
    access: 'internal',
    summary: 'Stores the moderation of an unmoderated photo, and publishes its discovery when only that was missing',
    params: byRowId,
    body: z.object({ safety: photoSafety, moderation: photoJudgment }),
  }),
} as const;
