import type { Position } from '@placelore/contracts/places/geography.js';
import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { MapNames } from '../../map-names/map-names.js';
import type { MapViewport } from '../map-viewport.js';

/** Maximum number of names to try; fewer will fit. */
const MAX_NAMES = 160;

/** Number of zoom levels by which names appear earlier on a map for orientation, which has room for them. */
export const ORIENTATION_LEAD = 2;

/**
 * Returns the names that a map shows, most prominent first.
 * @param lead number of zoom levels by which they appear earlier
 */
export function findNamesInView(viewport: MapViewport, atlas: Atlas, lead = 0): MapLabel[] {
  const { north, south, center, reach } = viewport;
  const area = {
    north,
    south,
    west: center.longitude - reach,
    east: center.longitude + reach,
    contains: ({ latitude, longitude }: Position) =>
      viewport.isInView({ north: latitude, south: latitude, west: longitude, east: longitude }),
  };
  return MapNames.load(atlas)
    .findInView(area, Math.floor(viewport.zoom) + lead)
    .slice(0, MAX_NAMES);
}
