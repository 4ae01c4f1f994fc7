import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import { getDestinationNames } from '@placelore/guidebook/destinations/destinations.js';

/** Share of trigrams that two names must have in common. */
const MIN_SIMILARITY = 0.4;

/** Search for names without the resolver: a Map of exact names, otherwise the most similar name by trigrams. */
export class BaselineResolver {
  private readonly names: string[] = [];
  private readonly byName = new Map<string, number>();
  private readonly byTrigram = new Map<string, number[]>();
  private readonly trigramCounts: number[] = [];

  constructor({ guidebook, destinations, gazetteer }: Atlas) {
    for (const landmark of guidebook.landmarks) for (const name of getNames(landmark)) this.add(name);
    for (const city of guidebook.cities) for (const name of getNames(city)) this.add(name);
    for (const destination of destinations.records) for (const name of getDestinationNames(destination)) this.add(name);
    const world = { west: -180, south: -90, east: 180, north: 90 };
    const towns = gazetteer.findLargestIn(world, { minPopulation: 0, limit: Number.MAX_SAFE_INTEGER });
    for (const { name } of towns) this.add(name);
  }

  /** Returns the name that a query refers to, or null. Only the text before the first comma counts. */
  resolve(query: string): string | null {
    const key = toKey(query.split(',')[0]!);
    const exact = this.byName.get(key);
    if (exact !== undefined) return this.names[exact]!;
    const shared = new Map<number, number>();
    const trigrams = toTrigrams(key);
    for (const trigram of trigrams)
      for (const entry of this.byTrigram.get(trigram) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    let best: { entry: number; similarity: number } | null = null;
    for (const [entry, count] of shared) {
      const similarity = count / (trigrams.size + this.trigramCounts[entry]! - count);
      if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { entry, similarity };
    }
    return best && this.names[best.entry]!;
  }

  private add(name: string): void {
    const key = toKey(name);
    if (this.byName.has(key)) return;
    const entry = this.names.push(name) - 1;
    this.byName.set(key, entry);
    const trigrams = toTrigrams(key);
    this.trigramCounts.push(trigrams.size);
    for (const trigram of trigrams) {
      const entries = this.byTrigram.get(trigram);
      if (entries) entries.push(entry);
      else this.byTrigram.set(trigram, [entry]);
    }
  }
}

const toKey = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

function toTrigrams(key: string): Set<string> {
  const padded = `  ${key} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}
