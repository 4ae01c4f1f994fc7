import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { isFree, isPlaceName, isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isSameOrCompound } from '../numbers/counted-things.js';
import type { Quantity } from '../quantities/quantity.js';
import { findNameGroups } from '../text/name-groups.js';
import { findPreposition } from '../text/prepositions.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

type Name = readonly Token[];

/** A year or direction with the last name before it in its sentence. */
interface MarkedName {
  name: Name;
  mark: string;
}

const MIN_YEAR = 1000;
const MAX_DISTANCE = 8;
const SENTENCE_END = /^[.;!?]$/;
const PART_END = /^(?:[,;.()–—]|and|but|while|und|aber|während|et|mais|y|pero|e|ed|ma|mentre|mas|enquanto)$/;

const isYear = ({ dimension, value }: Quantity): boolean => dimension === 'bare' && value >= MIN_YEAR;

/** Whether two names share a word. */
const isSameName = (a: Name, reading: Reading, b: Name, fact: Reading): boolean =>
  a.some((token) => b.some((other) => isSameWord(token, reading.language, other, fact.language)));

/** Checks that two names have not changed places within a fact, with their years or with what they did. */
export function checkMovedNames(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const marked = findMarkedNames(reading);
  const parts = findNameParts(reading).filter(({ isMaker }) => isMaker);
  if (marked.length < 2 && parts.length === 0) return null;
  for (const fact of cited.flatMap(({ readings }) => readings)) {
    const name =
      (marked.length < 2 ? null : findExchangedMarks(marked, reading, fact)) ??
      findForeignPart(parts, reading, fact, evidence);
    if (name !== null) return { reason: 'role', detail: name.map(({ text }) => text).join(' ') };
  }
  return null;
}

/** Finds a name with the year or direction of another: "X began in 1904, Y finished in 1934" for the reverse. */
function findExchangedMarks(marked: readonly MarkedName[], reading: Reading, fact: Reading): Name | null {
  const known = findMarkedNames(fact);
  if (known.length < 2) return null;
  const isKnown = (name: Name, mark: string) =>
    known.some((other) => other.mark === mark && isSameName(name, reading, other.name, fact));
  for (const first of marked) {
    const last = marked.find(({ mark }) => mark !== first.mark);
    const isExchanged =
      last !== undefined &&
      isKnown(first.name, last.mark) &&
      isKnown(last.name, first.mark) &&
      !isKnown(first.name, first.mark) &&
      !isKnown(last.name, last.mark);
    if (isExchanged) return first.name;
  }
  return null;
}

const MARKED = new WeakMap<Reading, readonly MarkedName[]>();

function findMarkedNames(reading: Reading): readonly MarkedName[] {
  const known = MARKED.get(reading);
  if (known !== undefined) return known;
  const { tokens, quantities } = reading;
  const years = quantities.filter(isYear).map(({ first, value }) => ({ position: first, mark: String(value) }));
  const directions = tokens.flatMap(({ concepts, isCapital }, position) => {
    const mark = isCapital ? undefined : concepts.find((concept) => isOfClass(concept, 'd'));
    return mark === undefined ? [] : [{ position, mark }];
  });
  const marks = [...years, ...directions];
  const groups = marks.length < 2 ? [] : findCapitals(reading);
  const found = marks.flatMap(({ position: at, mark }) => {
    const group = groups.findLast((positions) => positions.at(-1)! < at && at - positions.at(-1)! <= MAX_DISTANCE);
    const isSeparate =
      group === undefined || tokens.slice(group.at(-1)! + 1, at).some(({ text }) => SENTENCE_END.test(text));
    return isSeparate ? [] : [{ name: group.map((position) => tokens[position]!), mark }];
  });
  MARKED.set(reading, found);
  return found;
}

/** Returns the positions of names that are neither the place's nor a role without a name. */
const findNames = (reading: Reading): number[][] =>
  findNameGroups(reading)
    .map((group) =>
      group.filter((position) => {
        const { isCapital, isOwnName, concepts } = reading.tokens[position]!;
        return isCapital && !isOwnName && concepts.every((concept) => concept.startsWith('n-'));
      }),
    )
    .filter((group) => group.length > 0);

/** Returns the positions of adjacent capitals, also of words that the lexicon has: "Lion's Head". */
function findCapitals(reading: Reading): number[][] {
  if (reading.language === 'de') return findNames(reading);
  const groups: number[][] = [];
  for (const [position, { kind, isCapital, isFunction, isOwnName }] of reading.tokens.entries()) {
    if (kind !== 'word' || !isCapital || isFunction || isOwnName) continue;
    const last = groups.at(-1);
    if (last?.at(-1) === position - 1) last.push(position);
    else groups.push([position]);
  }
  return groups;
}

/** A name with the words of its part of the sentence. */
interface NamePart {
  name: Name;
  words: readonly Token[];
  /** Whether the name may be that of a maker: "by X", "the work of X". */
  isMaker: boolean;
}

const MAKER = /^(?:by|of|von|durch|par|de|d|por|di|da|del)$/;

const isAfterMaker = (reading: Reading, position: number): boolean =>
  /^['’]$/.test(reading.tokens[position - 1]?.text ?? '')
    ? MAKER.test(reading.tokens[position - 2]?.word ?? '')
    : MAKER.test(findPreposition(reading, position) ?? '');

const PARTS = new WeakMap<Reading, readonly NamePart[]>();

/** Returns the names of a text that are alone in their part, with the words beside them. */
function findNameParts(reading: Reading): readonly NamePart[] {
  const known = PARTS.get(reading);
  if (known !== undefined) return known;
  const { tokens, numberPositions } = reading;
  const groups = new Map(findNames(reading).map((group) => [group[0]!, group]));
  if (groups.size === 0) return [];
  const parts: { names: Name[]; words: Token[]; isMaker: boolean }[] = [{ names: [], words: [], isMaker: false }];
  for (const [position, token] of tokens.entries()) {
    const group = groups.get(position);
    const { names, words } = parts.at(-1)!;
    if (group !== undefined) {
      names.push(group.map((each) => tokens[each]!));
      parts.at(-1)!.isMaker = isAfterMaker(reading, position);
    } else if (PART_END.test(token.text.toLowerCase())) parts.push({ names: [], words: [], isMaker: false });
    else if (token.kind === 'word' && !token.isFunction && !numberPositions.has(position)) words.push(token);
  }
  const found = parts.flatMap(({ names, words, isMaker }) =>
    names.length === 1 ? [{ name: names[0]!, words, isMaker }] : [],
  );
  PARTS.set(reading, found);
  return found;
}

/** Finds a name beside the words of another name: "the windows are by Y" for "the windows by X, the sculptures by Y". */
function findForeignPart(
  parts: readonly NamePart[],
  reading: Reading,
  fact: Reading,
  { names }: Evidence,
): Name | null {
  if (parts.length === 0) return null;
  const known = findNameParts(fact);
  if (known.length < 2) return null;
  for (const { name, words } of parts) {
    const own = known.filter((part) => isSameName(name, reading, part.name, fact));
    const others = known.filter((part) => !own.includes(part));
    const isIn = (word: Token, of: readonly NamePart[]) =>
      of.some((part) => part.words.some((other) => isSameOrCompound(word, reading.language, other, fact.language)));
    const isTelling = (word: Token) => !isFree(word) && !isPlaceName(word, names) && !word.isCapital;
    const telling = words.filter(isTelling);
    if (
      own.length !== 1 ||
      !own[0]!.isMaker ||
      !own[0]!.words.some(isTelling) ||
      telling.some((word) => isIn(word, own) && !isIn(word, others))
    )
      continue;
    const isNamed = (other: NamePart) =>
      reading.tokens.some((token) =>
        other.name.some((each) => isSameWord(token, reading.language, each, fact.language)),
      );
    const foreign = others.filter(
      (other) => other.isMaker && !isNamed(other) && telling.some((word) => isIn(word, [other]) && !isIn(word, own)),
    );
    if (foreign.length > 0) return name;
  }
  return null;
}
