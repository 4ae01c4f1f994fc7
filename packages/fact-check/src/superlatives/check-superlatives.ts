import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { isName } from '../checks/names.js';
import { isImplied } from '../checks/words/implied-words.js';
import { isSameQuality, isSameWord, isSupportedBy } from '../checks/words/word-match.js';
import { type Language, toLanguage } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { findSuperlatives, getQuality } from './find-superlatives.js';

const PRESENT_COPULA = /(?<!\p{L})(?:is|are|remains?|ist|sind|est|sont|es|è|sono|é|são)(?!\p{L})|です|である|هو|هي/iu;
/** "Son" is a verb in Spanish but a possessive in French. */
const isPresentTense = (text: string, language: string): boolean =>
  PRESENT_COPULA.test(text) || (language === 'es' && /(?<!\p{L})son(?!\p{L})/iu.test(text));
/** The present tense of a cleft sentence states no time: "it is X who did it". */
const CLEFT =
  /(?<!\p{L})(?:c['’]est(?=.* qu[ie] )|(?:it is|it['’]s)(?=.* (?:who|that) )|es ist(?=.*, d(?:er|ie|as) ))(?!\p{L})/giu;
const PAST_COPULA =
  /(?<!\p{L})(?:was|were|had been|remained|became|war|waren|fut|était|étaient|fue|era|fueron|eran|fu|furono|erano|foi|foram)(?!\p{L})|でした|だった|كان/iu;
/** Checks superlatives: a cited fact must have the same one, with the same scope, rank and tense. */
export function checkSuperlatives(
  reading: Reading,
  cited: readonly FactEvidence[],
  evidence: Evidence,
): Finding | null {
  const stated = findSuperlatives(reading);
  if (stated.length === 0) return null;
  const detail = stated.map((position) => reading.tokens[position]!.text).join(' ');
  const known = cited.filter(({ readings }) => readings.some((fact) => hasSameSuperlative(reading, stated, fact)));
  // A fact in a language without a lexicon may have the superlative.
  if (known.length === 0)
    return cited.some(({ fact }) => toLanguage(fact.language) === null) ? null : { reason: 'superlative', detail };
  const scope = reading.tokens.find(
    (token, position) =>
      !reading.numberPositions.has(position) &&
      (token.concepts.includes('world') ||
        (token.isCapital &&
          !token.isFirst &&
          (reading.language !== 'de' || isScope(token) || isName(reading, position)))) &&
      token.kind === 'word' &&
      !token.isFunction &&
      !evidence.names.ownWords.has(token.word) &&
      !(token.isOwnName && isOfCountry(token, evidence, known)) &&
      !known.some((fact) => isSupportedBy(token, reading.language, fact)) &&
      !cited.some((fact) => isSupportedBy(token, reading.language, fact)) &&
      !(token.concepts.some((concept) => FAITHS.has(concept)) && isImplied(token, reading, cited)),
  );
  if (scope !== undefined) return { reason: 'superlative', detail: scope.text };
  if (!stated.every((_, index) => hasSameScope(reading, stated, index, known)))
    return { reason: 'superlative', detail };
  const isPastOnly = known.every(
    ({ fact }) => PAST_COPULA.test(fact.statement) && !isPresentTense(fact.statement, fact.language),
  );
  const text = reading.text.replace(CLEFT, '');
  const isPresent = isPresentTense(text, reading.language) && !PAST_COPULA.test(text);
  return isPastOnly && isPresent ? { reason: 'superlative', detail } : null;
}

/** Religions, which kinds of places imply: a mosque implies Islam. */
const FAITHS: ReadonlySet<string> = new Set(['moslem', 'christianity', 'jewish']);

/** Whether a word names the country of the place: "in New Zealand" for "in the country". */
const isOfCountry = ({ text }: Token, { input: { place } }: Evidence, known: readonly FactEvidence[]): boolean =>
  place.country.includes(text) && known.some(({ concepts }) => concepts.has('country'));

const RANK =
  /\b(?:second|third|fourth|zweit|dritt|viert|deuxi\u00e8me|troisi\u00e8me|segund[oa]|tercer[oa]?|second[oa]|terz[oa])/iu;

const LAST_RANK = new RegExp(`${RANK.source}\\p{L}*[\\s-]*$`, 'iu');

/**
 * Whether a superlative has the scope of the facts: "the tallest tower in the world, and the tallest structure in
 * Japan" does not support "the tallest structure in the world".
 */
function hasSameScope(
  reading: Reading,
  all: readonly number[],
  index: number,
  known: readonly FactEvidence[],
): boolean {
  const stated = all[index]!;
  const words = reading.tokens
    .slice(stated + 1, findScopeEnd(reading, all, index))
    .filter(({ kind, isFunction, isOwnName }) => kind === 'word' && !isFunction && !isOwnName);
  const readings = known.flatMap((fact) => fact.readings);
  const segments = readings.flatMap((fact) => findSegments(reading, stated, fact));
  const isIn = (word: Token, { tokens, language }: Segment) =>
    tokens.some((token) => isSameWord(word, reading.language, token, language));
  const isRanked = RANK.test(reading.text);
  const fitting = segments.filter(({ text }) => RANK.test(text) === isRanked);
  if (segments.length > 0 && fitting.length === 0) return false;
  // A scope of another superlative in the facts does not hold for this one.
  const others = readings.flatMap((fact) => findSegments(reading, stated, fact, false));
  const isForeign = (word: Token) =>
    (isScope(word) || (word.isCapital && reading.language !== 'de')) &&
    others.some((segment) => isIn(word, segment)) &&
    !fitting.some((segment) => isIn(word, segment));
  if (segments.length > 0 && words.some(isForeign)) return false;
  const nouns = words.filter(({ concepts }) => !concepts.some((concept) => isOfClass(concept, 'v')));
  const scoped = nouns.filter((word) => segments.some((segment) => isIn(word, segment)));
  return segments.length < 2 || fitting.some((segment) => scoped.every((word) => isIn(word, segment)));
}

interface Segment {
  text: string;
  tokens: readonly Token[];
  language: Language;
}

/** Returns the end of a superlative's scope. "The oldest and longest bridge in Europe" has one scope for both. */
function findScopeEnd(reading: Reading, all: readonly number[], index: number): number {
  const { tokens } = reading;
  const start = all[index]!;
  const end = all[index + 1];
  if (end === undefined) return tokens.length;
  const quality = getQuality(reading, start);
  const isJoint = tokens
    .slice(start + 1, end)
    .every((token) => token.kind !== 'word' || token.isFunction || quality.includes(token));
  return isJoint ? findScopeEnd(reading, all, index + 1) : end;
}

/**
 * Splits a fact at its superlatives; words before them belong to the first one.
 * @param ofStated whether to return the parts with the stated superlative, or else those with others
 */
function findSegments(reading: Reading, stated: number, fact: Reading, ofStated = true): Segment[] {
  const starts = findSuperlatives(fact);
  return starts.flatMap((start, index) => {
    const first = index === 0 && ofStated ? 0 : start;
    const end = findScopeEnd(fact, starts, index);
    const isSame = getQuality(reading, stated).some((word) =>
      getQuality(fact, start).some((other) => isSameQuality(word, reading.language, other, fact.language)),
    );
    if (isSame !== ofStated) return [];
    const tokens = fact.tokens.slice(first, end);
    const from = index === 0 ? 0 : fact.tokens[Math.max(0, start - 2)]!.start;
    // "The largest in Silesia and the third-largest in the country": the rank belongs to the second part.
    const text = fact.text.slice(from, tokens.at(-1)!.end);
    return [{ text: index < starts.length - 1 ? text.replace(LAST_RANK, '') : text, tokens, language: fact.language }];
  });
}

/** Whether a word names a scope. Needed in German, where all nouns have capitals. */
const isScope = ({ concepts }: Token): boolean =>
  concepts.some((concept) => concept.startsWith('n-') || SCOPES.has(concept));

const SCOPES = new Set(
  'german french italian spanish british american greek egyptian chinese japanese swedish danish europe asia africa world'.split(
    ' ',
  ),
);

/** Whether a fact has superlatives of the same qualities. */
function hasSameSuperlative(reading: Reading, stated: readonly number[], fact: Reading): boolean {
  const known = findSuperlatives(fact);
  return stated.every((position) => {
    const words = getQuality(reading, position);
    // "The first building" is also called the original one.
    const isOriginal = words.some(({ concepts }) => concepts.includes('first')) && isAsFirst(reading, position, fact);
    return (
      isOriginal ||
      isPaired(reading, position, fact) ||
      isOfChildren(words, reading, position, fact) ||
      (isMaximum(words, fact) && !reading.tokens.some(isScope)) ||
      known.some(
        (other) =>
          isLeast(reading, position) === isLeast(fact, other) &&
          getQuality(fact, other).some((quality) =>
            words.some((word) => isSameQuality(word, reading.language, quality, fact.language)),
          ),
      )
    );
  });
}

/** Whether "the smallest" or "the youngest" means children: "the smallest go free" for children under six. */
const isOfChildren = (
  words: readonly Token[],
  { tokens, language }: Reading,
  position: number,
  { text }: Reading,
): boolean =>
  words.some(({ concepts }) => concepts.some((concept) => concept === 'small' || concept === 'young')) &&
  (tokens[position + 1]?.isFunction !== false ||
    isVerb(tokens, position + 1, language) ||
    /^(?:go|walk|get|pay)$/.test(tokens[position + 1]!.word)) &&
  CHILDREN.test(text);
const CHILDREN =
  /(?<!\p{L})(?:child\p{L}*|under \d|kinder\p{L}*|unter \d|enfants?|moins de \d|niñ[oa]s?|menores|bambini|minori|crianças?|free up to)(?!\p{L})/iu;

/** Tokens between a rank and its word. */
const MAX_PAIR = 2;

/**
 * Whether a rank also stands beside its word in the fact, where it needs no article: "the first consul" for "X, first
 * consul", "the earliest mention" for "first mentioned", "the first Darius" for "Darius I".
 */
function isPaired(reading: Reading, position: number, fact: Reading): boolean {
  const rank = reading.tokens[position]!;
  if (!isRank(rank)) return false;
  const next = reading.tokens.slice(position + 1, position + 1 + MAX_PAIR).find(isContent);
  if (next === undefined) return false;
  return fact.tokens.some((token, at) => {
    if (!isContent(token) || !isSameWord(next, reading.language, token, fact.language)) return false;
    if (next.isCapital && fact.tokens[at + 1]?.text === 'I') return true;
    const start = Math.max(0, at - MAX_PAIR);
    return fact.tokens
      .slice(start, at + 1 + MAX_PAIR)
      .some(
        (other, offset) =>
          isRank(other) &&
          !INDEFINITE.test(fact.tokens[start + offset - 1]?.word ?? '') &&
          isSameQuality(rank, reading.language, other, fact.language),
      );
  });
}

const INDEFINITE = /^(?:an?|eine?[nmrs]?|une?|una|uma?)$/;
const isRank = ({ concepts }: Token): boolean => concepts.includes('first') || concepts.includes('last');
const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

const isAsFirst = ({ tokens }: Reading, position: number, { text }: Reading): boolean =>
  ORIGINAL.test(text) || (VOYAGE.test(tokens[position + 1]?.word ?? '') && MAIDEN_VOYAGE.test(text));
const VOYAGE = /^(?:voyage|journey|trip|run|flight|fahrt|reise|viaje|viaggio|viagem|vol|flug)$/;
const MAIDEN_VOYAGE =
  /(?<!\p{L})(?:maiden (?:voyage|flight|run|trip)|Jungfernfahrt|voyage inaugural|viaje inaugural|viaggio inaugurale|viagem inaugural)(?!\p{L})/iu;

const ORIGINAL = /(?<!\p{L})(?:original|ursprünglich|originel|originale?)\p{L}{0,3}(?!\p{L})/iu;
const MAXIMUM = /^(?:max(?:imum|imal\p{L}*|imale?|\.)?|m[áa]xim[oa]|massim[oa]|highest|höchst\p{L}*|größt\p{L}*)$/iu;

/** Whether a label with a maximum supports a superlative: "maximum depth: 30 m" for "the deepest point". */
const isMaximum = (words: readonly Token[], { tokens, language, text }: Reading): boolean =>
  tokens.some(({ text: word }) => MAXIMUM.test(word)) &&
  /^[^:]{3,40}:/.test(text) &&
  words.some((word) => tokens.some((token) => isSameWord(word, language, token, language)));

const isLeast = ({ tokens }: Reading, position: number): boolean =>
  /^(?:least|moins|menos|meno)$/.test(tokens[position]!.word);
