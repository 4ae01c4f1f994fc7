import { z } from 'zod';
import { imageCredit } from '../content/image-credit.js';
import { route } from '../core/route.js';
import { text } from '../core/text.js';
import { CATEGORIES } from './categories.js';
import { position } from './geography.js';

/** Ways in which a photo of a place was found, the most certain one first. */
export const PHOTO_SOURCES = ['wikidata image', 'depicts', 'category', 'position'] as const;
export type PhotoSource = (typeof PHOTO_SOURCES)[number];

/** Maximum number of candidates for one place. */
export const MAX_PHOTO_CANDIDATES = 6;
/** Minimum width of a photo in pixels. */
export const MIN_PHOTO_WIDTH = 1_200;
/** Maximum size of a downloaded photo in bytes, and of a JSON body that contains one as base64. */
export const MAX_PHOTO_BYTES = 6 * 1024 * 1024;
export const MAX_PHOTO_BODY_BYTES = 9 * 1024 * 1024;
/** Maximum number of photos per license check. */
export const MAX_CHECKED_PHOTOS = 50;

/** Photo bytes as base64. */
export const base64Photo = z
  .base64()
  .min(1)
  .max(Math.ceil(MAX_PHOTO_BYTES / 3) * 4);

/** Place to show. */
export const depictedPlace = z.object({
  name: text(500),
  location: text(300),
  category: z.enum(CATEGORIES),
  /** Degrees; null for a place without a position. */
  position: position.nullable(),
});
export type DepictedPlace = z.infer<typeof depictedPlace>;

export const photoCandidate = z.object({
  credit: imageCredit,
  foundBy: z.enum(PHOTO_SOURCES),
  /** Pixels of the original. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  originalUrl: z.url(),
  /** File to download: the original, or a smaller rendition by its source. */
  downloadUrl: z.url(),
});
export type PhotoCandidate = z.infer<typeof photoCandidate>;

/** Results of checking a stored photo at its source. `relicensed`: it has another accepted license. */
export const PHOTO_STATUSES = ['available', 'relicensed', 'withdrawn'] as const;

const checkedPhoto = imageCredit.pick({ sourceUrl: true, sha1: true }).extend({ licenseId: z.string() });
export type CheckedPhoto = z.infer<typeof checkedPhoto>;

/** Routes for the worker; the gateway does not expose them. */
export const internalPhotos = {
  findCandidates: route({
    id: 'internalPhotos.findCandidates',
    service: 'places',
    method: 'POST',
    path: '/internal/places/photo-candidates',
    access: 'internal',
    summary:
      'Returns photos of a place that may be published, best first; `enabled` is false while Wikimedia Commons is off',
    body: z.object({
      place: depictedPlace,
      wikidataId: z
        .string()
        .regex(/^Q[1-9]\d{0,11}$/, 'must be a Wikidata item')
        .nullable(),
      /** Hashes of photos that must not be returned. */
      excluded: z.array(imageCredit.shape.sha1).max(500).default([]),
    }),
    response: z.object({ enabled: z.boolean(), candidates: z.array(photoCandidate) }),
    errors: ['INVALID_INPUT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_REJECTED', 'TIMED_OUT'],
  }),
  download: route({
    id: 'internalPhotos.download',
    service: 'places',
    method: 'POST',
    path: '/internal/places/photo-download',
    access: 'internal',
    summary: 'Downloads a photo of a candidate, from the hosts of Wikimedia Commons alone',
    body: z.object({ url: z.url().max(2_000) }),
    response: z.object({ photo: base64Photo }),
    errors: ['INVALID_INPUT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_REJECTED', 'TIMED_OUT', 'IMAGE_TOO_LARGE'],
  }),
  check: route({
    id: 'internalPhotos.check',
    service: 'places',
    method: 'POST',
    path: '/internal/places/photo-check',
    access: 'internal',
    summary: 'Returns whether stored photos still exist under their license; null while Wikimedia Commons is off',
    body: z.object({ photos: z.array(checkedPhoto).min(1).max(MAX_CHECKED_PHOTOS) }),
    response: z.object({
      statuses: z.array(z.object({ sha1: checkedPhoto.shape.sha1, status: z.enum(PHOTO_STATUSES) })).nullable(),
    }),
    errors: ['INVALID_INPUT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_REJECTED', 'TIMED_OUT'],
  }),
} as const;
