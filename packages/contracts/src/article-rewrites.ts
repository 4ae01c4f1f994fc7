import { z } from 'zod';
import { rewriteRequest } from './admin-articles.js';
import { groundedTexts } from './discoveries.js';
import { route } from './route.js';

const byId = z.object({ id: z.uuid() });

/** Calls the worker makes; not in the gateway's table. */
export const internalRewrites = {
  read: route({
    id: 'internalRewrites.read',
    service: 'content',
    method: 'POST',
    path: '/internal/article-rewrites/:id/read',
    access: 'internal',
    summary: 'What an article is to be written anew about',
    params: byId,
    response: rewriteRequest,
    errors: ['REWRITE_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalRewrites.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/article-rewrites/:id/commit',
    access: 'internal',
    summary: 'Checks the texts, keeps the rewrite for whoever waits and settles the work request, once',
    params: byId,
    body: z.object({ workRequestId: z.uuid(), guide: groundedTexts }),
    errors: ['REWRITE_NOT_FOUND'],
  }),
} as const;
