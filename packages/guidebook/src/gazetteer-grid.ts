import type { Position } from '@placelore/contracts/geography.js';
import type { GazetteerColumns } from './gazetteer-columns.js';

/** Half a degree: about 55 km of latitude. */
const CELLS_PER_DEGREE = 2;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const ROWS = 180 * CELLS_PER_DEGREE;
/** Length of a degree of latitude in metres, a little short, so that no cell is missed. */
const DEGREE = 110_000;

/** Places by half-degree cell. */
export class GazetteerGrid {
  /** The places of cell c stand in `order` from start[c] to start[c + 1]. */
  private readonly start = new Uint32Array(COLUMNS * ROWS + 1);
  private readonly order: Uint32Array;

  constructor(columns: GazetteerColumns) {
    const { count, latitude, longitude } = columns;
    const cellOf = (at: number) => cell(rowOf(latitude[at]! / 1e5), columnOf(longitude[at]! / 1e5));
    for (let at = 0; at < count; at++) this.start[cellOf(at) + 1]!++;
    for (let c = 0; c < COLUMNS * ROWS; c++) this.start[c + 1]! += this.start[c]!;
    this.order = new Uint32Array(count);
    const next = this.start.slice();
    for (let at = 0; at < count; at++) this.order[next[cellOf(at)]!++] = at;
  }

  /** Calls `visit` for every place within `radius` metres of `position`, and for some a little farther away. */
  around({ latitude, longitude }: Position, radius: number, visit: (at: number) => void): void {
    const height = radius / DEGREE;
    const top = rowOf(Math.min(90, latitude + height));
    const bottom = rowOf(Math.max(-90, latitude - height));
    // A degree of longitude is shortest at the edge nearest to a pole.
    const shrink = Math.cos((Math.min(89.9, Math.abs(latitude) + height) * Math.PI) / 180);
    const width = Math.min(180, height / shrink);
    const left = Math.floor((longitude - width) * CELLS_PER_DEGREE);
    const right = Math.min(left + COLUMNS - 1, Math.floor((longitude + width) * CELLS_PER_DEGREE));
    for (let row = bottom; row <= top; row++) {
      for (let column = left; column <= right; column++) {
        const c = cell(row, (column + 2 * COLUMNS + COLUMNS / 2) % COLUMNS);
        for (let i = this.start[c]!; i < this.start[c + 1]!; i++) visit(this.order[i]!);
      }
    }
  }
}

const rowOf = (latitude: number) => Math.min(ROWS - 1, Math.floor((latitude + 90) * CELLS_PER_DEGREE));
const columnOf = (longitude: number) => Math.min(COLUMNS - 1, Math.floor((longitude + 180) * CELLS_PER_DEGREE));
const cell = (row: number, column: number) => row * COLUMNS + column;
