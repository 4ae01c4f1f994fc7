import { toNameKey } from '../names/name-keys.js';

const US: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/**
 * First-level regions by GeoNames code (US postal codes; numbers for other countries), for countries where people write
 * them after a town name. Regions of other countries are unknown.
 */
const REGIONS: Record<string, Record<string, string>> = {
  US,
  CA: {
    '01': 'Alberta',
    '02': 'British Columbia',
    '03': 'Manitoba',
    '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador',
    '07': 'Nova Scotia',
    '08': 'Ontario',
    '09': 'Prince Edward Island',
    '10': 'Quebec',
    '11': 'Saskatchewan',
    '12': 'Yukon',
    '13': 'Northwest Territories',
    '14': 'Nunavut',
  },
  AU: {
    '01': 'Australian Capital Territory',
    '02': 'New South Wales',
    '03': 'Northern Territory',
    '04': 'Queensland',
    '05': 'South Australia',
    '06': 'Tasmania',
    '07': 'Victoria',
    '08': 'Western Australia',
  },
  GB: { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
};

export interface Region {
  country: string;
  code: string;
  name: string;
}

const regionsByNameKey = new Map<string, Region[]>();
for (const [country, regions] of Object.entries(REGIONS)) {
  for (const [code, name] of Object.entries(regions)) {
    const region = { country, code, name };
    const spellings = country === 'US' ? [name, code] : [name];
    for (const key of spellings.map(toNameKey))
      regionsByNameKey.set(key, [...(regionsByNameKey.get(key) ?? []), region]);
  }
}

/** Returns the name of a first-level region, or null when it is unknown. */
export function getRegionName(country: string, code: string): string | null {
  return REGIONS[country]?.[code] ?? null;
}

/** Returns regions with this name; US states also by postal code. */
export function findRegionsByName(text: string): Region[] {
  return regionsByNameKey.get(toNameKey(text)) ?? [];
}
