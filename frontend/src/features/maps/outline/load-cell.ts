import { type MapCell, mapCells } from '@placelore/contracts/places/map/map-cells.js';
import { call } from '../../../lib/api/api.js';
import type { CellKey } from './cell-grid.js';

/** Maximum number of cells in memory. The browser's cache holds more. */
const MAX_CELLS = 80;
const cells = new Map<string, Promise<MapCell>>();

/** Loads a cell once. If that fails, the next call requests it again. Throws what `call` throws. */
export function loadCell({ zoom, x, y }: CellKey): Promise<MapCell> {
  const key = `${zoom}/${x}/${y}`;
  const known = cells.get(key);
  if (known) return known;
  const loading = call(mapCells.cell, { zoom, x, y });
  cells.set(key, loading);
  loading.catch(() => cells.delete(key));
  const [oldest] = cells.keys();
  if (cells.size > MAX_CELLS && oldest !== undefined) cells.delete(oldest);
  return loading;
}
