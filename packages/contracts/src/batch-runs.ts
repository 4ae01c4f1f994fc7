import { z } from 'zod';
import {
  articlesRecovered,
  batchItem,
  batchOptions,
  batchRun,
  byItem,
  byRun,
  distancesFixed,
  ITEM_STATUSES,
  nearbyGenerated,
  pageLimit,
  RUN_MOST,
  runEstimate,
  runStarted,
  runsPage,
} from './batch-run-shapes.js';
import { route } from './route.js';

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
    params: byRun,
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
    params: byRun,
    query: z.object({
      limit: pageLimit,
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
    params: byRun,
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
    params: byRun,
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
    params: byRun,
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
    params: byRun,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_ITEM_NOT_FAILED', 'BATCH_RUNNING'],
  }),
} as const;
