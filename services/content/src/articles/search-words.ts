import { escapeMarkup } from '@placelore/contracts/markup.js';

/** Words of a search that are looked at; further ones could only make it find less. */
const WORDS_MOST = 12;
/** Letters of a script written with spaces after which a word may be the beginning of many; fewer stand for themselves. */
const BEGINNING = 3;
/** First letters in which forms of one word are taken to be the same, when its place in a text is looked for. */
const SAME_LETTERS = 5;
/** Marks around words that were found, in text that holds none of them. */
export const MARK = { start: '\uE000', end: '\uE001' } as const;

/** What somebody searches for, as the database asks for it. Made of letters and digits only, so nothing needs escaping. */
export interface SearchWords {
  /** Each of them once. */
  list: string[];
  /** The words, lower case, with spaces. */
  plain: string;
  /** All words. */
  exact: string;
  /** All words, the last one perhaps only begun. */
  begun: string;
  /** How the words begin, as alternatives of a regular expression: forms of a word seldom differ so early. */
  beginnings: string;
}

/** Null when there is no letter and no digit: nothing can be found then. */
export function searchWords(text: string): SearchWords | null {
  const words = (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  ).slice(0, WORDS_MOST);
  const last = words.at(-1);
  if (last === undefined) return null;
  const exact = words.map((word) => `'${word}'`).join(' & ');
  const beginnings = words.map((word) => word.slice(0, SAME_LETTERS)).join('|');
  const mayBeBegun = last.length >= BEGINNING || /[^\p{Script=Latin}\p{N}]/u.test(last);
  return {
    list: [...new Set(words)],
    plain: words.join(' '),
    exact,
    begun: mayBeBegun ? `${exact}:*` : exact,
    beginnings,
  };
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };

/**
 * The text around what was found as HTML whose only tag is `mark`; null when nothing is marked.
 * @param headline text that was HTML without its tags, so with entities, and with marks
 */
export function snippetOf(headline: string | null): string | null {
  if (!headline?.includes(MARK.start)) return null;
  const text = headline
    .replace(/&(?:(lt|gt|quot|apos|nbsp|amp)|#0*(34|38|39|60|62));/g, (_, name?: string, code?: string) =>
      name ? ENTITIES[name]! : String.fromCharCode(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return escapeMarkup(text).replaceAll(MARK.start, '<mark>').replaceAll(MARK.end, '</mark>');
}
