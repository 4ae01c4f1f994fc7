import { z } from 'zod';
import { route } from '../../core/route.js';
import { byRowId } from '../../core/row-ids.js';
import { MAX_PHOTO_BODY_BYTES, PHOTO_STATUSES } from '../../places/photos.internal.js';
import { PHOTO_FILE_ERRORS, photoSha1, photoSteps, photoSubject, shownPhoto } from '../photo-steps.js';

/** Image of an article after a change. */
export const shownImage = shownPhoto.extend({
  /** The article's revision, with which an open editor continues. */
  revision: z.number().int().positive(),
});
export type ShownImage = z.infer<typeof shownImage>;

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED', 'ARTICLE_NOT_FOUND'] as const;

export const articlePhotos = {
  refuse: route({
    id: 'articlePhotos.refuse',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/photo/refuse',
    access: 'admin',
    summary:
      'Removes a photo of Wikimedia Commons from an article and never uses it for that article again; repeated calls ' +
      'change nothing',
    params: byRowId,
    body: z.object({ sha1: photoSha1 }),
    response: shownImage,
    errors: ADMIN_ERRORS,
  }),
  findAnother: route({
    id: 'articlePhotos.findAnother',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/photo/find',
    access: 'admin',
    summary:
      'Looks for another photo of the article’s place on Wikimedia Commons and shows it; without one, the image stays. ' +
      'Waits up to 40 seconds',
    params: byRowId,
    response: shownImage,
    errors: [...ADMIN_ERRORS, 'OPEN_PHOTOS_OFF', 'ARTICLE_HAS_PHOTO', 'TIMED_OUT'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalArticlePhotos = {
  start: route({
    id: 'internalArticlePhotos.start',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/start',
    access: 'internal',
    summary: 'Returns what to look for; null when the article was deleted, is hidden, or has a photo of its own',
    params: byRowId,
    body: photoSteps.start,
    response: photoSubject.nullable(),
  }),
  store: route({
    id: 'internalArticlePhotos.store',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/store',
    access: 'internal',
    summary: 'Decodes a downloaded photo and stores its published forms, which nobody sees until it is committed',
    params: byRowId,
    body: photoSteps.store,
    maxBodyBytes: MAX_PHOTO_BODY_BYTES,
    response: photoSteps.stored,
    errors: PHOTO_FILE_ERRORS,
  }),
  commit: route({
    id: 'internalArticlePhotos.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/commit',
    access: 'internal',
    summary: 'Shows a stored photo with its credit unless the article got another image meanwhile; repeatable',
    params: byRowId,
    body: photoSteps.commit,
    response: photoSteps.committed,
    errors: ['INVALID_INPUT', 'OBJECT_NOT_FOUND'],
  }),
  listDue: route({
    id: 'internalArticlePhotos.listDue',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/photos/due',
    access: 'internal',
    summary: 'Returns photos whose license was not checked for 90 days, the oldest first',
    response: z.array(
      z.object({ articleId: byRowId.shape.id, sha1: photoSha1, sourceUrl: z.string(), licenseId: z.string() }),
    ),
  }),
  saveStatus: route({
    id: 'internalArticlePhotos.saveStatus',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/status',
    access: 'internal',
    summary:
      'Notes that a photo was checked at its source; one that is missing there or has another license is taken down',
    params: byRowId,
    body: z.object({ sha1: photoSha1, status: z.enum(PHOTO_STATUSES) }),
  }),
} as const;
