import { findConcepts } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { findAttributePosition } from './measured-things.js';
import { isBorneOut, isCompound, isFree, isPlaceName } from './word-match.js';

/** Share of words of another language than the facts' that the lexicon need not know. */
const MAX_UNKNOWN_SHARE = 0.34;

/**
 * Checks that the cited facts bear out every word. In a translation an unknown word may take the place of a word of the
 * facts that the lexicon cannot translate.
 */
export function checkWords(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const unknown: Token[] = [];
  let borneOut = 0;
  for (const [position, token] of reading.tokens.entries()) {
    if (token.kind !== 'word' || token.isFunction || reading.numberPositions.has(position)) continue;
    if (isFree(token) || isCheckedWithNumber(reading, position)) continue;
    const accepts = (part: Token) =>
      cited.some((fact) => isBorneOut(part, reading.language, fact)) || isPlaceName(part, evidence.names);
    if (accepts(token) || isCompound(token, reading.language, accepts)) borneOut++;
    else if (isName(reading, position)) return { reason: 'name', detail: token.text };
    else if (token.concepts.length > 0 || !isTranslation(reading, cited) || hasKnownEnd(token, reading))
      return { reason: 'word', detail: token.text };
    else unknown.push(token);
  }
  if (unknown.length === 0) return null;
  const isFew = unknown.length <= Math.max(1, (borneOut + unknown.length) * MAX_UNKNOWN_SHARE);
  if (isFew && unknown.length <= countUntranslatable(reading, cited, evidence)) return null;
  return { reason: 'word', detail: unknown.map(({ text }) => text).join(', ') };
}

/** What a length measures is compared with the number; "between 1887 and 1889" is a time. */
function isCheckedWithNumber(reading: Reading, position: number): boolean {
  const { concepts } = reading.tokens[position]!;
  if (/^(?:late|early|mid)$/.test(reading.tokens[position]!.word) && reading.numberPositions.has(position + 1))
    return true;
  const lengths = reading.quantities.filter(({ dimension }) => dimension === 'length');
  if (concepts.includes('rise') && lengths.length > 0) return true;
  if (lengths.some((quantity) => findAttributePosition(quantity, reading) === position)) return true;
  return concepts.includes('between') && reading.numberPositions.has(position + 1);
}

/** A German word ends with the one that says what it is: a "Friedrichstraße" is a street. */
function hasKnownEnd({ word }: Token, { language }: Reading): boolean {
  if (language !== 'de') return false;
  for (let length = word.length - 3; length >= 4; length--) {
    if (findConcepts(word.slice(-length), 'de').length > 0) return true;
  }
  return false;
}

const isTranslation = (reading: Reading, cited: readonly FactEvidence[]): boolean =>
  cited.every(({ fact }) => fact.language.split('-')[0] !== reading.language);

/** Counts the words of the facts without an equivalent in the sentence that no concept could have matched. */
function countUntranslatable(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): number {
  const left = new Set<string>();
  for (const { tokens, numberPositions } of cited.flatMap(({ readings }) => readings)) {
    for (const [position, token] of tokens.entries()) {
      const isPlainWord =
        token.kind === 'word' && !token.isFunction && !numberPositions.has(position) && !token.isCapital;
      if (isPlainWord && token.concepts.length === 0 && !isPlaceName(token, evidence.names)) left.add(token.stem);
    }
  }
  for (const { stem } of reading.tokens) left.delete(stem);
  return left.size;
}

/** Endings of common nouns in German, where nouns have capitals as names have. */
const GERMAN_NOUN_ENDING = /(?:ung|ungen|heit|keit|schaft|nis|tum|ion|ionen|tät|ierung|ling|chen)$/;

/** Returns whether a word that no fact contains is written like a name. */
function isName(reading: Reading, position: number): boolean {
  const token = reading.tokens[position]!;
  if (!token.isCapital || token.isFirst) return false;
  return reading.language !== 'de' || (token.concepts.length === 0 && !GERMAN_NOUN_ENDING.test(token.word));
}
