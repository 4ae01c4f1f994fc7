import type { Language } from '../lexicon/languages.js';
import type { Token } from '../text/tokenize.js';
import { getNumberWords } from './number-words.js';
import { findUnit } from './units.js';

/** Normalized words for fractions of a unit. */
const FRACTIONS: ReadonlyMap<string, number> = new Map(
  [
    ['half halbe halben halber halbes halbem demi media medio mezz mezza mezzo meia meio', 0.5] as const,
    ['quarter quarters viertel quart quarts cuarto cuartos quarto quartos quarti', 0.25] as const,
  ].flatMap(([words, share]) => words.split(' ').map((word) => [word, share] as const)),
);
/** Minutes of normalized words for parts of an hour. */
const HOUR_PARTS: ReadonlyMap<string, number> = new Map([
  ['viertelstunde', 15],
  ['dreiviertelstunde', 45],
  ["mezz'ora", 30],
]);
const JOINT = /^(?:an?|of|de|d|di|-|'|’)$/;
const MAX_JOINTS = 3;
/** Smallest scale for fractions besides a dozen: "half a million", but not "half a hundred". */
const MIN_SCALE = 1000;
const DOZEN = 12;

/** Fraction of a unit or scale. */
export interface ReadFraction {
  share: number;
  /** Position of the unit or scale. */
  unit: number;
  /** Value of a scale: a million in "a quarter of a million"; null for a unit. */
  scale: number | null;
}

/** Reads "half an hour", "a quarter of a mile", "une demi-heure"; null if no unit follows. */
export function readFraction(tokens: readonly Token[], index: number, language: Language): ReadFraction | null {
  const share = FRACTIONS.get(tokens[index]!.word);
  if (share === undefined) return null;
  let unit = index + 1;
  while (unit <= index + MAX_JOINTS && JOINT.test(tokens[unit]?.text.toLowerCase() ?? '')) unit++;
  const word = tokens[unit]?.word ?? '';
  const scale = getNumberWords(language).scales.get(word);
  if (scale !== undefined && (scale >= MIN_SCALE || scale === DOZEN)) return { share, unit, scale };
  const found = findUnit(word, language);
  return found === null || found.dimension === 'money' || found.dimension === 'clock'
    ? null
    : { share, unit, scale: null };
}

const PARTS_OF_WHOLE: ReadonlyMap<string, number> = new Map(
  [
    ['thirds third drittel tiers tercios terzi tercos', 3] as const,
    ['quarters quarter viertel quarts cuartos quarti quartos', 4] as const,
    ['fifths funftel cinquiemes quintos quinti', 5] as const,
    ['eighths achtel huitiemes octavos ottavi oitavos', 8] as const,
    ['tenths zehntel dixiemes decimos decimi', 10] as const,
  ].flatMap(([words, parts]) => words.split(' ').map((word) => [word, parts] as const)),
);

/** Returns the denominator of a normalized word, such as 3 for "thirds", or null. */
export const getPartsOfWhole = (word: string): number | null => PARTS_OF_WHOLE.get(word) ?? null;

/** Returns whether a normalized word may begin a fraction of a unit. */
export const startsFraction = (word: string): boolean => FRACTIONS.has(word) || HOUR_PARTS.has(word);

/** Returns the minutes of a normalized word such as "viertelstunde", or null. */
export const parseHourPart = (word: string): number | null => HOUR_PARTS.get(word) ?? null;
