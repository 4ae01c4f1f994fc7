/** Maximum slug length in characters. */
export const MAX_SLUG_LENGTH = 50;
/** Lowercase words and digits, separated by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Replacements for letters that Unicode does not decompose into a base letter and a mark. */
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
};

/**
 * Converts a title to a slug of at most `max` characters: lowercase, without accents, with only letters, digits and
 * single hyphens between words.
 * Returns an empty string for a title without Latin letters and digits.
 */
export function toSlug(title: string, maxLength = MAX_SLUG_LENGTH): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? '')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
}
