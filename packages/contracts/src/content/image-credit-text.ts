import type { ImageCredit } from './image-credit.js';

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
