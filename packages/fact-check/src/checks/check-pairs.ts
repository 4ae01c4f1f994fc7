import { isOfClass } from '../lexicon/lexicon.js';
import { isFiller } from '../text/name-groups.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isSameWord } from './words/word-match.js';

/** A name with a word that belongs to it: a direction, its maker or a title. */
interface Pair {
  name: Token;
  partner: Token;
}

/** Checks relations that no verb expresses: "Puppy is by Koons", "the peak to the east", "more than the head". */
export function checkPairs(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const known = cited.flatMap(({ readings }) => readings);
  return (
    findForeignPart(reading, known, evidence) ??
    findCrossed(reading, known, findDirections) ??
    findCrossed(reading, known, findMakers) ??
    findForeignTitle(reading, known) ??
    findReversedComparison(reading, known) ??
    findReversedModel(reading, known)
  );
}

/** Finds a location that is not the place's: "the Eiffel Tower in New York". */
function findForeignPart(
  { tokens, language }: Reading,
  known: readonly Reading[],
  { input }: Evidence,
): Finding | null {
  for (const [position, token] of tokens.entries()) {
    const isAfterPlace =
      /^(?:in|à|en|a)$/.test(tokens[position - 1]?.text ?? '') && tokens[position - 2]?.isOwnName === true;
    if (!isAfterPlace || !isFiller(token, language) || token.isOwnName || input.place.name.includes(token.text))
      continue;
    const isKnown = known.some((fact) =>
      fact.tokens.some(
        (other, at) => isSameWord(token, language, other, fact.language) && fact.tokens[at - 2]?.isOwnName === true,
      ),
    );
    if (!isKnown) return { reason: 'role', detail: token.text };
  }
  return null;
}

type FindPairs = (reading: Reading) => Pair[];

/** Finds a name that every fact with such a pair gives another partner. */
function findCrossed(reading: Reading, known: readonly Reading[], findPairs: FindPairs): Finding | null {
  const stated = findPairs(reading);
  if (stated.length === 0) return null;
  const others = known.flatMap((fact) => findPairs(fact).map((pair) => ({ ...pair, language: fact.language })));
  for (const { name, partner } of stated) {
    const isSame = (a: Token, b: Token, language: Reading['language']) => isSameWord(a, reading.language, b, language);
    const ofName = others.filter((other) => isSame(name, other.name, other.language));
    const ofPartner = others.filter((other) => isSame(partner, other.partner, other.language));
    const isKnown = ofName.some((other) => isSame(partner, other.partner, other.language));
    if (!isKnown && ofName.length > 0 && ofPartner.length > 0)
      return { reason: 'role', detail: `${name.text}, ${partner.text}` };
  }
  return null;
}

const isDirection = ({ concepts }: Token): boolean => concepts.some((concept) => isOfClass(concept, 'd'));

/** Pairs each direction with the nearest name if a text has several of both. */
function findDirections({ tokens, language }: Reading): Pair[] {
  const directions = [...tokens.keys()].filter((position) => isDirection(tokens[position]!));
  const names = [...tokens.keys()].filter(
    (position) => isFiller(tokens[position]!, language) && !tokens[position]!.isOwnName,
  );
  if (directions.length < 2 || names.length < 2) return [];
  return directions.flatMap((position, index) => {
    const start = directions[index - 1] ?? -1;
    const before = names.filter((each) => each > start && each < position).at(-1);
    const nearest = before ?? names.find((each) => each > position);
    return nearest === undefined ? [] : [{ name: tokens[nearest]!, partner: tokens[position]! }];
  });
}

const MAKER = /^(?:by|von|par|por|de|di)$/;

/** Pairs a work with the nearest name after "by": "Maman, a giant bronze spider by Louise Bourgeois". */
function findMakers({ tokens, language }: Reading): Pair[] {
  const pairs: Pair[] = [];
  for (const [position, token] of tokens.entries()) {
    if (!MAKER.test(token.text.toLowerCase())) continue;
    const maker = tokens.slice(position + 1, position + 4).find((each) => isFiller(each, language));
    const end = tokens.slice(0, position).findLastIndex(({ text }) => /^[;.]$|^(?:and|und|et|y)$/.test(text));
    const made = tokens.slice(end + 1, position).find((each) => isFiller(each, language) && !each.isOwnName);
    if (maker !== undefined && made !== undefined) pairs.push({ name: made, partner: maker });
  }
  return pairs;
}

const TITLES = new WeakMap<Reading, readonly Pair[]>();

/** Pairs a title with the only name of its clause: "X was the chief engineer". */
function findTitles(reading: Reading): readonly Pair[] {
  const known = TITLES.get(reading);
  if (known !== undefined) return known;
  const titles = readTitles(reading);
  TITLES.set(reading, titles);
  return titles;
}

function readTitles({ tokens, language, clauses }: Reading): Pair[] {
  return clauses.flatMap(({ positions }) => {
    const own = positions.map((position) => tokens[position]!);
    const titles = own.filter(({ concepts }) => concepts.some((concept) => isOfClass(concept, 'r')));
    if (titles.length === 0) return [];
    const names = own.filter(
      (token) => isFiller(token, language) && token.isCapital && !token.isOwnName && !titles.includes(token),
    );
    const [name] = names;
    const isOneName = names.every(
      (token, index) => index === 0 || tokens.indexOf(token) - tokens.indexOf(names[index - 1]!) <= 2,
    );
    return name === undefined || !isOneName
      ? []
      : titles.flatMap((partner) => names.map((each) => ({ name: each, partner })));
  });
}

/** Finds a title that the facts give only to somebody else. */
function findForeignTitle(reading: Reading, known: readonly Reading[]): Finding | null {
  const stated = findTitles(reading);
  if (stated.length === 0) return null;
  const others = known.flatMap((fact) => findTitles(fact).map((pair) => ({ ...pair, language: fact.language })));
  const isSame = (a: Token, b: Token, language: Reading['language']) => isSameWord(a, reading.language, b, language);
  for (const { name, partner } of stated) {
    const ofTitle = others.filter((other) => isSame(partner, other.partner, other.language));
    const isGiven = known.some((fact) =>
      fact.clauses.some(
        ({ positions }) =>
          positions.some((at) => isSame(name, fact.tokens[at]!, fact.language)) &&
          positions.some((at) => isSame(partner, fact.tokens[at]!, fact.language)),
      ),
    );
    // "Two prime ministers were attacked there: X in 1921 and Y in 1930" gives both the title.
    const isShared = known.some(
      (fact) =>
        fact.tokens.some((token) => /s$/.test(token.word) && isSame(partner, token, fact.language)) &&
        fact.tokens.some((token) => isSame(name, token, fact.language)),
    );
    if (
      ofTitle.length > 0 &&
      !isGiven &&
      !isShared &&
      known.some((fact) => fact.tokens.some((token) => isSame(name, token, fact.language)))
    )
      return { reason: 'role', detail: `${partner.text} ${name.text}` };
  }
  return null;
}

const MODELED =
  /^(?:based|modell?ed|inspired|copied|derived|basiert\w*|inspiriert\w*|inspire\w*|inspir[oa]\w*|basad[oa]\w*|basat[oa]\w*|basead[oa]\w*)$/;

/** Finds a reversed model: "X based his design on one by Y" is not "a design by Y, based on one by X". */
function findReversedModel(reading: Reading, known: readonly Reading[]): Finding | null {
  const stated = findModel(reading);
  if (stated === null) return null;
  for (const fact of known) {
    const other = findModel(fact);
    const shares = (a: readonly Token[], b: readonly Token[]) =>
      a.find((token) => b.some((each) => isSameWord(token, reading.language, each, fact.language)));
    const copier = other === null ? undefined : shares(stated.models, other.copiers);
    const isKnownModel = other !== null && shares(stated.copiers, other.copiers) !== undefined;
    if (copier !== undefined && !isKnownModel && shares(stated.copiers, other!.models) !== undefined)
      return { reason: 'role', detail: copier.text };
  }
  return null;
}

/** Returns the names before and after a word such as "based" or "inspired". */
function findModel({ tokens, language }: Reading): { copiers: Token[]; models: Token[] } | null {
  const at = tokens.findIndex(({ word }) => MODELED.test(word));
  const isName = (token: Token) => token.isCapital && isFiller(token, language) && !token.isOwnName;
  return at === -1
    ? null
    : { copiers: tokens.slice(0, at).filter(isName), models: tokens.slice(at + 1).filter(isName) };
}

const THAN = /^(?:than|als|que|di)$/;

/** Finds a reversed comparison: "the body more than the head" for "the head has weathered more than the body". */
function findReversedComparison(reading: Reading, known: readonly Reading[]): Finding | null {
  const stated = findCompared(reading);
  if (stated === null) return null;
  for (const fact of known) {
    const other = findCompared(fact);
    if (other === null) continue;
    const has = (tokens: readonly Token[], token: Token) =>
      tokens.some((each) => isSameWord(each, fact.language, token, reading.language));
    if (has(other.before, stated.after) && stated.before.some((token) => has([other.after], token)))
      return { reason: 'role', detail: stated.after.text };
  }
  return null;
}

function findCompared({ tokens }: Reading): { before: Token[]; after: Token } | null {
  const than = tokens.findIndex(({ text }) => THAN.test(text.toLowerCase()));
  const isContent = ({ kind, isFunction }: Token) => kind === 'word' && !isFunction;
  const after = than === -1 ? undefined : tokens.slice(than + 1).find(isContent);
  return after === undefined ? null : { before: tokens.slice(0, than).filter(isContent), after };
}
