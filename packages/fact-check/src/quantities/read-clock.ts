import type { Token } from '../text/tokenize.js';
import type { Dimension } from './units.js';

/** A time of day in minutes after midnight, with the position of its last token. */
interface ClockTime {
  dimension: Dimension;
  factor: number;
  last: number;
  value: number;
}

const HALF_DAY = 720;
const MAX_PHRASE_TOKENS = 6;

/** Words after an hour that tell the part of the day. */
const BEFORE_NOON =
  /^(?:a\s?\.?\s?m\b\.?|in the morning|at dawn|morgens|vormittags|du matin|de la mañana|del mattino|di mattina|da manhã|de la madrugada)/iu;
const AFTER_NOON =
  /^(?:p\s?\.?\s?m\b\.?|in the (?:afternoon|evening)|at night|nachmittags|abends|de l['’]après-midi|du soir|de la (?:tarde|noche)|del pomeriggio|di sera|da (?:tarde|noite))/iu;
const HOUR_WORD = /^(?:o['’]?clock|uhr|h|heures?|horas?|ore)$/;

/** "Antes de las 14 horas", "avant 16 heures": times of day, where "14 horas de viaje" are none. */
const HOUR_LEAD = /^(?:um|à|avant|dès|jusqu['’]à|après|vers|las|às|das|alle)$/;

/** Reads "9:30", "8 h 30", "four in the afternoon", "21 Uhr 45"; null if a number is no time of day. */
export function readClock(tokens: readonly Token[], index: number, last: number, hour: number): ClockTime | null {
  const written = tokens[index]?.kind === 'number' && last === index ? readMinutes(tokens, index) : null;
  const end = written?.last ?? last;
  const isHour = Number.isInteger(hour) && hour >= 0 && hour <= 24;
  if (!isHour) return null;
  const named = HOUR_WORD.test(tokens[end + 1]?.word ?? '') && written === null ? end + 1 : end;
  const part = readPartOfDay(tokens, named, hour);
  const isNamed = named !== end && HOUR_LEAD.test(tokens[index - 1]?.text.toLowerCase() ?? '');
  if (written === null && part === null && !isNamed) return null;
  const value = hour * 60 + (written?.minutes ?? 0) + (part?.offset ?? 0);
  return { dimension: 'clock', factor: 60, last: part?.last ?? (isNamed ? named : end), value };
}

/** Marks times of which it is not said whether they are before noon. */
export const HALF_DAY_FACTOR = 720;

/** "At ten every day". */
const HOLDS_FOR = /^(?:every|each|daily|sharp|weekdays|jeden|taglich|chaque|tous|todos|cada|ogni|tutti)(?:-[a-z]+)?$/;

const LEAD = /^(?:um|at|by|alle|las|às)$/;
const TENSE_UNIT =
  /^(?:years?|jahre?n?|percent|prozent|meters?|metern?|euros?|anni|anos|años|least|most|all|first|last)$/;

/** Reads "um zehn", "at nine", "halb zehn", "half past five": hours without a word for them. */
export function readBareClock(tokens: readonly Token[], index: number, hour: number, last: number): ClockTime | null {
  if (!Number.isInteger(hour * 2) || hour < 1 || hour > 13) return null;
  const [before, past, half] = [tokens[index - 1]?.word ?? '', tokens[index - 1]?.word, tokens[index - 2]?.word];
  const next = tokens[last + 1];
  const isFollowed = next?.kind === 'number' || TENSE_UNIT.test(next?.word ?? '') || next?.text === '%';
  if (isFollowed || (next?.kind === 'word' && !next.isFunction && !HOLDS_FOR.test(next.word))) return null;
  if (before === 'halb') return { dimension: 'clock', factor: HALF_DAY_FACTOR, last, value: hour * 60 - 30 };
  if (past === 'past' && half === 'half')
    return { dimension: 'clock', factor: HALF_DAY_FACTOR, last, value: hour * 60 + 30 };
  return LEAD.test(before) ? { dimension: 'clock', factor: HALF_DAY_FACTOR, last, value: hour * 60 } : null;
}

/** Minutes after a colon, or after the word for the hour. */
function readMinutes(tokens: readonly Token[], index: number): { minutes: number; last: number } | null {
  const [joint, minutes] = [tokens[index + 1], tokens[index + 2]];
  if (joint === undefined || minutes === undefined || !/^[0-5]\d$/.test(minutes.text)) return null;
  const isTight = joint.text === ':' && minutes.start === joint.end;
  return isTight || /^(?:h|Uhr|heures)$/.test(joint.text) ? { minutes: Number(minutes.text), last: index + 2 } : null;
}

function readPartOfDay(tokens: readonly Token[], last: number, hour: number): { offset: number; last: number } | null {
  const rest = tokens.slice(last + 1, last + 1 + MAX_PHRASE_TOKENS);
  if (rest.length === 0) return null;
  const start = rest[0]!.start;
  const text = rest.reduce((all, token) => all.padEnd(token.start - start) + token.text, '');
  const match = BEFORE_NOON.exec(text) ?? AFTER_NOON.exec(text);
  if (match === null || hour > 12) return null;
  const isMorning = BEFORE_NOON.test(text);
  const offset = isMorning ? (hour === 12 ? -HALF_DAY : 0) : hour === 12 ? 0 : HALF_DAY;
  return { offset, last: last + rest.filter(({ end }) => end <= start + match[0].length).length };
}

const NAMED_TIMES: ReadonlyMap<string, number> = new Map([
  ...['midnight', 'mitternacht', 'minuit', 'medianoche', 'mezzanotte'].map((word) => [word, 2 * HALF_DAY] as const),
  ...['noon', 'midday', 'mediodia', 'mezzogiorno'].map((word) => [word, HALF_DAY] as const),
]);

/** Returns the minutes of "midnight" and "noon", or null. @param word normalized */
export const parseNamedTime = (word: string): number | null => NAMED_TIMES.get(word) ?? null;
