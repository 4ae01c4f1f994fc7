import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';
import { getNumberWords, parseGermanNumber, parseItalianNumber } from './number-words.js';
import { findUnit } from './units.js';

/** A number with the position of its last token. */
export interface ReadNumber {
  value: number;
  last: number;
  isDigits: boolean;
}

/** Returns whether a normalized word may begin a number in words. */
export function startsNumber(word: string, language: Language): boolean {
  const { values, scales } = getNumberWords(language);
  return (
    word === 'one' ||
    values.has(word) ||
    scales.has(word) ||
    ARTICLE.test(word) ||
    (language === 'de' && parseGermanNumber(word) !== null) ||
    (language === 'it' && parseItalianNumber(word) !== null)
  );
}

const ARTICLE = /^(?:an?|une?|una|eine?|einen|einem|einer|uma?)$/;

/** Reads a number in digits or words, or returns null. */
export function readNumber(tokens: readonly Token[], index: number, language: Language): ReadNumber | null {
  const token = tokens[index]!;
  const { values, scales } = getNumberWords(language);
  let current = token.kind === 'number' ? parseDigits(token.text, language) : null;
  let last = index;
  let total = 0;
  let unit = 1;
  if (current === null) {
    const isOClock = tokens[index - 1]?.word === 'at' && /^(?:in|o)$/.test(tokens[index + 1]?.word ?? '');
    const isOneAndHalf = token.word === 'one' && (isOClock || findHalf(tokens, index + 1) > 0);
    const score = countScoreTokens(tokens, index, language);
    if (score > 0) last = index + score - 1;
    const isThousands = token.word !== 'mille' || isNumberWord(tokens[index + 1]?.word ?? '', language);
    const single =
      (score > 0 ? SCORES : undefined) ??
      values.get(token.word) ??
      (language === 'de' ? parseGermanNumber(token.word) : null) ??
      (language === 'it' ? parseItalianNumber(token.word) : null) ??
      (isOneAndHalf || (scales.has(token.word) && isThousands) ? 1 : undefined);
    if (single === undefined) return null;
    if (scales.has(token.word) && !values.has(token.word)) unit = scales.get(token.word)!;
    current = unit > 1 ? unit : single;
    if (unit >= 1000) {
      total = unit;
      current = 0;
    }
  }
  for (let next = last + 1; next < tokens.length; next++) {
    const { word, kind, text } = tokens[next]!;
    const scale = scales.get(word);
    const score = token.kind === 'number' ? 0 : countScoreTokens(tokens, next, language);
    if (score > 0) {
      current += SCORES;
      last = next + score - 1;
      next = last;
    } else if (scale !== undefined) {
      current *= scale;
      unit = scale;
      if (scale >= 1000) {
        total += current;
        current = 0;
      }
      last = next;
    } else if (
      token.kind !== 'number' &&
      (values.has(word) || (unit === 100 && /^(?:une|un|uno|una|um|uma)$/.test(word)))
    ) {
      current += values.get(word) ?? 1;
      last = next;
    } else if (
      ONE.test(word) &&
      last === next - 2 &&
      isTens(current) &&
      isJoint(tokens[next - 1]!.text, tokens[next - 1]!.word, language)
    ) {
      current += 1;
      last = next;
    } else if (
      isJoint(text, word, language) &&
      (text === '-' || current + total !== TEN) &&
      joinsNumber(tokens[next + 1], values, scales, token.kind, last, next, current + total)
    ) {
    } else if (text === '-' && last === next - 1 && (scales.get(tokens[next + 1]?.word ?? '') ?? 0) >= MILLION) {
    } else if (last === next - 1 && PART_SIGNS[text] !== undefined && token.kind === 'number') {
      current += PART_SIGNS[text];
      last = next;
    } else if (last === next - 1 && (kind === 'word' || text === '-') && findHalf(tokens, next) > 0) {
      // "A million and a half", "un millar y medio".
      current += (unit === 1 && /^10{2,}$/.test(String(current)) ? current : unit) / 2;
      last = next + findHalf(tokens, next) - 1;
      next = last;
    } else break;
  }
  return { value: total + current, last, isDigits: token.kind === 'number' };
}

/** Value of "quatre-vingts". */
const SCORES = 80;

/** Returns the number of tokens of "quatre-vingt" at a position, or 0. */
function countScoreTokens(tokens: readonly Token[], index: number, language: Language): number {
  if (language !== 'fr' || tokens[index]!.word !== 'quatre') return 0;
  const at = tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  return /^vingts?$/.test(tokens[at]?.word ?? '') ? at - index + 1 : 0;
}

const isNumberWord = (word: string, language: Language): boolean => {
  const { values, scales } = getNumberWords(language);
  return values.has(word) || scales.has(word);
};

/** Scales that a hyphen may join: "the 98-million bill". */
const MILLION = 1e6;

const isJoint = (text: string, word: string, language: Language): boolean =>
  text === '-' || { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', ja: '', ar: 'و' }[language] === word;

/** Whether a number continues after "and": "three hundred and thirty", but not "1989 and 2". */
const joinsNumber = (
  next: Token | undefined,
  values: ReadonlyMap<string, number>,
  scales: ReadonlyMap<string, number>,
  kind: string,
  last: number,
  index: number,
  before: number,
): boolean =>
  next !== undefined &&
  last === index - 1 &&
  kind === 'word' &&
  (scales.has(next.word) ||
    ONE.test(next.word) ||
    (values.get(next.word) ?? before) < lowestPlace(before) ||
    // French numbers from 70 on: "soixante-treize".
    ((before % 100 === 60 || before % 100 === 80) && values.has('soixante') && (values.get(next.word) ?? before) < 20));

/** Nothing is added to ten by "and": "between ten and four". */
const TEN = 10;

/** Returns the place value of the lowest digit that is not 0: 10 for tens, 100 for hundreds; 0 if it is the units. */
const lowestPlace = (value: number): number =>
  value > 0 && value % 10 === 0 ? 10 ** (String(value).length - String(value).replace(/0+$/, '').length) : 0;

/** Words for one, which are articles in most languages unless they end a number: "vingt et un". */
const ONE = /^(?:one|une?|un[oa]|um|uma)$/;
const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

const PART_SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Returns the number of tokens of "and a half" or "-and-a-half", or 0. */
export function findHalf(tokens: readonly Token[], index: number): number {
  const words = tokens
    .slice(index, index + 3)
    .map(({ word }) => word)
    .join(' ');
  if (/^and a half\b/.test(words)) return 3;
  if (tokens[index]?.text === '-' && /^-and-a-half\b/.test(joinTight(tokens.slice(index, index + 6)))) return 6;
  return /^(?:et demie?|y medi[oa]|e mezz[oa]|e mei[oa])\b/.test(words) ? 2 : 0;
}

/** Returns the share and the number of tokens of "and a quarter" or "e tre quarti", or null. */
export function findQuarters(tokens: readonly Token[], index: number): { share: number; count: number } | null {
  const words = tokens
    .slice(index, index + 4)
    .map(({ word }) => word)
    .join(' ');
  const found = QUARTERS.find(([pattern]) => pattern.test(words));
  if (found === undefined) return null;
  return { share: found[1], count: found[0].exec(words)![0].split(' ').length };
}
const QUARTERS: readonly [RegExp, number][] = [
  [/^and three quarters\b|^et trois quarts\b|^y tres cuartos\b|^e tre quarti\b|^e tres quartos\b/, 0.75],
  [/^and a quarter\b|^et (?:un )?quart\b|^y (?:un )?cuarto\b|^e (?:un |um )?quarto\b/, 0.25],
];

const joinTight = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join('');

/** Parses digits with the thousands and decimal separators of a language. */
export function parseDigits(text: string, language: Language): number {
  const plain = text.replace(/[\u00a0\u202f '’]/g, '');
  const isPointDecimal = language === 'en' || language === 'ja' || language === 'ar';
  const thousands = isPointDecimal ? /,(?=\d{3}(?!\d))/g : /\.(?=\d{3}(?!\d))/g;
  return Number(plain.replace(thousands, '').replace(',', '.'));
}

/** Reads an article that means one: "a kilometer and a half", "a year later", "a decade". */
export function readSingleUnit(tokens: readonly Token[], index: number, language: Language): ReadNumber | null {
  const isArticle = ARTICLE.test(tokens[index]!.word) || tokens[index]!.word === 'one';
  // An apostrophe may follow: "un'ora".
  const at = /^['’]$/.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const unit = isArticle ? findUnit((tokens[at]?.word ?? '').replace(/'s$/, ''), language) : null;
  if (unit === null) return null;
  const isLater = unit.dimension === 'duration' && LATER.test(tokens[at + 1]?.word ?? '');
  const isLong = unit.factor > MINUTES_PER_YEAR || unit.dimension === 'century';
  // "An hour's drive", "une heure de route".
  const isWay =
    unit.dimension === 'duration' && tokens.slice(at + 1, at + 1 + MAX_WAY_TOKENS).some(({ word }) => WAY.test(word));
  // "The walk takes an hour".
  const isTaken = unit.dimension === 'duration' && TAKEN.test(tokens[index - 1]?.word ?? '');
  return isLater || isWay || isLong || isTaken || findHalf(tokens, at + 1) > 0 || findQuarters(tokens, at + 1) !== null
    ? { value: 1, last: at - 1, isDigits: false }
    : null;
}

const LATER =
  /^(?:later|after|earlier|before|longer|less|more|spater|nach|zuvor|danach|fruher|langer|weniger|mehr|plus|plus-tard|plus-tot|moins|apres|avant|despues|antes|mas|mas-tarde|menos|dopo|prima|meno|depois|mais)$/;
const TAKEN =
  /^(?:takes|took|taken|lasts|lasted|dauert|dauerte|dure|dura|durent|duro|prend|tarda|tardo|impiega|demora)$/;
const MAX_WAY_TOKENS = 3;
const WAY =
  /^(?:drive|walk|ride|away|hike|entfernt|fahrt|fussweg|fussmarsch|autofahrt|route|marche|voiture|camino|coche|auto|macchina|carro|cammino|caminhada)$/;
const MINUTES_PER_YEAR = 525_960;
