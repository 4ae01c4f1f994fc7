import type { Atlas } from '../atlas/atlas.js';
import { findCountryByName, getCountryName, getCountryProfile } from '../countries/countries.js';
import { toCountryName } from './demonyms.js';
import { type FoundPlaces, resolve } from './found-places.js';

/** Words for the capital around the name of a country, in five languages. */
const CAPITAL =
  /^(?:(?:what|which|where) is |was ist |quelle est |cual es |qual e )?(?:the |die |la )?(?:capital(?: city)?|hauptstadt|capitale)(?: (?:of|von|der|des|de|du|di|del|della|dell))?(?: (?:the|la|el|les|los))? (.+)$|^(.+?) (?:capital(?: city)?|hauptstadt)$/;

/** Returns the capital of the country that a search asks for: "capital of bhutan"; null for any other search. */
export function findCapital(atlas: Atlas, text: string): FoundPlaces | null {
  const found = CAPITAL.exec(text);
  const name = found?.[1] ?? found?.[2];
  const country = name === undefined ? null : findCountryByName(toCountryName(name));
  const capital = country === null ? undefined : getCountryProfile(country)?.capital;
  return country !== null && capital ? resolve(atlas, `${capital}, ${getCountryName(country)}`, 'exact') : null;
}
