import type { Position } from '@placelore/contracts/places/geography.js';

/** A named map element. */
export interface OsmPlace {
  /** `node/123`, `way/123` or `relation/123`. */
  id: string;
  /** Display name: in English if the map has an English name. */
  name: string;
  /** All names, for comparison. */
  names: string[];
  tags: Record<string, string>;
  position: Position;
  /** In meters. */
  distance: number;
  retrievedAt: Date;
}

export const formatStreet = (tags: Record<string, string>) =>
  [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');

export const formatWordList = (value: string) =>
  value
    .split(';')
    .map((part) => part.trim().replaceAll('_', ' '))
    .join(', ');

/** Only plain web addresses become links, because anyone may edit the map. */
export function parseWebsite(tags: Record<string, string>): string | null {
  const url = (tags.website ?? tags['contact:website'] ?? tags.url)?.split(';')[0]?.trim();
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
