import { isEqualQuantity } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantities.js';
import { isFiller } from '../text/name-groups.js';
import type { Reading, WrittenDate } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { KnownQuantity } from './same-thing.js';

const LATER =
  /(?<!\p{L})(?:later|after|before|earlier|older|younger|separat\w*|took|within|apart|später|nach|zuvor|vorher|davor|früher|lagen|liegen|trennen|dauerte|après|avant|plus tard|plus tôt|sépar\p{L}*|fallut|después|antes|tarde|más|separan|tardó|dopo|prima|passa\p{L}*|depois|separam)(?!\p{L})/iu;
const MORE_OR_LESS =
  /(?<!\p{L})(?:higher|lower|taller|shorter|deeper|longer|wider|above|below|more|less|cheaper|earlier|later|extra|höher|niedriger|tiefer|länger|kürzer|breiter|mehr|weniger|teurer|billiger|früher|später|plus|moins|más|menos|più|meno|mais)(?!\p{L})/iu;
const TOGETHER =
  /(?<!\p{L})(?:together|total|altogether|add\w* up|room for|both|somad\p{L}*|suma\p{L}*|somm\p{L}*|additionn\p{L}*|zusammengenommen|in all|all told|counting|combined|insgesamt|zusammen|alles in allem|en tout|au total|ensemble|en total|juntos|in totale|in tutto|ao todo|no total)(?!\p{L})/iu;
const RETURN =
  /(?<!\p{L})(?:out and back|there and back|round trip|return|both ways|hin und zurück|aller-retour|aller et retour|ida y vuelta|andata e ritorno|ida e volta)(?!\p{L})/iu;
const MISSING =
  /(?<!\p{L})(?:gone|missing|lost|left|others?|rest|andere\p{L}*|übrigen|autres?|demás|otr[oa]s|altr[ei]|outr[oa]s|not|no|nicht|pas|non|não|remain\w*|lack\w*|disappeared|fehlen|fehlt|verloren|übrig|manqu\p{L}*|perdu\p{L}*|disparu\p{L}*|rest\p{L}*|faltan|perdi\p{L}*|quedan|mancano|faltam)(?!\p{L})/iu;
const MINUTES_PER_YEAR = 525_960;
const MINUTES_PER_MONTH = 43_830;
const DAYS_PER_MONTH = 30.44;

/**
 * Returns whether a number follows from the cited facts: a difference or sum of two that the sentence announces, the
 * time between two dates, or a count of what is listed.
 */
export function isDerived(quantity: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  const { text } = reading;
  if (quantity.dimension === 'duration' && isTimeBetween(quantity, text, known)) return true;
  const values = findValues(quantity, known);
  if (TOGETHER.test(text) && isSum(quantity, values)) return true;
  if (isSumOfFact(quantity, known) || isShare(quantity, reading, known) || isAge(quantity, reading, known)) return true;
  if (MISSING.test(text) && isPart(quantity) && isDifference(quantity, values)) return true;
  if (quantity.approximation === 'more' || quantity.approximation === 'less') return false;
  if (quantity.dimension === 'bare' && isLaterYear(quantity, known)) return true;
  if (MORE_OR_LESS.test(text) && isDifference(quantity, values)) return true;
  if (RETURN.test(text) && values.some((value) => value * 2 === quantity.value)) return true;
  if (quantity.dimension !== 'count' && quantity.dimension !== 'bare') return false;
  if (OTHER.test(reading.tokens[quantity.first - 1]?.word ?? '') && values.includes(quantity.value + 1)) return true;
  return isCountOfTimes(quantity, known) || isCountOfNames(quantity, reading);
}

const isPlain = ({ dimension }: Quantity): boolean => dimension === 'bare' || dimension === 'count';

/** Values that may be added to or subtracted from each other; durations are also between times of day. */
const findValues = (stated: Quantity, known: readonly KnownQuantity[]): number[] =>
  known
    .map(({ quantity }) => quantity)
    .filter(
      ({ dimension, currency }) =>
        (dimension === stated.dimension && currency === stated.currency) ||
        (stated.dimension === 'duration' && dimension === 'clock') ||
        (isPlain(stated) && (dimension === 'count' || dimension === 'bare')),
    )
    .map(({ value }) => value);

const EXACTNESS = 0.001;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < EXACTNESS;

/** "The other ten churches" of eleven. */
const OTHER = /^(?:other|anderen?|ubrigen|autres|otr[oa]s|altr[ei]|outr[oa]s)$/;

/** Returns whether a number that follows from others is the stated one: exactly, or as nearly as the sentence says. */
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

const isPart = ({ dimension }: Quantity): boolean =>
  dimension === 'count' || dimension === 'bare' || dimension === 'length';

/** "Five kilometers" for a fact that tells of 3.5 km by train and 1.5 km on foot, or "six minutes" for two of three. */
function isSumOfFact(stated: Quantity, known: readonly KnownQuantity[]): boolean {
  if (!MEASURES.has(stated.dimension) || stated.approximation === 'more' || stated.approximation === 'less')
    return false;
  const readings = [...new Set(known.map(({ reading }) => reading))];
  const isSumIn = ({ quantities }: Reading) => {
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

const MEASURES = new Set(['length', 'duration', 'money', 'area', 'weight']);
const EACH = /(?<!\p{L})(?:each|every|per|jeweils|je|chacune?|chaque|cada|ciascun[oa]|ogni)(?!\p{L})/iu;

/** "A fifth of the 24 kilometers" for 24.34 km and 5 km. */
function isShare(
  { value, dimension, first, last }: Quantity,
  { tokens }: Reading,
  known: readonly KnownQuantity[],
): boolean {
  const isLed = /^(?:an?|one|ein(?:em)?|une?|un[oa]|um|uma)$/.test(tokens[first - 1]?.word ?? '');
  if (dimension !== 'ordinal' || !isLed || !/^(?:of|der|des|de|du|di|del|da|do)$/.test(tokens[last + 1]?.word ?? ''))
    return false;
  return hasRatio(1 / value, known);
}

const RATIO_TOLERANCE = 0.06;

/** Returns whether two cited numbers of one kind have a ratio, nearly. */
export const hasRatio = (ratio: number, known: readonly KnownQuantity[]): boolean =>
  known.some(({ quantity: part }) =>
    known.some(
      ({ quantity: whole }) =>
        part !== whole &&
        (part.dimension === whole.dimension || (isPlain(part) && isPlain(whole))) &&
        whole.value > 0 &&
        Math.abs(part.value / whole.value / ratio - 1) <= RATIO_TOLERANCE,
    ),
  );

const MAX_AGE = 99;

/** "At twenty" for "18–25 years: 8 €". */
function isAge(
  { value, written, dimension, factor }: Quantity,
  { text }: Reading,
  known: readonly KnownQuantity[],
): boolean {
  const isYears = dimension === 'duration' && factor === MINUTES_PER_YEAR;
  if (!(isYears || (dimension === 'count' && CHILD.test(text))) || written > MAX_AGE || value <= 0) return false;
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

/** "Ten years later", "it took five years" for "1568–1573", "eight months after" for two dates. */
function isTimeBetween(stated: Quantity, text: string, known: readonly KnownQuantity[]): boolean {
  const isAnnounced = LATER.test(text);
  const years = known.filter(({ quantity: { dimension, value } }) => dimension === 'bare' && Math.abs(value) >= 32);
  const isDecades = stated.factor > MINUTES_PER_YEAR && stated.approximation === 'about';
  const tolerance = isDecades ? 1 : 0;
  const isYears = years.some((first) =>
    years.some((last) => {
      const isRange =
        first.reading === last.reading && first.quantity.relation === 'start' && last.quantity.relation === 'end';
      const difference = last.quantity.value - first.quantity.value;
      const isEqual = Math.abs(difference - stated.value / MINUTES_PER_YEAR) <= tolerance && difference > 0;
      return isEqual && stated.approximation !== 'more' && stated.approximation !== 'less' && (isAnnounced || isRange);
    }),
  );
  if (isYears || isUntilNow(stated, known)) return true;
  return (
    isTimeOfRange(stated, known) ||
    (isAnnounced && stated.factor === MINUTES_PER_MONTH && isMonthsBetween(stated, known))
  );
}

/** "More than three years" for "October 2006 to May 2010", "almost seven decades" for "1896–1963". */
const isTimeOfRange = (stated: Quantity, known: readonly KnownQuantity[]): boolean =>
  known.some(({ quantity: start, reading }) => {
    const end = reading.quantities.find((each) => each.relation === 'end' && each.first > start.last);
    if (
      start.dimension !== 'bare' ||
      end?.dimension !== 'bare' ||
      stated.factor < MINUTES_PER_YEAR ||
      Math.abs(start.value) < 32
    )
      return false;
    const [from, to] = [start, end].map(({ value }) => toYears(value, reading));
    const years = to! - from!;
    const value = stated.value / MINUTES_PER_YEAR;
    if (stated.approximation === 'more') return years >= value && years < value * MAX_MORE;
    if (stated.approximation === 'less') return years <= value && years > value / MAX_MORE;
    return stated.approximation === 'about' && Math.abs(years / value - 1) <= ABOUT;
  });

const MAX_MORE = 1.3;
const ABOUT = 0.05;

/** Year with the month before it as a fraction. */
function toYears(year: number, { dates }: Reading): number {
  const month = dates.find((date) => date.year === year)?.month;
  return month === undefined ? year : year + (month - 0.5) / 12;
}

const MILLISECONDS_PER_YEAR = 31_557_600_000;

/** "For more than half a century" for "since 1967", counted up to today. */
const isUntilNow = (stated: Quantity, known: readonly KnownQuantity[]): boolean =>
  known.some(({ quantity: { relation, dimension, value } }) => {
    if (relation !== 'since' || dimension !== 'bare' || stated.approximation === 'less') return false;
    const years = 1970 + Date.now() / MILLISECONDS_PER_YEAR - value;
    const ratio = years / (stated.value / MINUTES_PER_YEAR);
    return stated.approximation === 'more' ? ratio >= 1 && ratio < MAX_MORE : Math.abs(ratio - 1) <= ABOUT;
  });

/** Months between two dates with a year: exactly to half a month, or the next full month with "less than". */
function isMonthsBetween({ written, approximation }: Quantity, known: readonly KnownQuantity[]): boolean {
  const dates = [...new Set(known.map(({ reading }) => reading))].flatMap(({ dates }) => dates);
  const days = dates.filter(({ year }) => year !== null).map(toDays);
  return days.some((first) =>
    days.some((last) => {
      const months = (last - first) / DAYS_PER_MONTH;
      if (months <= 0) return false;
      if (approximation === 'less') return Math.ceil(months) === written;
      return approximation !== 'more' && Math.abs(months - written) <= 0.5;
    }),
  );
}

const toDays = ({ day, month, year }: WrittenDate): number =>
  Date.UTC(year!, month - 1, day ?? DAYS_PER_MONTH / 2) / 86_400_000;

/** "In 1877" for "in 1876 …, and a year later". */
function isLaterYear({ value }: Quantity, known: readonly KnownQuantity[]): boolean {
  return known.some(({ quantity: duration, reading }) => {
    if (duration.dimension !== 'duration' || duration.factor < MINUTES_PER_YEAR) return false;
    const isAfter = reading.tokens.slice(duration.last + 1, duration.last + 3).some(({ text }) => NEXT.test(text));
    const years = duration.value / MINUTES_PER_YEAR;
    return isAfter && reading.quantities.some((year) => year.dimension === 'bare' && year.value + years === value);
  });
}

const NEXT = /^(?:later|after|später|danach|plus|tard|après|después|tarde|dopo|depois)$/i;

/** "Three ferries": so many times of day are listed. */
const isCountOfTimes = ({ value }: Quantity, known: readonly KnownQuantity[]): boolean => {
  const readings = [...new Set(known.map(({ reading }) => reading))];
  return readings.some(({ quantities }) => {
    const times = quantities.filter(({ dimension, relation }) => dimension === 'clock' && relation === 'in');
    return value > 1 && times.length === value;
  });
};

const MAX_LISTED = 4;

/** "Two artists greet you: Jeff Koons with Puppy, Louise Bourgeois with Maman." */
function isCountOfNames({ value, first }: Quantity, { tokens, language }: Reading): boolean {
  if (value < 2 || value > MAX_LISTED || tokens[first]!.kind === 'number') return false;
  const isName = (token: Token | undefined) =>
    token !== undefined && token.kind === 'word' && isFiller(token, language) && !token.isFirst && !token.isOwnName;
  const groups = tokens.filter((token, position) => isName(token) && !isName(tokens[position - 1]));
  return groups.length >= value;
}
