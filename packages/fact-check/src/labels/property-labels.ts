import { PROPERTY_WORDS } from '../lexicon/property-words.js';
import { normalizeWord } from '../text/normalize-word.js';

/** Concepts by words of labels; the rows are in `PROPERTY_WORDS`. */
const EXACT = new Map<string, Set<string>>();
const PREFIXES = new Map<string, Set<string>>();
for (const line of PROPERTY_WORDS.trim().split('\n')) {
  const [words = '', concepts = ''] = line.split('|');
  for (const entry of words.trim().split(/\s+/)) {
    const isPrefix = entry.endsWith('*');
    const key = normalizeWord(isPrefix ? entry.slice(0, -1) : entry);
    const table = isPrefix ? PREFIXES : EXACT;
    table.set(key, new Set([...(table.get(key) ?? []), ...concepts.trim().split(/\s+/)]));
  }
}

const MAX_PREFIX_ENDING = 5;

/** Returns the concepts that a label implies: "opening hours" implies "open". */
export function findPropertyConcepts(label: string): string[] {
  const words = label
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean)
    .map(normalizeWord);
  const phrases = [...words, words.join('-'), ...words.slice(1).map((word, index) => `${words[index]}-${word}`)];
  return [...new Set(phrases.flatMap((word) => [...(EXACT.get(word) ?? []), ...findByPrefix(word)]))];
}

function findByPrefix(word: string): string[] {
  const found: string[] = [];
  for (let length = Math.max(3, word.length - MAX_PREFIX_ENDING); length <= word.length; length++)
    found.push(...(PREFIXES.get(word.slice(0, length)) ?? []));
  return found;
}
