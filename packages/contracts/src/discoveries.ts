import { z } from 'zod';
import { analysisOwner, IMAGE_SOURCES, madeDiscovery } from './analyses.js';
import { CATEGORIES } from './categories.js';
import { nearbyAttraction } from './places.js';
import { route } from './route.js';

export const discovery = z.object({
  id: z.number().int(),
  userId: z.number().int().nullable(),
  /** The author's name as it was when the discovery was made; null for guests. */
  username: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  culturalInfo: z.string(),
  category: z.enum(CATEGORIES),
  location: z.string(),
  /** Degrees as text, as the documents have it. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  facts: z.array(z.string()),
  nearbyAttractions: z.array(nearbyAttraction),
  isPublic: z.boolean(),
  source: z.string(),
  createdAt: z.iso.datetime(),
});
export type Discovery = z.infer<typeof discovery>;

const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const discoveries = {
  list: route({
    id: 'discoveries.list',
    service: 'content',
    method: 'GET',
    path: '/api/discoveries',
    access: 'public',
    summary: 'The caller’s own discoveries, newest first: those of the user, or of the visitor cookie',
    response: z.array(discovery),
  }),
  listPublic: route({
    id: 'discoveries.listPublic',
    service: 'content',
    method: 'GET',
    path: '/api/discoveries/public',
    access: 'public',
    summary: 'The latest public discoveries; the total is in X-Total-Count',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(12),
      /** Only discoveries older than the one with this id. */
      before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    }),
    response: z.array(discovery),
  }),
  remove: route({
    id: 'discoveries.remove',
    service: 'content',
    method: 'DELETE',
    path: '/api/discoveries/:id',
    access: 'public',
    summary: 'Delete a discovery of one’s own, with its pictures',
    params: byId,
    errors: ['DISCOVERY_NOT_FOUND', 'DISCOVERY_NOT_YOURS'],
  }),
} as const;

export const objects = {
  read: route({
    id: 'objects.read',
    service: 'content',
    method: 'GET',
    path: '/objects/*',
    access: 'public',
    summary:
      'A stored picture, with ranges and ETag; private ones only for their owner. It is WebP, or JPEG for those who ' +
      'accept that and want it more',
    produces: 'image/webp',
    errors: ['OBJECT_NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  }),
} as const;

/** Calls the worker makes; not in the gateway's table. */
export const internalDiscoveries = {
  create: route({
    id: 'internalDiscoveries.create',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries',
    access: 'internal',
    summary: 'Makes the discovery of an analysis and its pictures; the same analysis always gives the same discovery',
    body: z.object({
      analysisId: z.uuid(),
      owner: analysisOwner,
      title: z.string(),
      description: z.string(),
      culturalInfo: z.string(),
      category: z.enum(CATEGORIES),
      location: z.string(),
      latitude: z.number().min(-90).max(90).nullable(),
      longitude: z.number().min(-180).max(180).nullable(),
      facts: z.array(z.string()),
      nearbyAttractions: z.array(nearbyAttraction),
      source: z.enum(IMAGE_SOURCES),
      safety: z.enum(['safe', 'unsafe', 'unchecked']),
      /** Storage key of the upright picture without metadata. */
      photoKey: z.string(),
    }),
    response: madeDiscovery,
    errors: ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE', 'DISCOVERY_NOT_FOUND'],
  }),
  claim: route({
    id: 'internalDiscoveries.claim',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/claim',
    access: 'internal',
    summary: 'Gives the discoveries of a visitor to the user they became',
    body: z.object({ userId: z.number().int(), username: z.string(), visitorId: z.uuid() }),
    response: z.object({ claimed: z.number().int() }),
  }),
  removeMedia: route({
    id: 'internalDiscoveries.removeMedia',
    service: 'content',
    method: 'POST',
    path: '/internal/media/remove',
    access: 'internal',
    summary: 'Deletes stored pictures; those already gone are no fault',
    body: z.object({ keys: z.array(z.string()).max(1000) }),
  }),
} as const;
