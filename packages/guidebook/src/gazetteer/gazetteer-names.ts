import { EXONYMS } from '../names/exonyms.js';
import { FuzzyNameIndex, lowerBound } from '../names/fuzzy-name-index.js';
import { hashNameKey, toNameKey, toNameKeys } from '../names/name-keys.js';
import type { GazetteerColumns, GazetteerData } from './gazetteer-columns.js';

/** Finds towns by name: a sorted column of hashes for exact names, a fuzzy index of larger towns for similar ones. */
export class GazetteerNames {
  private readonly columns: GazetteerColumns;
  private readonly stringTable: string[];
  private readonly fuzzyNames: FuzzyNameIndex;
  private readonly rowsByExonym = new Map<string, number[]>();

  constructor(
    { columns, fuzzyNames, stringTable }: GazetteerData,
    private readonly getName: (row: number) => string,
  ) {
    this.columns = columns;
    this.stringTable = stringTable;
    this.fuzzyNames = new FuzzyNameIndex(fuzzyNames);
    this.addExonyms();
  }

  /** Returns rows of towns with exactly this name after normalization, unordered. */
  findExact(name: string): number[] {
    return [
      ...new Set(toNameKeys(name).flatMap((key) => [...this.findByKey(key), ...(this.rowsByExonym.get(key) ?? [])])),
    ];
  }

  /** Returns rows of larger towns with a similar name, with their similarity. */
  findSimilar(name: string): { row: number; similarity: number }[] {
    return this.fuzzyNames.find(toNameKey(name)).map(({ entry, similarity }) => ({ row: entry, similarity }));
  }

  private findByKey(key: string): number[] {
    if (key === '') return [];
    const { keyHash, keyRow } = this.columns;
    const hash = hashNameKey(key);
    const rows: number[] = [];
    for (let i = lowerBound(keyHash, hash); keyHash[i] === hash; i++) {
      const row = keyRow[i]!;
      if (toNameKey(this.getName(row)) === key) rows.push(row);
    }
    return rows;
  }

  private addExonyms(): void {
    for (const [country, places] of Object.entries(EXONYMS)) {
      for (const [name, exonyms] of Object.entries(places)) {
        const row = this.findLargest(name, country);
        if (row === undefined) throw new Error(`The gazetteer has no ${name} in ${country}`);
        for (const key of exonyms.map(toNameKey))
          this.rowsByExonym.set(key, [...(this.rowsByExonym.get(key) ?? []), row]);
      }
    }
  }

  private findLargest(name: string, country: string): number | undefined {
    const rows = this.findByKey(toNameKey(name)).filter(
      (row) => this.stringTable[this.columns.country[row]!] === country,
    );
    return rows.length === 0 ? undefined : Math.min(...rows);
  }
}
