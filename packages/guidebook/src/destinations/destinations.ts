import { readdirSync, readFileSync } from 'node:fs';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { DestinationRecord } from '../atlas/records.js';
import { FuzzyNameIndex } from '../names/fuzzy-name-index.js';
import { addToGroup } from '../names/group.js';
import { toNameKey, toNameKeys } from '../names/name-keys.js';

const DATA_FOLDER = new URL('../../data/destinations/', import.meta.url);

/** Returns all names of a destination, the English one first. */
export const getDestinationNames = ({ name, localNames, aliases }: DestinationRecord): string[] => [
  name,
  ...localNames,
  ...aliases,
];

/** Checks whether a position lies in the box around a destination. */
export function isInExtent({ extent }: Pick<DestinationRecord, 'extent'>, { latitude, longitude }: Position): boolean {
  const [west, south, east, north] = extent;
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}

/** Regions, islands, lakes, mountains and other destinations, by name and position. */
export class Destinations {
  private static instance: Destinations | undefined;
  private readonly byKey = new Map<string, DestinationRecord[]>();
  private readonly byId: ReadonlyMap<string, DestinationRecord>;
  private readonly keys: string[];
  private fuzzyNames: FuzzyNameIndex | undefined;

  constructor(readonly records: readonly DestinationRecord[]) {
    this.byId = new Map(records.map((record) => [record.id, record]));
    for (const record of records) {
      for (const key of new Set(getDestinationNames(record).map(toNameKey))) addToGroup(this.byKey, key, record);
    }
    this.keys = [...this.byKey.keys()];
  }

  /** Builds the index of similar names for the first typing error, since many processes need none. */
  private getFuzzyNames(): FuzzyNameIndex {
    this.fuzzyNames ??= FuzzyNameIndex.fromKeys(this.keys);
    return this.fuzzyNames;
  }

  /** Loads the records at the first call and shares them. Tests validate them. */
  static load(): Destinations {
    Destinations.instance ??= new Destinations(
      readdirSync(DATA_FOLDER)
        .sort()
        .flatMap((file) => JSON.parse(readFileSync(new URL(file, DATA_FOLDER), 'utf8')) as DestinationRecord[]),
    );
    return Destinations.instance;
  }

  find(id: string): DestinationRecord | null {
    return this.byId.get(id) ?? null;
  }

  /** Returns destinations with exactly this name after normalization, most prominent first. */
  findByName(name: string): DestinationRecord[] {
    const found = new Set(toNameKeys(name).flatMap((key) => this.byKey.get(key) ?? []));
    return [...found].sort((a, b) => b.prominence - a.prominence);
  }

  /** Returns destinations with a similar name, with the similarity of the best one. */
  findBySimilarName(name: string): { destination: DestinationRecord; similarity: number }[] {
    const best = new Map<DestinationRecord, number>();
    for (const { entry, similarity } of this.getFuzzyNames().find(toNameKey(name))) {
      for (const record of this.byKey.get(this.keys[entry]!)!)
        best.set(record, Math.max(similarity, best.get(record) ?? 0));
    }
    return [...best].map(([destination, similarity]) => ({ destination, similarity }));
  }
}
