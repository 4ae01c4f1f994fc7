import { getCountryName } from '@placelore/guidebook/countries.js';
import type { PositionAddress } from '../geo-provider.js';

/** A part of an address, as all of Google's services tell it. */
export interface AddressPart {
  long: string;
  short: string;
  types: readonly string[];
}

/** The types of address parts by what they are called in different countries, the most usual one first. */
const CITY_TYPES = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'sublocality_level_1',
  'administrative_area_level_2',
];
const LOCALITY_TYPES = ['sublocality_level_1', 'sublocality', 'neighborhood', 'locality'];
const REGION_TYPES = ['administrative_area_level_1', 'administrative_area_level_2'];

/** City, locality, region and country among the parts of an address; what it does not tell is null. */
export function toAddress(parts: readonly AddressPart[]): PositionAddress {
  const findFirst = (types: string[], other: string | null = null) =>
    types.map((type) => parts.find((part) => part.types.includes(type))?.long).find((name) => name && name !== other) ??
    null;
  const code = parts.find(({ types }) => types.includes('country'))?.short.toUpperCase() ?? '';
  const countryCode = /^[A-Z]{2}$/.test(code) ? code : null;
  const city = findFirst(CITY_TYPES);
  return {
    city,
    locality: findFirst(LOCALITY_TYPES, city),
    region: findFirst(REGION_TYPES, city),
    country: countryCode === null ? null : getCountryName(countryCode),
    countryCode,
  };
}
