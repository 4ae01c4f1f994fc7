import { z } from 'zod';
import { route } from '../core/route.js';

const purged = z.object({ purged: z.number().int().nonnegative(), more: z.boolean() });

/** Routes with which the worker deletes old history; the gateway does not expose them. */
export const internalHistory = {
  purgeVersions: route({
    id: 'internalHistory.purgeVersions',
    service: 'content',
    method: 'POST',
    path: '/internal/article-versions/purge',
    access: 'internal',
    summary: 'Deletes a batch of former states of articles that were replaced long ago; the newest ones of each stay',
    response: purged,
  }),
  purgeRuns: route({
    id: 'internalHistory.purgeRuns',
    service: 'content',
    method: 'POST',
    path: '/internal/batch-runs/purge',
    access: 'internal',
    summary: 'Deletes a batch of batch runs that ended long ago, with their items',
    response: purged,
  }),
} as const;
