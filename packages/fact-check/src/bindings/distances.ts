import type { PlaceNames } from '../checks/evidence.js';
import { isPlaceName, isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { INVERSES } from './check-relations.js';

const FROM = /^(?:from|von|vom|ab|depuis|desde|dal|dall|dalla|dallo|dai|dalle)$/;
/** These mean "from" only at the beginning of a clause or after a distance. */
const FROM_OR_OF = /^(?:de|du|des|del|della|dello|di|da|do)$/;
const OF = /^(?:of|von|vom|de|du|des|del|della|di|do|da|der)$/;
const THERE = /^(?:there|dort|dahin|hierher|hin|y|ci|arrivarci|allí|allá|lá|là)$/;
const CLAUSE_SIGN = /^[,;:.—–]$/;
const MAX_LEAD = 4;
/** Tokens between a direction and its distance. */
const MAX_GAP = 6;

const findDirection = ({ tokens }: Reading, after = -1): number =>
  tokens.findIndex(({ concepts }, at) => at > after && concepts.some((concept) => isOfClass(concept, 'd')));

const isWord = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

/** Whether a token names the place itself. Its city does not count, since distances to the city are stated. */
const isOfPlace = (token: Token, names: PlaceNames): boolean =>
  names.ownWords.has(token.word) || (!token.isOwnName && isPlaceName(token, names));

/** Returns what a fact locates by distance and direction: "Koza Han" in "Koza Han is 120 m east of the mosque". */
function findFigure(fact: Reading, names: PlaceNames): Token[] {
  const direction = findDirection(fact);
  const distance = fact.quantities.find(({ dimension, last }) => dimension === 'length' && last < direction);
  return distance === undefined
    ? []
    : fact.tokens.slice(0, distance.first).filter((token) => isWord(token) && !isOfPlace(token, names));
}

function findMentions({ tokens, language }: Reading, figure: readonly Token[], fact: Reading): number[] {
  return [...tokens.keys()].filter(
    (at) => isWord(tokens[at]!) && figure.some((token) => isSameWord(tokens[at]!, language, token, fact.language)),
  );
}

/**
 * Returns whether a direction is a fact's direction reversed. If a fact says "A is 600 m north of the castle", the
 * castle lies south of A. The sentence must start from A, or mention A in another clause than the direction and the
 * place. Likewise, A lies to the north if the fact says that the castle is south of A.
 */
export function isSeenFromOther(position: number, reading: Reading, fact: Reading, names: PlaceNames): boolean {
  const { tokens } = reading;
  const direction = findDirection(fact);
  const known = fact.tokens[direction]?.concepts.find((concept) => INVERSES.has(concept));
  const inverse = known === undefined ? undefined : INVERSES.get(known);
  if (!reading.quantities.some(({ dimension }) => dimension === 'length')) return false;
  if (inverse === undefined || !tokens[position]!.concepts.includes(inverse)) return false;
  const mentions = findMentions(reading, findFigure(fact, names), fact);
  if (mentions.some((at) => isOrigin(reading, at))) return true;
  if (OF.test(tokens[position + 1]?.text.toLowerCase() ?? '')) return false;
  if (leadsClause(reading, fact.tokens.slice(direction + 1), fact, names)) return true;
  const start = tokens.findLastIndex(({ text }, at) => at < position && CLAUSE_SIGN.test(text)) + 1;
  const end = tokens.findIndex(({ text }, at) => at > position && CLAUSE_SIGN.test(text));
  const clause = tokens.slice(start, end === -1 ? tokens.length : end);
  return (
    mentions.some((at) => at < start) &&
    !mentions.some((at) => at >= start && at < start + clause.length) &&
    clause.some((token) => isPlaceName(token, names) || THERE.test(token.text.toLowerCase()))
  );
}

/** Whether the place of reference in the fact is the subject: "Alford lies six miles to the north". */
const leadsClause = (
  { tokens, language }: Reading,
  others: readonly Token[],
  fact: Reading,
  names: PlaceNames,
): boolean =>
  tokens.some(
    (token, at) =>
      token.isCapital &&
      !names.ownWords.has(token.word) &&
      (at === 0 || tokens[at - 1]!.kind === 'sign') &&
      others.some((other) => other.isCapital && isSameWord(token, language, other, fact.language)),
  );

/** Whether a token is the starting point: "from the railway station", "700 m from Carnot station". */
function isOrigin({ tokens, quantities }: Reading, at: number): boolean {
  for (let lead = at - 1; lead >= Math.max(0, at - MAX_LEAD); lead--) {
    const text = tokens[lead]!.text.toLowerCase();
    if (CLAUSE_SIGN.test(text)) return false;
    if (FROM.test(text)) return true;
    if (!FROM_OR_OF.test(text)) continue;
    const isAfterDistance = quantities.some(({ dimension, last }) => dimension === 'length' && last === lead - 1);
    if (isAfterDistance || lead === 0 || CLAUSE_SIGN.test(tokens[lead - 1]!.text)) return true;
  }
  return false;
}

/** Returns whether a length is a fact's distance: a direction is near it, and the sentence names what lies there. */
export function isKnownDistance(quantity: Quantity, reading: Reading, fact: Reading, names: PlaceNames): boolean {
  const isBeside = [...reading.tokens.keys()].some(
    (at) =>
      at >= quantity.first - MAX_GAP &&
      at <= quantity.last + MAX_GAP + 4 &&
      reading.tokens[at]!.concepts.some((concept) => isOfClass(concept, 'd')),
  );
  return isBeside && findMentions(reading, findFigure(fact, names), fact).length > 0;
}
