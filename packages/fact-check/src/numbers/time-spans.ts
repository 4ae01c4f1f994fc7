import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { KnownQuantity } from './known-quantity.js';

const LATER =
  /(?<!\p{L})(?:later|passed|went by|go by|vergingen|trascors\p{L}*|pasaron|transcurri\p{L}*|après|after|before|earlier|older|younger|separat\w*|took|within|apart|später|nach|zuvor|vorher|davor|früher|lagen|liegen|trennen|après|avant|plus tard|plus tôt|sépar\p{L}*|fallut|después|antes|tarde|más|separan|tardó|dopo|prima|passa\p{L}*|depois|separam)(?!\p{L})/iu;
/** Words that need a range, or a beginning and its end. */
const LASTING = /(?<!\p{L})(?:last(?:ed|s)|lang|dauert\p{L}*|dura\p{L}*|duró|dur[èé]\p{L}*)(?!\p{L})/iu;
const ENDS_BY_BEGINNING: ReadonlyMap<string, readonly string[]> = new Map([
  ['begin', ['finish']],
  ['close', ['open']],
  ['found', ['close', 'leave-behind']],
  ['open', ['close']],
]);
const MINUTES_PER_YEAR = 525_960;
const DAYS_PER_YEAR = 365.25;
const MILLISECONDS_PER_DAY = 86_400_000;
/** Year in which Unix time begins. */
const FIRST_YEAR = 1970;
const MIDDLE_OF_MONTH = 15;
/** Smaller numbers are days, counts or ages. */
const MIN_YEAR = 32;

/** A cited time in years since year 0. `isExact` if the month is known. */
interface Moment {
  years: number;
  isExact: boolean;
  quantity: Quantity;
  reading: Reading;
}

/** Returns whether a duration lies between two cited times: "it took five years" for "1568–1573", "ten years later". */
export function isTimeBetween(stated: Quantity, text: string, known: readonly KnownQuantity[]): boolean {
  const isAnnounced = LATER.test(text);
  const isLasting = LASTING.test(text);
  const moments = known.flatMap(toMoments);
  const isSpan = moments.some((start) =>
    moments.some(
      (end) =>
        (isAnnounced || isRange(start, end) || (isLasting && isFromBeginning(start, end))) &&
        fitsSpan(stated, start, end),
    ),
  );
  return isSpan || isUntilNow(stated, known, AGE.test(text));
}

const isRange = (start: Moment, end: Moment): boolean =>
  start.reading === end.reading && start.quantity.relation === 'start' && end.quantity.relation === 'end';

/**
 * Whether two times are a beginning and its end: "began 1863, completed 1889", "closed in 2018 and reopened in 2022".
 */
function isFromBeginning({ quantity: start, reading }: Moment, end: Moment): boolean {
  if (end.reading !== reading || end.quantity.first < start.first) return false;
  const events = reading.tokens.map(({ concepts, word }) => (/^reopen/.test(word) ? ['open'] : concepts));
  const last = events.slice(start.last + 1);
  return events
    .slice(0, end.quantity.first)
    .some((concepts, position) =>
      concepts.some((concept) =>
        ENDS_BY_BEGINNING.get(concept)?.some((each) =>
          last.some((later, offset) => start.last + 1 + offset > position && later.includes(each)),
        ),
      ),
    );
}

function toMoments({ quantity, reading }: KnownQuantity): Moment[] {
  if (quantity.dimension !== 'bare' || Math.abs(quantity.value) < MIN_YEAR) return [];
  const dates = reading.dates.filter(({ year }) => year === quantity.value);
  if (dates.length === 0) return [{ years: quantity.value, isExact: false, quantity, reading }];
  return dates.map(({ month, day }) => {
    const days = Date.UTC(quantity.value, month - 1, day ?? MIDDLE_OF_MONTH) / MILLISECONDS_PER_DAY;
    return { years: FIRST_YEAR + days / DAYS_PER_YEAR, isExact: true, quantity, reading };
  });
}

/** Returns whether any two cited years are as far apart as stated, whatever happened in them. */
export function isSpanOfFacts(stated: Quantity, text: string, known: readonly KnownQuantity[]): boolean {
  if (LASTING.test(text)) return false;
  if (isUntilNow(stated, known, true)) return true;
  const moments = known.flatMap(toMoments);
  const centuries = known.map(({ quantity }) => quantity).filter(({ dimension }) => dimension === 'century');
  // From the 13th to the 19th century are "some six hundred years".
  const years = (start: Quantity, end: Quantity) => (end.value - start.value) * CENTURY * MINUTES_PER_YEAR;
  if (BOUNDS.has(stated.approximation) && centuries.some((a) => centuries.some((b) => years(a, b) === stated.value)))
    return true;
  return moments.some(
    (end) =>
      moments.some((start) => fitsSpan(stated, start, end)) ||
      known.some(({ quantity: start }) => start.dimension === 'century' && fitsCentury(stated, start.value, end)),
  );
}

/** Approximations that two centuries can support; they do not show whether a span is more or less. */
const BOUNDS: ReadonlySet<Quantity['approximation']> = new Set([null, 'about', 'over', 'under']);

/** Whether a span from some year of a century fits: "some two hundred years, until 1864" from the 17th century. */
const fitsCentury = ({ value, approximation }: Quantity, century: number, { quantity: end }: Moment): boolean =>
  approximation === 'about' &&
  end.value - century * CENTURY <= value / MINUTES_PER_YEAR &&
  end.value - (century - 1) * CENTURY >= value / MINUTES_PER_YEAR;

/** Limits "more than" and "less than": fourteen years are not "more than ten". */
const MAX_BOUND_RATIO = 1.3;
const ABOUT = 0.07;
/** Tolerance of "half a century ago" and "a century ago": 46 to 54 years are half a century. */
const ABOUT_ROUND = 0.09;
const MAX_LITTLE_OVER = 1.2;
/** Tolerance of round numbers without "about": "half a century" for 51 years. */
const ROUND = 0.025;
const MIN_ROUND_YEARS = 50;
const DECADE = 10;

function fitsSpan({ value, factor, approximation }: Quantity, start: Moment, end: Moment): boolean {
  const unit = factor / MINUTES_PER_YEAR;
  const stated = value / MINUTES_PER_YEAR;
  const isExact = start.isExact && end.isExact;
  const span = isExact ? end.years - start.years : end.quantity.value - start.quantity.value;
  if (span <= 0 || (unit < 1 && !isExact)) return false;
  if (approximation === 'more') return span >= stated && (span < stated * MAX_BOUND_RATIO || span < stated + unit);
  if (approximation === 'less') return span <= stated && (span > stated / MAX_BOUND_RATIO || span > stated - unit);
  if (approximation === 'over' && span < stated) return false;
  if ((approximation === 'under' || approximation === 'most') && span > stated) return false;
  // "Four decades" for 39 years.
  if (unit === DECADE && approximation === null && Math.abs(span - stated) <= 1) return true;
  // "Two centuries" for 208 years.
  if (unit === CENTURY && stated > CENTURY && approximation === null && Math.abs(span / stated - 1) <= ABOUT)
    return true;
  const isRound =
    stated >= MIN_ROUND_YEARS && (stated % 10 === 0 || stated % 25 === 0) && Math.abs(span / stated - 1) <= ROUND;
  // "A good two centuries" for 228 years.
  if (approximation === 'over' && unit >= CENTURY && span < stated * MAX_LITTLE_OVER) return true;
  const isAbout =
    approximation !== null && (Math.abs(span / stated - 1) <= ABOUT || Math.abs(span - stated) <= unit / 2);
  return isRound || isAbout || (unit < 1 ? Math.abs(span - stated) <= unit / 2 : isWhole(span, stated, start, end));
}

/** Whether a span has the stated full years, or the years have the stated difference. */
const isWhole = (span: number, stated: number, start: Moment, end: Moment): boolean =>
  end.quantity.value - start.quantity.value === stated || Math.abs(span - stated) < 0.1;

const AGE =
  /(?<!\p{L})(?:old|ago|age|years' standing|alt|alte[mnrs]?|vor|seit|hace|antigüedad|años de edad|il y a|âgée?|compte|zählt|cuenta|conta|depuis|fa|anni fa|idade|há|lleva|llevan|nearly a|for|look\p{L}* back|zurück|da (?:oltre|più|circa|quasi|almeno|mezzo|un)|a (?:plus|près|environ|presque|un demi))(?!\p{L})/iu;
const CENTURY = 100;
/** "Well over a century" may be said of up to two. */
const MAX_MORE_CENTURIES = 2;
/** "More than ten years" may be said of up to fifteen years until now. */
const MAX_MORE_YEARS = 5;

/**
 * Whether a duration is the time from a cited year, or from any year of a cited century, up to today: "for more than
 * half a century" for "since 1967".
 */
const isUntilNow = (stated: Quantity, known: readonly KnownQuantity[], isAge: boolean): boolean =>
  known.some(({ quantity: { relation, dimension, value } }) => {
    const isYear = dimension === 'bare' && Math.abs(value) >= MIN_YEAR;
    if (!isYear && dimension !== 'century') return false;
    if (stated.factor < MINUTES_PER_YEAR || !(relation === 'since' || isAge)) return false;
    const years = stated.value / MINUTES_PER_YEAR;
    const now = FIRST_YEAR + Date.now() / MILLISECONDS_PER_DAY / DAYS_PER_YEAR;
    const first = value < 0 ? value : value - 1;
    const [least, most] = isYear ? [now - value, now - value] : [now - (first + 1) * CENTURY, now - first * CENTURY];
    if (stated.approximation === 'more')
      return (
        most >= years &&
        least < Math.max(years * (years >= CENTURY ? MAX_MORE_CENTURIES : MAX_BOUND_RATIO), years + MAX_MORE_YEARS)
      );
    if (stated.approximation === 'less') return least <= years && most > years / MAX_BOUND_RATIO;
    const about = years === CENTURY / 2 || years === CENTURY ? ABOUT_ROUND : ABOUT;
    return least <= years * (1 + about) && most >= years * (1 - about);
  });
