import { EXONYMS } from './exonyms.js';
import type { GazetteerColumns } from './gazetteer-columns.js';
import { CLOSE, CLOSE_LEAST_LENGTH, likeness, nameKey, nameKeys } from './names.js';

/** Only places of this size are found by a misspelled name: of the small ones too many are close to any word. */
const CLOSE_LEAST_POPULATION = 15_000;

/** Places by name: a sorted column of hashes for exact names, a list of the larger ones for close names. */
export class GazetteerNames {
  private readonly hashes: Uint32Array;
  private readonly order: Uint32Array;
  private readonly larger: { key: string; at: number }[] = [];
  private readonly otherNames = new Map<string, number[]>();

  constructor(
    private readonly columns: GazetteerColumns,
    private readonly nameAt: (at: number) => string,
  ) {
    const { count, population } = columns;
    const byHash = new Float64Array(count);
    for (let at = 0; at < count; at++) {
      const key = nameKey(nameAt(at));
      // Hash and row in one double, which sorts natively: 32 bits of hash above 20 bits of row.
      byHash[at] = hash(key) * 2 ** 20 + at;
      if (population[at]! >= CLOSE_LEAST_POPULATION) this.larger.push({ key, at });
    }
    byHash.sort();
    this.hashes = Uint32Array.from(byHash, (value) => Math.floor(value / 2 ** 20));
    this.order = Uint32Array.from(byHash, (value) => value % 2 ** 20);
    this.addExonyms();
  }

  /** Rows of the places called exactly so, after normalisation, in no particular order. */
  exact(name: string): number[] {
    return [...new Set(nameKeys(name).flatMap((key) => [...this.byKey(key), ...(this.otherNames.get(key) ?? [])]))];
  }

  /** Rows of larger places called nearly so, with their likeness. */
  close(name: string): { at: number; likeness: number }[] {
    const key = nameKey(name);
    if (key.length < CLOSE_LEAST_LENGTH) return [];
    return this.larger
      .map((entry) => ({ at: entry.at, likeness: likeness(key, entry.key) }))
      .filter((found) => found.likeness >= CLOSE);
  }

  private byKey(key: string): number[] {
    if (key === '') return [];
    const wanted = hash(key);
    const found: number[] = [];
    for (let i = lowerBound(this.hashes, wanted); this.hashes[i] === wanted; i++) {
      const at = this.order[i]!;
      if (nameKey(this.nameAt(at)) === key) found.push(at);
    }
    return found;
  }

  private addExonyms(): void {
    for (const [country, places] of Object.entries(EXONYMS)) {
      for (const [name, others] of Object.entries(places)) {
        const at = this.largest(name, country);
        if (at === undefined) throw new Error(`The gazetteer has no ${name} in ${country}`);
        for (const key of others.map(nameKey)) this.otherNames.set(key, [...(this.otherNames.get(key) ?? []), at]);
      }
    }
  }

  private largest(name: string, country: string): number | undefined {
    const { words, country: countries, population } = this.columns;
    return this.byKey(nameKey(name))
      .filter((at) => words[countries[at]!] === country)
      .sort((a, b) => population[b]! - population[a]!)[0];
  }
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

function lowerBound(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
