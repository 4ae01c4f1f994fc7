import { addCountryArticle } from '@placelore/contracts/places/country-article.js';
import { getCountryName, getCountryProfile } from './countries.js';

/**
 * Descriptions of countries and territories where "is a country in" their continent is wrong or too vague. Plural names
 * have `are`.
 */
const PREDICATES: Record<string, string> = {
  AC: 'is a British island in the South Atlantic',
  AG: 'is an island country in the Caribbean',
  AI: 'is a British overseas territory in the Caribbean',
  AM: 'is a country in the Caucasus',
  AQ: 'is the continent around the South Pole; it belongs to no country',
  AS: 'is a territory of the United States in the South Pacific',
  AU: 'is a country in Oceania and a continent of its own',
  AW: 'is a country of the Kingdom of the Netherlands in the Caribbean',
  AX: 'is an autonomous region of Finland in the Baltic Sea',
  AZ: 'is a country in the Caucasus',
  BB: 'is an island country in the Caribbean',
  BH: 'is an island country in the Persian Gulf',
  BL: 'is an overseas collectivity of France in the Caribbean',
  BM: 'is a British overseas territory in the North Atlantic',
  BN: 'is a country on the island of Borneo',
  BQ: 'is a special municipality of the Netherlands in the Caribbean',
  BS: 'is an island country in the Atlantic Ocean, north of the Caribbean Sea',
  BV: 'is an uninhabited dependency of Norway in the South Atlantic',
  BZ: 'is a country in Central America',
  CC: 'are an external territory of Australia in the Indian Ocean',
  CK: 'are a self-governing island country in the South Pacific, in free association with New Zealand',
  CR: 'is a country in Central America',
  CU: 'is an island country in the Caribbean',
  CV: 'is an island country in the Atlantic Ocean, off West Africa',
  CW: 'is a country of the Kingdom of the Netherlands in the Caribbean',
  CX: 'is an external territory of Australia in the Indian Ocean',
  CY: 'is an island country in the eastern Mediterranean',
  DM: 'is an island country in the Caribbean',
  DO: 'is a country in the Caribbean',
  EG: 'is a country in Africa; its Sinai Peninsula is in Asia',
  EH: 'is a disputed territory in Africa',
  FJ: 'is an island country in the South Pacific',
  FK: 'are a British overseas territory in the South Atlantic, which Argentina claims',
  FM: 'is an island country in the western Pacific',
  FO: 'are a self-governing part of the Kingdom of Denmark in the North Atlantic',
  GB: 'is a country in Europe',
  GD: 'is an island country in the Caribbean',
  GE: 'is a country in the Caucasus',
  GF: 'is an overseas department of France in South America',
  GG: 'is a British Crown dependency in the English Channel',
  GI: 'is a British overseas territory at the southern end of the Iberian Peninsula',
  GL: 'is a self-governing part of the Kingdom of Denmark in North America',
  GP: 'is an overseas department of France in the Caribbean',
  GS: 'are a British overseas territory in the South Atlantic, which Argentina claims',
  GT: 'is a country in Central America',
  GU: 'is a territory of the United States in the western Pacific',
  HK: 'is a special administrative region of China',
  HM: 'are an uninhabited external territory of Australia in the southern Indian Ocean',
  HN: 'is a country in Central America',
  HT: 'is a country in the Caribbean',
  ID: 'is an island country in Southeast Asia and Oceania',
  IM: 'is a British Crown dependency in the Irish Sea',
  IO: 'is a group of islands in the Indian Ocean, whose sovereignty is disputed',
  IS: 'is an island country in the North Atlantic, counted as part of Europe',
  JE: 'is a British Crown dependency in the English Channel',
  JM: 'is an island country in the Caribbean',
  JP: 'is an island country in East Asia',
  KI: 'is an island country in the central Pacific',
  KM: 'are an island country in the Indian Ocean, off East Africa',
  KN: 'is an island country in the Caribbean',
  KY: 'are a British overseas territory in the Caribbean',
  KZ: 'is a country in Central Asia; a part of it is in Europe',
  LC: 'is an island country in the Caribbean',
  LK: 'is an island country in South Asia',
  MC: 'is a city-state in Europe, on the Mediterranean coast',
  MF: 'is an overseas collectivity of France in the Caribbean',
  MG: 'is an island country in the Indian Ocean, off East Africa',
  MH: 'are an island country in the Pacific',
  MO: 'is a special administrative region of China',
  MP: 'are a commonwealth of the United States in the western Pacific',
  MQ: 'is an overseas department of France in the Caribbean',
  MS: 'is a British overseas territory in the Caribbean',
  MT: 'is an island country in the Mediterranean Sea',
  MU: 'is an island country in the southwestern Indian Ocean',
  MV: 'are an island country in the Indian Ocean',
  NC: 'is a territory of France in the South Pacific',
  NF: 'is an external territory of Australia in the South Pacific',
  NI: 'is a country in Central America',
  NR: 'is an island country in the Pacific',
  NU: 'is a self-governing island country in the South Pacific, in free association with New Zealand',
  NZ: 'is an island country in the southwestern Pacific',
  PA: 'is a country in Central America',
  PF: 'is an overseas collectivity of France in the South Pacific',
  PG: 'is a country in Oceania, on the eastern half of the island of New Guinea and smaller islands',
  PH: 'is an island country in Southeast Asia',
  PM: 'is an overseas collectivity of France, off the coast of Newfoundland',
  PN: 'are a British overseas territory in the South Pacific',
  PR: 'is a commonwealth of the United States in the Caribbean',
  PS: 'is a state in Western Asia, which many countries recognize and others do not',
  PW: 'is an island country in the western Pacific',
  RE: 'is an overseas department of France in the Indian Ocean',
  RU: 'is a country in Eastern Europe and northern Asia',
  SB: 'are an island country in the southwestern Pacific',
  SC: 'are an island country in the Indian Ocean',
  SG: 'is a city-state in Southeast Asia',
  SH: 'is a British island in the South Atlantic',
  SJ: 'are parts of Norway in the Arctic Ocean',
  ST: 'is an island country in the Gulf of Guinea, off Central Africa',
  SV: 'is a country in Central America',
  SX: 'is a country of the Kingdom of the Netherlands in the Caribbean',
  TA: 'is a group of British islands in the South Atlantic',
  TC: 'are a British overseas territory in the Atlantic Ocean, north of Hispaniola',
  TF: 'are a territory of France in the southern Indian Ocean',
  TK: 'is a territory of New Zealand in the South Pacific',
  TL: 'is a country in Southeast Asia',
  TO: 'is an island country in the South Pacific',
  TR: 'is a country in Western Asia and southeastern Europe',
  TT: 'is an island country in the Caribbean',
  TV: 'is an island country in the South Pacific',
  TW: 'is an island in East Asia, whose political status is disputed',
  UM: 'are islands of the United States in the Pacific and the Caribbean',
  US: 'is a country in North America; its state of Hawaii is in the Pacific',
  VA: 'is a city-state in Europe, enclosed by the city of Rome',
  VC: 'is an island country in the Caribbean',
  VG: 'are a British overseas territory in the Caribbean',
  VI: 'are a territory of the United States in the Caribbean',
  VU: 'is an island country in the South Pacific',
  WF: 'is an overseas collectivity of France in the South Pacific',
  WS: 'is an island country in the South Pacific',
  XK: 'is a state in Europe, which many countries recognize and others do not',
  YT: 'is an overseas department of France in the Indian Ocean',
};

/**
 * Sentences about capitals where "The capital is …" is wrong or insufficient; null omits the sentence.
 */
const CAPITAL_SENTENCES: Record<string, string | null> = {
  AC: 'The main settlement is Georgetown.',
  BJ: 'The capital is Porto-Novo; the seat of government is Cotonou.',
  BO: 'The constitutional capital is Sucre; the seat of government is La Paz.',
  BQ: 'The capital is Kralendijk.',
  CI: 'The capital is Yamoussoukro; the largest city is Abidjan.',
  CL: 'The capital is Santiago; the congress meets in Valparaíso.',
  EH: null,
  GI: null,
  GS: 'The main settlement is King Edward Point.',
  HK: null,
  IL: 'The seat of government is Jerusalem, whose status is disputed.',
  IO: null,
  LK: 'The capital is Sri Jayawardenepura Kotte; the largest city is Colombo.',
  LU: 'The capital is Luxembourg City.',
  MC: null,
  MN: 'The capital is Ulaanbaatar.',
  MS: 'The official capital, Plymouth, was abandoned after volcanic eruptions; the government is in Brades.',
  MY: 'The capital is Kuala Lumpur; the seat of government is Putrajaya.',
  NL: 'The capital is Amsterdam; the seat of government is The Hague.',
  NR: 'There is no official capital; the government is in Yaren.',
  PS: 'The government is in Ramallah.',
  SG: null,
  SM: 'The capital is the City of San Marino.',
  SJ: 'The main settlement is Longyearbyen.',
  SZ: 'The government is in Mbabane, the parliament in Lobamba.',
  TA: 'The main settlement is Edinburgh of the Seven Seas.',
  TF: null,
  TK: null,
  TZ: 'The capital is Dodoma; the largest city is Dar es Salaam.',
  US: 'The capital is Washington, D.C.',
  VA: null,
  YE: 'The constitutional capital is Sana’a.',
  ZA: 'It has three capitals: Pretoria, Cape Town and Bloemfontein.',
};

/** Territories without permanent inhabitants, where no language is spoken. */
const UNINHABITED: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** English names of languages that replace those of the country list. */
const LANGUAGES: Record<string, string> = {
  Cambodian: 'Khmer',
  Haitian: 'Haitian Creole',
  Laotian: 'Lao',
  // The list gives this code for Aruba and Curaçao, where Papiamento is meant.
  'Panjabi / Punjabi': 'Papiamento',
  'Norwegian Bokmål': 'Norwegian',
  'Norwegian Nynorsk': 'Norwegian',
  Peul: 'Fula',
  Rwandi: 'Kinyarwanda',
  Somalia: 'Somali',
  Tonga: 'Tongan',
};

/** Countries whose capital is not stated, because they have several or because it is disputed. */
const NO_SINGLE_CAPITAL: ReadonlySet<string> = new Set(['BO', 'EH', 'IL', 'NR', 'PS', 'SZ', 'YE', 'ZA']);

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a country name for use within a sentence: "the Netherlands", "Italy". */
export const formatCountryInSentence = (code: string): string => addCountryArticle(code, getCountryName(code));

/**
 * Describes what a country or territory is and where: "The Netherlands is a country in Europe." Null for an unknown
 * code.
 */
export function describeCountry(code: string): string | null {
  const profile = getCountryProfile(code);
  if (profile === null) return null;
  const predicate = PREDICATES[code] ?? `is a country in ${profile.continent}`;
  return `${capitalize(formatCountryInSentence(code))} ${predicate}.`;
}

/** Names the capital in a sentence; null if there is none to state. */
export function describeCapital(code: string): string | null {
  const statement = CAPITAL_SENTENCES[code];
  if (statement !== undefined) return statement;
  const capital = getCountryProfile(code)?.capital;
  if (!capital) return null;
  return capital === getCountryName(code) ? `The capital is the city of ${capital}.` : `The capital is ${capital}.`;
}

/** Names the official or widely spoken languages in a sentence; null for an uninhabited territory. */
export function describeLanguages(code: string): string | null {
  const languages = getCountryProfile(code)?.languages ?? [];
  if (languages.length === 0 || UNINHABITED.has(code)) return null;
  const languageNames = new Set(languages.map((language) => LANGUAGES[language] ?? language));
  return `Official or widely spoken languages: ${[...languageNames].join(', ')}.`;
}

/** Checks whether the town that the gazetteer ranks as capital may be called the capital of its country. */
export const hasSingleCapital = (code: string): boolean =>
  !NO_SINGLE_CAPITAL.has(code) && describeCapital(code)?.startsWith('The capital is') === true;
