import { z } from 'zod';
import { route, STREAM_ALREADY_ENDED } from '../../core/route.js';
import { guidebookDifference } from '../../places/facts.js';
import {
  compareGuidebookResult,
  findPhotosResult,
  fixDistancesResult,
  generateNearbyResult,
  RUN_STATUSES,
  recoverArticlesResult,
} from './batch-run-results.js';

/** Batch operations an admin can start. */
export const BATCH_KINDS = [
  'fix-attraction-distances',
  'generate-nearby-attractions',
  'recover-articles',
  'find-photos',
  'compare-guidebook',
] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** `skipped`: the item needed no change. */
export const ITEM_STATUSES = ['waiting', 'done', 'failed', 'skipped'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Default number of articles one run recovers. */
export const RECOVERY_BATCH_SIZE = 10;
/** Maximum number of items in one run. */
export const MAX_RUN_ITEMS = 1_000_000;
/** Page size of the run and item lists. */
export const RUNS_PAGE = { default: 50, max: 100 } as const;
/** Search radius around an article, and the number of attractions to save. */
export const NEARBY_SEARCH = { radiusMeters: 2_000, max: 8 } as const;

/** Options for starting a run; all are optional. */
export const batchOptions = z.object({
  /** Counts the items and estimates the cost without changing anything. */
  dryRun: z.boolean().default(false),
  /** Maximum number of items; 10 by default for article recovery. */
  limit: z.number().int().min(1).max(MAX_RUN_ITEMS).optional(),
  /** The run stops before an item that would exceed this budget at the average cost per item. */
  budgetUsd: z.number().min(0).max(10_000).optional(),
});
export type BatchOptions = z.infer<typeof batchOptions>;

/** Response to a dry run. */
export const runEstimate = z.object({
  runId: z.uuid(),
  dryRun: z.literal(true),
  count: z.number().int(),
  estimatedCostUsd: z.number(),
});
export type RunEstimate = z.infer<typeof runEstimate>;

/** Response if a run takes longer than the call waits. The client then follows the run. */
export const startedRun = z.object({ runId: z.uuid() });
export const batchRun = z.object({
  id: z.uuid(),
  kind: z.enum(BATCH_KINDS),
  dryRun: z.boolean(),
  status: z.enum(RUN_STATUSES),
  /** Null for operators on the shell. */
  startedBy: z.number().int().nullable(),
  startedByName: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  cancelRequestedAt: z.iso.datetime().nullable(),
  limit: z.number().int().nullable(),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  costUsd: z.number(),
  estimatedCostUsd: z.number(),
  budgetUsd: z.number().nullable(),
  /** Reason why the run stopped or failed. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  jobRequestId: z.uuid().nullable(),
  /** Value of `before` for the next page. */
  cursor: z.string(),
});
export type BatchRun = z.infer<typeof batchRun>;

export const batchItem = z.object({
  ordinal: z.number().int(),
  subjectType: z.enum(['article', 'discovery', 'record']),
  subjectId: z.number().int(),
  subjectName: z.string(),
  status: z.enum(ITEM_STATUSES),
  /** Numbers, texts and differences that describe the result, depending on the kind. */
  outcome: z.record(z.string(), z.union([z.number(), z.string(), z.null(), z.array(guidebookDifference)])).nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  costUsd: z.number(),
  endedAt: z.iso.datetime().nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

/** Progress of a run in its server-sent events. */
export const runProgress = z.object({
  /** Number of finished items, whatever their result. */
  ordinal: z.number().int().positive(),
  step: z.string(),
  percent: z.number(),
});

/** Path parameters of a run. */
export const runParams = z.object({ id: z.uuid() });
/** Path parameters of an item of a run. */
export const runItemParams = runParams.extend({ ordinal: z.coerce.number().int().positive().max(MAX_RUN_ITEMS) });
/** Page size of a run or item list. */
export const pageLimit = z.coerce.number().int().min(1).max(RUNS_PAGE.max).default(RUNS_PAGE.default);
/** Filter of the run list, latest first. */
export const runsQuery = z.object({
  limit: pageLimit,
  kind: z.enum(BATCH_KINDS).optional(),
  /** Only runs in progress; there is at most one per kind. */
  open: z.literal('true').optional(),
  before: z
    .string()
    .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the cursor of the last row received')
    .optional(),
});

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const START_ERRORS = [...ADMIN_ERRORS, 'BATCH_RUNNING', 'BATCH_FAILED', 'WIKIDATA_OFF'] as const;
const resumeOptions = z.object({
  /** New budget for the whole run; the current one stays if it is omitted. */
  budgetUsd: z.number().min(0).max(10_000).optional(),
});

/** Each kind has its own start path, and only one run per kind can be in progress. */
const startRoute = <Result extends z.ZodType>(id: string, path: string, summary: string, result: Result) =>
  route({
    id: `batchRuns.${id}`,
    service: 'content',
    method: 'POST',
    path,
    access: 'admin',
    summary,
    body: batchOptions,
    response: z.union([result, runEstimate]),
    otherResponses: {
      202: {
        description: 'The run takes longer than 25 s, or `Prefer: respond-async` was sent; Location has its URL',
        response: startedRun,
      },
    },
    errors: START_ERRORS,
  });

export const batchRuns = {
  fixDistances: startRoute(
    'fixDistances',
    '/api/admin/fix-attraction-distances',
    'Computes the distances of attractions from their articles',
    fixDistancesResult,
  ),
  generateNearby: startRoute(
    'generateNearby',
    '/api/admin/batch-nearby-attractions',
    'Regenerates the nearby attractions of articles, within 2 km',
    generateNearbyResult,
  ),
  recoverArticles: startRoute(
    'recoverArticles',
    '/api/admin/batch-recover-articles',
    'Rewrites the lost articles of public discoveries, for review',
    recoverArticlesResult,
  ),
  findPhotos: startRoute(
    'findPhotos',
    '/api/admin/batch-find-photos',
    'Looks for photos of the places of published articles without a photo',
    findPhotosResult,
  ),
  compareGuidebook: startRoute(
    'compareGuidebook',
    '/api/admin/batch-compare-guidebook',
    'Compares the records of the guidebook with Wikidata and lists what differs; changes nothing',
    compareGuidebookResult,
  ),
  list: route({
    id: 'batchRuns.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs',
    access: 'admin',
    summary: 'Lists all runs, latest first',
    query: runsQuery,
    response: z.array(batchRun),
    errors: ADMIN_ERRORS,
  }),
  read: route({
    id: 'batchRuns.read',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id',
    access: 'admin',
    summary: 'Returns a run with its progress',
    params: runParams,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND'],
  }),
  listItems: route({
    id: 'batchRuns.listItems',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id/items',
    access: 'admin',
    summary: 'Lists the items of a run in order, with their results',
    params: runParams,
    query: z.object({
      limit: pageLimit,
      status: z.enum(ITEM_STATUSES).optional(),
      /** Ordinal of the last item received. */
      after: z.coerce.number().int().min(0).max(MAX_RUN_ITEMS).default(0),
    }),
    response: z.array(batchItem),
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND'],
  }),
  events: route({
    id: 'batchRuns.events',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id/events',
    access: 'admin',
    summary:
      'Streams the progress of a run as server-sent events: "progress", then "done" with the run. Resumes with ' +
      'Last-Event-ID',
    params: runParams,
    produces: 'text/event-stream',
    otherResponses: STREAM_ALREADY_ENDED,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND'],
  }),
  cancel: route({
    id: 'batchRuns.cancel',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/cancel',
    access: 'admin',
    summary: 'Cancels a run before its next item',
    params: runParams,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_NOT_RUNNING'],
  }),
  resume: route({
    id: 'batchRuns.resume',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/resume',
    access: 'admin',
    summary: 'Resumes a stopped, canceled or failed run with its waiting items',
    params: runParams,
    body: resumeOptions,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_NOT_RESUMABLE', 'BATCH_RUNNING'],
  }),
  retryItem: route({
    id: 'batchRuns.retryItem',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/items/:ordinal/retry',
    access: 'admin',
    summary: 'Retries one failed item',
    params: runItemParams,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_ITEM_NOT_FAILED', 'BATCH_RUNNING'],
  }),
  retryFailed: route({
    id: 'batchRuns.retryFailed',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/retry-failed',
    access: 'admin',
    summary: 'Retries all failed items of a run',
    params: runParams,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_ITEM_NOT_FAILED', 'BATCH_RUNNING'],
  }),
} as const;
