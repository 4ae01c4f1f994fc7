import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { chooseCoastZoom } from './coast-zoom.js';
import { type MapRequest, STREET_ZOOM } from './draw-map.js';
import { MapViewport } from './map-viewport.js';
import { findNamesInView, ORIENTATION_LEAD } from './names/find-names.js';

/** Number of named places around the center that make a map without streets useful, and the widest view in which. */
const MIN_NAMES = 3;
const MIN_ZOOM = 8;
/** A name closer to the center than this many meters is that of the place itself. */
const OWN_NAME_METERS = 50;
const ORIENTING_KINDS: ReadonlySet<string> = new Set(['capital', 'city', 'town', 'sight']);

/**
 * Returns the deepest zoom at which a map without streets shows three named places around its center, or as many as
 * there are, but for a city by the sea one that shows the sea. Where there is nothing at all, the requested zoom stays.
 */
export function chooseOrientationZoom(request: MapRequest, atlas: Atlas): number {
  const { center, zoom, width, height } = request;
  if (zoom < STREET_ZOOM) return zoom;
  const count = (level: number) =>
    findNamesInView(
      new MapViewport(center, level, width, height),
      atlas,
      level < STREET_ZOOM ? ORIENTATION_LEAD : 0,
    ).filter(isAround).length;
  const isAround = ({ kind, lat, lng }: MapLabel) =>
    ORIENTING_KINDS.has(kind) && getDistanceMeters(center, { latitude: lat, longitude: lng }) > OWN_NAME_METERS;
  let best = { level: zoom, names: count(zoom) };
  for (let level = zoom - 1; level >= MIN_ZOOM && best.names < MIN_NAMES; level--) {
    const names = count(level);
    if (names > best.names) best = { level, names };
  }
  const coast = best.level >= STREET_ZOOM ? chooseCoastZoom(request, atlas) : null;
  return coast ?? best.level;
}
