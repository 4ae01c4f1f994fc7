import { FUNCTION_WORD_SETS } from '../lexicon/function-words.js';
import { LANGUAGES, type Language } from '../lexicon/languages.js';

/** Minimum of function words in another language, and their minimum lead over those in the requested one. */
const MIN_FOREIGN_WORDS = 2;
const MIN_LEAD = 1;

/** Minimum share of letters in the script of the requested language; names may be in another script. */
const MIN_SCRIPT_SHARE = 0.5;

/** Returns whether a text is in another language than requested, judging by its script and function words. */
export function isOtherLanguage(text: string, requested: Language): boolean {
  const isLatin = requested !== 'ja' && requested !== 'ar';
  return (
    (!(isLatin && PLAIN_LATIN.test(text)) && isInOtherScript(text, requested)) ||
    (isLatin && hasOtherWords(text, requested))
  );
}

/** Text with only Latin letters, digits and common signs. */
const PLAIN_LATIN = /^[\x20-\u024f\u2010-\u203a]*$/;

function isInOtherScript(text: string, requested: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const japanese = text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const expected = { ja: japanese, ar: arabic }[requested as 'ja'] ?? latin;
  return expected < letters * MIN_SCRIPT_SHARE;
}

function hasOtherWords(text: string, requested: Language): boolean {
  const scores = scoreLanguages(text);
  const best = Math.max(0, ...scores.values());
  const own = scores.get(requested) ?? 0;
  return (best >= MIN_FOREIGN_WORDS && best - own >= MIN_LEAD) || (own === 0 && hasForeignWord(text));
}

/**
 * Whether a foreign function word stands before a word without a capital: "Fermé le mardi", not "Place de la Concorde".
 */
const hasForeignWord = (text: string): boolean =>
  [...text.matchAll(/(?<![\p{L}'’-])(\p{Ll}+) (?=\p{Ll}{3})/gu)].some(([, word]) => LANGUAGES_BY_WORD.has(word!));

const LANGUAGES_BY_WORD = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of FUNCTION_WORD_SETS[language]) {
    LANGUAGES_BY_WORD.set(word, [...(LANGUAGES_BY_WORD.get(word) ?? []), language]);
  }
}

/** Counts the function words of each language in a text. A word of several languages counts for all of them. */
function scoreLanguages(text: string): Map<Language, number> {
  const scores = new Map<Language, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    for (const language of LANGUAGES_BY_WORD.get(word) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1);
  }
  return scores;
}
