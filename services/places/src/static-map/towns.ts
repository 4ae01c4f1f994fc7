import type { Position } from '@placelore/contracts/geography.js';
import { type GazetteerColumns, readGazetteerColumns } from '@placelore/guidebook/gazetteer-columns.js';
import type { Frame } from './frame.js';

export interface TownOnMap extends Position {
  name: string;
  population: number;
}

/** Least inhabitants of a town that is worth a name on a map, by zoom. */
const LEAST = [8e6, 8e6, 5e6, 4e6, 2e6, 1e6, 3e5, 1e5, 4e4, 15e3, 5e3, 2e3];

/** Towns in the order of their inhabitants, so that a map takes the largest in view and stops. About 5 MB. */
export class Towns {
  private static loaded: Towns | undefined;
  private readonly bySize: Uint32Array;
  private readonly section: number;

  private constructor(
    private readonly columns: Pick<
      GazetteerColumns,
      'latitude' | 'longitude' | 'population' | 'feature' | 'names' | 'nameStart'
    >,
    words: string[],
  ) {
    const { population } = columns;
    this.section = words.indexOf('PPLX');
    this.bySize = new Uint32Array(columns.latitude.length)
      .map((_, at) => at)
      .sort((a, b) => population[b]! - population[a]!);
  }

  /** Read once, at the first call; about 0.2 s. */
  static load(): Towns {
    if (!Towns.loaded) {
      const { latitude, longitude, population, feature, names, nameStart, words } = readGazetteerColumns();
      Towns.loaded = new Towns({ latitude, longitude, population, feature, names, nameStart }, words);
    }
    return Towns.loaded;
  }

  /** At most `most` towns in view that are large enough for the zoom, the largest first; quarters are left out. */
  inView(frame: Frame, most: number): TownOnMap[] {
    const { columns } = this;
    const least = LEAST[Math.min(LEAST.length - 1, Math.floor(frame.zoom))]!;
    const found: TownOnMap[] = [];
    for (const at of this.bySize) {
      if (found.length >= most || columns.population[at]! < least) break;
      const latitude = columns.latitude[at]! / 1e5;
      const longitude = columns.longitude[at]! / 1e5;
      if (columns.feature[at] === this.section) continue;
      if (!frame.sees({ west: longitude, east: longitude, south: latitude, north: latitude })) continue;
      const name = columns.names.toString('utf8', columns.nameStart[at]!, columns.nameStart[at + 1]!);
      found.push({ name, population: columns.population[at]!, latitude, longitude });
    }
    return found;
  }
}
