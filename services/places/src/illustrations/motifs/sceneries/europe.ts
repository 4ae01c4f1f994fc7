import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawChurchFront } from '../facades/churches.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawCrowns } from './parts.js';

/** A church front with white and pink marble below and bare brick above, and palaces about its square. */
export function drawUnfinishedFront(input: MotifInput): void {
  const { pen, tones } = input;
  const brick = withBuilding(tones, '#b5785a', '#a8604a');
  for (const side of [-1, 1]) {
    drawBlock(pen, brick, { x: side * 290 - 100, y: 0, width: 200, height: 150 }, side < 0 ? 0.1 : 0.3);
    drawBattlement(pen, brick.wall, side * 290 - 100, 150, 200, 10);
    drawWindows(pen, brick.window, [side * 290, 70, 180, 70], [5, 1, 18, 44], true);
    drawWindows(pen, brick.deep, [side * 290, 0, 190, 60], [5, 1, 24, 46], true);
  }
  drawBlock(pen, brick, { x: -370, y: 0, width: 46, height: 260 }, 0.34);
  drawBattlement(pen, brick.wall, -374, 260, 54, 8);
  drawChurchFront(input, { stone: '#a8705a', roof: '#a8604a', nave: [110, 230, 60], aisles: [180, 150], portals: 3 });
  const marble = withBuilding(tones, '#f1e4d6', '#d9a898');
  pen
    .rect(marble.wall, -180, 0, 360, 84)
    .rect(marble.shade, 130, 0, 50, 84)
    .stroke(tones.paint('#d99a8a'), 5, 'M-180 70H180M-180 40H-160M160 40H180')
    .rect(marble.lit, -184, 80, 368, 8);
  for (const x of [-124, 0, 124])
    pen.pointedArch(marble.roof, x - 27, 0, 54, 44).pointedArch(marble.deep, x - 19, 0, 38, 40);
}

/** A small gate of dark weathered stone on a lawn below the ruin of a church. */
export function drawStoneGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a08e78', '#7f7060');
  pen
    .fill(tones.leaf, 'M-398 0Q-260 120-60 150H110Q280 120 398 0z')
    .rounds(tones.leafShade, 50, 'M-320 40h40M-220 90h40M230 84h50M310 36h30');
  pen
    .polygon(stone.wall, [-70, 140], [-70, 230], [-10, 230], [20, 262], [50, 230], [110, 230], [110, 140])
    .polygon(stone.shade, [70, 140], [70, 230], [110, 230], [110, 140])
    .arch(stone.deep, -44, 150, 26, 40)
    .arch(stone.deep, 60, 150, 26, 40)
    .arch(stone.deep, 6, 150, 28, 44);
  pen.polygon(
    stone.wall,
    [-170, -6],
    [-160, 120],
    [-110, 132],
    [-96, 170],
    [-60, 186],
    [0, 220],
    [60, 186],
    [96, 170],
    [110, 132],
    [160, 120],
    [170, -6],
  );
  pen
    .polygon(stone.shade, [80, -6], [84, 176], [96, 170], [110, 132], [160, 120], [170, -6])
    .stroke(stone.deep, 3, 'M-160 40H166M-158 84H160M-120 84V124M-40 120V190M60 120V180M-110 132H110', 0.35);
  pen
    .rect(stone.lit, -74, -6, 148, 126)
    .arch(stone.shade, -60, -6, 120, 66)
    .arch(stone.deep, -48, -6, 96, 64)
    .rect(stone.lit, -46, 136, 92, 34)
    .rect(stone.shade, -34, 142, 68, 22);
  for (const x of [-140, 140])
    pen
      .rect(tones.paint('#4a4a4c'), x - 44, -4, 88, 14)
      .circle(tones.paint('#54483f'), x - 18, 4, 16)
      .circle(tones.paint('#54483f'), x + 18, 4, 16);
}

/** A white church with two towers at the top of a long stairway in zigzags through woods. */
export function drawZigzagStairs(input: MotifInput): void {
  const { pen, tones, random } = input;
  const white = withBuilding(tones, '#f3efe6', '#8f8f8a');
  const trim = withBuilding(tones, '#a39b8e', '#7f786c');
  pen.fill(tones.leafShade, 'M-398 0V60Q-300 240-150 262H150Q300 240 398 60V0z');
  drawCrowns(pen, tones, random, [-380, 380], 60, 80);
  drawCrowns(pen, tones, random, [-320, 330], 140, 80);
  drawCrowns(pen, tones, random, [-250, 260], 210, 70);
  for (const x of [-84, 84]) {
    drawBlock(pen, white, { x: x - 30, y: 250, width: 60, height: 170 }, 0.34);
    pen
      .rect(trim.wall, x - 34, 330, 68, 7)
      .rect(trim.wall, x - 34, 414, 68, 8)
      .rect(trim.wall, x - 32, 250, 8, 166);
    drawWindows(pen, white.window, [x, 346, 50, 60], [1, 1, 20, 44], true);
    drawDome(pen, white, x, 422, 28, 34);
  }
  drawBlock(pen, white, { x: -56, y: 250, width: 112, height: 116 }, 0.2);
  pen
    .polygon(trim.wall, [-62, 366], [0, 412], [62, 366])
    .polygon(white.wall, [-44, 370], [0, 402], [44, 370])
    .arch(white.deep, -18, 250, 36, 40)
    .rect(white.window, -16, 316, 32, 34)
    .rect(trim.wall, -56, 304, 112, 6);
  for (let flight = 0; flight < 6; flight++) {
    const y = 6 + flight * 40;
    const half = 120 - flight * 8;
    pen
      .polygon(white.wall, [-half, y + 24], [-half, y + 40], [half, y + 40], [half, y + 24])
      .rect(trim.wall, -half, y + 36, 2 * half, 5);
    pen
      .stroke(white.lit, 12, `M${-half + 8} ${y + 24}L-8 ${y - 2}M${half - 8} ${y + 24}L8 ${y - 2}`)
      .stroke(trim.wall, 3, `M${-half + 8} ${y + 32}L-8 ${y + 6}M${half - 8} ${y + 32}L8 ${y + 6}`);
    pen.rect(white.wall, -18, y, 36, 26).arch(trim.deep, -7, y, 14, 10);
  }
}

/** A lumpy white church grown together from several chapels, above the sea. */
export function drawMoldedChapel({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#faf8f2', '#f3f0e8');
  const { deep } = white;
  pen.fill(tones.paint('#b9a58a'), 'M-398-10Q-300 20-240 24H240Q320 20 398-10z');
  pen.fill(
    white.shade,
    'M-260 16Q-270 130-200 150Q-150 160-130 220Q-90 260-40 250Q20 270 60 230Q120 220 140 150Q220 130 230 60L240 16z',
  );
  pen
    .fill(
      white.wall,
      'M-260 16Q-270 130-200 150Q-150 160-130 220Q-90 260-40 250Q0 262 30 240Q-10 160 30 110Q70 70 60 16z',
    )
    .fill(white.lit, 'M-260 16Q-270 130-200 150Q-170 90-190 16z');
  pen
    .dome(white.wall, -46, 240, 64, 62)
    .fill(white.shade, 'M-20 240q10 40-26 62a64 62 0 0 0 64-62z')
    .rect(white.wall, -52, 300, 12, 22);
  pen
    .fill(white.wall, 'M70 180h74v66q-4 26-37 28q-33-2-37-28z')
    .arch(deep, 82, 190, 20, 26)
    .arch(deep, 112, 190, 20, 26)
    .arch(deep, 98, 234, 18, 12)
    .rect(white.deep, 105, 274, 4, 24)
    .rect(white.deep, 98, 286, 18, 4);
  pen
    .arch(deep, -120, 16, 34, 40)
    .arch(deep, -210, 60, 14, 20)
    .arch(deep, 150, 50, 18, 26)
    .rect(tones.paint('#3f6fae'), -116, 16, 26, 40)
    .stroke(white.shade, 6, 'M-60 16Q-70 90-30 130M60 16Q90 70 140 90', 0.6);
  pen
    .polygon(white.lit, [-300, 4], [-280, 34], [-120, 34], [-100, 4])
    .rect(white.deep, -47, 322, 3, 20)
    .rect(white.deep, -53, 332, 15, 3);
}

/** A figure of pale granite that steps out of a block, beyond it the halves of a split hill of stone. */
export function drawStoneFigure({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3dccd', '#c9c0ae');
  for (const side of [-1, 1])
    pen
      .polygon(
        side < 0 ? stone.wall : stone.shade,
        [side * 120, 0],
        [side * 110, 250],
        [side * 150, 330],
        [side * 230, 350],
        [side * 330, 250],
        [side * 370, 0],
      )
      .stroke(stone.deep, 3, `M${side * 160} 300L${side * 170} 40M${side * 240} 320L${side * 250} 60`, 0.25);
  pen
    .polygon(stone.wall, [-92, 0], [-84, 250], [-50, 310], [60, 300], [84, 230], [92, 0])
    .polygon(stone.shade, [30, 0], [40, 302], [60, 300], [84, 230], [92, 0])
    .polygon(stone.lit, [-92, 0], [-84, 250], [-60, 294], [-64, 0]);
  pen
    .fill(stone.lit, 'M-46 40Q-60 150-46 220Q-30 250 0 250T46 220Q60 150 46 40z')
    .fill(stone.shade, 'M10 40Q20 150 12 250Q36 246 46 220Q60 150 46 40z');
  pen
    .ellipse(stone.lit, 0, 282, 26, 33)
    .fill(stone.shade, 'M6 250q16 30 0 64a26 33 0 0 0 6-62z')
    .fill(stone.deep, 'M-26 292q4 24 26 24t26-24q-10 12-26 12t-26-12z', 0.5);
  pen
    .stroke(
      stone.deep,
      4,
      'M-38 210Q-10 170 40 180M-38 190Q-6 150 42 160M0 236L-6 190M0 236L12 190M-10 40V100M14 40V110',
      0.45,
    )
    .rect(stone.wall, -130, -6, 260, 10);
}
