import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';
import { getNumberWords, parseRomanNumeral } from './number-words.js';
import { parseOrdinalWord } from './ordinal-words.js';
import type { Quantity } from './quantity.js';
import { findUnit } from './units.js';

const ERA_AFTER =
  /^\s*(?:(BCE?\b|v\.?\s?Chr\.?|vor Chr|av\.?\s?J\.?-?C\.?|a\.\s?C\.?|avant J|antes de C|avanti C)|(?:AD\b|CE\b|n\.?\s?Chr\.?|apr?\.?\s?J\.?-?C\.?|d\.\s?C\.?))/;

/** Reads the era after a year or century: "19 BC", "80 n. Chr.". */
export function readEra(tokens: readonly Token[], first: number, last: number): { sign: 1 | -1; last: number } {
  const rest = tokens.slice(last + 1, last + 8);
  const text = rest
    .map((token, index) => `${token.start > (rest[index - 1]?.end ?? tokens[last]!.end) ? ' ' : ''}${token.text}`)
    .join('');
  const match = ERA_AFTER.exec(text);
  if (match === null) return { sign: 1, last };
  const end = tokens[last]!.end + match[0].length;
  const count = rest.filter((token) => token.end <= end + 1).length;
  return { sign: match[1] === undefined ? 1 : -1, last: first === last || count > 0 ? last + count : last };
}

/** Reads an ordinal, a regnal number or a century: "fifth", "Benedict XVI", "XIX siècle"; null if it is none. */
export function readOrdinal(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  const token = tokens[index]!;
  const roman = token.isCapital ? parseRomanNumeral(token.text) : null;
  const previous = tokens[index - 1];
  const isCentury = (word: string | undefined) => findUnit(word ?? '')?.dimension === 'century';
  if (roman !== null && (token.text.length > 1 || isCentury(previous?.word) || isOfRuler(tokens, index))) {
    const century = isCentury(previous?.word) || isCentury(tokens[index + 1]?.word);
    return createOrdinal(roman, century ? 'century' : 'regnal', tokens, index);
  }
  const romanOrdinal = /^([IVXL]+)(?:e|ᵉ|er|ère|ème|º|o)$/.exec(token.text);
  if (romanOrdinal !== null && isCentury(tokens[index + 1]?.word)) {
    return createOrdinal(parseRomanNumeral(romanOrdinal[1]!) ?? 0, 'century', tokens, index);
  }
  const isFirstCentury = isCentury(tokens[index + 1]?.word) && /^(?:first|second)$/.test(token.word);
  const value = isFirstCentury ? (token.word === 'first' ? 1 : 2) : parseOrdinalWord(token.word, language);
  if (value === null) return null;
  const next = tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  return createOrdinal(value, isCentury(tokens[next]?.word) ? 'century' : 'ordinal', tokens, index);
}

/** Whether a single letter is a regnal number: "Philip I", but not "Part I" or "L'Agulhas". */
function isOfRuler(tokens: readonly Token[], index: number): boolean {
  const [previous, next] = [tokens[index - 1], tokens[index + 1]];
  return (
    tokens[index]!.text !== 'L' &&
    !/^['’-]$/.test(next?.text ?? '') &&
    previous?.isCapital === true &&
    !previous.isFunction &&
    previous.text.length > 1 &&
    previous.concepts.every((concept) => concept.startsWith('n-'))
  );
}

const HUNDRED = 100;

/** Reads an ordinal after a number: "twenty-fifth", "four-hundredth", "hundred and fiftieth"; null if there is none. */
export function readCompoundOrdinal(
  tokens: readonly Token[],
  index: number,
  { value, last }: { value: number; last: number },
): Quantity | null {
  const at = /^(?:-|and)$/.test(tokens[last + 1]?.text ?? '') ? last + 2 : last + 1;
  const word = tokens[at]?.word ?? '';
  const ordinal = FIRST_ORDINALS.get(word) ?? parseOrdinalWord(word, 'en');
  if (ordinal === null || tokens[index]!.kind !== 'word') return null;
  const isScale = ordinal >= HUNDRED;
  if (!isScale && (value % 10 !== 0 || ordinal >= (value % HUNDRED === 0 ? HUNDRED : 10))) return null;
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const isCentury = findUnit(tokens[next]?.word ?? '')?.dimension === 'century';
  const total = isScale ? value * ordinal : value + ordinal;
  return createOrdinal(total, isCentury ? 'century' : 'ordinal', tokens, index, at);
}
const FIRST_ORDINALS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
]);

function createOrdinal(
  value: number,
  dimension: Quantity['dimension'],
  tokens: readonly Token[],
  index: number,
  word = index,
): Quantity {
  const next = tokens[word + 1]?.text === '-' ? word + 2 : word + 1;
  const isBefore = findUnit(tokens[index - 1]?.word ?? '')?.dimension === 'century';
  const last = dimension === 'century' && !isBefore ? next : word;
  const { sign, last: end } = dimension === 'century' ? readEra(tokens, index, last) : { sign: 1, last };
  const first = dimension === 'century' && isBefore ? index - 1 : index;
  return {
    value: value * sign,
    written: value,
    factor: 1,
    dimension,
    approximation: null,
    relation: 'in',
    first,
    last: end,
    currency: null,
  };
}

/** Ending of adjectives of a century: "quattrocentesco". */
const ITALIAN_STYLE = /cent(?:esc[oaie]|esch[ie])$/;

/** Returns whether a normalized word may be the Italian name of a century, which other languages use as well. */
export const isItalianCentury = (word: string): boolean => /cento$/.test(word) || ITALIAN_STYLE.test(word);

/** Reads the Italian name of a century: "il Quattrocento" is the 15th century. */
export function readItalianCentury(tokens: readonly Token[], index: number, language: Language): Quantity | null {
  const { word, isCapital, isFirst } = tokens[index]!;
  const noun = word.replace(ITALIAN_STYLE, 'cento');
  const isNamed = noun !== word || (isCapital && !isFirst);
  const hundreds = isNamed && language !== 'pt' ? getNumberWords('it').values.get(noun) : undefined;
  return hundreds !== undefined && hundreds >= 200 && hundreds % 100 === 0
    ? createOrdinal(hundreds / 100 + 11, 'century', tokens, index)
    : null;
}
