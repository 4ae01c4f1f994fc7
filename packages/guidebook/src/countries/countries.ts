import { continents, countries, languages, type TCountryCode } from 'countries-list';
import { toNameKey } from '../names/name-keys.js';

/** Common country names beyond those of the `countries-list` package and Unicode's CLDR. */
const EXTRA_NAMES: Record<string, string> = {
  USA: 'US',
  'U.S.A.': 'US',
  America: 'US',
  UK: 'GB',
  'U.K.': 'GB',
  'Great Britain': 'GB',
  Britain: 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  UAE: 'AE',
  Holland: 'NL',
  Burma: 'MM',
  Vatican: 'VA',
  'Holy See': 'VA',
  Macau: 'MO',
  'Viet Nam': 'VN',
  'Republic of Ireland': 'IE',
  'Republic of Korea': 'KR',
  Korea: 'KR',
  'Russian Federation': 'RU',
  'Lao PDR': 'LA',
  Swaziland: 'SZ',
  Macedonia: 'MK',
  Bosnia: 'BA',
  Kosovo: 'XK',
  Bharat: 'IN',
  Hindustan: 'IN',
  Aotearoa: 'NZ',
  PNG: 'PG',
  DRC: 'CD',
  KSA: 'SA',
  Persia: 'IR',
  Siam: 'TH',
  Ceylon: 'LK',
  Abyssinia: 'ET',
  Rhodesia: 'ZW',
  'Land of the Rising Sun': 'JP',
  'Emerald Isle': 'IE',
  'Kiwi Land': 'NZ',
  'Down Under': 'AU',
  'The States': 'US',
  'United Kingdom of Great Britain and Northern Ireland': 'GB',
  // Official names, which are not in CLDR.
  'United States of America': 'US',
  'Estados Unidos de América': 'US',
  "People's Republic of China": 'CN',
  中华人民共和国: 'CN',
  中華人民共和国: 'CN',
  中華人民共和國: 'CN',
  日本国: 'JP',
  대한민국: 'KR',
  大韓民国: 'KR',
  大韓民國: 'KR',
  大韩民国: 'KR',
  'Bundesrepublik Deutschland': 'DE',
  'Republik Österreich': 'AT',
  'République française': 'FR',
  'Repubblica Italiana': 'IT',
  'Reino de España': 'ES',
  'República Portuguesa': 'PT',
  'Estados Unidos Mexicanos': 'MX',
  'República Argentina': 'AR',
  'Российская Федерация': 'RU',
  'Hellenic Republic': 'GR',
  Hellas: 'GR',
  'Türkiye Cumhuriyeti': 'TR',
};

/** Languages in which travelers write countries' names, the most certain first. */
const LANGUAGES =
  `en fr de es it pt nl pl tr ru uk cs sv da nb fi hu ro el he ar fa hi th vi id ko ja zh-Hans zh-Hant`.split(' ');

/** Codes of all known countries and territories. */
export const COUNTRY_CODES: readonly string[] = Object.keys(countries);

const getCountryData = (code: string) =>
  countries[code as TCountryCode] as (typeof countries)[TCountryCode] | undefined;

const codeByNameKey = new Map<string, string>();
for (const locale of LANGUAGES) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  for (const code of Object.keys(countries)) addName(names.of(code), code);
}
for (const [name, code] of Object.entries(EXTRA_NAMES)) addName(name, code);
for (const [code, country] of Object.entries(countries)) {
  const { alias = [] } = country as { alias?: string[] };
  for (const name of [country.name, country.native, ...alias]) addName(name, code);
}

function addName(name: string | undefined, code: string): void {
  const key = name ? toNameKey(name) : '';
  // A name in an earlier language takes precedence: in some languages, another country is called "Niger".
  if (key !== '' && !codeByNameKey.has(key)) codeByNameKey.set(key, code);
}

/** Returns the English name travelers use, such as "United States", or the code itself when it is unknown. */
export function getCountryName(code: string): string {
  return getCountryData(code)?.name ?? (code === 'XK' ? 'Kosovo' : code);
}

/**
 * Returns the code of the country with this name in English, French, German, Spanish, Italian or its own language; null
 * for none.
 */
export function findCountryByName(text: string): string | null {
  return codeByNameKey.get(toNameKey(text)) ?? null;
}

/** Returns the codes of a country's languages, the most important first; none for an unknown country. */
export const getLanguageCodes = (code: string): readonly string[] => getCountryData(code)?.languages ?? [];

/** General facts about a country. */
export interface CountryProfile {
  capital: string;
  continent: string;
  continentCode: string;
  languages: string[];
  currencies: string[];
}

/** Returns the profile of a country, or null for an unknown code. */
export function getCountryProfile(code: string): CountryProfile | null {
  const country = getCountryData(code);
  if (!country) return null;
  return {
    capital: country.capital,
    continent: continents[country.continent],
    continentCode: country.continent,
    languages: country.languages.map((language) => languages[language].name),
    currencies: [...country.currency],
  };
}
