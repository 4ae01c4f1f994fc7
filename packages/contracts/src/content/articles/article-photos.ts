import { z } from 'zod';
import { route } from '../../core/route.js';
import { base64Photo, depictedPlace, MAX_PHOTO_BODY_BYTES, PHOTO_STATUSES } from '../../places/photos.internal.js';
import { imageCredit } from '../image-credit.js';

const articleId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const sha1 = imageCredit.shape.sha1;
const storedPhotoKey = z.string().max(300);

/** Article that lacks a photo, and the photos that must not be used for it. */
export const photoSubject = z.object({
  place: depictedPlace,
  excluded: z.array(sha1),
});
export type PhotoSubject = z.infer<typeof photoSubject>;

/** Image of an article after a change. */
export const shownImage = z.object({
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  imageCredit: imageCredit.nullable(),
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
    params: articleId,
    body: z.object({ sha1 }),
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
    params: articleId,
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
    params: articleId,
    body: z.object({ replaced: sha1.nullable() }),
    response: photoSubject.nullable(),
  }),
  store: route({
    id: 'internalArticlePhotos.store',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/store',
    access: 'internal',
    summary: 'Decodes a downloaded photo and stores its published forms, which nobody sees until it is committed',
    params: articleId,
    body: z.object({ sha1, photo: base64Photo }),
    maxBodyBytes: MAX_PHOTO_BODY_BYTES,
    response: z.object({ photoKey: storedPhotoKey }),
    errors: [
      ...['INVALID_INPUT', 'IMAGE_EMPTY', 'IMAGE_UNSUPPORTED', 'IMAGE_UNREADABLE', 'IMAGE_TOO_MANY_PIXELS'],
      'IMAGE_TOO_SMALL',
    ] as const,
  }),
  commit: route({
    id: 'internalArticlePhotos.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/commit',
    access: 'internal',
    summary: 'Shows a stored photo with its credit unless the article got another image meanwhile; repeatable',
    params: articleId,
    body: z.object({ credit: imageCredit, replaced: sha1.nullable() }),
    response: z.object({ isShown: z.boolean() }),
    errors: ['INVALID_INPUT', 'OBJECT_NOT_FOUND'],
  }),
  listDue: route({
    id: 'internalArticlePhotos.listDue',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/photos/due',
    access: 'internal',
    summary: 'Returns photos whose license was not checked for 90 days, the oldest first',
    response: z.array(z.object({ articleId: articleId.shape.id, sha1, sourceUrl: z.string(), licenseId: z.string() })),
  }),
  saveStatus: route({
    id: 'internalArticlePhotos.saveStatus',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/:id/photo/status',
    access: 'internal',
    summary:
      'Notes that a photo was checked at its source; one that is missing there or has another license is taken down',
    params: articleId,
    body: z.object({ sha1, status: z.enum(PHOTO_STATUSES) }),
  }),
} as const;
