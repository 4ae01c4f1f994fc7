/** Characters of the longest slug. */
export const MAX_SLUG_LENGTH = 50;
/** Words of small letters and digits, parted by one hyphen. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * The part of an address made of a title: lower case without accents, all but letters, digits, spaces and hyphens
 * removed, spaces and repeated hyphens as one hyphen, none at the ends, at most `most` characters. Empty for a title
 * that has no letter of the Latin script.
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
