import type { Position } from '@placelore/contracts/places/geography.js';

/** Named element of the map. */
export interface OsmPlace {
  /** `node/123`, `way/123` or `relation/123`. */
  id: string;
  /** Display name: in English where the map has it. */
  name: string;
  /** All names, for comparison. */
  names: string[];
  tags: Record<string, string>;
  position: Position;
  /** Meters. */
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

/** Anyone may edit the map, so only plain web addresses become links. */
export function parseWebsite(tags: Record<string, string>): string | null {
  const url = (tags.website ?? tags['contact:website'] ?? tags.url)?.split(';')[0]?.trim();
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
