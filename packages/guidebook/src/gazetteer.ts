import { distanceMetres, type Position } from '@placelore/contracts/geography.js';
import { type GazetteerColumns, readGazetteerColumns } from './gazetteer-columns.js';
import { GazetteerGrid } from './gazetteer-grid.js';
import { GazetteerNames } from './gazetteer-names.js';

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
const LEAST_RADIUS = 1500;
/** Towns larger than this (a radius of 6.3 km) are few enough to be looked at one by one. */
const LARGE = 500_000;
/** Metres around a town in which its name is used; every town that is not large reaches just so far. */
const LEAST_NAME_REACH = 15_000;
/** Nothing is near beyond this, in metres. */
const FARTHEST = 300_000;

/** Radius in metres of the disc a town's people would fill at {@link DENSITY}. */
export function townRadius(population: number): number {
  return Math.max(LEAST_RADIUS, Math.sqrt(population / DENSITY / Math.PI) * 1000);
}

/** The gazetteer: towns of 1,000 and more inhabitants by position and by name. About 10 MB. */
export class Gazetteer {
  private static loaded: Gazetteer | undefined;
  private readonly grid: GazetteerGrid;
  private readonly names: GazetteerNames;
  private readonly large: number[] = [];
  private readonly sectionFeature: number;

  private constructor(private readonly columns: GazetteerColumns) {
    this.grid = new GazetteerGrid(columns);
    this.names = new GazetteerNames(columns, (at) => this.nameAt(at));
    this.sectionFeature = columns.words.indexOf('PPLX');
    for (let at = 0; at < columns.count; at++) if (columns.population[at]! > LARGE) this.large.push(at);
  }

  /** Read once, at the first call. */
  static load(): Gazetteer {
    Gazetteer.loaded ??= new Gazetteer(readGazetteerColumns());
    return Gazetteer.loaded;
  }

  get size(): number {
    return this.columns.count;
  }

  /**
   * The town people mean at a position: the smallest distance in relation to the size of the town, that is distance ÷
   * max(1.5 km, √(population ÷ 4000 ÷ π)). Plain nearest would give Neuilly for the Eiffel Tower. A town's name reaches
   * twice that radius, at least 15 km; where no town's name reaches, the nearest one counts, whatever its size. Quarters
   * of a town (PPLX) are left to the town. Null when there is none within 300 km, or, with `country`, none there.
   */
  nearest(position: Position, country?: string): NearTown | null {
    const { columns } = this;
    const inCountry = country === undefined ? -1 : columns.words.indexOf(country);
    let meant = { at: -1, ratio: Number.POSITIVE_INFINITY, distance: 0 };
    let closest = { at: -1, distance: FARTHEST };
    const consider = (at: number) => {
      if (columns.feature[at] === this.sectionFeature) return;
      if (country !== undefined && columns.country[at] !== inCountry) return;
      const distance = distanceMetres(position, this.positionAt(at));
      if (distance < closest.distance) closest = { at, distance };
      const radius = townRadius(columns.population[at]!);
      if (distance > Math.max(LEAST_NAME_REACH, 2 * radius)) return;
      const ratio = distance / radius;
      if (ratio < meant.ratio) meant = { at, ratio, distance };
    };
    for (const at of this.large) consider(at);
    this.grid.around(position, LEAST_NAME_REACH, consider);
    for (let radius = 50_000; meant.at < 0 && closest.distance > radius / 3 && radius <= FARTHEST; radius *= 2.4) {
      this.grid.around(position, radius, consider);
    }
    const best = meant.at < 0 ? closest : meant;
    return best.at < 0 ? null : { town: this.townAt(best.at), distance: best.distance };
  }

  /** The most populous town of a country, or null. */
  largest(country: string): Town | null {
    const { columns } = this;
    const code = columns.words.indexOf(country);
    let best = -1;
    for (let at = 0; at < columns.count; at++) {
      if (columns.country[at] !== code) continue;
      if (best < 0 || columns.population[at]! > columns.population[best]!) best = at;
    }
    return best < 0 ? null : this.townAt(best);
  }

  /** Towns called exactly so after normalisation, or so in another language; the most populous first. */
  named(name: string, country?: string): NamedTown[] {
    return this.ranked(
      this.names.exact(name).map((at) => ({ at, likeness: 1 })),
      country,
    );
  }

  /** Towns of 15,000 and more called nearly so, for typing errors; the most alike first, then the most populous. */
  namedLike(name: string, country?: string): NamedTown[] {
    return this.ranked(this.names.close(name), country).slice(0, 10);
  }

  private ranked(found: { at: number; likeness: number }[], country: string | undefined): NamedTown[] {
    return found
      .map(({ at, likeness }) => ({ town: this.townAt(at), likeness }))
      .filter(({ town }) => country === undefined || town.country === country)
      .sort((a, b) => b.likeness - a.likeness || b.town.population - a.town.population);
  }

  private townAt(at: number): Town {
    const { columns } = this;
    return {
      id: columns.id[at]!,
      name: this.nameAt(at),
      country: columns.words[columns.country[at]!]!,
      admin: columns.words[columns.admin[at]!]!,
      feature: columns.words[columns.feature[at]!]!,
      population: columns.population[at]!,
      ...this.positionAt(at),
    };
  }

  private nameAt(at: number): string {
    const { names, nameStart } = this.columns;
    return names.toString('utf8', nameStart[at]!, nameStart[at + 1]!);
  }

  private positionAt(at: number): Position {
    return { latitude: this.columns.latitude[at]! / 1e5, longitude: this.columns.longitude[at]! / 1e5 };
  }
}
