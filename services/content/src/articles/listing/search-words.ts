import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/** Words of a search that are looked at; further ones could only make it find less. */
const MAX_WORDS = 12;
/** Letters of a script written with spaces after which a word may be the beginning of many; fewer stand for themselves. */
const MIN_PREFIX_LENGTH = 3;
/** First letters in which forms of one word are taken to be the same, when its place in a text is looked for. */
const STEM_LENGTH = 5;
/** Marks around words that were found, in text that holds none of them. */
export const HIGHLIGHT_MARK = { start: '\uE000', end: '\uE001' } as const;

/** What somebody searches for, as the database asks for it. Made of letters and digits only, so nothing needs escaping. */
export interface SearchWords {
  /** Each of them once. */
  list: string[];
  /** The words, lower case, with spaces. */
  plain: string;
  /** All words. */
  exact: string;
  /** All words, the last one perhaps only begun. */
  prefix: string;
  /** How the words begin, as alternatives of a regular expression: forms of a word seldom differ so early. */
  prefixPattern: string;
}

/** Null when there is no letter and no digit: nothing can be found then. */
export function parseSearchWords(text: string): SearchWords | null {
  const words = (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  ).slice(0, MAX_WORDS);
  const lastWord = words.at(-1);
  if (lastWord === undefined) return null;
  const exact = words.map((word) => `'${word}'`).join(' & ');
  const prefixPattern = words.map((word) => word.slice(0, STEM_LENGTH)).join('|');
  const canBePrefix = lastWord.length >= MIN_PREFIX_LENGTH || /[^\p{Script=Latin}\p{N}]/u.test(lastWord);
  return {
    list: [...new Set(words)],
    plain: words.join(' '),
    exact,
    prefix: canBePrefix ? `${exact}:*` : exact,
    prefixPattern,
  };
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };

/**
 * The text around what was found as HTML whose only tag is `mark`; null when nothing is marked.
 * @param headline text that was HTML without its tags, so with entities, and with marks
 */
export function formatSnippet(headline: string | null): string | null {
  if (!headline?.includes(HIGHLIGHT_MARK.start)) return null;
  const text = headline
    .replace(/&(?:(lt|gt|quot|apos|nbsp|amp)|#0*(34|38|39|60|62));/g, (_, name?: string, code?: string) =>
      name ? ENTITIES[name]! : String.fromCharCode(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return escapeMarkup(text).replaceAll(HIGHLIGHT_MARK.start, '<mark>').replaceAll(HIGHLIGHT_MARK.end, '</mark>');
}
