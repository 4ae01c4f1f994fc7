import { findSegments } from '../bindings/segments.js';
import type { FactEvidence } from '../checks/evidence.js';
import { isFree, isSameWord, isSupportedBy } from '../checks/words/word-match.js';
import { isEqualQuantity } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { findNameGroups } from '../text/name-groups.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

const MIN_YEAR = 100;
const MAX_YEAR = 2100;

const isTime = ({ dimension, value }: Quantity): boolean =>
  dimension === 'century' || (dimension === 'bare' && Math.abs(value) >= MIN_YEAR && value <= MAX_YEAR);

/**
 * Finds an action beside a year or name that only other facts have: "the city bought it" and "X lived there from 1906"
 * do not support that the city bought it in 1906.
 */
export function findForeignAction(reading: Reading, cited: readonly FactEvidence[]): Token | null {
  if (cited.length < 2) return null;
  const { tokens, language } = reading;
  if (!reading.quantities.some(isTime) && findNameGroups(reading).length === 0) return null;
  for (const { words, quantities, names } of findSegments(reading).segments) {
    const actions = words.filter((word) => isVerb(tokens, tokens.indexOf(word), language) && !isFree(word));
    const [action] = actions;
    if (action === undefined) continue;
    const hasAction = (fact: FactEvidence) => actions.some((each) => isSupportedBy(each, language, fact));
    const isForeign = (holds: (fact: FactEvidence) => boolean) => {
      const own = cited.filter(holds);
      return own.length > 0 && !own.some(hasAction) && cited.some(hasAction);
    };
    const hasTime = (quantity: Quantity) => (fact: FactEvidence) =>
      fact.readings.some((each) => each.quantities.some((other) => isEqualQuantity(quantity, other)));
    const hasName = (name: readonly Token[]) => (fact: FactEvidence) =>
      fact.readings.some((each) =>
        each.tokens.some((other) => name.some((token) => isSameWord(token, language, other, each.language))),
      );
    if (quantities.some((each) => isTime(each) && isForeign(hasTime(each)))) return action;
    if (names.some((name) => isForeign(hasName(name)))) return action;
  }
  return null;
}
