import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Draws rowing boats on a lake. */
export function drawBoats(pen: Pen, tones: Tones): void {
  for (const [x, y, color] of [
    [-230, -70, '#c9503f'],
    [60, -40, '#3f6fa5'],
    [240, -100, '#e3b24a'],
  ] as const) {
    pen
      .fill(tones.paint(color), `M${x - 60} ${y + 14}h120l-18-22h-84z`)
      .stroke(tones.paint('#8a6a4c'), 4, `M${x - 10} ${y + 18}l-50-26M${x + 10} ${y + 18}l50-26`);
    drawWalkers(
      pen,
      tones,
      [
        [x - 16, y + 8],
        [x + 18, y + 8],
      ],
      0.8,
    );
  }
}

/** Draws a jet of water in a lake, and a heron. */
export function drawFountainJet(pen: Pen, tones: Tones): void {
  const foam = tones.paint('#f4f8f6');
  pen
    .fill(
      foam,
      'M-4-40Q-20 120 0 190Q20 120 4-40zM-10-40Q-90 60-80 90Q-40 60-6-30zM10-40Q90 60 80 90Q40 60 6-30z',
      0.85,
    )
    .ellipse(foam, 0, -44, 90, 14, 0.8);
  const gray = tones.paint('#7f8f9a');
  pen
    .stroke(gray, 4, 'M300-90v50M316-90v50')
    .fill(gray, 'M280-44q30 34 64 6q-20 2-30-4q-20-10-34-2z')
    .stroke(gray, 7, 'M288-30q-30 20-10 50q10 10-4 20')
    .stroke(tones.paint('#e3a83f'), 4, 'M272 40l-24-4');
  drawWalkers(pen, tones, [
    [-420, -120],
    [-390, -126],
  ]);
}

/** Draws a long white footbridge with a bend over the lake. */
export function drawBridgeFront(pen: Pen, tones: Tones): void {
  const { paint } = tones;
  pen
    .stroke(paint('#f4f1ea'), 20, 'M-620-110Q-300-20 0-10T620-100')
    .stroke(paint('#c9c6be'), 6, 'M-620-124Q-300-34 0-24T620-114')
    .stroke(paint('#f4f1ea'), 4, 'M-620-76Q-300 14 0 24T620-66')
    .stroke(paint('#d9d6ce'), 10, 'M-300-100V-50M0-80V-20M300-96V-46');
  drawWalkers(pen, tones, [
    [-260, -36],
    [-120, -14],
    [140, -16],
    [240, -30],
  ]);
}

/** Draws a golden Buddha under a roof. */
export function drawBuddhaFront(pen: Pen, tones: Tones): void {
  const gold = tones.paint('#e3b23f');
  pen
    .rect(tones.paint('#e9e2d2'), -90, -110, 180, 34)
    .rect(tones.paint('#f4efe2'), -70, -78, 140, 20)
    .fill(gold, 'M-66-58Q-70-30-34-22L-26 30Q0 50 26 30L34-22Q70-30 66-58z')
    .circle(gold, 0, 58, 22)
    .polygon(gold, [-8, 76], [0, 104], [8, 76])
    .fill(mixColors(gold, tones.paint('#8a6420'), 0.4), 'M8 40Q20 40 26 30L34-22Q70-30 66-58H20z');
  drawWalkers(pen, tones, [
    [-150, -140],
    [-120, -146],
    [150, -140],
  ]);
}

/** Draws old cannons and pyramids of balls. */
export function drawCannons(pen: Pen, tones: Tones): void {
  const iron = tones.paint('#3a3e44');
  for (const [x, side] of [
    [-150, -1],
    [150, 1],
  ] as const)
    pen
      .rect(tones.paint('#b9b0a0'), x - 70, -130, 140, 22)
      .polygon(tones.paint('#6f5444'), [x - 50, -108], [x - 36, -70], [x + 36, -70], [x + 50, -108])
      .polygon(iron, [x - side * 60, -84], [x - side * 60, -44], [x + side * 100, -36], [x + side * 100, -60])
      .circle(iron, x - side * 66, -64, 20);
  pen.rounds(iron, 26, 'M-26-120h0M0-120h0M26-120h0M-13-98h0M13-98h0M0-76h0');
  drawWalkers(pen, tones, [
    [-260, -150],
    [270, -150],
    [240, -156],
  ]);
}

/** Draws beds of flowers about winding paths. */
export function drawFlowerRings(pen: Pen, tones: Tones): void {
  const { paint } = tones;
  pen.stroke(paint('#d9cbb0'), 26, 'M-80-230Q-200-140-60-90T120-20T40 30');
  const colors = ['#e0607a', '#f2c23a', '#9a6fc4', '#f4efe6', '#e8823f'];
  for (const [index, [x, y, w]] of (
    [
      [-330, -60, 120],
      [-240, -150, 140],
      [200, -120, 150],
      [330, -40, 120],
      [-120, 0, 80],
      [140, 20, 80],
      [430, -160, 120],
      [-480, -150, 120],
    ] as const
  ).entries()) {
    pen.ellipse(tones.leafShade, x, y, w, w * 0.3);
    let dots = '';
    for (let step = -3; step <= 3; step++)
      dots += `M${Math.round(x + step * w * 0.24)} ${Math.round(y + 6 - step * step * 1.4)}h0M${Math.round(x + step * w * 0.22)} ${Math.round(y - 10 + (step % 2) * 8)}h0`;
    pen.rounds(paint(colors[index % 5]!), 20, dots);
  }
  for (const [x, y, s] of [
    [-40, 40, 1],
    [90, 60, 0.8],
  ] as const)
    pen.polygon(tones.leaf, [x - 24 * s, y], [x, y + 110 * s], [x + 24 * s, y]);
  drawWalkers(pen, tones, [
    [-70, -110],
    [70, -50],
  ]);
}

/** Draws a bronze ox with a red bib, and a stone lantern. */
export function drawOxFront(pen: Pen, tones: Tones): void {
  const bronze = tones.paint('#5a5348');
  pen
    .rect(tones.paint('#b5ada0'), -190, -150, 200, 44)
    .fill(bronze, 'M-180-106Q-190-50-140-40Q-90-24-40-40Q-10-30 0-40Q20-30 14-56Q20-80-10-90L-20-106z')
    .stroke(bronze, 7, 'M-10-36q-6 20 10 24M6-38q16 4 20 20')
    .fill(tones.paint('#c4332a'), 'M-40-60Q-20-100 6-74L0-96H-36z')
    .rect(tones.paint('#a8a296'), 170, -140, 60, 16)
    .rect(tones.paint('#b5ada0'), 190, -124, 20, 70)
    .rect(tones.paint('#a8a296'), 172, -54, 56, 40)
    .rect(tones.window, 186, -46, 28, 24)
    .polygon(tones.paint('#8f8a80'), [156, -14], [200, 26], [244, -14]);
  drawWalkers(pen, tones, [
    [60, -140],
    [90, -146],
    [-260, -150],
  ]);
}

/** Draws a stone platform with steps in the grass. */
export function drawPlatformFront(pen: Pen, tones: Tones): void {
  const stone = withBuilding(tones, '#cfc8ba', '#a8a194');
  drawBlock(pen, stone, { x: -300, y: -110, width: 600, height: 50 }, 0.2);
  pen
    .polygon(stone.lit, [-300, -60], [-240, -30], [240, -30], [300, -60])
    .polygon(stone.wall, [-60, -130], [-40, -60], [40, -60], [60, -130])
    .stroke(stone.shade, 4, 'M-56-116H56M-52-100H52M-48-84H48M-44-70H44')
    .rounds(stone.shade, 16, 'M-200-44h0M-120-44h0M-40-44h0M40-44h0M120-44h0M200-44h0');
  drawWalkers(pen, tones, [
    [-160, -46],
    [100, -46],
    [330, -140],
    [-340, -150],
  ]);
}

/** Draws a Balinese pavilion with a carved gate at a pond of lotus. */
export function drawPavilionFront(pen: Pen, tones: Tones): void {
  const { paint, leaf } = tones;
  const brick = withBuilding(tones, '#b5694c', '#8f7a4a');
  pen.rect(brick.shade, -210, 10, 420, 22);
  for (const x of [-170, -60, 60, 170]) pen.rect(paint('#8a5a3c'), x - 7, 30, 14, 90);
  drawBlock(pen, brick, { x: -130, y: 30, width: 260, height: 80 }, 0.1);
  pen
    .rect(paint('#e3c48a'), -110, 44, 70, 54)
    .rect(paint('#3f6f7a'), -100, 52, 50, 38)
    .rect(paint('#e3c48a'), 40, 44, 70, 54)
    .rect(paint('#8f3f33'), 50, 52, 50, 38)
    .rect(paint('#5a3a28'), -22, 30, 44, 70);
  drawEaves(pen, withBuilding(tones, '#a8885a', '#8f7448'), { y: 108, half: 250, height: 110, ridge: 90 });
  pen.rounds(paint('#c9402f'), 12, 'M0 214v14');
  pen
    .rounds(leaf, 22, 'M-300-60h20M-180-90h20M-60-60h20M80-100h20M200-70h20M300-50h20M-240-120h20M20-130h20')
    .rounds(paint('#e8709a'), 14, 'M-286-46v4M-166-76v4M94-86v4M214-56v4M34-116v4');
}
