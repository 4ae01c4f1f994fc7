import { z } from 'zod';
import { base64Photo, depictedPlace } from '../places/photos.internal.js';
import { imageCredit } from './image-credit.js';

export const photoSha1 = imageCredit.shape.sha1;

/** Place of an article or guide without a photo, and photos that must not be used for it. */
export const photoSubject = z.object({
  place: depictedPlace,
  excluded: z.array(photoSha1),
});
export type PhotoSubject = z.infer<typeof photoSubject>;

/** Image of an article or guide after a change. */
export const shownPhoto = z.object({
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  imageCredit: imageCredit.nullable(),
});
export type ShownPhoto = z.infer<typeof shownPhoto>;

/** Bodies and responses of the steps of a photo search, which are the same for articles and guides. */
export const photoSteps = {
  start: z.object({ replaced: photoSha1.nullable() }),
  store: z.object({ sha1: photoSha1, photo: base64Photo }),
  stored: z.object({ photoKey: z.string().max(300) }),
  commit: z.object({ credit: imageCredit, replaced: photoSha1.nullable() }),
  committed: z.object({ isShown: z.boolean() }),
} as const;
export type FoundPhoto = z.infer<typeof photoSteps.commit>;

/** Errors for a file that is no photo or too small. */
export const PHOTO_FILE_ERRORS = [
  'INVALID_INPUT',
  'IMAGE_EMPTY',
  'IMAGE_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_SMALL',
] as const;
