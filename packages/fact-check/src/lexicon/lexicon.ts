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
 * Classes of concepts. `v`: an action; `a`: a quality; `m`: what a measure measures; `d`: a direction; `f`: states
 * nothing by itself; `g`: may be in a sentence that states nothing; `h`: a time of the day; `q`: an amount; `r`: a role
 * of a person; `c`: a property told apart; `p`: a kind of place; `k`: a visitor
 * could check it; `n`: a thing like an action or number; `s`: any building; `t`: a time.
 */
export type ConceptClass = 'v' | 'a' | 'm' | 'd' | 'f' | 'g' | 'h' | 'q' | 'r' | 'c' | 'n' | 's' | 't' | 'p' | 'k';

/** Columns of the tables after the concept: their languages. */
const COLUMNS: readonly (readonly Language[])[] = [['en'], ['de'], ['fr', 'es', 'it', 'pt'], ['ja'], ['ar']];

interface WordTable {
  words: Map<string, string[]>;
  prefixes: Map<string, string[]>;
  /** Entries of several words, joined by hyphens. */
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

/** Expands a group of letters: "entw[oa]rf*" stands for two entries. */
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

/** Adds the names of all countries that the tables do not have: "Peru", "Pérou". */
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

/** Adds what comes from a country under the concept of its name, so that Hungarians come from Hungary. */
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

/** Returns whether a normalized word only joins others. */
export const isFunctionWord = (word: string, language: Language): boolean => FUNCTION_WORDS.get(language)!.has(word);

/** Returns the normalized words that entries of several words begin with. */
export const getPhraseStarts = (language: Language): ReadonlySet<string> => TABLES.get(language)!.phraseStarts;

/** Returns the concepts of an entry of several words, normalized and joined by hyphens. */
export function findPhraseConcepts(phrase: string, language: Language): readonly string[] {
  const { phrases } = TABLES.get(language)!;
  const exact = phrases.get(phrase);
  if (exact !== undefined) return exact;
  const isBent = phrase.endsWith('s') || phrase.endsWith('n');
  return (isBent ? phrases.get(phrase.replace(/(?:ern|s|es|en)$/, '')) : undefined) ?? NO_CONCEPTS;
}

const NO_CONCEPTS: readonly string[] = [];

/** Returns the concepts a normalized word may stand for; an exact entry wins over a prefix, a longer prefix over a shorter. */
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

/** Returns the longest entry that a text begins with, for languages written without spaces. */
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
