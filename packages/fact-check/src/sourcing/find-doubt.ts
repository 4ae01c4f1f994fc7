import { checkAppositions } from '../bindings/check-appositions.js';
import { checkBindings } from '../bindings/check-bindings.js';
import { losesDenial, losesMark } from '../checks/check-qualifiers.js';
import type { WordCheck } from '../checks/check-words.js';
import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding, SentenceContext } from '../verdicts.js';
import { checkExchanges } from './check-exchanges.js';
import { checkLimits } from './check-limits.js';
import { checkWaysOfFacts } from './check-ways.js';
import { findForeignDeed } from './foreign-deeds.js';
import { isLight, isWhollyBorneOut } from './unborne-words.js';

/** Finds names and ends of ways that have changed places, and superlatives of more things than in the facts. */
export function checkPlaces(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const known = cited.flatMap(({ readings }) => readings);
  return checkExchanges(reading, known) ?? checkWaysOfFacts(reading, known) ?? checkLimits(reading, known, evidence);
}

/** Why a sentence is not called sourced: with a finding it is left out. */
export interface Doubt {
  finding: Finding | null;
}

const DOUBT: Doubt = { finding: null };

/** Returns what speaks against calling a sentence sourced that no check found to be false, or null. */
export function findDoubt(
  reading: Reading,
  words: WordCheck,
  cited: readonly FactEvidence[],
  evidence: Evidence,
  context: SentenceContext,
): Doubt | null {
  const isWhole = isWhollyBorneOut(words, reading, cited);
  if (!isWhole) {
    const deed = words.unsupported.find((token) => isDeed(token) && !isLight(token, reading));
    const isDenial =
      deed !== undefined && isAboutNames(reading) && losesDenial(reading, cited) && cited.every(isOneSentence);
    return isDenial ? { finding: { reason: 'negation', detail: deed.text } } : DOUBT;
  }
  // A sentence of nothing but words of its facts that binds them otherwise has exchanged them.
  const isLabeled = cited.some(({ label }) => label !== null);
  const finding = isLabeled ? null : (checkBindings(reading, cited, evidence) ?? checkAppositions(reading, cited));
  if (finding !== null) return { finding };
  const isDoubtful =
    losesMark(reading, cited, context) || losesDenial(reading, cited) || findForeignDeed(reading, cited) !== null;
  return isDoubtful ? DOUBT : null;
}

const isDeed = ({ isVerb, concepts, word }: Token): boolean =>
  isVerb === true &&
  !TIMELESS.test(word) &&
  !concepts.some((concept) => concept === 'begin' || concept === 'finish' || isOfClass(concept, 'g'));
const TIMELESS = /^(?:passed|lasted|remained|stayed)$/;

/** Of several sentences it is not known which one is denied. */
const isOneSentence = ({ statement }: FactEvidence): boolean => !/[.;!?] \p{Lu}/u.test(statement);

const isAboutNames = ({ tokens, quantities }: Reading): boolean =>
  quantities.length > 0 || tokens.some(({ isCapital, isFirst, isOwnName }) => isCapital && !isFirst && !isOwnName);
