import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';

/** Position and size of a building: x is its middle. */
export type Plot = readonly [x: number, y: number, width: number, height: number];

/** Openings of one building: columns, rows, and the size of each. */
export type Grid = readonly [columns: number, rows: number, width: number, height: number];

/** Draws a dome with its shaded side. */
export function drawDome(
  pen: Pen,
  { roof, roofShade }: Tones,
  x: number,
  y: number,
  radius: number,
  height = radius,
): void {
  const n = (share: number) => Math.round(radius * share);
  pen
    .dome(roof, x, y, radius, height)
    .fill(
      roofShade,
      `M${x + n(0.3)} ${y}q${n(0.2)} ${Math.round(height * 0.62)} ${n(-0.3)} ${height}a${radius} ${height} 0 0 0 ${radius} ${-height}z`,
    );
}

/** Draws a block with rows of openings; its middle is at x. */
export function drawFacade(pen: Pen, tones: Tones, [x, y, width, height]: Plot, grid: Grid, isRound = false): void {
  drawBlock(pen, tones, { x: x - width / 2, y, width, height }, 0.26);
  drawWindows(pen, tones.window, [x, y, width * 0.94, height], grid, isRound);
}

/**
 * Draws rows of openings about the middle x. Round ones are lines with round ends over dashes, which take a third of the
 * bytes of their outlines.
 */
export function drawWindows(pen: Pen, color: string, [x, y, width, height]: Plot, grid: Grid, isRound = false): void {
  const [columns, rows, wide, high] = grid;
  const left = x - width / 2;
  if (!isRound) {
    drawOpenings(pen, color, { x: left, y, width, height }, { columns, rows, width: wide, height: high });
    return;
  }
  const pitch = width / columns;
  const radius = wide / 2;
  let [tops, feet] = ['', ''];
  for (let row = 0; row < rows; row++) {
    const bottom = y + ((row + 0.5) * height) / rows - high / 2;
    const rise = Math.max(1, Math.round(high - 2 * radius));
    for (let column = 0; column < columns; column++)
      tops += `M${Math.round(left + (column + 0.5) * pitch)} ${Math.round(bottom + radius)}v${rise}`;
    const foot = Math.round(left + pitch / 2 - radius);
    feet += `M${foot} ${Math.round(bottom + high * 0.3)}h${Math.round((columns - 1) * pitch + wide)}`;
  }
  pen.rounds(color, wide, tops).dashes(color, high * 0.6, [wide, pitch - wide], feet);
}

/** Draws a roof with slopes at its ends. */
export function drawHipRoof(
  pen: Pen,
  { roof, roofShade }: Tones,
  [x, y, width, height]: Plot,
  slope = height * 0.9,
): void {
  const half = width / 2;
  pen
    .polygon(roof, [x - half, y], [x - half + slope, y + height], [x + half - slope, y + height], [x + half, y])
    .polygon(
      roofShade,
      [x + half * 0.5, y],
      [x + (half - slope) * 0.6, y + height],
      [x + half - slope, y + height],
      [x + half, y],
    );
}

/** Draws a steep pointed roof, its right side in shade. */
export function drawCone(
  pen: Pen,
  { roof, roofShade }: Tones,
  x: number,
  y: number,
  half: number,
  height: number,
): void {
  pen
    .polygon(roof, [x - half, y], [x, y + height], [x + half, y])
    .polygon(roofShade, [x + half * 0.15, y], [x, y + height], [x + half, y]);
}

/** Draws a slender tower: a shaft with openings near its top under a pointed roof. */
export function drawPointedTower(pen: Pen, tones: Tones, [x, y, width, height]: Plot, roof: number): void {
  drawBlock(pen, tones, { x: x - width / 2, y, width, height }, 0.38);
  pen.arch(tones.window, x - width * 0.16, y + height - width * 0.9, width * 0.32, width * 0.4);
  pen.rect(tones.lit, x - width / 2 - 3, y + height - 6, width + 6, 6);
  drawCone(pen, tones, x, y + height, width / 2 + 4, roof);
}

export interface HouseRow {
  from: number;
  to: number;
  y: number;
  /** Lowest and highest wall. */
  low: number;
  high: number;
  colors: readonly string[];
  roof: string;
  /** Air between the row and the viewer, 0 to 1. */
  air?: number;
  narrow?: number;
  wide?: number;
}

/** Draws a row of plain houses with low roofs. */
export function drawHouseRow(pen: Pen, tones: Tones, random: SeededRandom, row: HouseRow): void {
  const { from, to, y, low, high, colors, roof, air = 0, narrow = 56, wide = 92 } = row;
  const start = Math.floor(random.between(0, colors.length));
  const openings: [number, number, number][] = [];
  let index = start;
  for (let x = from; x < to; index++) {
    const [width, height] = [Math.round(random.between(narrow, wide)), Math.round(random.between(low, high))];
    const { wall, shade, ...own } = withBuilding(tones, colors[index % colors.length]!, roof);
    const mix = (color: string) => (air ? mixColors(color, tones.haze, air) : color);
    pen.rect(mix(wall), x, y, width, height).rect(mix(shade), x + width * 0.84, y, width * 0.16, height);
    const rise = Math.round(width * 0.24);
    pen.polygon(
      mix(own.roof),
      [x - 4, y + height],
      [x + width * 0.2, y + height + rise],
      [x + width * 0.8, y + height + rise],
      [x + width + 4, y + height],
    );
    openings.push([x, width, height]);
    x += width;
  }
  const color = air ? mixColors(tones.window, tones.haze, air * 0.8) : tones.window;
  for (const [x, width, height] of openings) {
    const grid: Grid = [width > 70 ? 3 : 2, Math.max(1, Math.round(height / 46)), 11, 20];
    drawWindows(pen, color, [x + width * 0.44, y + 6, width * 0.86, height - 8], grid);
  }
}

/** Draws broad quay walls and the water before them, for sceneries that end in water. */
export function drawBasin(pen: Pen, { water, waterLight, paint }: Tones, top: number, quay = 16): void {
  pen.rect(paint('#b9ab95'), -720, top - quay, 1440, quay).rect(water, -720, -230, 1440, 230 + top - quay);
  const at = (share: number) => Math.round(-220 + (top - quay + 210) * share);
  pen.rounds(
    waterLight,
    5,
    `M-420 ${at(0.8)}h150M60 ${at(0.72)}h190M-170 ${at(0.55)}h120M260 ${at(0.45)}h230M-520 ${at(0.36)}h200M-40 ${at(0.28)}h210M-360 ${at(0.12)}h260`,
    0.55,
  );
}
