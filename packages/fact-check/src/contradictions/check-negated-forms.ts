import type { FactEvidence } from '../checks/evidence.js';
import type { Language } from '../lexicon/languages.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Prefixes that negate a word, by language. */
const PREFIXES: Partial<Record<Language, RegExp>> = {
  en: /^(?:un|anti|counter|non|in(?=\w+(?:[ai]ble|ete|ent|ive|ect|ate)$)|im(?=\w+[ai]ble$)|ir(?=r)|il(?=l))/,
  de: /^(?:un|nicht|gegen)/,
  fr: /^(?:anti|in(?=\w+(?:[ai]bles?|ete?s?|ents?|ifs?|ives?)$)|non)/,
  es: /^(?:anti|in(?=\w+(?:[ai]bles?|[aei]d[oa]s?|et[oa]s?|iv[oa]s?)$))/,
  it: /^(?:anti|in(?=\w+(?:[ai]bil[ei]|[aiu]t[oaie]|et[oaie]|iv[oaie])$))/,
  pt: /^(?:anti|in(?=\w+(?:[aií]vel|[ai]d[oa]s?|et[oa]s?|iv[oa]s?)$))/,
};
const MIN_BASE = 5;
/** What is unfinished may have a finished part, and what is unchanged may be said to have hardly changed. */
const PARTICIPLE = /^un/;
/** Words that begin like a negated one. */
const OTHER_WORDS = /^(?:under|unter|uni(?!n)|indication|gegenstand|counterpart)/;
/** A denial turns a negated form around. */
const DENIAL =
  /(?<!\p{L})(?:not?|never|nor|none|without|only|once|before|until|nicht|kein\p{L}*|nie|nur|einst|bis|ne|n['’]|pas|sans|jadis|sin|non|não|sem|senza|antes|prima)(?!\p{L})|n['’]t/iu;

/**
 * Checks that a word is not the negated form of one in the facts: "anticlockwise" for "clockwise", "uninhabited" for
 * "inhabited". Compares words of the same language only.
 */
export function checkNegatedForms(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  if (DENIAL.test(reading.text)) return null;
  const facts = cited
    .flatMap(({ readings }) => readings)
    .filter(({ language, text }) => language === reading.language && !DENIAL.test(text));
  if (facts.length === 0) return null;
  const words = new Set(facts.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  const own = new Set(reading.tokens.map(({ word }) => word));
  const negated = reading.tokens.find((token) => {
    const base = findBase(token, reading.language);
    return base !== null && words.has(base) && !words.has(token.word) && !own.has(base);
  });
  if (negated !== undefined) return { reason: 'negation', detail: negated.text };
  const lost = facts
    .flatMap(({ tokens }) => tokens)
    .find((token) => {
      const base = findBase(token, reading.language);
      return base !== null && !PARTICIPLE.test(token.word) && own.has(base) && !own.has(token.word) && !words.has(base);
    });
  return lost === undefined ? null : { reason: 'negation', detail: lost.text };
}

/** Returns the word without its negating prefix, or null. */
function findBase({ word, kind }: Token, language: Language): string | null {
  if (kind !== 'word' || OTHER_WORDS.test(word)) return null;
  const prefix = PREFIXES[language]?.exec(word)?.[0] ?? '';
  const base = word.slice(prefix.length);
  return prefix === '' || base.length < MIN_BASE ? null : base;
}
