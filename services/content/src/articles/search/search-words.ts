import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { stripEmptyWords } from '@placelore/guidebook/searches/filler-words.js';
import { findTopic } from '@placelore/guidebook/searches/topics/topics.js';
import { isTypingError } from '@placelore/guidebook/searches/typing-errors.js';

/** Maximum number of search words; more could only reduce the matches. */
const MAX_WORDS = 12;
/** Minimum length of a prefix in scripts with spaces; shorter words match only whole words. */
const MIN_PREFIX_LENGTH = 3;
/** Up to this many words must be close to each other. */
const MAX_NEAR_WORDS = 3;
/** Distances at which words count as close to each other. */
const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8];

/** A search text in the forms that the queries need. It contains only letters and digits, so nothing needs escaping. */
export interface SearchWords {
  /** Distinct words. */
  list: string[];
  /** Words in lower case, separated by spaces. */
  plain: string;
  /** Query for all words. */
  exact: string;
  /** Query for all words, the last one as a prefix. */
  prefix: string;
  /** Like `prefix`, for titles only. */
  titlePrefix: string;
  /** Query for all words close to each other; null for a single word, and when they need not be close. */
  near: string | null;
  /** Like `near`, for words side by side. */
  adjacent: string | null;
}

/** Parses a search text. Returns null when it has no letter or digit, because nothing can match. */
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
    near:
      words.length > MAX_NEAR_WORDS
        ? null
        : buildPairsQuery(stripEmptyWords(words), (a, b) =>
            DISTANCES.flatMap((n) => [`${a} <${n}> ${b}`, `${b} <${n}> ${a}`]),
          ),
    adjacent: buildPairsQuery(stripEmptyWords(words), (a, b) => [`${a} <-> ${b}`]),
  };
}

/**
 * Replaces the topics among the words with the words that texts use for them. @param rest the words that matter, with a
 * topic as one entry
 */
export function expandTopics(words: SearchWords, rest: readonly string[]): SearchWords {
  if (!rest.some((word) => findTopic(word))) return words;
  return { ...words, exact: buildTopicQuery(rest), near: null };
}

/**
 * Builds a query for each pair of successive words; null for a single word. @param relate returns the ways in which a
 * pair matches
 */
function buildPairsQuery(words: readonly string[], relate: (a: string, b: string) => string[]): string | null {
  const quoted = [...new Set(words)].map((word) => `'${word}'`);
  const pairs = quoted.slice(1).map((word, index) => `(${relate(quoted[index]!, word).join(' | ')})`);
  return pairs.join(' & ') || null;
}

/** Whether each word occurs in the name or is a prefix in it, apart from typing errors. */
export function isAlike({ list }: SearchWords, { title, location }: { title: string; location: string }): boolean {
  const names = normalizeName(`${title} ${location}`);
  const own = names.split(' ');
  return list.map(normalizeName).every((word) => names.includes(word) || own.some((name) => isTypingError(word, name)));
}

/**
 * Builds a query for any of some nouns, each of which may be a phrase; empty for none. @param weight labels of the
 * words
 */
export const buildAnyQuery = (nouns: readonly string[], weight: '' | ':A' | ':B' | ':BC'): string =>
  nouns
    .map(
      (noun) =>
        `(${noun
          .split(' ')
          .map((word) => `'${word}'${weight}`)
          .join(' <-> ')})`,
    )
    .join(' | ');

/** Builds a query for all of some words; for a topic, for any of the words that texts use for it. Empty for none. */
export const buildTopicQuery = (words: readonly string[]): string =>
  words
    .flatMap((word) => {
      const said = findTopic(word);
      return said ? `(${buildAnyQuery(said, '')})` : (parseSearchWords(word)?.list ?? []).map((one) => `'${one}'`);
    })
    .join(' & ');
