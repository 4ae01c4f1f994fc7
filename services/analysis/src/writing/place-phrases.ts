import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';

/** Returns the name of a place as a sentence needs it: "the Netherlands", "Arezzo". */
export const formatSubject = ({ kind, name, countryCode }: LocatedPlace): string =>
  kind === 'country' ? addCountryArticle(countryCode, name) : name;

/** Returns the country of a place with its preposition: "in the Netherlands", "on Norfolk Island". */
export const formatCountryLocation = ({ country, countryCode }: LocatedPlace): string =>
  addCountryPreposition(countryCode, country);

/** Returns the name in the local language in parentheses; empty if it does not differ. */
export const formatLocalName = ({ name, localName }: LocatedPlace) =>
  localName && localName !== name ? ` (${localName})` : '';
