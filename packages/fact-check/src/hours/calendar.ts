import type { Token } from '../text/tokenize.js';

/** Bits of all days of a week (the lowest is Monday) and of all months (the lowest is January). */
export const ALL_DAYS = 0b111_1111;
export const ALL_MONTHS = 0b1111_1111_1111;

const WEEKEND = 0b110_0000;
const WORKDAYS = 0b001_1111;

/** Short names of weekdays in facts: English, German and those of OpenStreetMap. */
const SHORT_DAYS: ReadonlyMap<string, number> = new Map(
  [
    ['Mon', 'Mo', 'Lun'],
    ['Tue', 'Tues', 'Tu', 'Di'],
    ['Wed', 'We', 'Mi'],
    ['Thu', 'Thur', 'Thurs', 'Th', 'Do'],
    ['Fri', 'Fr'],
    ['Sat', 'Sa'],
    ['Sun', 'Su', 'So'],
  ].flatMap((names, day) => names.map((name) => [name, 1 << day] as const)),
);
/** Months of the seasons of the northern hemisphere. */
export const SEASONS: Readonly<Record<string, number>> = {
  winter: 0b1000_0000_0011,
  spring: 0b0000_0001_1100,
  summer: 0b0000_1110_0000,
  autumn: 0b0111_0000_0000,
};
/** The French "été" means summer only after these: "en été", but "a été". */
const SUMMER_LEAD = /^(?:[,;:('’]|en|l|cet|chaque)$/;
const WEEKEND_WORD = /^(?:weekends?|wochenenden?|week-ends?|fines?-de-semana|fine-settimana|fins?-de-semana)$/;
const WORKDAY_WORD = /^(?:weekdays?|werktags?|wochentags|laborables?|feriali?)$/;
const EVERY_DAY =
  /^(?:daily|taglich|every-day|each-day|any-day|tous-les-jours|chaque-jour|todos-los-dias|cada-dia|tutti-i-giorni|ogni-giorno|todos-os-dias|diariamente|quotidiennement)$/;

/** Returns the bits of the weekdays that tokens name. Short names count only in facts with times. */
export function findDays(tokens: readonly Token[], hasShortNames = true): number {
  return tokens.reduce(
    (days, { text, word, concepts }, at) =>
      days | toDays(text, word, concepts, hasShortNames) | (isWorkingWeek(tokens, at) ? WORKDAYS : 0),
    0,
  );
}

/** Whether a word means the working days: "during the week", "unter der Woche". */
const isWorkingWeek = (tokens: readonly Token[], at: number): boolean =>
  /^(?:week|woche|semaine|semana|settimana)$/.test(tokens[at]!.word) &&
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:during|unter|en|entre|durante|in)$/i.test(text));

function toDays(text: string, word: string, concepts: readonly string[], hasShortNames: boolean): number {
  const short = hasShortNames ? SHORT_DAYS.get(text) : undefined;
  if (short !== undefined) return short;
  if (WEEKEND_WORD.test(word)) return WEEKEND;
  if (WORKDAY_WORD.test(word)) return WORKDAYS;
  const concept = concepts.find((each) => each.startsWith('weekday-'));
  return concept === undefined ? 0 : 1 << (Number(concept.slice('weekday-'.length)) - 1);
}

/** Months that certainly belong to the cold or warm half of the year. */
const HALVES: readonly [RegExp, number][] = [
  [/^winter(?:halbjahr\w*|monate?n?)$/, 0b1100_0000_0011],
  [/^sommer(?:halbjahr\w*|monate?n?)$/, 0b0000_1111_1000],
];

/** Returns the bits of the months and seasons that tokens name, with those within a range. */
export function findMonths(tokens: readonly Token[]): number {
  let months = 0;
  let last: number | null = null;
  for (const [position, { concepts, word }] of tokens.entries()) {
    const isFrenchSummer = word === 'ete' && SUMMER_LEAD.test(tokens[position - 1]?.text.toLowerCase() ?? ',');
    const season = isFrenchSummer ? 'summer' : concepts.find((concept) => Object.hasOwn(SEASONS, concept));
    const month = concepts.find((concept) => concept.startsWith('month-'));
    const bits = month === undefined ? 0 : 1 << (Number(month.slice('month-'.length)) - 1);
    months |= season === undefined ? 0 : SEASONS[season]!;
    months |= HALVES.find(([pattern]) => pattern.test(word))?.[1] ?? 0;
    if (bits === 0) continue;
    const isEnd = isRangeJoint(tokens, position) || isEndOfPair(tokens, position);
    months |= isEnd ? toRange(last, bits, 12) : bits;
    last = bits;
  }
  return months;
}

/** Whether a month ends a range with "between": "between November and March". */
const isEndOfPair = (tokens: readonly Token[], position: number): boolean =>
  /^(?:and|und|et|y|e)$/.test(tokens[position - 1]?.word ?? '') &&
  tokens
    .slice(Math.max(0, position - MAX_RANGE_TOKENS), position - 1)
    .some(({ word }) => /^(?:between|zwischen|entre|tra|fra)$/.test(word));

const HOLIDAYS: readonly [RegExp, string][] = [
  [/^(?:christmas|weihnachte?n?|weihnachts(?:feier)?tage?n?|noel|navidad|natale|natal)$/, '12-25'],
  [/^(?:christmas-eve|heiligabend|nochebuena)$/, '12-24'],
  [/^(?:boxing-day|stefano)$/, '12-26'],
  [/^(?:new-year's-day|new-year|new-year-day|neujahr|neujahrstag|capodanno)$/, '1-1'],
  [/^halloween$/, '10-31'],
  [/^(?:new-year's-eve|silvester|nochevieja)$/, '12-31'],
];

/** Returns the dates of the holidays that tokens name, as month and day: "12-25". */
export const findHolidays = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ word }) => HOLIDAYS.filter(([pattern]) => pattern.test(word)).map(([, date]) => date));

export const isEveryDay = ({ word }: Token): boolean => EVERY_DAY.test(word);

const RANGE_JOINT = /^(?:[–—-]|to|through|until|till|bis|a|al|ate|au|jusqu)$/;
const DAY_OF_MONTH = /^\d{1,2}(?:er|st|nd|rd|th|º)?$/;
const MAX_RANGE_TOKENS = 6;

/** Returns whether a name ends a range: "April–September", "1. April bis 1. November". */
export function isRangeJoint(tokens: readonly Token[], position: number): boolean {
  for (let at = position - 1; at >= Math.max(0, position - MAX_RANGE_TOKENS); at--) {
    const { text, word } = tokens[at]!;
    if (RANGE_JOINT.test(word)) return true;
    if (
      !DAY_OF_MONTH.test(text) &&
      !/^(?:\.|de|mid|the|of|mitte|ende|anfang|early|late|middle|end|beginning|start|first|part|half|fin|debut|mi|finales|principios|mediados|fine|inizio|meta|fins|meados|inicio)$/.test(
        word,
      )
    )
      return false;
  }
  return false;
}

/** Returns `from` with all bits from its highest one to `to`, wrapping around after `count` bits (a week or year). */
export function toRange(from: number | null, to: number, count: number): number {
  if (from === null || from === 0) return to;
  let bits = from;
  const end = Math.log2(to & -to);
  for (let index = Math.floor(Math.log2(from)); index !== end; index = (index + 1) % count) bits |= 1 << index;
  return bits | to;
}
