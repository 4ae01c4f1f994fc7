import { normalizeWord } from '../text/normalize-word.js';
import { ACTION_WORDS } from './action-words.js';
import { CHECKABLE_WORDS, PERSON_WORDS } from './checkable-words.js';
import { DEMONYMS } from './demonyms.js';
import { FAMILY_WORDS } from './family-words.js';
import { FUNCTION_WORD_SETS } from './function-words.js';
import { LANGUAGES, type Language } from './languages.js';
import { NAME_WORDS } from './name-words.js';
import { PROPER_NAMES } from './proper-names.js';
import { QUALITY_WORDS } from './quality-words.js';
import { THING_WORDS } from './thing-words.js';
import { TRAVEL_WORDS } from './travel-words.js';

/**
 * Classes of concepts. `v`: an action; `a`: a quality; `m`: what a measure measures; `d`: a direction; `f`: a filler
 * that states nothing by itself; `g`: an action too general to check; `h`: a time of day; `q`: an amount; `r`: a
 * person's role; `c`: a quality that is contradicted by another one, such as a color; `p`: a kind of place; `k`:
 * something that a visitor could check; `n`: a noun that resembles an action or a number; `s`: a building in general;
 * `t`: a time.
 */
export type ConceptClass = 'v' | 'a' | 'm' | 'd' | 'f' | 'g' | 'h' | 'q' | 'r' | 'c' | 'n' | 's' | 't' | 'p' | 'k';

/** Languages of the columns after the concept. */
const COLUMNS: readonly (readonly Language[])[] = [['en'], ['de'], ['fr', 'es', 'it', 'pt'], ['ja'], ['ar']];

interface WordTable {
  words: Map<string, string[]>;
  prefixes: Map<string, string[]>;
  /** Concepts of entries of several words, which are joined by hyphens. */
  phrases: Map<string, string[]>;
  phraseStarts: Set<string>;
}

const TABLES = new Map<Language, WordTable>();
const CLASSES = new Map<string, string>();
const MAX_PREFIX_LENGTH = 22;
const MAX_ENDING_LENGTH = 9;
const FUNCTION_WORDS = new Map<Language, ReadonlySet<string>>();

function addEntry(table: WordTable, entry: string, concept: string): void {
  const isPrefix = entry.endsWith('*');
  const key = normalizeWord(isPrefix ? entry.slice(0, -1) : entry);
  const isPhrase = key.includes('-');
  const map = isPhrase ? table.phrases : isPrefix ? table.prefixes : table.words;
  const concepts = map.get(key);
  if (concepts === undefined) map.set(key, [concept]);
  else if (!concepts.includes(concept)) concepts.push(concept);
  if (isPhrase) table.phraseStarts.add(key.split('-')[0]!);
}

/** Expands alternative letters: "entw[oa]rf*" stands for two entries. */
function expandEntry(entry: string): string[] {
  const match = /^(.*?)\[([^\]]+)\](.*)$/.exec(entry);
  if (match === null) return [entry];
  return [...match[2]!].flatMap((letter) => expandEntry(`${match[1]}${letter}${match[3]}`));
}

function readTable(text: string): void {
  for (const line of text.split('\n')) {
    const [head, ...columns] = line.split('|').map((part) => part.trim());
    if (!head) continue;
    const [id, flags = ''] = head.split('.');
    for (const [index, languages] of COLUMNS.entries()) {
      const entries = (columns[index] ?? '').split(/\s+/).filter(Boolean).flatMap(expandEntry);
      for (const entry of entries) {
        // "es=sur" is a word of one of the languages of its column.
        const [, only, word = entry] = /^([a-z]{2})=(.*)$/.exec(entry) ?? [];
        for (const language of languages) {
          if (only === undefined || only === language) addEntry(TABLES.get(language)!, word, id!);
        }
      }
    }
    CLASSES.set(id!, `${CLASSES.get(id!) ?? ''}${flags}`);
  }
}

for (const language of LANGUAGES) {
  TABLES.set(language, { words: new Map(), prefixes: new Map(), phrases: new Map(), phraseStarts: new Set() });
  FUNCTION_WORDS.set(language, new Set([...FUNCTION_WORD_SETS[language]].map(normalizeWord)));
}
for (const text of [
  ACTION_WORDS,
  THING_WORDS,
  QUALITY_WORDS,
  TRAVEL_WORDS,
  NAME_WORDS,
  PROPER_NAMES,
  CHECKABLE_WORDS,
  PERSON_WORDS,
  FAMILY_WORDS,
])
  readTable(text);

/** Adds the names of countries that are not in the tables: "Peru", "Pérou". */
function addCountries(): void {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const english = REGIONS[0]!.of(code);
    if (english === undefined || findConcepts(normalizeWord(english), 'en').length > 0) continue;
    addCountry(code, `n-country-${code}`);
  }
}

const REGIONS = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));

function addCountry(code: string, concept: string): void {
  for (const [index, language] of LANGUAGES.entries()) {
    const entry = REGIONS[index]!.of(code)?.replace(/[\s’']+/g, '-');
    if (entry !== undefined) addEntry(TABLES.get(language)!, entry, concept);
  }
}

/** Adds nationalities under the concept of their country, so that "Hungarian" and "Hungary" match. */
function addDemonyms(): void {
  const table = DEMONYMS.replace(/n-country-([A-Z]{2})/g, (id, code: string) => {
    const english = normalizeWord(REGIONS[0]!.of(code)!.replace(/\s+/g, '-'));
    const [concept = id] = english.includes('-') ? findPhraseConcepts(english, 'en') : findConcepts(english, 'en');
    addCountry(code, concept);
    return concept;
  });
  readTable(table);
}

/** Returns the letters of a concept's classes. */
export const getClasses = (concept: string): string => CLASSES.get(concept) ?? '';

/** Returns whether a concept belongs to a class. */
export const isOfClass = (concept: string, conceptClass: ConceptClass): boolean =>
  CLASSES.get(concept)?.includes(conceptClass) ?? false;

/** Returns whether a normalized word is a function word. */
export const isFunctionWord = (word: string, language: Language): boolean => FUNCTION_WORDS.get(language)!.has(word);

/** Returns the normalized first words of entries of several words. */
export const getPhraseStarts = (language: Language): ReadonlySet<string> => TABLES.get(language)!.phraseStarts;

/** Returns the concepts of an entry of several words, which are normalized and joined by hyphens. */
export function findPhraseConcepts(phrase: string, language: Language): readonly string[] {
  const { phrases } = TABLES.get(language)!;
  const exact = phrases.get(phrase);
  if (exact !== undefined) return exact;
  const isBent = phrase.endsWith('s') || phrase.endsWith('n');
  return (isBent ? phrases.get(phrase.replace(/(?:ern|s|es|en)$/, '')) : undefined) ?? NO_CONCEPTS;
}

const NO_CONCEPTS: readonly string[] = [];

/**
 * Returns the concepts that a normalized word may stand for. An exact entry takes precedence over a prefix, and a
 * longer prefix over a shorter one.
 * @param maxEnding letters that may follow a prefix
 */
export function findConcepts(word: string, language: Language, maxEnding = MAX_ENDING_LENGTH): readonly string[] {
  const { words, prefixes } = TABLES.get(language)!;
  const exact = words.get(word);
  for (
    let length = Math.min(word.length, MAX_PREFIX_LENGTH);
    length >= Math.max(2, word.length - maxEnding);
    length--
  ) {
    const concepts = prefixes.get(word.slice(0, length));
    if (concepts !== undefined) return exact === undefined ? concepts : [...new Set([...exact, ...concepts])];
  }
  return exact ?? NO_CONCEPTS;
}

/** Returns the longest entry at a position of a text, for languages written without spaces. */
export function findEntryAt(
  text: string,
  start: number,
  language: Language,
): { length: number; concepts: readonly string[] } | null {
  const { words, prefixes } = TABLES.get(language)!;
  for (let length = Math.min(text.length - start, 10); length >= 1; length--) {
    const part = text.slice(start, start + length);
    const concepts = words.get(part) ?? prefixes.get(part);
    if (concepts !== undefined) return { length, concepts };
  }
  return null;
}

addCountries();
addDemonyms();
