import type { FactEvidence } from '../checks/evidence.js';
import { isSameQuality } from '../checks/words/word-match.js';
import type { Language } from '../lexicon/languages.js';
import { findSuperlatives, getQuality } from '../superlatives/find-superlatives.js';
import { admitsOthers, isRanked } from '../superlatives/ranks.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

const NO =
  /^(?:no|none|nothing|nobody|nowhere|never|neither|not|kein\w*|nichts|niemand|nirgend\w*|nie|aucune?|rien|nul(?:le)?|jamais|ningun\w*|nada|nadie|nunca|nessun\w*|niente|nulla|mai|nenhum\w*|ninguem)$/;
/** Words before an adjective in a comparison: "as high", "plus haute". */
const COMPARING: Partial<Record<Language, RegExp>> = {
  en: /^(?:more|as|so|that)$/,
  de: /^(?:so|mehr)$/,
  fr: /^(?:plus|aussi|si)$/,
  es: /^(?:mas|tan|tanto)$/,
  it: /^(?:piu|cosi|altrettanto)$/,
  pt: /^(?:mais|tao)$/,
};
const COMPARATIVE: Partial<Record<Language, RegExp>> = {
  en: /^(?:\w{2,}er|worse|less)$/,
  de: /^\w{2,}er(?:e[nmrs]?)?$/,
  fr: /^(?:meilleur\w*|moindre|pire)$/,
  es: /^(?:mayor|menor|mejor|peor)(?:es)?$/,
  it: /^(?:maggior|minor|miglior|peggior)[ei]?$/,
  pt: /^(?:maior|menor|melhor|pior)(?:es)?$/,
};

/**
 * Checks that a denied comparison, which claims the first rank, does not have another rank in the facts: "no railway is
 * steeper" for "the second-steepest railway".
 */
export function checkDeniedRanks(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const no = reading.tokens.findIndex(({ word }) => NO.test(word));
  if (no === -1 || admitsOthers(reading)) return null;
  if (findSuperlatives(reading).some((at) => isRanked(reading, at))) return null;
  const compared = reading.tokens.filter((_, at) => at > no && isComparative(reading, at));
  if (compared.length === 0) return null;
  const facts = cited.flatMap(({ readings }) => readings);
  const hasQuality = (isOfFirst: boolean) =>
    compared.find((token) => facts.some((fact) => hasSuperlativeLike(token, reading, fact, isOfFirst)));
  const ranked = hasQuality(false);
  return ranked === undefined || hasQuality(true) !== undefined ? null : { reason: 'superlative', detail: ranked.text };
}

const isComparative = ({ tokens, language }: Reading, at: number): boolean =>
  COMPARATIVE[language]?.test(tokens[at]!.word) === true ||
  COMPARING[language]?.test(tokens[at - 1]?.word ?? '') === true;

const hasSuperlativeLike = (token: Token, reading: Reading, fact: Reading, isOfFirst: boolean): boolean =>
  findSuperlatives(fact).some(
    (at) =>
      isRanked(fact, at) !== isOfFirst &&
      getQuality(fact, at).some((quality) => isSameQuality(token, reading.language, quality, fact.language)),
  );
