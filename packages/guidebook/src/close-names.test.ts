import { describe, expect, test } from '@jest/globals';
import { CloseNames } from './close-names.js';
import { readSourceTowns } from './gazetteer-source.js';
import { Guidebook, namesOf } from './guidebook.js';
import { CLOSE, CLOSE_LEAST_LENGTH, likeness, nameKey } from './names.js';

/** Numbers from 0 to below `end`, the same in every run (mulberry32). */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % end;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнαβγδε京都東大阪ابتقكلم';
const random = seeded(20_26);
const letter = () => LETTERS[random(LETTERS.length)]!;

/** A key with some letters left out, added, changed or swapped. */
function misspelled(key: string): string {
  const letters = [...key];
  for (let errors = 1 + random(1 + Math.ceil(key.length / 4)); errors > 0; errors--) {
    const at = random(letters.length + 1);
    const kind = random(4);
    if (kind === 0) letters.splice(at, 1);
    else if (kind === 1) letters.splice(at, 0, letter());
    else if (kind === 2) letters.splice(at, 1, letter());
    else letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
  }
  return letters.join('');
}

/** What the index must find: every key by the rule itself. */
function closeOfAll(keys: readonly string[], wanted: string): string[] {
  if (wanted.length < CLOSE_LEAST_LENGTH) return [];
  return keys
    .flatMap((key, entry) => (likeness(wanted, key) >= CLOSE ? [`${entry} ${likeness(wanted, key)}`] : []))
    .sort();
}

const closeByIndex = (index: CloseNames, wanted: string) =>
  index
    .find(wanted)
    .map((found) => `${found.entry} ${found.likeness}`)
    .sort();

describe('finds just what a comparison with every key finds', () => {
  const towns = readSourceTowns()
    .filter(({ population }) => population >= 15_000)
    .map(({ name }) => nameKey(name));
  const sights = Guidebook.load().landmarks.flatMap(namesOf).map(nameKey);

  test('for misspelled names of towns', () => {
    const index = CloseNames.of(towns);
    let found = 0;
    for (let i = 0; i < 500; i++) {
      const wanted = misspelled(towns[random(towns.length)]!);
      const expected = closeOfAll(towns, wanted);
      found += expected.length;
      expect([wanted, ...closeByIndex(index, wanted)]).toEqual([wanted, ...expected]);
    }
    expect(found).toBeGreaterThan(250);
  });

  test('for misspelled names of sights, in any script and of any length', () => {
    const index = CloseNames.of(sights);
    for (let i = 0; i < 3_000; i++) {
      const wanted = misspelled(sights[random(sights.length)]!);
      expect([wanted, ...closeByIndex(index, wanted)]).toEqual([wanted, ...closeOfAll(sights, wanted)]);
    }
  });

  test('for keys of few letters again and again', () => {
    const keys = Array.from({ length: 400 }, () =>
      Array.from({ length: 4 + random(30) }, () => 'ab'[random(2)]).join(''),
    );
    const index = CloseNames.of(keys);
    for (const key of keys) {
      const wanted = misspelled(key);
      expect([wanted, ...closeByIndex(index, wanted)]).toEqual([wanted, ...closeOfAll(keys, wanted)]);
    }
  });

  test('for names nobody has', () => {
    const index = CloseNames.of(towns);
    for (const wanted of ['', 'abcd', 'xyzzy', 'a'.repeat(300), 'santamariadelaconcepcion'.repeat(12)]) {
      expect([wanted, ...closeByIndex(index, wanted)]).toEqual([wanted, ...closeOfAll(towns, wanted)]);
    }
  });
});
