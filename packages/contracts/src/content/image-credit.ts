import { z } from 'zod';

/** License of a photo. */
export const imageLicense = z.object({
  /** Stable id: `pd`, `cc0`, `cc-by-4.0`, `cc-by-sa-3.0-de`. */
  id: z.string().max(60),
  /** As licenses are named in credits: "CC BY-SA 4.0". */
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
  /** What was changed, as the licenses require: "resized, cropped". */
  changes: z.string().max(100),
  /** Time at which file and license were last read at the source. */
  retrievedAt: z.iso.datetime(),
});
export type ImageCredit = z.infer<typeof imageCredit>;

/** Changes of every stored photo. */
export const PHOTO_CHANGES = 'resized, cropped';

/** Names of the collections, as credits show them. */
const PROVIDER_NAMES: Record<ImageCredit['provider'], string> = { commons: 'Wikimedia Commons' };

export const getProviderName = ({ provider }: Pick<ImageCredit, 'provider'>): string => PROVIDER_NAMES[provider];

/** Formats a credit as plain text: "Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons". */
export function formatImageCredit(credit: Pick<ImageCredit, 'author' | 'license' | 'provider'>): string {
  return `Photo: ${[credit.author, credit.license.name, getProviderName(credit)].filter(Boolean).join(', ')}`;
}

/**
 * Returns the alternative text of a photo of a place: "Photo of Eiffel Tower, Paris".
 * @param location enclosing places from the inside out, such as "Paris, France"
 */
export function getPhotoAlt(title: string, location: string): string {
  const enclosing = location
    .split(',')
    .map((part) => part.trim())
    .find((part) => part !== '' && part.toLowerCase() !== title.toLowerCase());
  return `Photo of ${enclosing === undefined ? title : `${title}, ${enclosing}`}`;
}
