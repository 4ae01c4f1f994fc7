import { COUNTRY_CODES, countryName } from './countries.js';
import { capitalStatement, countryInSentence, countryStatement, languagesStatement } from './country-statements.js';

/** Codes of ISO 3166-1 that stand for no sovereign country, and those whose status is disputed. */
const NO_COUNTRIES = new Set(
  `AC AI AQ AS AX BL BM BQ BV CC CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF PF PM PN PR
  PS RE SH SJ TA TC TF TK TW UM VG VI WF XK YT`.split(/\s+/),
);
const PLURALS = 'CC CK FK FO GS HM KM KY MH MP MV PN SB SC SJ TC TF UM VG VI'.split(' ');

describe('countryStatement', () => {
  it.each(COUNTRY_CODES)('says of %s what it is in whole English', (code) => {
    const text = countryStatement(code)!;
    const name = countryName(code);
    expect(text.toLowerCase().startsWith(`${countryInSentence(code).toLowerCase()} `)).toBe(true);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).toMatch(PLURALS.includes(code) ? / are / : / is /);
    // Nothing lies in itself, and the name is told once.
    expect(text.split(name)).toHaveLength(2);
    expect(languagesStatement(code) ?? '').not.toMatch(/Punjabi|Somalia|Rwandi|Peul/);
    expect([text, capitalStatement(code), languagesStatement(code)].join(' ')).not.toMatch(
      /the the|\ba [aeio]\w|\ban [^aeiou\s]|undefined|null|\bin (?:Rome|Netherlands|Philippines|Bahamas|United)\b/i,
    );
  });

  it('calls exactly the sovereign countries so', () => {
    const called = COUNTRY_CODES.filter((code) => /\bcountry in|city-state|country on/.test(countryStatement(code)!));
    // Kingdoms may have several countries: these are not sovereign.
    const others = COUNTRY_CODES.filter((code) => /country of the Kingdom/.test(countryStatement(code)!));
    expect(others).toEqual(['AW', 'CW', 'SX']);
    expect(called.filter((code) => NO_COUNTRIES.has(code))).toEqual([]);
    expect([...called, ...others, ...NO_COUNTRIES].sort()).toEqual([...COUNTRY_CODES].sort());
  });

  it.each([
    ['AQ', 'Antarctica is the continent around the South Pole; it belongs to no country.'],
    ['NL', 'The Netherlands is a country in Europe.'],
    ['GE', 'Georgia is a country in the Caucasus.'],
    ['GL', 'Greenland is a self-governing part of the Kingdom of Denmark in North America.'],
    ['MV', 'The Maldives are an island country in the Indian Ocean.'],
    ['VA', 'Vatican City is a city-state in Europe, enclosed by the city of Rome.'],
    ['IT', 'Italy is a country in Europe.'],
  ])('%s: %s', (code, text) => {
    expect(countryStatement(code)).toBe(text);
  });

  it('says nothing of unknown codes', () => {
    expect([countryStatement('ZZ'), capitalStatement('ZZ'), languagesStatement('ZZ')]).toEqual([null, null, null]);
  });
});

describe('capitalStatement', () => {
  it.each([
    ['SG', null],
    ['HK', null],
    ['IT', 'The capital is Rome.'],
    ['DJ', 'The capital is the city of Djibouti.'],
    ['ZA', 'It has three capitals: Pretoria, Cape Town and Bloemfontein.'],
  ])('%s: %s', (code, text) => {
    expect(capitalStatement(code)).toBe(text);
  });
});
