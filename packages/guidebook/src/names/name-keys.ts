import { distance } from 'fastest-levenshtein';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTER_REPLACEMENTS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
};
const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/**
 * Normalizes a name so that different spellings match: NFKD without accents, lower case, words separated by one space,
 * no apostrophes, "&" and common abbreviations spelled out, no leading "the". Letters of non-Latin scripts stay.
 */
export function normalizeName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıħə]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/['’‘ʻʼ`´ʿʾ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : word));
  return (words[0] === 'the' && words.length > 1 ? words.slice(1) : words).join(' ');
}

/** Returns the index key of a name: normalized and without spaces, so that "Kinkaku-ji" and "Kinkakuji" match. */
export function toNameKey(name: string): string {
  return normalizeName(name).replaceAll(' ', '');
}

/**
 * Returns the possible keys of a name: its own, and one in which ae, oe and ue stand for German umlauts ("Koeln").
 * Short names have no second key, since Hue is not Hu.
 */
export function toNameKeys(name: string): string[] {
  const key = toNameKey(name);
  if (key.length < MIN_FUZZY_LENGTH) return [key];
  const withoutUmlauts = key.replace(/([aou])e/g, '$1');
  return withoutUmlauts === key ? [key] : [key, withoutUmlauts];
}

/** Names with a lower similarity are different names: one wrong letter in five, two in eight. */
export const MIN_SIMILARITY = 0.75;
/** Shorter names resemble too many others for fuzzy matching. */
export const MIN_FUZZY_LENGTH = 5;

/**
 * Returns the similarity of two name keys, 0 to 1: one minus the Levenshtein distance divided by the longer length.
 */
export function nameSimilarity(a: string, b: string): number {
  const maxLength = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > maxLength * (1 - MIN_SIMILARITY)) return 0;
  return maxLength === 0 ? 0 : 1 - distance(a, b) / maxLength;
}

/** Hashes a key by FNV-1a, 32 bits, over UTF-16 code units; names are looked up by this hash. */
export function hashNameKey(key: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
