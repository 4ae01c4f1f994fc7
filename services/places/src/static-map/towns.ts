import type { Position } from '@placelore/contracts/geography.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer.js';
import type { Frame } from './frame.js';

export interface TownOnMap extends Position {
  name: string;
  population: number;
}

/** Least inhabitants of a town that is worth a name on a map, by zoom. */
const LEAST = [8e6, 8e6, 5e6, 4e6, 2e6, 1e6, 3e5, 1e5, 4e4, 15e3, 5e3, 2e3];

/** At most `most` towns in view that are large enough for the zoom, the largest first; quarters are left out. */
export function townsInView(frame: Frame, most: number, gazetteer = Gazetteer.load()): TownOnMap[] {
  const least = LEAST[Math.min(LEAST.length - 1, Math.floor(frame.zoom))]!;
  const { north, south, centre, reach } = frame;
  const box = { north, south, west: centre.longitude - reach, east: centre.longitude + reach };
  return gazetteer.largestIn(box, { least, most });
}
