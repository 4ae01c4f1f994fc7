import { isOfClass } from '../lexicon/lexicon.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { FactEvidence } from './evidence.js';
import { isSameWord } from './word-match.js';

const MATERIALS = new Set(
  'iron steel copper bronze gold silver stone marble granite limestone sandstone wood glass concrete brick soapstone'.split(
    ' ',
  ),
);
/** How far apart a quality and its noun may be in the facts, in tokens. */
const MAX_DISTANCE = 4;

/**
 * Checks that a quality stays with its noun: of "an iron skeleton under copper sheets" nobody makes iron sheets. Only
 * compares texts of one language, because others order words differently.
 */
export function checkModifiers(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const known = cited.flatMap(({ readings }) => readings);
  if (known.some(({ language }) => language !== reading.language)) return null;
  for (const [position, token] of reading.tokens.entries()) {
    const noun = reading.tokens[position + 1];
    if (!isQuality(token) || noun === undefined || !isNoun(reading, position + 1)) continue;
    const isJoined = known.some((fact) => areNear(token, noun, fact));
    if (
      !isJoined &&
      known.some((fact) => hasOtherNoun(token, fact)) &&
      known.some((fact) => hasOtherQuality(noun, fact))
    )
      return { reason: 'role', detail: `${token.text} ${noun.text}` };
  }
  return null;
}

const isQuality = ({ concepts }: Token): boolean =>
  concepts.some(
    (concept) => MATERIALS.has(concept) || /[acd]/.test(getQualityClasses(concept)) || POSITIONS.has(concept),
  );

/** "Limestone next to the temple". */
const RELATIONS = new Set(['beside', 'above', 'below', 'next', 'inside', 'outside', 'around', 'opposite', 'behind']);

const POSITIONS = new Set(['inside', 'outside', 'first', 'last', 'main', 'above', 'below']);
const getQualityClasses = (concept: string): string =>
  ['a', 'c', 'd'].filter((each) => isOfClass(concept, each as 'a')).join('');

const isNoun = ({ tokens, language }: Reading, position: number): boolean => {
  const { kind, isFunction } = tokens[position]!;
  if (tokens[position]!.concepts.some((concept) => RELATIONS.has(concept))) return false;
  return kind === 'word' && !isFunction && !isVerb(tokens, position, language);
};

/** The facts give the quality to another noun. */
const hasOtherNoun = (quality: Token, fact: Reading): boolean =>
  fact.tokens.some(
    (token, at) =>
      isSameWord(quality, fact.language, token, fact.language) &&
      fact.tokens[at + 1] !== undefined &&
      isNoun(fact, at + 1),
  );

/** The facts give the noun another quality. */
const hasOtherQuality = (noun: Token, fact: Reading): boolean =>
  fact.tokens.some(
    (token, at) => isSameWord(noun, fact.language, token, fact.language) && at > 0 && isQuality(fact.tokens[at - 1]!),
  );

function areNear(quality: Token, noun: Token, { tokens, language }: Reading): boolean {
  const find = (token: Token) => [...tokens.keys()].filter((at) => isSameWord(token, language, tokens[at]!, language));
  const nouns = find(noun);
  return find(quality).some((at) => nouns.some((other) => Math.abs(at - other) <= MAX_DISTANCE));
}
