import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';
import { findCurrency, isCurrencySign } from './currencies.js';
import { findApproximation, findTimeRelation } from './number-context.js';
import { parseOrdinalWord } from './ordinal-words.js';
import type { Quantity } from './quantity.js';
import { markRanges } from './ranges.js';
import {
  addSpokenMinutes,
  findOffsetBefore,
  parseNamedTime,
  readBareClock,
  readClock,
  readHoursAndMinutes,
  readOneClock,
} from './read-clock.js';
import { getPartsOfWhole, parseHourPart, readFraction, startsFraction } from './read-fraction.js';
import { findHalf, findQuarters, type ReadNumber, readNumber, readSingleUnit, startsNumber } from './read-number.js';
import { isItalianCentury, readCompoundOrdinal, readEra, readItalianCentury, readOrdinal } from './read-ordinal.js';
import { CENTURY_LENGTH, readUnit } from './read-unit.js';
import { findUnit } from './units.js';

/** Finds all numbers in a text: digits, number words, ordinals, Roman numerals, and words such as "noon" or "half". */
export function findQuantities(tokens: readonly Token[], language: Language): Quantity[] {
  const quantities: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const found = readQuantity(tokens, index, language);
    if (found === null) continue;
    quantities.push(found);
    index = found.last;
  }
  return markRanges(joinDecades(quantities, tokens), tokens);
}

/** Joins a decade and its century to one number: "die vierziger Jahre des 13. Jahrhunderts". */
function joinDecades(quantities: Quantity[], tokens: readonly Token[]): Quantity[] {
  return quantities.flatMap((decade, index) => {
    const century = quantities[index + 1];
    if (century?.dimension === 'century' && isInCentury(decade, century, tokens)) {
      quantities[index + 1] = { ...decade, value: (century.value - 1) * 100 + decade.value, last: century.last };
      return [];
    }
    return [quantities[index]!];
  });
}

const isInCentury = ({ value, dimension, last }: Quantity, { first }: Quantity, tokens: readonly Token[]): boolean =>
  dimension === 'bare' &&
  value >= 20 &&
  value <= 90 &&
  value % 10 === 0 &&
  tokens.slice(last + 1, first).every(({ word, isFunction }) => isFunction || /^jahren?$/.test(word));

function readQuantity(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  if (!mayStartQuantity(tokens[index]!, language)) return null;
  if (isZeroOfScale(tokens, index)) return null;
  const several = readSeveralParts(tokens, index, language) ?? readTenths(tokens, index, language);
  if (several !== null) return several;
  const century = readItalianCentury(tokens, index, language);
  if (century !== null) return century;
  const one = readOneClock(tokens, index);
  const number =
    one === null
      ? (readNumber(tokens, index, language) ?? readSingleUnit(tokens, index, language))
      : { value: 1, last: index, isDigits: false };
  if (number === null) return readWordQuantity(tokens, index, language) ?? readOrdinal(tokens, index, language);
  const compound = language === 'en' ? readCompoundOrdinal(tokens, index, number) : null;
  if (compound !== null) return compound;
  const clock =
    one ??
    readHoursAndMinutes(tokens, index, number.value, number.last) ??
    addSpokenMinutes(
      readClock(tokens, index, number.last, number.value),
      tokens,
      number.value,
      (at) => readNumber(tokens, at, language),
      number.last,
    );
  const next =
    clock ??
    readUnit(tokens, number.last + 1, number.value, language) ??
    readBareClock(tokens, index, number.value, number.last);
  const start = isYearWord(tokens[index - 1]) && next === null ? index - 1 : index;
  const lead = next?.dimension === 'clock' ? findOffsetBefore(tokens, index) : null;
  const sign = lead === null ? findSignBefore(tokens, index) : null;
  const isAmount = sign !== null;
  const first = lead !== null ? index - lead.count : isAmount ? findAmountStart(tokens, sign) : start;
  const money = isAmount ? { dimension: 'money' as const, factor: 1, last: number.last, value: number.value } : null;
  const { dimension, factor, last, value } = addCents(
    tokens,
    addHalfUnit(tokens, money ?? next ?? readBare(tokens, number)),
    language,
  );
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
    currency: dimension === 'money' ? findCurrency(tokens, first, (money ?? next)?.last ?? end) : null,
  };
}

/** Returns the position of letters before a currency sign, which name the country: "C$", "US$". */
const findAmountStart = (tokens: readonly Token[], sign: number): number => {
  const before = tokens[sign - 1];
  return before !== undefined && before.end === tokens[sign]!.start && /^[A-Z]{1,3}$/.test(before.text)
    ? sign - 1
    : sign;
};

/** Returns the position of the currency sign before an amount, or null. "S/ 20" and "Rs. 50" have two tokens for it. */
function findSignBefore(tokens: readonly Token[], index: number): number | null {
  const [letter, sign] = [tokens[index - 2], tokens[index - 1]];
  if (sign === undefined) return null;
  if (isCurrencySign(sign)) return index - 1;
  if (letter === undefined || letter.end !== sign.start) return null;
  const isSplit = sign.text === '/' ? letter.text === 'S' : sign.text === '.' && isCurrencySign(letter);
  return isSplit ? index - 2 : null;
}

/** Reads several parts of a whole: "three quarters of an hour", "two thirds". */
function readSeveralParts(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  const at = tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  const parts = getPartsOfWhole(tokens[at]?.word ?? '');
  if (parts === null) return null;
  const count = readNumber(tokens, index, language);
  if (count === null || count.last !== index || count.value >= parts) return null;
  const part = parts === QUARTERS ? readWordQuantity(tokens, at, language) : null;
  if (part !== null)
    return { ...part, value: part.value * count.value, written: part.written * count.value, first: index };
  if (parts === QUARTERS && count.value !== QUARTERS - 1) return null;
  // Without a unit it is a share: "two thirds of the area".
  const share = createPart((count.value / parts) * 100, tokens, index, at, language);
  return { ...share, dimension: 'percent' };
}

const QUARTERS = 4;

const SHARE_JOINT = /^(?:in|out|out-of|von|sur|su)$/;
/** Wholes that make a share: "seven in ten". "Two of three churches" counts two churches. */
const SHARE_WHOLES: ReadonlySet<number> = new Set([10, 100]);

/** Reads a share such as "seven in ten", "sieben von zehn", "nove su dieci". */
function readTenths(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  if (tokens[index]!.kind !== 'word' || !SHARE_JOINT.test(tokens[index + 1]?.word ?? '')) return null;
  const at = tokens[index + 2]?.word === 'of' ? index + 3 : index + 2;
  const part = readNumber(tokens, index, language);
  const whole = tokens[at]?.kind === 'word' ? readNumber(tokens, at, language) : null;
  if (part?.last !== index || whole === null || !SHARE_WHOLES.has(whole.value) || part.value >= whole.value)
    return null;
  const isCounting = /^(?:years?|jahren?|ans|anni|days?|tagen?|jours|giorni)$/.test(tokens[whole.last + 1]?.word ?? '');
  const share = createPart((part.value / whole.value) * 100, tokens, index, whole.last, language);
  return isCounting ? null : { ...share, dimension: 'percent' };
}

/** Whether a zero is the point of reference of a scale: "twenty-eight degrees below zero". */
const isZeroOfScale = (tokens: readonly Token[], index: number): boolean =>
  /^(?:zero|null|cero)$/.test(tokens[index]!.word) &&
  /^(?:below|above|unter|über|sous|au-dessus|bajo|sobre|sotto|sopra|abaixo|acima|de|dello|do)$/.test(
    tokens[index - 1]?.text.toLowerCase() ?? '',
  );

/** Cache of whether a word may start a quantity, by language. Most words start none, and texts repeat them. */
const STARTS = new Map<Language, Map<string, boolean>>();
/** Bounds the memory of the cache. Texts of one language usually have fewer words. */
const MAX_STARTS = 20_000;

/** Whether a token may begin a quantity. A quick test before the readers. */
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
    startsNumber(word, language) ||
    startsFraction(word) ||
    parseNamedTime(word) !== null ||
    isOrdinal(word, language) ||
    word === 'eins' ||
    isItalianCentury(word);
  starts.set(word, start);
  return start;
}

const isOrdinal = (word: string, language: Language): boolean =>
  /^(?:first|second)$/.test(word) || parseOrdinalWord(word, language) !== null;

/** Reads an amount without a number: "half an hour", "a quarter of a mile", "midnight". */
function readWordQuantity(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  const { word } = tokens[index]!;
  const fraction = readFraction(tokens, index, language);
  if (fraction !== null && fraction.scale !== null) {
    const amount = fraction.share * fraction.scale;
    const part = createPart(amount, tokens, index, fraction.unit, language);
    // "A quarter of a million years": the unit follows the amount.
    const unit = readUnit(tokens, fraction.unit + 1, amount, language);
    return unit === null || unit.dimension === 'money' ? part : { ...part, ...unit };
  }
  const measure = fraction === null ? null : findUnit(tokens[fraction.unit]!.word, language);
  const unit = measure?.dimension === 'century' ? CENTURY_LENGTH : measure;
  // "Le Midi" is the south of France.
  const isNamed = tokens[index]!.isCapital && !tokens[index]!.isFirst && language !== 'de';
  // "Über Mittag" is a period and no point in time.
  const isMeal = /^(?:über|over|during)$/.test(tokens[index - 1]?.text.toLowerCase() ?? '');
  const time = isNamed || isMeal ? null : parseNamedTime(word);
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

/** Creates a count of the noun after it: "a quarter of a million". */
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

/** Adds cents after the currency: "drei Euro fünfzig", "trois euros cinquante". */
function addCents<T extends { dimension: string; last: number; value: number }>(
  tokens: readonly Token[],
  found: T,
  language: Language,
): T {
  const next = tokens[found.last + 1];
  if (found.dimension !== 'money' || next?.kind !== 'word') return found;
  const cents = readNumber(tokens, found.last + 1, language);
  if (cents === null || cents.value < MIN_CENTS || cents.value >= CENTS || !Number.isInteger(found.value)) return found;
  const after = tokens[cents.last + 1];
  const isCounting = after?.kind === 'word' && !after.isFunction && !/^cents?$/.test(after.word);
  return isCounting ? found : { ...found, last: cents.last, value: found.value + cents.value / CENTS };
}

const MIN_CENTS = 5;
const CENTS = 100;

/** Adds a fraction after the unit: "a kilometer and a half", "an hour and a quarter". */
function addHalfUnit<T extends { factor: number; last: number; value: number }>(tokens: readonly Token[], found: T): T {
  const length = findHalf(tokens, found.last + 1);
  const quarters = length === 0 && found.factor > 1 ? findQuarters(tokens, found.last + 1) : null;
  if (quarters !== null)
    return { ...found, last: found.last + quarters.count, value: found.value + found.factor * quarters.share };
  if (length === 0) return found;
  return { ...found, last: found.last + length, value: found.value + found.factor / 2 };
}

const YEAR_WORD = /^(?:jahr|jahre|an|annee|ano|anno|year|عام|عامي|سنه|l'an)$/;
const isYearWord = (token: Token | undefined): boolean => token !== undefined && YEAR_WORD.test(token.word);

/** Reads a number without a unit: it counts the noun after it, or stands alone, as years do. */
function readBare(tokens: readonly Token[], { value, last, isDigits }: ReadNumber) {
  const next = tokens[last + 1];
  const isYear = isDigits && /^\d{4}$/.test(tokens[last]!.text) && value >= 1000 && value <= 2100;
  const isNoun = next?.kind === 'word' && !next.isFunction && !/^(?:bc|bce|ad|ce)$/.test(next.word);
  return { dimension: isNoun && !isYear ? ('count' as const) : ('bare' as const), factor: 1, last, value };
}
