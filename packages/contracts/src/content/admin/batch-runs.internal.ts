import { z } from 'zod';
import { route } from '../../core/route.js';
import { guidebookRecord, recordComparison } from '../../places/facts.js';
import { position } from '../../places/geography.js';
import { nearbyAttraction } from '../../places/places.js';
import { articleSource, verifiedTexts } from '../discoveries.js';
import { imageCredit } from '../image-credit.js';
import { photoSubject } from '../photo-steps.js';
import { BATCH_KINDS, batchOptions, batchRun, runParams, runsQuery } from './batch-runs.js';

const itemFields = { ordinal: z.number().int().positive() };
/** Input the worker needs to process an item. */
export const batchSubject = z.discriminatedUnion('kind', [
  z.object({
    ...itemFields,
    kind: z.literal('fix-attraction-distances'),
    at: position,
    location: z.string(),
    /** Names of attractions that have no position. */
    unplaced: z.array(z.string()),
  }),
  z.object({ ...itemFields, kind: z.literal('generate-nearby-attractions'), at: position, title: z.string() }),
  z.object({ ...itemFields, kind: z.literal('recover-articles'), discovery: articleSource }),
  z.object({ ...itemFields, kind: z.literal('find-photos'), articleId: z.number().int(), subject: photoSubject }),
  z.object({ ...itemFields, kind: z.literal('compare-guidebook'), record: guidebookRecord }),
  /** Nothing to do, because the subject was deleted, moved or already repaired. */
  z.object({ ...itemFields, kind: z.literal('none') }),
]);
export type BatchSubject = z.infer<typeof batchSubject>;

/** Result of an item, for content to apply. */
export const batchResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fix-attraction-distances'),
    at: position,
    found: z.array(z.object({ name: z.string(), at: position })),
  }),
  z.object({ kind: z.literal('generate-nearby-attractions'), at: position, attractions: z.array(nearbyAttraction) }),
  z.object({
    kind: z.literal('recover-articles'),
    guide: verifiedTexts.nullable(),
    revision: z.number().int().nonnegative(),
  }),
  /** Without a credit, no photo may be published. */
  z.object({ kind: z.literal('find-photos'), credit: imageCredit.nullable() }),
  recordComparison.extend({ kind: z.literal('compare-guidebook') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type BatchResult = z.infer<typeof batchResult>;

/** Item that the worker has processed. Its cost is in USD. */
export const finishedItem = z.object({ ...itemFields, result: batchResult, costUsd: z.number().nonnegative() });
export type FinishedItem = z.infer<typeof finishedItem>;

const progress = { total: z.number().int(), over: z.number().int() };
const jobRequestBody = z.object({ jobRequestId: z.uuid() });

/** Routes for the worker and operators; the gateway does not expose them. */
export const internalBatchRuns = {
  next: route({
    id: 'internalBatchRuns.next',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/next',
    access: 'internal',
    summary: 'Returns the next items of a run and starts it with the first call; finishes the run when none are left',
    params: runParams,
    body: jobRequestBody,
    response: z.object({ items: z.array(batchSubject), ...progress }),
  }),
  commit: route({
    id: 'internalBatchRuns.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/commit',
    access: 'internal',
    summary: 'Applies the results of items, each once, and returns whether the run continues; otherwise finishes it',
    params: runParams,
    body: jobRequestBody.extend({ items: z.array(finishedItem).min(1) }),
    response: z.object({ goesOn: z.boolean(), ...progress }),
  }),
  stop: route({
    id: 'internalBatchRuns.stop',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/stop',
    access: 'internal',
    summary: 'Stops a run because a provider’s budget is spent, and finishes the job request',
    params: runParams,
    body: jobRequestBody,
  }),
  savePrices: route({
    id: 'internalBatchRuns.savePrices',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/prices',
    access: 'internal',
    summary: 'Stores the prices of the active providers for estimates, and finishes the job request',
    body: jobRequestBody.extend({
      /** USD for one search for nearby attractions; null when unknown. */
      nearbyUsd: z.number().nonnegative().nullable(),
      writingIsPaid: z.boolean(),
    }),
  }),
  list: route({
    id: 'internalBatchRuns.list',
    service: 'content',
    method: 'GET',
    path: '/internal/batch-runs',
    access: 'internal',
    summary: 'Lists all runs for an operator, latest first',
    query: runsQuery,
    response: z.array(batchRun),
  }),
  start: route({
    id: 'internalBatchRuns.start',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs',
    access: 'internal',
    summary: 'Starts a run for an operator without waiting for it',
    body: batchOptions.extend({ kind: z.enum(BATCH_KINDS) }),
    response: batchRun,
    errors: ['INVALID_INPUT', 'BATCH_RUNNING', 'WIKIDATA_OFF'],
  }),
  cancel: route({
    id: 'internalBatchRuns.cancel',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/cancel',
    access: 'internal',
    summary: 'Cancels a run before its next item, for an operator',
    params: runParams,
    response: batchRun,
    errors: ['BATCH_NOT_FOUND', 'BATCH_NOT_RUNNING'],
  }),
  retry: route({
    id: 'internalBatchRuns.retry',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/retry',
    access: 'internal',
    summary: 'Resumes a run with its waiting and failed items, for an operator',
    params: runParams,
    response: batchRun,
    errors: ['BATCH_NOT_FOUND', 'BATCH_NOT_RESUMABLE', 'BATCH_RUNNING'],
  }),
} as const;
