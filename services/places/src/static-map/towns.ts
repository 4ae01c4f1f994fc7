import type { Position } from '@placelore/contracts/geography.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer.js';
import type { MapViewport } from './frame.js';

export interface MapTown extends Position {
  name: string;
  population: number;
}

/** Least inhabitants of a town that is worth a name on a map, by zoom. */
const MIN_POPULATION_BY_ZOOM = [8e6, 8e6, 5e6, 4e6, 2e6, 1e6, 3e5, 1e5, 4e4, 15e3, 5e3, 2e3];

/** At most `most` towns in view that are large enough for the zoom, the largest first; quarters are left out. */
export function findTownsInView(viewport: MapViewport, limit: number, gazetteer = Gazetteer.load()): MapTown[] {
  const minPopulation = MIN_POPULATION_BY_ZOOM[Math.min(MIN_POPULATION_BY_ZOOM.length - 1, Math.floor(viewport.zoom))]!;
  const { north, south, center, reach } = viewport;
  const box = { north, south, west: center.longitude - reach, east: center.longitude + reach };
  return gazetteer.findLargestIn(box, { minPopulation, limit });
}
