import { z } from 'zod';
import { FORMER_SLUG, route } from '../core/route.js';
import { text } from '../core/text.js';
import { CATEGORIES } from '../places/categories.js';
import { position } from '../places/geography.js';
import { PLACE_TYPES } from '../places/place-types.js';
import { SLUG_PATTERN } from './articles/slug.js';
import { IMAGE_WIDTHS, type ImageSize } from './image-sizes.js';

/** Dimensions of covers and share images, in pixels. */
export const COVER_SIZE = { width: 1200, height: 800 } as const;
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Left edge of the page's image in a share image, in pixels; the panel overlaps it. */
export const SHARE_BACKGROUND_LEFT = 480;

/** Complete input of a cover. Equal subjects result in equal images. */
export const coverSubject = z.object({
  /** Determines the composition: position of the subject, time of day, clouds, trees. */
  seed: z.string().max(100),
  /** Its words determine what is drawn: a castle, a bridge. */
  title: z.string().max(300),
  /** Location in words, which distinguishes an article about a town from one about a sight in it. */
  location: z.string().max(300),
  category: z.enum(CATEGORIES),
  placeType: z.enum(PLACE_TYPES).nullable(),
  /** Determines colors and landscape. Null for a page without a place. */
  position: position.nullable(),
});
export type CoverSubject = z.infer<typeof coverSubject>;

/** Texts on the panel of a share image. */
export const shareCard = z.object({
  title: z.string(),
  location: z.string(),
  category: z.enum(CATEGORIES),
  /** Credit of the page's photo; null for an image that needs none. */
  credit: z.string().nullable().default(null),
});
export type ShareCard = z.infer<typeof shareCard>;

/** Cover id: the style version and a hash of the subject. */
export const COVER_ID = /^\d{1,4}-[0-9a-f]{32}$/;
const id = z.string().regex(COVER_ID);
const shareId = z.string().regex(/^[0-9a-f]{32}$/);
const slug = text(80).pipe(z.string().regex(SLUG_PATTERN, 'must be lowercase words and digits, separated by hyphens'));
/** Image sent between processes, as base64. */
const base64Image = z.base64().min(1).max(700_000);
/** An image of a cover, drawn at the first request. */
export const coverVariant = z.object({
  /** Daylight for the light theme, dusk for the dark one. */
  light: z.enum(['day', 'dusk']),
  size: z.enum(['photo', 'medium', 'thumbnail']) satisfies z.ZodType<ImageSize>,
});
export type CoverVariant = z.infer<typeof coverVariant>;

/** Returns the size of a cover image in pixels. */
export const getCoverSize = (size: ImageSize): { width: number; height: number } => ({
  width: IMAGE_WIDTHS[size],
  height: Math.round((IMAGE_WIDTHS[size] * COVER_SIZE.height) / COVER_SIZE.width),
});

export const share = {
  image: route({
    id: 'share.image',
    service: 'content',
    method: 'GET',
    path: '/share/:slug.png',
    maxSeconds: 15,
    lane: 'images',
    access: 'public',
    summary: `Returns the share image of an article or dynamic guide, ${SHARE_SIZE.width} x ${SHARE_SIZE.height} pixels`,
    params: z.object({ slug }),
    produces: 'image/png',
    otherResponses: FORMER_SLUG,
    sharedCache: true,
    errors: ['INVALID_INPUT', 'ARTICLE_NOT_FOUND', 'TIMED_OUT'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalCovers = {
  read: route({
    id: 'internalCovers.read',
    service: 'content',
    method: 'POST',
    path: '/internal/covers/:id/read',
    access: 'internal',
    summary: 'Returns the subject of a cover that an article uses; null when this picture exists',
    params: z.object({ id }),
    body: coverVariant,
    response: coverSubject.nullable(),
    errors: ['OBJECT_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalCovers.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/covers/:id/commit',
    access: 'internal',
    summary: 'Stores a picture of a cover and finishes the job request',
    params: z.object({ id }),
    body: coverVariant.extend({ jobRequestId: z.uuid(), picture: base64Image }),
    errors: ['IMAGE_UNREADABLE'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalShares = {
  read: route({
    id: 'internalShares.read',
    service: 'content',
    method: 'POST',
    path: '/internal/shares/:shareId/read',
    access: 'internal',
    summary:
      'Returns the content of a share image while its page is unchanged since the request; null when the image ' +
      'exists',
    params: z.object({ shareId }),
    body: z.object({ slug }),
    response: z
      .object({
        card: shareCard,
        /** Cover to draw as the background; null when the page has a stored image. */
        cover: coverSubject.nullable(),
      })
      .nullable(),
    errors: ['OBJECT_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalShares.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/shares/:shareId/commit',
    access: 'internal',
    summary:
      'Draws the panel over the page’s image or the drawn background, stores the result and finishes the job request',
    params: z.object({ shareId }),
    body: z.object({ jobRequestId: z.uuid(), slug, panel: base64Image, ground: base64Image.nullable() }),
    errors: ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalDrawing = {
  cover: route({
    id: 'internalDrawing.cover',
    service: 'places',
    method: 'POST',
    path: '/internal/drawing/cover',
    access: 'internal',
    summary: 'Draws a picture of a cover as WebP',
    body: z.object({ subject: coverSubject, variant: coverVariant }),
    response: z.object({ picture: base64Image }),
    errors: ['UNAVAILABLE'],
  }),
  sharePanel: route({
    id: 'internalDrawing.sharePanel',
    service: 'places',
    method: 'POST',
    path: '/internal/drawing/share-panel',
    access: 'internal',
    summary: 'Draws the foreground of a share image as PNG with transparency',
    body: shareCard,
    response: z.object({ picture: base64Image }),
    errors: ['UNAVAILABLE'],
  }),
} as const;
