import type { Category } from '@placelore/contracts/places/categories.js';
import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';

/**
 * Returns the regions around the place, from near to far, in the form that follows "in": "Utrecht, the Netherlands".
 */
export function formatLocation({ name, city, region, country, countryCode }: LocatedPlace): string {
  const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const usedParts = new Set([normalize(name)]);
  const isNew = (part: string | null): part is string =>
    !!part && !usedParts.has(normalize(part)) && !!usedParts.add(normalize(part));
  const parts = [city, region].filter(isNew);
  return [...parts, ...(isNew(country) ? [addCountryArticle(countryCode, country)] : [])].join(', ');
}

/** Returns the kind of a place with its article: "a hotel", "a museum". */
export const getNoun = ({ noun, category }: LocatedPlace): string => noun ?? CATEGORY_NOUNS[category];

/** Returns the name of a place within a sentence: "the Netherlands", "Arezzo". */
export const formatSubject = ({ kind, name, countryCode }: LocatedPlace): string =>
  kind === 'country' ? addCountryArticle(countryCode, name) : name;

/** Returns the country of a place with its preposition: "in the Netherlands", "on Norfolk Island". */
export const formatCountryLocation = ({ country, countryCode }: LocatedPlace): string =>
  addCountryPreposition(countryCode, country);

/** Returns the name in the local language, in parentheses, where it differs. */
export const formatLocalName = ({ name, localName }: LocatedPlace) =>
  localName && localName !== name ? ` (${localName})` : '';

/** Nouns for the categories within a sentence. */
const CATEGORY_NOUNS: Record<Category, string> = {
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
