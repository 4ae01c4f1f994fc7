import { z } from 'zod';
import { imageCredit } from '../../content/image-credit.js';
import { route } from '../../core/route.js';
import { text } from '../../core/text.js';
import { coordinates } from '../geography.js';

/** Maximum number of places per request for pictures. */
export const MAX_PICTURED_PLACES = 30;

/** Place on a card: its name and position. */
export const picturedPlace = z.object({ name: text(300).pipe(z.string().min(1, 'is required')), coordinates });

/** Picture of a place on a card. */
export const placePicture = z.object({
  /** URL of the image of the published article about it, or else of an illustration of such a place. */
  imageUrl: z.string(),
  /** Credit to show with a photo; null if it needs none. */
  imageCredit: imageCredit.nullable(),
});
export type PlacePicture = z.infer<typeof placePicture>;

/** File names of an illustration: by day, and at dusk for the dark theme (`duskCoverUrl`). */
const ILLUSTRATION_FILES = ['scene.svg', 'dusk-scene.svg'] as const;

export const pictures = {
  find: route({
    id: 'pictures.find',
    service: 'places',
    method: 'POST',
    path: '/api/place-pictures',
    access: 'public',
    summary: 'Returns a picture of each place, in the same order: of its article, or an illustration',
    body: z.object({ places: z.array(picturedPlace).min(1).max(MAX_PICTURED_PLACES) }),
    response: z.array(placePicture),
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED'],
  }),
  illustration: route({
    id: 'pictures.illustration',
    service: 'places',
    method: 'GET',
    path: '/api/illustrations/:scene/:file',
    access: 'public',
    summary: 'Returns an illustration of places without a photo; its URL comes from `find`',
    params: z.object({
      scene: z.string().regex(/^[A-Za-z]{1,30}-[A-Za-z]{1,30}-\d{1,3}$/, 'must be a motif, a palette and a number'),
      file: z.enum(ILLUSTRATION_FILES),
    }),
    produces: 'image/svg+xml',
    errors: ['INVALID_INPUT', 'OBJECT_NOT_FOUND'],
  }),
} as const;
