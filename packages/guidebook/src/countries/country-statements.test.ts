import { COUNTRY_CODES, getCountryName } from './countries.js';
import { describeCapital, describeCountry, describeLanguages, formatCountryInSentence } from './country-statements.js';

/** ISO 3166-1 codes of territories that are not sovereign countries or whose status is disputed. */
const NON_SOVEREIGN_CODES = new Set(
  `AC AI AQ AS AX BL BM BQ BV CC CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF PF PM PN PR
  PS RE SH SJ TA TC TF TK TW UM VG VI WF XK YT`.split(/\s+/),
);
const PLURAL_CODES = 'CC CK FK FO GS HM KM KY MH MP MV PN SB SC SJ TC TF UM VG VI'.split(' ');

describe('describeCountry', () => {
  it.each(COUNTRY_CODES)('describes %s in complete English sentences', (code) => {
    const text = describeCountry(code)!;
    const name = getCountryName(code);
    expect(text.toLowerCase().startsWith(`${formatCountryInSentence(code).toLowerCase()} `)).toBe(true);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).toMatch(PLURAL_CODES.includes(code) ? / are / : / is /);
    // A country does not lie in itself, and its name appears once.
    expect(text.split(name)).toHaveLength(2);
    expect(describeLanguages(code) ?? '').not.toMatch(/Punjabi|Somalia|Rwandi|Peul/);
    expect([text, describeCapital(code), describeLanguages(code)].join(' ')).not.toMatch(
      /the the|\ba [aeio]\w|\ban [^aeiou\s]|undefined|null|\bin (?:Rome|Netherlands|Philippines|Bahamas|United)\b/i,
    );
  });

  it('calls exactly the sovereign countries countries', () => {
    const sovereign = COUNTRY_CODES.filter((code) => /\bcountry in|city-state|country on/.test(describeCountry(code)!));
    // The countries of a kingdom are not sovereign.
    const constituentCountries = COUNTRY_CODES.filter((code) => /country of the Kingdom/.test(describeCountry(code)!));
    expect(constituentCountries).toEqual(['AW', 'CW', 'SX']);
    expect(sovereign.filter((code) => NON_SOVEREIGN_CODES.has(code))).toEqual([]);
    expect([...sovereign, ...constituentCountries, ...NON_SOVEREIGN_CODES].sort()).toEqual([...COUNTRY_CODES].sort());
  });

  it.each([
    ['AQ', 'Antarctica is the continent around the South Pole; it belongs to no country.'],
    ['NL', 'The Netherlands is a country in Europe.'],
    ['GE', 'Georgia is a country in the Caucasus.'],
    ['GL', 'Greenland is a self-governing part of the Kingdom of Denmark in North America.'],
    ['MV', 'The Maldives are an island country in the Indian Ocean.'],
    ['VA', 'Vatican City is a city-state in Europe, enclosed by the city of Rome.'],
    ['IT', 'Italy is a country in Europe.'],
  ])('describes %s: %s', (code, text) => {
    expect(describeCountry(code)).toBe(text);
  });

  it('returns null for unknown codes, as describeCapital and describeLanguages do', () => {
    expect([describeCountry('ZZ'), describeCapital('ZZ'), describeLanguages('ZZ')]).toEqual([null, null, null]);
  });
});

describe('describeCapital', () => {
  it.each([
    ['SG', null],
    ['HK', null],
    ['IT', 'The capital is Rome.'],
    ['DJ', 'The capital is the city of Djibouti.'],
    ['ZA', 'It has three capitals: Pretoria, Cape Town and Bloemfontein.'],
  ])('describes the capital of %s: %s', (code, text) => {
    expect(describeCapital(code)).toBe(text);
  });
});
