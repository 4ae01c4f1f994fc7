import { countDigits, isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import { isLong } from '../text/sentence-length.js';
import { isSameOrCompound } from './counted-things.js';
import type { KnownQuantity } from './known-quantity.js';
import { findCountedWords } from './measured-things.js';

/** Dimensions whose values are rounded in speech. Prices, times and ages are exact. */
const ROUNDED = new Set(['length', 'area', 'weight', 'volume', 'count', 'bare']);
/** Relative differences of rounded numbers with "about" and the like, and without. */
const MAX_ROUNDING = { about: 0.12, plain: 0.03 };
const YEARS = [1000, 2100] as const;
const EXACTNESS = 1e-9;

/**
 * Returns whether a number is so close to a cited one that the sentence may be shown as general: rounded to fewer
 * digits, or, in a long sentence, the same number without its unit.
 */
export const isCloseToKnown = (stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean =>
  known.some(({ quantity }) => isRoundedFrom(stated, quantity)) ||
  (isLong(reading) &&
    known.some(({ quantity }) => isSameNumber(stated, quantity)) &&
    !isCountedOtherwise(stated, reading, known));

/** Whether a fact counts the same thing with another number: "30 stations" for "20 stations, 30 minutes". */
function isCountedOtherwise(stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  const [noun] = findCountedWords(stated, reading);
  return (
    noun !== undefined &&
    known.some(
      ({ quantity, reading: fact }) =>
        isPlain(quantity) &&
        quantity.written !== stated.written &&
        findCountedWords(quantity, fact).some((word) => isSameOrCompound(noun, reading.language, word, fact.language)),
    )
  );
}

const isYear = ({ dimension, written }: Quantity): boolean =>
  dimension === 'bare' && written >= YEARS[0] && written < YEARS[1];

function isRoundedFrom(stated: Quantity, known: Quantity): boolean {
  const isSameKind = stated.dimension === known.dimension || (isPlain(stated) && isPlain(known));
  if (!isSameKind || !ROUNDED.has(stated.dimension) || isYear(stated)) return false;
  const isRounder = stated.factor !== known.factor || countDigits(stated) < countDigits(known);
  const ratio = known.value / stated.value;
  const difference = Math.abs(ratio - 1);
  const max = stated.approximation === null ? MAX_ROUNDING.plain : MAX_ROUNDING.about;
  return isRounder && difference > EXACTNESS && difference <= max && isOnSide(stated, known, ratio);
}

/** Whether a cited value is on the side that "more than" or "less than" demands. Cited limits have no value to round. */
function isOnSide({ approximation }: Quantity, known: Quantity, ratio: number): boolean {
  if (known.approximation === 'less' || known.approximation === 'most') return false;
  if (known.approximation === 'more' && approximation !== 'more') return false;
  if (approximation === 'more' || approximation === 'over') return ratio > 1;
  return approximation === null || approximation === 'about' || ratio < 1;
}

/** Whether a number without a unit is a cited one, whatever it counts there. A stated unit must be the cited one. */
const isSameNumber = (stated: Quantity, known: Quantity): boolean =>
  isPlain(stated) &&
  !isYear(stated) &&
  stated.written === known.written &&
  Math.sign(stated.value) === Math.sign(known.value);
