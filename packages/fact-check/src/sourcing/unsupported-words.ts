import type { FactEvidence } from '../checks/evidence.js';
import type { WordCheck } from '../checks/words/check-words.js';
import { type Language, toLanguage } from '../lexicon/languages.js';
import { normalizeWord } from '../text/normalize-word.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Filler concepts, which never state anything about a place. */
const LIGHT_CONCEPTS: ReadonlySet<string> = new Set('come date happen kind lie see tell visitor'.split(' '));

/** Filler words by language. An unsupported word that is not listed here makes a sentence general at best. */
const LIGHT_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: toSet(`anyway else mind matter people remember simply somebody someone something spot tale tales thing things trick want
    way ways worth yourself await awaits soar soars soared`),
  de: toSet('dessen deren bitte selbst ort gern'),
  fr: toSet('va parmi selon autre autres compter trouve trouvent là'),
  es: toSet('otro otra otros otras va encuentra encuentran algo cuenta lugar según partir'),
  it: toSet('va altro altra altri altre trova trovano luogo secondo'),
  pt: toSet('outro outra outros outras fica ficam encontra segundo lugar partir'),
};

/** English verbs that give advice in the imperative and state nothing: "allow an hour". */
const ADVICE =
  toSet(`allow ask avoid bring check choose climb come compare cross don't enter expect feel find follow get go keep leave let
  listen look make pack pick search see spend stand start stop take turn use visit wait walk watch`);
/** Particles that count as advice only after their verb: "look back", "walk ahead". */
const ADVICE_PARTICLE = toSet('ahead back well');
const CLAUSE_SIGN = /^[,.;:!?—–(“"]$/;
const SENTENCE_SIGN = /^[.;:!?]$/;
const ADVICE_JOINT = /^(?:and|or|then|to)$/;
/** Words that only refer to a time: "that year", "the year 1944". */
const TIME_CONCEPTS: ReadonlySet<string> = new Set('year day time'.split(' '));
const POINTER = /^(?:that|same)$/;

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(normalizeWord));
}

/** Returns whether a word states nothing about a place where it stands. */
export function isLight(token: Token, { tokens, language, numberPositions }: Reading): boolean {
  if (token.concepts.some((concept) => LIGHT_CONCEPTS.has(concept))) return true;
  if (LIGHT_WORDS[language]?.has(token.word) === true) return true;
  const at = tokens.indexOf(token);
  if (token.concepts.some((concept) => TIME_CONCEPTS.has(concept)))
    return numberPositions.has(at + 1) || POINTER.test(tokens[at - 1]?.text.toLowerCase() ?? '');
  if (language !== 'en') return false;
  return isAdvice(tokens, at) || (ADVICE_PARTICLE.has(token.word) && isAdvice(tokens, at - 1));
}

/** Whether a verb is an imperative: it begins a clause, or follows another imperative: "take the lift, or walk". */
function isAdvice(tokens: readonly Token[], at: number): boolean {
  if (at < 0 || !ADVICE.has(tokens[at]!.word)) return false;
  const before = tokens[at - 1];
  if (before === undefined || CLAUSE_SIGN.test(before.text)) return true;
  if (!ADVICE_JOINT.test(before.text.toLowerCase())) return false;
  const start = tokens.findLastIndex(({ text }, position) => position < at && SENTENCE_SIGN.test(text)) + 1;
  return (
    at - 1 === start ||
    tokens.some((_, position) => position >= start && position < at - 1 && isAdvice(tokens, position))
  );
}

/** Minimum of supported words in a translated sentence for each word that is not in the lexicon. */
const MIN_KNOWN_SHARE = 4;

/**
 * Returns whether the facts support each word that states something, since one false object makes a sentence false. If
 * the facts are in other languages, a few words may be missing in the lexicon.
 */
export function isWhollySupported(
  { supported, unsupported }: WordCheck,
  reading: Reading,
  cited: readonly FactEvidence[],
): boolean {
  const weighty = unsupported.filter((token) => !isLight(token, reading));
  if (weighty.length === 0) return true;
  const isTranslated = cited.every(({ fact }) => toLanguage(fact.language) !== reading.language);
  return (
    isTranslated &&
    supported >= weighty.length * MIN_KNOWN_SHARE &&
    weighty.every((token) => isUnknown(token) && !isCounted(token, reading))
  );
}

/** Whether a number stands before a word. What it counts must be known. */
const isCounted = (token: Token, { tokens, numberPositions }: Reading): boolean =>
  numberPositions.has(tokens.indexOf(token) - 1);

const isUnknown = ({ concepts, isVerb }: Token): boolean => concepts.length === 0 && isVerb !== true;
