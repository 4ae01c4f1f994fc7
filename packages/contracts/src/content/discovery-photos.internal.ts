import { z } from 'zod';
import { discoveryImageUrls, photoJudgment, photoSafety } from '../analysis/analyses.internal.js';
import { route } from '../core/route.js';

const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

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
    params: byId,
    body: z.object({ safety: photoSafety, moderation: photoJudgment }),
  }),
} as const;
