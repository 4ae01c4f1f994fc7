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
  /(?<!\p{L})(?:together|total|altogether|in all|all told|counting|combined|insgesamt|zusammen|alles in allem|en tout|au total|ensemble|en total|juntos|in totale|in tutto|ao todo|no total)(?!\p{L})/iu;
const RETURN =
  /(?<!\p{L})(?:out and back|there and back|round trip|return|both ways|hin und zurück|aller-retour|aller et retour|ida y vuelta|andata e ritorno|ida e volta)(?!\p{L})/iu;
const MISSING =
  /(?<!\p{L})(?:gone|missing|lost|left|remain\w*|lack\w*|disappeared|fehlen|fehlt|verloren|übrig|manqu\p{L}*|perdu\p{L}*|disparu\p{L}*|rest\p{L}*|faltan|perdi\p{L}*|quedan|mancano|faltam)(?!\p{L})/iu;
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
  if (quantity.approximation === 'more' || quantity.approximation === 'less') return false;
  if (quantity.dimension === 'bare' && isLaterYear(quantity, known)) return true;
  const values = findValues(quantity, known);
  if (MORE_OR_LESS.test(text) && isDifference(quantity, values)) return true;
  if (TOGETHER.test(text) && isSum(quantity, values)) return true;
  if (RETURN.test(text) && values.some((value) => value * 2 === quantity.value)) return true;
  if (quantity.dimension !== 'count' && quantity.dimension !== 'bare') return false;
  if (MISSING.test(text) && isDifference(quantity, values)) return true;
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

const isDifference = ({ value }: Quantity, values: readonly number[]): boolean =>
  value > 0 && values.some((first) => values.some((last) => isNear(last - first, value)));

const isSum = ({ value }: Quantity, values: readonly number[]): boolean =>
  values.some((first, index) => values.slice(index + 1).some((last) => isNear(first + last, value))) ||
  (values.length > 2 &&
    isNear(
      values.reduce((sum, each) => sum + each, 0),
      value,
    ));

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
  return isYears || (isAnnounced && stated.factor === MINUTES_PER_MONTH && isMonthsBetween(stated, known));
}

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
