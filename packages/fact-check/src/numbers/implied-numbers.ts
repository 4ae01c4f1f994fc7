import { isSameWord } from '../checks/words/word-match.js';
import { isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { KnownQuantity } from './known-quantity.js';
import { findCountedWords } from './measured-things.js';

const EXACTNESS = 0.001;
/** Tolerances of an area computed from its sides, without and with "about" or "more than". */
const MAX_AREA_ROUNDING = 0.03;
const MAX_LISTED = 4;

/**
 * Returns whether a number follows from cited ones in a way that shows not what it counts, so that the sentence is
 * general: "eight are deeper" for the ninth rank, "two provinces" for "X Province and Y Province".
 */
export const isImpliedNumber = (stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean =>
  isAheadOfRank(stated, reading, known) ||
  isCountOfRepeated(stated, reading, known) ||
  isCountOfOrdinals(stated, reading, known) ||
  isFraction(stated, reading, known) ||
  isSquare(stated, reading, known) ||
  isProductOfSides(stated, known) ||
  isHeightBetween(stated, reading, known) ||
  isWeightOfWater(stated, reading, known) ||
  isWayOnFoot(stated, reading, known) ||
  isHeightOfHouse(stated, reading, known) ||
  isCountOfFloors(stated, reading, known);

const COMPARATIVE =
  /(?<!\p{L})(?:deeper|larger|bigger|higher|taller|longer|older|wider|greater|smaller|ahead|tiefer|größer|höher|länger|älter|breiter|plus|devant|más|delante|più|davanti|mais)(?!\p{L})/iu;

/** "Eight lakes are deeper" for the ninth rank. */
const isAheadOfRank = (stated: Quantity, { text }: Reading, known: readonly KnownQuantity[]): boolean =>
  isPlain(stated) &&
  COMPARATIVE.test(text) &&
  known.some(({ quantity }) => quantity.dimension === 'ordinal' && quantity.value === stated.value + 1);

/** "Two provinces" for a fact that names two of them: "Sabaragamuwa Province and Central Province". */
function isCountOfRepeated(stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  if (!isPlain(stated) || stated.value < 2 || stated.value > MAX_LISTED) return false;
  const counted = findCountedWords(stated, reading);
  return [...new Set(known.map(({ reading: fact }) => fact))].some((fact) =>
    counted.some((word) => countWord(word, reading, fact) === stated.value),
  );
}

/** Counts a word where it is part of a name or has one after "of": "X Province", "the full moon of December". */
const countWord = (word: Token, { language }: Reading, fact: Reading): number =>
  fact.tokens.filter(
    (other, at) =>
      other.kind === 'word' &&
      !other.isFunction &&
      ((other.isCapital && !other.isFirst) || fact.tokens[at + 2]?.isCapital === true) &&
      (language === fact.language ? other.stem === word.stem : isSameWord(word, language, other, fact.language)),
  ).length;

/** "On two floors" for "on the second and third floors". */
const isCountOfOrdinals = (stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean =>
  isPlain(stated) &&
  stated.value === 2 &&
  known.some(({ quantity, reading: { tokens, quantities, language } }) => {
    const before = tokens[quantity.first - 2];
    const isPair =
      quantity.dimension === 'ordinal' &&
      AND.test(tokens[quantity.first - 1]?.word ?? '') &&
      (before?.concepts.some((concept) => concept === 'first' || concept === 'second') === true ||
        quantities.some(({ dimension, last }) => dimension === 'ordinal' && tokens[last] === before));
    const noun = tokens[quantity.last + 1];
    return (
      isPair &&
      noun !== undefined &&
      findCountedWords(stated, reading).some((word) => isSameWord(word, reading.language, noun, language))
    );
  });
const AND = /^(?:and|und|et|y|e)$/;

const OUT_OF = /^(?:in|of|out|von|sur|de|su|em|en)$/;
const MAX_FRACTION_TOKENS = 3;
const PERCENT = 100;

/** "Two in three" for two thirds. Both numbers are accepted. */
function isFraction(stated: Quantity, { tokens, quantities }: Reading, known: readonly KnownQuantity[]): boolean {
  const at = quantities.indexOf(stated);
  const pairs = [
    [stated, quantities[at + 1]],
    [quantities[at - 1], stated],
  ];
  return pairs.some(([part, whole]) => {
    if (part === undefined || whole === undefined || whole.first - part.last > MAX_FRACTION_TOKENS) return false;
    const isJoined = OUT_OF.test(tokens[part.last + 1]?.word ?? '');
    const share = (part.written / whole.written) * PERCENT;
    return (
      isJoined &&
      share < PERCENT &&
      known.some(({ quantity: { dimension, value } }) => dimension === 'percent' && Math.abs(value - share) < 1)
    );
  });
}

const SQUARE_AFTER = /^(?:square|im|im quadrat|carres?|cuadrados?|quadrati?|quadrados?)$/;

/** "25 meters square" for "25 by 25 meters". */
const isSquare = (stated: Quantity, { tokens }: Reading, known: readonly KnownQuantity[]): boolean =>
  stated.dimension === 'area' &&
  SQUARE_AFTER.test(tokens[stated.last]!.word) &&
  known.filter(({ quantity: { dimension, written } }) => dimension === 'length' && written === stated.written).length >=
    2;

const BY = /^(?:by|x|×|mal|auf|sur|par|por|per)$/;

/** "More than 7,000 square meters" for "90 by 78 meters". */
const isProductOfSides = ({ dimension, value, approximation }: Quantity, known: readonly KnownQuantity[]): boolean =>
  dimension === 'area' &&
  known.some(({ quantity: first, reading: { tokens, quantities } }) => {
    const next = quantities[quantities.indexOf(first) + 1];
    if (first.dimension !== 'length' || next?.dimension !== 'length' || !BY.test(tokens[next.first - 1]?.text ?? ''))
      return false;
    const ratio = (first.value * next.value) / value;
    const isOnSide = approximation === 'more' ? ratio > 1 : approximation !== 'less' || ratio < 1;
    return isOnSide && Math.abs(ratio - 1) <= MAX_AREA_ROUNDING;
  });

const CLIMB =
  /(?<!\p{L})(?:between|climb\p{L}*|ascen\p{L}*|gains?|altitude|zwischen|höhenmeter\p{L}*|höhenunterschied|entre|dénivel\p{L}*|desnivel|tra|fra|dislivello)(?!\p{L})/iu;

/** "Between the stations lie 704 meters" for stations at 1,067 and 363 meters. */
const isHeightBetween = (
  { dimension, value }: Quantity,
  { text }: Reading,
  known: readonly KnownQuantity[],
): boolean => {
  if (dimension !== 'length' || !CLIMB.test(text)) return false;
  const lengths = known.map(({ quantity }) => quantity).filter((each) => each.dimension === 'length');
  return lengths.some((top) => lengths.some((bottom) => Math.abs(top.value - bottom.value - value) < EXACTNESS));
};

const KILOGRAMS_PER_CUBIC_METER = 1000;

/** "Four tonnes of water" for 4,000 liters. */
const isWeightOfWater = (
  { dimension, value }: Quantity,
  { tokens }: Reading,
  known: readonly KnownQuantity[],
): boolean =>
  dimension === 'weight' &&
  tokens.some(({ concepts }) => concepts.includes('water')) &&
  known.some(
    ({ quantity, evidence }) =>
      quantity.dimension === 'volume' &&
      evidence.concepts.has('water') &&
      Math.abs(quantity.value * KILOGRAMS_PER_CUBIC_METER - value) < EXACTNESS,
  );

const ON_FOOT =
  /(?<!\p{L})(?:walk(?:ing|s)?|on foot|stroll|zu fuß|gehminuten|fußweg|fußmarsch|gehen|à pied|marche|andando|a pie|caminando|caminata|a piedi|camminat\p{L}*|a pé|caminhada)(?!\p{L})/iu;
/** Meters that visitors walk in a minute, at least and at most. */
const PACE = [50, 100] as const;
const MAX_WAY = 5000;

/** "Twenty minutes on foot" for a distance of 1.3 km. */
const isWayOnFoot = (
  { dimension, factor, value }: Quantity,
  { text }: Reading,
  known: readonly KnownQuantity[],
): boolean =>
  dimension === 'duration' &&
  factor <= 60 &&
  ON_FOOT.test(text) &&
  known.some(
    ({ quantity, evidence }) =>
      quantity.dimension === 'length' &&
      quantity.value <= MAX_WAY &&
      DISTANCE.test(evidence.statement) &&
      value >= quantity.value / PACE[1] &&
      value <= quantity.value / PACE[0],
  );
const DISTANCE =
  /(?<!\p{L})(?:distan\p{L}*|away|from|entfern\p{L}*|entfernung|à|loin|situé\p{L}*|lejos|dista|lontan\p{L}*)(?!\p{L})/iu;

/** Meters of a storey, at least and at most. */
const STOREY = [2.7, 4] as const;
const COMPARED = /(?<!\p{L})(?:as|than|like|wie|als|comme|qu[e'’]|como|come|di|do que)(?!\p{L})/iu;
const MAX_NOUN_TOKENS = 3;

/** Whether a number of storeys follows it: "an eight-storey house", "a tower of eight floors". */
const countsFloors = ({ last }: Quantity, { tokens }: Reading): boolean =>
  tokens.slice(last + 1, last + 1 + MAX_NOUN_TOKENS).some(({ concepts }) => concepts.includes('storey'));

/** "As tall as an eight-storey house" for a height of 27 meters. */
const isHeightOfHouse = (stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean =>
  isPlain(stated) &&
  COMPARED.test(reading.text) &&
  countsFloors(stated, reading) &&
  known.some(
    ({ quantity: { dimension, value } }) =>
      dimension === 'length' && value >= stated.value * STOREY[0] && value <= stated.value * STOREY[1],
  );

/** "Eighty-four floors" for a ride from the 5th to the 89th floor. */
const isCountOfFloors = (stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean =>
  isPlain(stated) &&
  countsFloors(stated, reading) &&
  known.some(
    ({ quantity: start, reading: fact }) =>
      start.dimension === 'ordinal' &&
      start.relation === 'since' &&
      fact.quantities.some((end) => end.dimension === 'ordinal' && end.value - start.value === stated.value),
  );
