import { isSameWord } from '../checks/words/word-match.js';
import type { Language } from '../lexicon/languages.js';
import { isEqualQuantity, isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { isPiece } from './counted-things.js';
import type { KnownQuantity } from './known-quantity.js';
import { isCountInWord, isCountOfItems, isCountOfListed, isCountOfNames } from './listed-counts.js';
import { findCountedWords } from './measured-things.js';
import { isNearYear } from './near-years.js';
import { EACH, HALF_PRICE, isPerHour, isRatio, isShare, TIMES } from './shares.js';
import { isTimeBetween } from './time-spans.js';

const MORE_OR_LESS =
  /(?<!\p{L})(?:higher|lower|taller|shorter|deeper|longer|wider|above|below|more|less|cheaper|earlier|later|extra|sav(?:es?|ing)|spar(?:t|en)|économis\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poup\p{L}*|(?:come|comes|knocked|taken|is|are) off|discount|rabatt|nachlass|ermäßigung|remise|réduction|descuento|sconto|desconto|outstrip\w*|exceed\w*|surpass\w*|outdo\w*|overtop\w*|differ\w*|gap|margin|unterschied|höher|niedriger|tiefer|länger|kürzer|breiter|überrag\p{L}*|übertr[ai]f\p{L}*|mehr|weniger|teurer|billiger|früher|später|plus|moins|dépass\p{L}*|surpass\p{L}*|domin\p{L}*|écart|más|menos|super[aó]\p{L}*|sobrepas\p{L}*|exced\p{L}*|diferencia|più|meno|mais|ultrapass\p{L}*)(?!\p{L})/iu;
const TOGETHER =
  /(?<!\p{L})(?:together|total|altogether|add\w* up|room for|both|somad\p{L}*|suma\p{L}*|somm\p{L}*|additionn\p{L}*|zusammengenommen|in all|all told|counting|combined|insgesamt|zusammen|alles in allem|en tout|au total|ensemble|en total|juntos|in totale|in tutto|ao todo|no total)(?!\p{L})/iu;
const RETURN =
  /(?<!\p{L})(?:out and back|there and back|round trip|return|both ways|hin und zurück|aller-retour|aller et retour|ida y vuelta|andata e ritorno|ida e volta)(?!\p{L})/iu;
const MISSING =
  /(?<!\p{L})(?:all but|bis auf|sauf|excepto|tranne|exceto|gone|missing|lost|left|others?|rest|andere\p{L}*|übrigen|autres?|demás|otr[oa]s|altr[ei]|outr[oa]s|not|no|nicht|pas|non|não|remain\w*|lack\w*|disappeared|fehlen|fehlt|verloren|übrig|manqu\p{L}*|perdu\p{L}*|disparu\p{L}*|rest\p{L}*|faltan|perdi\p{L}*|quedan|mancano|faltam)(?!\p{L})/iu;
const MINUTES_PER_YEAR = 525_960;

/**
 * Returns whether a number follows from the cited facts: as a difference or sum that the sentence announces, as the
 * time between two dates, or as a count of listed things.
 */
export function isDerived(
  quantity: Quantity,
  reading: Reading,
  known: readonly KnownQuantity[],
  facts: readonly Reading[],
): boolean {
  const { text } = reading;
  const unit = isPlain(quantity) && MORE_OR_LESS.test(text) ? findUnit(quantity, reading) : undefined;
  if (unit !== undefined && isDifference(unit, findValues(unit, known))) return true;
  if (quantity.dimension === 'duration' && isTimeBetween(quantity, text, known)) return true;
  const values = findValues(quantity, known);
  if (TOGETHER.test(text) && isSum(quantity, values) && !isOfOneThing(quantity, reading, known)) return true;
  if (isSumOfFact(quantity, known) || isShare(quantity, reading, known) || isAge(quantity, reading, known)) return true;
  if (MISSING.test(text) && isPart(quantity) && isDifference(quantity, values)) return true;
  if (quantity.approximation === 'more' || quantity.approximation === 'less') return false;
  if (
    quantity.dimension === 'bare' &&
    (isLaterYear(quantity, known) || isAtOtherEnd(quantity, known) || isNearYear(quantity, reading, known))
  )
    return true;
  if (MORE_OR_LESS.test(text) && isDifference(quantity, values)) return true;
  if (RETURN.test(text) && values.some((value) => value * 2 === quantity.value)) return true;
  if (quantity.dimension !== 'count' && quantity.dimension !== 'bare') return false;
  if (OTHER.test(reading.tokens[quantity.first - 1]?.word ?? '') && values.includes(quantity.value + 1)) return true;
  return (
    isCountOfTimes(quantity, known) ||
    isCountOfYears(quantity, reading, known) ||
    isCountOfMonths(quantity, reading, facts) ||
    isCountOfNames(quantity, reading) ||
    isCountOfItems(quantity, reading) ||
    isCountOfListed(quantity, facts) ||
    isRatio(quantity, reading, known) ||
    isPerHour(quantity, reading, known) ||
    isCountInWord(quantity, facts)
  );
}

/** Gives a number without a unit that of the number before: "At 45 meters it overtops the dome by nearly 20". */
function findUnit(quantity: Quantity, { quantities }: Reading): Quantity | undefined {
  const before = quantities.find(({ dimension, first }) => SHARED.has(dimension) && first < quantity.first);
  if (before === undefined || quantity.dimension !== 'bare') return undefined;
  const { dimension, factor, currency } = before;
  return { ...quantity, dimension, factor, currency, value: quantity.written * factor };
}

/** Returns cited values that may be added or subtracted to give a stated one. Times of day give durations. */
const findValues = (stated: Quantity, known: readonly KnownQuantity[]): number[] =>
  known.flatMap(({ quantity, reading }) => {
    const { dimension, currency, value } = quantity;
    const isSame =
      (dimension === stated.dimension && currency === stated.currency) ||
      (stated.dimension === 'duration' && dimension === 'clock') ||
      (isPlain(stated) && isPlain(quantity));
    if (isSame) return [value];
    // "55 m, of which 34 are Roman": a number without a unit has that of the number before.
    const sharing = isPlain(quantity)
      ? reading.quantities.find((each) => each.dimension === stated.dimension && each.first < quantity.first)
      : undefined;
    return sharing === undefined || !SHARED.has(stated.dimension) ? [] : [quantity.written * sharing.factor];
  });

const SHARED = new Set(['length', 'area', 'weight', 'money']);

const EXACTNESS = 0.001;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < EXACTNESS;

/** "The other ten churches" follows from eleven churches. */
const OTHER = /^(?:other|anderen?|ubrigen|autres|otr[oa]s|altr[ei]|outr[oa]s)$/;

/** Whether a computed value is the stated one, exactly or within the stated approximation. */
const fits = (stated: Quantity, value: number): boolean =>
  isNear(stated.value, value) ||
  (stated.approximation !== null && isEqualQuantity(stated, { ...stated, value, approximation: null }));

const isDifference = (stated: Quantity, values: readonly number[]): boolean =>
  stated.value > 0 && values.some((first) => values.some((last) => last > first && fits(stated, last - first)));

const isSum = (stated: Quantity, values: readonly number[]): boolean =>
  values.some((first, index) => values.slice(index + 1).some((last) => fits(stated, first + last))) ||
  (values.length > 2 &&
    fits(
      stated,
      values.reduce((sum, each) => sum + each, 0),
    ));

/** Whether a sum mixes things: "fifteen chapels" is not the sum of twelve chapels and three museums. */
function isOfOneThing(stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  const nouns = findCountedWords(stated, reading);
  // "Pieces" may be anything in a collection.
  if (nouns.slice(0, 1).some(isPiece)) return false;
  const counted = known
    .filter(({ quantity }) => isPlain(quantity))
    .map(({ quantity, reading: fact }) => ({ words: findCountedWords(quantity, fact), fact }))
    .filter(({ words }) => words.length > 0);
  const own = counted.filter(({ words, fact }) =>
    words.some((word) => nouns.some((noun) => isSameWord(noun, reading.language, word, fact.language))),
  );
  return own.length === 1 && counted.length > 1;
}

const isPart = ({ dimension }: Quantity): boolean =>
  dimension === 'count' || dimension === 'bare' || dimension === 'length';

/** Whether a measure is the sum or product of those in one fact: "5 km" for "3.5 km by train and 1.5 km on foot". */
function isSumOfFact(stated: Quantity, known: readonly KnownQuantity[]): boolean {
  const readings = [...new Set(known.map(({ reading }) => reading))];
  if (stated.dimension === 'money' && isHalfPrice(stated, known)) return true;
  if (isPlain(stated)) return readings.some((reading) => isProductOfCounts(stated, reading));
  if (!MEASURES.has(stated.dimension) || stated.approximation === 'more' || stated.approximation === 'less')
    return false;
  const isSumIn = ({ text, quantities }: Reading) => {
    // Values of different labels, such as length and width, are not added.
    if (SEVERAL_LABELS.test(text)) return false;
    const values = quantities.filter(({ dimension }) => dimension === stated.dimension).map(({ value }) => value);
    return values.length > 1 && isSum(stated, values);
  };
  const isProduct = ({ text, quantities }: Reading) =>
    EACH.test(text) &&
    quantities.some(
      ({ dimension, value }) =>
        dimension === stated.dimension &&
        known.some(
          ({ quantity }) =>
            (isPlain(quantity) || quantity.dimension === 'length') && fits(stated, value * quantity.written),
        ),
    );
  return readings.some((reading) => isSumIn(reading) || isProduct(reading));
}

/** Whether an amount is half of a cited price for which the fact mentions half price: "4 € (children half price)". */
const isHalfPrice = ({ value, currency }: Quantity, known: readonly KnownQuantity[]): boolean =>
  known.some(
    ({ quantity, reading }) =>
      quantity.dimension === 'money' &&
      quantity.currency === currency &&
      quantity.value === value * 2 &&
      HALF_PRICE.test(reading.text),
  );

/**
 * Whether a number is the product of two counts in a fact: "forty people" for "eight cars, each seating five people".
 */
const isProductOfCounts = ({ value, approximation }: Quantity, { text, quantities }: Reading): boolean => {
  const counts = quantities.filter(isPlain);
  return (
    approximation !== 'more' &&
    EACH.test(text) &&
    counts.some((first) => counts.some((last) => last !== first && isNear(first.value * last.value, value)))
  );
};

const SEVERAL_LABELS = /^[^:;]+:[^;]+;[^:;]+:/;
const MEASURES = new Set(['length', 'duration', 'money', 'area', 'weight', 'volume']);

const MAX_AGE = 99;

/** Whether an age is within a cited range: "at twenty" for "18–25 years: 8 €". */
function isAge(
  { value, written, dimension, factor, approximation }: Quantity,
  { text }: Reading,
  known: readonly KnownQuantity[],
): boolean {
  const isYears = dimension === 'duration' && factor === MINUTES_PER_YEAR;
  if (
    !(isYears || (dimension === 'count' && CHILD.test(text))) ||
    written > MAX_AGE ||
    value <= 0 ||
    approximation !== null
  )
    return false;
  return known.some(({ quantity: start, reading }) => {
    const end = reading.quantities[reading.quantities.indexOf(start) + 1];
    return (
      start.relation === 'start' &&
      end !== undefined &&
      written >= start.written &&
      written <= end.written &&
      end.written <= MAX_AGE
    );
  });
}

const CHILD =
  /(?<!\p{L})(?:child\p{L}*|year-olds?|kind\p{L}*|jährig\p{L}*|enfants?|niñ\p{L}*|bambin\p{L}*|crianças?)(?!\p{L})/iu;

/** Whether a year follows from another and a duration: "in 1877" for "in 1876 …, and a year later". */
function isLaterYear({ value }: Quantity, known: readonly KnownQuantity[]): boolean {
  return known.some(({ quantity: duration, reading }) => {
    if (duration.dimension !== 'duration' || duration.factor < MINUTES_PER_YEAR) return false;
    const isAfter = reading.tokens.slice(duration.last + 1, duration.last + 3).some(({ text }) => NEXT.test(text));
    const years = duration.value / MINUTES_PER_YEAR;
    return isAfter && reading.quantities.some((year) => year.dimension === 'bare' && year.value + years === value);
  });
}

/** Whether a year is the other end of a duration: "begun in 1420" for "completed in 1436, after 16 years of work". */
const isAtOtherEnd = ({ value }: Quantity, known: readonly KnownQuantity[]): boolean =>
  value >= MIN_YEAR &&
  known.some(
    ({ quantity: { dimension, factor, value: time }, reading }) =>
      dimension === 'duration' &&
      factor >= MINUTES_PER_YEAR &&
      reading.quantities.some(
        (year) =>
          year.dimension === 'bare' &&
          year.value >= MIN_YEAR &&
          Math.abs(year.value - value) * MINUTES_PER_YEAR === time,
      ),
  );

const NEXT = /^(?:later|after|später|danach|plus|tard|après|después|tarde|dopo|depois)$/i;

/** Whether a fact lists as many times of day or spans of time: "three ferries", "two slots". */
const isCountOfTimes = ({ value }: Quantity, known: readonly KnownQuantity[]): boolean => {
  const readings = [...new Set(known.map(({ reading }) => reading))];
  return readings.some(({ quantities }) => {
    const clocks = quantities.filter(({ dimension }) => dimension === 'clock');
    const count = (relation: Quantity['relation']) => clocks.filter((clock) => clock.relation === relation).length;
    return value > 1 && (count('in') === value || count('start') === value);
  });
};

const MIN_YEAR = 1000;

/** Whether a fact has as many different months: "twice a year" for a day in June and one in September. */
const isCountOfMonths = ({ value, last }: Quantity, { tokens }: Reading, facts: readonly Reading[]): boolean =>
  value > 1 &&
  TIMES.test(tokens[last + 1]?.word ?? '') &&
  facts.some(
    ({ tokens: known }) =>
      new Set(known.flatMap(({ concepts }) => concepts.filter((concept) => concept.startsWith('month-')))).size ===
      value,
  );

/** Whether a fact lists as many years and no other numbers: "four times" for "fires: 1327, 1531, 1708, 1719". */
const isCountOfYears = (
  { value, last }: Quantity,
  { tokens, language }: Reading,
  known: readonly KnownQuantity[],
): boolean => {
  const noun = tokens[last + 1];
  if (value < 2 || noun?.kind !== 'word') return false;
  return known.some(
    ({ reading: fact }) =>
      fact.quantities.length === value &&
      fact.quantities.every((each) => each.dimension === 'bare' && each.relation === 'in' && each.value >= MIN_YEAR) &&
      (TIMES.test(noun.word) || fact.tokens.some((token) => isSameEvent(noun, language, token, fact.language))),
  );
};

/** Whether two words name the same event, also as parts of words: "two sieges" for "besieged in 1683 and 1704". */
const isSameEvent = (noun: Token, language: Language, token: Token, factLanguage: Language): boolean =>
  !noun.isFunction &&
  token.kind === 'word' &&
  !token.isFunction &&
  (isSameWord(noun, language, token, factLanguage) ||
    (language === factLanguage &&
      noun.word.length > 4 &&
      token.word.includes(noun.word.replace(/s$/, '').slice(0, -1))));
