import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { CELL_ZOOMS, mapCells } from '@placelore/contracts/places/map/map-cells.js';
import { buildRequest } from '../../../lib/api/api.js';
import { type CellKey, listCellsInView } from './cell-grid.js';

/**
 * Maximum number of cells of one zoom level for the whole area, so that the map also contains the legs between places.
 */
const MAX_CELLS_BETWEEN = 24;
/** Maximum number of cells of all zoom levels. Each has a few kilobytes. */
export const MAX_CELLS_AROUND = 240;

/** Returns the side of the world in cells. */
const getCount = (zoom: number): number => 2 ** zoom;

/** Returns the position of a place in units of cells, from the northwest corner of the world. */
function toCellPoint({ lat, lng }: Coordinates, zoom: number): { x: number; y: number } {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  const [x, y] = [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
  return { x: x * getCount(zoom), y: y * getCount(zoom) };
}

/** Returns the cells that overlap a box, given in units of cells. */
function listCells(zoom: number, left: number, top: number, right: number, bottom: number): CellKey[] {
  // At the next zoom level, a cell is 512 pixels wide.
  const side = 512;
  const view = { left: left * side, top: top * side, right: right * side, bottom: bottom * side };
  return listCellsInView(zoom + 1, view).map(({ x, y }) => ({ zoom, x, y }));
}

/**
 * Returns the URLs of the cells of Placelore's own map around places, from the whole world down to their streets.
 * Street tiles are not included: public tile servers forbid fetching areas in advance.
 */
export function listCellUrlsAround(places: readonly Coordinates[]): string[] {
  const urls = CELL_ZOOMS.flatMap((zoom) => listCellsOfZoom(zoom, places)).map(
    ({ zoom, x, y }) => buildRequest(mapCells.cell, { zoom, x, y }).url,
  );
  return [...new Set(urls)].slice(0, MAX_CELLS_AROUND);
}

function listCellsOfZoom(zoom: number, places: readonly Coordinates[]): CellKey[] {
  const points = places.map((place) => toCellPoint(place, zoom));
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const between = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const cellCount = (Math.ceil(between[2] - between[0]) + 1) * (Math.ceil(between[3] - between[1]) + 1);
  return [
    ...points.flatMap(({ x, y }) => listCells(zoom, x - 0.75, y - 0.75, x + 0.75, y + 0.75)),
    ...(cellCount <= MAX_CELLS_BETWEEN ? listCells(zoom, ...between) : []),
  ];
}
