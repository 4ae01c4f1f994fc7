import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A wide low stadium with a white ring for a roof below a peak with a statue. */
export function drawRingStadium({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const white = withBuilding(tones, '#efece4', '#8f989c');
  const hill = mixColors(leaf, haze, 0.45);
  pen
    .fill(hill, 'M-400 0V60Q-300 120-220 230Q-190 300-160 300Q-130 230-40 130T200 90T400 110V0z')
    .stroke(mixColors(white.wall, haze, 0.2), 6, 'M-160 300V334M-176 324H-144')
    .rect(white.shade, -380, 0, 760, 70)
    .dashes(white.wall, 70, [10, 26], 'M-376 35H380')
    .fill(mixColors(white.deep, paint('#3f4a54'), 0.4), 'M-380 70Q-380 150 0 156Q380 150 380 70z')
    .dashes(white.lit, 80, [6, 32], 'M-370 70H376')
    .ellipse(white.lit, 0, 140, 396, 64)
    .ellipse(white.shade, 0, 146, 210, 34)
    .ellipse(paint('#e3b23f'), 0, 142, 196, 29)
    .ellipse(paint('#3f6fa8'), 0, 138, 178, 23)
    .ellipse(paint('#5f9a4a'), 0, 133, 140, 16)
    .fill(white.wall, 'M-396 140A396 64 0 0 0 396 140V128A396 64 0 0 1-396 128z');
  let ribs = '';
  for (const x of [-360, -270, -180, -90, 0, 90, 180, 270, 360])
    ribs += `M${x} ${Math.round(140 - 64 * Math.sqrt(1 - (x / 396) ** 2))}L${Math.round(x * 0.53)} ${Math.round(146 - 34 * Math.sqrt(1 - ((x * 0.53) / 210) ** 2))}`;
  pen.stroke(white.shade, 4, ribs, 0.8).rect(white.lit, -60, 0, 120, 40).rect(white.deep, -40, 0, 80, 30);
}

/** A stadium with four slanted masts at its corners beside a river. */
export function drawMastStadium({ pen, tones }: MotifInput): void {
  const { paint, sky } = tones;
  const steel = withBuilding(tones, '#e6e4de', '#8d9aa3');
  const glass = mixColors(paint('#7f9aa8'), sky[1], 0.25);
  drawBlock(pen, withBuilding(tones, '#b5a694', '#8f8474'), { x: -350, y: 0, width: 700, height: 70 }, 0.1);
  pen
    .polygon(steel.wall, [-330, 70], [-370, 190], [370, 190], [330, 70])
    .polygon(steel.shade, [200, 70], [230, 190], [370, 190], [330, 70])
    .dashes(glass, 70, [30, 12], 'M-326 124H326')
    .dashes(paint('#a8453f'), 12, [60, 24], 'M-346 174H350')
    .polygon(steel.lit, [-380, 190], [-300, 226], [300, 226], [380, 190])
    .polygon(steel.shade, [-200, 226], [-170, 244], [170, 244], [200, 226])
    .rect(glass, -120, 0, 240, 54)
    .dashes(steel.lit, 54, [5, 25], 'M-120 27H124');
  for (const side of [-1, 1])
    for (const [foot, top, y] of [
      [310, 380, 400],
      [210, 250, 330],
    ] as const)
      pen
        .line(steel.lit, 13, [side * foot, 190], [side * top, y])
        .line(steel.shade, 3, [side * top, y - 6], [side * 120, 234])
        .line(steel.shade, 3, [side * top, y - 6], [side * 390, 192])
        .line(steel.lit, 6, [side * (top - 20), y - 60], [side * (top + 16), y - 66]);
}

/** An oval of steep stands with six tall towers of lamps in a park. */
export function drawLampStadium({ pen, tones }: MotifInput): void {
  const { paint, sky, window } = tones;
  const wall = withBuilding(tones, '#d9d6cf', '#8f989c');
  const glass = mixColors(paint('#8fa9b5'), sky[1], 0.25);
  const lamp = (x: number, y: number, high: number, size: number) =>
    pen
      .rect(wall.shade, x - 5, y, 10, high)
      .rect(wall.deep, x - 34 * size, y + high, 68 * size, 54 * size)
      .dashes(
        tones.isDusk ? window : paint('#f6f1e0'),
        9 * size,
        [9 * size, 6 * size],
        `M${Math.round(x - 29 * size)} ${Math.round(y + high + 12 * size)}h${Math.round(60 * size)}M${Math.round(x - 29 * size)} ${Math.round(y + high + 27 * size)}h${Math.round(60 * size)}M${Math.round(x - 29 * size)} ${Math.round(y + high + 42 * size)}h${Math.round(60 * size)}`,
      );
  lamp(-190, 150, 130, 0.8);
  lamp(0, 160, 140, 0.8);
  lamp(190, 150, 130, 0.8);
  pen
    .fill(wall.shade, 'M-360 0Q-390 130-340 170H340Q390 130 360 0z')
    .fill(glass, 'M-366 40Q-372 90-360 120H360Q372 90 366 40z')
    .dashes(wall.lit, 80, [5, 24], 'M-366 80H370')
    .fill(wall.wall, 'M-380 120Q-380 190 0 200Q380 190 380 120Q380 160 0 166T-380 120z')
    .ellipse(wall.lit, 0, 176, 350, 40)
    .ellipse(paint('#5a6a86'), 0, 172, 320, 32)
    .ellipse(paint('#8f5a5a'), 0, 166, 270, 23)
    .ellipse(paint('#6aa04f'), 0, 162, 220, 16)
    .rect(paint('#e3d3a4'), -12, 157, 24, 8)
    .rect(wall.lit, -372, 30, 744, 9)
    .rect(wall.deep, -50, 0, 100, 28);
  lamp(-320, 0, 270, 1);
  lamp(320, 0, 270, 1);
}
