import type { Quantity } from '../quantities/quantities.js';
import { isFiller } from '../text/name-groups.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { KnownQuantity } from './same-thing.js';

const LATER =
  /\b(?:later|after|before|earlier|older|younger|sp\u00e4ter|nach|zuvor|vorher|davor|apr\u00e8s|avant|plus tard|plus t\u00f4t|despu\u00e9s|antes|tarde|m\u00e1s|dopo|prima|depois)\b/iu;
const FARTHER =
  /\b(?:higher|lower|taller|shorter|deeper|longer|wider|above|below|h\u00f6her|niedriger|tiefer|l\u00e4nger|k\u00fcrzer|breiter|plus (?:haut|bas|long|large)\w*|m\u00e1s (?:alt|baj|larg|anch)\w*)\b/iu;
const MINUTES_PER_YEAR = 525_960;

/** Returns whether a number follows from the cited facts: a difference of two, or a count of names that are listed. */
export function isDerived(quantity: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  if (quantity.approximation === 'more' || quantity.approximation === 'less') return false;
  if (quantity.dimension === 'duration') return LATER.test(reading.text) && isYearDifference(quantity, known);
  if (quantity.dimension === 'length') return FARTHER.test(reading.text) && isLengthDifference(quantity, known);
  return quantity.dimension === 'count' && isCountOfNames(quantity, reading);
}

const isYearDifference = ({ value }: Quantity, known: readonly KnownQuantity[]): boolean => {
  const years = known.map(({ quantity }) => quantity).filter(({ dimension }) => dimension === 'bare');
  return years.some((first) => years.some((last) => (last.value - first.value) * MINUTES_PER_YEAR === value));
};

function isLengthDifference({ value }: Quantity, known: readonly KnownQuantity[]): boolean {
  const lengths = known.map(({ quantity }) => quantity).filter(({ dimension }) => dimension === 'length');
  return lengths.some((first) =>
    lengths.some((last) => first !== last && Math.abs(last.value - first.value - value) < 0.001),
  );
}

const MAX_LISTED = 4;

/** "Two artists greet you: Jeff Koons with Puppy, Louise Bourgeois with Maman." */
function isCountOfNames({ value, first }: Quantity, { tokens, language }: Reading): boolean {
  if (value < 2 || value > MAX_LISTED || tokens[first]!.kind === 'number') return false;
  const isName = (token: Token | undefined) =>
    token !== undefined && token.kind === 'word' && isFiller(token, language) && !token.isFirst && !token.isOwnName;
  const groups = tokens.filter((token, position) => isName(token) && !isName(tokens[position - 1]));
  return groups.length >= value;
}
