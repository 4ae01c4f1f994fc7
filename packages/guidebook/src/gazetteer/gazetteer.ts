import { fileURLToPath } from 'node:url';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { toNameKey } from '../names/name-keys.js';
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
  /** Population; 0 when unknown. */
  population: number;
  latitude: number;
  longitude: number;
}

export interface NearbyTown {
  town: Town;
  /** Meters to its center. */
  distance: number;
}

export interface NamedTown {
  town: Town;
  /** 1 for an exact name after normalization, otherwise the similarity. */
  similarity: number;
}

/** Attribution that GeoNames requires. */
export const GAZETTEER_ATTRIBUTION = 'GeoNames (CC BY 4.0)';

/** Population per square kilometer of a typical town, and minimum radius of a town in meters. */
const POPULATION_PER_SQUARE_KM = 4000;
const MIN_TOWN_RADIUS_METERS = 800;
/** Size factor of seats of government or administration, whose names people use for the surrounding area. */
const SEAT_WEIGHT = 1.3;
const SEAT_FEATURE = /^PPL(C|A[123]?)$/;
/** Population from which a city is large enough to have quarters listed as towns. */
const MIN_METROPOLIS_POPULATION = 500_000;
/** Share of such a city's radius in which dependent places are its quarters. */
const CORE_RADIUS_SHARE = 0.7;
/** A place in the core is a quarter when it is not a seat and its population share of the city is below this. */
const MAX_QUARTER_POPULATION_SHARE = 0.06;
/**
 * Minimum reach of a town's name in meters, which is the actual reach of every town that is not large.
 */
const MIN_NAME_REACH_METERS = 15_000;
/** Names of towns larger than this may reach farther. These towns are few and have their own index. */
const LARGE_TOWN_POPULATION = 400_000;
/** Radii in meters searched one after another; towns beyond the last one are ignored. */
const SEARCH_RADII_METERS = [50_000, 120_000, 300_000];
/** Up to this number, scanning the towns is faster than using the position index. */
const MAX_SCANNED_TOWNS = 5_000;

/** The build creates this file; the path is valid from both the sources and the build output. */
const GAZETTEER_FILE = fileURLToPath(new URL('../../dist/gazetteer.bin', import.meta.url));

/** Estimates the radius in meters of the disc that a town's people fill at {@link POPULATION_PER_SQUARE_KM}. */
export function estimateTownRadius(population: number): number {
  return Math.max(MIN_TOWN_RADIUS_METERS, Math.sqrt(population / POPULATION_PER_SQUARE_KM / Math.PI) * 1000);
}

/**
 * Returns the radius in meters by which towns are compared: {@link estimateTownRadius}, times 1.3 for the seat of an
 * administration of the first three levels.
 */
export function getWeightedRadius({ population, feature }: Pick<Town, 'population' | 'feature'>): number {
  return estimateTownRadius(population) * (SEAT_FEATURE.test(feature) ? SEAT_WEIGHT : 1);
}

/** Returns the reach of a town's name in meters, by its {@link getWeightedRadius}. */
const getNameReach = (radius: number) => Math.max(MIN_NAME_REACH_METERS, 2 * radius);

/** First byte in UTF-8 that is no ASCII character, and the bit by which small ASCII letters differ from capitals. */
const FIRST_NON_ASCII = 0x80;
const LOWER_CASE_BIT = 0x20;

/** Finds towns of 1,000 and more inhabitants by position and by name. Takes about 10 MB. */
export class Gazetteer {
  private static instance: Gazetteer | undefined;
  private readonly columns: GazetteerColumns;
  private readonly stringTable: string[];
  private readonly text: Buffer;
  private readonly positions: PositionIndex;
  private readonly largePositions: PositionIndex;
  /** The largest name reach of any town, in meters. */
  private readonly maxReach: number;
  private readonly names: GazetteerNames;
  /** Features that are part of a town (PPLX) or a spot without borders (PPLL), as string table indexes. */
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
   * Loads the file that the build creates at the first call and shares it; takes 15 ms.
   * @throws Error when the file was not built or was built by another version
   */
  static load(): Gazetteer {
    Gazetteer.instance ??= new Gazetteer(readGazetteer(GAZETTEER_FILE));
    return Gazetteer.instance;
  }

  get size(): number {
    return this.columns.id.length;
  }

  /**
   * Returns the town that people mean at a position: the one with the smallest distance relative to its size, distance
   * ÷ max(0.8 km, √(population ÷ 4000 ÷ π)), where a seat of administration counts as 1.3 times as wide. The plain
   * nearest town would be Neuilly for the Eiffel Tower. A town's name reaches twice that radius, at least 15 km; where
   * no name reaches, the nearest town of any size counts. Quarters (PPLX) and localities (PPLL) are ignored. Returns
   * null when no town lies within 300 km, or, with `country`, none in that country.
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
   * Returns at most `limit` towns of `minPopulation` and more inhabitants in a box, most populous first; quarters
   * (PPLX) and localities (PPLL) only on request.
   */
  findLargestIn(
    box: Box,
    { minPopulation, limit, withQuarters = false }: { minPopulation: number; limit: number; withQuarters?: boolean },
  ): Town[] {
    const end = this.countLargerThan(minPopulation - 1);
    const rowsInBox = end <= MAX_SCANNED_TOWNS ? null : Uint32Array.from(this.positions.findInBox(box)).sort();
    const found: Town[] = [];
    for (let i = 0; found.length < limit && i < (rowsInBox?.length ?? end); i++) {
      const row = rowsInBox ? rowsInBox[i]! : i;
      if (row >= end) break;
      if (!withQuarters && this.excludedFeatures.includes(this.columns.feature[row]!)) continue;
      if (isInBox(box, this.getPosition(row))) found.push(this.getTown(row));
    }
    return found;
  }

  /**
   * Returns the large city (more than 500,000) of which a town is a quarter, or null. A quarter lies in the city's
   * core, seven tenths of √(population ÷ 4000 ÷ π), in the same first-level division, and has either no population
   * figure or less than 6 % of the city's without being a seat. Saint-Ouen is thus part of Paris; Saint-Denis, a seat,
   * is not.
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

  /** Returns the most populous town of a country, or null. */
  findLargest(country: string): Town | null {
    const row = this.columns.largest[this.stringTable.indexOf(country)] ?? NO_ROW;
    return row === NO_ROW ? null : this.getTown(row);
  }

  /** Returns the positions of a country's towns of `minPopulation` and more inhabitants, of the most populous first. */
  getTownPositions(country: string, minPopulation: number): Position[] {
    const index = this.stringTable.indexOf(country);
    return Array.from({ length: this.countLargerThan(minPopulation - 1) }, (_, row) => row)
      .filter((row) => this.columns.country[row] === index)
      .map((row) => this.getPosition(row));
  }

  /** Returns towns with exactly this name after normalization, also in another language; most populous first. */
  findByName(name: string, country?: string): NamedTown[] {
    const rows = this.filterByCountry(this.names.findExact(name), (row) => row, country);
    return rows.sort((a, b) => a - b).map((row) => ({ town: this.getTown(row), similarity: 1 }));
  }

  /**
   * Returns towns of 15,000 and more with a similar name, to tolerate typing errors; most similar first, then most
   * populous.
   */
  findBySimilarName(name: string, country?: string): NamedTown[] {
    return this.filterByCountry(this.names.findSimilar(name), ({ row }) => row, country)
      .sort((a, b) => b.similarity - a.similarity || a.row - b.row)
      .slice(0, 10)
      .map(({ row, similarity }) => ({ town: this.getTown(row), similarity }));
  }

  /** Returns at most `limit` towns of `minPopulation` and more whose names begin with some letters; most populous first. */
  findByBeginning(beginning: string, minPopulation: number, limit: number): Town[] {
    const key = toNameKey(beginning);
    const found: Town[] = [];
    for (let row = 0; row < this.countLargerThan(minPopulation - 1) && found.length < limit; row++) {
      if (this.mayBeginWith(row, key) && toNameKey(this.getName(row)).startsWith(key)) found.push(this.getTown(row));
    }
    return found;
  }

  /** Compares first letters without decoding the name, because most names begin with another one. */
  private mayBeginWith(row: number, key: string): boolean {
    const first = this.text[this.columns.nameStart[row]!]!;
    return first >= FIRST_NON_ASCII || (first | LOWER_CASE_BIT) === key.charCodeAt(0);
  }

  private filterByCountry<T>(found: T[], getRow: (item: T) => number, country: string | undefined): T[] {
    if (country === undefined) return found;
    const code = this.stringTable.indexOf(country);
    return found.filter((item) => this.columns.country[getRow(item)] === code);
  }

  /** Counts towns with more than this population; as rows are ordered by population, these are the first rows. */
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
