import { toLanguage } from '../lexicon/languages.js';
import { findPropertyTokens } from '../properties/read-properties.js';
import { isEqualQuantity, isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { KnownQuantity } from './known-quantity.js';

type Reader = (quantity: Quantity, reading: Reading, known: KnownQuantity) => boolean;

/** Ways to read a number as a cited one, by priority. The first that finds any applies. */
const READERS: readonly Reader[] = [
  (quantity, _, { quantity: other }) => isEqualQuantity(quantity, other),
  // "Under two are not admitted" for a minimum age of two.
  ({ approximation, written }, { text }, { quantity: other, reading: fact }) =>
    approximation === 'less' && DENIED.test(text) && other.written === written && MINIMUM.test(fact.text),
  // "At least six years" for "minimum age: 6 years".
  ({ approximation, dimension, value }, _, { quantity: other, reading: fact }) =>
    approximation === 'more' && other.dimension === dimension && other.value === value && MINIMUM.test(fact.text),
  // "The turn of the 17th century" for 1600, "il Novecento" for the 1900s.
  ({ dimension, value }, { text }, { quantity: year, reading: fact }) =>
    dimension === 'century' &&
    year.dimension === 'bare' &&
    (TURN.test(text)
      ? Math.abs(year.value - (value - 1) * 100) <= MAX_TURN
      : year.value === (value - 1) * 100 && isDecade(year, fact)),
  // "Built in '68".
  (quantity, { tokens }, { quantity: year }) =>
    quantity.dimension === 'bare' &&
    year.dimension === 'bare' &&
    /^['’]$/.test(tokens[quantity.first - 1]?.text ?? '') &&
    /^\d\d$/.test(tokens[quantity.first]!.text) &&
    year.value >= MIN_YEAR &&
    year.value % 100 === quantity.value,
  // "The 98-million bill" for 98 million euros: large amounts need no unit.
  (quantity, _, { quantity: { dimension, written } }) =>
    isPlain(quantity) && quantity.written >= MIN_AMOUNT && dimension === 'money' && written === quantity.written,
  // "Seven million dollars" for "102 million dollars, against an estimate of 7 million".
  ({ dimension, written, currency }, { quantities }, { quantity: other, reading: fact }) =>
    dimension === 'money' &&
    written >= MIN_AMOUNT &&
    quantities.length > 1 &&
    isPlain(other) &&
    other.written === written &&
    fact.quantities.some((each) => each.currency !== null && each.currency === currency),
  // "100 meticais" for "100 MZN": the noun is read as a counted thing, not as a currency.
  ({ dimension, written, last }, { tokens }, { quantity: { dimension: kind, written: amount, currency } }) =>
    dimension === 'count' &&
    kind === 'money' &&
    amount === written &&
    (tokens[last + 1]?.word.slice(0, MIN_CURRENCY) === currency?.slice(0, MIN_CURRENCY) ||
      (currency === 'krone' && /^crowns?$/.test(tokens[last + 1]?.word ?? ''))),
  // "Menores de cinco años" for "children under 5".
  ({ factor, written, approximation }, _, { quantity: other, reading: fact }) =>
    factor === MINUTES_PER_YEAR &&
    written <= MAX_AGE &&
    isPlain(other) &&
    other.written === written &&
    other.approximation === approximation &&
    AGED.test(fact.text),
  (quantity, reading, known) =>
    isPlain(quantity) &&
    isDecade(quantity, reading) &&
    (isInDecade(known.quantity, quantity.value, reading) ||
      (!tellsEnds(reading) && isDecadeWithin(known, quantity.value))),
  // "Children up to twelve" for "up to 12 years".
  (quantity, { text }, { quantity: age }) =>
    isPlain(quantity) &&
    quantity.written <= MAX_AGE &&
    AGED.test(text) &&
    age.dimension === 'duration' &&
    age.written === quantity.written,
  // "The 19th century" for "XIX wieku" or "1800-talet", in languages without a lexicon.
  ({ dimension, value }, _, { quantity: other, evidence: { fact } }) =>
    dimension === 'century' &&
    toLanguage(fact.language) === null &&
    other.dimension !== 'century' &&
    (other.written === value || (isPlain(other) && other.value === (value - 1) * 100)),
  // "A hundred years after" for "the 100th anniversary".
  ({ dimension, factor, value }, _, { quantity: other }) =>
    dimension === 'duration' &&
    factor >= MINUTES_PER_YEAR &&
    other.dimension === 'ordinal' &&
    other.value >= MIN_ANNIVERSARY &&
    other.value * MINUTES_PER_YEAR === value,
  // "A family pays thirty" for 30 €.
  (quantity, { text }, { quantity: other }) =>
    isPlain(quantity) && other.dimension === 'money' && other.written === quantity.written && PAID.test(text),
  // "A boy of fourteen" for "14-year-old".
  (quantity, { text, tokens }, { quantity: age, reading: fact }) =>
    isPlain(quantity) &&
    age.dimension === 'duration' &&
    age.factor >= MINUTES_PER_YEAR &&
    age.written === quantity.written &&
    AGE_LEAD.test(text.slice(0, tokens[quantity.first]!.start)) &&
    OLD.test(fact.text),
  // "In his nineties" for an age of 91.
  (quantity, { tokens }, { quantity: age }) =>
    isPlain(quantity) &&
    /ties$/.test(tokens[quantity.first]!.word) &&
    /^(?:his|her|their)$/.test(tokens[quantity.first - 1]?.word ?? '') &&
    age.written >= quantity.value &&
    age.written < quantity.value + DECADE_YEARS,
  isOfSharedUnit,
  // "Every second more than six hundred cubic meters" for 663 m³/s.
  (quantity, { text }, { quantity: other }) =>
    quantity.dimension === 'volume' &&
    other.dimension === 'flow' &&
    PER_SECOND.test(text) &&
    isEqualQuantity({ ...quantity, dimension: 'flow' }, other),
  // "Twenty minutes" for "dakika 20", whose unit is in no lexicon.
  ({ dimension, written }, _, { quantity: other, evidence: { fact } }) =>
    MEASURED.has(dimension) && isPlain(other) && other.written === written && toLanguage(fact.language) === null,
];
const PER_SECOND =
  /(?<!\p{L})(?:(?:a|each|every|per) second|(?:pro|jede|in der) Sekunde|(?:par|chaque) seconde|(?:por|cada) segundo|(?:al|ogni) secondo)(?!\p{L})/iu;
const AGE_LEAD =
  /(?<!\p{L})(?:at|aged|(?:age|boy|girl|child|lad|man|woman) of|mit|im alter von|a los|con)\s+(?:only |just |nur |gerade |solo )?$/iu;
const OLD = /(?<!\p{L})(?:old|age|aged|jährig\p{L}*|alt|alter|âgée?|ans|edad|años|anni|anos|idade)(?!\p{L})/iu;
const MEASURED = new Set(['length', 'area', 'weight', 'volume', 'duration']);

/** Returns the cited numbers that a stated one may be. */
export function findEqual(quantity: Quantity, reading: Reading, known: readonly KnownQuantity[]): KnownQuantity[] {
  for (const isRead of READERS) {
    const found = known.filter((other) => isRead(quantity, reading, other));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a number without a unit equals a cited one with the unit of another: "sixty meters high and 25 wide". */
function isOfSharedUnit(quantity: Quantity, reading: Reading, { quantity: other }: KnownQuantity): boolean {
  if (!isPlain(quantity) || isDecade(quantity, reading)) return false;
  if (other.dimension === 'clock' && reading.quantities.some(isTimeOfDay))
    return [quantity.value * MINUTES_PER_HOUR, (quantity.value + HALF_DAY_HOURS) * MINUTES_PER_HOUR].includes(
      other.value,
    );
  const shared = reading.quantities.find((each) => SHARED_DIMENSIONS.has(each.dimension));
  if (shared === undefined) return false;
  const { dimension, factor, currency } = shared;
  return isEqualQuantity({ ...quantity, dimension, factor, currency, value: quantity.written * factor }, other);
}

/** Whether a number is a time of day, or a small one that begins a range: "dinner from eight to eleven". */
const isTimeOfDay = ({ dimension, relation, written }: Quantity): boolean =>
  dimension === 'clock' || (dimension === 'bare' && relation === 'start' && written <= 2 * HALF_DAY_HOURS);

const MINUTES_PER_HOUR = 60;
const HALF_DAY_HOURS = 12;
const TURN =
  /(?<!\p{L})(?:turn of|(?:dawn|eve|cusp|threshold) of|\p{L}*wende|schwelle|vorabend|tournant du|(?:à l['’]aube|au seuil) du|cambio de|albores del|umbral del|svolta|soglie del|alba del|virada do|limiar do|dealbar do)(?!\p{L})/iu;
/** Maximum distance of a year from the turn of a century. */
const MAX_TURN = 5;
const MIN_YEAR = 1000;
const MIN_AMOUNT = 10_000;
/** Letters that all forms of a currency's name share. */
const MIN_CURRENCY = 4;

const DENIED =
  /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|draußen|pas|interdit\p{L}*|aucun\p{L}*|no|prohib\p{L}*|non|vietat\p{L}*|não|proib\p{L}*)(?!\p{L})/iu;
const MINIMUM =
  /(?<!\p{L})(?:minim\p{L}*|least|mindest\p{L}*|ab|à partir|dès|au moins|mínim\p{L}*|desde|a partir|dai)(?!\p{L})/iu;

const MIN_ANNIVERSARY = 10;
const PAID =
  /(?<!\p{L})(?:pays?|paying|costs?|zahl(?:t|en)|kostet|kosten|paie(?:nt)?|payer|coûte(?:nt)?|pagan?|cuestan?|pagano|costano?|pagam|custam?)(?!\p{L})/iu;
const MAX_AGE = 99;
const DECADE_YEARS = 10;
const MINUTES_PER_YEAR = 525_960;
const AGED =
  /(?<!\p{L})(?:child\p{L}*|kids?|under|anyone|kind\p{L}*|unter|enfants?|moins|niñ\p{L}*|menores|bambin\p{L}*|crianças?)(?!\p{L})/iu;

/** Whether a number is a decade: "the 1960s", "1960er Jahre", "années 1960". */
const isDecade = ({ value, first, last }: Quantity, { tokens }: Reading): boolean => {
  if (value % 10 !== 0 || value < 20 || (value > 90 && value < 1000)) return false;
  const next = tokens[last + 1];
  if (/^[a-z]+(?:(?:zig|ssig)er|ties)$/.test(tokens[first]!.word)) return true;
  const isEnding = next !== undefined && /^(?:s|er)$/.test(next.word) && next.start === tokens[last]!.end;
  if (/^(?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/.test(tokens[first]!.word))
    return /^(?:los|anos)$/.test(tokens[first - 1]?.word ?? '') && !(next?.kind === 'word' && !next.isFunction);
  return isEnding || /^(?:annees|anos|anni|decada)$/.test(tokens[first - 1]?.word ?? '');
};

/** Whether a cited year is in a decade ("the 1960s") or century ("the 1100s"). */
function isInDecade({ dimension, value }: Quantity, start: number, { quantities }: Reading): boolean {
  // "The 1780s and 90s": the century is stated once.
  const isOfCentury = quantities.some(
    (other) => other.value >= MIN_YEAR && other.value - (other.value % 100) === value - (value % 100),
  );
  if (start < 100)
    return dimension === 'bare' && (value >= 1800 || isOfCentury) && Math.floor((value % 100) / 10) * 10 === start;
  const isCentury = start % 100 === 0;
  if (dimension === 'century') return isCentury && value === start / 100 + 1;
  return dimension === 'bare' && value >= start && value < start + (isCentury ? 100 : 10);
}

/** Whether a sentence states a beginning or completion, which is at an end of a period and not within it. */
const tellsEnds = (reading: Reading): boolean =>
  [...findPropertyTokens(reading).values()].flat().some((property) => ENDS.has(property));
const ENDS: ReadonlySet<string> = new Set(['begin', 'finish', 'open', 'found', 'consecrate']);

/** Whether a decade is within a cited period: "the seventies" between 1965 and 1992. */
function isDecadeWithin({ quantity: start, reading: { quantities } }: KnownQuantity, decade: number): boolean {
  const end = quantities[quantities.indexOf(start) + 1];
  if (start.relation !== 'start' || start.dimension !== 'bare' || end?.dimension !== 'bare') return false;
  const first = decade < 100 ? Math.floor(start.value / 100) * 100 + decade : decade;
  return start.value <= first && end.value >= first + 9;
}

const SHARED_DIMENSIONS = new Set(['length', 'area', 'weight', 'duration', 'percent', 'money', 'temperature']);
