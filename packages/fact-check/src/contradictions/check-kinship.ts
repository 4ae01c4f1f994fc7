import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import { areOtherSides, findKinships } from '../lexicon/kinship.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** A word for a relative, with the name beside it: "his wife Giulia Farnese", "Giulia Farnese, his wife". */
interface Relative {
  kinships: ReadonlySet<string>;
  name: readonly Token[];
  token: Token;
  /** Whether it is somebody that the text has not named before: "a nephew". */
  isIndefinite: boolean;
}

const INDEFINITE = /^(?:an?|eine?[nmrs]?|une?|una|uma?)$/;
/** Function words between a name and what it is: "Giulia Farnese, to his beloved wife". */
const MAX_LEAD = 3;

/**
 * Checks that relatives are those of the facts: neither is a wife called a mother, nor is anything dedicated to a
 * mother that the facts dedicate to a wife.
 */
export function checkKinship(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const stated = findRelatives(reading);
  if (stated.length === 0) return null;
  const facts = cited.flatMap(({ readings }) => readings);
  const wrong = stated.find((relative) => {
    const known = facts.flatMap((fact) => findRelatives(fact));
    const same = facts.flatMap((fact) =>
      findRelatives(fact).filter((other) => isSameName(relative, reading, other, fact)),
    );
    if (same.length > 0) return !same.some((other) => isSameKinship(relative, other));
    const isUnknown = relative.name.length === 0 && !relative.isIndefinite && known.length > 0;
    return isUnknown && !known.some((other) => isSameKinship(relative, other) || mayBeOtherSide(relative, other));
  });
  return wrong === undefined ? null : { reason: 'role', detail: wrong.token.text };
}

const isSameKinship = (a: Relative, b: Relative): boolean => [...a.kinships].some((kinship) => b.kinships.has(kinship));

const mayBeOtherSide = (a: Relative, b: Relative): boolean =>
  [...a.kinships].some((kinship) => [...b.kinships].some((other) => areOtherSides(kinship, other)));

const isSameName = (a: Relative, reading: Reading, b: Relative, fact: Reading): boolean =>
  a.name.some((token) => b.name.some((other) => isSameWord(token, reading.language, other, fact.language)));

const RELATIVES = new WeakMap<Reading, readonly Relative[]>();

function findRelatives(reading: Reading): readonly Relative[] {
  const known = RELATIVES.get(reading);
  if (known !== undefined) return known;
  const { tokens, language } = reading;
  const found = tokens.flatMap((token, position) => {
    const kinships = findKinships(token.word);
    // "Sister Anna" and "Padre Pio" are no relatives.
    const isTitle = token.isCapital && language !== 'de';
    return kinships.size === 0 || isTitle || isCompound(tokens, position)
      ? []
      : [
          {
            kinships,
            token,
            name: findName(reading, position),
            isIndefinite: INDEFINITE.test(tokens[position - 1]?.word ?? ''),
          },
        ];
  });
  RELATIVES.set(reading, found);
  return found;
}

/** Whether a word is part of another one: "mother-in-law", "belle-mère". */
const isCompound = (tokens: readonly Token[], position: number): boolean =>
  tokens[position - 1]?.text === '-' || tokens[position + 1]?.text === '-';

function findName({ tokens }: Reading, position: number): readonly Token[] {
  const after = position + (tokens[position + 1]?.text === ',' ? 2 : 1);
  const following = takeName(tokens.slice(after));
  if (following.length > 0) return following;
  const comma = tokens.findLastIndex(({ text }, at) => at < position && text === ',');
  const isApposition =
    comma > 0 &&
    position - comma <= MAX_LEAD &&
    tokens.slice(comma + 1, position).every(({ isFunction }) => isFunction);
  return isApposition ? takeName(tokens.slice(0, comma).reverse()) : [];
}

/** Returns the capitals that a list of tokens begins with. */
function takeName(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token) => !isNamePart(token));
  return end === -1 ? tokens : tokens.slice(0, end);
}

const isNamePart = ({ kind, isCapital, isFunction, concepts, word }: Token): boolean =>
  kind === 'word' &&
  isCapital &&
  !isFunction &&
  findKinships(word).size === 0 &&
  concepts.every((concept) => concept.startsWith('n-'));
