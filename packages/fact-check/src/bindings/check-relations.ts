import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Opposite relations: "A is north of B" means "B is south of A". */
export const INVERSES: ReadonlyMap<string, string> = new Map(
  [
    ['north', 'south'],
    ['east', 'west'],
    ['northeast', 'southwest'],
    ['northwest', 'southeast'],
    ['above', 'below'],
  ].flatMap(([a, b]) => [
    [a!, b!],
    [b!, a!],
  ]),
);
const MAX_DISTANCE = 4;

/** A relation with the words around it. */
interface Relation {
  concept: string;
  /** Whether a reference follows: "north of", not "to the north". */
  isOfSomething: boolean;
  before: readonly Token[];
  after: readonly Token[];
}

/** Checks that directions are not reversed: "A is above B" does not support "B is above A". */
export function checkRelations(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const stated = findRelations(reading).filter(({ isOfSomething }) => isOfSomething);
  if (stated.length === 0) return null;
  for (const relation of stated) {
    for (const { fact, isOfPlace } of cited.flatMap(({ readings, label }) =>
      readings.map((each) => ({ fact: each, isOfPlace: label?.isTerse === true })),
    )) {
      const known = findRelations(fact).filter(
        ({ concept, isOfSomething }) => isOfSomething && concept === relation.concept,
      );
      const isTurned = (other: Relation) =>
        isReversed(relation, reading, other, fact) || (isOfPlace && isPlaceReversed(relation, reading, other, fact));
      if (known.some(isTurned)) return { reason: 'role', detail: relation.concept };
    }
  }
  return null;
}

/** Returns whether a fact states the relation from the other side: "A is below B" for "B is above A". */
export function isInverseRelation(position: number, reading: Reading, fact: Reading): boolean {
  const relation = toRelation(reading, position);
  const inverse = relation === null ? undefined : INVERSES.get(relation.concept);
  if (relation === null || inverse === undefined) return false;
  return findRelations(fact).some((other) => other.concept === inverse && isReversed(relation, reading, other, fact));
}

const findRelations = (reading: Reading): Relation[] =>
  [...reading.tokens.keys()].flatMap((position) => toRelation(reading, position) ?? []);

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

function toRelation({ tokens, numberPositions }: Reading, position: number): Relation | null {
  const concept = tokens[position]!.concepts.find((each) => INVERSES.has(each));
  if (concept === undefined) return null;
  const isWord = (at: number) => isContent(tokens[at]!) && !numberPositions.has(at) && !isDirection(tokens[at]!);
  const positions = [...tokens.keys()];
  const before = positions.slice(0, position).filter(isWord);
  const after = positions.slice(position + 1, position + 1 + MAX_DISTANCE).filter(isWord);
  const isOfSomething =
    !isDirection(tokens[position]!) ||
    /^(?:of|de|du|del|della|di|do|da|von|vom|des|der)$/.test(tokens[position + 1]?.word ?? '');
  return {
    concept,
    isOfSomething,
    before: before.map((at) => tokens[at]!),
    after: after.slice(0, 2).map((at) => tokens[at]!),
  };
}

const isDirection = ({ concepts }: Token): boolean => concepts.some((concept) => isOfClass(concept, 'd'));

/** Whether the words before and after one relation have changed sides in the other. */
function isReversed(a: Relation, { language }: Reading, b: Relation, other: Reading): boolean {
  const isIn = (tokens: readonly Token[], token: Token) =>
    tokens.some((each) => isSameWord(token, language, each, other.language));
  const isOnlyIn = (tokens: readonly Token[], others: readonly Token[]) => (token: Token) =>
    isIn(tokens, token) && !isIn(others, token);
  return a.after.some(isOnlyIn(b.before, b.after)) && a.before.some(isOnlyIn(b.after, b.before));
}

/** The subject of "Location: 13 km north of B" is the place, so "B lies north of the caves" is reversed. */
function isPlaceReversed(a: Relation, { language }: Reading, b: Relation, other: Reading): boolean {
  const isReference = (token: Token) =>
    token.isCapital && b.after.some((each) => each.isCapital && isSameWord(token, language, each, other.language));
  return a.before.some(isReference) && !a.after.some(isReference);
}
