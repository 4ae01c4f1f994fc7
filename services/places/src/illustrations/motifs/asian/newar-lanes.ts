import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawTieredRoofs } from '../buildings/eastern.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawBrickRow, drawKing, toBrick } from './newar.js';
import { drawFigures, drawSheet, drawTree } from './parts.js';

/** A golden temple of two roofs above the steps of a river, with smoke of the pyres. */
export function drawRiverPagoda({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#a59a8a', '#7d756a');
  const brick = withBuilding(tones, '#c9b08a', '#cf9f43');
  for (const [x, size] of [
    [-560, 150],
    [-380, 120],
    [420, 150],
    [600, 130],
  ] as const)
    drawTree(pen, tones, x, 90, size);
  drawHouseRow(pen, tones, random, {
    from: -470,
    to: 480,
    y: 60,
    low: 60,
    high: 104,
    colors: ['#b98d78', '#e6ddcc', '#a8604a'],
    roof: '#76584a',
    air: 0.1,
  });
  drawTieredRoofs(pen, tones, brick, { x: 0, y: 96, size: 1.5, count: 2 });
  pen.rect(brick.wall, -130, 50, 260, 50);
  pen.rect(stone.wall, -720, -110, 1440, 176).rect(stone.lit, -720, 60, 1440, 8);
  for (const y of [36, 8, -20, -48, -76]) pen.rect(stone.shade, -720, y, 1440, 6);
  for (const x of [-470, -250, 250, 470]) {
    drawBlock(pen, stone, { x: x - 40, y: -110, width: 80, height: 118 }, 0.3);
    pen.rect(stone.lit, x - 46, 2, 92, 10);
  }
  for (const x of [-250, 470])
    pen
      .fill(tones.haze, `M${x - 10} 16q-30 60 6 120t-8 150q60-70 30-150t6-120z`, 0.6)
      .polygon(tones.paint('#e08a3c'), [x - 22, 12], [x, 48], [x + 22, 12]);
  drawSheet(pen, tones, -104);
  drawFigures(pen, tones, [
    [-90, -40],
    [-60, -70],
    [110, -20],
    [330, -60],
    [360, -90],
  ]);
}

/** A lane crossing under a small gilded temple, with awnings and bags of spices. */
export function drawSpiceCrossing(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint } = tones;
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: -150,
    y: 0,
    low: 260,
    high: 330,
    colors: ['#a8604a', '#d8c3a4', '#b4705a'],
    roof: '#76584a',
    narrow: 110,
    wide: 150,
  });
  drawHouseRow(pen, tones, random, {
    from: 160,
    to: 700,
    y: 0,
    low: 260,
    high: 330,
    colors: ['#b4705a', '#96523f', '#c9b28c'],
    roof: '#76584a',
    narrow: 110,
    wide: 150,
  });
  drawTieredRoofs(pen, tones, withBuilding(tones, '#b5673f', '#d1a03f'), { x: 0, y: 26, size: 0.94, count: 3 });
  pen.rect(paint('#a39a8c'), -110, 0, 220, 28);
  pen.polygon(paint('#c9b89c'), [-150, 6], [-720, -60], [-720, -240], [720, -240], [720, -60], [150, 6]);
  for (const [x, y, cloth] of [
    [-520, -40, '#c4543f'],
    [-290, -20, '#e3c25a'],
    [300, -20, '#4f7f9a'],
    [540, -44, '#d98a4a'],
  ] as const)
    pen
      .rect(paint('#6b503a'), x - 4, y, 8, 100)
      .polygon(paint(cloth), [x - 90, y + 78], [x - 50, y + 118], [x + 50, y + 118], [x + 90, y + 78])
      .rect(paint('#8a6a4c'), x - 80, y, 160, 30);
  let spices = 0;
  for (const x of [-560, -500, -440, 450, 510, 570, -330, 330])
    pen
      .circle(paint('#d8c9ac'), x, -56, 26)
      .ellipse(paint(['#c4543f', '#d9a03c', '#7a4a2e', '#8f9a4c'][spices++ % 4]!), x, -42, 22, 9);
  drawFigures(
    pen,
    tones,
    [
      [-200, -70],
      [-90, -110],
      [60, -60],
      [160, -130],
      [250, -90],
      [-30, -160],
    ],
    1.3,
  );
}

/** A broad temple of timber in three floors, a lion and a pillar before it. */
export function drawTimberTemple(input: MotifInput): void {
  const { pen, tones } = input;
  const brick = toBrick(tones);
  const wood = withBuilding(tones, '#7a4f38', '#6d5044');
  drawBrickRow(input, -392, -200, 140);
  drawBrickRow(input, 214, 392, 140);
  pen.rect(brick.wall, -210, 0, 420, 26).rect(brick.lit, -216, 20, 432, 8);
  for (const [half, y, high] of [
    [170, 26, 74],
    [138, 138, 60],
    [96, 236, 54],
  ] as const) {
    drawBlock(pen, wood, { x: -half, y, width: 2 * half, height: high }, 0.24);
    pen
      .dashes(tones.window, high * 0.6, [16, 14], `M${-half + 10} ${y + high / 2}H${half - 8}`)
      .rect(wood.lit, -half, y + high * 0.86, 2 * half, 5);
    pen
      .polygon(
        wood.roof,
        [-half - 70, y + high - 4],
        [-half * 0.7, y + high + 46],
        [half * 0.7, y + high + 46],
        [half + 70, y + high - 4],
      )
      .polygon(
        wood.roofShade,
        [-half - 70, y + high - 4],
        [-half - 60, y + high + 8],
        [half + 60, y + high + 8],
        [half + 70, y + high - 4],
      );
  }
  pen.polygon(tones.paint('#d6a84a'), [-9, 334], [0, 390], [9, 334]);
  drawKing(pen, tones, -150, 150);
}

/** Rows of clay pots that dry on a square of brick houses. */
export function drawPotSquare(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  const brick = toBrick(tones);
  drawHouseRow(pen, tones, input.random, {
    from: -700,
    to: 720,
    y: 10,
    low: 170,
    high: 240,
    colors: ['#a8604a', '#b4705a', '#96523f', '#c08a6a'],
    roof: '#76584a',
    narrow: 90,
    wide: 140,
  });
  drawTieredRoofs(pen, tones, brick, { x: 120, y: 30, size: 0.74, count: 2 });
  pen.rect(brick.wall, 40, 6, 160, 26);
  pen
    .rect(paint('#c9a184'), -720, -240, 1440, 252)
    .dashes(paint('#b58a6c'), 3, [40, 8], 'M-720-20H720M-700-70H720M-720-130H720M-700-190H720');
  for (const [y, size, pitch] of [
    [-34, 20, 58],
    [-86, 28, 78],
    [-152, 38, 104],
    [-222, 46, 128],
  ] as const) {
    let [bodies, mouths] = ['', ''];
    for (let x = -700 + (y % 3) * 20; x < 720; x += pitch) {
      if (Math.abs(x + 230) < 120 && y > -160) continue;
      bodies += `M${x} ${y}h${Math.round(size * 0.3)}`;
      mouths += `M${x - size * 0.2} ${y + Math.round(size * 0.62)}h${Math.round(size * 0.7)}`;
    }
    pen
      .rounds(paint(y % 4 ? '#a8553a' : '#6d5f58'), size, bodies)
      .stroke(paint('#e0a27e'), Math.max(3, size * 0.14), mouths);
  }
  pen
    .ellipse(paint('#6b503a'), -230, -110, 96, 22)
    .ellipse(paint('#8a6a4c'), -230, -102, 96, 20)
    .fill(paint('#b5654a'), 'M-262-92h64l-10 40h-44z');
  drawFigures(
    pen,
    tones,
    [
      [-330, -112],
      [40, -20],
      [84, -30],
      [410, -10],
    ],
    1.5,
  );
}
