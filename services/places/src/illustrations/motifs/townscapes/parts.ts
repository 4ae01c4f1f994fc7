import type { SeededRandom } from '../../../drawing/seeded-random.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

export interface GableRow {
  from: number;
  to: number;
  y: number;
  low: number;
  high: number;
  colors: readonly string[];
  roof: string;
  narrow?: number;
  wide?: number;
}

/** Draws a row of houses whose gables face the viewer. */
export function drawGables(pen: Pen, tones: Tones, random: SeededRandom, row: GableRow): void {
  const { from, to, y, low, high, colors, roof, narrow = 56, wide = 80 } = row;
  const openings: [number, number, number][] = [];
  let index = Math.floor(random.between(0, colors.length));
  for (let x = from; x < to; index++) {
    const [width, height] = [Math.round(random.between(narrow, wide)), Math.round(random.between(low, high))];
    const house = withBuilding(tones, colors[index % colors.length]!, roof);
    const peak = y + height + Math.round(width * 0.56);
    pen
      .polygon(house.roof, [x - 4, y + height - 4], [x + width / 2, peak + 8], [x + width + 4, y + height - 4])
      .fill(
        house.wall,
        `M${x} ${y}v${height}L${x + Math.round(width / 2)} ${peak - 6}L${x + width} ${y + height}v${-height}z`,
      )
      .rect(house.shade, x + width * 0.86, y, width * 0.14, height);
    openings.push([x + width / 2, width, height]);
    x += width;
  }
  for (const [x, width, height] of openings) {
    const rows = Math.max(1, Math.round(height / 44));
    drawWindows(pen, tones.window, [x - width * 0.06, y + 6, width * 0.82, height - 8], [2, rows, 12, 20]);
    pen.rect(tones.window, x - 5, y + height + 4, 10, 14);
  }
}

/** Draws a small open boat. */
export function drawBoat(pen: Pen, { paint, lit }: Tones, x: number, y: number, size: number, color: string): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .fill(paint(color), `M${x - n(40)} ${y + n(14)}h${n(80)}l${n(-14)}-${n(22)}h-${n(52)}z`)
    .rect(lit, x - n(38), y + n(11), n(76), Math.max(3, n(5)));
}

/** Draws a boat with a white sail. */
export function drawSail(pen: Pen, { paint }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .fill(paint('#f4efe4'), `M${x - n(40)} ${y}h${n(82)}l${n(-14)}-${n(16)}h-${n(56)}z`)
    .fill(
      paint('#fbf8ef'),
      `M${x + n(4)} ${y + n(8)}v${n(96)}l${n(34)}-${n(88)}zM${x - n(4)} ${y + n(8)}v${n(80)}l${n(-28)}-${n(72)}z`,
    );
}

/** Draws a round tower of a town wall under a pointed roof. */
export function drawWallTower(pen: Pen, tones: Tones, x: number, y: number, half: number, height: number): void {
  drawBlock(pen, tones, { x: x - half, y, width: 2 * half, height }, 0.4);
  pen.rect(tones.deep, x - 3, y + height * 0.6, 6, 14);
  drawCone(pen, tones, x, y + height, half + 6, half * 2.1);
}

/** Returns rounded crowns along a line, for `rounds`. */
export function traceCrowns(
  random: SeededRandom,
  from: number,
  to: number,
  step: number,
  getY: (x: number) => number,
): string {
  let data = '';
  for (let x = from; x < to; x += step * random.between(0.7, 1.3))
    data += `M${Math.round(x)} ${Math.round(getY(x) + random.between(-6, 6))}h0`;
  return data;
}

/** Draws a tall dark cypress. */
export function drawCypress(pen: Pen, { leafShade, leaf }: Tones, x: number, y: number, high: number): void {
  const half = Math.round(high * 0.11);
  pen
    .fill(
      leafShade,
      `M${x - half} ${y}Q${x - half * 1.4} ${y + high * 0.6} ${x} ${y + high}Q${x + half * 1.4} ${y + high * 0.6} ${x + half} ${y}z`,
    )
    .fill(leaf, `M${x - half} ${y}Q${x - half * 1.4} ${y + high * 0.6} ${x} ${y + high}L${x - 2} ${y}z`);
}
