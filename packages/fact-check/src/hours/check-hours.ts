import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import type { Language } from '../lexicon/languages.js';
import type { Quantity } from '../quantities/quantity.js';
import { HALF_DAY_FACTOR } from '../quantities/read-clock.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { ALL_DAYS, ALL_MONTHS, findDays, findHolidays, findMonths, isEveryDay, SEASONS } from './calendar.js';
import { type Claim, toClaim, toText } from './opening-claims.js';
import type { OpeningRule } from './opening-rule.js';
import { findOpeningRules } from './opening-rules.js';

/**
 * A reason follows, which is a separate claim: "Do not come in winter, because it is open from March to November".
 */
const CAUSE = /^(?:because|since|so|denn|weil|da|car|puisque|parce|porque|pues|perche|poiche|pois)$/;
const OPENING = ['open', 'enter', 'visit', 'see', 'go', 'come', 'stay', 'k-everyday'];
/** Checks days, months and times of a sentence against the opening hours that it cites. */
export function checkHours(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const rules = findRules(cited);
  if (rules.length === 0) return null;
  for (const positions of reading.clauses.flatMap((clause) => splitTimes(reading, clause.positions))) {
    const claim = toClaim(reading, positions);
    const own = findOwnRules(reading, positions, rules);
    const isWrong =
      claim.times.some((time) => !isTimeOfRules(time, claim, own)) ||
      (isAboutOpening(claim, reading) && !isStateOfRules(claim, own)) ||
      (claim.times.length > 0 && !isAsOften(claim, toText(reading, positions), own));
    if (isWrong) return { reason: 'number-of-something-else', detail: toText(reading, positions) };
  }
  return null;
}

/**
 * Splits a clause into parts that each have a time and days or months: "in summer until eight, in winter until five".
 */
function splitTimes(reading: Reading, positions: readonly number[]): readonly (readonly number[])[] {
  const parts: number[][] = [[]];
  for (const position of positions) {
    if (reading.tokens[position]!.text === ',') parts.push([]);
    else parts.at(-1)!.push(position);
  }
  const isWhole = (part: readonly number[]) => {
    if (part.length === 0) return false;
    const { times, days, months } = toClaim(reading, part);
    return times.length > 0 && (days !== 0 || months !== 0);
  };
  if (parts.length > 1 && parts.every(isWhole)) return parts;
  const cause = positions.findIndex(
    (position, at) =>
      at > 1 &&
      (reading.tokens[position - 1]!.text === ':' ||
        (reading.tokens[position - 1]!.text === ',' && CAUSE.test(reading.tokens[position]!.word))),
  );
  return cause === -1 ? [positions] : [positions.slice(0, cause - 1), positions.slice(cause)];
}

/** Returns whether the facts have a label and opening hours, so that {@link checkHours} compares their days. */
export const hasHours = (cited: readonly FactEvidence[]): boolean =>
  cited.some(({ label }) => label !== null) &&
  cited.some(({ readings }) => readings.some((reading) => findOpeningRules(reading).length > 0));

/** Returns whether a word is a day, month, season or holiday, which {@link checkHours} compares. */
export const isDay = (token: Token): boolean =>
  findDays([token], false) !== 0 || findMonths([token]) !== 0 || findHolidays([token]).length > 0 || isEveryDay(token);

/** A rule with the language of its fact. */
interface KnownRule extends OpeningRule {
  language: Language;
}

const findRules = (cited: readonly FactEvidence[]): KnownRule[] =>
  cited.flatMap(({ readings }) =>
    readings.flatMap((fact) => findOpeningRules(fact).map((rule) => ({ ...rule, language: fact.language }))),
  );

/** Returns the rules about what a clause names: "the house opens" and "house from 11:30"; all if it names none. */
function findOwnRules(
  { tokens, language }: Reading,
  positions: readonly number[],
  rules: readonly KnownRule[],
): readonly KnownRule[] {
  const named = rules.filter((rule) =>
    rule.words.some((word) =>
      positions.some((position) => isSameWord(tokens[position]!, language, word, rule.language)),
    ),
  );
  return named.length === 0 ? rules : named;
}

/** Returns the possible minutes after midnight; "halb sechs" and "at nine" may be before or after noon. */
const toMinutes = ({ dimension, value, factor }: Quantity): number[] =>
  dimension !== 'clock'
    ? [value * 60, (value + 12) * 60]
    : factor === HALF_DAY_FACTOR
      ? [value, value + HALF_DAY_FACTOR]
      : [value];

type End = 'opens' | 'closes';

/** Returns which end of the opening hours a time is; null if the clause does not say. */
function findEnd({ relation }: Quantity, { concepts, isNegated, isAwaited, isPause }: Claim): End | null {
  const isShut = concepts.has('close') && !concepts.has('open');
  if ((isPause || isShut) && (relation === 'start' || relation === 'end'))
    return relation === 'start' ? 'closes' : 'opens';
  // "Shut until ten".
  if ((isAwaited || isShut) && relation === 'until') return 'opens';
  if (relation === 'until' || relation === 'end') return 'closes';
  if (relation === 'since' || relation === 'start') return 'opens';
  if (relation === 'before') return isNegated ? 'opens' : 'closes';
  if (relation === 'after') return isNegated ? 'closes' : 'opens';
  if (concepts.has('close') !== concepts.has('open')) return concepts.has('close') ? 'closes' : 'opens';
  return null;
}

function isTimeOfRules(time: Quantity, stated: Claim, rules: readonly OpeningRule[]): boolean {
  // "Closed on Mondays, with a break from noon to two": the break is on the other days.
  const claim = stated.isPause && stated.concepts.has('close') ? { ...stated, days: 0 } : stated;
  const fitting = rules.filter((rule) => !rule.isClosed && overlaps(rule, claim));
  const end = findEnd(time, claim);
  const isEqual = (rule: OpeningRule): boolean =>
    (end === null ? (['opens', 'closes'] as const) : [end]).some((each) =>
      [rule[each], each === 'closes' ? rule.lastEntry : null].some(
        (value) => value !== null && toMinutes(time).includes(value % 1440 === 0 ? 1440 : value),
      ),
    );
  const telling = findTelling(fitting, claim, end);
  if (claim.isAlways && claim.days === 0) return telling.every(isEqual);
  return (
    telling.some(isEqual) && (!hasNamedMonths(claim) || listMonths(claim.months).every(isInMonth(telling, isEqual)))
  );
}

/** Whether months are stated by their names. Those of seasons differ. */
const hasNamedMonths = ({ concepts }: Claim): boolean =>
  [...concepts].some((concept) => concept.startsWith('month-')) &&
  !Object.keys(SEASONS).some((each) => concepts.has(each));

const listMonths = (months: number): number[] =>
  Array.from({ length: 12 }, (_, index) => 1 << index).filter((month) => (months & month) !== 0);

/** Returns a test of whether a month has no rules, or one that is accepted. */
const isInMonth =
  (rules: readonly OpeningRule[], accepts: (rule: OpeningRule) => boolean) =>
  (month: number): boolean => {
    const own = rules.filter((rule) => (rule.months & month) !== 0);
    return own.length === 0 || own.some(accepts);
  };

/** Selects the rules that state this end of the hours. Those of single days take precedence over those of all days. */
function findTelling(rules: readonly OpeningRule[], { days }: Claim, end: End | null): readonly OpeningRule[] {
  const telling = rules.filter((rule) => end === null || rule[end] !== null || rule.lastEntry !== null);
  const special = telling.filter((rule) => rule.days !== ALL_DAYS);
  return days !== 0 && special.length > 0 ? special : telling;
}

const overlaps = (rule: OpeningRule, { days, months }: Claim): boolean =>
  !rule.isOneDate && (days === 0 || (rule.days & days) !== 0) && (months === 0 || (rule.months & months) !== 0);

const covers = (rule: OpeningRule, { days, months }: Claim): boolean =>
  !rule.isOneDate &&
  (rule.days & (days || ALL_DAYS)) === (days || ALL_DAYS) &&
  (rule.months & (months || ALL_MONTHS)) === (months || ALL_MONTHS);

/** Whether a clause states that a day is open or closed. A clause with a duration compares two days instead. */
const isAboutOpening = ({ days, months, dates, times, isAlways, concepts }: Claim, reading: Reading): boolean =>
  times.length === 0 &&
  !reading.quantities.some(({ dimension }) => dimension === 'duration') &&
  (days !== 0 || months !== 0 || dates.length > 0 || (isAlways && concepts.has('k-everyday'))) &&
  (dates.length > 0 || concepts.has('close') || OPENING.some((concept) => concepts.has(concept)));

function isStateOfRules(claim: Claim, rules: readonly OpeningRule[]): boolean {
  const saysClosed = claim.concepts.has('close') !== claim.isNegated;
  if (claim.dates.length > 0) {
    const isClosedThen = rules.some(
      ({ isClosed, dates }) => isClosed && claim.dates.some((date) => dates.includes(date)),
    );
    return saysClosed === isClosedThen;
  }
  if (claim.exceptions !== 0) return isExceptionOfRules(claim, rules, saysClosed);
  const isClosed = rules.some((rule) => rule.isClosed && covers(rule, claim));
  const isOpen = rules.some((rule) => !rule.isClosed && overlaps(saysClosed ? toInner(rule, claim) : rule, claim));
  // A day without hours is closed only if other days have hours.
  if (saysClosed) return isClosed || (!isOpen && rules.some((rule) => !rule.isClosed));
  if (claim.isAlways && claim.days === 0) return isOpenEveryDay(rules);
  return isOpen && !isClosed;
}

/** Drops the first and last month of a season, which may be open in part: "closed from October to May". */
function toInner(rule: OpeningRule, { months }: Claim): OpeningRule {
  const isRange = months.toString(2).replaceAll('0', '').length > 2;
  if (!isRange || rule.months === ALL_MONTHS) return rule;
  const before = ((rule.months << 1) | (rule.months >> 11)) & ALL_MONTHS;
  const after = ((rule.months >> 1) | (rule.months << 11)) & ALL_MONTHS;
  return { ...rule, months: rule.months & before & after };
}

/** Whether the open days are exactly those stated with an exception: "every day but Monday". */
function isExceptionOfRules(claim: Claim, rules: readonly OpeningRule[], saysClosed: boolean): boolean {
  const of = (isClosed: boolean) =>
    rules
      .filter((rule) => rule.isClosed === isClosed && !rule.isOneDate && overlaps(rule, { ...claim, days: 0 }))
      .reduce((days, rule) => days | rule.days, 0);
  const open = of(false) & ~of(true);
  const stated = saysClosed ? claim.exceptions : claim.days;
  return open === stated;
}

const WHOLE_YEAR =
  /(?<!\p{L})(?:of the year|summer (?:or|and|as in) winter|winter (?:or|and|as in) summer|(?:im )?sommer wie (?:im )?winter|été comme (?:en )?hiver|all year|year[- ]round|ganzjährig|das ganze jahr|toute l['’]année|todo el año|tutto l['’]anno|o ano todo|todo o ano)(?!\p{L})/iu;

/** Whether times that are said to hold on every day, or all year, do: "open every day, from eleven to five". */
function isAsOften(claim: Claim, text: string, rules: readonly OpeningRule[]): boolean {
  const { concepts, days, exceptions, isNegated } = claim;
  if (isNegated || days !== 0 || exceptions !== 0) return true;
  const fitting = rules.filter((rule) => overlaps(rule, claim));
  const isInSeason = !WHOLE_YEAR.test(text) || rules.reduce((all, rule) => all | rule.months, 0) === ALL_MONTHS;
  if (!isInSeason) return false;
  return !concepts.has('k-everyday') || isOpenEveryDay(fitting);
}

const isOpenEveryDay = (rules: readonly OpeningRule[]): boolean =>
  !rules.some(({ isClosed, isOneDate }) => isClosed && !isOneDate) &&
  rules.reduce((days, rule) => days | (rule.isClosed ? 0 : rule.days), 0) === ALL_DAYS;
