import type { CitedText } from '@placelore/contracts/content/cited-texts.js';
import { addCountryArticle, addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
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

/** Returns the name of a place within a sentence: "the Netherlands", "Arezzo". */
export const formatSubject = ({ kind, name, countryCode }: LocatedPlace): string =>
  kind === 'country' ? addCountryArticle(countryCode, name) : name;

/** Returns the country of a place with its preposition: "in the Netherlands", "on Norfolk Island". */
export const formatCountryLocation = ({ country, countryCode }: LocatedPlace): string =>
  addCountryPreposition(countryCode, country);

/** Returns the name in the local language, in parentheses, where it differs. */
export const formatLocalName = ({ name, localName }: LocatedPlace) =>
  localName && localName !== name ? ` (${localName})` : '';

/**
 * Returns the sentence that says where a place is, with the fact that does. Where it is comes from its geo provider, so
 * the sentence also holds without such a fact. It is empty for a place that is all of its country.
 */
export function citeLocation(place: LocatedPlace, { facts }: PlaceKnowledge): CitedText {
  const location = formatLocation(place);
  if (location === '') return [];
  const cited = facts.find(
    ({ kind, language, statement }) =>
      kind === 'location' && /^en\b/i.test(language) && statement.includes(place.country),
  );
  return [{ text: `${place.name}${formatLocalName(place)} is in ${location}.`, facts: cited ? [cited.id] : [] }];
}
