import type { Category } from '@placelore/contracts/places/categories.js';
import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';

/** What surrounds the place, from near to far, as it stands behind "in": "Utrecht, the Netherlands". */
export function formatLocation({ name, city, region, country, countryCode }: LocatedPlace): string {
  const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const usedParts = new Set([normalize(name)]);
  const isNew = (part: string | null): part is string =>
    !!part && !usedParts.has(normalize(part)) && !!usedParts.add(normalize(part));
  const parts = [city, region].filter(isNew);
  return [...parts, ...(isNew(country) ? [addCountryArticle(countryCode, country)] : [])].join(', ');
}

/** What a place is, with its article: "a hotel", "a museum". */
export const getNoun = ({ noun, category }: LocatedPlace): string => noun ?? CATEGORY_NOUNS[category];

/** The name of a place within a sentence: "the Netherlands", "Arezzo". */
export const formatSubject = ({ kind, name, countryCode }: LocatedPlace): string =>
  kind === 'country' ? addCountryArticle(countryCode, name) : name;

/** The country of a place with its preposition: "in the Netherlands", "on Norfolk Island". */
export const formatCountryLocation = ({ country, countryCode }: LocatedPlace): string =>
  addCountryPreposition(countryCode, country);

/** The name in the local language, in brackets, where it differs. */
export const formatLocalName = ({ name, localName }: LocatedPlace) =>
  localName && localName !== name ? ` (${localName})` : '';

/** What a category is in a sentence. */
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
