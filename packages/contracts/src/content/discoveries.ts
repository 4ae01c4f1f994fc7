import { z } from 'zod';
import {
  analysisOwner,
  createdDiscovery,
  exactPlace,
  photoJudgement,
  photoSafety,
} from '../analysis/analyses.internal.js';
import { IMAGE_SOURCES, provenance } from '../analysis/analyses.js';
import { deletedAccount } from '../core/identity.js';
import { route } from '../core/route.js';
import { optionalText, text } from '../core/text.js';
import { CATEGORIES } from '../places/categories.js';
import { locatedPlace, nearbyAttraction, placeBackground } from '../places/places.js';
import { guideTexts } from './guides.js';

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
  /** Degrees as text, as the documents have it: of the sight or town, and in the owner's own list of the photo. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  facts: z.array(z.string()),
  nearbyAttractions: z.array(nearbyAttraction),
  isPublic: z.boolean(),
  source: z.string(),
  createdAt: z.iso.datetime(),
  /** The published article about it; null while there is none, or none that is public. */
  articleId: z.number().int().nullable(),
  articleSlug: z.string().nullable(),
});
export type Discovery = z.infer<typeof discovery>;

/** What a backup save that does not say stands for. */
export const BACKUP_DEFAULTS = { location: 'Vietnam', category: 'Cultural Heritage' } as const;

/**
 * A generated guide, sent back by the page that shows it so that it is not lost. Of a guide that is known here nothing
 * but title and location is taken from it.
 */
export const backupSave = z.object({
  title: text(200).pipe(z.string().min(1, 'is required')),
  description: optionalText(5_000),
  /** HTML. */
  content: optionalText(100_000),
  location: optionalText(300),
  /** One of the 15 categories; every other one counts as 'Cultural Site'. */
  category: optionalText(100),
  culturalSignificance: optionalText(10_000),
  /** Not kept: who is near a place only a located place can tell. */
  nearbyAttractions: z
    .array(z.union([text(300), z.object({ name: text(300) })]))
    .max(100)
    .optional(),
  /** Of no effect: with it a page says that it saves by itself, and nobody here saves unasked. */
  skipAutoSave: z.boolean().optional(),
  /** Of no effect: only an admin publishes what somebody sends. */
  isPublic: z.boolean().optional(),
});
export type BackupSave = z.infer<typeof backupSave>;

const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const discoveries = {
  list: route({
    id: 'discoveries.list',
    service: 'content',
    method: 'GET',
    path: '/api/discoveries',
    access: 'public',
    summary: 'The caller’s own discoveries, newest first, at most 500: those of the user, or of the visitor cookie',
    query: z.object({
      /** Only discoveries older than the one with this id. */
      before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    }),
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
  saveBackup: route({
    id: 'discoveries.backUp',
    service: 'content',
    method: 'POST',
    path: '/api/discoveries',
    access: 'public',
    summary:
      'Keeps a generated guide as a private discovery of the caller with one article that waits for approval. ' +
      'Saving it again answers the same discovery; one that was deleted does not come back',
    body: backupSave,
    response: discovery,
    rateLimit: { max: 20, windowSeconds: 60, by: 'visitor', maxPerAddress: 60 },
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'DISCOVERY_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  togglePublic: route({
    id: 'discoveries.togglePublic',
    service: 'content',
    method: 'PATCH',
    path: '/api/admin/discoveries/:id/toggle-public',
    access: 'admin',
    summary:
      'Publishes a discovery, whose article is then published or written in the background; or hides it with its article',
    params: byId,
    body: z.object({ isPublic: z.boolean() }),
    response: discovery,
    errors: ['INVALID_INPUT', 'ADMIN_REQUIRED', 'DISCOVERY_NOT_FOUND', 'PHOTO_UNSAFE'],
  }),
  delete: route({
    id: 'discoveries.remove',
    service: 'content',
    method: 'DELETE',
    path: '/api/discoveries/:id',
    access: 'public',
    summary: 'Delete a discovery of one’s own, with its article and its pictures',
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

/** Of a discovery, what its article is made of. Degrees. */
export const articleSource = z.object({
  title: z.string(),
  description: z.string(),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** How often its place was corrected. */
  revision: z.number().int().nonnegative(),
  /** The analysis it was made of. */
  analysisId: z.uuid().nullable().default(null),
});
export type ArticleSource = z.infer<typeof articleSource>;

/** Texts about a located place, with what they are checked against. */
export const verifiedTexts = z.object({
  place: locatedPlace,
  background: placeBackground,
  neighbours: z.array(nearbyAttraction),
  texts: guideTexts,
  writing: provenance,
});
export type VerifiedTexts = z.infer<typeof verifiedTexts>;

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
      exactPlace: exactPlace.nullable().default(null),
      source: z.enum(IMAGE_SOURCES),
      safety: photoSafety,
      /** Who judged the photo. */
      moderation: photoJudgement.nullable().default(null),
      /** How sure the place is, 0 to 1. */
      confidence: z.number().min(0).max(1).default(0),
      /** Whether some of the clues to the place point elsewhere. */
      contradicted: z.boolean().default(false),
      /** Who wrote the texts. */
      writing: provenance.nullable().default(null),
      /** Storage key of the upright picture without metadata. */
      photoKey: z.string(),
      /** How often its place was corrected; a higher one than the discovery has replaces what that says. */
      revision: z.number().int().nonnegative().default(0),
    }),
    response: createdDiscovery,
    errors: ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE', 'DISCOVERY_NOT_FOUND'],
  }),
  startArticle: route({
    id: 'internalDiscoveries.beginArticle',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/article/begin',
    access: 'internal',
    summary: 'What an article is to be written about; null, and settled, when none is wanted (any more)',
    params: byId,
    body: z.object({ jobRequestId: z.uuid() }),
    response: z.object({ discovery: articleSource.nullable() }),
  }),
  commitArticle: route({
    id: 'internalDiscoveries.commitArticle',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/article',
    access: 'internal',
    summary: 'Checks the texts, stores the one article of a discovery and settles the work request, once',
    params: byId,
    body: z.object({
      jobRequestId: z.uuid(),
      guide: verifiedTexts.nullable(),
      /** Of the discovery, when the writing began; corrected since, it is written once more. */
      revision: z.number().int().nonnegative().default(0),
    }),
  }),
  listUnjudged: route({
    id: 'internalDiscoveries.listUnjudged',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/unjudged',
    access: 'internal',
    summary: 'Discoveries whose photo nobody has judged, the oldest first, at most 20',
    body: z.object({
      /** Only those that follow the one with this id. */
      after: z.number().int().nonnegative(),
    }),
    response: z.array(z.object({ id: z.number().int(), photoKey: z.string() })),
  }),
  judge: route({
    id: 'internalDiscoveries.judge',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/judgement',
    access: 'internal',
    summary:
      'Stores what was found about a photo that nobody had judged, and publishes its discovery when only that was missing',
    params: byId,
    body: z.object({ safety: photoSafety, moderation: photoJudgement }),
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
  deleteOwned: route({
    id: 'internalDiscoveries.removeOwned',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/remove-owned',
    access: 'internal',
    summary: 'Deletes some discoveries of a user who is gone, with articles and pictures; none come to be any more',
    body: deletedAccount,
    response: z.object({ more: z.boolean() }),
  }),
  deleteMedia: route({
    id: 'internalDiscoveries.removeMedia',
    service: 'content',
    method: 'POST',
    path: '/internal/media/remove',
    access: 'internal',
    summary: 'Deletes stored pictures; those already gone are no fault',
    body: z.object({ keys: z.array(z.string()).max(1000) }),
  }),
} as const;
