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

/** Words after an hour that state the part of the day. */
const BEFORE_NOON =
  /^(?:a\s?\.?\s?m\b\.?|in the morning|at dawn|morgens|früh|vormittags|du matin|de la mañana|del mattino|di mattina|da manhã|de la madrugada)/iu;
const AFTER_NOON =
  /^(?:p\s?\.?\s?m\b\.?|in the (?:afternoon|evening)|at night|mittags|nachmittags|abends|nachts|de l['’]apr[eè]s-midi|du soir|de la (?:tarde|noche)|del pomeriggio|della sera|di sera|da (?:tarde|noite))/iu;
const HOUR_WORD = /^(?:o['’]?clock|uhr|h|heures?|horas?|ore)$/;

/** Words before a time of day: "avant 16 heures" is a time, "14 horas de viaje" a duration. */
const HOUR_LEAD = /^(?:um|à|avant|dès|jusqu['’]à|après|vers|las|às|das|alle|dalle|bis|ab|von|gegen)$/;

/** Reads a time of day: "9:30", "8 h 30", "9.30 Uhr", "half past four in the afternoon"; null if it is none. */
export function readClock(tokens: readonly Token[], index: number, last: number, number: number): ClockTime | null {
  const isDigits = tokens[index]?.kind === 'number';
  const written = isDigits && last === index ? (readMinutes(tokens, index) ?? readPointMinutes(tokens, index)) : null;
  const end = written?.last ?? last;
  const hour = Math.floor(written?.hour ?? number);
  const isHour = isDigits && written === null ? Number.isInteger(number) : Number.isInteger(number * 2) || isDigits;
  if (!isHour || hour < 0 || hour > 24) return null;
  const half = !isDigits && number % 1 !== 0 ? 30 : 0;
  const hourWord = HOUR_WORD.test(tokens[end + 1]?.word ?? '') ? end + 1 : end;
  const after = half === 0 && written === null ? readOffsetAfter(tokens, hourWord) : null;
  const named = after?.last ?? hourWord;
  const lead = findOffsetBefore(tokens, index);
  const part = readPartOfDay(tokens, named, hour);
  const isNamed = hourWord !== end && (HOUR_LEAD.test(tokens[index - 1]?.text.toLowerCase() ?? '') || lead !== null);
  const isTime = part !== null || isNamed || (written !== null && (written.isSure || isOfTimes(tokens, index)));
  if (!isTime) return null;
  const offset = (written?.minutes ?? half) + (after?.minutes ?? 0) + (lead?.minutes ?? 0) + (part?.offset ?? 0);
  // "At 7.30" may be in the evening.
  const isOpen =
    part === null &&
    hour < HALF_DAY / 60 &&
    (isNamed ? !isDigits : written?.isSure === false && LEAD.test(getWord(tokens, index - 1)));
  return {
    dimension: 'clock',
    factor: isOpen ? HALF_DAY_FACTOR : 60,
    last: part?.last ?? (isNamed || written !== null ? named : end),
    value: hour * 60 + offset,
  };
}

const HOURS = /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae])$/;
const MINUTES = /^(?:min|mins|minut\p{L}*)$/u;

/** Reads a duration of hours and minutes: "1 h 45 min", "1 hour and 45 minutes". */
export function readHoursAndMinutes(
  tokens: readonly Token[],
  index: number,
  hours: number,
  last: number,
): ClockTime | null {
  if (!HOURS.test(getWord(tokens, last + 1))) return null;
  const at = /^(?:and|und|et|y|e|\.)$/.test(tokens[last + 2]?.text ?? '') ? last + 3 : last + 2;
  if (tokens[at]?.kind !== 'number' || !MINUTES.test(getWord(tokens, at + 1)) || tokens[index]!.kind !== 'number')
    return null;
  return { dimension: 'duration', factor: 1, last: at + 1, value: hours * HOUR + Number(tokens[at].text) };
}

/** Adds minutes in words after the word for the hour: "seize heures trente", "vier Uhr dreißig". */
export function addSpokenMinutes(
  clock: ClockTime | null,
  tokens: readonly Token[],
  hour: number,
  minutes: (index: number) => { value: number; last: number } | null,
  last: number,
): ClockTime | null {
  if (!/^(?:uhr|heures?)$/.test(getWord(tokens, last + 1)) || tokens[last + 2]?.kind !== 'word') return clock;
  const read = minutes(last + 2);
  if (read === null || read.value < 1 || read.value >= HOUR || !Number.isInteger(hour)) return clock;
  const next = tokens[read.last + 1];
  if (next?.kind === 'word' && !next.isFunction) return clock;
  return { dimension: 'clock', factor: HOUR, last: read.last, value: hour * HOUR + read.value };
}

const getWord = (tokens: readonly Token[], index: number): string => tokens[index]?.word ?? '';

/** Minutes that words before an hour add or subtract. */
const OFFSETS_BEFORE: readonly [RegExp, number][] = [
  [/half past$/, 30],
  [/(?:quarter past|viertel nach)$/, 15],
  [/(?:quarter to|viertel vor)$/, -15],
  [/\bdreiviertel$/, -15],
  [/\bhalb$/, -30],
];
/** Minutes that words after an hour add or subtract. */
const OFFSETS_AFTER: readonly [RegExp, number][] = [
  [/^(?:et demie?|y media|e mezz[ao]|e meia)$/, 30],
  [/^(?:et quart|y cuarto|e un quarto|e um quarto)$/, 15],
  [/^(?:moins le quart|moins quart|menos cuarto|meno un quarto|menos um quarto)$/, -15],
];

/** Reads "half past" and the like before an hour. Returns the minutes and the number of words, or null. */
export function findOffsetBefore(tokens: readonly Token[], index: number): { minutes: number; count: number } | null {
  const words = `${getWord(tokens, index - 2)} ${getWord(tokens, index - 1)}`;
  const found = OFFSETS_BEFORE.find(([pattern]) => pattern.test(words));
  return found === undefined ? null : { minutes: found[1], count: /^\\b/.test(found[0].source) ? 1 : 2 };
}

function readOffsetAfter(tokens: readonly Token[], last: number): { minutes: number; last: number } | null {
  for (const count of [2, 3]) {
    const words = tokens.slice(last + 1, last + 1 + count).map(({ word }) => word);
    const found = OFFSETS_AFTER.find(([pattern]) => pattern.test(words.join(' ')));
    if (found !== undefined) return { minutes: found[1], last: last + count };
  }
  return null;
}

/** Factor of times that may be before or after noon. */
export const HALF_DAY_FACTOR = 720;

/** Words that may follow a time: "at ten every day". */
const HOLDS_FOR = /^(?:every|each|daily|sharp|weekdays|jeden|taglich|chaque|tous|todos|cada|ogni|tutti)(?:-[a-z]+)?$/;

const LEAD = /^(?:um|gegen|at|by|alle|dalle|las)$/;
/** Portuguese articles before hours, with their accents. */
const ACCENTED_LEAD = /^(?:às|das|pelas)$/i;
/** Words before an hour in words only: "until 1 November" is no time. */
const WORD_LEAD = /^(?:until|till)$/;
/** Comparisons before a time: "as early as seven", "at ten rather than nine". */
const COMPARED_LEAD = /^(?:(?:early|late) as|(?:rather|earlier|later|sooner) than|schon um)$/;
const TENSE_UNIT =
  /^(?:years?|jahre?n?|percent|prozent|meters?|metern?|euros?|anni|anos|años|least|most|all|first|last)$/;

/** Reads an hour without a word for it: "um zehn", "at nine", "halb zehn", "half past five". */
export function readBareClock(tokens: readonly Token[], index: number, hour: number, last: number): ClockTime | null {
  if (!Number.isInteger(hour * 2) || hour < 1 || hour > 13) return null;
  const next = tokens[last + 1];
  const isFollowed = next?.kind === 'number' || TENSE_UNIT.test(next?.word ?? '') || next?.text === '%';
  if (isFollowed || (next?.kind === 'word' && !next.isFunction && !HOLDS_FOR.test(next.word))) return null;
  const lead = findOffsetBefore(tokens, index);
  if (lead !== null) return { dimension: 'clock', factor: HALF_DAY_FACTOR, last, value: hour * 60 + lead.minutes };
  return LEAD.test(getWord(tokens, index - 1)) ||
    ACCENTED_LEAD.test(tokens[index - 1]?.text ?? '') ||
    (tokens[index]!.kind === 'word' && WORD_LEAD.test(getWord(tokens, index - 1))) ||
    COMPARED_LEAD.test(`${getWord(tokens, index - 2)} ${getWord(tokens, index - 1)}`)
    ? { dimension: 'clock', factor: HALF_DAY_FACTOR, last, value: hour * 60 }
    : null;
}

/** Words for one, with the words before them that make them a time: "half past one", "a la una", "um eins". */
const ONE_LEADS: readonly [RegExp, RegExp][] = [
  [/^one$/, /^(?:at|until|till|by|past|to|from|before|after)$/],
  [/^eins$/, /^(?:um|bis|ab|gegen|halb|vor|nach|von)$/],
  [/^una$/, /^la$/],
  [/^uma$/, /^[àa]$/],
];

/** Reads one o'clock in words, or returns null. */
export function readOneClock(tokens: readonly Token[], index: number): ClockTime | null {
  const { word } = tokens[index]!;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const isLed = ONE_LEADS.some(([one, lead]) => one.test(word) && lead.test(before?.text.toLowerCase() ?? ''));
  if (!isLed || (word === 'una' && !/^(?:a|hasta|desde|de)$/.test(getWord(tokens, index - 2)))) return null;
  const after = readOffsetAfter(tokens, index);
  const last = after?.last ?? index;
  const end = tokens[last + 1];
  const part = readPartOfDay(tokens, last, 1);
  const isFollowed = end?.kind === 'word' && !end.isFunction && part === null;
  const lead = findOffsetBefore(tokens, index);
  if ((isFollowed && after === null) || (lead === null && /^(?:past|to|from|halb|vor|nach|von)$/.test(before!.word)))
    return null;
  if (next !== undefined && /^(?:of|by|another|or|der|von)$/.test(next.word)) return null;
  const minutes = HOUR + (lead?.minutes ?? 0) + (after?.minutes ?? 0) + (part?.offset ?? 0);
  return {
    dimension: 'clock',
    factor: part === null ? HALF_DAY_FACTOR : HOUR,
    last: part?.last ?? last,
    value: minutes,
  };
}
const HOUR = 60;

/** An hour with minutes in digits. If not `isSure`, its context decides whether it is a time of day. */
interface WrittenTime {
  hour: number;
  minutes: number;
  last: number;
  isSure: boolean;
}

/** Reads minutes after a colon or the word for the hour. */
function readMinutes(tokens: readonly Token[], index: number): WrittenTime | null {
  const [joint, minutes] = [tokens[index + 1], tokens[index + 2]];
  if (joint === undefined || minutes === undefined || !/^[0-5]\d$/.test(minutes.text)) return null;
  const isTight = joint.text === ':' && minutes.start === joint.end;
  const isTime = isTight || /^(?:h|Uhr|heures)$/.test(joint.text);
  return isTime
    ? { hour: Number(tokens[index]!.text), minutes: Number(minutes.text), last: index + 2, isSure: true }
    : null;
}

const POINTED = /^([01]?\d|2[0-4])\.([0-5]\d)$/;
const isPointed = (token: Token | undefined): boolean => token !== undefined && POINTED.test(token.text);

/** Reads "9.30", which may be a time of day, a price or a length. */
function readPointMinutes(tokens: readonly Token[], index: number): WrittenTime | null {
  const [, hour, minutes] = POINTED.exec(tokens[index]!.text) ?? [];
  if (hour === undefined) return null;
  const isSure = CLOCK_WORD.test(getWord(tokens, index + 1));
  return { hour: Number(hour), minutes: Number(minutes), last: index, isSure };
}

const CLOCK_WORD = /^(?:uhr|h|heures?|horas|hrs|hours)$/;
const TIME_LEAD = /^(?:at|until|till|um|ab|bis|alle|dalle|ore|las|as)$/;
const TIME_JOINT = /^(?:[–—-]|to|until|till|bis|a|alle|las|as|hasta|ate|fino)$/;
const MAX_RANGE = 7;

/** Whether "9.30" is a time: it has no unit, and stands after a word such as "at", or in a range with another time. */
function isOfTimes(tokens: readonly Token[], index: number): boolean {
  if (isMeasured(tokens, index)) return false;
  if (TIME_LEAD.test(getWord(tokens, index - 1))) return true;
  const before = tokens.slice(Math.max(0, index - MAX_RANGE), index);
  const after = tokens.slice(index + 1, index + 1 + MAX_RANGE);
  const other = after.findIndex(({ kind }) => kind === 'number');
  const isStart =
    other !== -1 &&
    after.slice(0, other).some(({ word }) => TIME_JOINT.test(word)) &&
    ((isPointed(after[other]) && !isMeasured(tokens, index + 1 + other)) ||
      readPartOfDay(tokens, index + 1 + other, Number(after[other]!.text)) !== null ||
      CLOCK_WORD.test(after[other + 1]?.word ?? ''));
  const first = before.findLastIndex(({ kind }) => kind === 'number');
  const isEnd =
    first !== -1 && isPointed(before[first]) && before.slice(first + 1).some(({ word }) => TIME_JOINT.test(word));
  return isStart || isEnd;
}

/** Whether a unit, a noun or a currency sign stands beside a number. */
function isMeasured(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (/^[€$£¥₹]$/.test(tokens[index - 1]?.text ?? '') || /^[A-Z]{3}$/.test(tokens[index - 1]?.text ?? '')) return true;
  if (next === undefined || CLOCK_WORD.test(next.word) || HOLDS_FOR.test(next.word)) return false;
  if (next.kind === 'sign') return /^[€$£¥₹%°²'"×]$/.test(next.text);
  return next.kind === 'word' && !next.isFunction && !/^(?:in|am|pm|du|de|de-la)$/.test(next.word);
}

function readPartOfDay(tokens: readonly Token[], last: number, hour: number): { offset: number; last: number } | null {
  const rest = tokens.slice(last + 1, last + 1 + MAX_PHRASE_TOKENS);
  if (rest.length === 0) return null;
  const start = rest[0]!.start;
  // The `text` of a phrase is only its first word.
  const text = rest.reduce(
    (all, token) => all.padEnd(token.start - start) + (/.-./.test(token.word) ? token.word : token.text),
    '',
  );
  const match = BEFORE_NOON.exec(text) ?? AFTER_NOON.exec(text);
  if (match === null || hour > 12) return null;
  const isMorning = BEFORE_NOON.test(text);
  const offset = isMorning ? (hour === 12 ? -HALF_DAY : 0) : hour === 12 ? 0 : HALF_DAY;
  return { offset, last: last + rest.filter(({ end }) => end <= start + match[0].length).length };
}

const NAMED_TIMES: ReadonlyMap<string, number> = new Map([
  ...['midnight', 'mitternacht', 'minuit', 'medianoche', 'mezzanotte', 'meia-noite'].map(
    (word) => [word, 2 * HALF_DAY] as const,
  ),
  ...['noon', 'midday', 'mittag', 'midi', 'mediodia', 'mezzogiorno', 'meio-dia'].map(
    (word) => [word, HALF_DAY] as const,
  ),
]);

/** Returns the minutes of a normalized word for noon (720) or midnight (1440), or null. */
export const parseNamedTime = (word: string): number | null => NAMED_TIMES.get(word) ?? null;
