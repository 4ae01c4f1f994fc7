import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A white city gate closing a street: a chapel with tall windows above its arch, and a gable with scrolls. */
export function drawChapelGate({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: -170,
    y: 0,
    low: 190,
    high: 240,
    narrow: 110,
    wide: 130,
    colors: ['#ecd9a8', '#e3b89a', '#d9dcc8'],
    roof: '#b5654a',
  });
  drawHouseRow(pen, tones, random, {
    from: 176,
    to: 390,
    y: 0,
    low: 180,
    high: 240,
    narrow: 100,
    wide: 120,
    colors: ['#f0e3c4', '#d9b08a', '#e9cfa0'],
    roof: '#b5654a',
  });
  const white = withBuilding(tones, '#f2ede2', '#b5654a');
  drawBlock(pen, white, { x: -170, y: 0, width: 346, height: 270 }, 0.14);
  pen
    .fill(white.wall, 'M-176 270Q-110 280-90 330L-60 380H66L96 330Q116 280 182 270z')
    .fill(white.shade, 'M70 270L50 380H66L96 330Q116 280 182 270z')
    .polygon(white.lit, [-70, 376], [3, 420], [76, 376])
    .rect(white.lit, -180, 262, 366, 12)
    .rect(white.lit, -176, 120, 358, 9)
    .arch(white.lit, -74, 0, 154, 50)
    .arch(white.deep, -60, 0, 126, 48)
    .fill(tones.sky[2], 'M-40 0V50q40 60 86 0V0z', 0.5);
  for (const x of [-112, 3, 118])
    pen.rect(white.lit, x - 42, 140, 84, 106).rect(tones.isDusk ? tones.window : paint('#6f8aa0'), x - 34, 146, 68, 94);
  pen
    .rect(paint('#dcae42'), -24, 152, 54, 82)
    .rect(paint('#8a4f42'), -16, 158, 38, 70)
    .fill(paint('#dcae42'), 'M-12 158q15 70 30 0z')
    .circle(paint('#f1d9b8'), 3, 206, 9);
  for (const x of [-154, -70, 76, 160]) pen.rect(white.lit, x - 7, 128, 14, 136);
  pen.rect(white.deep, 1, 420, 4, 40).rect(white.deep, -9, 440, 24, 4);
  drawWalkers(pen, tones, [
    [-20, 0],
    [30, -6],
  ]);
}

/** A Baroque gate with trophies and coats of arms, at the end of a stone bridge with two lions over a dry moat. */
export function drawLionMoatGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0c690', '#b5935f');
  const wall = withBuilding(tones, '#d3b67e', '#a8875a');
  drawBlock(pen, wall, { x: -394, y: 0, width: 788, height: 170 }, 0.1);
  pen
    .rect(wall.lit, -394, 164, 788, 10)
    .stroke(wall.shade, 3, 'M-394 120H-160M160 120H394M-394 70H-160M160 70H394', 0.6);
  drawBlock(pen, stone, { x: -150, y: 0, width: 300, height: 280 }, 0.2);
  for (const x of [-128, -88, 88, 128]) pen.rect(stone.lit, x - 13, 40, 26, 180).rect(stone.shade, x + 5, 40, 8, 180);
  pen
    .rect(stone.lit, -160, 216, 320, 14)
    .rect(stone.lit, -156, 276, 312, 12)
    .fill(stone.wall, 'M-110 288Q-90 350 0 370Q90 350 110 288z')
    .circle(stone.lit, 0, 322, 26)
    .circle(stone.shade, 0, 322, 18)
    .arch(stone.lit, -66, 30, 132, 74)
    .arch(stone.deep, -52, 30, 104, 72)
    .fill(tones.sky[2], 'M-30 30V100q30 50 60 0V30z', 0.6)
    .fill(stone.lit, 'M-50 232h40l-8 40h-24zM20 232h40l-8 40h-24z');
  for (const x of [-150, 150])
    pen.polygon(stone.lit, [x - 14, 288], [x - 8, 330], [x, 346], [x + 8, 330], [x + 14, 288]);
  pen
    .polygon(stone.wall, [-90, 30], [90, 30], [190, -24], [-190, -24])
    .polygon(stone.lit, [-90, 30], [-80, 60], [-178, 14], [-190, -24])
    .polygon(stone.shade, [90, 30], [80, 60], [178, 14], [190, -24]);
  for (const side of [-1, 1]) {
    const at = side * 190;
    drawBlock(pen, stone, { x: at - 26, y: -24, width: 52, height: 66 }, 0.34);
    pen
      .fill(stone.lit, `M${at - 22} 42l4 46q-6 26 12 32q22 2 26-20l-2-58z`)
      .circle(stone.lit, at, 122, 18)
      .fill(stone.deep, `M${at - 4} 118h4v4h-4z`)
      .rect(stone.shade, at + 4, 42, 24, 44);
  }
}

/** A triumphal arch with three passages and a chariot drawn by lions on top. */
export function drawLionArch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3d6bc', '#b9a88a');
  drawBlock(pen, stone, { x: -260, y: 0, width: 520, height: 300 }, 0.16);
  for (const x of [-240, -100, 100, 240])
    pen
      .rect(stone.lit, x - 14, 0, 28, 230)
      .rect(stone.shade, x + 6, 0, 8, 230)
      .rect(stone.lit, x - 20, 226, 40, 12);
  pen
    .rect(stone.lit, -270, 238, 540, 12)
    .rect(stone.lit, -272, 294, 544, 14)
    .rect(stone.shade, -110, 254, 220, 34)
    .arch(stone.lit, -76, 0, 152, 130)
    .arch(stone.deep, -64, 0, 128, 128)
    .fill(tones.sky[2], 'M-46 0V128a46 46 0 0 0 92 0V0z', 0.6);
  for (const x of [-170, 170])
    pen
      .arch(stone.lit, x - 42, 0, 84, 80)
      .arch(stone.deep, x - 34, 0, 68, 80)
      .fill(tones.sky[2], `M${x - 22} 0V80a22 24 0 0 0 44 0V0z`, 0.6)
      .circle(stone.lit, x, 196, 24)
      .circle(stone.shade, x, 196, 17);
  const bronze = withBuilding(tones, '#5f8577', '#456a5f');
  for (const x of [-96, -34, 34, 96])
    pen
      .fill(bronze.wall, `M${x - 24} 308l4 40q-4 30 22 32q26-2 22-32l4-40h-12l-4 26h-20l-4-26z`)
      .circle(bronze.wall, x, 374, 22)
      .circle(bronze.shade, x, 372, 12);
  pen
    .rect(bronze.wall, -56, 380, 112, 30)
    .fill(bronze.wall, 'M-26 410q4 70 20 90h12q16-20 20-90z')
    .circle(bronze.wall, 0, 512, 15)
    .stroke(bronze.wall, 7, 'M14 480L54 540M54 500V556');
}

/** A single Roman arch with paired columns at the head of a street of shops. */
export function drawStreetArch({ pen, tones, random }: MotifInput): void {
  for (const [from, to] of [
    [-398, -160],
    [166, 390],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y: 0,
      low: 180,
      high: 250,
      narrow: 100,
      wide: 124,
      colors: ['#e9c69a', '#f0dcb8', '#d9a98a', '#e3d3b0'],
      roof: '#b5654a',
    });
  const stone = withBuilding(tones, '#ece3cf', '#c4b393');
  drawBlock(pen, stone, { x: -150, y: 0, width: 300, height: 290 }, 0.16);
  for (const x of [-128, -92, 92, 128])
    pen
      .rect(stone.lit, x - 12, 30, 24, 170)
      .rect(stone.shade, x + 5, 30, 7, 170)
      .polygon(stone.lit, [x - 18, 214], [x + 18, 214], [x + 11, 194], [x - 11, 194])
      .rect(stone.lit, x - 17, 0, 34, 32);
  pen
    .rect(stone.lit, -160, 212, 320, 12)
    .rect(stone.shade, -140, 226, 280, 16)
    .rect(stone.lit, -162, 284, 324, 16)
    .arch(stone.lit, -74, 0, 148, 116)
    .arch(stone.deep, -62, 0, 124, 114)
    .fill(tones.sky[2], 'M-44 0V114a44 46 0 0 0 88 0V0z', 0.55)
    .fill(stone.lit, 'M-72 180l22 22h-22zM72 180l-22 22h22z');
  for (const x of [-100, 0, 100]) pen.rect(stone.wall, x - 34, 240, 68, 46).rect(stone.lit, x - 38, 282, 76, 8);
  drawWalkers(pen, tones, [
    [-18, 0],
    [22, -4],
  ]);
}

/** Draws a mosque's minaret like a pencil, round and slim. */
function drawPencil(pen: Pen, tones: Tones, x: number, high: number): void {
  drawBlock(pen, tones, { x: x - 13, y: 0, width: 26, height: high }, 0.4);
  pen.rect(tones.lit, x - 22, high * 0.74, 44, 12).rect(tones.shade, x - 18, high * 0.74 - 8, 36, 8);
  drawCone(pen, tones, x, high, 17, 80);
  pen.rect(tones.deep, x - 1, high + 78, 3, 18);
}

/** A small mosque with one dome, a porch and one tall minaret above a green river, and an arched bridge far off. */
export function drawRiverMosque({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9e1d0', '#7d8a90');
  const far = withBuilding(tones, '#cfc6b6', '#a8a090');
  pen
    .fill(far.wall, 'M140 0L176 84Q270 190 366 84L398 0H370Q270 150 172 0z')
    .rect(far.shade, 350, 0, 48, 110)
    .polygon(far.roof, [346, 110], [374, 136], [398, 110]);
  drawBlock(pen, stone, { x: -220, y: 0, width: 250, height: 140 }, 0.26);
  drawBlock(pen, stone, { x: -190, y: 140, width: 190, height: 40 }, 0.3);
  drawDome(pen, stone, -95, 180, 92, 78);
  pen
    .rect(stone.deep, -96, 256, 3, 26)
    .dashes(stone.window, 40, [18, 24], 'M-200 96H20')
    .fill(stone.roof, 'M-300 84Q-220 132-150 84zM-150 84Q-80 132 0 84z');
  for (const x of [-290, -220, -150, -80, -10]) pen.rect(stone.lit, x - 5, 0, 10, 84);
  pen.rect(stone.lit, -304, 78, 304, 9);
  drawPencil(pen, stone, 66, 330);
}

/** A square mosque of marble blocks with two low domes, a brick minaret without its top, and a walled court. */
export function drawMarbleCourt({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c9a8', '#a8674a');
  const brick = withBuilding(tones, '#b8684c', '#8f5a48');
  drawBlock(pen, stone, { x: -360, y: 0, width: 720, height: 160 }, 0.12);
  for (const x of [-70, 90]) {
    drawBlock(pen, brick, { x: x - 56, y: 160, width: 112, height: 26 }, 0.3);
    drawDome(pen, brick, x, 186, 58, 48);
  }
  pen
    .polygon(stone.roof, [-360, 160], [-340, 190], [-140, 190], [-130, 160])
    .polygon(stone.roof, [152, 160], [160, 190], [340, 190], [360, 160]);
  drawBlock(pen, brick, { x: -250, y: 160, width: 54, height: 230 }, 0.38);
  pen
    .dashes(brick.lit, 6, [10, 8], 'M-250 250H-196M-250 310H-196')
    .rect(brick.lit, -258, 370, 70, 12)
    .rect(brick.wall, -244, 382, 40, 30);
  for (const x of [-310, -230, -150, 150, 230, 310])
    pen
      .rect(stone.lit, x - 20, 84, 40, 50)
      .rect(stone.window, x - 14, 88, 28, 42)
      .rect(stone.window, x - 14, 24, 28, 36);
  drawBlock(pen, withBuilding(tones, '#f0e8d6', '#a8674a'), { x: -70, y: 0, width: 130, height: 210 }, 0.2);
  pen
    .pointedArch(stone.deep, -36, 0, 62, 76)
    .rect(stone.lit, -78, 204, 146, 10)
    .dashes(stone.deep, 14, [14, 12], 'M-60 170H52')
    .rounds(tones.leafShade, 50, 'M-392 10h30M370 12h30')
    .rounds(tones.leaf, 34, 'M-392 24h10M374 26h10');
  pen.fill(tones.paint('#f6f2e8'), 'M70 232q16 20 30 4l16 4-12-12q-6-14-24-8z');
}
