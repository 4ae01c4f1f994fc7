import { z } from 'zod';
import { CATEGORIES } from './categories.js';
import { leaver } from './identity.js';
import {
  evidence,
  locatedPlace,
  nearbyAttraction,
  placeBackground,
  placeChoice,
  placeClue,
  travelRecommendations,
} from './places.js';
import { route } from './route.js';
import { optionalText } from './text.js';

/** 10 MB, the limit of every image that is uploaded, in bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

export const IMAGE_SOURCES = ['camera_capture', 'file_upload'] as const;

/** The eight messages of the analysing overlay, in order; a flow reports progress with exactly these. */
export const ANALYSIS_STEPS = [
  'Preparing your image',
  'Analyzing image content',
  'Identifying location details',
  'Extracting cultural information',
  'Gathering historical context',
  'Finding nearby attractions',
  'Generating travel recommendations',
  'Finalizing your discovery',
] as const;
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number];

/** Numbers arrive as text in multipart forms, and only as decimals; an empty field counts as absent. */
const decimal = (value: string) => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value === '' ? undefined : value);
const degrees = (bound: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? decimal(value.trim()) : (value ?? undefined)),
    z.number('must be a number of degrees').min(-bound).max(bound).optional(),
  );

const hints = {
  location: optionalText(300),
  latitude: degrees(90),
  longitude: degrees(180),
  siteDetails: optionalText(300),
};

/** The fields beside the image. */
export const analysisHints = z.object({ source: z.enum(IMAGE_SOURCES).default('file_upload'), ...hints });
export type AnalysisHints = z.infer<typeof analysisHints>;

/** The JSON form: image bytes as base64, with or without a data URL prefix. */
export const analysisJson = z.object({
  imageData: z.string(),
  source: z.enum(IMAGE_SOURCES).default('camera_capture'),
  ...hints,
});

/** Who made a text or an identification, and with what. */
export const provenance = z.object({
  provider: z.string(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Why a better provider was not used, when one is configured. */
  note: z.string().nullable(),
});
export type Provenance = z.infer<typeof provenance>;

export const analysisResult = z.object({
  id: z.uuid(),
  /** False when nothing could be identified; the texts then say so. */
  identified: z.boolean(),
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  location: z.string(),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  travelRecommendations: travelRecommendations.nullable(),
  nearbyAttractions: z.array(nearbyAttraction),
  evidence: z.array(evidence),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Who wrote the texts. */
  provider: z.string(),
  writing: provenance,
  vision: provenance,
  alternatives: z.array(locatedPlace),
  /** The discovery made of it, and its pictures; null when nothing was identified. */
  discoveryId: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
});
export type AnalysisResult = z.infer<typeof analysisResult>;

export const ANALYSIS_STATUSES = ['queued', 'done', 'failed'] as const;

/** How far an analysis is. */
export const analysisProgress = z.object({
  /** 1 to 8, the place of `step` in {@link ANALYSIS_STEPS}. */
  ordinal: z.number().int().min(1).max(ANALYSIS_STEPS.length),
  step: z.enum(ANALYSIS_STEPS),
  percent: z.number().min(0).max(100),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

export const analysis = z.object({
  id: z.uuid(),
  status: z.enum(ANALYSIS_STATUSES),
  createdAt: z.iso.datetime(),
  progress: analysisProgress.nullable(),
  /** Null while it is made, also while it is made anew for another place. */
  result: analysisResult.nullable(),
  /** Why it failed; beside a result, why that could not be made anew. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Analysis = z.infer<typeof analysis>;

const byId = z.object({ id: z.uuid() });

export const analyses = {
  create: route({
    id: 'analyses.create',
    service: 'analysis',
    method: 'POST',
    path: '/api/analyze',
    access: 'public',
    summary: 'Analyse a photo. With "Prefer: respond-async" answers 202 and the address of the analysis',
    bodyKind: 'stream',
    consumes: ['multipart/form-data', 'application/json'],
    body: analysisJson,
    response: analysisResult,
    rateLimit: { max: 30, windowSeconds: 60, by: 'address' },
    errors: [
      'INVALID_INPUT',
      'IMAGE_MISSING',
      'IMAGE_EMPTY',
      'IMAGE_TOO_LARGE',
      'IMAGE_UNSUPPORTED',
      'IMAGE_UNREADABLE',
      'IMAGE_TOO_MANY_PIXELS',
      'ANALYSIS_FAILED',
      'TIMED_OUT',
    ],
  }),
  list: route({
    id: 'analyses.list',
    service: 'analysis',
    method: 'GET',
    path: '/api/analyses',
    access: 'public',
    summary: 'The caller’s own analyses, at most 100, in the order of their ids',
    query: z.object({
      /** Only those that follow the one with this id. */
      after: z.uuid().optional(),
    }),
    response: z.array(analysis),
  }),
  byId: route({
    id: 'analyses.byId',
    service: 'analysis',
    method: 'GET',
    path: '/api/analyses/:id',
    access: 'public',
    summary: 'An analysis of the caller',
    params: byId,
    response: analysis,
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  events: route({
    id: 'analyses.events',
    service: 'analysis',
    method: 'GET',
    path: '/api/analyses/:id/events',
    access: 'public',
    summary: 'Progress as server-sent events: "progress", then one of "done" and "failed". Resumes with Last-Event-ID',
    params: byId,
    produces: 'text/event-stream',
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  correct: route({
    id: 'analyses.correct',
    service: 'analysis',
    method: 'POST',
    path: '/api/analyses/:id/place',
    access: 'public',
    summary:
      'The caller says which place the photo shows: result and discovery are written anew for it. A place that cannot ' +
      'be found again ends the work with PLACE_NOT_FOUND, and the result stays as it was',
    params: byId,
    body: placeChoice,
    response: analysis,
    status: 202,
    rateLimit: { max: 10, windowSeconds: 60, by: 'visitor', maxOfAddress: 30 },
    errors: ['INVALID_INPUT', 'ANALYSIS_NOT_FOUND', 'ANALYSIS_PENDING', 'CORRECTION_UNDER_WAY', 'TOO_MANY_REQUESTS'],
  }),
} as const;

/** What the photo itself and its hints say, before anything was looked up. */
export const observation = z.object({
  clues: z.array(placeClue),
  /** Text read from the photo. Data from outside: it never decides a slug, a link or visibility. */
  readText: z.string().nullable(),
  labels: z.array(z.string()),
  takenAt: z.string().nullable(),
  /** Whether the photo may be shown in public; `unchecked` when no provider could say. */
  safety: z.enum(['safe', 'unsafe', 'unchecked']),
  vision: provenance,
});
export type Observation = z.infer<typeof observation>;

/** The texts of a result, before they are joined with places. */
export const writtenTexts = z.object({
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
});
export type WrittenTexts = z.infer<typeof writtenTexts>;

/** The discovery that content made of an analysis. */
export const madeDiscovery = z.object({
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
  look: route({
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
    response: z.object({ texts: writtenTexts, writing: provenance }),
  }),
  commit: route({
    id: 'internalAnalyses.commit',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/commit',
    access: 'internal',
    summary: 'Stores the result and settles the work request, once',
    params: byId,
    body: z.object({ workRequestId: z.uuid(), result: analysisResult }),
  }),
  forget: route({
    id: 'internalAnalyses.forget',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/:id/forget',
    access: 'internal',
    summary: 'No longer answers the same photo with this result, because its discovery was deleted',
    params: byId,
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
  removeOwned: route({
    id: 'internalAnalyses.removeOwned',
    service: 'analysis',
    method: 'POST',
    path: '/internal/analyses/remove-owned',
    access: 'internal',
    summary: 'Deletes some analyses of a user who is gone, with their photos; none come to be any more',
    body: leaver,
    response: z.object({ more: z.boolean() }),
  }),
} as const;
