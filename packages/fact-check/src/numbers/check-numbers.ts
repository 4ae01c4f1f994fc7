import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { findHolidays } from '../hours/calendar.js';
import { isOpeningCount } from '../hours/opening-counts.js';
import { findOpeningRules } from '../hours/opening-rules.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading, WrittenDate } from '../text/read-text.js';
import { isLong, isMedium } from '../text/sentence-length.js';
import type { Finding, SentenceContext } from '../verdicts.js';
import { checkCenturyParts } from './century-parts.js';
import { isCloseToKnown } from './close-numbers.js';
import { isDerived } from './derived-numbers.js';
import { findEqual } from './equal-numbers.js';
import { isImpliedNumber } from './implied-numbers.js';
import type { KnownQuantity } from './known-quantity.js';
import { isPriceSum } from './price-sums.js';
import { compareThings } from './same-thing.js';
import { isRelationCompatible, reversesTime } from './time-relations.js';
import { isSpanOfFacts } from './time-spans.js';

/** Result of comparing the numbers of a sentence with the cited facts. */
export interface NumberCheck {
  finding: Finding | null;
  /** Whether it is unclear if a number belongs to the same thing in the facts. */
  isUnsure: boolean;
}

/**
 * Checks that every number of a sentence is in the cited facts and belongs to the same thing there.
 * @param context the sentences before, to which a pronoun may refer
 */
export function checkNumbers(
  reading: Reading,
  cited: readonly FactEvidence[],
  evidence: Evidence,
  context: SentenceContext,
): NumberCheck {
  const known: KnownQuantity[] = cited.flatMap((fact) =>
    fact.readings.flatMap((each) => each.quantities.map((quantity) => ({ quantity, reading: each, evidence: fact }))),
  );
  const facts = cited.flatMap(({ readings }) => readings);
  const dates = checkDates(reading, cited);
  if (dates !== null) return { finding: dates, isUnsure: false };
  const part = checkCenturyParts(reading, cited);
  if (part !== null) return { finding: part, isUnsure: false };
  let isUnsure = false;
  for (const quantity of reading.quantities) {
    const detail = toDetail(quantity, reading);
    const equal = findEqual(quantity, reading, known);
    const isWritten = isNarrated(quantity, reading) || isInTitle(quantity, reading, cited);
    if (isInOwnName(quantity, reading, evidence)) continue;
    if (equal.length === 0 && (isWritten || isDerived(quantity, reading, known, facts))) continue;
    if (equal.length === 0 && isOpeningCount(quantity, reading, cited)) continue;
    if (equal.length === 0 && (isLoose(quantity, reading, known) || isCloseToKnown(quantity, reading, known))) {
      isUnsure = true;
      continue;
    }
    if (equal.length === 0 && !isPartOfDate(quantity, reading))
      return { finding: { reason: 'number', detail }, isUnsure };
    const related = equal.filter((other) => isRelationCompatible(quantity, reading, other.quantity, other.reading));
    if (equal.length > 0 && related.length === 0) {
      const isReversed = equal.some((other) => reversesTime(quantity, other.quantity));
      if (!(isReversed ? isLong(reading) : isMedium(reading)))
        return { finding: { reason: 'time-relation', detail }, isUnsure };
      isUnsure = true;
      continue;
    }
    const things = related.map((other) => compareThings(quantity, reading, other, evidence, context));
    if (equal.length === 0 || things.includes('same')) continue;
    const isUnclear = things.includes('unsure') || (things.includes('other') ? isMedium(reading) : isLong(reading));
    if (!isUnclear && !isDerived(quantity, reading, known, facts))
      return { finding: { reason: 'number-of-something-else', detail }, isUnsure };
    isUnsure = true;
  }
  return { finding: null, isUnsure };
}

/** "A year later" may follow from years in earlier sentences. */
const isNarrated = ({ written, first, last, dimension }: Quantity, { tokens }: Reading): boolean =>
  dimension === 'duration' &&
  written === 1 &&
  /^(?:an?|une?|una|ein|eine[mnr]?|uma?)$/.test(tokens[first]!.word) &&
  /^(?:later|after|afterwards?|spater|nach|danach|plus|apres|despues|mas|dopo|depois)$/.test(
    tokens[last + 1]?.word ?? '',
  );

/** Smaller numbers are too often the difference of two years by chance. */
const MIN_AGE = 10;
const MAX_AGE = 99;

/** Whether a number is the difference of two cited years, as a person's age is: "He was twenty-eight". */
const isAgeByYears = ({ dimension, written }: Quantity, known: readonly KnownQuantity[]): boolean => {
  const isPlain = dimension === 'bare' || dimension === 'count';
  if (!isPlain || written < MIN_AGE || written > MAX_AGE) return false;
  const years = known
    .map(({ quantity }) => quantity)
    .filter(({ value, dimension: kind }) => kind === 'bare' && value >= MIN_YEAR);
  return years.some((end) => years.some((start) => end.value - start.value === written));
};

/** Whether a number may pass as unsure: an idiom, or a difference of times that the facts do not relate. */
function isLoose(quantity: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  const before = reading.text.slice(0, reading.tokens[quantity.last]!.end);
  return (
    (quantity.dimension === 'bare' && quantity.value === 2 && BOTH.test(before)) ||
    IDIOM.test(before) ||
    BETWEEN.test(before) ||
    isAgeByYears(quantity, known) ||
    isBetweenTimes(quantity, known) ||
    isImpliedNumber(quantity, reading, known) ||
    isPriceSum(quantity, reading, known) ||
    (quantity.dimension === 'duration' && isSpanOfFacts(quantity, reading.text, known))
  );
}

/** Longest time between two times of day that a sentence would state, in minutes. */
const MAX_HOURS = 720;
/** Whether a duration is the difference of two cited times of day: "three hours earlier", "shut for an hour". */
const isBetweenTimes = ({ dimension, factor, value }: Quantity, known: readonly KnownQuantity[]): boolean => {
  if (dimension !== 'duration' || factor > 60 || value > MAX_HOURS) return false;
  const times = known.filter(({ quantity }) => quantity.dimension === 'clock').map(({ quantity }) => quantity.value);
  return times.some((end) => times.some((start) => end - start === value));
};
/** "The two" refers to things mentioned before: "Plates clothe the two." */
const BOTH = /(?<!\p{L})(?:the two|die zwei|les deux|l[oa]s dos|i due|le due|os dois|as duas)$/iu;
/** "Between" implies two: "between the two towers". */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra) (?:the|its|den|ihren|seinen|les|ses|l[oa]s|sus|i|le|os|as) (?:two|beiden|zwei|deux|dos|due|dois|duas)$/iu;
/** Idioms that count nothing: "no two the same", "a café or two", "if you have half a day". */
const IDIOM =
  /(?<!\p{L})(?:no|or) two$|(?<!\p{L})(?:oder zwei|ou deux|o dos|o due|ou dois|ou duas)$|(?<!\p{L})(?:if you have|wenn Sie|si vous avez|si tiene\p{L}*|se avete|se tiver) [^,.;]{1,15}$/iu;

/** Whether a number word begins a title that a fact contains: "Drei Haselnüsse für Aschenbrödel". */
function isInTitle({ first, last }: Quantity, { tokens, text }: Reading, cited: readonly FactEvidence[]): boolean {
  const next = tokens[last + 1];
  if (tokens[first]!.kind === 'number' || !tokens[first]!.isCapital || next?.isCapital !== true) return false;
  const title = text.slice(tokens[first]!.start, next.end);
  return cited.some(({ fact }) => fact.statement.includes(title));
}

/** Whether a number is part of the place's name: "Hassan II Mosque", "Due Torri". */
function isInOwnName({ first, last }: Quantity, { tokens, text }: Reading, { input: { place } }: Evidence): boolean {
  if (tokens[first]!.kind === 'number' || !tokens[first]!.isCapital) return false;
  const [before, next] = [tokens[first - 1], tokens[last + 1]];
  const parts = [
    before === undefined ? '' : text.slice(before.start, tokens[last]!.end),
    next === undefined ? '' : text.slice(tokens[first]!.start, next.end),
  ].filter((part) => /\s/.test(part));
  return [place.name, place.localName, ...place.aliases].some((name) => parts.some((part) => name?.includes(part)));
}

const toDetail = ({ first, last }: Quantity, { tokens, text }: Reading): string =>
  text.slice(tokens[first]!.start, tokens[last]!.end);

/** Days of dates are compared by `checkDates`. */
const isPartOfDate = ({ value }: Quantity, { dates }: Reading): boolean => dates.some(({ day }) => day === value);

/** Whether a fact holds for any month ("all year"), or has opening hours, whose months are compared by `checkHours`. */
const isOfEveryMonth = ({ readings, label }: FactEvidence): boolean =>
  readings.some((reading) => ALL_YEAR.test(reading.text) || (label !== null && findOpeningRules(reading).length > 0));
const ALL_YEAR =
  /(?<!\p{L})(?:all year|year[- ]round|ganzjährig|das ganze jahr|toute l['’]année|todo el año|tutto l['’]anno|todo o ano)(?!\p{L})/iu;

function checkDates(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  if (reading.dates.length === 0) return null;
  const known = cited.flatMap(({ readings }) => readings.flatMap(toDatesWithYears));
  const holidays = new Set(cited.flatMap(({ readings }) => readings.flatMap(({ tokens }) => findHolidays(tokens))));
  const missing = reading.dates.find(
    (date) =>
      !(date.day === null && date.year === null && cited.some(isOfEveryMonth)) &&
      !holidays.has(`${date.month}-${date.day}`) &&
      !isLiteral(date, reading, cited) &&
      !known.some(
        (other) =>
          other.month === date.month &&
          (date.day === null || other.day === date.day) &&
          (date.year === null || other.year === date.year),
      ),
  );
  const displaced = missing ?? reading.dates.find((date) => isOtherEndOfMonth(date, reading, known));
  return displaced === undefined
    ? null
    : { reason: 'number', detail: [displaced.day, displaced.month, displaced.year].filter(Boolean).join('-') };
}

/** Whether a fact in any language contains a date literally, as part of a name: "18 de Julio Avenue". */
function isLiteral({ day, position }: WrittenDate, { tokens, text }: Reading, cited: readonly FactEvidence[]): boolean {
  const first = tokens.slice(Math.max(0, position - 2), position).find(({ text: digits }) => Number(digits) === day);
  const written = first === undefined ? '' : text.slice(first.start, tokens[position]!.end);
  return tokens[position]!.isCapital && written !== '' && cited.some(({ statement }) => statement.includes(written));
}

/** Gives a date without a year the only year before it: "in 1967, and again on August 11". */
const toDatesWithYears = ({ dates, quantities, tokens }: Reading): WrittenDate[] =>
  dates.map((date) => {
    if (date.year !== null) return date;
    const years = quantities.filter(
      ({ dimension, value, first, last }) =>
        dimension === 'bare' && value >= MIN_YEAR && last < date.position && /^\d{4}$/.test(tokens[first]!.text),
    );
    return years.length === 1 ? { ...date, year: years[0]!.value } : date;
  });
const MIN_YEAR = 1000;

const MONTH_END = /^(?:end|late|ende|fin|finales|fine|final|fins)$/;
const MONTH_START = /^(?:early|beginning|start|anfang|debut|principios|comienzos|inizio|inicio)$/;
/** Last day of the beginning and first day of the end of a month. */
const MAX_START = 10;
const MIN_END = 20;

/** Whether a sentence states the wrong end of a month: "the end of November" for November 1. */
function isOtherEndOfMonth(
  { day, month, position }: WrittenDate,
  { tokens }: Reading,
  known: readonly WrittenDate[],
): boolean {
  const days = known.filter((other) => other.month === month).map((other) => other.day);
  if (day !== null || days.length === 0 || days.includes(null)) return false;
  const before = tokens.slice(Math.max(0, position - 2), position);
  return (
    (before.some(({ word }) => MONTH_END.test(word)) && days.every((each) => each! <= MAX_START)) ||
    (before.some(({ word }) => MONTH_START.test(word)) && days.every((each) => each! >= MIN_END))
  );
}
