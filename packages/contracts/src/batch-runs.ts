import { z } from 'zod';
import { discoveryToWrite, groundedTexts } from './discoveries.js';
import { position } from './geography.js';
import { nearbyAttraction } from './places.js';
import { route } from './route.js';

/** What an admin has done to many articles at once. */
export const BATCH_KINDS = ['fix-attraction-distances', 'generate-nearby-attractions', 'recover-articles'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** `stopped`: the budget was spent, the run's own or the day's. Stopped, cancelled and failed runs can go on. */
export const RUN_STATUSES = ['queued', 'running', 'done', 'cancelled', 'stopped', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
/** `skipped`: there was nothing to do for it. */
export const ITEM_STATUSES = ['waiting', 'done', 'failed', 'skipped'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Lost articles that one run recovers unless it is told otherwise. */
export const RECOVERY_BATCH = 10;
/** Items of one run at most. */
export const RUN_MOST = 1_000_000;
/** Rows on one page of runs or items. */
export const RUNS_PAGE = { standard: 50, most: 100 } as const;
/** Metres around an article in which neighbours are looked for, and how many are kept. */
export const NEIGHBOURS = { radius: 2_000, most: 8 } as const;

/** How a run is started; all of it may be left out. */
export const batchOptions = z.object({
  /** Only counts what there is to do and what it may cost; changes nothing. */
  dryRun: z.boolean().default(false),
  /** Items at most; of what was lost, 10. */
  limit: z.number().int().min(1).max(RUN_MOST).optional(),
  /** The run stops before an item that, at what items cost on the average, would pass this. */
  budgetUsd: z.number().min(0).max(10_000).optional(),
});
export type BatchOptions = z.infer<typeof batchOptions>;

/** What a dry run answers. */
export const runEstimate = z.object({
  runId: z.uuid(),
  dryRun: z.literal(true),
  count: z.number().int(),
  estimatedCostUsd: z.number(),
});
export type RunEstimate = z.infer<typeof runEstimate>;

/** A run that takes longer than a call waits, to be followed. */
export const runStarted = z.object({ runId: z.uuid() });
/** In every answer of a run that ended. */
const ended = { runId: z.uuid(), status: z.enum(RUN_STATUSES) };

export const distancesFixed = z.object({
  ...ended,
  /** Articles that were changed. */
  fixed: z.number().int(),
  /** Attractions nobody knows a position of, and articles that failed. */
  errors: z.number().int(),
});
export const nearbyGenerated = z.object({
  ...ended,
  /** Articles that were gone through. */
  processed: z.number().int(),
  /** USD that providers charged. */
  totalCost: z.number(),
});
export const articlesRecovered = z.object({
  ...ended,
  /** Articles that were written. */
  processed: z.number().int(),
  /** Batches of 10 that are still lost. */
  remainingBatches: z.number().int(),
});

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
  /** Why it stopped or failed. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  workRequestId: z.uuid().nullable(),
  /** What `before` has to be for the page after this one. */
  cursor: z.string(),
});
export type BatchRun = z.infer<typeof batchRun>;

export const batchItem = z.object({
  ordinal: z.number().int(),
  subjectType: z.enum(['article', 'discovery']),
  subjectId: z.number().int(),
  subjectName: z.string(),
  status: z.enum(ITEM_STATUSES),
  /** What was done, in numbers and words that depend on the kind. */
  outcome: z.record(z.string(), z.union([z.number(), z.string(), z.null()])).nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  costUsd: z.number(),
  endedAt: z.iso.datetime().nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

/** How far a run is, in its events. */
export const runProgress = z.object({
  /** Items that are over, however. */
  ordinal: z.number().int().positive(),
  step: z.string(),
  percent: z.number(),
});

const byId = z.object({ id: z.uuid() });
const byItem = byId.extend({ ordinal: z.coerce.number().int().positive().max(RUN_MOST) });
const limit = z.coerce.number().int().min(1).max(RUNS_PAGE.most).default(RUNS_PAGE.standard);
const runsPage = z.object({
  limit,
  kind: z.enum(BATCH_KINDS).optional(),
  /** Only those that go on; at most one of a kind does. */
  open: z.literal('true').optional(),
  before: z
    .string()
    .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the cursor of the last one seen')
    .optional(),
});
const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const START_ERRORS = [...ADMIN_ERRORS, 'BATCH_RUNNING', 'BATCH_FAILED'] as const;
const resumption = z.object({
  /** Another budget for the whole run; without one it keeps its own. */
  budgetUsd: z.number().min(0).max(10_000).optional(),
});

/** Each kind is started by a path of its own. One run of a kind goes on at a time. */
const start = <Answer extends z.ZodType>(id: string, path: string, summary: string, answer: Answer) =>
  route({
    id: `batchRuns.${id}`,
    service: 'content',
    method: 'POST',
    path,
    access: 'admin',
    summary: `${summary}. 202 with Location when it takes longer than 25 s, or \`Prefer: respond-async\` is sent`,
    body: batchOptions,
    response: z.union([answer, runEstimate, runStarted]),
    errors: START_ERRORS,
  });

export const batchRuns = {
  fixDistances: start(
    'fixDistances',
    '/api/admin/fix-attraction-distances',
    'Measures how far attractions are from their articles',
    distancesFixed,
  ),
  generateNearby: start(
    'generateNearby',
    '/api/admin/batch-nearby-attractions',
    'Finds the attractions within 2 km of articles anew',
    nearbyGenerated,
  ),
  recoverArticles: start(
    'recoverArticles',
    '/api/admin/batch-recover-articles',
    'Writes articles that public discoveries have lost, to be reviewed',
    articlesRecovered,
  ),
  list: route({
    id: 'batchRuns.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs',
    access: 'admin',
    summary: 'All runs, the latest first',
    query: runsPage,
    response: z.array(batchRun),
    errors: ADMIN_ERRORS,
  }),
  byId: route({
    id: 'batchRuns.byId',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id',
    access: 'admin',
    summary: 'One run, and how far it is',
    params: byId,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND'],
  }),
  items: route({
    id: 'batchRuns.items',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id/items',
    access: 'admin',
    summary: 'What a run does, item by item in its order, with what came of each',
    params: byId,
    query: z.object({
      limit,
      status: z.enum(ITEM_STATUSES).optional(),
      /** The ordinal of the last one seen. */
      after: z.coerce.number().int().min(0).max(RUN_MOST).default(0),
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
      'Progress of a run as server-sent events: "progress", then "done" with the run. Resumes with Last-Event-ID',
    params: byId,
    produces: 'text/event-stream',
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND'],
  }),
  cancel: route({
    id: 'batchRuns.cancel',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/cancel',
    access: 'admin',
    summary: 'Has a run end before its next item',
    params: byId,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_NOT_RUNNING'],
  }),
  resume: route({
    id: 'batchRuns.resume',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/resume',
    access: 'admin',
    summary: 'Has a run that was stopped, was cancelled or failed go on with the items that wait',
    params: byId,
    body: resumption,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_NOT_RESUMABLE', 'BATCH_RUNNING'],
  }),
  retryItem: route({
    id: 'batchRuns.retryItem',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/items/:ordinal/retry',
    access: 'admin',
    summary: 'Has one item that failed done again',
    params: byItem,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_ITEM_NOT_FAILED', 'BATCH_RUNNING'],
  }),
  retryFailed: route({
    id: 'batchRuns.retryFailed',
    service: 'content',
    method: 'POST',
    path: '/api/admin/batch-runs/:id/retry-failed',
    access: 'admin',
    summary: 'Has all items of a run that failed done again',
    params: byId,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_ITEM_NOT_FAILED', 'BATCH_RUNNING'],
  }),
} as const;

const subject = { ordinal: z.number().int().positive() };
/** What the worker needs to know to do an item. */
export const batchSubject = z.discriminatedUnion('kind', [
  z.object({
    ...subject,
    kind: z.literal('fix-attraction-distances'),
    at: position,
    location: z.string(),
    /** Names of attractions that have no position. */
    unplaced: z.array(z.string()),
  }),
  z.object({ ...subject, kind: z.literal('generate-nearby-attractions'), at: position, title: z.string() }),
  z.object({ ...subject, kind: z.literal('recover-articles'), discovery: discoveryToWrite }),
  /** There is nothing to do any more: gone, moved, or whole again. */
  z.object({ ...subject, kind: z.literal('none') }),
]);
export type BatchSubject = z.infer<typeof batchSubject>;

/** What came of an item, for its owner to take over. */
export const batchResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fix-attraction-distances'),
    at: position,
    found: z.array(z.object({ name: z.string(), at: position })),
  }),
  z.object({ kind: z.literal('generate-nearby-attractions'), at: position, attractions: z.array(nearbyAttraction) }),
  z.object({
    kind: z.literal('recover-articles'),
    guide: groundedTexts.nullable(),
    revision: z.number().int().nonnegative(),
  }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type BatchResult = z.infer<typeof batchResult>;

const progress = { total: z.number().int(), over: z.number().int() };
const byWork = z.object({ workRequestId: z.uuid() });

/** Calls the worker and operators make; not in the gateway's table. */
export const internalBatchRuns = {
  next: route({
    id: 'internalBatchRuns.next',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/next',
    access: 'internal',
    summary: 'The next items of a run, which it begins with the first call; none, and settled, when it is over',
    params: byId,
    body: byWork,
    response: z.object({ items: z.array(batchSubject), ...progress }),
  }),
  commit: route({
    id: 'internalBatchRuns.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/items/:ordinal/commit',
    access: 'internal',
    summary: 'Takes over what came of an item, once, and says whether the run goes on; settles when it does not',
    params: byItem,
    body: byWork.extend({ result: batchResult, costUsd: z.number().nonnegative() }),
    response: z.object({ goesOn: z.boolean(), ...progress }),
  }),
  stop: route({
    id: 'internalBatchRuns.stop',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/stop',
    access: 'internal',
    summary: 'Ends a run because the budget of a provider is spent, and settles',
    params: byId,
    body: byWork,
  }),
  list: route({
    id: 'internalBatchRuns.list',
    service: 'content',
    method: 'GET',
    path: '/internal/batch-runs',
    access: 'internal',
    summary: 'All runs, the latest first, for an operator',
    query: runsPage,
    response: z.array(batchRun),
  }),
  start: route({
    id: 'internalBatchRuns.start',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs',
    access: 'internal',
    summary: 'Starts a run for an operator, and does not wait for it',
    body: batchOptions.extend({ kind: z.enum(BATCH_KINDS) }),
    response: batchRun,
    errors: ['INVALID_INPUT', 'BATCH_RUNNING'],
  }),
  cancel: route({
    id: 'internalBatchRuns.cancel',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/cancel',
    access: 'internal',
    summary: 'Has a run end before its next item, for an operator',
    params: byId,
    response: batchRun,
    errors: ['BATCH_NOT_FOUND', 'BATCH_NOT_RUNNING'],
  }),
  retry: route({
    id: 'internalBatchRuns.retry',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/retry',
    access: 'internal',
    summary: 'Has a run go on with what waits and what failed, for an operator',
    params: byId,
    response: batchRun,
    errors: ['BATCH_NOT_FOUND', 'BATCH_NOT_RESUMABLE', 'BATCH_RUNNING'],
  }),
} as const;
