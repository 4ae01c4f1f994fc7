import { z } from 'zod';
import { textVerification } from '../content/cited-texts.js';
import { route, STREAM_ALREADY_ENDED } from '../core/route.js';
import { optionalText } from '../core/text.js';
import { CATEGORIES } from '../places/categories.js';
import { fact, factSource } from '../places/facts.js';
import { position } from '../places/geography.js';
import { PLACE_TYPES } from '../places/place-types.js';
import {
  evidence,
  locatedPlace,
  nearbyAttraction,
  placeCandidate,
  placeChoice,
  travelRecommendations,
} from '../places/places.js';
import { degrees, flag } from './form-fields.js';
import { OUTCOMES } from './identification.js';
import { lettering } from './lettering.js';
import { photoAnalyzer } from './photo-analyzer.js';

/** Upload limit of every image: 10 MB, in bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

export const IMAGE_SOURCES = ['camera_capture', 'file_upload'] as const;

/** The eight messages of the analyzing overlay, in order. The job handler reports progress with exactly these. */
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

const hints = {
  location: optionalText(300),
  latitude: degrees(90),
  longitude: degrees(180),
  siteDetails: optionalText(300),
  /** Whether only its owner and admins may see the discovery, so that it is never published. */
  keepPrivate: flag.default(false),
};

/** Fields sent beside the image. */
export const analysisHints = z.object({ source: z.enum(IMAGE_SOURCES).default('file_upload'), ...hints });
export type AnalysisHints = z.infer<typeof analysisHints>;

/** JSON form of an upload: image bytes as base64, with or without a data URL prefix. */
export const analysisJson = z.object({
  imageData: z.string(),
  source: z.enum(IMAGE_SOURCES).default('camera_capture'),
  ...hints,
});

/** Provider and model that wrote a text or identified a place, as everyone may see it. */
export const publicProvenance = z.object({
  provider: z.string(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
});
export type PublicProvenance = z.infer<typeof publicProvenance>;

/** Provenance with a note for operators, which only internal and admin routes return. */
export const provenance = publicProvenance.extend({
  /** Reason why a preferred, configured provider was not used. */
  note: z.string().nullable(),
});
export type Provenance = z.infer<typeof provenance>;

export function toPublicProvenance({ provider, model, promptVersion }: Provenance): PublicProvenance {
  return { provider, model, promptVersion };
}

/** Result as its owner sees it. */
export const analysisResult = z.object({
  id: z.uuid(),
  /** Whether the place that the photo shows is known, i.e. the outcome is `identified`. */
  identified: z.boolean(),
  /**
   * With `position only`, texts and position are those of the town where the photo was taken. With `perhaps` and `not
   * identified`, there is no place, and nothing is written about one.
   */
  outcome: z.enum(OUTCOMES),
  /**
   * Places that the photo may show, most likely first. If its owner chose one of them, all that were offered; empty if
   * it was identified otherwise. Choosing one corrects the result.
   */
  candidates: z.array(placeCandidate),
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  /** Type of a place that is no sight, which is more specific than the category; absent in older results. */
  placeType: z.enum(PLACE_TYPES).nullish(),
  location: z.string(),
  /** Shown instead of the location of a sight that is outside the town. */
  locationLabel: z.string().optional(),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /**
   * Position of the place itself, which everyone may know, if its name may mean several places: its guide is found by
   * both. Absent in older results.
   */
  guidePosition: position.nullish(),
  travelRecommendations: travelRecommendations.nullable(),
  nearbyAttractions: z.array(nearbyAttraction),
  evidence: z.array(evidence),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Provenance of the texts. */
  provider: z.string(),
  writing: publicProvenance,
  /** Sources of the facts from which the texts were written; empty without a place. */
  sources: z.array(factSource),
  /** Checked sentences of the texts; null without a place, since the texts then state nothing about one. */
  verification: textVerification.nullable().default(null),
  /** Facts that the sentences cite. */
  citedFacts: z.array(fact).default([]),
  vision: publicProvenance,
  /** Only if nothing was identified; absent without such lettering, and in older results. */
  lettering: lettering.optional(),
  alternatives: z.array(locatedPlace),
  /** Discovery created from the analysis, with its images; null when nothing was identified. */
  discoveryId: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
});
export type AnalysisResult = z.infer<typeof analysisResult>;

/** Result as it is stored. */
export const storedAnalysisResult = analysisResult.extend({ writing: provenance, vision: provenance });
export type StoredAnalysisResult = z.infer<typeof storedAnalysisResult>;

export const ANALYSIS_STATUSES = ['queued', 'done', 'failed'] as const;

/** Progress of an analysis. */
export const analysisProgress = z.object({
  /** 1 to 8: the position of `step` in {@link ANALYSIS_STEPS}. */
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
  /** Null while the analysis runs, also for a corrected place. */
  result: analysisResult.nullable(),
  /** Reason for the failure; beside a result, reason why a correction failed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Analysis = z.infer<typeof analysis>;

/** All stored data of an analysis, for its owner. */
export const exportedAnalysis = analysis.omit({ progress: true }).extend({
  /** As typed by the user or reported by the device. */
  hints: analysisHints,
  /** SHA-256 of the uploaded photo; the file itself is not stored. */
  imageHash: z.string(),
  /** Position and time in the photo's metadata. */
  metadata: z.object({ position: position.nullable(), takenAt: z.string().nullable() }),
  correction: placeChoice.extend({ revision: z.number().int().positive() }).nullable(),
  /** Perceptual hashes of the photo and its parts, in hexadecimal digits. */
  photoHashes: z.array(z.string()),
  /** Place that is suggested for similar photos of all users, because the owner chose it; null for none. */
  learnedPlace: z.string().nullable(),
  lastUsedAt: z.iso.datetime(),
  /** Results of providers for the photo, unchanged. */
  stepResults: z.array(z.object({ createdAt: z.iso.datetime(), value: z.unknown() })),
});
export type ExportedAnalysis = z.infer<typeof exportedAnalysis>;

const byId = z.object({ id: z.uuid() });

export const analyses = {
  analyzer: route({
    id: 'analyses.analyzer',
    service: 'analysis',
    method: 'GET',
    path: '/api/photo-analyzer',
    access: 'public',
    summary: 'Returns the service that photos are sent to, which is named before the visitor consents',
    response: photoAnalyzer,
  }),
  create: route({
    id: 'analyses.create',
    service: 'analysis',
    method: 'POST',
    path: '/api/analyze',
    access: 'public',
    summary: 'Analyzes a photo',
    bodyKind: 'stream',
    consumes: ['multipart/form-data', 'application/json'],
    body: analysisJson,
    response: analysisResult,
    otherResponses: {
      202: { description: 'With `Prefer: respond-async`; Location has the URL of the analysis', response: analysis },
    },
    rateLimit: { max: 30, windowSeconds: 60, by: 'address' },
    errors: [
      'IMAGE_MISSING',
      'IMAGE_EMPTY',
      'IMAGE_TOO_LARGE',
      'IMAGE_UNSUPPORTED',
      'IMAGE_UNREADABLE',
      'IMAGE_TOO_MANY_PIXELS',
      'ANALYSIS_FAILED',
      'QUOTA_EXCEEDED',
      'QUEUE_FULL',
    ],
  }),
  list: route({
    id: 'analyses.list',
    service: 'analysis',
    method: 'GET',
    path: '/api/analyses',
    access: 'public',
    summary: 'Lists up to 100 of the caller’s own analyses, in the order of their ids',
    query: z.object({
      /** Returns only analyses after this id. */
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
    summary: 'Returns an analysis of the caller',
    params: byId,
    response: analysis,
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  exportOwn: route({
    id: 'analyses.exportOwn',
    service: 'analysis',
    method: 'GET',
    path: '/api/export/analyses',
    maxSeconds: 15,
    access: 'public',
    summary: 'Returns all stored data of up to 50 of the caller’s own analyses, in the order of their ids',
    query: z.object({
      /** Returns only analyses after this id. */
      after: z.uuid().optional(),
    }),
    response: z.array(exportedAnalysis),
  }),
  delete: route({
    id: 'analyses.delete',
    service: 'analysis',
    method: 'DELETE',
    path: '/api/analyses/:id',
    access: 'public',
    summary:
      'Deletes an analysis of the caller, also a running one, with its photo, the data read from it, and its ' +
      'discovery',
    params: byId,
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  events: route({
    id: 'analyses.events',
    service: 'analysis',
    method: 'GET',
    path: '/api/analyses/:id/events',
    access: 'public',
    summary: 'Streams progress as server-sent events: "progress", then "done" or "failed". Resumes with Last-Event-ID',
    params: byId,
    produces: 'text/event-stream',
    otherResponses: STREAM_ALREADY_ENDED,
    errors: ['ANALYSIS_NOT_FOUND'],
  }),
  correct: route({
    id: 'analyses.correct',
    service: 'analysis',
    method: 'POST',
    path: '/api/analyses/:id/place',
    access: 'public',
    summary:
      'Sets the place the photo shows; result and discovery are rewritten for it. A place that cannot be found ' +
      'again fails with PLACE_NOT_FOUND and keeps the result',
    params: byId,
    body: placeChoice,
    response: analysis,
    status: 202,
    rateLimit: { max: 10, windowSeconds: 60, by: 'visitor', maxPerAddress: 30 },
    errors: ['ANALYSIS_NOT_FOUND', 'ANALYSIS_PENDING', 'CORRECTION_IN_PROGRESS', 'QUOTA_EXCEEDED', 'QUEUE_FULL'],
  }),
} as const;
