import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';
import { isCurrencyCode, isCurrencySign } from './currencies.js';
import { CUBIC_WORDS, type Dimension, findUnit, NAUTICAL_MILE_METERS, SQUARE_WORDS } from './units.js';

/** A number in its unit, with the position of the last token of the unit. */
export interface ReadUnit {
  dimension: Dimension | 'ordinal' | 'bare';
  factor: number;
  last: number;
  value: number;
}

/** Reads the unit after a number, or returns null. @param index position after the number */
export function readUnit(tokens: readonly Token[], index: number, number: number, language: Language): ReadUnit | null {
  if (/^[ºª]$/.test(tokens[index]?.text ?? '') && !/^[CF]$/.test(tokens[index + 1]?.text ?? ''))
    return toOrdinal(tokens, index, number);
  const power = findPowerBefore(tokens, index);
  let next = power.next;
  if (/^(?:de|di|d|o)$/.test(tokens[next]?.word ?? '') && findUnit(tokens[next + 1]?.word ?? '', language)) next++;
  // "Two hundred metric tons".
  if (tokens[next]?.word === 'metric' && findUnit(tokens[next + 1]?.word ?? '', language)?.dimension === 'weight')
    next++;
  const token = tokens[next];
  if (token === undefined) return null;
  // "Die siebziger Jahre" is a decade and no duration.
  if (language === 'de' && /(?:zig|ssig)er$/.test(tokens[index - 1]!.word) && /^jahren?$/.test(token.word))
    return { dimension: 'bare', factor: 1, last: index - 1, value: number };
  if (isOrdinalEnding(token, language) && token.start === tokens[index - 1]!.end)
    return toOrdinal(tokens, next, number);
  if (token.text === '.' && findUnit(tokens[next + 1]?.word ?? '')?.dimension === 'century') {
    return toOrdinal(tokens, next, number);
  }
  if (language === 'de' && isGermanOrdinal(tokens, next, number)) return toOrdinal(tokens, next, number);
  if (/^[CF]$/.test(token.text) && tokens[index]?.text === '°') return toTemperature(token.text, number, next);
  if (PER.test(token.word) && HUNDRED.test(tokens[next + 1]?.word ?? ''))
    return { dimension: 'percent', factor: 1, last: next + 1, value: number };
  const mile = readNauticalMile(tokens, next);
  if (mile !== null)
    return { dimension: 'length', factor: NAUTICAL_MILE_METERS, last: mile, value: number * NAUTICAL_MILE_METERS };
  const nationalMoney = readNationalMoney(tokens, next, language);
  if (nationalMoney !== null) return { dimension: 'money', factor: 1, last: nationalMoney, value: number };
  const word = token.word.replace(/^(?:quadrat|kubik)(?=kilo|meter)/, '').replace(/^(st)$/, '');
  // "Ft" means forints, "ft" feet.
  const unit =
    token.text === 'Ft'
      ? null
      : (findUnit(word, language) ?? (language === 'ja' ? null : findUnit(token.text.toLowerCase(), language)));
  if (language === 'ja' && token.text === '年') return { dimension: 'bare', factor: 1, last: next, value: number };
  if (unit === null && (isCurrencySign(token) || isCurrencyCode(token)) && number !== 0)
    return { dimension: 'money', factor: 1, last: next, value: number };
  if (unit === null)
    return /^o.?clock$/.test(token.word) ? { dimension: 'clock', factor: 60, last: next, value: number * 60 } : null;
  const after = findPowerAfter(tokens, next);
  const exponent = Math.max(power.exponent, after.exponent, COMPOUND_EXPONENTS[token.word.slice(0, 5)] ?? 1);
  if (unit.dimension === 'length' || unit.dimension === 'volume') {
    const factor = unit.factor ** exponent;
    const dimension = POWERS[exponent] ?? 'length';
    const measured = unit.dimension === 'volume' ? unit : { dimension, factor };
    return readRate(tokens, { ...measured, last: after.last, value: number * measured.factor });
  }
  if (unit.dimension === 'century' && (tokens[index - 1]!.kind === 'word' || PLURAL_CENTURY.test(word)))
    return { ...CENTURY_LENGTH, last: next, value: number * CENTURY_LENGTH.factor };
  if (unit.dimension === 'temperature' && SCALE.test(tokens[next + 1]?.word ?? ''))
    return toTemperature(tokens[next + 1]!.text.charAt(0).toUpperCase(), number, next + 1);
  const isMoneyOf = unit.dimension === 'money' && isCountry(tokens[next + 1]);
  const afternoon = word === 'pm' && number < 12 ? 720 : 0;
  return { ...unit, last: isMoneyOf ? next + 1 : next, value: number * unit.factor + afternoon };
}

const ORDINAL_LEAD = /^(?:der|die|das|den|dem|des|zum|zur|am|im|vom|beim|sein\p{L}*|ihr\p{L}*)$/u;
const MAX_ORDINAL = 999;

/** Whether a period makes digits a German ordinal, between an article and a noun: "zum 100. Jubiläum". */
function isGermanOrdinal(tokens: readonly Token[], point: number, number: number): boolean {
  const [before, digits, noun] = [tokens[point - 2], tokens[point - 1]!, tokens[point + 1]];
  return (
    tokens[point]!.text === '.' &&
    digits.kind === 'number' &&
    number <= MAX_ORDINAL &&
    tokens[point]!.start === digits.end &&
    ORDINAL_LEAD.test(before?.text.toLowerCase() ?? '') &&
    noun?.kind === 'word' &&
    noun.isCapital &&
    !noun.isFunction &&
    !noun.concepts.some((concept) => concept.startsWith('month-'))
  );
}

const POWERS: Readonly<Record<number, Dimension>> = { 2: 'area', 3: 'volume' };
/** Exponents of German compounds by their first five letters: "Quadratmeter". */
const COMPOUND_EXPONENTS: Readonly<Record<string, number>> = { quadr: 2, kubik: 3 };

/** Reads "square", "sq." or "cubic" before a unit. */
function findPowerBefore(tokens: readonly Token[], index: number): { next: number; exponent: number } {
  const next = /^[-º°]$/.test(tokens[index]?.text ?? '') ? index + 1 : index;
  const word = tokens[next]?.word ?? '';
  const exponent = SQUARE_WORDS.has(word) ? 2 : CUBIC_WORDS.has(word) ? 3 : 1;
  if (exponent === 1) return { next, exponent };
  return { next: tokens[next + 1]?.text === '.' ? next + 2 : next + 1, exponent };
}

/** Reads "carrés", "²" or "³" after a unit. */
function findPowerAfter(tokens: readonly Token[], unit: number): { last: number; exponent: number } {
  const next = tokens[unit + 1];
  if (SQUARE_WORDS.has(next?.word ?? '')) return { last: unit + 1, exponent: 2 };
  if (CUBIC_WORDS.has(next?.word ?? '')) return { last: unit + 1, exponent: 3 };
  const isSign = /^[²2³3]$/.test(next?.text ?? '') && next!.start === tokens[unit]!.end;
  return isSign ? { last: unit + 1, exponent: /[²2]/.test(next!.text) ? 2 : 3 } : { last: unit, exponent: 1 };
}

const PER = /^(?:per|pour|por|vom)$/;
const HUNDRED = /^(?:cent|cento|ciento|hundert)$/;

const RATE_JOINT = /^(?:\/|per|pro|je|par|por|al|all|a|an)$/;
const EVERY = /^(?:every|each|jede|pro|per|par|chaque|por|cada|al|ogni)$/;
const ARTICLE = /^(?:la|l|o|['’])$/;
/** Seconds, minutes and hours of a rate, in minutes. */
const RATE_TIMES: readonly [RegExp, number][] = [
  [/^(?:s|sec|second|sekunde|seconde|segundo|secondo)$/, 1 / 60],
  [/^(?:min|minute|minuto)$/, 1],
  [/^(?:h|std|hour|stunde|heure|hora|ora)$/, 60],
];
const MAX_RATE_TOKENS = 8;
const SPEED_FACTOR = 0.06;

/** Reads a rate after a unit: "meters per second" is a speed, "cubic meters every second" a flow. */
function readRate(tokens: readonly Token[], unit: ReadUnit): ReadUnit {
  const beside = findRateTime(tokens, unit.last + 1, RATE_JOINT);
  if (unit.dimension !== 'length' && unit.dimension !== 'volume') return unit;
  if (beside !== null) return toRate(unit, beside.minutes, beside.last);
  if (unit.dimension === 'length') return unit;
  // "… of water pass over them every second".
  const end = Math.min(tokens.length, unit.last + MAX_RATE_TOKENS);
  for (let position = unit.last + 2; position < end; position++) {
    const time = findRateTime(tokens, position, EVERY);
    if (time !== null) return toRate(unit, time.minutes, unit.last);
  }
  return unit;
}

function toRate(unit: ReadUnit, minutes: number, last: number): ReadUnit {
  const share = unit.dimension === 'length' ? SPEED_FACTOR / minutes : 1 / (minutes * 60);
  const dimension = unit.dimension === 'length' ? 'speed' : 'flow';
  return { dimension, factor: unit.factor * share, last, value: unit.value * share };
}

function findRateTime(
  tokens: readonly Token[],
  index: number,
  joint: RegExp,
): { minutes: number; last: number } | null {
  if (!joint.test(tokens[index]?.word ?? '')) return null;
  let last = index + 1;
  while (last < index + 3 && ARTICLE.test(tokens[last]?.text.toLowerCase() ?? '')) last++;
  const minutes = RATE_TIMES.find(([pattern]) => pattern.test(tokens[last]?.word ?? ''))?.[1];
  return minutes === undefined ? null : { minutes, last };
}

/** Returns the position of a currency after its country, or null: "1.3 billion Canadian dollars". */
function readNationalMoney(tokens: readonly Token[], index: number, language: Language): number | null {
  const at = /^(?:U|US)$/.test(tokens[index]?.text ?? '') && tokens[index + 1]?.text === '.' ? index + 3 : index;
  const money = tokens[at + 1];
  const isNational = isCountry(tokens[at]) || at !== index;
  return isNational && money !== undefined && findUnit(money.word, language)?.dimension === 'money' ? at + 1 : null;
}

const isCountry = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.text === 'US' ||
    /^(?:canad|kanad|austral|amerik|americ|brasil|brazil|schweizer|swiss|suisse|suizo|svizzer|suico|mexi|argentin|estadouniden|statuniten)/.test(
      token.word,
    ) ||
    token.concepts.some((concept) => concept.startsWith('n-country') || PEOPLES.has(concept)));
const PEOPLES: ReadonlySet<string> = new Set(
  'british egyptian japanese chinese swedish danish roman turkish indian'.split(' '),
);

const isOrdinalEnding = ({ word, text }: Token, language: Language): boolean =>
  /^(?:st|nd|rd|th)$/.test(word) || (language === 'fr' && /^(?:e|ᵉ|er|re|ère|ème|nde?)$/.test(text));

const MILE = /^(?:miles?|meilen?|milles?|millas?|miglia|miglio|milhas?)$/;
const NAUTICAL = /^(?:nautical|sea|nautisch\w*|nautiques?|marins?|nauticas?|marinas?|nautiche|marine|maritimas?)$/;

/** Returns the position of the last word of nautical miles, or null: "milhas náuticas". */
function readNauticalMile(tokens: readonly Token[], start: number): number | null {
  const [first, second] = [tokens[start]?.word ?? '', tokens[start + 1]?.word ?? ''];
  if (/^seemeilen?$/.test(first)) return start;
  return (NAUTICAL.test(first) && MILE.test(second)) || (MILE.test(first) && NAUTICAL.test(second)) ? start + 1 : null;
}

/** Unit of "two centuries", which is a duration; "19th century" is a time. */
export const CENTURY_LENGTH = { dimension: 'duration' as const, factor: 52_596_000 };
const PLURAL_CENTURY = /^(?:centuries|jahrhunderten?|siecles|siglos|secoli|seculos)$/;

/** Returns a century or an ordinal: "18th century", "18th". */
function toOrdinal(tokens: readonly Token[], suffix: number, value: number): ReadUnit {
  const next = tokens[suffix + 1]?.text === '-' ? suffix + 2 : suffix + 1;
  const isCentury = findUnit(tokens[next]?.word ?? '')?.dimension === 'century';
  return { dimension: isCentury ? 'century' : 'ordinal', factor: 1, last: isCentury ? next : suffix, value };
}

/** Names of temperature scales after "degrees". */
const SCALE = /^(?:celsius|centigrades?|centigrados?|centigradi|fahrenheit)$/;

const toTemperature = (scale: string, number: number, last: number): ReadUnit => ({
  dimension: 'temperature',
  factor: scale === 'F' ? 1.8 : 1,
  last,
  value: scale === 'F' ? (number - 32) / 1.8 : number,
});
