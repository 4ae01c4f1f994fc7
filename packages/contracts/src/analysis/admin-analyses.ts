import { z } from 'zod';
import { route } from '../core/route.js';

/** One call in which a vision provider examined a photo. */
export const photoLook = z.object({
  at: z.iso.datetime(),
  /** 1: what the photo shows. 2: which of several real places it shows. */
  look: z.union([z.literal(1), z.literal(2)]),
  provider: z.string(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Tokens of all attempts; null when the provider counts none. */
  tokens: z.object({ input: z.number().int(), output: z.number().int() }).nullable(),
  /** USD of all attempts; estimated if the provider did not report its usage. */
  usd: z.number().nonnegative(),
  isEstimated: z.boolean(),
  /** Milliseconds. */
  durationMs: z.number().int().nonnegative(),
  /** Answer as plain text; untrusted. */
  said: z.string().nullable(),
  /** Reason why a preferred provider was not used. */
  note: z.string().nullable(),
  /** Conclusion from the answer; null until the photo was located. */
  conclusion: z.string().nullable(),
});
export type PhotoLook = z.infer<typeof photoLook>;

export const adminAnalyses = {
  listLooks: route({
    id: 'adminAnalyses.listLooks',
    service: 'analysis',
    method: 'GET',
    path: '/api/admin/analyses/:id/looks',
    access: 'admin',
    summary:
      'Lists how providers looked at the photo of an analysis, oldest first: what they said, what was made of it, and ' +
      'what it cost. Empty when the stored answer about an equal photo was used',
    params: z.object({ id: z.uuid() }),
    response: z.array(photoLook),
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED', 'ANALYSIS_NOT_FOUND'],
  }),
} as const;
