import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import type { Language } from '../lexicon/languages.js';
import { findConcepts, isOfClass } from '../lexicon/lexicon.js';
import { toStem } from '../text/normalize-word.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** A direction that describes a noun: "the northern shore", "la rive nord", "das Nordufer". */
interface Side {
  direction: string;
  noun: Token;
}

/** Tokens between a direction and its noun in a fact that supports it: "the shore, to the north". */
const MAX_DISTANCE = 4;
/** What stands before a direction that is part of a geographic position: "78 degrees north", "78° N". */
const DEGREES = /^(?:[°'’′″"]|degrees?|minutes?|grad|degrés?|grados?|gradi?|graus?)$/iu;
const FOLLOWED: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);
/** German nouns that begin with a direction, normalized. */
const COMPOUND = /^(nordost|nordwest|sudost|sudwest|nord|sud|ost|west)(.{4,})$/;
const COMPOUND_DIRECTIONS: Readonly<Record<string, string>> = {
  nordost: 'northeast',
  nordwest: 'northwest',
  sudost: 'southeast',
  sudwest: 'southwest',
  nord: 'north',
  sud: 'south',
  ost: 'east',
  west: 'west',
};

/**
 * Checks that a direction describes what it describes in the facts: "at 78 degrees north on the southern shore" has no
 * northern shore.
 */
export function checkSides(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const stated = findSides(reading);
  if (stated.length === 0) return null;
  const facts = cited.flatMap(({ readings }) => readings);
  const wrong = stated.find(
    (side) =>
      !facts.some((fact) => hasSide(side, reading, fact)) &&
      (facts.some((fact) => hasOtherSide(side, reading, fact)) || isFromPosition(side, facts)),
  );
  return wrong === undefined ? null : { reason: 'role', detail: `${wrong.direction} ${wrong.noun.text}` };
}

/** Directions that do not exclude each other: the northeast is also in the north. */
const areCompatible = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

const hasSide = ({ direction, noun }: Side, reading: Reading, fact: Reading): boolean =>
  findSides(fact).some(
    (other) =>
      areCompatible(direction, other.direction) && isSameWord(noun, reading.language, other.noun, fact.language),
  ) ||
  fact.tokens.some(
    (token, position) =>
      isSameWord(noun, reading.language, token, fact.language) &&
      fact.tokens
        .slice(Math.max(0, position - MAX_DISTANCE), position + 1 + MAX_DISTANCE)
        .some((other) => isDirection(other, direction) && !isOfPosition(fact.tokens, fact.tokens.indexOf(other))),
  );

const hasOtherSide = ({ direction, noun }: Side, reading: Reading, fact: Reading): boolean =>
  findSides(fact).some(
    (other) =>
      !areCompatible(direction, other.direction) && isSameWord(noun, reading.language, other.noun, fact.language),
  );

/** Whether only geographic positions of the facts have the direction. */
function isFromPosition({ direction, noun }: Side, facts: readonly Reading[]): boolean {
  const uses = facts.flatMap(({ tokens }) =>
    tokens.flatMap((token, position) => (isDirection(token, direction) ? [isOfPosition(tokens, position)] : [])),
  );
  return !noun.isCapital && uses.length > 0 && uses.every(Boolean);
}

const isDirection = ({ concepts }: Token, direction: string): boolean =>
  concepts.some((concept) => isOfClass(concept, 'd') && areCompatible(concept, direction));

const isOfPosition = (tokens: readonly Token[], position: number): boolean =>
  DEGREES.test(tokens[position - 1]?.text ?? '');

const SIDES = new WeakMap<Reading, readonly Side[]>();

function findSides(reading: Reading): readonly Side[] {
  const known = SIDES.get(reading);
  if (known !== undefined) return known;
  const found = [...reading.tokens.keys()].flatMap((position) => toSide(reading, position) ?? []);
  SIDES.set(reading, found);
  return found;
}

function toSide(reading: Reading, position: number): Side | null {
  const { tokens, language } = reading;
  const token = tokens[position]!;
  const direction = token.concepts.find((concept) => isOfClass(concept, 'd'));
  if (direction === undefined) return language === 'de' ? toCompoundSide(token) : null;
  if (isOfPosition(tokens, position)) return null;
  const isNoun = (at: number): boolean => {
    const noun = tokens[at];
    return (
      noun?.kind === 'word' &&
      !noun.isFunction &&
      !noun.isVerb &&
      !reading.numberPositions.has(at) &&
      !noun.concepts.some((concept) => isOfClass(concept, 'd') || concept === 'k-coordinate')
    );
  };
  // In Romance languages, most adjectives follow their nouns.
  const places = FOLLOWED.has(language) ? [position - 1, position + 1] : [position + 1];
  const at = places.find(isNoun);
  return at === undefined ? null : { direction, noun: tokens[at]! };
}

function toCompoundSide(token: Token): Side | null {
  const [, direction = '', word = ''] = (token.isCapital && COMPOUND.exec(token.word)) || [];
  if (word === '') return null;
  const noun: Token = { ...token, word, stem: toStem(word, 'de'), concepts: findConcepts(word, 'de') };
  return noun.concepts.length === 0 ? null : { direction: COMPOUND_DIRECTIONS[direction]!, noun };
}
