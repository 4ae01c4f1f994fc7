import { checkMovedNames } from './bindings/check-moved-names.js';
import { checkMovedValues } from './bindings/check-moved-values.js';
import { checkFrames, checkNamesOfYears } from './checks/check-frames.js';
import { checkPairs } from './checks/check-pairs.js';
import { checkDenials } from './checks/check-qualifiers.js';
import { checkRates } from './checks/check-rates.js';
import { checkSubstitutions } from './checks/check-substitutions.js';
import type { Evidence, FactEvidence } from './checks/evidence.js';
import { checkWords, type WordCheck } from './checks/words/check-words.js';
import { findContradiction } from './contradictions/find-contradiction.js';
import { checkSeasonPrices } from './hours/season-prices.js';
import { checkFreeDays, checkFreeForAll } from './labels/check-free-entry.js';
import { checkLabeled } from './labels/check-labeled.js';
import { toLanguage } from './lexicon/languages.js';
import type { NumberCheck } from './numbers/check-numbers.js';
import { checkPresentTimes } from './numbers/present-times.js';
import { checkProperties } from './properties/check-properties.js';
import type { Claim } from './properties/claims.js';
import { checkPlaces } from './sourcing/find-doubt.js';
import { isOfLimit, isOfUnclearNumber, isWordOfLong } from './sourcing/long-sentences.js';
import { checkSuperlatives } from './superlatives/check-superlatives.js';
import { hasScopedSuperlative } from './superlatives/scopes.js';
import type { Reading } from './text/read-text.js';
import { isLong } from './text/sentence-length.js';
import type { Finding } from './verdicts.js';

/** What the checks of a sentence found: a violation that omits it, or a doubt that makes it general at best. */
export interface Violation {
  finding: Finding | null;
  isDoubtful: boolean;
}

/** A sentence with what has been read from it. */
export interface CheckedSentence {
  reading: Reading;
  words: WordCheck;
  numbers: NumberCheck;
  claims: readonly Claim[];
}

interface Check {
  find: (facts: readonly FactEvidence[]) => Finding | null;
  /** Returns whether a finding only makes the sentence general. */
  isDoubt: (finding: Finding) => boolean;
}

/** Runs all checks, the most specific first. The first finding that is not merely a doubt omits the sentence. */
export function findViolation(
  sentence: CheckedSentence,
  cited: readonly FactEvidence[],
  evidence: Evidence,
): Violation {
  let isDoubtful = false;
  for (const { find, isDoubt } of listChecks(sentence, cited, evidence)) {
    const finding = find(cited);
    if (finding === null) continue;
    if (!isDoubt(finding)) return { finding, isDoubtful };
    isDoubtful = true;
  }
  return { finding: null, isDoubtful };
}

function listChecks(
  { reading, words, numbers, claims }: CheckedSentence,
  cited: readonly FactEvidence[],
  evidence: Evidence,
): Check[] {
  const listFacts = () => [...evidence.facts.values()];
  const isOfLimits = (finding: Finding) => isOfLimit(finding, reading);
  // Subjects of verbs cannot be compared reliably between two languages.
  const isTranslated = cited.some(({ fact }) => toLanguage(fact.language) !== evidence.language);
  const isDoubtfulRelation = (finding: Finding) =>
    (isTranslated && finding.reason === 'role') || isOfLimit(finding, reading);
  const isDoubtfulValue = (finding: Finding) => isDoubtfulRelation(finding) || isOfUnclearNumber(finding, reading);
  const findWords = (of: readonly FactEvidence[]) =>
    of === cited ? words.finding : checkWords(reading, of, evidence).finding;
  const findDenial = (of: readonly FactEvidence[]) => checkDenials(reading, of, evidence);
  const findSuperlatives = (of: readonly FactEvidence[]) => checkSuperlatives(reading, of, evidence);
  return [
    { find: () => numbers.finding, isDoubt: isOfLimits },
    { find: findWords, isDoubt: (finding) => isWordOfLong(finding, reading) && findWords(listFacts()) === null },
    { find: () => checkSubstitutions(reading, words.unsupported, cited, evidence), isDoubt: never },
    { find: () => checkLabeled(reading, cited, evidence), isDoubt: isOfLimits },
    { find: () => checkFreeForAll(reading, cited), isDoubt: never },
    { find: () => checkFreeDays(reading, cited), isDoubt: never },
    {
      find: findSuperlatives,
      isDoubt: () => isLong(reading) && (!hasScopedSuperlative(reading) || findSuperlatives(listFacts()) === null),
    },
    { find: () => checkRates(reading, cited), isDoubt: never },
    {
      find: findDenial,
      isDoubt: (finding) =>
        finding.reason === 'superlative'
          ? isLong(reading) && findDenial(listFacts()) === null
          : isOfLimit(finding, reading),
    },
    { find: () => checkProperties(cited, claims), isDoubt: isDoubtfulValue },
    { find: () => checkPairs(reading, cited, evidence), isDoubt: isDoubtfulRelation },
    { find: () => checkFrames(reading, cited, evidence), isDoubt: isDoubtfulValue },
    { find: () => checkNamesOfYears(reading, cited), isDoubt: isDoubtfulRelation },
    { find: () => checkMovedValues(reading, cited, evidence), isDoubt: never },
    { find: () => findContradiction(reading, cited), isDoubt: never },
    { find: () => checkSeasonPrices(reading, cited), isDoubt: never },
    { find: () => checkPresentTimes(reading, cited), isDoubt: never },
    { find: () => checkMovedNames(reading, cited, evidence), isDoubt: never },
    { find: () => checkPlaces(reading, cited, evidence), isDoubt: isDoubtfulRelation },
  ];
}

const never = (): boolean => false;
