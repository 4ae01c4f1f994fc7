import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows, type Plot } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, drawOnion } from '../parts.js';

/** What a tower ends in. */
export type Top = 'flat' | 'teeth' | 'spire' | 'cone' | 'dome' | 'onion' | 'pinnacles' | 'hip' | 'flag';

/** A tower of a front: x is its middle, `rise` the height of its top. */
export type TowerSpec = readonly [x: number, width: number, height: number, top: Top, rise: number];

/** Draws a tower with a cornice at each storey, openings in the highest one, and its top. */
export function drawToppedTower(pen: Pen, tones: Tones, [x, y, width, height]: Plot, top: Top, rise: number): void {
  const half = width / 2;
  const storeys = Math.max(2, Math.round(height / 90));
  const storey = height / storeys;
  drawBlock(pen, tones, { x: x - half, y, width, height }, 0.34);
  for (let level = 1; level <= storeys; level++)
    pen.rect(tones.lit, x - half - 4, y + level * storey - 6, width + 8, 6);
  if (width < 32) {
    drawTop(pen, tones, [x, y + height, width, rise], top);
    return;
  }
  const columns = width > 44 ? 2 : 1;
  const size = Math.round(width / columns / 2.6);
  drawWindows(
    pen,
    tones.window,
    [x, y + height - storey, width * 0.9, storey - 6],
    [columns, 1, size, Math.round(storey * 0.56)],
    true,
  );
  if (storeys > 2)
    drawWindows(
      pen,
      tones.window,
      [x, y + storey, width * 0.7, height - 2 * storey],
      [1, storeys - 2, size * 0.7, 26],
      true,
    );
  drawTop(pen, tones, [x, y + height, width, rise], top);
}

function drawTop(pen: Pen, tones: Tones, [x, y, width, rise]: Plot, top: Top): void {
  const half = width / 2;
  switch (top) {
    case 'spire':
      for (const side of [-1, 1])
        pen.polygon(tones.lit, [x + side * half - 5, y], [x + side * half, y + 30], [x + side * half + 5, y]);
      pen.polygon(tones.wall, [x - half * 0.8, y], [x, y + rise], [x + half * 0.8, y]);
      pen.polygon(tones.shade, [x + half * 0.12, y], [x, y + rise], [x + half * 0.8, y]);
      return;
    case 'cone':
      drawCone(pen, tones, x, y, half + 5, rise);
      return;
    case 'dome':
      drawDome(pen, tones, x, y, half, rise);
      pen.rect(tones.lit, x - 5, y + rise - 4, 10, 20).rect(tones.deep, x - 1, y + rise + 14, 3, 16);
      return;
    case 'onion':
      drawOnion(pen, tones.roof, tones.roofShade, x, y, half, rise);
      return;
    case 'pinnacles':
      for (const side of [-1, 1])
        pen.polygon(tones.lit, [x + side * half - 7, y], [x + side * half, y + rise], [x + side * half + 7, y]);
      drawBattlement(pen, tones.wall, x - half, y, width, 8);
      return;
    case 'hip':
      drawHipRoof(pen, tones, [x, y, width + 14, rise], half * 0.7);
      return;
    case 'teeth':
      drawBlock(pen, tones, { x: x - half - 5, y: y - 4, width: width + 10, height: 18 }, 0.34);
      drawBattlement(pen, tones.wall, x - half - 5, y + 14, width + 10, 9);
      return;
    case 'flag':
      drawBattlement(pen, tones.wall, x - half, y, width, 9);
      drawFlag(pen, tones.deep, tones.paint('#c9483f'), x, y, rise);
      return;
    default:
      pen.rect(tones.lit, x - half - 6, y, width + 12, 8);
  }
}
