import type { FactKind } from '@placelore/contracts/places/facts.js';
import type { Quantity } from '../quantities/quantities.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { findCountedWords, findMeasuredThing, getMeasureAttribute, isAttributeCompatible } from './measured-things.js';
import { isRelationCompatible } from './time-relations.js';
import { isPlaceName, isSameWord } from './word-match.js';

interface Sourced {
  quantity: Quantity;
  reading: Reading;
  evidence: FactEvidence;
}

/** Checks that every number of a sentence is in the cited facts, and belongs to the same thing there. */
export function checkNumbers(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const known = cited.flatMap((fact) =>
    fact.readings.flatMap((each) => each.quantities.map((quantity) => ({ quantity, reading: each, evidence: fact }))),
  );
  const dates = checkDates(reading, cited);
  if (dates !== null) return dates;
  for (const quantity of reading.quantities) {
    const detail = toDetail(quantity, reading);
    const equal = known.filter((other) => isEqualQuantity(quantity, other.quantity));
    if (equal.length === 0 && !isPartOfDate(quantity, reading)) return { reason: 'number', detail };
    const related = equal.filter((other) => isRelationCompatible(quantity, reading, other.quantity, other.reading));
    if (equal.length > 0 && related.length === 0) return { reason: 'time-relation', detail };
    if (equal.length > 0 && !related.some((other) => isOfSameThing(quantity, reading, other, evidence))) {
      return { reason: 'number-of-something-else', detail };
    }
  }
  return null;
}

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
  return missing === undefined ? null : { reason: 'number', detail: Object.values(missing).filter(Boolean).join('-') };
}

const EXACT_DIMENSIONS = new Set(['bare', 'ordinal', 'regnal', 'century', 'clock', 'percent', 'day']);
/** Relative tolerance of values in one unit and of converted values, exact and with "about". */
const TOLERANCE = { same: 0, sameAbout: 0.04, converted: 0.01, convertedAbout: 0.04 };
const MAX_TEMPERATURE_DIFFERENCE = 0.6;
/** "More than 300" fits up to 390, "fewer than 300" down to 231. */
const MAX_BOUND_RATIO = 1.3;

function isEqualQuantity(stated: Quantity, known: Quantity): boolean {
  if (stated.dimension === 'century' && known.dimension === 'bare') return isInCentury(known.value, stated.value);
  const isPlain = (quantity: Quantity) => quantity.dimension === 'bare' || quantity.dimension === 'count';
  if (isPlain(stated) && isPlain(known)) return isEqualValue(stated, known);
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

/** Compares what two equal numbers count or measure. */
function isOfSameThing(quantity: Quantity, reading: Reading, known: Sourced, evidence: Evidence): boolean {
  if (quantity.dimension === 'length') {
    const attributes = [
      getMeasureAttribute(quantity, reading),
      getMeasureAttribute(known.quantity, known.reading),
    ] as const;
    const isRun = attributes[0] === 'length' && attributes[1] === null && known.evidence.concepts.has('flow');
    if (!isRun && !isAttributeCompatible(attributes[0], attributes[1] ?? getKindAttribute(known))) return false;
    if (attributes[0] === 'distant') return true;
    return isSameMeasuredThing(quantity, reading, known, evidence);
  }
  if (quantity.dimension !== 'count') return true;
  const counted = findCountedWords(quantity, reading);
  const others = findCountedWords(known.quantity, known.reading);
  if (counted.length === 0 || others.length === 0) return true;
  return counted.some((token) =>
    others.some((other) => isSameWord(token, reading.language, other, known.reading.language)),
  );
}

const ATTRIBUTES_BY_KIND: Partial<Record<FactKind, string>> = {
  height: 'height',
  elevation: 'height',
  length: 'length',
};

const getKindAttribute = ({ evidence: { fact } }: Sourced): string | null => ATTRIBUTES_BY_KIND[fact.kind] ?? null;

/** "The lantern is four meters high" says nothing about the gate that carries it. */
function isSameMeasuredThing(quantity: Quantity, reading: Reading, known: Sourced, { names }: Evidence): boolean {
  const thing = findMeasuredThing(quantity, reading);
  const other = findMeasuredThing(known.quantity, known.reading);
  const isSame = (a: Token | null, b: Token | null) =>
    a !== null && b !== null && isSameWord(a, reading.language, b, known.reading.language);
  const isPlace = (token: Token) => isPlaceName(token, names) || token.concepts.some((concept) => GENERIC.has(concept));
  // Without a noun, a pronoun stands for the place.
  const isStatedOfPlace = thing.main === null || isPlace(thing.main);
  const isKnownOfPlace = other.main === null || isPlace(other.main) || known.evidence.fact.kind === 'summary';
  if (isStatedOfPlace && isKnownOfPlace) return true;
  return isSame(thing.main, other.main) || isSame(thing.dependent, other.dependent);
}

/** Words for a whole place that say nothing about its parts. */
const GENERIC = new Set(['figure', 'statue', 'monument', 'building', 'estate', 'citadel', 'ensemble', 'mountain']);
