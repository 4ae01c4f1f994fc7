import { isOfClass } from '../lexicon/lexicon.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import {
  ALL_DAYS,
  ALL_MONTHS,
  findDays,
  findHolidays,
  findMonths,
  isEveryDay,
  isRangeJoint,
  toRange,
} from './calendar.js';
import type { OpeningRule } from './opening-rule.js';
import { findTrailingMonths, limitToMonths } from './trailing-months.js';

const CLOSED =
  /^(?:closed|shut|geschlossen|fermee?s?|fermeture|cerrad[oa]s?|cierra|chius[oaie]|encerra(?:d[oa])?|fechad[oa]s?)$/;
const CLOSED_TEXT = /clos|shut|schlossen|ferm|cerrad|cierr|chius|encerr|fechad/i;
const LAST = /^(?:last|letzt|dernier|ultim)/;
const UNTIL = new Set(['until', 'end', 'before']);

const READ = new WeakMap<Reading, readonly OpeningRule[]>();

/** Returns the rules of a fact about opening hours; none for other facts. */
export function findOpeningRules(reading: Reading): readonly OpeningRule[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const isAboutHours =
    reading.quantities.some(({ dimension }) => dimension === 'clock') || CLOSED_TEXT.test(reading.text);
  const rules = isAboutHours ? readRules(reading) : [];
  READ.set(reading, rules);
  return rules;
}

/** What the reader knows of the current part of a fact. */
interface State {
  days: number | null;
  months: number | null;
  isClosed: boolean;
  isLast: boolean;
  /** Whether a rule has used the days, so that the next ones begin another rule. */
  isUsed: boolean;
  dates: readonly string[];
  words: readonly Token[];
}

const START: State = { days: null, months: null, isClosed: false, isLast: false, isUsed: false, dates: [], words: [] };

function readRules(reading: Reading): OpeningRule[] {
  const { tokens, quantities, dates } = reading;
  const groups = [...tokens.keys()].filter((position) => findTrailingMonths(reading, position) !== null).length;
  let start = 0;
  let rules: OpeningRule[] = [];
  let state = { ...START };
  // A label ends with a colon before a space; those in times have none.
  const colon = tokens.findIndex(({ text, end }, position) => text === ':' && tokens[position + 1]?.start !== end);
  const quantityAt = new Map(quantities.map((quantity) => [quantity.first, quantity]));
  const dateAt = new Map(
    dates.filter(({ day }) => day !== null).map(({ day, month, position }) => [position, `${month}-${day}`] as const),
  );
  const endPart = () => {
    if (state.isClosed)
      rules.push(toRule(state, { isClosed: true, isOneDate: state.dates.length > 0 && state.days === null }));
    state = { ...START, days: state.days, months: state.months, isUsed: true };
  };
  for (let position = 0; position < tokens.length; position++) {
    const token = tokens[position]!;
    const quantity = quantityAt.get(position);
    const trailing = findTrailingMonths(reading, position);
    if (token.text === ';') start = rules.length;
    if (trailing !== null && state.months === null && !state.isClosed && rules.length > start) {
      limitToMonths(rules.slice(start), trailing.months, groups > 1);
      start = rules.length;
      state = { ...START, words: state.words };
      position = trailing.end;
    } else if (
      token.text === ';' ||
      (token.text === ',' && state.isClosed && !continuesList(tokens.slice(position + 1, position + 3)))
    )
      endPart();
    // In "Noon Gun: fired Mo-Sa 12:00", the time in the label is no rule.
    else if (position === colon) {
      rules = [];
      state = { ...state, words: [], isUsed: false };
    } else if (quantity?.dimension === 'clock') {
      addTime(rules, quantity, state);
      state = { ...state, isUsed: true };
      position = quantity.last;
    } else if (OTHERWISE.test(token.word)) state = { ...START, months: findOtherMonths(rules) };
    else state = withWord(readToken(state, tokens, position, dateAt.get(position)), token);
  }
  if (state.isClosed) endPart();
  return rules.some(({ opens, closes, isClosed }) => opens !== null || closes !== null || isClosed) ? rules : [];
}

const TIME_CONCEPTS = new Set(['open', 'close', 'day', 'hour', 'year', 'k-everyday', 'all', 'visit', 'enter']);

/** Adds a word that may say what the rule is about. */
const withWord = (state: State, token: Token): State =>
  token.kind !== 'word' ||
  token.isFunction ||
  CLOSED.test(token.word) ||
  token.concepts.some((concept) => TIME_CONCEPTS.has(concept) || isOfClass(concept, 'h')) ||
  findDays([token]) !== 0 ||
  findMonths([token]) !== 0
    ? state
    : { ...state, words: [...state.words, token] };

const OTHERWISE = /^(?:otherwise|rest|sonst|ubrige|sinon|reste|resto|altrimenti)$/;

/** Returns the months of no earlier rule, for "otherwise": "November to February 9–17, otherwise 9–18". */
const findOtherMonths = (rules: readonly OpeningRule[]): number =>
  ALL_MONTHS & ~rules.reduce((all, { months }) => (months === ALL_MONTHS ? all : all | months), 0);

const continuesList = (tokens: readonly Token[]): boolean =>
  tokens[0]?.kind === 'number' || findDays(tokens) !== 0 || findHolidays(tokens).length > 0;

function readToken(before: State, tokens: readonly Token[], position: number, date: string | undefined): State {
  const token = tokens[position]!;
  if (CLOSED.test(token.word))
    return { ...(before.isUsed ? { ...START, words: before.words } : before), isClosed: true };
  if (LAST.test(token.word)) return { ...before, isLast: true };
  const holidays = [...findHolidays([token]), ...(date === undefined ? [] : [date])];
  const day = isEveryDay(token) ? ALL_DAYS : findDays([token]);
  // The month of a date is part of it.
  const month = date === undefined ? findMonths([token]) : 0;
  if (day === 0 && month === 0 && holidays.length === 0) return before;
  // Months come before days: a new month begins a new rule.
  const state = before.isUsed
    ? { ...START, words: before.words, isClosed: before.isClosed, months: month === 0 ? before.months : null }
    : before;
  const isRange = isRangeJoint(tokens, position);
  const dates = [...state.dates, ...holidays];
  if (day !== 0) return { ...state, dates, days: isRange ? toRange(state.days, day, 7) : (state.days ?? 0) | day };
  if (month === 0) return { ...state, dates };
  return { ...state, dates, months: isRange ? toRange(state.months, month, 12) : (state.months ?? 0) | month };
}

const toRule = ({ days, months, dates, words }: State, changes: Partial<OpeningRule>): OpeningRule => ({
  days: days ?? ALL_DAYS,
  months: months ?? ALL_MONTHS,
  opens: null,
  closes: null,
  lastEntry: null,
  isClosed: false,
  isOneDate: false,
  dates,
  words,
  ...changes,
});

/** Adds a time as a new rule, or to the last one if it is the end of its range or a last entry. */
function addTime(rules: OpeningRule[], { value, relation }: Quantity, state: State): void {
  const last = rules.at(-1);
  if (state.isLast) {
    if (last === undefined) rules.push(toRule(state, { lastEntry: value }));
    else last.lastEntry = value;
  } else if (relation === 'end' && last !== undefined && last.closes === null) last.closes = value;
  else rules.push(toRule(state, UNTIL.has(relation) ? { closes: value } : { opens: value }));
}
