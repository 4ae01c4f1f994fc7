import type { Language } from '../lexicon/languages.js';
import { LOOSE_PROPERTIES, PROPERTY_TERMS } from '../lexicon/property-terms.js';
import { normalizeWord } from '../text/normalize-word.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Words for properties in one language. */
interface TermTable {
  exact: Map<string, string[]>;
  prefixes: Map<string, string[]>;
  /** First words of phrases. */
  starts: Set<string>;
  /** Cache of `searchWord`. */
  found: Map<string, string[]>;
}

const createTable = (): TermTable => ({ exact: new Map(), prefixes: new Map(), starts: new Set(), found: new Map() });
/** Languages of each column in `PROPERTY_TERMS`. */
const COLUMNS: readonly (readonly Language[])[] = [['en'], ['de'], ['fr', 'es', 'it', 'pt']];
const TABLES = new Map(COLUMNS.flat().map((language) => [language, createTable()]));
const MAX_PHRASE = 4;
const MAX_ENDING = 7;
const MIN_PREFIX = 3;

for (const line of PROPERTY_TERMS.trim().split('\n')) {
  const [id = '', ...columns] = line.split(' | ');
  for (const [index, column] of columns.entries()) {
    for (const entry of column.trim().split(/\s+/)) addTerm(entry, id.trim(), COLUMNS[index]!);
  }
}

/** Adds a term to the languages of its column, or to a single one of them: "es=largo". */
function addTerm(entry: string, id: string, languages: readonly Language[]): void {
  const [, only, own] = /^([a-z]{2})=(.*)$/.exec(entry) ?? [];
  const term = own ?? entry;
  const isPrefix = term.endsWith('*');
  const key = normalizeWord(isPrefix ? term.slice(0, -1) : term);
  for (const language of languages) {
    if (only !== undefined && only !== language) continue;
    const { exact, prefixes, starts } = TABLES.get(language)!;
    const map = isPrefix ? prefixes : exact;
    map.set(key, [...(map.get(key) ?? []), id]);
    if (key.includes('-')) starts.add(key.split('-')[0]!);
  }
}

const LOOSE = new Map<string, ReadonlySet<string>>(
  LOOSE_PROPERTIES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', others = ''] = line.split('|');
      return [id.trim(), new Set(others.trim().split(/\s+/).filter(Boolean))] as const;
    }),
);

/** Returns whether a known property also covers a stated one, as "completed" covers "built". */
export const isLooselyCovered = (stated: string, known: string): boolean => LOOSE.get(stated)?.has(known) ?? false;

/** Properties whose period begins with the first stone and ends with the completion. */
export const BUILDING_PROPERTIES: ReadonlySet<string> = new Set(['build', 'begin', 'finish']);

const READ = new WeakMap<Reading, ReadonlyMap<Token, readonly string[]>>();

/** Returns the tokens that name properties, with the properties. A phrase is found at its first content word. */
export function findPropertyTokens(reading: Reading): ReadonlyMap<Token, readonly string[]> {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const found = new Map<Token, readonly string[]>();
  const table = TABLES.get(reading.language);
  if (table !== undefined) {
    for (const [position, token] of reading.tokens.entries()) {
      if (token.kind !== 'word' || token.isOwnName) continue;
      const ids = findWord(table, token.word);
      addIds(found, token, ids.includes('give') && givesForm(reading.tokens, position) ? FORMING : ids);
      const phrase = findPhrase(table, reading.tokens, position);
      if (phrase.length === 0) continue;
      const anchor = reading.tokens.slice(position, position + MAX_PHRASE).find(({ isFunction }) => !isFunction);
      addIds(found, anchor ?? token, phrase);
    }
  }
  READ.set(reading, found);
  return found;
}

/** Whether "give" means "design": "X gave the church its form". */
const givesForm = (tokens: readonly Token[], position: number): boolean =>
  tokens.slice(position + 1, position + MAX_FORM_TOKENS).some(({ word }) => FORM.test(word));
const FORM =
  /^(?:forms?|shapes?|appearance|character|look|gestalt|aussehen|gepraege|forme|allure|forma|aspecto|aspetto)$/;
const MAX_FORM_TOKENS = 7;
const FORMING: readonly string[] = ['design'];

function addIds(found: Map<Token, readonly string[]>, token: Token, ids: readonly string[]): void {
  if (ids.length > 0) found.set(token, [...(found.get(token) ?? []), ...ids]);
}

function findWord(table: TermTable, word: string): string[] {
  const known = table.found.get(word);
  if (known !== undefined) return known;
  if (table.found.size >= MAX_FOUND) table.found.clear();
  const ids = searchWord(table, word);
  table.found.set(word, ids);
  return ids;
}

/** Bounds the memory of the cache. Texts of one language usually have fewer words. */
const MAX_FOUND = 20_000;

function searchWord({ exact, prefixes }: TermTable, word: string): string[] {
  const found = exact.get(word);
  for (let length = word.length; length >= Math.max(MIN_PREFIX, word.length - MAX_ENDING); length--) {
    const ids = prefixes.get(word.slice(0, length));
    if (ids !== undefined) return found === undefined ? ids : [...found, ...ids];
  }
  return found ?? NONE;
}

const NONE: string[] = [];

function findPhrase(table: TermTable, tokens: readonly Token[], start: number): string[] {
  if (!table.starts.has(tokens[start]!.word)) return NONE;
  const found: string[] = [];
  let phrase = tokens[start]!.word;
  for (let position = start + 1; position < start + MAX_PHRASE; position++) {
    const token = tokens[position];
    if (token?.kind !== 'word') break;
    phrase += `-${token.word}`;
    found.push(...(table.exact.get(phrase) ?? NONE));
  }
  return found;
}
