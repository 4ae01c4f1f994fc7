import type { Language } from '../../lexicon/languages.js';
import { findConcepts, isOfClass } from '../../lexicon/lexicon.js';
import type { Token } from '../../text/tokenize.js';
import type { FactEvidence, PlaceNames } from '../evidence.js';

/** Share of the longer of two names that their common beginning must have: "Océano" is "Oceanus". */
const MIN_EQUAL_SHARE = 0.6;
const MIN_EQUAL_LETTERS = 4;

/** Returns whether two words are equivalent: by form, by a common concept, or as cognates or names in two languages. */
export function isSameWord(a: Token, aLanguage: Language, b: Token, bLanguage: Language): boolean {
  if (a.word === b.word) return true;
  if (a.concepts.some((concept) => b.concepts.includes(concept))) return true;
  if (aLanguage === bLanguage) return a.stem === b.stem;
  if (aLanguage !== 'de' && bLanguage !== 'de' && isCognate(a.word, b.word)) return true;
  return a.isCapital && b.isCapital && isSameName(a.word, b.word);
}

/** Maps spelling variants to one form: "Cuzco" is "Cusco". */
const foldName = (name: string): string => name.replaceAll('z', 's').replaceAll('k', 'c');

/** Compares names written in two languages. */
function isSameName(first: string, second: string): boolean {
  const [a, b] = [foldName(first), foldName(second)];
  let equal = 0;
  while (equal < a.length && a[equal] === b[equal]) equal++;
  return equal >= MIN_EQUAL_LETTERS && equal / Math.max(a.length, b.length) >= MIN_EQUAL_SHARE;
}

/** Returns whether a fact supports a word: has it, a synonym, a derived or an abbreviated form, or a cognate. */
export function isSupportedBy(
  token: Token,
  language: Language,
  { fact, readings, stems, words, concepts }: FactEvidence,
): boolean {
  if (token.concepts.some((concept) => concepts.has(concept)) || words.has(token.word)) return true;
  // "The work of X" implies that X made it.
  if (concepts.has('work') && token.concepts.some((concept) => MAKING.has(concept))) return true;
  const isSameLanguage = fact.language.split('-')[0] === language;
  if (isSameLanguage && stems.has(token.stem)) return true;
  if (isDerivedName(token, readings) || isAbbreviated(token, readings)) return true;
  if (isSameLanguage || readings.length === 0) return false;
  if (token.isCapital) {
    const isNamed = readings.some((reading) =>
      reading.tokens.some((other) => other.isCapital && isSameName(token.word, other.word)),
    );
    if (isNamed) return true;
  }
  const root = toRoot(token.word);
  return root.length >= MIN_ROOT && [...words].some((word) => toRoot(word) === root);
}

const MIN_ROOT = 5;

function isCognate(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  const root = toRoot(a);
  return root.length >= MIN_COGNATE && root === toRoot(b);
}

const MIN_COGNATE = 4;
const ROOTS = new Map<string, string>();
/** Bounds the memory of each cache. */
const MAX_ROOTS = 20_000;

/** Returns the root that words of Latin or Greek origin share across languages: "comercial", "commercial". */
function toRoot(word: string): string {
  const known = ROOTS.get(word);
  if (known !== undefined) return known;
  if (ROOTS.size >= MAX_ROOTS) ROOTS.clear();
  const root = word
    .replace(/(.)\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ch|qu|k/g, 'c')
    .replace(/y/g, 'i')
    .replace(/(?:tion|zion|cion|cao|coe|sao|sion)(?:e|es|s|en|i)?$/, 'cion')
    .replace(/(?:ty|ties|te|tes|dad|dades|ta|dade|tat)$/, 't')
    .replace(/(?:iqu|ic|isch|ical)(?:e|es|o|os|a|as|i|er|en|em)?$/, 'ic')
    .replace(/(?:ien|ian|iano|iana|en|an|ana|ano|in|ine|ino|ina)s?$/, 'n')
    .replace(/(?:es|os|as|is|us|um|e|a|o|i|s)$/, '');
  ROOTS.set(word, root);
  return root;
}

/** Returns whether a word is part of a name of the place, or a word for its kind of place. */
export const isPlaceName = (token: Token, names: PlaceNames): boolean =>
  token.isOwnName || token.concepts.some((concept) => names.concepts.has(concept));

/**
 * Whether the facts have a word literally ("Nik An", whose "An" reads like an article) or as an initial ("E" for
 * "East").
 */
const isAbbreviated = ({ text, concepts, isCapital }: Token, readings: FactEvidence['readings']): boolean =>
  isCapital &&
  readings.some(({ tokens }) =>
    tokens.some((other) => other.text === text || (other.text.length === 1 && concepts.includes(COMPASS[other.text]!))),
  );
const COMPASS: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

const MAKING = new Set(['make', 'build', 'design', 'carve']);

/** Whether a name is derived from one in the facts, or the other way round: "Babylon", "Babylonian". */
const isDerivedName = (token: Token, readings: FactEvidence['readings']): boolean => {
  if (!token.isCapital) return false;
  const word = foldSpelling(token.word);
  return readings.some(({ tokens }) =>
    tokens.some(
      (other) =>
        other.isCapital &&
        getParts(other.word).some((name) => {
          return (
            (name.startsWith(word) && NATIONALITY_ENDING.test(name.slice(word.length))) ||
            (name.length > 3 && word.startsWith(name) && NATIONALITY_ENDING.test(word.slice(name.length))) ||
            isFromCity(word, name)
          );
        }),
    ),
  );
};

const PARTS = new Map<string, readonly string[]>();

/** Returns the folded words of a name or phrase. Cached, since facts are compared often. */
function getParts(word: string): readonly string[] {
  const known = PARTS.get(word);
  if (known !== undefined) return known;
  if (PARTS.size >= MAX_ROOTS) PARTS.clear();
  const parts = word.split('-').map(foldSpelling);
  PARTS.set(word, parts);
  return parts;
}

/** Maps spelling variants to one form: "Brazilian" is derived from "Brasil". */
const foldSpelling = (name: string): string => name.replaceAll('z', 's');

/** Whether a German word is derived from a city: "Dresdner" from "Dresden", "Basler" from "Basel". */
const isFromCity = (word: string, city: string): boolean => {
  const [, stem] = /^(.{3,}?)(?:er|ern)$/.exec(word) ?? [];
  return (
    stem !== undefined &&
    city.length > 4 &&
    (stem === city.replace(/e([nlr])$/, '$1') || stem === city.replace(/en$/, ''))
  );
};

const NATIONALITY_ENDING =
  /^(?:ian|an|ese|ish|ic|n|er|ers|ern|s|isch\w*|ien\w*|ano|ana|anos|n?aise?s?|n?oise?s?|ense[s]?|es[ei]|ini|ino)$/;

/** Returns whether a word states nothing by itself and needs no fact. */
export const isFree = (token: Token): boolean =>
  token.concepts.some((concept) => ALWAYS_FREE.has(concept)) ||
  (token.concepts.length > 0 &&
    token.concepts.every((concept) => isOfClass(concept, 'f') || FREE_CONCEPTS.has(concept)));

/** Concepts that only introduce a time, a place or an origin, whatever else their words may mean. */
const ALWAYS_FREE = new Set(['come', 'date', 'happen']);

const FREE_CONCEPTS = new Set(['close-up', 'eye', 'up', 'visitor', 'name']);

/** Returns whether a German compound consists of two words that both pass a test: "Eisenteile". */
export function isCompound(token: Token, language: Language, accepts: (part: Token) => boolean): boolean {
  if (language !== 'de' || token.word.length < 7) return false;
  for (let length = 3; length <= token.word.length - 3; length++) {
    const end = token.word.slice(length);
    const start = token.word.slice(0, length);
    const isStart = toParts(start).some((part) => accepts(toPart(token, part)));
    const isEnd = accepts(toPart(token, end)) || (end.startsWith('s') && accepts(toPart(token, end.slice(1))));
    if (isStart && isEnd) return true;
  }
  return false;
}

/** Returns whether the last word of a German compound, which carries its meaning, passes a test: "Schlossturm". */
export function isCompoundEnd(token: Token, language: Language, accepts: (end: Token) => boolean): boolean {
  if (language !== 'de' || token.word.length < 7) return false;
  for (let length = 3; length <= token.word.length - 3; length++) {
    const end = toPart(token, token.word.slice(length));
    if (end.concepts.length > 0 && accepts(end)) return true;
  }
  return false;
}

const toParts = (start: string): string[] => (start.endsWith('s') ? [start, start.slice(0, -1)] : [start]);

const toPart = (token: Token, word: string): Token => ({
  ...token,
  word,
  stem: word,
  concepts: findConcepts(word, 'de'),
  isCapital: true,
});

/** Returns whether two adjectives are equivalent in superlatives: the youngest building is the newest one. */
export const isSameQuality = (a: Token, aLanguage: Language, b: Token, bLanguage: Language): boolean =>
  isSameWord(a, aLanguage, b, bLanguage) || (isNew(a) && isNew(b)) || (isOldest(a) && isOldest(b));
/** What was established first is also the oldest. */
const isOldest = ({ concepts }: Token): boolean => concepts.includes('old') || concepts.includes('first');
const isNew = ({ concepts }: Token): boolean => concepts.some((concept) => concept === 'new' || concept === 'young');
