import { z } from 'zod';
import { provenance } from '../../analysis/analyses.js';
import { route } from '../../core/route.js';
import { placeKnowledge } from '../../places/facts.js';
import { textVerification } from '../cited-texts.js';
import { verifiedTexts } from '../discoveries.js';
import { article } from './articles.js';

/** Proposed rewrite of an article; nothing is saved. */
export const rewrittenArticle = article
  .pick({ title: true, content: true, metaDescription: true, category: true, nearbyAttractions: true })
  .extend({
    /** Value for `articleEdit`. */
    rewriteId: z.uuid(),
    location: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    writing: provenance,
    verification: textVerification,
    /** Facts the text was written from. */
    knowledge: placeKnowledge,
  });
export type RewrittenArticle = z.infer<typeof rewrittenArticle>;

/** Input for a rewrite. Positions are in degrees. */
export const rewriteRequest = z.object({
  title: z.string(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type RewriteRequest = z.infer<typeof rewriteRequest>;

const byId = z.object({ id: z.uuid() });

/** Routes for the worker; the gateway does not expose them. */
export const internalRewrites = {
  read: route({
    id: 'internalRewrites.read',
    service: 'content',
    method: 'POST',
    path: '/internal/article-rewrites/:id/read',
    access: 'internal',
    summary: 'Returns the subject of a rewrite',
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
    summary: 'Checks the texts, stores the rewrite for the waiting admin and finishes the job request, once',
    params: byId,
    body: z.object({ jobRequestId: z.uuid(), guide: verifiedTexts }),
    errors: ['REWRITE_NOT_FOUND'],
  }),
} as const;
