import type { FactEvidence } from '../checks/evidence.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import { ALL_DAYS, findDays } from './calendar.js';
import { findOpeningRules } from './opening-rules.js';

const MINUTES_PER_DAY = 1440;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_MONTH = 43_830;
const PER_WEEK =
  /(?<!\p{L})(?:(?:a|per|each|every|of the) week|(?:pro|die|in der) Woche|par semaine|(?:a la|por) semana|alla settimana)(?!\p{L})/iu;
const PER_DAY = /(?<!\p{L})(?:(?:a|per|each|every) day|(?:pro|am) Tag|par jour|(?:al|por) d[ií]a|al giorno)(?!\p{L})/iu;
const PER_YEAR =
  /(?<!\p{L})(?:(?:a|of the|per|each|every) year|(?:im|pro) Jahr|(?:par an|de l['’]année)|(?:al|del) año|all['’]anno|(?:por|do) ano)(?!\p{L})/iu;

const REST = /^(?:remaining|other|ubrigen|anderen|autres|demas|otros|altri|restanti|outros|restantes)$/;

const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** Returns whether a duration is the sum of cited opening hours: "six days a week", "eight hours a day". */
export function isOpeningCount(
  { dimension, factor, written, first }: Quantity,
  { text, tokens }: Reading,
  cited: readonly FactEvidence[],
): boolean {
  const isRest = (dimension === 'bare' || dimension === 'count') && REST.test(tokens[first - 1]?.word ?? '');
  if (dimension !== 'duration' && !isRest) return false;
  const rules = cited
    .flatMap(({ readings }) => readings.flatMap((reading) => [...findOpeningRules(reading)]))
    .filter(({ isClosed, isOneDate }) => !isClosed && !isOneDate);
  if (rules.length === 0) return false;
  const union = (key: 'days' | 'months') => rules.reduce((bits, rule) => bits | rule[key], 0);
  // "Monday is the day of rest; the remaining six …".
  if (isRest) return findDays(tokens, false) !== 0 && countBits(union('days') & ALL_DAYS) === written;
  if (factor === MINUTES_PER_DAY && PER_WEEK.test(text)) return countBits(union('days') & ALL_DAYS) === written;
  if (factor === MINUTES_PER_MONTH && PER_YEAR.test(text)) return countBits(union('months')) === written;
  return (
    factor === MINUTES_PER_HOUR &&
    PER_DAY.test(text) &&
    rules.some(({ opens, closes }) => opens !== null && closes !== null && closes - opens === written * factor)
  );
}
