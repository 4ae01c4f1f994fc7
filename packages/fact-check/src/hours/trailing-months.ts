import type { Reading } from '../text/read-text.js';
import { ALL_MONTHS, findMonths } from './calendar.js';
import type { OpeningRule } from './opening-rule.js';

/** Months in parentheses, with the position of the closing one. */
interface TrailingMonths {
  months: number;
  end: number;
}

/** Returns months in parentheses that begin at a position: "(September to May)"; null if there are none. */
export function findTrailingMonths({ tokens, quantities }: Reading, position: number): TrailingMonths | null {
  if (tokens[position]!.text !== '(') return null;
  const end = tokens.findIndex(({ text }, at) => at > position && text === ')');
  const hasTime = quantities.some(({ dimension, first }) => dimension === 'clock' && first > position && first < end);
  const months = end === -1 || hasTime ? 0 : findMonths(tokens.slice(position + 1, end));
  return months === 0 ? null : { months, end };
}

/**
 * Limits rules to months that follow them: "10:00–17:00, Wednesdays until 20:00 (September to May)". A last rule for
 * other days or another end may be the only one that they belong to, unless other months follow.
 */
export function limitToMonths(rules: readonly OpeningRule[], months: number, isFollowed: boolean): void {
  const last = rules.at(-1);
  const isSame = ({ days, opens }: OpeningRule) => days === last?.days && opens !== null;
  for (const rule of isFollowed || rules.every(isSame) ? rules : rules.slice(-1))
    if (rule.months === ALL_MONTHS) rule.months = months;
}
