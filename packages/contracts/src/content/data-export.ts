import { z } from 'zod';
import { photoJudgment } from '../analysis/analyses.internal.js';
import { route } from '../core/route.js';
import { MAX_ROW_ID, rowIdText } from '../core/row-ids.js';
import { placeKnowledge } from '../places/facts.js';
import { REVIEW_REASONS } from './admin/admin-discoveries.js';
import { article } from './articles/articles.js';
import { textVerification } from './cited-texts.js';
import { discovery } from './discoveries.js';
import { dynamicGuide } from './guides.js';

/** Facts from which the texts were written; null if unknown. */
const knowledge = placeKnowledge.nullable();

/** All content data of a discovery and its article, for the owner. */
export const exportedDiscovery = discovery.extend({
  /** Published position, which may differ from that of the photo. */
  publicLatitude: z.string().nullable(),
  publicLongitude: z.string().nullable(),
  analysisId: z.uuid().nullable(),
  safety: z.enum(['safe', 'unsafe', 'unchecked']),
  /** Moderation of the photo; null when it was not moderated. */
  moderation: photoJudgment.nullable(),
  /** Reasons why an admin must approve it. */
  reviewReasons: z.array(z.enum(REVIEW_REASONS)),
  /** Sentences with their grades; null when nothing was checked. */
  verification: textVerification.nullable(),
  /** Number of corrections of its place. */
  revision: z.number().int().nonnegative(),
  /** Also set for an article that is hidden or waits for approval. */
  article: article.extend({ knowledge }).nullable(),
  knowledge,
});
export type ExportedDiscovery = z.infer<typeof exportedDiscovery>;

/** Guide that was written for the caller or found by them. */
export const exportedGuide = dynamicGuide.extend({
  knowledge,
  heldSince: z.iso.datetime(),
  /** Time at which the caller cleared it. They can still open it while it exists. */
  releasedAt: z.iso.datetime().nullable(),
});
export type ExportedGuide = z.infer<typeof exportedGuide>;

/** Routes that supply content's part of a user's data export. */
export const dataExport = {
  discoveries: route({
    id: 'dataExport.discoveries',
    service: 'content',
    method: 'GET',
    path: '/api/export/discoveries',
    maxSeconds: 15,
    access: 'public',
    summary: 'Returns all stored data of up to 50 of the caller’s own discoveries and their articles, newest first',
    query: z.object({
      /** Returns only discoveries older than this id. */
      before: rowIdText.optional(),
    }),
    response: z.array(exportedDiscovery),
  }),
  guides: route({
    id: 'dataExport.guides',
    service: 'content',
    method: 'GET',
    path: '/api/export/guides',
    maxSeconds: 15,
    access: 'public',
    summary:
      'Returns up to 50 guides the caller requested, by id, including those requested as this browser’s visitor and ' +
      'cleared ones',
    query: z.object({
      /** Returns only guides with a smaller id; guide ids are negative. */
      before: z.coerce.number().int().negative().min(-MAX_ROW_ID).optional(),
    }),
    response: z.array(exportedGuide),
  }),
} as const;
