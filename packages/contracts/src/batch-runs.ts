import { z } from 'zod';
import {
  batchItem,
  batchOptions,
  batchRun,
  fixDistancesResult,
  generateNearbyResult,
  ITEM_STATUSES,
  MAX_RUN_ITEMS,
  pageLimit,
  recoverArticlesResult,
  runEstimate,
  runItemParams,
  runParams,
  runsQuery,
  startedRun,
} from './batch-run-shapes.js';
import { route } from './route.js';

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const START_ERRORS = [...ADMIN_ERRORS, 'BATCH_RUNNING', 'BATCH_FAILED'] as const;
const resumeOptions = z.object({
  /** Another budget for the whole run; without one it keeps its own. */
  budgetUsd: z.number().min(0).max(10_000).optional(),
});

/** Each kind is started by a path of its own. One run of a kind goes on at a time. */
const startRoute = <Result extends z.ZodType>(id: string, path: string, summary: string, result: Result) =>
  route({
    id: `batchRuns.${id}`,
    service: 'content',
    method: 'POST',
    path,
    access: 'admin',
    summary: `${summary}. 202 with Location when it takes longer than 25 s, or \`Prefer: respond-async\` is sent`,
    body: batchOptions,
    response: z.union([result, runEstimate, startedRun]),
    errors: START_ERRORS,
  });

export const batchRuns = {
  fixDistances: startRoute(
    'fixDistances',
    '/api/admin/fix-attraction-distances',
    'Measures how far attractions are from their articles',
    fixDistancesResult,
  ),
  generateNearby: startRoute(
    'generateNearby',
    '/api/admin/batch-nearby-attractions',
    'Finds the attractions within 2 km of articles anew',
    generateNearbyResult,
  ),
  recoverArticles: startRoute(
    'recoverArticles',
    '/api/admin/batch-recover-articles',
    'Writes articles that public discoveries have lost, to be reviewed',
    recoverArticlesResult,
  ),
  list: route({
    id: 'batchRuns.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs',
    access: 'admin',
    summary: 'All runs, the latest first',
    query: runsQuery,
    response: z.array(batchRun),
    errors: ADMIN_ERRORS,
  }),
  read: route({
    id: 'batchRuns.byId',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id',
    access: 'admin',
    summary: 'One run, and how far it is',
    params: runParams,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND'],
  }),
  listItems: route({
    id: 'batchRuns.items',
    service: 'content',
    method: 'GET',
    path: '/api/admin/batch-runs/:id/items',
    access: 'admin',
    summary: 'What a run does, item by item in its order, with what came of each',
    params: runParams,
    query: z.object({
      limit: pageLimit,
      status: z.enum(ITEM_STATUSES).optional(),
      /** The ordinal of the last one seen. */
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
      'Progress of a run as server-sent events: "progress", then "done" with the run. Resumes with Last-Event-ID',
    params: runParams,
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
    summary: 'Has a run that was stopped, was cancelled or failed go on with the items that wait',
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
    summary: 'Has one item that failed done again',
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
    summary: 'Has all items of a run that failed done again',
    params: runParams,
    response: batchRun,
    errors: [...ADMIN_ERRORS, 'BATCH_NOT_FOUND', 'BATCH_ITEM_NOT_FAILED', 'BATCH_RUNNING'],
  }),
} as const;
