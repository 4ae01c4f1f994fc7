import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { isFree, isPlaceName, isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isEqualQuantity } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { findNameGroups } from '../text/name-groups.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { findSegments, type Segment } from './segments.js';

/** Part of a cited fact, with the label words (`shared`) that hold for all parts of the fact. */
interface KnownSegment extends Segment {
  reading: Reading;
  shared: readonly Token[];
  /** Whether the fact is a label with a value, not a sentence. */
  isTerse: boolean;
}

/**
 * Checks that numbers and names stay with the words beside them: "28 seats inside, 16 on the terrace" does not support
 * 28 seats on the terrace, and "X designed the hall, Y the acoustics" does not support that X designed the acoustics.
 */
export function checkBindings(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const isTelling = (token: Token) =>
    !isFree(token) && !isMonth(token) && !isNear(token) && !isPlaceName(token, evidence.names);
  if (reading.quantities.length === 0 && !hasNames(reading)) return null;
  const { segments } = findSegments(reading);
  if (segments.every(({ quantities, agents }) => quantities.length === 0 && agents.length === 0)) return null;
  const stated = segments.map((segment) => ({ segment, words: segment.words.filter(isTelling) }));
  const known = cited.flatMap(({ readings, label }) =>
    readings.flatMap((each) => findKnownSegments(each, label?.isTerse === true)),
  );
  // With a single part there is no other number or name to confuse.
  if (known.length < 2) return null;
  for (const { segment, words } of stated) {
    const finding =
      findForeignNumber(segment, words, reading, known) ?? findForeignName(segment, words, reading, known);
    if (finding !== null) return finding;
  }
  return findSwappedNumbers(stated, reading, known);
}

/** Whether a sentence names anything but the place. Cheaper than splitting the sentence into segments. */
const hasNames = (reading: Reading): boolean =>
  findNameGroups(reading).some((group) =>
    group.some((position) => reading.tokens[position]!.isCapital && !reading.tokens[position]!.isOwnName),
  );

/** Months are left out because dates are compared as a whole. */
const isMonth = ({ concepts }: Token): boolean => concepts.some((concept) => concept.startsWith('month-'));

/** What a place is near says nothing about who or how many. */
const isNear = ({ concepts }: Token): boolean => concepts.includes('beside') || concepts.includes('k-near');

const KNOWN = new WeakMap<Reading, KnownSegment[]>();

function findKnownSegments(reading: Reading, isTerse: boolean): KnownSegment[] {
  const known = KNOWN.get(reading);
  if (known !== undefined) return known;
  const { segments, label } = findSegments(reading);
  const found = segments.map((segment) => ({ ...segment, reading, shared: label, isTerse }));
  KNOWN.set(reading, found);
  return found;
}

/** Finds a number whose words all stand beside another number of its kind in the facts. */
function findForeignNumber(
  { quantities }: Segment,
  words: readonly Token[],
  reading: Reading,
  known: readonly KnownSegment[],
): Finding | null {
  const isStated = (other: Quantity) => reading.quantities.some((stated) => isEqualQuantity(stated, other));
  for (const quantity of quantities) {
    const isCompeting = (other: Quantity) => isOfOneKind(quantity, other) && !isStated(other);
    const word = findNumberWord(quantity, words, reading, known, isCompeting);
    if (word !== null) return { reason: 'number-of-something-else', detail: `${quantity.written}, ${word.text}` };
  }
  return null;
}

/** Finds two numbers that have changed places: one has words of the other, and the other has none of its own. */
function findSwappedNumbers(
  stated: readonly { segment: Segment; words: readonly Token[] }[],
  reading: Reading,
  known: readonly KnownSegment[],
): Finding | null {
  const numbers = stated.flatMap(({ segment, words }) => segment.quantities.map((quantity) => ({ quantity, words })));
  type Stated = (typeof numbers)[number];
  const findWord = (a: Stated, b: Stated, words: readonly Token[]) =>
    findNumberWord(a.quantity, words, reading, known, (other) => isEqualQuantity(b.quantity, other));
  // Own words of `a` are those that would be foreign beside `b`.
  const hasOwnWord = (a: Stated, b: Stated) => findWord(b, a, a.words) !== null;
  for (const first of numbers) {
    const other = numbers.find(
      (last) =>
        first.words !== last.words &&
        isOfOneKind(first.quantity, last.quantity) &&
        !isEqualQuantity(first.quantity, last.quantity) &&
        findWord(first, last, first.words) !== null &&
        !hasOwnWord(last, first),
    );
    if (other !== undefined)
      return { reason: 'number-of-something-else', detail: `${first.quantity.written}, ${other.quantity.written}` };
  }
  return null;
}

function findNumberWord(
  quantity: Quantity,
  words: readonly Token[],
  reading: Reading,
  known: readonly KnownSegment[],
  isCompeting: (other: Quantity) => boolean,
): Token | null {
  const isOwn = (each: KnownSegment) => each.quantities.some((other) => isEqualQuantity(quantity, other));
  const isFree = ({ words: beside }: KnownSegment) =>
    quantity.dimension === 'money' && beside.some(({ concepts }) => concepts.includes('free-entry'));
  // "Save your twenty zloty by coming on a Tuesday": the price stands beside the day of free entry, which is correct.
  const isSaved = SAVED.test(reading.text);
  const isOther = (each: KnownSegment) =>
    !isOwn(each) && (each.quantities.some(isCompeting) || (!isSaved && isFree(each)));
  return findForeignWord(words, reading, known.filter(isOwn), known.filter(isOther), isOther, known);
}

const SAVED =
  /(?<!\p{L})(?:sav(?:e|es|ing)|keep your|spar(?:t|en|st)|économis\p{L}+|ahorr\p{L}+|risparmi\p{L}*|poup\p{L}+)(?!\p{L})/iu;

const isOfOneKind = (a: Quantity, b: Quantity): boolean =>
  (isPlain(a) && isPlain(b)) || (a.dimension === b.dimension && isYear(a) === isYear(b));

const isYear = ({ dimension, value }: Quantity): boolean => dimension === 'bare' && Math.abs(value) >= MIN_YEAR;
const isPlain = (quantity: Quantity): boolean =>
  quantity.dimension === 'count' || (quantity.dimension === 'bare' && !isYear(quantity));
const MIN_YEAR = 100;

/** Finds a name that is the subject of words which the facts give to another subject. Several names must all fit. */
function findForeignName(
  { names, agents }: Segment,
  words: readonly Token[],
  reading: Reading,
  known: readonly KnownSegment[],
): Finding | null {
  const { tokens } = reading;
  const isIn = (name: readonly Token[], each: KnownSegment) =>
    each.names.some((group) => isSameGroup(name, reading, group, each.reading));
  for (const name of agents) {
    const isOther = (each: KnownSegment) => each.agents.length > 0 && !agents.some((agent) => isIn(agent, each));
    const isPartOfName = (token: Token) =>
      names.some(
        (group) => group.includes(token) || (group !== name && tokens[tokens.indexOf(group[0]!) - 1] === token),
      );
    const rest = words.filter((token) => !isPartOfName(token));
    const own = known.filter((each) => isIn(name, each));
    const word = findForeignWord(rest, reading, own, known.filter(isOther), isOther, known);
    if (word !== null) return { reason: 'role', detail: `${name[0]!.text}, ${word.text}` };
  }
  return null;
}

/** "King Zog" is Zog, but "Lý Nhân Tông" is not "Lý Thánh Tông": only titles may be missing on one side. */
function isSameGroup(a: readonly Token[], { language }: Reading, b: readonly Token[], other: Reading): boolean {
  const isSame = (first: Token, second: Token) => isSameWord(first, language, second, other.language);
  const restOfA = a.filter((token) => !b.some((each) => isSame(token, each)));
  const restOfB = b.filter((token) => !a.some((each) => isSame(each, token)));
  return restOfA.length < a.length && (restOfA.every(isTitle) || restOfB.every(isTitle));
}

const isTitle = ({ concepts }: Token): boolean => concepts.some((concept) => isOfClass(concept, 'r'));

/**
 * Returns a word that only parts about other numbers or names have; null if one of the words is only in `own`.
 * @param own parts of the facts with the number or name
 * @param isOther whether a part belongs to another number or name
 */
function findForeignWord(
  words: readonly Token[],
  reading: Reading,
  own: readonly KnownSegment[],
  others: readonly KnownSegment[],
  isOther: (segment: KnownSegment) => boolean,
  known: readonly KnownSegment[],
): Token | null {
  if (own.length === 0 || others.length === 0) return null;
  const isIn = (word: Token, segments: readonly KnownSegment[]) =>
    segments.some((segment) =>
      [segment.words, segment.shared, ...findSharedWords(segment, known, isOther)].some((tokens) =>
        tokens.some((token) => isSameWord(word, reading.language, token, segment.reading.language)),
      ),
    );
  const isForeign = (word: Token) =>
    others.some((each) =>
      [each.words, each.shared].some((tokens) =>
        tokens.some((token) => isSameWord(word, reading.language, token, each.reading.language)),
      ),
    );
  const isDirect = (word: Token) =>
    own.some(({ words: beside, reading: { language } }) =>
      beside.some((token) => isSameWord(word, reading.language, token, language)),
    );
  // In a list of values, words shared by all values do not distinguish them.
  const isList = own.every(({ isTerse }) => isTerse) && others.every(({ isTerse }) => isTerse);
  let foreign: Token | null = null;
  for (const word of words) {
    const isOwn = isIn(word, own);
    if (isOwn && !isForeign(word) && (!isList || isDirect(word))) return null;
    if (!isOwn && foreign === null && isForeign(word)) foreign = word;
  }
  return foreign;
}

/** Returns the words of the same sentence that belong to no other number or name, and its subject. */
function findSharedWords(
  segment: KnownSegment,
  known: readonly KnownSegment[],
  isOther: (segment: KnownSegment) => boolean,
): (readonly Token[])[] {
  if (segment.isElliptic) return [];
  return known
    .filter((each) => each.reading === segment.reading && each.sentence === segment.sentence && each !== segment)
    .map((each) => (isOther(each) ? [...each.subject] : each.words));
}
