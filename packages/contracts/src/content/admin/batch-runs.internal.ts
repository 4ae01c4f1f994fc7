import { z } from 'zod';
import { route } from '../../core/route.js';
import { position } from '../../places/geography.js';
import { nearbyAttraction } from '../../places/places.js';
import { articleSource, verifiedTexts } from '../discoveries.js';
import { BATCH_KINDS, batchOptions, batchRun, runItemParams, runParams, runsQuery } from './batch-runs.js';

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
  /** Nothing to do: the subject was deleted, moved or already repaired. */
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
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type BatchResult = z.infer<typeof batchResult>;

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
    summary: 'The next items of a run, which it begins with the first call; none, and settled, when it is over',
    params: runParams,
    body: jobRequestBody,
    response: z.object({ items: z.array(batchSubject), ...progress }),
  }),
  commit: route({
    id: 'internalBatchRuns.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/items/:ordinal/commit',
    access: 'internal',
    summary: 'Takes over what came of an item, once, and says whether the run goes on; settles when it does not',
    params: runItemParams,
    body: jobRequestBody.extend({ result: batchResult, costUsd: z.number().nonnegative() }),
    response: z.object({ goesOn: z.boolean(), ...progress }),
  }),
  stop: route({
    id: 'internalBatchRuns.stop',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/:id/stop',
    access: 'internal',
    summary: 'Ends a run because the budget of a provider is spent, and settles',
    params: runParams,
    body: jobRequestBody,
  }),
  savePrices: route({
    id: 'internalBatchRuns.notePrices',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/prices',
    access: 'internal',
    summary: 'Notes what the active providers charge, for estimates, and settles',
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
    summary: 'All runs, the latest first, for an operator',
    query: runsQuery,
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
    summary: 'Has a run go on with what waits and what failed, for an operator',
    params: runParams,
    response: batchRun,
    errors: ['BATCH_NOT_FOUND', 'BATCH_NOT_RESUMABLE', 'BATCH_RUNNING'],
  }),
} as const;
