import { z } from 'zod';
import { route } from '../core/route.js';

/** Photo whose place a person confirmed, so that it is suggested for similar photos. */
export const learnedPhoto = z.object({
  /** Id of its analysis. */
  id: z.uuid(),
  /** Name of the place, from the guidebook or OpenStreetMap. */
  name: z.string(),
  /** Town and country: "Paris, France". */
  location: z.string(),
  learnedAt: z.iso.datetime(),
});
export type LearnedPhoto = z.infer<typeof learnedPhoto>;

/** Page of learned photos. */
export const learnedPhotosPage = z.object({
  /** False if the operator turned learning off. Photos that were learned before are then not used. */
  isEnabled: z.boolean(),
  /** Number of all learned photos. */
  total: z.number().int().nonnegative(),
  photos: z.array(learnedPhoto),
});
export type LearnedPhotos = z.infer<typeof learnedPhotosPage>;

/** Page size of the list. */
export const LEARNED_PHOTOS_PAGE = { default: 20, max: 100 } as const;
const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;

export const learnedPhotos = {
  list: route({
    id: 'learnedPhotos.list',
    service: 'analysis',
    method: 'GET',
    path: '/api/admin/learned-photos',
    access: 'admin',
    summary: 'Lists photos whose places are suggested for similar photos, latest first, without their owners',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(LEARNED_PHOTOS_PAGE.max).default(LEARNED_PHOTOS_PAGE.default),
    }),
    response: learnedPhotosPage,
    errors: ADMIN_ERRORS,
  }),
  forget: route({
    id: 'learnedPhotos.forget',
    service: 'analysis',
    method: 'DELETE',
    path: '/api/admin/learned-photos/:id',
    access: 'admin',
    summary: 'Stops suggesting the place of a photo for similar ones; the photo and its result remain',
    params: z.object({ id: z.uuid() }),
    errors: [...ADMIN_ERRORS, 'LEARNED_PHOTO_NOT_FOUND'],
  }),
} as const;
