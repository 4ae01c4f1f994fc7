import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawCone, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Draws a cross-shaped church with a pointed drum. */
export function drawDrumTower(pen: Pen, tones: Tones, { x, y, size }: { x: number; y: number; size: number }): void {
  const n = (value: number) => Math.round(value * size);
  const { wall, shade, roof, roofShade, deep } = tones;
  drawBlock(pen, tones, { x: x - n(96), y, width: n(192), height: n(76) }, 0.28);
  pen.polygon(roof, [x - n(104), y + n(76)], [x - n(80), y + n(102)], [x + n(80), y + n(102)], [x + n(104), y + n(76)]);
  pen
    .polygon(wall, [x - n(42), y], [x - n(42), y + n(94)], [x, y + n(128)], [x + n(42), y + n(94)], [x + n(42), y])
    .polygon(shade, [x + n(16), y], [x + n(16), y + n(116)], [x + n(42), y + n(94)], [x + n(42), y])
    .polygon(
      roofShade,
      [x - n(50), y + n(88)],
      [x, y + n(136)],
      [x + n(50), y + n(88)],
      [x + n(42), y + n(92)],
      [x, y + n(126)],
      [x - n(42), y + n(92)],
    )
    .arch(deep, x - n(12), y, n(24), n(30))
    .arch(deep, x - n(5), y + n(66), n(10), n(20));
  drawBlock(pen, tones, { x: x - n(34), y: y + n(104), width: n(68), height: n(72) }, 0.34);
  drawWindows(pen, deep, [x, y + n(128), n(62), n(42)], [4, 1, n(7), n(30)], true);
  drawCone(pen, tones, x, y + n(176), n(40), n(66));
  pen.rect(deep, x - 1, y + n(240), 3, n(18)).rect(deep, x - 5, y + n(250), 11, 3);
}
