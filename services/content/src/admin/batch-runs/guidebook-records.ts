import type { GuidebookRecord } from '@placelore/contracts/places/facts.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';

export interface NamedRecord extends GuidebookRecord {
  name: string;
}

let records: readonly NamedRecord[] | undefined;

/**
 * Returns the sights of the guidebook, best known first, then its cities. The id of an item is a number in this list,
 * from 1.
 */
export function listGuidebookRecords(): readonly NamedRecord[] {
  const { landmarks, cities } = Guidebook.load();
  records ??= [
    ...landmarks
      .toSorted((a, b) => b.popularity - a.popularity)
      .map(({ id, name }): NamedRecord => ({ type: 'landmark', id, name })),
    ...cities.map(({ id, name }): NamedRecord => ({ type: 'city', id, name })),
  ];
  return records;
}
