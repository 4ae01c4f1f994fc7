import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { fade } from '../wonders/parts.js';

/** Draws towers of a city at the end of a lane. */
export function drawFarTowers(pen: Pen, tones: Tones): void {
  for (const [x, wide, high, color] of [
    [-110, 90, 230, '#9fb0bb'],
    [0, 80, 330, '#b9c2c4'],
    [90, 100, 270, '#8fa3b0'],
  ] as const) {
    const wall = fade(tones.haze, 0.3)(tones.paint(color));
    pen.rect(wall, x - wide / 2, 0, wide, high);
    for (let y = 30; y < high - 10; y += 24)
      pen.dashes(mixColors(tones.window, tones.haze, 0.3), 10, [9, 9], `M${x - wide / 2 + 10} ${y}h${wide - 20}`);
  }
}

/** Draws the sea with gulls behind a wall. */
export function drawSeaEnd(pen: Pen, tones: Tones): void {
  const { paint } = tones;
  pen
    .rect(tones.water, -300, -20, 600, 130)
    .rounds(tones.waterLight, 4, 'M-120 70h80M20 84h90M-60 50h70')
    .rect(paint('#d9c7a4'), -300, -20, 600, 66)
    .dashes(paint('#d9c7a4'), 16, [16, 12], 'M-300 52H300')
    .stroke(
      paint('#f6f2e8'),
      5,
      'M-80 210q16 20 30 0q14 20 30 0M30 270q16 20 30 0q14 20 30 0M-10 150q10 14 20 0q10 14 20 0',
    );
}

/** Draws a gate of stone with a hall of two roofs. */
export function drawGateEnd(pen: Pen, tones: Tones): void {
  const wood = withBuilding(tones, '#8f3f33', '#4f5f68');
  const stone = withBuilding(tones, '#b9b2a4', '#8a8478');
  drawBlock(pen, stone, { x: -150, y: 0, width: 300, height: 90 }, 0.2);
  pen.arch(stone.deep, -36, 0, 72, 40);
  drawBlock(pen, wood, { x: -110, y: 90, width: 220, height: 44 }, 0.2);
  drawEaves(pen, wood, { y: 128, half: 160, height: 44, ridge: 100 });
  drawBlock(pen, wood, { x: -90, y: 168, width: 180, height: 34 }, 0.2);
  drawEaves(pen, wood, { y: 196, half: 140, height: 60, ridge: 80 });
}

/** Draws a round tower of mud with battlements, over palms. */
export function drawMudTowerEnd(pen: Pen, tones: Tones): void {
  const mud = withBuilding(tones, '#cfa878', '#a8804f');
  pen.rounds(tones.leafShade, 60, 'M-160 60h320').rounds(tones.leaf, 36, 'M-140 84h60M60 80h90');
  drawBlock(pen, mud, { x: -120, y: 40, width: 240, height: 210 }, 0.34);
  pen
    .dashes(mud.wall, 22, [20, 14], 'M-120 260H120')
    .rect(tones.deep, -60, 190, 12, 24)
    .rect(tones.deep, 10, 190, 12, 24)
    .rect(tones.paint('#c9402f'), 4, 290, 40, 22)
    .rect(mud.deep, 0, 260, 4, 60);
}

/** Draws low wooded hills. */
export function drawHillEnd(pen: Pen, { haze, leafShade, leaf }: Tones): void {
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-400 0V120Q-200 220 0 180T400 110V0z')
    .fill(fade(haze, 0.2)(leaf), 'M-400 0V60Q-160 130 40 100T400 60V0z');
}

/** Draws a minaret with a square shaft above flat roofs. */
export function drawMinaretEnd(pen: Pen, tones: Tones): void {
  const wall = withBuilding(tones, '#e9e0cc', '#5f8f78');
  drawBlock(pen, wall, { x: -160, y: 0, width: 320, height: 90 }, 0.2);
  drawBlock(pen, wall, { x: -30, y: 80, width: 60, height: 230 }, 0.34);
  pen
    .dashes(wall.wall, 12, [10, 8], 'M-30 316H30')
    .rect(wall.roof, -26, 250, 52, 30)
    .rect(wall.wall, -12, 310, 24, 44)
    .dome(wall.roof, 0, 354, 14, 18);
}

/** Draws bare mountains. */
export function drawBareMountains(pen: Pen, { haze, paint }: Tones): void {
  const rock = fade(haze, 0.35)(paint('#a38f7c'));
  pen.polygon(rock, [-400, 0], [-260, 190], [-120, 120], [30, 260], [180, 130], [280, 200], [400, 0]);
  pen.polygon(mixColors(rock, paint('#5f5650'), 0.3), [30, 260], [70, 120], [180, 130], [120, 180]);
}
