import type { FactEvidence } from '../checks/evidence.js';
import { isFree, isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { getOpposites } from '../lexicon/opposites.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/**
 * Two facts that describe two things by opposite qualities: "the monastery near the northern peak" and "a hermitage
 * below the southern peak".
 */
interface Contrast {
  first: Side;
  second: Side;
}

/** What one fact of a contrast has and the other has not. */
interface Side {
  fact: Reading;
  things: readonly Token[];
  qualities: readonly Token[];
}

/** A quality that stands right before a thing may describe it: "opposite the southern hermitage". */
const MAX_ADJACENT = 2;

/** Checks that two things have not exchanged their opposite qualities between two cited facts. */
export function checkExchangedFacts(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const facts = cited.flatMap(({ readings }) => readings);
  if (facts.length < 2) return null;
  for (const [index, first] of facts.entries()) {
    for (const second of facts.slice(index + 1)) {
      const contrast = findContrast(first, second);
      const exchanged = contrast === null ? null : findExchanged(reading, contrast);
      if (exchanged !== null) return { reason: 'role', detail: exchanged.text };
    }
  }
  return null;
}

const CONTRASTS = new WeakMap<Reading, WeakMap<Reading, { contrast: Contrast | null }>>();

function findContrast(first: Reading, second: Reading): Contrast | null {
  const ofFirst = CONTRASTS.get(first) ?? new WeakMap<Reading, { contrast: Contrast | null }>();
  CONTRASTS.set(first, ofFirst);
  const known = ofFirst.get(second);
  if (known !== undefined) return known.contrast;
  const sides = { first: toSide(first, second), second: toSide(second, first) };
  const isContrast = [sides.first, sides.second].every(
    ({ things, qualities }) => things.length > 0 && qualities.length > 0,
  );
  const contrast = isContrast ? sides : null;
  ofFirst.set(second, { contrast });
  return contrast;
}

function toSide(fact: Reading, other: Reading): Side {
  const content = fact.tokens.filter((token) => isContent(token) && !isFree(token));
  const own = content.filter(
    (token) => !other.tokens.some((each) => isSameWord(token, fact.language, each, other.language)),
  );
  const isOpposed = (token: Token) => other.tokens.some((each) => areOpposite(token, each));
  const qualities = own.filter((token) => isQuality(token) && isOpposed(token));
  return { fact, qualities, things: own.filter(isThing) };
}

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

/** Whether a word describes a thing: a direction, a side, a color, or a quality with an opposite. */
const isQuality = ({ concepts }: Token): boolean =>
  concepts.some((concept) => QUALITIES.has(concept) || isOfClass(concept, 'd') || isOfClass(concept, 'c'));
const QUALITIES = new Set(['k-upper', 'k-lower', 'above', 'below', 'inside', 'outside', 'old', 'new', 'big', 'small']);

const isThing = (token: Token): boolean =>
  !token.isVerb && !isQuality(token) && !token.concepts.some((concept) => RELATIONS.has(concept));
const RELATIONS = new Set(['k-near', 'beside', 'between']);

const areOpposite = (a: Token, b: Token): boolean =>
  a.concepts.some((concept) => b.concepts.some((other) => getOpposites(concept).has(other)));

type Kind = 'thing' | 'quality';

/** A word of a sentence that only one of two facts has. */
interface Mention {
  kind: Kind;
  isOfFirst: boolean;
  position: number;
  token: Token;
}

/** Returns the first thing if things and qualities of both facts alternate and are crossed, or null. */
function findExchanged(reading: Reading, { first, second }: Contrast): Token | null {
  const mentions = reading.tokens.flatMap((token, position) => {
    const find = (kind: Kind) => {
      const isIn = ({ fact, things, qualities }: Side) =>
        (kind === 'thing' ? things : qualities).some((each) =>
          isSameWord(token, reading.language, each, fact.language),
        );
      const [isOfFirst, isOfSecond] = [isIn(first), isIn(second)];
      return isOfFirst === isOfSecond ? [] : [{ kind, isOfFirst, position, token }];
    };
    if (!isContent(token)) return [];
    const quality = find('quality');
    return quality.length > 0 ? quality : find('thing');
  });
  const groups = mentions.filter((mention, index) => !isSameGroup(mention, mentions[index - 1]));
  const [a, b, c, d] = groups;
  if (a === undefined || b === undefined || c === undefined || d === undefined || groups.length > 4) return null;
  const isAlternating = a.kind === c.kind && b.kind === d.kind && a.kind !== b.kind;
  const isCrossed = a.isOfFirst !== c.isOfFirst && b.isOfFirst !== d.isOfFirst && a.isOfFirst !== b.isOfFirst;
  const isClear = a.kind === 'quality' || !isBeside(mentions, b, c);
  return isAlternating && isCrossed && isClear ? a.token : null;
}

const isSameGroup = (mention: Mention, before: Mention | undefined): boolean =>
  before?.kind === mention.kind && before.isOfFirst === mention.isOfFirst;

/** Whether the last quality of a group stands right before the next thing. */
const isBeside = (mentions: readonly Mention[], group: Mention, next: Mention): boolean => {
  const last = mentions.findLast(({ position }) => position < next.position) ?? group;
  return next.position - last.position <= MAX_ADJACENT;
};
