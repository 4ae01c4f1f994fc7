import type { Category } from '@placelore/contracts/categories.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';

/** What surrounds the place, from near to far: "Tuscany, Italy". */
export function whereabouts({ name, city, region, country }: LocatedPlace): string {
  const parts = [city, region, country].filter((part) => part !== null && part !== '' && part !== name);
  return [...new Set(parts)].join(', ');
}

/** The name in the local language, in brackets, where it differs. */
export const localNameOf = ({ name, localName }: LocatedPlace) =>
  localName && localName !== name ? ` (${localName})` : '';

/** What a category is in a sentence. */
export const NOUN: Record<Category, string> = {
  Landmark: 'a landmark',
  Museum: 'a museum',
  Restaurant: 'a restaurant',
  Park: 'a park',
  Beach: 'a beach',
  Mountain: 'a mountain',
  'Historical Site': 'a historical site',
  Architecture: 'a work of architecture',
  'Natural Wonder': 'a natural wonder',
  'Cultural Site': 'a cultural site',
  'Religious Site': 'a religious site',
  Shopping: 'a place for shopping',
  Entertainment: 'a place of entertainment',
  Transportation: 'a place of transport',
  Other: 'a place',
};
