import { z } from 'zod';

/** License of a photo. */
export const imageLicense = z.object({
  /** Stable id: `pd`, `cc0`, `cc-by-4.0`, `cc-by-sa-3.0-de`. */
  id: z.string().max(60),
  /** Name in credits: "CC BY-SA 4.0". */
  name: z.string().max(60),
  /** Null for works in the public domain without a stated deed. */
  url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable(),
});
export type ImageLicense = z.infer<typeof imageLicense>;

/** Credit of a photo from an open collection, shown wherever the photo is. */
export const imageCredit = z.object({
  provider: z.literal('commons'),
  title: z.string().max(300),
  /** Null only for works in the public domain or under CC0. */
  author: z.string().max(300).nullable(),
  authorUrl: z
    .url({ protocol: /^https?$/ })
    .max(1_000)
    .nullable(),
  license: imageLicense,
  /** Page of the file at its source. */
  sourceUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  /** Hash of the original file, as hexadecimal digits. */
  sha1: z.string().regex(/^[0-9a-f]{40}$/),
  /** Changes, which the licenses require to state: "resized, cropped". */
  changes: z.string().max(100),
  /** Time at which file and license were last read at the source. */
  retrievedAt: z.iso.datetime(),
});
export type ImageCredit = z.infer<typeof imageCredit>;

/** Changes of every stored photo. */
export const PHOTO_CHANGES = 'resized, cropped';
