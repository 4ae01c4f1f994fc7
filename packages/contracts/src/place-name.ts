/** Characters of a name of a place, at most. */
export const PLACE_NAME_MOST = 300;

/** Signs of markup, code and queries, which no name of a place holds. */
const NEVER = /[<>\\{}`=;]|--|\/\*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NEVER_AND_SPACES = /(?:[<>\\{}`=;\s\u0000-\u001F\u007F]|-{2,}|\/\*)+/g;

/** Whether a text holds signs that no name of a place has: it is refused as one. */
export const holdsForeignSigns = (text: string): boolean => NEVER.test(text);

/**
 * A title or a location, which may hold anything and be of any length, as a name that a place can be asked for by:
 * signs that names never have are spaces, and what is too long ends with a whole word. Empty when nothing is left.
 */
export function asPlaceName(text: string): string {
  const name = text.replace(NEVER_AND_SPACES, ' ').trim();
  if (name.length <= PLACE_NAME_MOST) return name;
  const words = name.slice(0, PLACE_NAME_MOST + 1).lastIndexOf(' ');
  // One word without an end is cut between characters, not within one of two units.
  return words > 0 ? name.slice(0, words) : name.slice(0, PLACE_NAME_MOST).replace(/[\uD800-\uDBFF]$/, '');
}
