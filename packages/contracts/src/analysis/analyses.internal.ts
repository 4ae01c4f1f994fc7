import { z } from 'zod';
import { deletedAccount } from '../core/identity.js';
import { route } from '../core/route.js';
import { CATEGORIES } from '../places/categories.js';
import { placeKnowledge } from '../places/facts.js';
import { position } from '../places/geography.js';
import { PHOTO_SUBJECTS } from '../places/pictures/photo-subjects.js';
import {
  describedPlace,
  exactPlace,
  locatedPlace,
  nearbyAttraction,
  placeChoice,
  placeClue,
} from '../places/places.js';
import { IMAGE_SOURCES, provenance, storedAnalysisResult } from './analyses.js';
import { lookCandidate, lookChoice, MAX_LOOK_CANDIDATES } from './second-look.js';

const byId = z.object({ id: z.uuid() });

/** Whether a photo may be shown in public; `unchecked` when no moderation provider gave a verdict. */
export const photoSafety = z.enum(['safe', 'unsafe', 'unchecked']);

/** Provider that moderated a photo, with its scores. */
export const photoJudgment = z.object({
  /** `google`, `openai`, or `local` for the models on this server. */
  provider: z.string(),
  model: z.string().nullable(),
  /** Local models only: the highest share of each kind of content in any view of the photo, 0 to 1. */
  scores: z.record(z.string(), z.number().min(0).max(1)).nullable(),
});
export type PhotoJudgment = z.infer<typeof photoJudgment>;

/** Findings from the photo and its hints, before any place is looked up. */
export const observation = z.object({
  clues: z.array(placeClue),
  /** Text read from the photo. It is untrusted and never decides a slug, a link or visibility. */
  readText: z.string().nullable(),
  labels: z.array(z.string()),
  /** Subject of the photo; null if the vision provider does not state it. */
  subject: z.enum(PHOTO_SUBJECTS).nullable().default(null),
  takenAt: z.string().nullable(),
  safety: photoSafety,
  /** Null when the photo was not moderated. */
  moderation: photoJudgment.nullable().default(null),
  vision: provenance,
});
export type Observation = z.infer<typeof observation>;

/** Texts of a result, before places are added. */
export const analysisTexts = z.object({
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
});
export type AnalysisTexts = z.infer<typeof analysisTexts>;

/**
 * Result of an analysis, with the position of its discovery. Everyone but the owner sees the position of the place.
 */
export const decidedResult = z.object({
  result: storedAnalysisResult,
  shownAt: z.object({
    /** Degrees; null for a country. */
    latitude: position.shape.latitude.nullable(),
    longitude: position.shape.longitude.nullable(),
    nearbyAttractions: z.array(nearbyAttraction),
    exactPlace: exactPlace.nullable(),
    /** Facts that the texts were written from. */
    knowledge: placeKnowledge,
  }),
});
export type DecidedResult = z.infer<typeof decidedResult>;

/** Stored images of a discovery. */
export const discoveryImageUrls = z.object({ imageUrl: z.string(), thumbnailUrl: z.string() });
export type DiscoveryImageUrls = z.infer<typeof discoveryImageUrls>;

/** Discovery that content created for an analysis. */
export const createdDiscovery = discoveryImageUrls.extend({ discoveryId: z.number().int() });

/** Owner of an analysis: a user or a visitor without an account. */
export const analysisOwner = z.object({
  userId: z.number().int().nullable(),
  username: z.string().nullable(),
  visitorId: z.uuid().nullable(),
});
export type AnalysisOwner = z.infer<typeof analysisOwner>;

/** Transfer of a visitor's content to their user account. */
export const analysisClaim = z.object({ userId: z.number().int(), username: z.string(), visitorId: z.uuid() });
export type AnalysisClaim = z.infer<typeof analysisClaim>;

/**
 * Maximum seconds of a route that calls a provider: the longest deadline that an operator can set for a provider, and a
 * minute for the work of the service.
 */
export const PROVIDER_ROUTE_SECONDS = 660;

/** Routes for the worker; the gateway does not expose them. */
export const internalAnalyses = {
  observe: route({
    id: 'internalAnalyses.observe',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/observe',
    access: 'internal',
    maxSeconds: PROVIDER_ROUTE_SECONDS,
    summary: 'Reads position, text and content of the photo. The result is stored, so a second call costs nothing',
    params: byId,
    response: z.object({
      observation,
      owner: analysisOwner,
      source: z.enum(IMAGE_SOURCES),
      /** Whether its owner keeps the discovery private. */
      keepPrivate: z.boolean().default(false),
      /** Storage key of the upright image without metadata. */
      photoKey: z.string(),
      /** The owner's latest choice of place; `revision` counts the choices so far. */
      correction: placeChoice.extend({ revision: z.number().int().positive() }).nullable().default(null),
      /** Whether the vision provider can be asked to choose among places. */
      canLookAgain: z.boolean().default(false),
    }),
  }),
  lookAgain: route({
    id: 'internalAnalyses.lookAgain',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/look-again',
    access: 'internal',
    maxSeconds: PROVIDER_ROUTE_SECONDS,
    summary:
      'Asks the vision provider which of some real places the photo shows. The answer is stored, so a second call ' +
      'costs nothing; null when it cannot be asked, or failed',
    params: byId,
    body: z.object({ candidates: z.array(lookCandidate).min(1).max(MAX_LOOK_CANDIDATES) }),
    response: z.object({ choice: lookChoice.nullable() }),
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  write: route({
    id: 'internalAnalyses.write',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/write',
    access: 'internal',
    maxSeconds: PROVIDER_ROUTE_SECONDS,
    summary:
      'Writes the texts and composes the result. With a place, stores it before its discovery is created; from then ' +
      'on the analysis cannot fail. Repeated calls of a job request cost nothing and return its first result',
    params: byId,
    body: z.object({
      jobRequestId: z.uuid(),
      /** Null if no place is certain enough. The result then has no discovery and is not stored yet. */
      place: describedPlace.nullable(),
      /** The most likely place if it is too uncertain to be described. The result then offers candidates. */
      guess: locatedPlace.nullable().default(null),
      alternatives: z.array(locatedPlace),
    }),
    response: z.object({
      result: storedAnalysisResult,
      shownAt: decidedResult.shape.shownAt.nullable(),
      /** Owner of the discovery to create, since a guest may have signed up after the analysis began. */
      owner: analysisOwner,
    }),
    errors: ['ANALYSIS_NOT_FOUND', 'JOB_OBSOLETE'],
  }),
  findDecision: route({
    id: 'internalAnalyses.findDecision',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/decided',
    access: 'internal',
    summary: 'Returns the decided result whose discovery is still to be created, with its revision; null without one',
    params: byId,
    body: z.object({ jobRequestId: z.uuid() }),
    response: z.object({ ...decidedResult.shape, revision: z.number().int().nonnegative() }).nullable(),
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalAnalyses.commit',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/commit',
    access: 'internal',
    summary:
      'Stores the result and finishes the job request, once. When a guest for whom its discovery was created has ' +
      'signed up in the meantime, only returns the user, who must receive the discovery first',
    params: byId,
    body: z.object({
      jobRequestId: z.uuid(),
      result: storedAnalysisResult,
      /** Owner for whom the discovery was created; null to commit in any case. */
      discoveryOwner: analysisOwner.nullable().default(null),
    }),
    response: z.object({ claimedBy: analysisClaim.nullable() }),
  }),
  delete: route({
    id: 'internalAnalyses.delete',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/remove',
    access: 'internal',
    summary: 'Deletes an analysis with its photo and step results, because its discovery was deleted',
    params: byId,
  }),
  listUnused: route({
    id: 'internalAnalyses.listUnused',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/unused',
    access: 'internal',
    summary: 'Returns a batch of guest analyses unused for 30 days',
    response: z.object({ ids: z.array(z.uuid()) }),
  }),
  purge: route({
    id: 'internalAnalyses.purge',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/purge',
    access: 'internal',
    summary: 'Deletes unused analyses, and marks those whose discovery is in use as used',
    body: z.object({ ids: z.array(z.uuid()).max(1000), inUse: z.array(z.uuid()).max(1000) }),
  }),
  sweepFiles: route({
    id: 'internalAnalyses.sweepFiles',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/sweep-files',
    access: 'internal',
    summary: 'Deletes a page of stored files without an analysis; `after` is null after the last page',
    body: z.object({ after: z.string().max(300) }),
    response: z.object({ after: z.string().nullable() }),
  }),
  claim: route({
    id: 'internalAnalyses.claim',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/claim',
    access: 'internal',
    summary: 'Transfers a visitor’s analyses to their user account',
    body: analysisClaim,
    response: z.object({ claimed: z.number().int() }),
  }),
  judgePhoto: route({
    id: 'internalAnalyses.judgePhoto',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/judge-photo',
    access: 'internal',
    summary: 'Moderates a stored image with the models on this server; null when they are disabled or failed',
    body: z.object({
      /** Storage key of an image that the product created. */
      photoKey: z.string().max(300),
    }),
    response: z.object({
      /** Whether local moderation is enabled on this server. */
      enabled: z.boolean(),
      safety: photoSafety,
      moderation: photoJudgment.nullable(),
    }),
    errors: ['INVALID_INPUT', 'OBJECT_NOT_FOUND'],
  }),
  deleteOwned: route({
    id: 'internalAnalyses.deleteOwned',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/remove-owned',
    access: 'internal',
    summary: 'Deletes a batch of a deleted user’s analyses with their photos, and prevents new ones',
    body: deletedAccount,
    response: z.object({ more: z.boolean() }),
  }),
} as const;
