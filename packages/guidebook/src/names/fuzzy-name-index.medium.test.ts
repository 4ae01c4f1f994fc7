import { describe, expect, test } from '@jest/globals';
import { Guidebook, getNames } from '../atlas/guidebook.js';
import { readSourceTowns } from '../gazetteer/gazetteer-source.js';
import { FuzzyNameIndex } from './fuzzy-name-index.js';
import { MIN_FUZZY_LENGTH, MIN_SIMILARITY, nameSimilarity, toNameKey } from './name-keys.js';

/** Creates a generator of numbers from 0 to below `end`, identical in every run (mulberry32). */
function createRandom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % end;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнαβγδε京都東大阪ابتقكلم';
const random = createRandom(20_26);
const randomLetter = () => LETTERS[random(LETTERS.length)]!;

/** Omits, adds, changes or swaps some letters of a key. */
function misspell(key: string): string {
  const letters = [...key];
  for (let errors = 1 + random(1 + Math.ceil(key.length / 4)); errors > 0; errors--) {
    const index = random(letters.length + 1);
    const kind = random(4);
    if (kind === 0) letters.splice(index, 1);
    else if (kind === 1) letters.splice(index, 0, randomLetter());
    else if (kind === 2) letters.splice(index, 1, randomLetter());
    else letters.splice(index, 2, ...letters.slice(index, index + 2).reverse());
  }
  return letters.join('');
}

/** Returns what the index must find, by comparing every key. */
function findByComparison(keys: readonly string[], query: string): string[] {
  if (query.length < MIN_FUZZY_LENGTH) return [];
  return keys
    .flatMap((key, entry) =>
      nameSimilarity(query, key) >= MIN_SIMILARITY ? [`${entry} ${nameSimilarity(query, key)}`] : [],
    )
    .sort();
}

const findByIndex = (index: FuzzyNameIndex, query: string) =>
  index
    .find(query)
    .map((found) => `${found.entry} ${found.similarity}`)
    .sort();

describe('FuzzyNameIndex, compared with a scan of all keys', () => {
  const towns = readSourceTowns()
    .filter(({ population }) => population >= 15_000)
    .map(({ name }) => toNameKey(name));
  const landmarkKeys = Guidebook.load().landmarks.flatMap(getNames).map(toNameKey);

  test('returns the same towns for misspelled names', () => {
    const index = FuzzyNameIndex.fromKeys(towns);
    let found = 0;
    for (let i = 0; i < 500; i++) {
      const query = misspell(towns[random(towns.length)]!);
      const expected = findByComparison(towns, query);
      found += expected.length;
      expect([query, ...findByIndex(index, query)]).toEqual([query, ...expected]);
    }
    expect(found).toBeGreaterThan(250);
  });

  test('returns the same sights for misspelled names in any script and of any length', () => {
    const index = FuzzyNameIndex.fromKeys(landmarkKeys);
    for (let i = 0; i < 3_000; i++) {
      const query = misspell(landmarkKeys[random(landmarkKeys.length)]!);
      expect([query, ...findByIndex(index, query)]).toEqual([query, ...findByComparison(landmarkKeys, query)]);
    }
  });

  test('returns the same keys when they repeat few letters', () => {
    const keys = Array.from({ length: 400 }, () =>
      Array.from({ length: 4 + random(30) }, () => 'ab'[random(2)]).join(''),
    );
    const index = FuzzyNameIndex.fromKeys(keys);
    for (const key of keys) {
      const query = misspell(key);
      expect([query, ...findByIndex(index, query)]).toEqual([query, ...findByComparison(keys, query)]);
    }
  });

  test('returns the same keys for unknown names', () => {
    const index = FuzzyNameIndex.fromKeys(towns);
    for (const query of ['', 'abcd', 'xyzzy', 'a'.repeat(300), 'santamariadelaconcepcion'.repeat(12)]) {
      expect([query, ...findByIndex(index, query)]).toEqual([query, ...findByComparison(towns, query)]);
    }
  });
});
