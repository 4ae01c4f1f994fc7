import { isOfClass } from '../lexicon/lexicon.js';
import type { Quantity } from '../quantities/quantities.js';
import { type Clause, isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { CONCEPTS_BY_KIND, type Evidence, type FactEvidence } from './evidence.js';
import { isFree, isPlaceName, isSameWord } from './word-match.js';

/** A clause as a set: its words, the names in it and its years. */
interface ClauseContent {
  words: Token[];
  names: Token[];
  years: Quantity[];
  language: Reading['language'];
  /** Those of its words that are used as verbs. */
  verbs: ReadonlySet<Token>;
  /** "It" or "them" may stand for any thing named before. */
  hasPronoun: boolean;
  /** What the kind of the fact states. */
  kindConcepts: readonly string[];
}

/**
 * Checks that words stay with their names and years. A word that the facts use in clauses with another name or year, and
 * never in one with this, is a swap: "the quadriga came home in 1806".
 */
export function checkRivals(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const isPeriod = cited.every(({ fact }) => fact.kind === 'period');
  const contents = cited.map((fact) => findFactContents(fact, evidence, isPeriod));
  const known = contents.flatMap(({ clauses }) => clauses);
  const facts = contents.flatMap(({ whole }) => whole);
  for (const clause of toContents(reading, reading.clauses, evidence, [], isPeriod)) {
    if (clause.names.length === 0 && clause.years.length === 0) continue;
    for (const word of clause.words) {
      const withWord = known.filter((other) => hasWord(other, word, clause));
      if (withWord.length === 0) continue;
      const finding =
        findRivalName(word, clause, withWord, known) ??
        findRivalName(
          word,
          clause,
          facts.filter((other) => hasWord(other, word, clause)),
          facts,
        ) ??
        findRivalYear(word, clause, withWord, known) ??
        findRivalYear(
          word,
          clause,
          facts.filter((other) => hasWord(other, word, clause)),
          facts,
        );
      if (finding !== null) return finding;
    }
  }
  return null;
}

interface FactContents {
  clauses: ClauseContent[];
  whole: ClauseContent[];
}

/** What the facts contain is found once. */
const FACT_CONTENTS = new WeakMap<FactEvidence, FactContents>();

function findFactContents(fact: FactEvidence, evidence: Evidence, isPeriod: boolean): FactContents {
  const known = FACT_CONTENTS.get(fact);
  // A period that is cited with other facts is read differently.
  if (known !== undefined && fact.fact.kind !== 'period') return known;
  const concepts = CONCEPTS_BY_KIND[fact.fact.kind];
  const contents = {
    clauses: fact.readings.flatMap((each) => toContents(each, each.clauses, evidence, concepts, isPeriod)),
    whole: fact.readings.flatMap((each) =>
      toContents(each, [{ positions: [...each.tokens.keys()] }], evidence, concepts, isPeriod),
    ),
  };
  FACT_CONTENTS.set(fact, contents);
  return contents;
}

const hasWord = (content: ClauseContent, word: Token, { language }: ClauseContent): boolean =>
  content.words.some((other) => isSameWord(word, language, other, content.language)) ||
  word.concepts.some((concept) => content.kindConcepts.includes(concept));

function findRivalName(
  word: Token,
  clause: ClauseContent,
  withWord: ClauseContent[],
  known: ClauseContent[],
): Finding | null {
  for (const name of clause.names) {
    const hasName = (content: ClauseContent) =>
      content.names.some((other) => isSameWord(name, clause.language, other, content.language));
    if (withWord.some(hasName) || !known.some(hasName)) continue;
    const isThing = !clause.verbs.has(word);
    if (isThing && !isPerson(word) && known.some((content) => hasName(content) && content.hasPronoun)) continue;
    if (withWord.every(({ names }) => names.length > 0))
      return { reason: 'role', detail: `${word.text}, ${name.text}` };
  }
  return null;
}

function findRivalYear(
  word: Token,
  clause: ClauseContent,
  withWord: ClauseContent[],
  known: ClauseContent[],
): Finding | null {
  for (const year of clause.years) {
    const hasYear = (content: ClauseContent) => content.years.some(({ value }) => value === year.value);
    if (withWord.some(hasYear) || !known.some(hasYear)) continue;
    if (withWord.every(({ years }) => years.length > 0)) {
      return { reason: 'number-of-something-else', detail: `${word.text}, ${year.written}` };
    }
  }
  return null;
}

function toContents(
  reading: Reading,
  clauses: readonly Clause[],
  { names }: Evidence,
  kindConcepts: readonly string[] = [],
  // A period may tell apart what the place was: "palace from 1190; museum since 1793".
  keepsPlace = false,
): ClauseContent[] {
  const { tokens, quantities, numberPositions, language } = reading;
  return clauses.map(({ positions }) => {
    const content = positions
      .filter((position) => isContent(tokens[position]!) && !numberPositions.has(position))
      .map((position) => tokens[position]!)
      .filter((token) => (!isPlaceName(token, names) || keepsPlace) && !isFree(token) && !isTime(token));
    const isName = (token: Token) => isNameToken(token, language) || isPerson(token);
    return {
      words: content.filter((token) => !isName(token)),
      names: content.filter(isName),
      years: quantities.filter(
        ({ first, dimension }) => positions.includes(first) && (dimension === 'count' || dimension === 'bare'),
      ),
      language,
      verbs: new Set(
        positions.filter((position) => isVerb(tokens, position, language)).map((position) => tokens[position]!),
      ),
      hasPronoun: positions.some((position) => /^(?:it|them|they)$/.test(tokens[position]!.word)),
      kindConcepts,
    };
  });
}

const isPerson = ({ concepts }: Token): boolean => concepts.some((concept) => isOfClass(concept, 'r'));

const isTime = ({ concepts }: Token): boolean => concepts.some((concept) => /^(?:month|weekday)-/.test(concept));

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

/** Names have capitals, and stand for no common concept; in German all nouns have capitals. */
export const isNameToken = ({ isCapital, isFirst, concepts }: Token, language: string): boolean =>
  concepts.some((concept) => concept.startsWith('n-')) ||
  (isCapital && concepts.length === 0 && (!isFirst || language !== 'de'));
