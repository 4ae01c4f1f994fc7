import { findHolidays, findMonths, SEASONS } from '../../hours/calendar.js';
import type { Reading } from '../../text/read-text.js';
import type { FactEvidence } from '../evidence.js';

const HALF_YEAR = 6;
const DAYS_PER_MONTH = 30;
/** Days between a holiday and a cited date in "a few days before Christmas". */
const MAX_DAYS = 14;
const BEFORE = /^(?:before|vor|avant|antes|prima)$/;
const AFTER = /^(?:after|nach|apres|despues|dopo|depois)$/;

/**
 * Returns whether a word is a season of a cited date or period: "winter" for "November–March".
 * @param isSouthern whether the place is in the southern hemisphere
 */
export function isSeasonOfDates(
  { tokens, quantities }: Reading,
  position: number,
  cited: readonly FactEvidence[],
  isSouthern: boolean,
): boolean {
  if (tokens[position]!.concepts.length === 0) return false;
  const season = Object.keys(SEASONS).find((each) => tokens[position]!.concepts.includes(each));
  if (season === undefined) return false;
  const months = isSouthern ? turn(SEASONS[season]!) : SEASONS[season]!;
  const stated = quantities.find(
    ({ first, dimension }) => dimension === 'bare' && first > position && first <= position + 2,
  );
  const isIn = (month: number) => (months & (1 << (month - 1))) !== 0;
  return cited.some(({ readings }) =>
    readings.some(
      (fact) =>
        fact.dates.some(
          ({ month, year }) => isIn(month) && (year === null || stated === undefined || stated.value === year),
        ) || (findMonths(fact.tokens) & months) === months,
    ),
  );
}

/** Moves the bits of months by half a year. */
const turn = (months: number): number => ((months << HALF_YEAR) | (months >> HALF_YEAR)) & ((1 << (2 * HALF_YEAR)) - 1);

/** Returns whether a word is a holiday on a cited date, or close to one: "shortly before Christmas" for December 20. */
export function isHolidayOfDates({ tokens }: Reading, position: number, cited: readonly FactEvidence[]): boolean {
  const [holiday] = findHolidays([tokens[position]!]);
  if (holiday === undefined) return false;
  const [month, day] = holiday.split('-').map(Number) as [number, number];
  const lead = tokens[position - 1]?.word ?? '';
  return cited.some(({ readings }) =>
    readings.some(({ dates }) =>
      dates.some((date) => {
        if (date.day === null) return false;
        const days = (date.month - month) * DAYS_PER_MONTH + date.day - day;
        if (BEFORE.test(lead)) return days < 0 && days >= -MAX_DAYS;
        if (AFTER.test(lead)) return days > 0 && days <= MAX_DAYS;
        return days === 0;
      }),
    ),
  );
}

/** First and last years of wars, by their concepts. */
const WARS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['n-ww1', [1914, 1918]],
  ['n-second-world-war', [1939, 1945]],
]);
/** Years between a war and a cited year in "before the war". */
const MAX_YEARS = 15;
const MAX_LEAD = 3;

/** Returns whether a word is a war that a cited year belongs to: "before the First World War" for 1912. */
export function isWarOfDates({ tokens }: Reading, position: number, cited: readonly FactEvidence[]): boolean {
  const war = tokens[position]!.concepts.find((concept) => WARS.has(concept));
  if (war === undefined) return false;
  const [first, last] = WARS.get(war)!;
  const lead = tokens.slice(Math.max(0, position - MAX_LEAD), position);
  const [from, to] = lead.some(({ word }) => BEFORE.test(word))
    ? [first - MAX_YEARS, first]
    : lead.some(({ word }) => AFTER.test(word))
      ? [last, last + MAX_YEARS]
      : [first, last];
  return cited.some(({ readings }) =>
    readings.some(({ quantities }) =>
      quantities.some(({ dimension, value }) => dimension === 'bare' && value >= from && value <= to),
    ),
  );
}
