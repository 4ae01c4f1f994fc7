import { z } from 'zod';
import { route } from '../core/route.js';

export const PHOTO_SIZES = ['full', 'thumbnail'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const analysisPhotos = {
  read: route({
    id: 'analysisPhotos.read',
    service: 'analysis',
    method: 'GET',
    path: '/api/analyses/:id/photo',
    access: 'public',
    summary: 'Returns the photo of an analysis to its owner, upright and without metadata; never cached',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      /** `thumbnail` is at most 320 pixels wide and high. */
      size: z.enum(PHOTO_SIZES).default('full'),
    }),
    produces: 'image/jpeg',
    errors: ['ANALYSIS_NOT_FOUND', 'OBJECT_NOT_FOUND'],
  }),
} as const;
