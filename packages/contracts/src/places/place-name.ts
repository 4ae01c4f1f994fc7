/** Characters of a name of a place, at most. */
export const MAX_PLACE_NAME_LENGTH = 300;

/** Signs of markup, code and queries, which no name of a place holds. */
const FORBIDDEN = /[<>\\{}`=;]|--|\/\*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN_OR_SPACES = /(?:[<>\\{}`=;\s\u0000-\u001F\u007F]|-{2,}|\/\*)+/g;

/** Whether a text holds signs that no name of a place has: it is refused as one. */
export const hasForbiddenCharacters = (text: string): boolean => FORBIDDEN.test(text);

/**
 * A title or a location, which may hold anything and be of any length, as a name that a place can be asked for by:
 * signs that names never have are spaces, and what is too long ends with a whole word. Empty when nothing is left.
 */
export function toPlaceName(text: string): string {
  const name = text.replace(FORBIDDEN_OR_SPACES, ' ').trim();
  if (name.length <= MAX_PLACE_NAME_LENGTH) return name;
  const lastSpace = name.slice(0, MAX_PLACE_NAME_LENGTH + 1).lastIndexOf(' ');
  // One word without an end is cut between characters, not within one of two units.
  return lastSpace > 0
    ? name.slice(0, lastSpace)
    : name.slice(0, MAX_PLACE_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Characters of the name a guide is asked for by, at most. */
export const MAX_GUIDE_NAME_LENGTH = 200;

/** Scripts in which two characters are a whole name. */
const SHORT_NAME_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a trimmed name has the 3 characters, or 2 of such a script, without which no guide can be asked for. */
export const isLongEnoughName = (name: string): boolean => name.length >= (SHORT_NAME_SCRIPTS.test(name) ? 2 : 3);

/** Whether a guide can be asked for by a name; beside a position, any name will do. */
export const isGuideName = (name: string, hasPosition = false): boolean =>
  (hasPosition ? name.length > 0 : isLongEnoughName(name)) && name.length <= MAX_GUIDE_NAME_LENGTH;
