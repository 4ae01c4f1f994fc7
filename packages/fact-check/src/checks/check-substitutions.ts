import { isInverseRelation } from '../bindings/check-relations.js';
import { getClasses } from '../lexicon/lexicon.js';
import { getOpposites } from '../lexicon/opposites.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isFree, isPlaceName, isSameWord } from './word-match.js';

/** What the words that no fact bears out stand for. */
export interface Substitutions {
  finding: Finding | null;
  /** Words that take the place of an unknown meaning in an otherwise literal sentence. */
  doubtful: number;
}

/**
 * Checks words that no cited fact bears out: they must not be the opposite of a word of the facts, and not take the place
 * of another word in a sentence that is else literal ("a blue lantern" for "a red lantern").
 */
export function checkSubstitutions(
  reading: Reading,
  unsupported: readonly Token[],
  cited: readonly FactEvidence[],
  evidence: Evidence,
): Substitutions {
  const result: Substitutions = { finding: null, doubtful: 0 };
  if (unsupported.length === 0) return result;
  const known = cited.flatMap(({ readings }) => readings);
  const words = reading.tokens.filter(isContent);
  for (const token of unsupported) {
    const opposite = findOpposite(token, reading, known);
    const position = reading.tokens.indexOf(token);
    if (opposite !== null && known.some((fact) => isInverseRelation(position, reading, fact))) continue;
    if (opposite !== null) return { ...result, finding: { reason: 'word', detail: `${token.text}, ${opposite.text}` } };
    const replaced = findReplaced(token, words, reading.language, known, evidence);
    if (replaced === null) continue;
    // "The town" may stand for a name.
    const isForName = replaced.isCapital && token.concepts.length > 0;
    const isOnlyOne = unsupported.length === 1 && !isForName && ![token, replaced].some(isDeed);
    if (isOnlyOne || (isOfOneKind(token, replaced) && !isOtherWord(token, replaced)))
      return { ...result, finding: { reason: 'word', detail: `${token.text}, ${replaced.text}` } };
    result.doubtful++;
  }
  return result;
}

/** Finds a word of the facts that this one excludes, and that the sentence does not repeat. */
function findOpposite({ concepts }: Token, reading: Reading, known: readonly Reading[]): Token | null {
  const opposites = new Set(concepts.flatMap((concept) => [...getOpposites(concept)]));
  if (opposites.size === 0) return null;
  const isRepeated = (token: Token, language: Reading['language']) =>
    reading.tokens.some((each) => isSameWord(each, reading.language, token, language));
  for (const { tokens, language } of known) {
    const found = tokens.find(
      (token) => token.concepts.some((concept) => opposites.has(concept)) && !isRepeated(token, language),
    );
    if (found !== undefined) return found;
  }
  return null;
}

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

/** Finds the word of a fact that stands between the neighbors of a word, and that the sentence does not repeat. */
function findReplaced(
  token: Token,
  words: readonly Token[],
  language: Reading['language'],
  known: readonly Reading[],
  { names }: Evidence,
): Token | null {
  const at = words.indexOf(token);
  const [before, after] = [words[at - 1], words[at + 1]];
  for (const fact of known) {
    if (fact.language !== language) continue;
    const isSame = (a: Token, b: Token) => isSameWord(a, language, b, fact.language);
    const others = fact.tokens.filter(isContent);
    const index = others.findIndex(
      (other, position) =>
        (before === undefined ? position === 0 : position > 0 && isSame(before, others[position - 1]!)) &&
        (after === undefined
          ? position === others.length - 1
          : others[position + 1] !== undefined && isSame(after, others[position + 1]!)) &&
        !words.some((word) => isSame(word, other)),
    );
    const found = others[index];
    if (found !== undefined && !isFree(found) && !isPlaceName(found, names)) return found;
  }
  return null;
}

/** Other words for a deed are seldom other deeds. */
const isDeed = ({ isVerb, concepts }: Token): boolean =>
  isVerb === true || concepts.some((concept) => /[vfgtq]/.test(getClasses(concept)));

/** Words for deeds that the table of properties does not tell apart. */
const isOtherWord = (token: Token, replaced: Token): boolean =>
  isDeed(token) &&
  isDeed(replaced) &&
  [token, replaced].some(({ concepts }) => concepts.every((each) => LIGHT.has(each)));

const LIGHT = new Set(
  'carry go take come belong give bring need use make become see lie contain work name show house'.split(' '),
);

const KINDS = 'vpacdmrh';

/** Two words of one kind, none of which is a name for the other: two colors, persons, deeds or things. */
const isOfOneKind = (token: Token, replaced: Token): boolean =>
  token.concepts.length > 0 &&
  replaced.concepts.length > 0 &&
  token.concepts.every((concept) => replaced.concepts.every((other) => areOfOneKind(concept, other)));

const areOfOneKind = (a: string, b: string): boolean =>
  (isThing(a) && isThing(b)) || [...KINDS].some((kind) => getClasses(a).includes(kind) && getClasses(b).includes(kind));

const isThing = (concept: string): boolean => /^[ps]*$/.test(getClasses(concept));
