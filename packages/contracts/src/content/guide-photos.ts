import { z } from 'zod';
import { route } from '../core/route.js';
import { byRowId } from '../core/row-ids.js';
import { MAX_PHOTO_BODY_BYTES } from '../places/photos.internal.js';
import { guideSlug } from './guides.js';
import { PHOTO_FILE_ERRORS, photoSha1, photoSteps, photoSubject, shownPhoto } from './photo-steps.js';

const bySlug = z.object({ slug: guideSlug });

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED', 'GUIDE_NOT_FOUND'] as const;

/** Editors' decisions about photos of guides. */
export const guidePhotos = {
  refuse: route({
    id: 'guidePhotos.refuse',
    service: 'content',
    method: 'POST',
    path: '/api/admin/guides/:slug/photo/refuse',
    access: 'admin',
    summary:
      'Removes a photo of Wikimedia Commons from a guide and never uses it for that guide again, nor for an article ' +
      'that is made of it later; repeated calls change nothing',
    params: bySlug,
    body: z.object({ sha1: photoSha1 }),
    response: shownPhoto,
    errors: ADMIN_ERRORS,
  }),
  findAnother: route({
    id: 'guidePhotos.findAnother',
    service: 'content',
    method: 'POST',
    path: '/api/admin/guides/:slug/photo/find',
    access: 'admin',
    summary:
      'Looks for another photo of the guide’s place on Wikimedia Commons and shows it; without one, the image stays. ' +
      'Waits up to 40 seconds',
    params: bySlug,
    response: shownPhoto,
    errors: [...ADMIN_ERRORS, 'OPEN_PHOTOS_OFF', 'TIMED_OUT'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalGuidePhotos = {
  start: route({
    id: 'internalGuidePhotos.start',
    service: 'content',
    method: 'POST',
    path: '/internal/guides/:id/photo/start',
    access: 'internal',
    summary: 'Returns what to look for; null when the guide was deleted or shows another photo',
    params: byRowId,
    body: photoSteps.start,
    response: photoSubject.nullable(),
  }),
  store: route({
    id: 'internalGuidePhotos.store',
    service: 'content',
    method: 'POST',
    path: '/internal/guides/:id/photo/store',
    access: 'internal',
    summary: 'Decodes a downloaded photo and stores its published forms, which nobody sees until it is committed',
    params: byRowId,
    body: photoSteps.store,
    maxBodyBytes: MAX_PHOTO_BODY_BYTES,
    response: photoSteps.stored,
    errors: [...PHOTO_FILE_ERRORS, 'GUIDE_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalGuidePhotos.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/guides/:id/photo/commit',
    access: 'internal',
    summary: 'Shows a stored photo with its credit unless the guide got another one meanwhile; repeatable',
    params: byRowId,
    body: photoSteps.commit,
    response: photoSteps.committed,
    errors: ['INVALID_INPUT', 'OBJECT_NOT_FOUND'],
  }),
} as const;
