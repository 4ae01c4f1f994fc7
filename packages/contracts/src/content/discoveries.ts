import { z } from 'zod';
import {
  analysisOwner,
  createdDiscovery,
  discoveryImageUrls,
  photoJudgment,
  photoSafety,
} from '../analysis/analyses.internal.js';
import { IMAGE_SOURCES, provenance, publicProvenance } from '../analysis/analyses.js';
import { deletedAccount } from '../core/identity.js';
import { route } from '../core/route.js';
import { byRowId, rowIdText } from '../core/row-ids.js';
import { CATEGORIES } from '../places/categories.js';
import { factSource, placeKnowledge } from '../places/facts.js';
import { PLACE_TYPES } from '../places/place-types.js';
import { exactPlace, locatedPlace, nearbyAttraction } from '../places/places.js';
import { backupSave } from './backup-save.js';
import { citedGuideTexts, textVerification } from './cited-texts.js';

export const discovery = z.object({
  id: z.number().int(),
  userId: z.number().int().nullable(),
  /** Author's name when the discovery was made; null for guests. */
  username: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  culturalInfo: z.string(),
  category: z.enum(CATEGORIES),
  /** Shown instead of the category, which is for sights; missing for a sight, and while there is no article. */
  placeType: z.enum(PLACE_TYPES).optional(),
  location: z.string(),
  /** Degrees as text, as the specification has it: of the sight or town; in the owner's own list, of the photo. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  facts: z.array(z.string()),
  /** Sources of the facts from which it was written; empty if unknown. */
  sources: z.array(factSource),
  nearbyAttractions: z.array(nearbyAttraction),
  isPublic: z.boolean(),
  /** Whether its owner keeps it private, so that it cannot be published. */
  isKeptPrivate: z.boolean(),
  /** Analysis it was created from, in the owner’s own list; null for everyone else and for a saved guide. */
  analysisId: z.uuid().nullable(),
  /** Whether the place that the photo shows is known, not only where it was taken. */
  identified: z.boolean(),
  /** Confidence of the place, 0 to 1; null for a saved guide. */
  confidence: z.number().min(0).max(1).nullable(),
  /** Provenance of the texts; null when it is unknown, or a person wrote them. */
  writing: publicProvenance.nullable(),
  source: z.string(),
  createdAt: z.iso.datetime(),
  /** Published article about it; null without a public one. */
  articleId: z.number().int().nullable(),
  articleSlug: z.string().nullable(),
});
export type Discovery = z.infer<typeof discovery>;

export const discoveries = {
  list: route({
    id: 'discoveries.list',
    service: 'content',
    method: 'GET',
    path: '/api/discoveries',
    access: 'public',
    summary:
      'Lists up to 500 of the caller’s own discoveries, newest first: those of the user, or of the visitor cookie',
    query: z.object({
      /** Returns only discoveries older than this id. */
      before: rowIdText.optional(),
    }),
    response: z.array(discovery),
  }),
  listPublic: route({
    id: 'discoveries.listPublic',
    service: 'content',
    method: 'GET',
    path: '/api/discoveries/public',
    access: 'public',
    summary: 'Lists the latest public discoveries; the total is in X-Total-Count',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(12),
      /** Returns only discoveries older than this id. */
      before: rowIdText.optional(),
    }),
    response: z.array(discovery),
  }),
  saveBackup: route({
    id: 'discoveries.saveBackup',
    service: 'content',
    method: 'POST',
    path: '/api/discoveries',
    access: 'public',
    summary:
      'Saves a generated guide as a private discovery of the caller with an article that waits for approval. Saving ' +
      'it again returns the same discovery; a deleted one is not created again',
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
      'Publishes a discovery and publishes its article or writes it in the background, or hides it with its article',
    params: byRowId,
    body: z.object({ isPublic: z.boolean() }),
    response: discovery,
    errors: [
      'INVALID_INPUT',
      'ADMIN_REQUIRED',
      'DISCOVERY_NOT_FOUND',
      'DISCOVERY_KEPT_PRIVATE',
      'PLACE_ALREADY_PUBLISHED',
      'PHOTO_UNSAFE',
    ],
  }),
  setSharing: route({
    id: 'discoveries.setSharing',
    service: 'content',
    method: 'PATCH',
    path: '/api/discoveries/:id/sharing',
    access: 'public',
    summary:
      'Keeps a discovery of the caller private and hides it with its article, or allows it to be public: at once when ' +
      'nothing is left to review, else after the review',
    params: byRowId,
    body: z.object({ isShared: z.boolean() }),
    response: discovery,
    errors: ['INVALID_INPUT', 'DISCOVERY_NOT_FOUND'],
  }),
  delete: route({
    id: 'discoveries.delete',
    service: 'content',
    method: 'DELETE',
    path: '/api/discoveries/:id',
    access: 'public',
    summary: 'Deletes a discovery of the caller with its article and its images',
    params: byRowId,
    errors: ['DISCOVERY_NOT_FOUND', 'DISCOVERY_NOT_YOURS'],
  }),
} as const;

/** Discovery data from which an article is written. Positions are in degrees. */
export const articleSource = z.object({
  title: z.string(),
  description: z.string(),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Number of corrections of its place. */
  revision: z.number().int().nonnegative(),
  /** Analysis the discovery was created from. */
  analysisId: z.uuid().nullable().default(null),
  /** Checked sentences of its texts; null when nothing was checked. */
  verification: textVerification.nullable().default(null),
});
export type ArticleSource = z.infer<typeof articleSource>;

/** Texts about a located place, with the facts that their sentences cite and are checked against. */
export const verifiedTexts = z.object({
  place: locatedPlace,
  background: placeKnowledge,
  neighbors: z.array(nearbyAttraction),
  texts: citedGuideTexts,
  writing: provenance,
});
export type VerifiedTexts = z.infer<typeof verifiedTexts>;

/** Routes for the worker; the gateway does not expose them. */
export const internalDiscoveries = {
  create: route({
    id: 'internalDiscoveries.create',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries',
    access: 'internal',
    summary:
      'Creates the discovery of an analysis with its images; the same analysis always returns the same discovery',
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
      /** Moderation of the photo. */
      moderation: photoJudgment.nullable().default(null),
      /** Whether the place that the photo shows is known, not only where it was taken. */
      identified: z.boolean().default(false),
      /** Confidence of the place, 0 to 1. */
      confidence: z.number().min(0).max(1).default(0),
      /** Whether some clues point to another place. */
      contradicted: z.boolean().default(false),
      /** Provenance of the texts. */
      writing: provenance.nullable().default(null),
      /** Facts from which the texts were written; null for none. */
      knowledge: placeKnowledge.nullable().default(null),
      /** Result of the fact check; null if nothing was checked. */
      verification: textVerification.nullable().default(null),
      /** Storage key of the upright image without metadata. */
      photoKey: z.string(),
      /** Its images, if they exist already. */
      images: discoveryImageUrls.nullable().default(null),
      /** Whether its owner keeps it private. */
      keepPrivate: z.boolean().default(false),
      /** Number of corrections. One above the stored revision overwrites the discovery. */
      revision: z.number().int().nonnegative().default(0),
    }),
    response: createdDiscovery,
    errors: ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE', 'DISCOVERY_NOT_FOUND'],
  }),
  startArticle: route({
    id: 'internalDiscoveries.startArticle',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/article/begin',
    access: 'internal',
    summary: 'Returns the source of an article to write; null, with the job request finished, when none is needed',
    params: byRowId,
    body: z.object({ jobRequestId: z.uuid() }),
    response: z.object({ discovery: articleSource.nullable() }),
  }),
  commitArticle: route({
    id: 'internalDiscoveries.commitArticle',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/:id/article',
    access: 'internal',
    summary: 'Checks the texts, stores the one article of a discovery and finishes the job request, once',
    params: byRowId,
    body: z.object({
      jobRequestId: z.uuid(),
      guide: verifiedTexts.nullable(),
      /** Revision of the discovery when writing began. If it was corrected since, the article is written again. */
      revision: z.number().int().nonnegative().default(0),
    }),
  }),
  claim: route({
    id: 'internalDiscoveries.claim',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/claim',
    access: 'internal',
    summary: 'Transfers a visitor’s discoveries to their user account',
    body: z.object({ userId: z.number().int(), username: z.string(), visitorId: z.uuid() }),
    response: z.object({ claimed: z.number().int() }),
  }),
  deleteOwned: route({
    id: 'internalDiscoveries.deleteOwned',
    service: 'content',
    method: 'POST',
    path: '/internal/discoveries/remove-owned',
    access: 'internal',
    summary: 'Deletes a batch of a deleted user’s discoveries with articles and images, and prevents new ones',
    body: deletedAccount,
    response: z.object({ more: z.boolean() }),
  }),
  deleteMedia: route({
    id: 'internalDiscoveries.deleteMedia',
    service: 'content',
    method: 'POST',
    path: '/internal/media/remove',
    access: 'internal',
    summary: 'Deletes stored images; missing ones are ignored',
    body: z.object({ keys: z.array(z.string()).max(1000) }),
  }),
} as const;
