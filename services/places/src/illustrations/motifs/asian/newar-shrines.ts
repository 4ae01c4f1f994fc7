import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawTieredRoofs } from '../buildings/eastern.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawSheet, drawTree, drawWoods } from './parts.js';

/** Five slim roofs above a walled court with a pool. */
export function drawFiveTiers({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#a9543c', '#6f4a3e');
  const wall = withBuilding(tones, '#b98d78', '#76584a');
  drawTieredRoofs(pen, tones, brick, { x: 0, y: 30, size: 1.16, count: 5 });
  drawBlock(pen, wall, { x: -290, y: 0, width: 580, height: 62 }, 0.1);
  pen.rect(wall.roof, -298, 58, 596, 12).rect(brick.wall, -52, 0, 104, 96).rect(brick.deep, -26, 0, 52, 64);
  pen.polygon(brick.roof, [-74, 92], [-40, 128], [40, 128], [74, 92]);
  for (const x of [-190, 190]) drawTieredRoofs(pen, tones, brick, { x, y: 40, size: 0.5, count: 2 });
}

/** A low golden roof with snakes at its corners in a court above a river. */
export function drawGoddessCourt({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#b98a5a', '#d2a13f');
  const brick = withBuilding(tones, '#b06a52', '#7d5040');
  const stone = withBuilding(tones, '#a59a8a', '#7d756a');
  drawWoods(pen, tones, 100);
  pen.rect(tones.leafShade, -720, 40, 1440, 70);
  drawBlock(pen, brick, { x: -420, y: 40, width: 840, height: 110 }, 0.1);
  drawWindows(pen, tones.window, [0, 44, 800, 100], [13, 1, 22, 44]);
  pen.polygon(brick.roof, [-440, 148], [-400, 190], [400, 190], [440, 148]);
  drawBlock(pen, gold, { x: -120, y: 40, width: 240, height: 150 }, 0.24);
  pen
    .polygon(gold.roof, [-250, 186], [-110, 268], [110, 268], [250, 186])
    .polygon(gold.roofShade, [60, 186], [40, 268], [110, 268], [250, 186]);
  for (const side of [-1, 1]) pen.stroke(gold.lit, 9, `M${side * 110} 268q${side * -30} 70 ${side * -84} 84`);
  pen.polygon(gold.lit, [-18, 340], [0, 400], [18, 340]);
  pen.rect(stone.wall, -720, -60, 1440, 108).rect(stone.lit, -720, 42, 1440, 9);
  for (const y of [14, -14, -42]) pen.rect(stone.shade, -720, y, 1440, 6);
  drawSheet(pen, tones, -60);
  pen.fill(stone.lit, 'M-560-110q120 40 240 0v-20h-240z').rect(stone.wall, -520, -96, 150, 20);
}

/** A plain white hall above old brick foundations, a square pool, a pillar and a tree with prayer flags. */
export function drawMayaShrine({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f1e8', '#d8d3c6');
  const brick = withBuilding(tones, '#b5654a', '#8f4f3c');
  drawWoods(pen, tones, 40);
  pen.rect(tones.leafLight, -720, -240, 1440, 290);
  drawBlock(pen, white, { x: -190, y: 20, width: 380, height: 150 }, 0.24);
  drawBlock(pen, white, { x: -70, y: 168, width: 140, height: 56 }, 0.3);
  pen
    .rect(white.lit, -200, 164, 400, 9)
    .rect(white.lit, -78, 220, 156, 8)
    .polygon(tones.paint('#d9b04c'), [-8, 228], [0, 268], [8, 228]);
  drawWindows(pen, white.window, [0, 60, 330, 70], [9, 1, 14, 50]);
  for (const [x, y, wide] of [
    [-420, -20, 170],
    [-360, -50, 120],
    [250, -10, 180],
    [310, -46, 130],
  ] as const)
    drawBlock(pen, brick, { x, y, width: wide, height: 20 }, 0.2);
  pen
    .polygon(brick.wall, [-170, -70], [-240, -190], [150, -190], [110, -70])
    .polygon(tones.water, [-150, -82], [-208, -178], [120, -178], [92, -82])
    .rounds(tones.waterLight, 4, 'M-110-110h90M-30-150h90');
  drawTree(pen, tones, 440, -30, 190);
  pen.rect(tones.paint('#a39a8c'), -300, 0, 22, 200).rect(tones.paint('#c9bfae'), -306, -6, 34, 14);
  const cloths = ['#3f7cb0', '#f1ead8', '#b8433e', '#4d8a5c', '#d9ab43'].map(tones.paint);
  for (let index = 0; index < 15; index++)
    pen.rect(cloths[index % 5]!, 190 + index * 16, Math.round(120 + (index - 7) ** 2 * 1.3), 12, 16);
}

/** A slender round watch tower of white storeys with a gallery under a bronze cap. */
export function drawWatchTower({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f1e8', '#a8763f');
  pen.rect(white.shade, -150, 0, 300, 26).rect(white.lit, -156, 22, 312, 7);
  drawBlock(pen, white, { x: -110, y: 28, width: 220, height: 50 }, 0.3);
  pen
    .polygon(white.wall, [-62, 78], [-40, 410], [40, 410], [62, 78])
    .polygon(white.shade, [22, 78], [14, 410], [40, 410], [62, 78]);
  for (let level = 0; level < 8; level++) {
    const half = 62 - level * 2.7;
    pen.rect(white.lit, -half - 4, 110 + level * 40, 2 * half + 8, 6);
    pen.arch(white.window, -7, 84 + level * 40, 14, 12);
  }
  pen
    .rect(white.lit, -60, 410, 120, 10)
    .rect(white.wall, -46, 420, 92, 34)
    .dashes(white.window, 22, [9, 9], 'M-40 436H44');
  pen
    .dome(white.roof, 0, 454, 50, 46)
    .polygon(white.roof, [-7, 498], [0, 548], [7, 498])
    .arch(white.deep, -20, 28, 40, 30);
}
