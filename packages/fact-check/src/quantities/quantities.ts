import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';
import { findCurrency, isCurrencySign } from './currencies.js';
import { findApproximation, findTimeRelation } from './number-context.js';
import { parseOrdinalWord } from './number-words.js';
import type { Quantity } from './quantity.js';
import { markRanges } from './ranges.js';
import { parseNamedTime, readBareClock, readClock } from './read-clock.js';
import { parseHourPart, readFraction, startsFraction } from './read-fraction.js';
import { findHalf, type ReadNumber, readNumber, readSingleUnit, startsNumber } from './read-number.js';
import { readEra, readItalianCentury, readOrdinal } from './read-ordinal.js';
import { type Dimension, findUnit, NAUTICAL_MILE_METERS, SQUARE_WORDS } from './units.js';

/** Finds all numbers of a text: digits, written numbers, ordinals and Roman numerals. */
export function findQuantities(tokens: readonly Token[], language: Language): Quantity[] {
  const quantities: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const found = readQuantity(tokens, index, language);
    if (found === null) continue;
    quantities.push(found);
    index = found.last;
  }
  return markRanges(quantities, tokens);
}

function readQuantity(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  if (!mayStartQuantity(tokens[index]!, language)) return null;
  const several = readSeveralParts(tokens, index, language);
  if (several !== null) return several;
  const century = readItalianCentury(tokens, index, language);
  if (century !== null) return century;
  const number = readNumber(tokens, index, language) ?? readSingleUnit(tokens, index, language);
  if (number === null) return readWordQuantity(tokens, index, language) ?? readOrdinal(tokens, index, language);
  const clock = readClock(tokens, index, number.last, number.value);
  const next =
    clock ??
    readUnit(tokens, number.last + 1, number.value, language) ??
    readBareClock(tokens, index, number.value, number.last);
  const start = isYearWord(tokens[index - 1]) && next === null ? index - 1 : index;
  const isHalf = next?.dimension === 'clock' && /^halb$/.test(tokens[index - 1]?.word ?? '');
  const isAmount = !isHalf && index > 0 && isCurrencySign(tokens[index - 1]!);
  const first = isHalf || isAmount ? index - 1 : start;
  const money = isAmount ? { dimension: 'money' as const, factor: 1, last: number.last, value: number.value } : null;
  const { dimension, factor, last, value } = addHalfUnit(tokens, money ?? next ?? readBare(tokens, number));
  const era = dimension === 'bare' || dimension === 'century' ? readEra(tokens, first, last) : { sign: 1, last };
  const end = Math.max(last, era.last);
  return {
    value: value * era.sign,
    written: number.value,
    factor,
    dimension,
    approximation: findApproximation(tokens, first, end, language),
    relation: findTimeRelation(tokens, first),
    first,
    last: end,
    currency: dimension === 'money' ? findCurrency(tokens, first, end) : null,
  };
}

/** "Three quarters of an hour". */
function readSeveralParts(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  const at = tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  if (!PARTS.test(tokens[at]?.word ?? '')) return null;
  const count = readNumber(tokens, index, language);
  const part = count === null || count.last !== index ? null : readWordQuantity(tokens, at, language);
  return part === null
    ? null
    : { ...part, value: part.value * count!.value, written: part.written * count!.value, first: index };
}

const PARTS = /^(?:quarters|viertel|quarts|cuartos|quarti|quartos)$/;

/** Words that are known to start a quantity or not, by language: most words start none, and texts repeat them. */
const STARTS = new Map<Language, Map<string, boolean>>();
/** Bounds the memory for words; texts of one language have fewer. */
const MAX_STARTS = 20_000;

/** Returns whether a token by itself may begin a quantity. */
function mayStartQuantity({ kind, word, text, isCapital }: Token, language: Language): boolean {
  if (kind !== 'word') return kind === 'number';
  if (isCapital && /^[IVXL]/.test(text)) return true;
  let starts = STARTS.get(language);
  if (starts === undefined || starts.size >= MAX_STARTS) {
    starts = new Map();
    STARTS.set(language, starts);
  }
  const known = starts.get(word);
  if (known !== undefined) return known;
  const start =
    startsNumber(word, language) || startsFraction(word) || parseNamedTime(word) !== null || isOrdinal(word, language);
  starts.set(word, start);
  return start;
}

const isOrdinal = (word: string, language: Language): boolean =>
  /^(?:first|second)$/.test(word) || parseOrdinalWord(word, language) !== null;

/** "Half an hour", "a quarter of a mile", "midnight": amounts without a number. */
function readWordQuantity(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  const { word } = tokens[index]!;
  const fraction = readFraction(tokens, index, language);
  if (fraction !== null && fraction.scale !== null)
    return createPart(fraction.share * fraction.scale, tokens, index, fraction.unit, language);
  const measure = fraction === null ? null : findUnit(tokens[fraction.unit]!.word, language);
  const unit = measure?.dimension === 'century' ? CENTURY_LENGTH : measure;
  const time = parseNamedTime(word);
  const minutes = parseHourPart(word);
  const found =
    fraction !== null && unit !== null
      ? { dimension: unit.dimension, factor: unit.factor, value: fraction.share * unit.factor, last: fraction.unit }
      : time !== null
        ? { dimension: 'clock' as const, factor: 60, value: time, last: index }
        : { dimension: 'duration' as const, factor: 1, value: minutes, last: index };
  if (found.value === null) return null;
  const { dimension, factor, value, last } = found;
  return {
    value,
    written: value / factor,
    factor,
    dimension,
    approximation: findApproximation(tokens, index, last, language),
    relation: findTimeRelation(tokens, index),
    first: index,
    last,
    currency: null,
  };
}

/** "A quarter of a million": counts the noun after it. */
const createPart = (
  value: number,
  tokens: readonly Token[],
  first: number,
  last: number,
  language: Language,
): Quantity => ({
  value,
  written: value,
  factor: 1,
  dimension: 'count',
  approximation: findApproximation(tokens, first, last, language),
  relation: 'in',
  first,
  last,
  currency: null,
});

/** "A kilometer and a half". */
function addHalfUnit<T extends { factor: number; last: number; value: number }>(tokens: readonly Token[], found: T): T {
  const length = findHalf(tokens, found.last + 1);
  if (length === 0) return found;
  return { ...found, last: found.last + length, value: found.value + found.factor / 2 };
}

const YEAR_WORD = /^(?:jahr|jahre|an|annee|ano|anno|year|عام|عامي|سنه|l'an)$/;
const isYearWord = (token: Token | undefined): boolean => token !== undefined && YEAR_WORD.test(token.word);

function readUnit(
  tokens: readonly Token[],
  index: number,
  number: number,
  language: Language,
): { dimension: Dimension | 'ordinal' | 'bare'; factor: number; last: number; value: number } | null {
  let next = /^[-º°.]$/.test(tokens[index]?.text ?? '') && tokens[index]?.text !== '.' ? index + 1 : index;
  const isSquareFirst = SQUARE_WORDS.has(tokens[next]?.word ?? '');
  if (isSquareFirst) next++;
  if (/^(?:de|di|d|o)$/.test(tokens[next]?.word ?? '') && findUnit(tokens[next + 1]?.word ?? '', language)) next++;
  const token = tokens[next];
  if (token === undefined) return null;
  // "Die siebziger Jahre" are a decade, not a length of time.
  if (
    language === 'de' &&
    /(?:zig|ssig)er$/.test(tokens[index - 1]!.word) &&
    isYearWord(token.word === 'jahren' ? { ...token, word: 'jahre' } : token)
  )
    return { dimension: 'bare', factor: 1, last: index - 1, value: number };
  if (/^(?:st|nd|rd|th|º|ª)$/.test(token.word) && token.start === tokens[index - 1]!.end)
    return toOrdinal(tokens, next, number);
  if (token.text === '.' && findUnit(tokens[next + 1]?.word ?? '')?.dimension === 'century') {
    return toOrdinal(tokens, next, number);
  }
  if (/^[CF]$/.test(token.text) && tokens[index]?.text === '°') return toTemperature(token.text, number, next);
  const mile = readNauticalMile(tokens, next);
  if (mile !== null)
    return { dimension: 'length', factor: NAUTICAL_MILE_METERS, last: mile, value: number * NAUTICAL_MILE_METERS };
  const word = token.word.replace(/^quadrat(?=kilo|meter)/, '').replace(/^(st)$/, '');
  const unit = findUnit(word, language) ?? (language === 'ja' ? null : findUnit(token.text.toLowerCase(), language));
  if (language === 'ja' && token.text === '年') return { dimension: 'bare', factor: 1, last: next, value: number };
  if (unit === null && isCurrencySign(token) && number !== 0)
    return { dimension: 'money', factor: 1, last: next, value: number };
  if (unit === null)
    return /^o.?clock$/.test(token.word) ? { dimension: 'clock', factor: 60, last: next, value: number * 60 } : null;
  const isSquare = isSquareFirst || word !== token.word || SQUARE_WORDS.has(tokens[next + 1]?.word ?? '');
  const isSuperscript = /^[²2]$/.test(tokens[next + 1]?.text ?? '') && tokens[next + 1]!.start === token.end;
  const last = SQUARE_WORDS.has(tokens[next + 1]?.word ?? '') || isSuperscript ? next + 1 : next;
  if (unit.dimension === 'length' && (isSquare || isSuperscript)) {
    return { dimension: 'area', factor: unit.factor ** 2, last, value: number * unit.factor ** 2 };
  }
  if (unit.dimension === 'century' && (tokens[index - 1]!.kind === 'word' || PLURAL_CENTURY.test(word)))
    return { ...CENTURY_LENGTH, last, value: number * CENTURY_LENGTH.factor };
  const afternoon = word === 'pm' && number < 12 ? 720 : 0;
  return { ...unit, last, value: number * unit.factor + afternoon };
}

const MILE = /^(?:miles?|meilen?|milles?|millas?|miglia|miglio|milhas?)$/;
const NAUTICAL = /^(?:nautical|sea|nautisch\w*|nautiques?|marins?|nauticas?|marinas?|nautiche|marine|maritimas?)$/;

/** Returns the position of the last word of "nautical miles" or "milhas náuticas", or null. */
function readNauticalMile(tokens: readonly Token[], start: number): number | null {
  const [first, second] = [tokens[start]?.word ?? '', tokens[start + 1]?.word ?? ''];
  if (/^seemeilen?$/.test(first)) return start;
  return (NAUTICAL.test(first) && MILE.test(second)) || (MILE.test(first) && NAUTICAL.test(second)) ? start + 1 : null;
}

/** "Two centuries" are a length of time, "19th century" is a time. */
const CENTURY_LENGTH = { dimension: 'duration' as const, factor: 52_596_000 };
const PLURAL_CENTURY = /^(?:centuries|jahrhunderten?|siecles|siglos|secoli|seculos)$/;

/** "18th century" or "18th". */
function toOrdinal(tokens: readonly Token[], suffix: number, value: number) {
  const next = tokens[suffix + 1]?.text === '-' ? suffix + 2 : suffix + 1;
  const isCentury = findUnit(tokens[next]?.word ?? '')?.dimension === 'century';
  return {
    dimension: isCentury ? ('century' as const) : ('ordinal' as const),
    factor: 1,
    last: isCentury ? next : suffix,
    value,
  };
}

const toTemperature = (scale: string, number: number, last: number) => ({
  dimension: 'temperature' as const,
  factor: scale === 'F' ? 1.8 : 1,
  last,
  value: scale === 'F' ? (number - 32) / 1.8 : number,
});

/** A number without a unit counts the noun after it, or stands alone, as years do. */
function readBare(tokens: readonly Token[], { value, last, isDigits }: ReadNumber) {
  const next = tokens[last + 1];
  const isYear = isDigits && /^\d{4}$/.test(tokens[last]!.text) && value >= 1000 && value <= 2100;
  const isNoun = next?.kind === 'word' && !next.isFunction && !/^(?:bc|bce|ad|ce)$/.test(next.word);
  return { dimension: isNoun && !isYear ? ('count' as const) : ('bare' as const), factor: 1, last, value };
}
