import type { FactEvidence } from '../checks/evidence.js';
import { isEqualQuantity } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';

const MAX_AGE = 99;

/** The price for a range of ages: "6–12 ans 2,50 €", "moins de 18 ans gratuit". */
interface AgePrice {
  from: number;
  to: number;
  prices: readonly Quantity[];
  isFree: boolean;
}

/** Checks that a sentence states the cited price for an age. */
export function checkAges(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const ages = reading.quantities.filter((quantity) => isStatedAge(quantity, reading));
  const stated = reading.quantities.filter(({ dimension }) => dimension === 'money');
  const saysFree = hasFree(reading.tokens.flatMap(({ concepts }) => concepts));
  if (ages.length === 0 || (stated.length === 0 && !saysFree)) return null;
  const known = cited.flatMap(({ readings }) => readings.flatMap(findAgePrices));
  for (const { written } of ages) {
    const own = known.filter(({ from, to }) => written >= from && written <= to);
    const isPaid = own.some(
      ({ prices, isFree }) =>
        (saysFree && isFree) || stated.some((price) => prices.some((other) => isEqualQuantity(price, other))),
    );
    if (own.length > 0 && !isPaid) return { reason: 'number-of-something-else', detail: String(written) };
  }
  return null;
}

const isStatedAge = ({ written, dimension, first, last, approximation }: Quantity, { tokens }: Reading): boolean => {
  const isOld = tokens.slice(last, last + 4).some(({ word }) => /^(?:old|jahrig\w*|ans|anos|anni|jahren?)$/.test(word));
  const isCounted = dimension === 'duration' || (dimension === 'count' && isOld);
  return isCounted && isOld && written <= MAX_AGE && approximation === null && first >= 0;
};

const hasFree = (concepts: readonly string[]): boolean => concepts.includes('free-entry');

/** Finds the parts of a fact that have a range of ages and a price. */
function findAgePrices(reading: Reading): AgePrice[] {
  const parts: number[][] = [[]];
  for (const [position, { text }] of reading.tokens.entries()) {
    if (/^[,;]$/.test(text)) parts.push([]);
    else parts.at(-1)!.push(position);
  }
  return parts.flatMap((positions) => {
    const quantities = reading.quantities.filter(({ first }) => positions.includes(first));
    const prices = quantities.filter(({ dimension }) => dimension === 'money');
    const [start, end] = quantities.filter(({ dimension, written }) => dimension !== 'money' && written <= MAX_AGE);
    const isFree = hasFree(positions.flatMap((position) => reading.tokens[position]!.concepts));
    if (start === undefined || (prices.length === 0 && !isFree)) return [];
    if (end !== undefined) return [{ from: start.written, to: end.written, prices, isFree }];
    if (start.approximation === 'less') return [{ from: 0, to: start.written - 1, prices, isFree }];
    return start.relation === 'since' ? [{ from: start.written, to: MAX_AGE, prices, isFree }] : [];
  });
}
