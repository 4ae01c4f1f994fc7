import { z } from 'zod';
import { route } from '../core/route.js';
import { text } from '../core/text.js';
import { CATEGORIES } from '../places/categories.js';
import { position } from '../places/geography.js';
import { SLUG_PATTERN } from './articles/slug.js';

/** Pixels of a cover, and of a share picture. */
export const COVER_SIZE = { width: 1200, height: 800 } as const;
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Pixels from the left edge of a share picture at which the page's picture begins; the panel lies over its edge. */
export const SHARE_BACKGROUND_LEFT = 480;

/** Neighbours a cover marks at most. */
export const MAX_COVER_NEARBY_PLACES = 24;

/** Everything a cover shows, and nothing else: equal subjects give equal pictures. */
export const coverSubject = z.object({
  /** What tells two covers apart where the ground does not. */
  seed: z.string().max(100),
  category: z.enum(CATEGORIES),
  /** Null for a page about no place in particular: its cover shows a pattern, no map. */
  position: position.nullable(),
  neighbours: z.array(position).max(MAX_COVER_NEARBY_PLACES),
});
export type CoverSubject = z.infer<typeof coverSubject>;

/** What stands on the panel of a share picture. */
export const shareCard = z.object({ title: z.string(), location: z.string(), category: z.enum(CATEGORIES) });
export type ShareCard = z.infer<typeof shareCard>;

/** A cover's id: the number of the style, and a hash of the subject. */
export const COVER_ID = /^\d{1,4}-[0-9a-f]{32}$/;
const id = z.string().regex(COVER_ID);
const shareId = z.string().regex(/^[0-9a-f]{32}$/);
const slug = text(80).pipe(
  z.string().regex(SLUG_PATTERN, 'must be words of small letters and digits, parted by hyphens'),
);
/** A picture on its way between processes, as base64. */
const base64Image = z.base64().min(1).max(700_000);

export const share = {
  image: route({
    id: 'share.picture',
    service: 'content',
    method: 'GET',
    path: '/share/:slug.png',
    access: 'public',
    summary: `The picture a link to an article or dynamic guide is shown with, ${SHARE_SIZE.width} x ${SHARE_SIZE.height} pixels. A former address answers 301`,
    params: z.object({ slug }),
    produces: 'image/png',
    sharedCache: true,
    errors: ['INVALID_INPUT', 'ARTICLE_NOT_FOUND', 'TIMED_OUT'],
  }),
} as const;

/** Calls the worker makes; not in the gateway's table. */
export const internalCovers = {
  read: route({
    id: 'internalCovers.read',
    service: 'content',
    method: 'POST',
    path: '/internal/covers/:id/read',
    access: 'internal',
    summary: 'What a cover shows, while an article has it; null when it is there already',
    params: z.object({ id }),
    response: coverSubject.nullable(),
    errors: ['OBJECT_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalCovers.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/covers/:id/commit',
    access: 'internal',
    summary: 'Stores a drawn cover in all sizes, and settles the work request',
    params: z.object({ id }),
    body: z.object({ jobRequestId: z.uuid(), picture: base64Image }),
    errors: ['IMAGE_UNREADABLE'],
  }),
} as const;

/** Calls the worker makes; not in the gateway's table. */
export const internalShares = {
  read: route({
    id: 'internalShares.read',
    service: 'content',
    method: 'POST',
    path: '/internal/shares/:shareId/read',
    access: 'internal',
    summary:
      'What a share picture shows, while its page is as it was when the picture was asked for; null when it is there',
    params: z.object({ shareId }),
    body: z.object({ slug }),
    response: z
      .object({
        card: shareCard,
        /** What to draw as the ground; null when the page has a stored picture. */
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
      'Lays the panel over the page’s picture or the drawn ground, stores the result and settles the work request',
    params: z.object({ shareId }),
    body: z.object({ jobRequestId: z.uuid(), slug, panel: base64Image, ground: base64Image.nullable() }),
    errors: ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE'],
  }),
} as const;

/** Calls the worker makes; not in the gateway's table. */
export const internalDrawing = {
  cover: route({
    id: 'internalDrawing.cover',
    service: 'places',
    method: 'POST',
    path: '/internal/drawing/cover',
    access: 'internal',
    summary: 'Draws a cover: WebP in the size of covers',
    body: coverSubject,
    response: z.object({ picture: base64Image }),
    errors: ['UNAVAILABLE'],
  }),
  sharePanel: route({
    id: 'internalDrawing.sharePanel',
    service: 'places',
    method: 'POST',
    path: '/internal/drawing/share-panel',
    access: 'internal',
    summary: 'Draws what stands before the ground of a share picture: PNG with transparency',
    body: shareCard,
    response: z.object({ picture: base64Image }),
    errors: ['UNAVAILABLE'],
  }),
} as const;
