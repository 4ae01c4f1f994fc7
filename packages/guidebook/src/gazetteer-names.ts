import { CloseNames, lowerBound } from './close-names.js';
import { EXONYMS } from './exonyms.js';
import type { GazetteerColumns, GazetteerData } from './gazetteer-columns.js';
import { nameHash, nameKey, nameKeys } from './names.js';

/** Towns by name: a sorted column of hashes for exact names, an index of the larger ones for close names. */
export class GazetteerNames {
  private readonly columns: GazetteerColumns;
  private readonly words: string[];
  private readonly closeNames: CloseNames;
  private readonly otherNames = new Map<string, number[]>();

  constructor(
    { columns, closeNames, words }: GazetteerData,
    private readonly nameAt: (row: number) => string,
  ) {
    this.columns = columns;
    this.words = words;
    this.closeNames = new CloseNames(closeNames);
    this.addExonyms();
  }

  /** Rows of the places called exactly so, after normalisation, in no particular order. */
  exact(name: string): number[] {
    return [...new Set(nameKeys(name).flatMap((key) => [...this.byKey(key), ...(this.otherNames.get(key) ?? [])]))];
  }

  /** Rows of larger places called nearly so, with their likeness. */
  close(name: string): { row: number; likeness: number }[] {
    return this.closeNames.find(nameKey(name)).map(({ entry, likeness }) => ({ row: entry, likeness }));
  }

  private byKey(key: string): number[] {
    if (key === '') return [];
    const { keyHash, keyRow } = this.columns;
    const wanted = nameHash(key);
    const found: number[] = [];
    for (let i = lowerBound(keyHash, wanted); keyHash[i] === wanted; i++) {
      const row = keyRow[i]!;
      if (nameKey(this.nameAt(row)) === key) found.push(row);
    }
    return found;
  }

  private addExonyms(): void {
    for (const [country, places] of Object.entries(EXONYMS)) {
      for (const [name, others] of Object.entries(places)) {
        const row = this.largest(name, country);
        if (row === undefined) throw new Error(`The gazetteer has no ${name} in ${country}`);
        for (const key of others.map(nameKey)) this.otherNames.set(key, [...(this.otherNames.get(key) ?? []), row]);
      }
    }
  }

  private largest(name: string, country: string): number | undefined {
    const rows = this.byKey(nameKey(name)).filter((row) => this.words[this.columns.country[row]!] === country);
    return rows.length === 0 ? undefined : Math.min(...rows);
  }
}
