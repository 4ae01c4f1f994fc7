import { z } from 'zod';
import { jobResult } from '../../core/jobs/jobs.js';
import { route } from '../../core/route.js';

/** Maximum seconds of a call that waits for tasks of the search engine. */
const MAX_SECONDS = 60;

/** Name of a search index that is being built. */
const index = z.string().max(400);

/** Routes with which the worker maintains the search index; the gateway does not expose them. */
export const internalSearchIndex = {
  update: route({
    id: 'internalSearchIndex.update',
    service: 'content',
    method: 'POST',
    path: '/internal/search-index/update',
    access: 'internal',
    summary: 'Writes an article as it is now to the search index, or deletes it there when it is not public',
    body: z.object({ articleId: z.number().int() }),
    maxSeconds: MAX_SECONDS,
    errors: ['UNAVAILABLE', 'PROVIDER_REJECTED', 'PROVIDER_UNAVAILABLE'],
  }),
  begin: route({
    id: 'internalSearchIndex.begin',
    service: 'content',
    method: 'POST',
    path: '/internal/search-index/begin',
    access: 'internal',
    summary: 'Creates an empty search index with its settings; null without a search engine',
    response: z.object({ index: index.nullable() }),
    maxSeconds: MAX_SECONDS,
    errors: ['UNAVAILABLE', 'PROVIDER_REJECTED', 'PROVIDER_UNAVAILABLE'],
  }),
  addPage: route({
    id: 'internalSearchIndex.addPage',
    service: 'content',
    method: 'POST',
    path: '/internal/search-index/page',
    access: 'internal',
    summary: 'Writes the next published articles to a new search index; `upTo` is null after the last one',
    body: z.object({ index, after: z.number().int() }),
    response: z.object({ upTo: z.number().int().nullable() }),
    maxSeconds: MAX_SECONDS,
    errors: ['UNAVAILABLE', 'PROVIDER_REJECTED', 'PROVIDER_UNAVAILABLE'],
  }),
  complete: route({
    id: 'internalSearchIndex.complete',
    service: 'content',
    method: 'POST',
    path: '/internal/search-index/complete',
    access: 'internal',
    summary: 'Replaces the search index by a new one, once the search engine has processed all of it',
    body: z.object({ index }),
    response: z.object({ isComplete: z.boolean() }),
    maxSeconds: MAX_SECONDS,
    errors: ['UNAVAILABLE', 'PROVIDER_REJECTED', 'PROVIDER_UNAVAILABLE'],
  }),
  requestRebuild: route({
    id: 'internalSearchIndex.requestRebuild',
    service: 'content',
    method: 'POST',
    path: '/internal/search-index/rebuild',
    access: 'internal',
    summary: 'Requests a rebuild of the search index for an operator',
    response: z.object({ jobRequestId: z.uuid() }),
    errors: ['SEARCH_ENGINE_OFF'],
  }),
  readRebuild: route({
    id: 'internalSearchIndex.readRebuild',
    service: 'content',
    method: 'POST',
    path: '/internal/search-index/progress',
    access: 'internal',
    summary: 'Returns the state of a requested rebuild',
    body: z.object({ jobRequestId: z.uuid() }),
    response: z.object({
      /** Null while the job is open. */
      outcome: jobResult.nullable(),
      /** Articles in the new index, and published ones; null while the search engine does not answer. */
      indexed: z.number().int().nullable(),
      total: z.number().int(),
    }),
  }),
} as const;
