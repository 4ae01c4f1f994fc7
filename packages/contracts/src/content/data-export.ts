import { z } from 'zod';
import { photoJudgement } from '../analysis/analyses.internal.js';
import { route } from '../core/route.js';
import { REVIEW_REASONS } from './admin/admin-discoveries.js';
import { article } from './articles/articles.js';
import { discovery } from './discoveries.js';
import { dynamicGuide } from './guides.js';

/** Everything content stores of a discovery, for its owner, with the article about it. */
export const exportedDiscovery = discovery.extend({
  /** The position that is published with it, and the one of the photo where the two differ. */
  publicLatitude: z.string().nullable(),
  publicLongitude: z.string().nullable(),
  analysisId: z.uuid().nullable(),
  safety: z.enum(['safe', 'unsafe', 'unchecked']),
  /** Who judged its photo, and how; null when nobody did. */
  moderation: photoJudgement.nullable(),
  /** Why it waits for an admin. */
  reviewReasons: z.array(z.enum(REVIEW_REASONS)),
  /** How often its place was corrected. */
  revision: z.number().int().nonnegative(),
  /** Also one that is hidden, or waits for approval. */
  article: article.nullable(),
});
export type ExportedDiscovery = z.infer<typeof exportedDiscovery>;

/** A guide that was written, or found, for the caller. */
export const exportedGuide = dynamicGuide.extend({
  heldSince: z.iso.datetime(),
  /** When the caller cleared it; they still find it for as long as it exists. */
  releasedAt: z.iso.datetime().nullable(),
});
export type ExportedGuide = z.infer<typeof exportedGuide>;

/** What content has for the file in which people take their data along. */
export const dataExport = {
  discoveries: route({
    id: 'dataExport.discoveries',
    service: 'content',
    method: 'GET',
    path: '/api/export/discoveries',
    access: 'public',
    summary: 'Everything stored of the caller’s own discoveries and their articles, newest first, at most 50',
    query: z.object({
      /** Only discoveries older than the one with this id. */
      before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    }),
    response: z.array(exportedDiscovery),
  }),
  guides: route({
    id: 'dataExport.guides',
    service: 'content',
    method: 'GET',
    path: '/api/export/guides',
    access: 'public',
    summary:
      'The guides the caller asked for, also as a visitor of this browser and those they cleared, by id, at most 50',
    query: z.object({
      /** Only guides with a smaller id than this: theirs are negative. */
      before: z.coerce.number().int().negative().min(-2_147_483_647).optional(),
    }),
    response: z.array(exportedGuide),
  }),
} as const;
