import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { inAir } from './towers.js';

interface HouseRow {
  y: number;
  from: number;
  to: number;
  low: number;
  high: number;
  air: number;
  walls: readonly string[];
  roof: string;
}

/** Draws a row of houses with sloping roofs. */
export function drawRow(
  { pen, tones, random }: MotifInput,
  { y, from, to, low, high, air, walls, roof }: HouseRow,
): void {
  for (let x = from; x < to; ) {
    const [wide, tall] = [Math.round(random.between(64, 112)), Math.round(random.between(low, high))];
    const wall = inAir(withBuilding(tones, walls[Math.floor(random.between(0, walls.length))]!, roof), air);
    drawBlock(pen, wall, { x, y, width: wide, height: tall }, 0.16);
    pen.fill(wall.roof, `M${x - 3} ${y + tall}l10 22h${wide - 14}l10-22z`);
    if (air < 0.5) {
      const pitch = 34;
      let windows = '';
      for (let at = y + tall - 18; at > y + 12; at -= pitch) windows += `M${x + 10} ${at}h${wide - 18}`;
      pen.dashes(wall.window, 18, [9, 10], windows);
    }
    x += wide;
  }
}
