import { z } from 'zod';
import { IMAGE_MAX_BYTES } from '../analysis/analyses.js';
import { route } from '../core/route.js';
import { byRowId, rowId } from '../core/row-ids.js';
import { text } from '../core/text.js';

/** Media types of images an admin may upload. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Lifetime of an upload URL, in seconds. */
export const UPLOAD_URL_TTL_SECONDS = 600;

/** Maximum number of stored files that one call deletes. */
export const MAX_DELETED_KEYS = 1000;

const IMAGE_ERRORS = [
  'INVALID_INPUT',
  'ADMIN_REQUIRED',
  'ARTICLE_NOT_FOUND',
  'IMAGE_EMPTY',
  'IMAGE_TOO_LARGE',
  'IMAGE_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_MANY_PIXELS',
] as const;

export const media = {
  createUploadUrl: route({
    id: 'media.createUploadUrl',
    service: 'content',
    method: 'POST',
    path: '/api/objects/upload',
    access: 'admin',
    summary: 'Returns a URL that accepts one image by PUT within ten minutes. A type and size stated here are enforced',
    body: z.object({
      contentType: z.enum(UPLOAD_TYPES).optional(),
      /** Bytes. */
      size: z.number().int().min(1).max(IMAGE_MAX_BYTES).optional(),
      /** The only article that may use the photo. Until then, the photo is among its pending photos. */
      articleId: rowId.optional(),
    }),
    response: z.object({ uploadURL: z.string() }),
    errors: ['INVALID_INPUT', 'ADMIN_REQUIRED', 'ARTICLE_NOT_FOUND'],
  }),
  receiveUpload: route({
    id: 'media.receiveUpload',
    service: 'content',
    method: 'PUT',
    path: '/objects/uploads/:id',
    access: 'public',
    summary: 'Receives the image of an upload URL, once; the URL itself is the permission',
    params: z.object({ id: text(36) }),
    query: z.object({
      /** Seconds since 1970 (Unix time). */
      expires: z.coerce.number().int().positive(),
      token: text(100),
    }),
    bodyKind: 'stream',
    consumes: UPLOAD_TYPES,
    errors: [
      ...['INVALID_INPUT', 'UPLOAD_REJECTED', 'IMAGE_EMPTY', 'IMAGE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
      ...['UPLOAD_TOO_SLOW', 'UPLOADS_FULL'],
    ] as const,
  }),
  setArticlePhoto: route({
    id: 'media.setArticlePhoto',
    service: 'content',
    method: 'PUT',
    path: '/api/admin/articles/:id/photo',
    access: 'admin',
    summary: 'Sets the uploaded image as the article’s image and invalidates the upload URL',
    params: byRowId,
    body: z.object({
      /** Upload URL, with or without its query. */
      photoURL: text(2_000),
    }),
    response: z.object({
      objectPath: z.string(),
      /** The article's revision after the save, with which an open editor continues. */
      revision: z.number().int().positive(),
    }),
    errors: IMAGE_ERRORS,
  }),
  readPendingPhoto: route({
    id: 'media.readPendingPhoto',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id/pending-photo',
    access: 'admin',
    summary: 'Returns a small preview of one of the caller’s pending photos without using it up; never cached',
    params: byRowId,
    query: z.object({ photoURL: text(2_000) }),
    produces: 'image/webp',
    errors: IMAGE_ERRORS,
  }),
  dismissPendingPhoto: route({
    id: 'media.dismissPendingPhoto',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/pending-photo/dismiss',
    access: 'admin',
    summary: 'Deletes a photo that was uploaded for an article and not used',
    params: byRowId,
    body: z.object({ photoURL: text(2_000) }),
    errors: IMAGE_ERRORS,
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalMedia = {
  deleteUnreferenced: route({
    id: 'internalMedia.deleteUnreferenced',
    service: 'content',
    method: 'POST',
    path: '/internal/media/remove-unnamed',
    access: 'internal',
    summary: 'Deletes uploads and unreferenced images; missing ones are ignored',
    body: z.object({ keys: z.array(z.string()).max(MAX_DELETED_KEYS) }),
    errors: ['INVALID_INPUT'],
  }),
  sweep: route({
    id: 'internalMedia.sweep',
    service: 'content',
    method: 'POST',
    path: '/internal/media/sweep',
    access: 'internal',
    summary: 'Checks one page of stored files and deletes unreferenced ones that are a day old',
    response: z.object({
      removed: z.number().int(),
      /** Whether more pages follow before the sweep starts over. */
      more: z.boolean(),
    }),
  }),
} as const;

export const objects = {
  read: route({
    id: 'objects.read',
    service: 'content',
    method: 'GET',
    path: '/objects/*',
    maxSeconds: 15,
    lane: 'images',
    access: 'public',
    summary:
      'Returns a stored image, with ranges and ETag; private ones only to their owner. The format is WebP, or JPEG ' +
      'for clients that prefer it',
    produces: 'image/webp',
    otherResponses: { 206: { description: 'The byte range that the Range header names', produces: 'image/webp' } },
    errors: ['OBJECT_NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  }),
} as const;
