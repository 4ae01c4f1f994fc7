import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from './parts.js';

/** A long wall of red brick with an opening of wooden doors, before a moat and a square. */
export function drawBrickGate({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5604a', '#8f4a3a');
  for (const [x, size] of [
    [-300, 110],
    [310, 120],
  ] as const)
    drawTree(pen, tones, x, 60, size);
  pen
    .polygon(brick.wall, [-396, 0], [-396, 110], [-200, 120], [-170, 150], [-90, 150], [-90, 0])
    .polygon(brick.wall, [396, 0], [396, 110], [200, 120], [170, 150], [90, 150], [90, 0])
    .polygon(brick.shade, [396, 0], [396, 110], [300, 114], [300, 0]);
  for (const x of [-150, 92]) {
    drawBlock(pen, brick, { x, y: 0, width: 58, height: 176 }, 0.34);
    drawBattlement(pen, brick.wall, x - 4, 176, 66, 10);
  }
  pen.dashes(
    brick.shade,
    3,
    [18, 8],
    'M-390 24H-160M-384 48H-160M-390 72H-160M-384 96H-160M160 24H390M166 48H390M160 72H390M166 96H390',
  );
  drawBattlement(pen, brick.wall, -396, 110, 196, 12);
  drawBattlement(pen, brick.wall, 200, 112, 196, 12);
  for (const side of [-1, 1])
    pen
      .polygon(tones.paint('#7a4f38'), [side * 90, 0], [side * 90, 130], [side * 46, 122], [side * 46, -6])
      .stroke(tones.paint('#5d3a2a'), 4, `M${side * 86} 40L${side * 48} 36M${side * 86} 90L${side * 48} 86`);
}

/** A ruined gate of old brick with a niche on each side. */
export function drawSpiritGate({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b06c52', '#8a5644');
  const white = withBuilding(tones, '#e9e0cc', '#b5654a');
  pen
    .polygon(brick.wall, [-390, 0], [-380, 70], [-300, 92], [-190, 84], [-180, 0])
    .polygon(brick.wall, [390, 0], [360, 84], [260, 70], [190, 90], [180, 0]);
  pen
    .polygon(brick.wall, [-190, 0], [-184, 210], [-140, 250], [-60, 270], [40, 262], [150, 240], [186, 190], [190, 0])
    .polygon(brick.shade, [110, 0], [110, 250], [150, 240], [186, 190], [190, 0]);
  pen.pointedArch(brick.lit, -66, 0, 132, 100).pointedArch(tones.leafLight, -50, 0, 100, 94);
  for (const side of [-1, 1]) {
    const x = side * 128;
    pen
      .rect(white.wall, x - 34, 0, 68, 120)
      .polygon(white.lit, [x - 42, 120], [x, 176], [x + 42, 120])
      .arch(white.deep, x - 20, 14, 40, 56)
      .fill(tones.paint('#d6a84a'), `M${x - 12} 16h24v30q-12 20-24 0z`)
      .circle(tones.paint('#e6c9a0'), x, 66, 8);
  }
  pen
    .dashes(brick.deep, 3, [16, 10], 'M-170 190H-60M70 200H160M-370 40H-200M210 40H370M-80 240H80')
    .rounds(tones.leaf, 20, 'M-150 252h30M60 262h40M300 76h30');
}

/** A massive unfinished pyramid of brick, with a small temple beside it. */
export function drawBrickPyramid({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#ac6a50', '#8a5644');
  for (const [half, y, high] of [
    [330, 0, 90],
    [262, 90, 56],
    [214, 146, 50],
    [166, 196, 46],
    [120, 242, 40],
    [76, 282, 36],
  ] as const) {
    pen
      .polygon(brick.wall, [-half, y], [-half + 14, y + high], [half - 14, y + high], [half, y])
      .polygon(brick.shade, [half * 0.4, y], [half * 0.4, y + high], [half - 14, y + high], [half, y])
      .rect(brick.lit, -half + 10, y + high - 5, 2 * half - 20, 6);
    for (const side of [-1, 1])
      pen.polygon(
        brick.lit,
        [side * (half - 26), y + high],
        [side * (half - 12), y + high + 34],
        [side * (half - 2), y + high],
      );
  }
  pen.polygon(brick.wall, [-50, 318], [-34, 350], [26, 346], [50, 318]);
  for (const x of [-190, 0, 190]) {
    const tall = x === 0 ? 126 : 84;
    pen
      .rect(brick.wall, x - 52, 0, 104, tall)
      .polygon(brick.lit, [x - 60, tall], [x, tall + 64], [x + 60, tall])
      .pointedArch(brick.deep, x - 26, 0, 52, tall * 0.4);
  }
  for (const x of [-370, 372])
    pen.rect(brick.wall, x - 20, 0, 40, 44).polygon(brick.lit, [x - 20, 44], [x, 110], [x + 20, 44]);
}

/** A tall white temple of two blocks one above the other, with rows of small spires. */
export function drawWhiteBlocks({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#e6ddca', '#c9b89a');
  for (const [half, y, high] of [
    [240, 0, 110],
    [212, 110, 34],
    [140, 144, 120],
    [114, 264, 30],
    [84, 294, 26],
  ] as const) {
    drawBlock(pen, white, { x: -half, y, width: 2 * half, height: high }, 0.28);
    pen.rect(white.lit, -half - 5, y + high - 7, 2 * half + 10, 8);
    for (const side of [-1, 1])
      pen.polygon(
        white.lit,
        [side * (half - 22), y + high],
        [side * (half - 12), y + high + 44],
        [side * (half - 2), y + high],
      );
  }
  drawWindows(pen, white.window, [0, 10, 440, 90], [7, 1, 22, 52], true);
  drawWindows(pen, white.window, [0, 170, 250, 80], [5, 1, 20, 46], true);
  pen
    .fill(white.wall, 'M-50 320q-4 70 34 110q12 16 16 70q4-54 16-70q38-40 34-110z')
    .fill(white.shade, 'M16 320q8 70-8 110q-6 30-8 70q4-54 16-70q38-40 34-110z')
    .polygon(tones.paint('#d9a840'), [-7, 470], [0, 540], [7, 470]);
  pen
    .rect(white.wall, -60, 0, 120, 140)
    .polygon(white.lit, [-72, 140], [0, 206], [72, 140])
    .pointedArch(white.deep, -30, 0, 60, 54);
}

/** A lake with a wooden walk, the golden stupa on a hill beyond it. */
export function drawStupaLake({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#dca942', '#dca942');
  drawWoods(pen, tones, 60);
  pen
    .fill(gold.wall, 'M-90 150h180q-10 40-40 60q-26 26-34 110q-6 50-16 90q-10-40-16-90q-8-84-34-110q-30-20-40-60z')
    .fill(gold.shade, 'M20 150h70q-10 40-40 60q-26 26-34 110q-6 50-16 90q6-160 20-260z');
  for (const x of [-150, -110, 110, 150]) pen.polygon(gold.wall, [x - 14, 150], [x, 220], [x + 14, 150]);
  pen.rounds(tones.leafShade, 60, 'M-230 130h170M30 130h190').rect(tones.leafShade, -720, 40, 1440, 40);
  drawSheet(pen, tones, 46);
  pen
    .polygon(gold.wall, [-60, 30], [0, -150], [60, 30])
    .fill(tones.water, 'M-90-20h180v12h-180zM-90-70h180v10h-180zM-90-110h180v8h-180z');
  const wood = tones.paint('#8a6a4c');
  pen
    .polygon(wood, [720, -60], [200, -110], [-720, -200], [-720, -236], [720, -110])
    .stroke(
      tones.paint('#6b503a'),
      5,
      'M700-20V-150M560-30V-160M420-44V-170M280-60V-180M140-80V-196M-20-100V-214M-180-120V-230M-360-146V-240M-540-170V-240',
    )
    .stroke(wood, 7, 'M720-24L200-74L-720-162');
  drawFigures(
    pen,
    tones,
    [
      [310, -104],
      [350, -100],
      [-90, -160],
    ],
    1.2,
  );
}
