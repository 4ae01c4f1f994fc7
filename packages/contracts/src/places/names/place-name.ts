/** Maximum length of a place name, in characters. */
export const MAX_PLACE_NAME_LENGTH = 300;

/** Characters of markup, code and queries, which no place name contains. */
const FORBIDDEN = /[<>\\{}`=;]|--|\/\*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN_OR_SPACES = /(?:[<>\\{}`=;\s\u0000-\u001F\u007F]|-{2,}|\/\*)+/g;

/** Checks for characters that no place name contains, with which names are rejected. */
export const hasForbiddenCharacters = (text: string): boolean => FORBIDDEN.test(text);

/**
 * Converts any title or location to a searchable place name: forbidden characters become spaces, and long text is cut
 * after a whole word. Returns an empty string if nothing is left.
 */
export function toPlaceName(text: string): string {
  const name = text.replace(FORBIDDEN_OR_SPACES, ' ').trim();
  if (name.length <= MAX_PLACE_NAME_LENGTH) return name;
  const lastSpace = name.slice(0, MAX_PLACE_NAME_LENGTH + 1).lastIndexOf(' ');
  // Cuts a single long word, but never inside a surrogate pair.
  return lastSpace > 0
    ? name.slice(0, lastSpace)
    : name.slice(0, MAX_PLACE_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Maximum length of a guide's name, in characters. */
export const MAX_GUIDE_NAME_LENGTH = 200;

/** Scripts in which two characters can be a complete name. */
const SHORT_NAME_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Checks whether a trimmed name has at least 3 characters, or 2 in such a script, as a guide requires. */
export const isLongEnoughName = (name: string): boolean => name.length >= (SHORT_NAME_SCRIPTS.test(name) ? 2 : 3);

/** Checks whether a guide can be requested for a name; with a position, any name is accepted. */
export const isGuideName = (name: string, hasPosition = false): boolean =>
  (hasPosition ? name.length > 0 : isLongEnoughName(name)) && name.length <= MAX_GUIDE_NAME_LENGTH;
