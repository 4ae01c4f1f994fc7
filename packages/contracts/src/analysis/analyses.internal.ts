import { z } from 'zod';
import { deletedAccount } from '../core/identity.js';
import { route } from '../core/route.js';
import { CATEGORIES } from '../places/categories.js';
import { position } from '../places/geography.js';
import { locatedPlace, nearbyAttraction, placeBackground, placeChoice, placeClue } from '../places/places.js';
import { analysisResult, IMAGE_SOURCES, provenance } from './analyses.js';

const byId = z.object({ id: z.uuid() });

/** Whether a photo may be shown in public; `unchecked` when nobody could say. */
export const photoSafety = z.enum(['safe', 'unsafe', 'unchecked']);

/** Who judged a photo, and on what grounds. */
export const photoJudgement = z.object({
  /** `google`, `openai`, or `local` for the models on this server. */
  provider: z.string(),
  model: z.string().nullable(),
  /** Of the local models: the largest share of each kind of content in any view of the photo, 0 to 1. */
  scores: z.record(z.string(), z.number().min(0).max(1)).nullable(),
});
export type PhotoJudgement = z.infer<typeof photoJudgement>;

/** What the photo itself and its hints say, before anything was looked up. */
export const observation = z.object({
  clues: z.array(placeClue),
  /** Text read from the photo. Data from outside: it never decides a slug, a link or visibility. */
  readText: z.string().nullable(),
  labels: z.array(z.string()),
  takenAt: z.string().nullable(),
  safety: photoSafety,
  /** Null when nobody judged the photo. */
  moderation: photoJudgement.nullable().default(null),
  vision: provenance,
});
export type Observation = z.infer<typeof observation>;

/** The texts of a result, before they are joined with places. */
export const analysisTexts = z.object({
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
});
export type AnalysisTexts = z.infer<typeof analysisTexts>;

/** Where a photo was taken and what is near there, where that says more than its place. For its owner alone. */
export const exactPlace = z.object({ ...position.shape, nearbyAttractions: z.array(nearbyAttraction) });
export type ExactPlace = z.infer<typeof exactPlace>;

/** What a result will be, and where its discovery is: where its place is, for everybody but the owner. */
export const decidedResult = z.object({
  result: analysisResult,
  shownAt: z.object({
    ...position.shape,
    nearbyAttractions: z.array(nearbyAttraction),
    exactPlace: exactPlace.nullable(),
  }),
});
export type DecidedResult = z.infer<typeof decidedResult>;

/** The discovery that content made of an analysis. */
export const createdDiscovery = z.object({
  discoveryId: z.number().int(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
});

/** Whose an analysis is: a user's, or that of a visitor who has no account (yet). */
export const analysisOwner = z.object({
  userId: z.number().int().nullable(),
  username: z.string().nullable(),
  visitorId: z.uuid().nullable(),
});
export type AnalysisOwner = z.infer<typeof analysisOwner>;

/** Calls the worker makes; not in the gateway's table. */
export const internalAnalyses = {
  observe: route({
    id: 'internalAnalyses.look',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/look',
    access: 'internal',
    summary: 'Reads position, text and content of the photo; the outcome is kept, so a second call costs nothing',
    params: byId,
    response: z.object({
      observation,
      owner: analysisOwner,
      source: z.enum(IMAGE_SOURCES),
      /** Storage key of the upright picture without metadata. */
      photoKey: z.string(),
      /** The place its owner chose last, and how many they have chosen. */
      correction: placeChoice.extend({ revision: z.number().int().positive() }).nullable().default(null),
    }),
  }),
  write: route({
    id: 'internalAnalyses.write',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/write',
    access: 'internal',
    summary: 'Writes the texts about the located place; the outcome is kept, so a second call costs nothing',
    params: byId,
    body: z.object({ place: locatedPlace.nullable(), background: placeBackground.nullable() }),
    response: z.object({ texts: analysisTexts, writing: provenance }),
  }),
  decide: route({
    id: 'internalAnalyses.decide',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/decide',
    access: 'internal',
    summary:
      'Stores what the result will be, before its discovery is made: from then on the analysis cannot fail. The first ' +
      'decision of a work request holds, and each further one is answered with it',
    params: byId,
    body: z.object({ jobRequestId: z.uuid(), ...decidedResult.shape }),
    response: decidedResult,
    errors: ['ANALYSIS_NOT_FOUND', 'JOB_OBSOLETE'],
  }),
  findDecision: route({
    id: 'internalAnalyses.decided',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/decided',
    access: 'internal',
    summary: 'The decided result whose discovery is still to be made, and its revision; null when there is none',
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
    summary: 'Stores the result and settles the work request, once',
    params: byId,
    body: z.object({ jobRequestId: z.uuid(), result: analysisResult }),
  }),
  delete: route({
    id: 'internalAnalyses.remove',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/remove',
    access: 'internal',
    summary: 'Deletes an analysis with its photo and step results, because its discovery was deleted',
    params: byId,
  }),
  listUnused: route({
    id: 'internalAnalyses.unused',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/unused',
    access: 'internal',
    summary: 'Some analyses of guests that nobody has used for 30 days',
    response: z.object({ ids: z.array(z.uuid()) }),
  }),
  purge: route({
    id: 'internalAnalyses.purge',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/purge',
    access: 'internal',
    summary: 'Deletes unused analyses; those whose discovery is in use count as used from now on',
    body: z.object({ ids: z.array(z.uuid()).max(1000), inUse: z.array(z.uuid()).max(1000) }),
  }),
  sweepFiles: route({
    id: 'internalAnalyses.sweepFiles',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/sweep-files',
    access: 'internal',
    summary: 'Deletes a page of stored files that belong to no analysis; null after the last page',
    body: z.object({ after: z.string().max(300) }),
    response: z.object({ after: z.string().nullable() }),
  }),
  claim: route({
    id: 'internalAnalyses.claim',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/claim',
    access: 'internal',
    summary: 'Gives the analyses of a visitor to the user they became',
    body: z.object({ userId: z.number().int(), username: z.string(), visitorId: z.uuid() }),
    response: z.object({ claimed: z.number().int() }),
  }),
  judgePhoto: route({
    id: 'internalAnalyses.judgePhoto',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/judge-photo',
    access: 'internal',
    summary: 'Judges a stored picture with the models on this server; null when they are switched off or cannot tell',
    body: z.object({
      /** Storage key of a picture that the product made itself. */
      photoKey: z.string().max(300),
    }),
    response: z.object({
      /** Whether this server judges photos itself at all. */
      enabled: z.boolean(),
      safety: photoSafety,
      moderation: photoJudgement.nullable(),
    }),
    errors: ['INVALID_INPUT', 'OBJECT_NOT_FOUND'],
  }),
  deleteOwned: route({
    id: 'internalAnalyses.removeOwned',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/remove-owned',
    access: 'internal',
    summary: 'Deletes some analyses of a user who is gone, with their photos; none come to be any more',
    body: deletedAccount,
    response: z.object({ more: z.boolean() }),
  }),
} as const;
