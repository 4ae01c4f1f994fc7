import { fileURLToPath } from 'node:url';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
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

export interface NearTown {
  town: Town;
  /** Metres to its centre. */
  distance: number;
}

export interface NamedTown {
  town: Town;
  /** 1 for its exact name after normalisation, else the likeness. */
  likeness: number;
}

/** Credit that GeoNames asks for. */
export const GAZETTEER_ATTRIBUTION = 'GeoNames (CC BY 4.0)';

/** Inhabitants in a square kilometre of a typical town, and the radius of the smallest in metres. */
const DENSITY = 4000;
const LEAST_RADIUS = 800;
/** How much larger the seat of a government or administration counts: its name is used for what lies around it. */
const SEAT_WEIGHT = 1.3;
const SEAT = /^PPL(C|A[123]?)$/;
/** Inhabitants of a city that is large enough to have quarters in the gazetteer as towns of their own. */
const METROPOLIS = 500_000;
/** The part of such a city's radius in which places that are no towns of their own are its quarters. */
const CORE = 0.7;
/** A place in the core with a smaller share than this of the city's inhabitants, and seat of nothing, is a quarter. */
const QUARTER_SHARE = 0.06;
/** Metres around a town in which its name is used; every town that is not large reaches just so far. */
const LEAST_NAME_REACH = 15_000;
/** Towns larger than this may reach farther. They are few, and have an index of their own. */
const LARGE = 400_000;
/** Metres around a position that are searched one after another; nothing is near beyond the last. */
const WIDER = [50_000, 120_000, 300_000];
/** Fewer towns than this are looked at one by one sooner than found by where they lie. */
const FEW = 5_000;

/** Made by the build, and found from the sources as from what is built of them. */
const FILE = fileURLToPath(new URL('../dist/gazetteer.bin', import.meta.url));

/** Radius in metres of the disc a town's people would fill at {@link DENSITY}. */
export function townRadius(population: number): number {
  return Math.max(LEAST_RADIUS, Math.sqrt(population / DENSITY / Math.PI) * 1000);
}

/**
 * How far a town counts, in metres, when it is asked which town is meant: {@link townRadius}, 1.3 times that for the
 * seat of an administration of the first three levels.
 */
export function meantRadius({ population, feature }: Pick<Town, 'population' | 'feature'>): number {
  return townRadius(population) * (SEAT.test(feature) ? SEAT_WEIGHT : 1);
}

/** Metres around a town of such a {@link meantRadius} in which its name is used. */
const nameReach = (radius: number) => Math.max(LEAST_NAME_REACH, 2 * radius);

/** The gazetteer: towns of 1,000 and more inhabitants by position and by name. About 10 MB. */
export class Gazetteer {
  private static loaded: Gazetteer | undefined;
  private readonly columns: GazetteerColumns;
  private readonly words: string[];
  private readonly text: Buffer;
  private readonly positions: PositionIndex;
  private readonly largePositions: PositionIndex;
  /** Metres: the farthest that any town's name reaches. */
  private readonly longestReach: number;
  private readonly names: GazetteerNames;
  /** Features that are part of a town (PPLX), or a spot without borders (PPLL): rows of the words. */
  private readonly noTowns: readonly number[];

  private constructor(data: GazetteerData) {
    const { columns, words } = data;
    this.columns = columns;
    this.words = words;
    this.text = Buffer.from(columns.names.buffer);
    this.positions = PositionIndex.from(columns.positions);
    const large = this.countLargerThan(LARGE);
    this.largePositions = PositionIndex.ofColumns(
      columns.latitude.subarray(0, large),
      columns.longitude.subarray(0, large),
    );
    this.longestReach = nameReach(townRadius(columns.population[0] ?? 0) * SEAT_WEIGHT);
    this.names = new GazetteerNames(data, (row) => this.nameAt(row));
    this.noTowns = ['PPLX', 'PPLL'].map((feature) => words.indexOf(feature));
  }

  /**
   * Read once, at the first call, from the file the build makes; 15 ms.
   * @throws Error when it was not built, or by another version
   */
  static load(): Gazetteer {
    Gazetteer.loaded ??= new Gazetteer(readGazetteer(FILE));
    return Gazetteer.loaded;
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
  nearest(position: Position, country?: string): NearTown | null {
    const { columns } = this;
    const inCountry = country === undefined ? -1 : this.words.indexOf(country);
    let meant = { row: -1, ratio: Number.POSITIVE_INFINITY, distance: 0 };
    let closest = { row: -1, distance: WIDER.at(-1)! };
    const consider = (row: number) => {
      if (this.noTowns.includes(columns.feature[row]!)) return;
      if (country !== undefined && columns.country[row] !== inCountry) return;
      const distance = distanceMetres(position, this.positionAt(row));
      if (distance < closest.distance) closest = { row, distance };
      const radius = meantRadius({ population: columns.population[row]!, feature: this.featureAt(row) });
      if (distance > nameReach(radius)) return;
      const ratio = distance / radius;
      if (ratio < meant.ratio) meant = { row, ratio, distance };
    };
    this.positions.around(position, LEAST_NAME_REACH).forEach(consider);
    this.largePositions.around(position, this.longestReach).forEach(consider);
    let searched = LEAST_NAME_REACH;
    for (const radius of WIDER) {
      if (meant.row >= 0 || closest.distance <= searched) break;
      this.positions.around(position, radius).forEach(consider);
      searched = radius;
    }
    const best = meant.row < 0 ? closest : meant;
    return best.row < 0 ? null : { town: this.townAt(best.row), distance: best.distance };
  }

  /**
   * At most `most` towns of `least` and more inhabitants in a box, the most populous first. Quarters of a town (PPLX)
   * and localities (PPLL) are left out.
   */
  largestIn(box: Box, { least, most }: { least: number; most: number }): Town[] {
    const end = this.countLargerThan(least - 1);
    const inBox = end <= FEW ? null : Uint32Array.from(this.positions.inBox(box)).sort();
    const found: Town[] = [];
    for (let i = 0; found.length < most && i < (inBox?.length ?? end); i++) {
      const row = inBox ? inBox[i]! : i;
      if (row >= end) break;
      if (this.noTowns.includes(this.columns.feature[row]!)) continue;
      if (isInBox(box, this.positionAt(row))) found.push(this.townAt(row));
    }
    return found;
  }

  /**
   * The large city (more than 500,000) a town is a quarter of, or null: the town lies in its core, seven tenths of
   * √(population ÷ 4000 ÷ π), in the same first-level division, and either its own inhabitants are not counted or it
   * is the seat of nothing with less than 6 % of the city's. Saint-Ouen is Paris so; Saint-Denis, a seat, is not.
   */
  cityOfQuarter(town: Town): Town | null {
    const cities = Array.from({ length: this.countLargerThan(METROPOLIS) }, (_, row) => row)
      .filter((row) => this.words[this.columns.country[row]!] === town.country)
      .map((row) => this.townAt(row))
      .filter(({ id, admin }) => id !== town.id && admin === town.admin);
    const isItsCity = (city: Town) =>
      distanceMetres(city, town) <= CORE * townRadius(city.population) && isQuarter(town, city);
    return cities.find(isItsCity) ?? null;
  }

  /** The most populous town of a country, or null. */
  largest(country: string): Town | null {
    const row = this.columns.largest[this.words.indexOf(country)] ?? NO_ROW;
    return row === NO_ROW ? null : this.townAt(row);
  }

  /** Towns called exactly so after normalisation, or so in another language; the most populous first. */
  named(name: string, country?: string): NamedTown[] {
    const rows = this.inCountry(this.names.exact(name), (row) => row, country);
    return rows.sort((a, b) => a - b).map((row) => ({ town: this.townAt(row), likeness: 1 }));
  }

  /** Towns of 15,000 and more called nearly so, for typing errors; the most alike first, then the most populous. */
  namedLike(name: string, country?: string): NamedTown[] {
    return this.inCountry(this.names.close(name), ({ row }) => row, country)
      .sort((a, b) => b.likeness - a.likeness || a.row - b.row)
      .slice(0, 10)
      .map(({ row, likeness }) => ({ town: this.townAt(row), likeness }));
  }

  private inCountry<T>(found: T[], rowOf: (one: T) => number, country: string | undefined): T[] {
    if (country === undefined) return found;
    const code = this.words.indexOf(country);
    return found.filter((one) => this.columns.country[rowOf(one)] === code);
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

  private townAt(row: number): Town {
    const { columns, words } = this;
    return {
      id: columns.id[row]!,
      name: this.nameAt(row),
      country: words[columns.country[row]!]!,
      admin: words[columns.admin[row]!]!,
      feature: this.featureAt(row),
      population: columns.population[row]!,
      ...this.positionAt(row),
    };
  }

  private nameAt(row: number): string {
    const { nameStart } = this.columns;
    return this.text.toString('utf8', nameStart[row]!, nameStart[row + 1]!);
  }

  private featureAt(row: number): string {
    return this.words[this.columns.feature[row]!]!;
  }

  private positionAt(row: number): Position {
    return { latitude: this.columns.latitude[row]! / 1e5, longitude: this.columns.longitude[row]! / 1e5 };
  }
}

const isQuarter = (town: Town, city: Town) =>
  town.population === 0 || (!SEAT.test(town.feature) && town.population < QUARTER_SHARE * city.population);
