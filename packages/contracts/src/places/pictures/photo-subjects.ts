import { z } from 'zod';

/** What a photo is of, as far as that decides what its name says about the place. */
export const PHOTO_SUBJECTS = [
  'sight',
  'statue',
  'interior',
  'painting',
  'dish',
  'plaque',
  'sign',
  'menu',
  'other',
] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

/** What a vision provider named, in its parts. */
export const namedSight = z.object({
  name: z.string().max(200),
  /** Town and country that it named beside it. */
  city: z.string().max(100).nullable(),
  country: z.string().max(100).nullable(),
  subject: z.enum(PHOTO_SUBJECTS),
});
export type NamedSight = z.infer<typeof namedSight>;

/** Subjects whose name is lettering, so that text in the photo says nothing more. */
export const LETTERING_SUBJECTS: ReadonlySet<PhotoSubject> = new Set(['plaque', 'sign', 'menu']);
