import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawColumn, drawPediment, drawSteps, traceArcade } from '../parts.js';
import { dimHall } from '../portraits/evening.js';

/** A heavy cathedral with a great green dome and four green towers, on an island by a lawn. */
export function drawGreenDomes({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b9ad9b', '#6fa090');
  const gold = tones.paint('#e0b040');
  const { lit, deep, window, shade } = stone;
  drawBlock(pen, stone, { x: -260, y: 0, width: 520, height: 150 }, 0.16);
  drawWindows(pen, window, [-190, 20, 110, 110], [3, 1, 22, 86], true);
  drawWindows(pen, window, [190, 20, 110, 110], [3, 1, 22, 86], true);
  drawBlock(pen, stone, { x: -120, y: 140, width: 240, height: 84 }, 0.26);
  drawWindows(pen, window, [0, 152, 210, 60], [7, 1, 16, 46], true);
  pen.rect(lit, -126, 220, 252, 9);
  drawDome(pen, stone, 0, 229, 116, 112);
  pen
    .stroke(stone.roofShade, 4, 'M-76 231Q-70 300-22 338M-26 231V340M26 231V340M76 231Q70 300 22 338')
    .dashes(gold, 8, [10, 12], 'M-112 238H114');
  drawBlock(pen, stone, { x: -20, y: 338, width: 40, height: 40 }, 0.4);
  drawDome(pen, stone, 0, 378, 23, 26);
  pen.rect(gold, -2, 402, 4, 34).rect(gold, -10, 420, 20, 4);
  for (const [x, high] of [
    [-232, 190],
    [232, 190],
    [-130, 176],
    [130, 176],
  ] as const) {
    drawBlock(pen, stone, { x: x - 36, y: 0, width: 72, height: high }, 0.36);
    pen
      .arch(deep, x - 14, high - 62, 28, 34)
      .arch(window, x - 12, 40, 24, 50)
      .rect(lit, x - 41, high - 5, 82, 9);
    drawDome(pen, stone, x, high + 4, 32, 36);
    pen.rounds(gold, 8, `M${x} ${high + 62}v0`);
  }
  pen
    .arch(lit, -66, 20, 132, 60)
    .arch(deep, -54, 20, 108, 54)
    .arch(shade, -34, 20, 68, 44)
    .rect(lit, -104, 144, 208, 8);
  pen.dashes(lit, 128, [14, 6], 'M-99 80H-65M65 80H99');
  drawSteps(pen, stone, 150, 3, 7, 14);
}

/** A round basilica under a sweeping tent of green copper, beside an old church that leans. */
export function drawTentBasilica({ pen, tones }: MotifInput): void {
  const copper = withBuilding(tones, '#b9b2a3', '#5f9a8a');
  const old = withBuilding(tones, '#d9a58a', '#e0b040');
  const { lit, deep } = copper;
  pen
    .rect(copper.wall, -130, 0, 500, 54)
    .rect(copper.shade, 240, 0, 130, 54)
    .dashes(tones.window, 36, [32, 14], 'M-120 24H366');
  pen
    .fill(copper.roof, 'M-160 60Q20 90 96 330L120 346L146 326Q220 90 400 60V44H-160z')
    .fill(copper.roofShade, 'M150 60Q180 200 130 344L146 326Q220 90 400 60V44z')
    .stroke(lit, 3, 'M-100 64Q60 110 110 330M0 60Q90 130 116 330M240 60Q160 140 128 330M330 62Q190 120 138 326')
    .rect(lit, 118, 340, 4, 50)
    .rect(lit, 108, 368, 24, 4)
    .arch(deep, 90, 0, 60, 40);
  pen
    .polygon(old.wall, [-390, 0], [-380, 130], [-196, 124], [-200, 0])
    .polygon(old.shade, [-250, 0], [-246, 126], [-196, 124], [-200, 0]);
  for (const [x, high] of [
    [-376, 186],
    [-212, 180],
  ] as const) {
    pen
      .polygon(old.wall, [x - 24, 0], [x - 20, high], [x + 26, high - 2], [x + 24, 0])
      .arch(deep, x - 6, high - 46, 18, 22)
      .rect(old.lit, x - 24, high - 6, 54, 8);
    drawDome(pen, old, x + 3, high + 2, 22, 28);
  }
  drawBlock(pen, old, { x: -330, y: 128, width: 72, height: 26 }, 0.3);
  drawDome(pen, old, -294, 154, 38, 42);
  pen.arch(deep, -308, 0, 30, 34).arch(tones.window, -306, 70, 26, 26).dashes(old.lit, 5, [180, 5], 'M-384 64H-204');
}

/** A ring of white columns under a low white dome, on the bank of a basin with cherry trees. */
export function drawWhiteRotunda({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f6f3ec', '#eceae4');
  const { lit, shade, deep } = marble;
  pen
    .rect(lit, -300, 0, 600, 14)
    .rect(shade, -280, 14, 560, 10)
    .rect(lit, -260, 24, 520, 12)
    .rect(deep, -180, 36, 360, 90);
  for (let index = -7; index <= 7; index++)
    drawColumn(pen, marble, Math.round(196 * Math.sin(index * 0.21)), 36, 20, 96);
  pen.rect(lit, -214, 130, 428, 18).rect(marble.wall, -200, 148, 400, 14);
  drawDome(pen, marble, 0, 160, 172, 92);
  pen
    .rect(lit, -180, 160, 360, 8)
    .rect(marble.wall, -110, 36, 30, 96)
    .rect(marble.wall, 80, 36, 30, 96)
    .rect(lit, -120, 128, 240, 22);
  for (const x of [-72, -24, 24, 72]) drawColumn(pen, marble, x, 30, 22, 100);
  drawPediment(pen, marble, 122, 150, 44);
  const pink = tones.paint('#eeb4c2');
  for (const x of [-350, -290, 290, 350])
    pen
      .rect(tones.paint('#6f5748'), x - 4, 0, 9, 44)
      .rounds(pink, 60, `M${x - 18} 60h36`)
      .rounds(mixColors(pink, '#ffffff', 0.35), 26, `M${x - 20} 82h20`);
}

/** A hall of eight sides in brick, with a pointed roof and a porch. */
export function drawOctagonHall({ pen, tones, random }: MotifInput): void {
  const isRed = random.between(0, 1) < 0.5;
  const brick = withBuilding(tones, isRed ? '#b5604a' : '#e6d9c0', isRed ? '#5f666c' : '#a5553f');
  const { lit, deep, window } = brick;
  pen
    .polygon(brick.wall, [-210, 0], [-210, 150], [-90, 150], [-90, 0])
    .rect(mixColors(brick.wall, lit, 0.2), -90, 0, 180, 150)
    .polygon(brick.shade, [90, 0], [90, 150], [210, 150], [210, 0]);
  for (const [x, wide] of [
    [-150, 90],
    [0, 150],
    [150, 90],
  ] as const) {
    drawWindows(pen, lit, [x, 14, wide, 124], [wide > 100 ? 4 : 2, 2, 24, 46], true);
    drawWindows(pen, window, [x, 14, wide, 124], [wide > 100 ? 4 : 2, 2, 15, 40], true);
  }
  pen
    .rect(lit, -216, 144, 432, 10)
    .rect(lit, -212, 72, 424, 6)
    .polygon(brick.roof, [-222, 154], [-40, 236], [-94, 154])
    .polygon(mixColors(brick.roof, lit, 0.12), [-94, 154], [-40, 236], [40, 236], [94, 154])
    .polygon(brick.roofShade, [94, 154], [40, 236], [222, 154]);
  drawBlock(pen, brick, { x: -32, y: 236, width: 64, height: 34 }, 0.4);
  drawWindows(pen, deep, [0, 238, 58, 28], [4, 1, 8, 18]);
  drawCone(pen, brick, 0, 270, 44, 54);
  pen.rect(deep, -1, 322, 3, 24);
  pen
    .fill(lit, traceArcade({ x: -60, y: 0, height: 76 }, { count: 1, span: 64, pier: 28, sides: 30 }))
    .rect(deep, -32, 0, 64, 4)
    .arch(deep, -26, 0, 52, 30)
    .polygon(lit, [-68, 76], [0, 112], [68, 76]);
}

/** An apse of gold mosaic with a figure between trees and sheep, above marble columns. */
export function drawMosaicApse({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const [gold, deepGold, blue, stone, green] = [
    random.between(0, 1) < 0.5 ? '#d9ab48' : '#cf9f3f',
    '#a87a2c',
    '#2f5a86',
    '#c9b79a',
    '#6f8f5a',
  ].map(paint) as [string, string, string, string, string];
  pen
    .rect(mixColors(stone, '#4a3a2a', 0.25), -720, -240, 1440, 900)
    .fill(gold, 'M-300 120V300A300 290 0 0 0 300 300V120z')
    .fill(green, 'M-300 120H300V190Q150 230 0 206T-300 190z');
  pen.rounds(
    mixColors(gold, '#fff0c0', 0.4),
    5,
    'M-200 460h0M-120 510h0M-60 470h0M60 520h0M130 460h0M200 440h0M-240 380h0M240 370h0M-150 400h0M160 390h0M0 550h0M-80 560h0M90 565h0',
  );
  pen
    .circle(blue, 0, 400, 92)
    .circle(gold, 0, 400, 80)
    .circle(blue, 0, 400, 72)
    .rounds(mixColors(gold, '#fff0c0', 0.5), 5, 'M-50 420h0M-30 450h0M40 440h0M54 400h0M-54 380h0M-20 350h0M30 356h0');
  pen
    .fill(paint('#6f4a6a'), 'M-52 330Q-44 398 0 402Q44 398 52 330z')
    .circle(paint('#f0d890'), 0, 426, 34)
    .circle(paint('#5f4630'), 0, 428, 21)
    .circle(paint('#e0b48c'), 0, 422, 15);
  for (const x of [-220, -140, 140, 220])
    pen.rect(paint('#5a4630'), x - 4, 190, 8, 60).rounds(paint('#4f7a4a'), 44, `M${x} 270v20`);
  for (const x of [-250, -180, -110, -40, 40, 110, 180, 250])
    pen
      .rounds(paint('#f4efe2'), 25, `M${x - 10} 160h18`)
      .rounds(paint('#d9d2c2'), 13, `M${x + (x < 0 ? 22 : -26)} 174h0`);
  const band = 'M-318 120V300A318 308 0 0 0 318 300V120';
  pen
    .stroke(deepGold, 30, band)
    .dashes(blue, 16, [16, 16], band)
    .rect(blue, -330, 96, 660, 26)
    .dashes(gold, 10, [12, 12], 'M-326 109H328')
    .rect(stone, -300, -40, 600, 138);
  for (const x of [-180, 0, 180])
    pen.arch(deepGold, x - 46, -20, 92, 50).arch(tones.isDusk ? tones.window : paint('#eef0e2'), x - 36, -20, 72, 48);
  for (const side of [-1, 1])
    for (const [x, s] of [
      [390, 1],
      [520, 1.4],
      [690, 2],
    ] as const) {
      pen
        .rect(paint('#e6dcc8'), side * x - 17 * s, -60 * s, 34 * s, 60 * s + 210 * s)
        .rect(paint('#b9ab92'), side * x + 5 * s, -60 * s, 12 * s, 60 * s + 210 * s)
        .rect(gold, side * x - 26 * s, 190 * s, 52 * s, 24 * s);
      pen
        .fill(gold, `M${side * x - 70 * s} ${214 * s}h${140 * s}v${60 * s}h${-140 * s}z`)
        .dashes(blue, 8, [10, 10], `M${side * x - 66 * s} ${240 * s}h${132 * s}`);
    }
  pen
    .polygon(paint('#b9ab98'), [-300, -40], [300, -40], [620, -240], [-620, -240])
    .stroke(paint('#8f7f6a'), 5, 'M-150-40L-320-240M0-40V-240M150-40L320-240M-340-80H340M-460-150H460')
    .rect(paint('#e6dcc8'), -60, -40, 120, 50)
    .rect(paint('#c9483f'), -60, -40, 120, 30);
  dimHall(pen, tones, 0.26);
}
