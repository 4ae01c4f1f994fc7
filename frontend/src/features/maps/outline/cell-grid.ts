import { CELL_EXTENT, CELL_ZOOMS, MAX_SHAPE_ZOOM } from '@placelore/contracts/places/map/map-cells.js';

/** Side of an outline tile in pixels. A tile is always within one cell. */
export const OUTLINE_TILE_PX = 512;
/** Side of the world in pixels at zoom 0 of Web Mercator. */
const WORLD_SIZE_PX = 256;

export interface CellKey {
  zoom: number;
  x: number;
  y: number;
}

/** Part of a cell that a tile shows, in units of {@link CELL_EXTENT}. */
export interface CellWindow extends CellKey {
  left: number;
  top: number;
  size: number;
}

/** Returns the zoom of the cells for a map at this zoom, at least 1. A cell is at least 512 pixels wide. */
const getCellZoom = (mapZoom: number, deepest: number): number =>
  CELL_ZOOMS.findLast((zoom) => zoom < mapZoom && zoom <= deepest) ?? 0;

/** Returns the cell that a tile of {@link OUTLINE_TILE_PX} is a part of, and which part. */
export function getTileWindow(mapZoom: number, tileX: number, tileY: number): CellWindow {
  const zoom = getCellZoom(mapZoom, MAX_SHAPE_ZOOM);
  const tilesPerCell = 2 ** (mapZoom - 1 - zoom);
  const size = CELL_EXTENT / tilesPerCell;
  const [x, y] = [Math.floor(tileX / tilesPerCell), Math.floor(tileY / tilesPerCell)];
  return { zoom, x, y, left: (tileX - x * tilesPerCell) * size, top: (tileY - y * tilesPerCell) * size, size };
}

/** A cell in view, and the world it is in: 0 for the usual one, 1 for its copy to the east. */
export interface CellInView extends CellKey {
  world: number;
}

/** Returns the cells that contain the names of a view. Its bounds are in pixels of the world at this zoom. */
export function listCellsInView(
  mapZoom: number,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): CellInView[] {
  const zoom = getCellZoom(mapZoom, CELL_ZOOMS.at(-1)!);
  const count = 2 ** zoom;
  const side = (WORLD_SIZE_PX * 2 ** mapZoom) / count;
  const cells: CellInView[] = [];
  for (let y = Math.max(0, Math.floor(top / side)); y <= Math.min(count - 1, Math.floor(bottom / side)); y++) {
    for (let column = Math.floor(left / side); column <= Math.floor(right / side); column++) {
      const world = Math.floor(column / count);
      cells.push({ zoom, x: column - world * count, y, world });
    }
  }
  return cells;
}
