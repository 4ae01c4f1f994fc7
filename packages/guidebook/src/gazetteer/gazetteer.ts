import { fileURLToPath } from 'node:url';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type GazetteerColumns, type GazetteerData, NO_ROW, readGazetteer } from './gazetteer-columns.js';
import { GazetteerNames } from './gazetteer-names.js';
import { type Box, isInBox, PositionIndex } from './position-index.js';

/** A populated place. */
export interface Town {
  /** GeoNames id. */
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** First-level administrative code, as GeoNames gives it. */
  admin: string;
  /** GeoNames feature code, e.g. PPLC for a capital. */
  feature: string;
  /** Inhabitants; 0 when not known. */
  population: number;
  latitude: number;
  longitude: number;
}

export interface NearbyTown {
  town: Town;
  /** Metres to its centre. */
  distance: number;
}

export interface NamedTown {
  town: Town;
  /** 1 for its exact name after normalisation, else the likeness. */
  similarity: number;
}

/** Credit that GeoNames asks for. */
export const GAZETTEER_ATTRIBUTION = 'GeoNames (CC BY 4.0)';

/** Inhabitants in a square kilometre of a typical town, and the radius of the smallest in metres. */
const POPULATION_PER_SQUARE_KM = 4000;
const MIN_TOWN_RADIUS_METERS = 800;
/** How much larger the seat of a government or administration counts: its name is used for what lies around it. */
const SEAT_WEIGHT = 1.3;
const SEAT_FEATURE = /^PPL(C|A[123]?)$/;
/** Inhabitants of a city that is large enough to have quarters in the gazetteer as towns of their own. */
const MIN_METROPOLIS_POPULATION = 500_000;
/** The part of such a city's radius in which places that are no towns of their own are its quarters. */
const CORE_RADIUS_SHARE = 0.7;
/** A place in the core with a smaller share than this of the city's inhabitants, and seat of nothing, is a quarter. */
const MAX_QUARTER_POPULATION_SHARE = 0.06;
/** Metres around a town in which its name is used; every town that is not large reaches just so far. */
const MIN_NAME_REACH_METERS = 15_000;
/** Towns larger than this may reach farther. They are few, and have an index of their own. */
const LARGE_TOWN_POPULATION = 400_000;
/** Metres around a position that are searched one after another; nothing is near beyond the last. */
const SEARCH_RADII_METERS = [50_000, 120_000, 300_000];
/** Fewer towns than this are looked at one by one sooner than found by where they lie. */
const MAX_SCANNED_TOWNS = 5_000;

/** Made by the build, and found from the sources as from what is built of them. */
const GAZETTEER_FILE = fileURLToPath(new URL('../../dist/gazetteer.bin', import.meta.url));

/** Radius in metres of the disc a town's people would fill at {@link POPULATION_PER_SQUARE_KM}. */
export function estimateTownRadius(population: number): number {
  return Math.max(MIN_TOWN_RADIUS_METERS, Math.sqrt(population / POPULATION_PER_SQUARE_KM / Math.PI) * 1000);
}

/**
 * How far a town counts, in metres, when it is asked which town is meant: {@link estimateTownRadius}, 1.3 times that for the
 * seat of an administration of the first three levels.
 */
export function getWeightedRadius({ population, feature }: Pick<Town, 'population' | 'feature'>): number {
  return estimateTownRadius(population) * (SEAT_FEATURE.test(feature) ? SEAT_WEIGHT : 1);
}

/** Metres around a town of such a {@link getWeightedRadius} in which its name is used. */
const getNameReach = (radius: number) => Math.max(MIN_NAME_REACH_METERS, 2 * radius);

/** The gazetteer: towns of 1,000 and more inhabitants by position and by name. About 10 MB. */
export class Gazetteer {
  private static instance: Gazetteer | undefined;
  private readonly columns: GazetteerColumns;
  private readonly stringTable: string[];
  private readonly text: Buffer;
  private readonly positions: PositionIndex;
  private readonly largePositions: PositionIndex;
  /** Metres: the farthest that any town's name reaches. */
  private readonly maxReach: number;
  private readonly names: GazetteerNames;
  /** Features that are part of a town (PPLX), or a spot without borders (PPLL): rows of the words. */
  private readonly excludedFeatures: readonly number[];

  private constructor(data: GazetteerData) {
    const { columns, stringTable } = data;
    this.columns = columns;
    this.stringTable = stringTable;
    this.text = Buffer.from(columns.names.buffer);
    this.positions = PositionIndex.fromBytes(columns.positions);
    const large = this.countLargerThan(LARGE_TOWN_POPULATION);
    this.largePositions = PositionIndex.fromColumns(
      columns.latitude.subarray(0, large),
      columns.longitude.subarray(0, large),
    );
    this.maxReach = getNameReach(estimateTownRadius(columns.population[0] ?? 0) * SEAT_WEIGHT);
    this.names = new GazetteerNames(data, (row) => this.getName(row));
    this.excludedFeatures = ['PPLX', 'PPLL'].map((feature) => stringTable.indexOf(feature));
  }

  /**
   * Read once, at the first call, from the file the build makes; 15 ms.
   * @throws Error when it was not built, or by another version
   */
  static load(): Gazetteer {
    Gazetteer.instance ??= new Gazetteer(readGazetteer(GAZETTEER_FILE));
    return Gazetteer.instance;
  }

  get size(): number {
    return this.columns.id.length;
  }

  /**
   * The town people mean at a position: the smallest distance in relation to the size of the town, that is distance ÷
   * max(0.8 km, √(population ÷ 4000 ÷ π)), a seat of administration counting as 1.3 times as wide. Plain nearest would
   * give Neuilly for the Eiffel Tower. A town's name reaches twice that radius, at least 15 km; where no town's name
   * reaches, the nearest one counts, whatever its size. Quarters of a town (PPLX) and localities (PPLL) are left to the
   * town. Null when there is none within 300 km, or, with `country`, none there.
   */
  findNearest(position: Position, country?: string): NearbyTown | null {
    const { columns } = this;
    const countryIndex = country === undefined ? -1 : this.stringTable.indexOf(country);
    let bestMatch = { row: -1, ratio: Number.POSITIVE_INFINITY, distance: 0 };
    let closest = { row: -1, distance: SEARCH_RADII_METERS.at(-1)! };
    const considerRow = (row: number) => {
      if (this.excludedFeatures.includes(columns.feature[row]!)) return;
      if (country !== undefined && columns.country[row] !== countryIndex) return;
      const distance = getDistanceMeters(position, this.getPosition(row));
      if (distance < closest.distance) closest = { row, distance };
      const radius = getWeightedRadius({ population: columns.population[row]!, feature: this.getFeature(row) });
      if (distance > getNameReach(radius)) return;
      const ratio = distance / radius;
      if (ratio < bestMatch.ratio) bestMatch = { row, ratio, distance };
    };
    this.positions.findAround(position, MIN_NAME_REACH_METERS).forEach(considerRow);
    this.largePositions.findAround(position, this.maxReach).forEach(considerRow);
    let searchedRadius = MIN_NAME_REACH_METERS;
    for (const radius of SEARCH_RADII_METERS) {
      if (bestMatch.row >= 0 || closest.distance <= searchedRadius) break;
      this.positions.findAround(position, radius).forEach(considerRow);
      searchedRadius = radius;
    }
    const best = bestMatch.row < 0 ? closest : bestMatch;
    return best.row < 0 ? null : { town: this.getTown(best.row), distance: best.distance };
  }

  /**
   * At most `most` towns of `least` and more inhabitants in a box, the most populous first. Quarters of a town (PPLX)
   * and localities (PPLL) are left out.
   */
  findLargestIn(box: Box, { minPopulation, limit }: { minPopulation: number; limit: number }): Town[] {
    const end = this.countLargerThan(minPopulation - 1);
    const rowsInBox = end <= MAX_SCANNED_TOWNS ? null : Uint32Array.from(this.positions.findInBox(box)).sort();
    const found: Town[] = [];
    for (let i = 0; found.length < limit && i < (rowsInBox?.length ?? end); i++) {
      const row = rowsInBox ? rowsInBox[i]! : i;
      if (row >= end) break;
      if (this.excludedFeatures.includes(this.columns.feature[row]!)) continue;
      if (isInBox(box, this.getPosition(row))) found.push(this.getTown(row));
    }
    return found;
  }

  /**
   * The large city (more than 500,000) a town is a quarter of, or null: the town lies in its core, seven tenths of
   * √(population ÷ 4000 ÷ π), in the same first-level division, and either its own inhabitants are not counted or it
   * is the seat of nothing with less than 6 % of the city's. Saint-Ouen is Paris so; Saint-Denis, a seat, is not.
   */
  findCityOfQuarter(town: Town): Town | null {
    const cities = Array.from({ length: this.countLargerThan(MIN_METROPOLIS_POPULATION) }, (_, row) => row)
      .filter((row) => this.stringTable[this.columns.country[row]!] === town.country)
      .map((row) => this.getTown(row))
      .filter(({ id, admin }) => id !== town.id && admin === town.admin);
    const isItsCity = (city: Town) =>
      getDistanceMeters(city, town) <= CORE_RADIUS_SHARE * estimateTownRadius(city.population) && isQuarter(town, city);
    return cities.find(isItsCity) ?? null;
  }

  /** The most populous town of a country, or null. */
  findLargest(country: string): Town | null {
    const row = this.columns.largest[this.stringTable.indexOf(country)] ?? NO_ROW;
    return row === NO_ROW ? null : this.getTown(row);
  }

  /** Towns called exactly so after normalisation, or so in another language; the most populous first. */
  findByName(name: string, country?: string): NamedTown[] {
    const rows = this.filterByCountry(this.names.findExact(name), (row) => row, country);
    return rows.sort((a, b) => a - b).map((row) => ({ town: this.getTown(row), similarity: 1 }));
  }

  /** Towns of 15,000 and more called nearly so, for typing errors; the most alike first, then the most populous. */
  findBySimilarName(name: string, country?: string): NamedTown[] {
    return this.filterByCountry(this.names.findSimilar(name), ({ row }) => row, country)
      .sort((a, b) => b.similarity - a.similarity || a.row - b.row)
      .slice(0, 10)
      .map(({ row, similarity }) => ({ town: this.getTown(row), similarity }));
  }

  private filterByCountry<T>(found: T[], getRow: (item: T) => number, country: string | undefined): T[] {
    if (country === undefined) return found;
    const code = this.stringTable.indexOf(country);
    return found.filter((item) => this.columns.country[getRow(item)] === code);
  }

  /** Rows are in the order of inhabitants: so many towns, the first ones, have more than this. */
  private countLargerThan(population: number): number {
    const { population: inhabitants } = this.columns;
    let [from, to] = [0, inhabitants.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (inhabitants[middle]! > population) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private getTown(row: number): Town {
    const { columns, stringTable } = this;
    return {
      id: columns.id[row]!,
      name: this.getName(row),
      country: stringTable[columns.country[row]!]!,
      admin: stringTable[columns.admin[row]!]!,
      feature: this.getFeature(row),
      population: columns.population[row]!,
      ...this.getPosition(row),
    };
  }

  private getName(row: number): string {
    const { nameStart } = this.columns;
    return this.text.toString('utf8', nameStart[row]!, nameStart[row + 1]!);
  }

  private getFeature(row: number): string {
    return this.stringTable[this.columns.feature[row]!]!;
  }

  private getPosition(row: number): Position {
    return { latitude: this.columns.latitude[row]! / 1e5, longitude: this.columns.longitude[row]! / 1e5 };
  }
}

const isQuarter = (town: Town, city: Town) =>
  town.population === 0 ||
  (!SEAT_FEATURE.test(town.feature) && town.population < MAX_QUARTER_POPULATION_SHARE * city.population);
