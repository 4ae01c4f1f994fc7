import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import L from 'leaflet';
import type { MapOverlays } from '../model/map-model.js';
import { type CellInView, listCellsInView } from './cell-grid.js';
import { loadCell } from './load-cell.js';

/** Number of named places around a place that make a map without streets useful, and the widest view for them. */
const MIN_NAMES = 3;
const MIN_ZOOM = 8;
/** A name closer to the place than this many meters is its own. */
const OWN_NAME_METERS = 50;
/** Number of zoom levels by which names appear earlier on a map of a place, which has room for them. */
export const NAME_LEAD = 2;
const ORIENTING_KINDS: ReadonlySet<string> = new Set(['capital', 'city', 'town', 'sight']);

/**
 * Zooms a map of a place out to the first view with three named places around it, or as many as there are, because
 * without streets a place alone tells nothing. Maps that show anything else keep their view.
 */
export async function zoomToNames(map: L.Map, { place, nearbyPlaces = [], ...rest }: MapOverlays): Promise<void> {
  if (!place || rest.user || rest.route || rest.stops || rest.pins || rest.onPick) return;
  const center = place.coordinates;
  const zoom = map.getZoom();
  const size = map.getSize();
  if (size.x === 0 || size.y === 0) return;
  let best = { level: zoom, names: 0 };
  for (let level = zoom; level >= MIN_ZOOM && best.names < MIN_NAMES; level--) {
    const names = await findNames(map, center, level);
    const around = [...nearbyPlaces.map(({ name, coordinates }) => ({ name, ...coordinates })), ...names].filter(
      (position) => isAround(map, center, position, level),
    );
    const count = new Set(around.map(({ name }) => name)).size;
    if (count > best.names) best = { level, names: count };
  }
  if (best.level < zoom) map.setView(center, best.level, { animate: false });
}

async function findNames(map: L.Map, center: L.LatLngLiteral, zoom: number) {
  const loaded = await Promise.allSettled(listCellsAround(map, center, zoom + NAME_LEAD).map(loadCell));
  return loaded
    .flatMap((cell) => (cell.status === 'fulfilled' ? (cell.value?.labels ?? []) : []))
    .filter(
      ({ kind, minZoom, maxZoom }) => ORIENTING_KINDS.has(kind) && minZoom - NAME_LEAD <= zoom && maxZoom >= zoom,
    );
}

/** Returns the cells with the names of a view, which are for deeper maps. */
function listCellsAround(map: L.Map, center: L.LatLngLiteral, zoom: number): CellInView[] {
  const { x, y } = map.project(center, zoom);
  const half = map.getSize().multiplyBy(2 ** NAME_LEAD / 2);
  return listCellsInView(zoom, { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y });
}

function isAround(map: L.Map, center: L.LatLngLiteral, position: L.LatLngLiteral, zoom: number): boolean {
  const offset = map.project(position, zoom).subtract(map.project(center, zoom));
  const half = map.getSize().divideBy(2);
  const meters = getDistanceMeters(
    { latitude: center.lat, longitude: center.lng },
    { latitude: position.lat, longitude: position.lng },
  );
  return Math.abs(offset.x) < half.x && Math.abs(offset.y) < half.y && meters > OWN_NAME_METERS;
}
