import { checkAppositions } from '../bindings/check-appositions.js';
import { checkBindings } from '../bindings/check-bindings.js';
import { losesDenial, losesMark } from '../checks/check-qualifiers.js';
import type { Evidence, FactEvidence } from '../checks/evidence.js';
import type { WordCheck } from '../checks/words/check-words.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import { isLong } from '../text/sentence-length.js';
import type { Token } from '../text/tokenize.js';
import type { Finding, SentenceContext } from '../verdicts.js';
import { checkExchanges } from './check-exchanges.js';
import { checkLimits } from './check-limits.js';
import { checkWaysOfFacts } from './check-ways.js';
import { findForeignAction } from './foreign-actions.js';
import { isLight, isWhollySupported } from './unsupported-words.js';

/** Checks for names and ends of routes that have changed places, and for superlatives without their limits. */
export function checkPlaces(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const known = cited.flatMap(({ readings }) => readings);
  return checkExchanges(reading, known) ?? checkWaysOfFacts(reading, known) ?? checkLimits(reading, known, evidence);
}

/** Doubt that a sentence is sourced. With a finding the sentence is omitted, without one it is general. */
export interface Doubt {
  finding: Finding | null;
}

const DOUBT: Doubt = { finding: null };

/** Returns a doubt that a sentence that passed all checks is sourced, or null. */
export function findDoubt(
  reading: Reading,
  words: WordCheck,
  cited: readonly FactEvidence[],
  evidence: Evidence,
  context: SentenceContext,
): Doubt | null {
  const isWhole = isWhollySupported(words, reading, cited);
  const moved = words.unsupported.length <= 2 && !isLong(reading) ? checkBindings(reading, cited, evidence) : null;
  if (moved !== null) return { finding: moved };
  if (!isWhole) {
    const action = words.unsupported.find((token) => isAction(token) && !isLight(token, reading));
    const isDenial =
      action !== undefined && isAboutNames(reading) && losesDenial(reading, cited) && cited.every(isOneSentence);
    return isDenial ? { finding: { reason: 'negation', detail: action.text } } : DOUBT;
  }
  // If all words are supported but are connected differently than in the facts, they have been exchanged.
  const isLabeled = cited.some(({ label }) => label !== null);
  const finding = isLabeled ? null : (checkBindings(reading, cited, evidence) ?? checkAppositions(reading, cited));
  if (finding !== null) return { finding };
  const isDoubtful =
    losesMark(reading, cited, context) || losesDenial(reading, cited) || findForeignAction(reading, cited) !== null;
  return isDoubtful ? DOUBT : null;
}

const isAction = ({ isVerb, concepts, word }: Token): boolean =>
  isVerb === true &&
  !TIMELESS.test(word) &&
  !concepts.some((concept) => concept === 'begin' || concept === 'finish' || isOfClass(concept, 'g'));
const TIMELESS = /^(?:passed|lasted|remained|stayed)$/;

/** In a fact of several sentences, it is unclear which one is denied. */
const isOneSentence = ({ statement }: FactEvidence): boolean => !/[.;!?] \p{Lu}/u.test(statement);

const isAboutNames = ({ tokens, quantities }: Reading): boolean =>
  quantities.length > 0 || tokens.some(({ isCapital, isFirst, isOwnName }) => isCapital && !isFirst && !isOwnName);
