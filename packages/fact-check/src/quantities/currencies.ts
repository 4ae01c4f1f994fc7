import type { Token } from '../text/tokenize.js';

/** Currencies with several names: pattern of the normalized words in all languages, and the name to compare by. */
const CURRENCIES: readonly [RegExp, string][] = [
  [/\bcent|penc|penn/, 'cent'],
  [/€|eur/, 'EUR'],
  [/r \$|\breais\b|\breal\b|brl/, 'real'],
  [/\$|dollar|dolar|usd/, 'dollar'],
  [/£|pound|pfund|libras|gbp/, 'GBP'],
  [/kron[eauo]|kronur|kroner|nok|isk|sek|dkk|couronne|corona|korun[ay]|korun\b/, 'krone'],
  [/cfa|franc|franken|franco|chf/, 'franc'],
  [/\brand\b|\br\b|zar/, 'ZAR'],
  [/dong|đong/, 'VND'],
  [/yen|jpy|¥/, 'JPY'],
  [/rou?b(?:el|le)|rubl/, 'ruble'],
  [/zlot/, 'zloty'],
  [/dinar/, 'dinar'],
  [/\blir[ae]|turkish/, 'lira'],
  [/\blev(?:s|a|y)?\b|\blewa\b/, 'lev'],
  [/\blaris?\b/, 'lari'],
  [/\ble[iu]\b/, 'leu'],
  [/\bbahts?\b/, 'baht'],
  [/hr[iy]vn|grywn/, 'hryvnia'],
  [/₹|rup(?:ee|i|ia)/, 'rupee'],
  [/shek|schekel/, 'shekel'],
  [/\bpeso/, 'peso'],
  [/\bsol(?:es)?\b/, 'sol'],
  [/dirham/, 'dirham'],
  [/ringgit|\brm\b/, 'ringgit'],
];

/** Dollars by country: letters before the sign, words, and the country. */
const DOLLARS: readonly [RegExp, RegExp, string][] = [
  [/^USD?$/, /\b(?:us|u s)\b|americ|amerik|estadounid|statunit/, 'US'],
  [/^(?:C|CA|CAD)$/, /canad|kanad/, 'CA'],
  [/^(?:A|AU|AUD)$/, /austral/, 'AU'],
  [/^NZD?$/, /zealand|seeland|zeland|zelanda/, 'NZ'],
  [/^HKD?$/, /hong/, 'HK'],
  [/^(?:S|SG|SGD)$/, /singap/, 'SG'],
];

/**
 * Returns whether two currencies may be equal: "dollars" may be those of any country, "$" those of the United States.
 */
export const isSameCurrency = (stated: string | null, known: string | null): boolean =>
  stated === known ||
  ((stated === 'cent' || known === 'cent') && stated !== null && known !== null) ||
  (stated === 'dollar' && known !== null && / dollar$/.test(known)) ||
  (stated === 'US dollar' && known === 'dollar');

/** Codes that are also capitalized words. */
const WORDS: ReadonlySet<string> = new Set(['ALL', 'CUP', 'GEL', 'MOP', 'PEN', 'TOP', 'TRY']);
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').filter((code) => !WORDS.has(code)));
const CODE_NAMES = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });

/** Codes of currencies by their signs and short forms. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '₹': 'INR', Rs: 'INR', '₺': 'TRY', TL: 'TRY', '₽': 'RUB', '₩': 'KRW', '₫': 'VND', '₴': 'UAH', '₦': 'NGN' },
    ...{ '₱': 'PHP', '฿': 'THB', '₪': 'ILS', '₸': 'KZT', '₾': 'GEL', '₼': 'AZN', '₡': 'CRC', '₲': 'PYG', '៛': 'KHR' },
    ...{ Rp: 'IDR', Kč: 'CZK', Ft: 'HUF', zł: 'PLN', kr: 'NOK', S: 'PEN', Bs: 'BOB', лв: 'BGN', Ksh: 'KES' },
    ...{ KSh: 'KES', TSh: 'TZS', USh: 'UGX', Tsh: 'TZS', '₮': 'MNT', '₭': 'LAK', '֏': 'AMD' },
  }),
);
/** Returns whether a token is a code that is also a word, and therefore counts only after an amount. */
export const isCurrencyCode = ({ text }: Token): boolean => WORDS.has(text);
const getCode = (text: string): string | undefined => (CODES.has(text) || WORDS.has(text) ? text : SIGNS.get(text));

/** Returns whether a token is an ISO 4217 code or a currency sign that may stand before an amount. */
export const isCurrencySign = ({ text }: Token): boolean =>
  /^(?:[€$£¥]|RM)$/.test(text) || (text !== 'S' && SIGNS.has(text)) || CODES.has(text);

/** Returns the name by which a currency is compared; it is the same for "50 JOD" and "fifty dinars". */
export function findCurrency(tokens: readonly Token[], first: number, last: number): string {
  const own = tokens.slice(first, last + 1);
  const code = own.map(({ text }) => getCode(text)).find((each) => each !== undefined);
  const text = [...own.map(({ word }) => word), code === undefined ? '' : CODE_NAMES.of(code)!.toLowerCase()].join(' ');
  const known = CURRENCIES.find(([pattern]) => pattern.test(text));
  const name = code === undefined ? tokens[last]!.word : text.split(' ').at(-1)!;
  if (known?.[1] === 'dollar') {
    const country = DOLLARS.find(([sign, word]) => sign.test(own[0]!.text) || word.test(text))?.[2];
    return country === undefined ? 'dollar' : `${country} dollar`;
  }
  return known?.[1] ?? name.replace(/(?:es|s|i|e)$/, '');
}
