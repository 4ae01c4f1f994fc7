import type { FactEvidence } from '../checks/evidence.js';
import { isEqualQuantity } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';
import { findMonths } from './calendar.js';

/** Prices with the months in which they hold. */
interface SeasonPrice {
  months: number;
  prices: readonly Quantity[];
}

const PART_END = /^[,;.]$/;
const PARTS = new WeakMap<Reading, readonly SeasonPrice[]>();

/** Returns the parts of a text that have both months and prices: "40 EUR (June–September)". */
function findSeasonPrices(reading: Reading): readonly SeasonPrice[] {
  const known = PARTS.get(reading);
  if (known !== undefined) return known;
  const { tokens, quantities } = reading;
  const prices = quantities.filter(({ dimension }) => dimension === 'money');
  const parts: number[][] = [[]];
  for (const position of prices.length === 0 ? [] : tokens.keys()) {
    if (PART_END.test(tokens[position]!.text)) parts.push([]);
    else parts.at(-1)!.push(position);
  }
  const found = parts
    .map((positions) => ({
      months: findMonths(positions.map((position) => tokens[position]!)),
      prices: prices.filter(({ first }) => positions.includes(first)),
    }))
    .filter((part) => part.months !== 0 && part.prices.length > 0);
  PARTS.set(reading, found);
  return found;
}

/** Checks that a price is stated for its season: "in winter you pay 40" for "40 (summer), 10 (winter)". */
export function checkSeasonPrices(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const stated = findSeasonPrices(reading);
  if (stated.length === 0) return null;
  for (const fact of cited.flatMap(({ readings }) => readings)) {
    const known = findSeasonPrices(fact);
    const wrong = stated.find(({ months, prices }) => {
      const own = known.filter((part) => (part.months & months) !== 0);
      const has = (parts: readonly SeasonPrice[]) =>
        parts.some((part) => part.prices.some((price) => isEqualQuantity(prices[0]!, price)));
      return own.length > 0 && !has(own) && has(known);
    });
    if (wrong !== undefined) return { reason: 'number-of-something-else', detail: reading.text };
  }
  return null;
}
