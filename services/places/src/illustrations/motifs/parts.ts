import type { Corner, Pen } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';

/** Rectangle by its lower left corner, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a block in the light from the left; its right part is in shade. */
export function drawBlock(pen: Pen, { wall, shade }: Tones, { x, y, width, height }: Box, shadeShare = 0.3): Pen {
  pen.rect(wall, x, y, width, height);
  return pen.rect(shade, x + width * (1 - shadeShare), y, width * shadeShare, height);
}

/** Openings in rows and columns, evenly spaced in a box. */
export function drawOpenings(
  pen: Pen,
  color: string,
  { x, y, width, height }: Box,
  grid: { columns: number; rows: number; width: number; height: number; isRound?: boolean },
): void {
  if (!grid.isRound) {
    drawDashedRows(pen, color, { x, y, width, height }, grid);
    return;
  }
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const left = x + ((column + 0.5) * width) / grid.columns - grid.width / 2;
      const bottom = y + ((row + 0.5) * height) / grid.rows - grid.height / 2;
      pen.arch(color, left, bottom, grid.width, grid.height - grid.width / 2);
    }
  }
}

/** Draws each row as one dashed line, which takes a fraction of the bytes of its rectangles. */
function drawDashedRows(
  pen: Pen,
  color: string,
  { x, y, width, height }: Box,
  grid: { columns: number; rows: number; width: number; height: number },
): void {
  const pitch = width / grid.columns;
  const rows = Array.from({ length: grid.rows }, (_, row) => {
    const middle = y + ((row + 0.5) * height) / grid.rows;
    return `M${Math.round(x + (pitch - grid.width) / 2)} ${Math.round(middle)}h${Math.round(width - pitch + grid.width)}`;
  });
  pen.dashes(color, grid.height, [grid.width, pitch - grid.width], rows.join(''));
}

/** Draws the teeth of a battlement along the top of a wall. */
export function drawBattlement(pen: Pen, color: string, x: number, y: number, width: number, tooth = 12): void {
  const count = Math.max(2, Math.round(width / tooth / 2));
  const step = width / (count - 0.5);
  pen.dashes(color, tooth, [step / 2, step / 2], `M${Math.round(x)} ${Math.round(y + tooth / 2)}h${Math.round(width)}`);
}

/** Draws a round or square tower with a battlement that leans out. */
export function drawTower(pen: Pen, tones: Tones, { x, y, width, height }: Box): void {
  drawBlock(pen, tones, { x, y, width, height }, 0.36);
  drawBlock(pen, tones, { x: x - 5, y: y + height, width: width + 10, height: 16 }, 0.34);
  pen.rect(tones.deep, x - 5, y + height - 2, width + 10, 3);
  drawBattlement(pen, tones.wall, x - 5, y + height + 16, width + 10, 9);
}

/** Draws a pointed roof over a tower. */
export function drawSpire(
  pen: Pen,
  { roof, roofShade }: Tones,
  x: number,
  y: number,
  half: number,
  height: number,
): void {
  pen.polygon(roof, [x - half, y], [x, y + height], [x + half, y]);
  pen.polygon(roofShade, [x + half * 0.15, y], [x, y + height], [x + half, y]);
}

/** Draws a triangular gable. */
export function drawPediment(pen: Pen, { wall, shade, lit }: Tones, half: number, y: number, height: number): void {
  pen.polygon(lit, [-half, y], [0, y + height], [half, y]);
  pen.polygon(shade, [-half + 24, y + 5], [0, y + height - 9], [half - 24, y + 5]);
  pen.polygon(wall, [-half + 40, y + 5], [0, y + height - 16], [half - 60, y + 5]);
}

/** Draws a column with base and capital, a little narrower at its top. */
export function drawColumn(
  pen: Pen,
  { lit, wall, shade }: Tones,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const [bottom, top] = [width / 2, width * 0.41];
  pen.polygon(wall, [x - bottom, y], [x - top, y + height], [x + top, y + height], [x + bottom, y]);
  pen.polygon(lit, [x - bottom, y], [x - top, y + height], [x - top * 0.3, y + height], [x - bottom * 0.3, y]);
  pen.polygon(shade, [x + bottom * 0.4, y], [x + top * 0.4, y + height], [x + top, y + height], [x + bottom, y]);
  pen.rect(lit, x - width * 0.62, y, width * 1.24, 6);
  pen.polygon(
    lit,
    [x - top, y + height - 8],
    [x - width * 0.66, y + height],
    [x + width * 0.66, y + height],
    [x + top, y + height - 8],
  );
}

/** Draws an Asian roof with eaves that rise at the corners. @param half of its width at the eaves */
export function drawEaves(
  pen: Pen,
  { roof, roofShade }: Tones,
  { x = 0, y, half, height, ridge }: { x?: number; y: number; half: number; height: number; ridge: number },
): void {
  const lift = Math.min(20, half * 0.16);
  const sideways = half - ridge;
  pen.fill(
    roof,
    `M${x - half} ${y + lift}q${Math.round(sideways * 0.62)} 0 ${Math.round(sideways)} ${Math.round(height - lift)}h${2 * ridge}q${Math.round(sideways * 0.38)} ${Math.round(lift - height)} ${Math.round(sideways)} ${Math.round(lift - height)}q-${Math.round(half * 0.2)} -${Math.round(lift)} -${Math.round(half * 0.4)} -${Math.round(lift)}h-${Math.round(half * 1.2)}q-${Math.round(half * 0.2)} 0 -${Math.round(half * 0.4)} ${Math.round(lift)}z`,
  );
  pen.fill(
    roofShade,
    `M${x - half} ${y + lift}q${Math.round(half * 0.2)} -${Math.round(lift * 0.4)} ${Math.round(half * 0.4)} -${Math.round(lift * 0.4)}h${Math.round(half * 1.2)}q${Math.round(half * 0.2)} 0 ${Math.round(half * 0.4)} ${Math.round(lift * 0.4)}q-${Math.round(half * 0.2)} -${Math.round(lift)} -${Math.round(half * 0.4)} -${Math.round(lift)}h-${Math.round(half * 1.2)}q-${Math.round(half * 0.2)} 0 -${Math.round(half * 0.4)} ${Math.round(lift)}z`,
  );
}

/** Draws an onion-shaped dome. */
export function drawOnion(
  pen: Pen,
  color: string,
  shade: string,
  x: number,
  y: number,
  radius: number,
  height: number,
): void {
  const data = (left: number) => {
    const bulge = radius * 1.5;
    const start = left * radius * 0.72;
    return `C${Math.round(x + left * bulge)} ${Math.round(y + height * 0.4)} ${Math.round(x + left * radius * 0.2)} ${Math.round(y + height * 0.62)} ${Math.round(x)} ${Math.round(y + height)}L${Math.round(x)} ${Math.round(y)}L${Math.round(x + start)} ${Math.round(y)}z`;
  };
  pen.fill(
    color,
    `M${Math.round(x - radius * 0.72)} ${Math.round(y)}${data(-1)}M${Math.round(x + radius * 0.72)} ${Math.round(y)}${data(1)}`,
  );
  const [inner, outer] = [x + radius * 0.2, x + radius * 0.72];
  pen.fill(
    shade,
    `M${Math.round(outer)} ${Math.round(y)}C${Math.round(x + radius * 1.5)} ${Math.round(y + height * 0.4)} ${Math.round(x + radius * 0.2)} ${Math.round(y + height * 0.62)} ${Math.round(x)} ${Math.round(y + height)}C${Math.round(x + radius * 0.3)} ${Math.round(y + height * 0.6)} ${Math.round(x + radius * 0.8)} ${Math.round(y + height * 0.36)} ${Math.round(inner)} ${Math.round(y)}z`,
  );
}

/** Draws a flag on a pole. */
export function drawFlag(pen: Pen, pole: string, cloth: string, x: number, y: number, height = 44): void {
  pen.rect(pole, x - 1, y, 3, height);
  pen.fill(cloth, `M${Math.round(x + 2)} ${Math.round(y + height)}q10 6 20 0t20 0v-20q-10-6-20 0t-20 0z`);
}

/**
 * Returns path data of a wall with arches cut out of its lower edge.
 * @param sides heights in pixels at which the arches begin to bend
 */
export function traceArcade(
  { x, y, height }: Omit<Box, 'width'>,
  arches: { count: number; span: number; pier: number; sides: number },
): string {
  const { count, span, pier, sides } = arches;
  const width = count * span + (count + 1) * pier;
  let data = `M${Math.round(x)} ${Math.round(y)}v${Math.round(height)}h${Math.round(width)}v${-Math.round(height)}`;
  for (let index = 0; index < count; index++)
    data += `h${-pier}v${sides}a${span / 2} ${span / 2} 0 0 1 ${-span} 0v${-sides}`;
  return `${data}z`;
}

/** Draws broad steps, each narrower than the one below. */
export function drawSteps(pen: Pen, { lit, shade }: Tones, half: number, count: number, rise = 8, inset = 12): number {
  for (let step = 0; step < count; step++) {
    const side = half - step * inset;
    pen.rect(lit, -side, step * rise, 2 * side, rise);
    pen.rect(shade, -side, step * rise, 2 * side, rise * 0.35);
  }
  return count * rise;
}

/** Rounds corners of a rock to whole pixels with a little unevenness. */
export const mirrorCorners = (corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y]) => [-x, y] as const).reverse();
