import { buildFuzzyNameColumns, type FuzzyNameColumns } from '../names/fuzzy-name-index.js';
import { hashNameKey, toNameKey } from '../names/name-keys.js';
import { readColumns, writeColumns } from './column-file.js';
import type { SourceTown } from './gazetteer-source.js';
import { PositionIndex } from './position-index.js';

/** Minimum population of towns that misspelled names find, since any word resembles some small town. */
export const MIN_FUZZY_POPULATION = 15_000;
/** Value in {@link GazetteerColumns.largest} for a string that is not a country. */
export const NO_ROW = 0xffffffff;

/**
 * All gazetteer towns as columns, with their indexes. 135,000 objects would take ten times the memory. Each town is a
 * row; rows are ordered by population, largest first.
 */
export interface GazetteerColumns {
  id: Uint32Array<ArrayBuffer>;
  /** Degrees times 100,000, the precision of the source. */
  latitude: Int32Array<ArrayBuffer>;
  longitude: Int32Array<ArrayBuffer>;
  population: Uint32Array<ArrayBuffer>;
  /** Indexes into {@link GazetteerData.stringTable}. */
  country: Uint16Array<ArrayBuffer>;
  admin: Uint16Array<ArrayBuffer>;
  feature: Uint16Array<ArrayBuffer>;
  /** The row of the most populous town of each country, by string table index. */
  largest: Uint32Array<ArrayBuffer>;
  /** UTF-8; the name of row i spans nameStart[i] to nameStart[i + 1]. */
  names: Uint8Array<ArrayBuffer>;
  nameStart: Uint32Array<ArrayBuffer>;
  /** Hashes of the name keys, ascending, with the row of each. */
  keyHash: Uint32Array<ArrayBuffer>;
  keyRow: Uint32Array<ArrayBuffer>;
  /** Serialized {@link PositionIndex}. */
  positions: Uint8Array<ArrayBuffer>;
}

export interface GazetteerData {
  columns: GazetteerColumns;
  /** Names of the towns with at least {@link MIN_FUZZY_POPULATION} people, by row. */
  fuzzyNames: FuzzyNameColumns;
  stringTable: string[];
}

/** Writes the file that {@link readGazetteer} reads; takes about a second for 135,000 towns. */
export function writeGazetteer(file: string, towns: readonly SourceTown[]): void {
  const { columns, fuzzyNames, stringTable } = buildGazetteerData(
    [...towns].sort((a, b) => b.population - a.population),
  );
  writeColumns(file, { ...columns, ...addClosePrefix(fuzzyNames) }, stringTable);
}

/**
 * Reads a gazetteer file of {@link writeGazetteer}; takes 10 ms.
 * @throws Error when the file is missing, incomplete or has another layout
 */
export function readGazetteer(file: string): GazetteerData {
  const { columns, words: stringTable } = readColumns<GazetteerColumns & ClosePrefixed<FuzzyNameColumns>, string[]>(
    file,
  );
  const { closeEntry, closeKeys, closeKeyStart, closeLetters, closePairSets, closePairs, closePairStart } = columns;
  const fuzzyNames = {
    entry: closeEntry,
    keys: closeKeys,
    keyStart: closeKeyStart,
    letters: closeLetters,
    pairSets: closePairSets,
    pairs: closePairs,
    pairStart: closePairStart,
  };
  return { columns, fuzzyNames, stringTable };
}

/** The file stores the columns of the fuzzy names among the others, with a prefix: `keys` as `closeKeys`. */
type ClosePrefixed<T> = { [K in keyof T as `close${Capitalize<string & K>}`]: T[K] };

function addClosePrefix({
  entry,
  keys,
  keyStart,
  letters,
  pairSets,
  pairs,
  pairStart,
}: FuzzyNameColumns): ClosePrefixed<FuzzyNameColumns> {
  return {
    closeEntry: entry,
    closeKeys: keys,
    closeKeyStart: keyStart,
    closeLetters: letters,
    closePairSets: pairSets,
    closePairs: pairs,
    closePairStart: pairStart,
  };
}

/**
 * Builds the gazetteer columns and their indexes.
 * @param towns the most populous first
 */
function buildGazetteerData(towns: readonly SourceTown[]): GazetteerData {
  const stringIndexes = new Map<string, number>();
  const encodeColumn = (field: 'country' | 'admin' | 'feature') =>
    Uint16Array.from(towns, (town) => {
      const row = stringIndexes.get(town[field]) ?? stringIndexes.size;
      stringIndexes.set(town[field], row);
      return row;
    });
  const [country, admin, feature] = [encodeColumn('country'), encodeColumn('admin'), encodeColumn('feature')];
  const latitude = Int32Array.from(towns, (town) => town.latitude);
  const longitude = Int32Array.from(towns, (town) => town.longitude);
  const keys = towns.map(({ name }) => toNameKey(name));
  const columns = {
    id: Uint32Array.from(towns, ({ id }) => id),
    latitude,
    longitude,
    population: Uint32Array.from(towns, ({ population }) => population),
    country,
    admin,
    feature,
    largest: findLargestRows(country, stringIndexes.size),
    ...encodeNames(towns),
    ...encodeHashes(keys),
    positions: PositionIndex.fromColumns(latitude, longitude).bytes,
  };
  const larger = towns.filter(({ population }) => population >= MIN_FUZZY_POPULATION).length;
  return { columns, fuzzyNames: buildFuzzyNameColumns(keys.slice(0, larger)), stringTable: [...stringIndexes.keys()] };
}

function findLargestRows(country: Uint16Array, stringCount: number): Uint32Array<ArrayBuffer> {
  const largest = new Uint32Array(stringCount).fill(NO_ROW);
  country.forEach((countryIndex, row) => {
    if (largest[countryIndex] === NO_ROW) largest[countryIndex] = row;
  });
  return largest;
}

function encodeNames(towns: readonly SourceTown[]): Pick<GazetteerColumns, 'names' | 'nameStart'> {
  const names = towns.map(({ name }) => Buffer.from(name));
  const nameStart = new Uint32Array(towns.length + 1);
  names.forEach((name, row) => {
    nameStart[row + 1] = nameStart[row]! + name.length;
  });
  return { names: Uint8Array.from(Buffer.concat(names)), nameStart };
}

function encodeHashes(keys: readonly string[]): Pick<GazetteerColumns, 'keyHash' | 'keyRow'> {
  // Packs hash and row into one double, which sorts natively: 32 bits of hash above 21 bits of row.
  const byHash = Float64Array.from(keys, (key, row) => hashNameKey(key) * 2 ** 21 + row).sort();
  return {
    keyHash: Uint32Array.from(byHash, (value) => Math.floor(value / 2 ** 21)),
    keyRow: Uint32Array.from(byHash, (value) => value % 2 ** 21),
  };
}
