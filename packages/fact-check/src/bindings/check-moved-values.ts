import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { isFree, isPlaceName } from '../checks/words/word-match.js';
import { isSameOrCompound } from '../numbers/counted-things.js';
import { isEqualQuantity, isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** A number of a text with the words that belong to no other number of its kind. */
interface ValuePart {
  quantity: Quantity;
  words: readonly Token[];
  /** The words right after a count: "Armenian manuscripts". */
  counted: readonly Token[];
}

const PART_END = /^(?:[,;.()–—/]|and|but|while|against|und|aber|gegen|et|mais|contre|y|pero|e|ed|ma|contra|mas)$/;
const YEARS = [1000, 2100] as const;
const MAX_COUNTED = 3;

const isYear = ({ dimension, written }: Quantity): boolean =>
  dimension === 'bare' && written >= YEARS[0] && written < YEARS[1];
/** Whether a number is a count, price or length. Times of day, durations and years are compared elsewhere. */
const isValue = (quantity: Quantity): boolean =>
  (isPlain(quantity) && !isYear(quantity)) || quantity.dimension === 'money' || quantity.dimension === 'length';

const isSameKind = (a: Quantity, b: Quantity): boolean =>
  (isPlain(a) && isPlain(b)) || (a.dimension === b.dimension && a.currency === b.currency);

/** Whether a stated number is a known one, also without the unit: "60 dirhams, the museum another 170". */
const isSameValue = (stated: Quantity, known: Quantity): boolean =>
  isEqualQuantity(stated, known) ||
  (isPlain(stated) && known.dimension === 'money' && stated.written === known.written);

/**
 * Checks that numbers have not changed places within a fact: "four upper and twelve lower lakes" for "12 upper and 4
 * lower lakes", "150,000 Armenian manuscripts" for "150,000 volumes and 3,000 Armenian manuscripts".
 */
export function checkMovedValues(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const stated = findParts(reading);
  if (stated.length === 0) return null;
  for (const fact of cited.flatMap(({ readings }) => readings)) {
    const known = findParts(fact);
    if (known.length < 2) continue;
    const compare = toComparison(reading, fact, evidence);
    const moved =
      stated.find((part) => isOfOtherCount(part, known, compare)) ??
      stated.find((part) => stated.some((other) => areExchanged(part, other, known, compare)));
    if (moved !== undefined)
      return {
        reason: 'number-of-something-else',
        detail: [moved.quantity.written, ...moved.words.map(({ text }) => text)].join(' '),
      };
  }
  return null;
}

/** Returns whether words of a sentence include one that is in some words of a fact but not in others. */
type Comparison = (words: readonly Token[], within: readonly Token[], without: readonly Token[]) => boolean;

function toComparison(reading: Reading, fact: Reading, { names }: Evidence): Comparison {
  const isTelling = (token: Token) => !isFree(token) && !isPlaceName(token, names);
  const isIn = (word: Token, words: readonly Token[]) =>
    words.some((other) => isSameOrCompound(word, reading.language, other, fact.language));
  return (words, within, without) =>
    words.some((word) => isTelling(word) && isIn(word, within) && !isIn(word, without));
}

/** Whether two numbers have changed places: each has words of the other, and none of its own. */
function areExchanged(a: ValuePart, b: ValuePart, known: readonly ValuePart[], hasWord: Comparison): boolean {
  if (a === b) return false;
  const ofA = known.find(({ quantity }) => isSameValue(a.quantity, quantity));
  const ofB = known.find(({ quantity }) => isSameValue(b.quantity, quantity));
  if (ofA === undefined || ofB === undefined || ofA === ofB || !isSameKind(ofA.quantity, ofB.quantity)) return false;
  return (
    hasWord(a.words, ofB.words, ofA.words) &&
    !hasWord(a.words, ofA.words, ofB.words) &&
    !hasWord(b.words, ofB.words, ofA.words)
  );
}

/** Whether a count stands before the noun phrase of another count, and before nothing of its own. */
const isOfOtherCount = (part: ValuePart, known: readonly ValuePart[], hasWord: Comparison): boolean => {
  const own = known.filter(({ quantity }) => isSameValue(part.quantity, quantity));
  const ownWords = own.flatMap(({ words }) => words);
  if (own.length === 0 || own.some(({ counted }) => counted.length === 0) || part.counted.length < 2) return false;
  return (
    !hasWord(part.counted, ownWords, []) &&
    known.some(
      (other) =>
        !own.includes(other) &&
        isSameKind(other.quantity, own[0]!.quantity) &&
        part.counted.every((word) => hasWord([word], other.counted, ownWords)),
    )
  );
};

interface TextPart {
  words: Token[];
  quantities: Quantity[];
  /** Whether a sentence or an item of a list begins here. */
  isSeparate: boolean;
}

const READ = new WeakMap<Reading, readonly ValuePart[]>();

/** Returns the numbers of a text with the words of their parts. A part without a number belongs to the one before. */
function findParts(reading: Reading): readonly ValuePart[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  if (!reading.quantities.some(isValue)) return [];
  const parts: TextPart[] = [{ words: [], quantities: [], isSeparate: true }];
  for (const [position, token] of reading.tokens.entries()) {
    const starting = reading.quantities.find(({ first }) => first === position);
    const { words, quantities } = parts.at(-1)!;
    if (starting !== undefined && isValue(starting)) quantities.push(starting);
    else if (reading.numberPositions.has(position)) continue;
    else if (PART_END.test(token.text.toLowerCase()))
      parts.push({ words: [], quantities: [], isSeparate: /^[;.]$/.test(token.text) });
    else if (isContent(token)) words.push(token);
  }
  const found: ValuePart[] = [];
  let isDetached = false;
  for (const { words, quantities, isSeparate } of parts) {
    const [quantity] = quantities;
    isDetached = quantity === undefined && (isSeparate || isDetached);
    if (quantities.length > 1) continue;
    if (quantity !== undefined) found.push({ quantity, words, counted: findCounted(quantity, reading) });
    else if (found.length > 0 && !isDetached) found[found.length - 1]!.words = [...found.at(-1)!.words, ...words];
  }
  READ.set(reading, found);
  return found;
}

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

function findCounted(quantity: Quantity, { tokens }: Reading): Token[] {
  if (!isPlain(quantity)) return [];
  const rest = tokens.slice(quantity.last + 1, quantity.last + 1 + MAX_COUNTED);
  const end = rest.findIndex((token) => !isContent(token));
  return end === -1 ? rest : rest.slice(0, end);
}
