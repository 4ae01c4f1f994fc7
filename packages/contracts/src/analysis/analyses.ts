import { z } from 'zod';
import { route } from '../core/route.js';
import { optionalText } from '../core/text.js';
import { CATEGORIES } from '../places/categories.js';
import { position } from '../places/geography.js';
import { evidence, locatedPlace, nearbyAttraction, placeChoice, travelRecommendations } from '../places/places.js';

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
const parseDecimal = (value: string) =>
  /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value === '' ? undefined : value;
const degrees = (bound: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? parseDecimal(value.trim()) : (value ?? undefined)),
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

/** Everything that is stored of an analysis, for its owner. */
export const exportedAnalysis = analysis.omit({ progress: true }).extend({
  /** As typed, and as the device gave it. */
  hints: analysisHints,
  /** SHA-256 of the photo as it was uploaded; the file itself is not stored. */
  imageHash: z.string(),
  /** Where and when the photo says that it was taken. */
  metadata: z.object({ position: position.nullable(), takenAt: z.string().nullable() }),
  correction: placeChoice.extend({ revision: z.number().int().positive() }).nullable(),
  lastUsedAt: z.iso.datetime(),
  /** What was read from the photo and written about it, as the providers answered. */
  stepResults: z.array(z.object({ createdAt: z.iso.datetime(), value: z.unknown() })),
});
export type ExportedAnalysis = z.infer<typeof exportedAnalysis>;

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
      'UPLOAD_TOO_SLOW',
      'UPLOADS_FULL',
      'ANALYSIS_FAILED',
      'TIMED_OUT',
      'QUOTA_EXCEEDED',
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
  exportOwn: route({
    id: 'analyses.exportOwn',
    service: 'analysis',
    method: 'GET',
    path: '/api/export/analyses',
    access: 'public',
    summary: 'Everything stored of the caller’s own analyses, at most 50, in the order of their ids',
    query: z.object({
      /** Only those that follow the one with this id. */
      after: z.uuid().optional(),
    }),
    response: z.array(exportedAnalysis),
  }),
  delete: route({
    id: 'analyses.remove',
    service: 'analysis',
    method: 'DELETE',
    path: '/api/analyses/:id',
    access: 'public',
    summary:
      'Delete an analysis of one’s own, also while it is made, with its photo, what was read from it, and its discovery',
    params: byId,
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
    rateLimit: { max: 10, windowSeconds: 60, by: 'visitor', maxPerAddress: 30 },
    errors: [
      'INVALID_INPUT',
      'ANALYSIS_NOT_FOUND',
      'ANALYSIS_PENDING',
      'CORRECTION_IN_PROGRESS',
      'TOO_MANY_REQUESTS',
      'QUOTA_EXCEEDED',
    ],
  }),
} as const;
