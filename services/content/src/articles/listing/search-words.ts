import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/** Maximum number of search words; further ones could only reduce the matches. */
const MAX_WORDS = 12;
/** Minimum letters of a prefix, in scripts with spaces; shorter words match exactly. */
const MIN_PREFIX_LENGTH = 3;
/** Letters two words have to share to count as forms of one word, when a snippet is located in a text. */
const STEM_LENGTH = 5;
/** Marks around matched words, which occur in no text. */
export const HIGHLIGHT_MARK = { start: '\uE000', end: '\uE001' } as const;

/** Search text in the forms the queries need. It consists of letters and digits only, so nothing needs escaping. */
export interface SearchWords {
  /** Distinct words. */
  list: string[];
  /** Words in lower case, separated by spaces. */
  plain: string;
  /** Query for all words. */
  exact: string;
  /** Query for all words, the last one as a prefix. */
  prefix: string;
  /** Beginnings of the words, as alternatives of a regular expression: forms of a word rarely differ so early. */
  prefixPattern: string;
}

/** Returns null without a letter or digit, because nothing can match. */
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
 * Returns the text around the match as HTML whose only tag is `mark`; null when nothing is marked.
 * @param headline text of HTML without its tags, so with entities, and with marks
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
