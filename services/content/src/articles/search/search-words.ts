import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { isTypingError } from '@placelore/guidebook/searches/typing-errors.js';

/** Maximum number of search words; further ones could only reduce the matches. */
const MAX_WORDS = 12;
/** Minimum letters of a prefix, in scripts with spaces; shorter words match exactly. */
const MIN_PREFIX_LENGTH = 3;

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
  /** The same for titles alone. */
  titlePrefix: string;
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
  const canBePrefix = lastWord.length >= MIN_PREFIX_LENGTH || /[^\p{Script=Latin}\p{N}]/u.test(lastWord);
  const exact = words.map((word) => `'${word}'`).join(' & ');
  const inTitle = words.map((word) => `'${word}':A`).join(' & ');
  return {
    list: [...new Set(words)],
    plain: words.join(' '),
    exact,
    prefix: canBePrefix ? `${exact}:*` : exact,
    titlePrefix: canBePrefix ? `${inTitle}*` : inTitle,
  };
}

/** Checks whether each word is one of the name but for typing errors, or the beginning of one. */
export function isAlike({ list }: SearchWords, { title, location }: { title: string; location: string }): boolean {
  const names = normalizeName(`${title} ${location}`);
  const own = names.split(' ');
  return list.map(normalizeName).every((word) => names.includes(word) || own.some((name) => isTypingError(word, name)));
}

/** Builds a query for any of some nouns, each of which may be a phrase; empty for none. @param weight labels of the words */
export const buildAnyQuery = (nouns: readonly string[], weight: '' | ':A' | ':AB'): string =>
  nouns
    .map(
      (noun) =>
        `(${noun
          .split(' ')
          .map((word) => `'${word}'${weight}`)
          .join(' <-> ')})`,
    )
    .join(' | ');

/** Words that stand for others as well: texts say "World Heritage Site" where people search for "UNESCO". */
const SYNONYMS = new Map([['unesco', "('unesco' | ('world' <-> 'heritage'))"]]);

/** Builds a query for all of some words or what they stand for; empty for none. */
export const buildTopicQuery = (words: readonly string[]): string =>
  words
    .flatMap((word) => parseSearchWords(word)?.list ?? [])
    .map((word) => SYNONYMS.get(word) ?? `'${word}'`)
    .join(' & ');
