import { isSameCurrency } from './currencies.js';
import type { Quantity } from './quantity.js';
import { HALF_DAY_FACTOR } from './read-clock.js';

const EXACT_DIMENSIONS = new Set(['bare', 'ordinal', 'regnal', 'century', 'clock', 'percent', 'day']);
/** Relative tolerances of values in the same unit and in converted units, without and with "about". */
const TOLERANCE = { same: 0, sameAbout: 0.08, converted: 0.01, convertedAbout: 0.08 };
const MAX_TEMPERATURE_DIFFERENCE = 0.6;
const HALF_DAY = 720;
const MAX_AGE = 99;
/** "More than 300" fits up to 390, "fewer than 300" down to 231. */
const MAX_BOUND_RATIO = 1.3;
/** "A little over 100" fits up to 120, "nearly 20" down to 17. */
const MAX_LITTLE_OVER = 1.2;
const MAX_LITTLE_UNDER = 0.85;

/** Returns whether a number has no unit. */
export const isPlain = ({ dimension }: Quantity): boolean => dimension === 'bare' || dimension === 'count';

/** Whether a number is a time of day: "from nine to five" for "from 9:00 to 17:00". */
const isHour = ({ value, relation, approximation }: Quantity, clock: number): boolean =>
  (approximation === null || (approximation === 'most' && relation !== 'start')) &&
  relation !== 'in' &&
  (value * 60 === clock || (value + 12) * 60 === clock);

/** Returns whether a known number supports a stated one, after conversion and with regard to "about" or "more than". */
export function isEqualQuantity(stated: Quantity, known: Quantity): boolean {
  if (stated.dimension === 'century' && known.dimension === 'bare') return isInCentury(known.value, stated.value);
  if (isPlain(stated) && isPlain(known)) return isEqualValue(stated, known);
  if (isPlain(stated) && known.dimension === 'clock') return isHour(stated, known.value);
  if (stated.dimension === 'bare' && known.dimension === 'ordinal') return stated.value === known.value;
  if (stated.dimension === 'clock' && stated.value === 2 * HALF_DAY && known.dimension === 'clock')
    return known.value === 0 || known.value === stated.value;
  if (stated.dimension !== known.dimension || !isSameCurrency(stated.currency, known.currency)) return false;
  if (stated.factor === HALF_DAY_FACTOR && stated.dimension === 'clock')
    return stated.value === known.value || stated.value + HALF_DAY === known.value;
  if (stated.dimension === 'temperature' && stated.factor !== known.factor)
    return Math.abs(stated.value - known.value) <= MAX_TEMPERATURE_DIFFERENCE;
  // "Two thirds" for 66 %: fractions are rounded.
  if (stated.dimension === 'percent' && !(Number.isInteger(stated.value) && Number.isInteger(known.value)))
    return Math.abs(stated.value - known.value) < 1;
  return EXACT_DIMENSIONS.has(stated.dimension) ? stated.value === known.value : isEqualValue(stated, known);
}

function isInCentury(year: number, century: number): boolean {
  if (Math.sign(year) !== Math.sign(century)) return false;
  return Math.ceil(Math.abs(year) / 100) === Math.abs(century);
}

function isEqualValue(stated: Quantity, known: Quantity): boolean {
  const isAtMost = known.approximation === 'less' || known.approximation === 'most';
  const ratio = known.value / stated.value;
  // "Up to twelve" is not "up to thirteen": small limits, such as ages, are exact.
  const isBound = stated.approximation === 'most' || stated.approximation === 'less';
  if (isBound && isAtMost && stated.written <= MAX_AGE) return ratio === 1;
  if (stated.approximation === 'more') {
    return (
      ratio >= 1 &&
      ratio <= MAX_BOUND_RATIO &&
      (ratio > 1 ? !isAtMost : known.approximation === 'more' || known.relation === 'start')
    );
  }
  if (stated.approximation === 'most')
    return (
      known.approximation !== 'more' &&
      (ratio === 1 ||
        (stated.factor !== known.factor && Math.abs(ratio - 1) <= TOLERANCE.converted) ||
        (ratio < 1 && ratio >= 1 / MAX_BOUND_RATIO && isRounder(stated, known)))
    );
  if (stated.approximation === 'less') {
    return (
      ratio <= 1 &&
      ratio >= 1 / MAX_BOUND_RATIO &&
      (ratio < 1 ? known.approximation !== 'more' : isAtMost || known.relation === 'end')
    );
  }
  // "620 m" for "over 620 m": the number is still the cited one without "over".
  if (isAtMost || known.approximation === 'more')
    return SIZES.has(stated.dimension)
      ? known.approximation !== 'less' && isAsExact(stated, ratio, known.approximation === 'more')
      : known.approximation === 'more' && stated.written > MAX_AGE && stated.approximation === null && ratio === 1;
  if (stated.approximation === 'over')
    return ratio <= MAX_LITTLE_OVER && (ratio > 1 || (ratio === 1 && known.approximation !== 'under'));
  if (stated.approximation === 'under')
    return ratio >= MAX_LITTLE_UNDER && (ratio < 1 || (ratio === 1 && known.approximation !== 'over'));
  if (isRounded(stated, known)) return true;
  const isAbout = stated.approximation !== null;
  const isConverted = stated.factor !== known.factor;
  const tolerance = isConverted
    ? isAbout
      ? TOLERANCE.convertedAbout
      : TOLERANCE.converted
    : isAbout
      ? TOLERANCE.sameAbout
      : TOLERANCE.same;
  return Math.abs(ratio - 1) <= tolerance;
}

/** Whether a number repeats a limit as a value: "620 m", "some 620 m" and "a good 620 m" for "over 620 m". */
const isAsExact = ({ approximation }: Quantity, ratio: number, isMore: boolean): boolean =>
  approximation === 'about'
    ? Math.abs(ratio - 1) <= TOLERANCE.sameAbout
    : ratio === 1 && (approximation === null || (isMore && approximation === 'over'));

/** Whether a number has fewer digits, as rounded ones have: "up to 70" for 68, but not "up to 71" for 61. */
const isRounder = (stated: Quantity, known: Quantity): boolean =>
  stated.factor !== known.factor || countDigits(stated) < countDigits(known);
/** Returns the number of digits without zeros at the ends: two for 1,200 and for 0.12. */
export const countDigits = ({ written }: Pick<Quantity, 'written'>): number =>
  String(written).replace(/^0?\.?0*|\.|0+$/g, '').length;

const SIZES = new Set(['length', 'area', 'weight']);
const MAX_ROUNDING = 0.02;
const MAX_WHOLE_ROUNDING = 0.04;

/** Whether a number is a rounded known one: "24 kilometers" for 24.34 km. */
const isRounded = (stated: Quantity, known: Quantity): boolean =>
  isRoundedAfterConversion(stated, known) ||
  isRoundedInLargerUnit(stated, known) ||
  isRoundedTime(stated, known) ||
  isRoundedInWords(stated, known) ||
  ((stated.dimension === 'length' || stated.dimension === 'area') &&
    stated.factor === known.factor &&
    Number.isInteger(stated.written) &&
    !Number.isInteger(known.written) &&
    Math.round(known.written) === stated.written &&
    Math.abs(known.written / stated.written - 1) <= MAX_WHOLE_ROUNDING);

/** Whether a count has the first two digits of one with at least four: "twelve hundred lamps" for 1,208. */
const isRoundedInWords = ({ dimension, factor, written }: Quantity, known: Quantity): boolean =>
  (dimension === 'count' || SIZES.has(dimension)) &&
  factor === known.factor &&
  Number.isInteger(written) &&
  known.written >= MIN_ROUNDED &&
  countDigits({ written }) <= 2 &&
  countDigits(known) > 2 &&
  Math.abs(known.written / written - 1) <= MAX_ROUNDING;
const MIN_ROUNDED = 1000;

/** Whether a length is rounded after conversion: "nine miles" for 15 km (9.3 miles), "a hundred feet" for 30 m. */
const isRoundedAfterConversion = ({ dimension, factor, written, value }: Quantity, known: Quantity): boolean =>
  dimension === 'length' &&
  factor !== known.factor &&
  written >= MIN_CONVERTED &&
  Number.isInteger(written) &&
  (Math.round(known.value / factor) === written ||
    (written % ROUND_LENGTH === 0 && Math.abs(known.value / value - 1) <= MAX_ROUNDING));
const MIN_CONVERTED = 3;
const ROUND_LENGTH = 50;

/** Whether a size is rounded in a larger unit to at least two digits: "1.8 kilometers" for 1,823 m. */
const isRoundedInLargerUnit = ({ dimension, factor, written }: Quantity, known: Quantity): boolean => {
  if (!SIZES.has(dimension) || factor <= known.factor) return false;
  const [digits = '', decimals = ''] = String(written).split('.');
  const isExact = digits.replace(/^0|0+$/g, '').length + decimals.length >= 2;
  if (Math.abs(known.value / (written * factor) - 1) <= MAX_ROUNDING) return true;
  return isExact && Number((known.value / factor).toFixed(decimals.length)) === written;
};

/** Whether a duration is rounded: "three months" for 90 days, "an hour and a half" for 85 minutes. */
const isRoundedTime = ({ dimension, factor, value }: Quantity, known: Quantity): boolean =>
  dimension === 'duration' &&
  ((factor === MINUTES_PER_MONTH && known.factor < factor && Math.abs(known.value / value - 1) <= MAX_ROUNDING) ||
    (factor === MINUTES_PER_HOUR &&
      known.factor === 1 &&
      value > factor &&
      value % (factor / 2) === 0 &&
      Math.abs(known.value - value) <= MAX_MINUTES));
const MINUTES_PER_MONTH = 43_830;
const MINUTES_PER_HOUR = 60;
const MAX_MINUTES = 5;
