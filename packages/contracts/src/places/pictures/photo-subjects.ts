import { z } from 'zod';

/** Subjects of photos, on which depends whether their names indicate the place. */
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

/** Sight that a vision provider named, in parts. */
export const namedSight = z.object({
  name: z.string().max(200),
  /** Town and country that it named with the sight. */
  city: z.string().max(100).nullable(),
  country: z.string().max(100).nullable(),
  subject: z.enum(PHOTO_SUBJECTS),
});
export type NamedSight = z.infer<typeof namedSight>;

/** Subjects whose names are lettering, so that text in the photo is no additional evidence. */
export const LETTERING_SUBJECTS: ReadonlySet<PhotoSubject> = new Set(['plaque', 'sign', 'menu']);
