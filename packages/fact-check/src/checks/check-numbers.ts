import type { Quantity } from '../quantities/quantities.js';
import type { Reading } from '../text/read-text.js';
import type { Finding, SentenceContext } from '../verdicts.js';
import { isDerived } from './derived-numbers.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isOfSameThing, type KnownQuantity } from './same-thing.js';
import { isRelationCompatible } from './time-relations.js';

/**
 * Checks that every number of a sentence is in the cited facts, and belongs to the same thing there.
 * @param context a pronoun may stand for what the sentences before are about
 */
export function checkNumbers(
  reading: Reading,
  cited: readonly FactEvidence[],
  evidence: Evidence,
  context: SentenceContext,
): Finding | null {
  const known: KnownQuantity[] = cited.flatMap((fact) =>
    fact.readings.flatMap((each) => each.quantities.map((quantity) => ({ quantity, reading: each, evidence: fact }))),
  );
  const dates = checkDates(reading, cited);
  if (dates !== null) return dates;
  for (const quantity of reading.quantities) {
    const detail = toDetail(quantity, reading);
    const equal = findEqual(quantity, reading, known);
    if (equal.length === 0 && isDerived(quantity, reading, known)) continue;
    if (equal.length === 0 && !isPartOfDate(quantity, reading)) return { reason: 'number', detail };
    const related = equal.filter((other) => isRelationCompatible(quantity, reading, other.quantity, other.reading));
    if (equal.length > 0 && related.length === 0) return { reason: 'time-relation', detail };
    if (equal.length > 0 && !related.some((other) => isOfSameThing(quantity, reading, other, evidence, context))) {
      return { reason: 'number-of-something-else', detail };
    }
  }
  return null;
}

/** A number without a unit may share that of another: "sixty meters high and twenty-five wide". */
function findEqual(quantity: Quantity, reading: Reading, known: readonly KnownQuantity[]): KnownQuantity[] {
  const equal = known.filter((other) => isEqualQuantity(quantity, other.quantity));
  if (equal.length > 0 || !isPlain(quantity)) return equal;
  if (isDecade(quantity, reading))
    return known.filter(
      (other) => other.quantity.dimension === 'bare' && Math.floor(other.quantity.value / 10) * 10 === quantity.value,
    );
  const shared = reading.quantities.find((other) => SHARED_DIMENSIONS.has(other.dimension));
  if (shared === undefined) return equal;
  const { dimension, factor } = shared;
  const measured = { ...quantity, dimension, factor, value: quantity.written * factor };
  return known.filter((other) => isEqualQuantity(measured, other.quantity));
}

/** "The 1960s", "1960er Jahre", "années 1960". */
const isDecade = ({ value, first, last }: Quantity, { tokens }: Reading): boolean => {
  if (value % 10 !== 0 || value < 1000) return false;
  const next = tokens[last + 1];
  const isEnding = next !== undefined && /^(?:s|er)$/.test(next.word) && next.start === tokens[last]!.end;
  return isEnding || /^(?:annees|anos|anni|decada)$/.test(tokens[first - 1]?.word ?? '');
};

const SHARED_DIMENSIONS = new Set(['length', 'area', 'weight', 'duration', 'percent', 'money']);

const toDetail = ({ first, last }: Quantity, { tokens, text }: Reading): string =>
  text.slice(tokens[first]!.start, tokens[last]!.end);

/** Days are compared with their month. */
const isPartOfDate = ({ value }: Quantity, { dates }: Reading): boolean => dates.some(({ day }) => day === value);

function checkDates(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const known = cited.flatMap(({ readings }) => readings.flatMap(({ dates }) => dates));
  const missing = reading.dates.find(
    (date) =>
      !known.some(
        (other) =>
          other.month === date.month &&
          (date.day === null || other.day === date.day) &&
          (date.year === null || other.year === date.year),
      ),
  );
  return missing === undefined
    ? null
    : { reason: 'number', detail: [missing.day, missing.month, missing.year].filter(Boolean).join('-') };
}

const EXACT_DIMENSIONS = new Set(['bare', 'ordinal', 'regnal', 'century', 'clock', 'percent', 'day']);
/** Relative tolerance of values in one unit and of converted values, exact and with "about". */
const TOLERANCE = { same: 0, sameAbout: 0.04, converted: 0.01, convertedAbout: 0.04 };
const MAX_TEMPERATURE_DIFFERENCE = 0.6;
/** "More than 300" fits up to 390, "fewer than 300" down to 231. */
const MAX_BOUND_RATIO = 1.3;

const isPlain = ({ dimension }: Quantity): boolean => dimension === 'bare' || dimension === 'count';

/** "From nine to five" for "from 9:00 to 17:00". */
const isHour = ({ value, relation, approximation }: Quantity, clock: number): boolean =>
  approximation === null && relation !== 'in' && (value * 60 === clock || (value + 12) * 60 === clock);

function isEqualQuantity(stated: Quantity, known: Quantity): boolean {
  if (stated.dimension === 'century' && known.dimension === 'bare') return isInCentury(known.value, stated.value);
  if (isPlain(stated) && isPlain(known)) return isEqualValue(stated, known);
  if (stated.dimension === 'bare' && known.dimension === 'clock') return isHour(stated, known.value);
  if (stated.dimension !== known.dimension || stated.currency !== known.currency) return false;
  if (stated.dimension === 'temperature') return Math.abs(stated.value - known.value) <= MAX_TEMPERATURE_DIFFERENCE;
  return EXACT_DIMENSIONS.has(stated.dimension) ? stated.value === known.value : isEqualValue(stated, known);
}

function isInCentury(year: number, century: number): boolean {
  if (Math.sign(year) !== Math.sign(century)) return false;
  return Math.ceil(Math.abs(year) / 100) === Math.abs(century);
}

function isEqualValue(stated: Quantity, known: Quantity): boolean {
  const ratio = known.value / stated.value;
  if (stated.approximation === 'more') {
    return (
      ratio >= 1 &&
      ratio <= MAX_BOUND_RATIO &&
      (ratio > 1 ? known.approximation !== 'less' : known.approximation === 'more')
    );
  }
  if (stated.approximation === 'less') {
    return (
      ratio <= 1 &&
      ratio >= 1 / MAX_BOUND_RATIO &&
      (ratio < 1 ? known.approximation !== 'more' : known.approximation === 'less')
    );
  }
  if (known.approximation === 'less' || known.approximation === 'more') return false;
  const isAbout = stated.approximation === 'about';
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
