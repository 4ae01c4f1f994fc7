import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWindows } from './parts.js';

/** A corner house with a front of stone like waves, and chimneys like warriors. */
export function drawQuarryHouse({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0d3bb', '#c9bba0');
  const { wall, lit, shade, deep, window } = stone;
  for (const [x, high] of [
    [-190, 60],
    [-120, 44],
    [-40, 66],
    [50, 48],
    [120, 66],
    [200, 46],
  ] as const)
    pen
      .fill(lit, `M${x - 18} 270q2 ${high * 0.7} 12 ${high}q-8 16 6 26q16-8 8-26q8-20 12-${high}z`)
      .rounds(deep, 6, `M${x - 5} ${276 + high}m10 0h0`);
  pen
    .fill(lit, 'M-310 250Q-240 296-160 276T0 280T170 278T310 246V230H-310z')
    .fill(shade, 'M60 270Q110 262 170 278T310 246V230H60z');
  pen.fill(wall, 'M-320 0V236Q-240 252-160 244T0 246T170 244T320 234V0z').fill(shade, 'M170 0V244Q250 246 320 234V0z');
  for (let floor = 0; floor < 4; floor++) {
    const y = 56 + floor * 47;
    const wave = (shift: number) =>
      `M-332 ${y + shift}Q-290 ${y + 14 + shift}-240 ${y + shift}T-150 ${y + shift}T-60 ${y + shift}T40 ${y + shift}T130 ${y + shift}T220 ${y + shift}T332 ${y + 4 + shift}`;
    pen.stroke(lit, 10, wave(42)).stroke(shade, 4, wave(35));
    drawWindows(pen, window, [0, y, 616, 34], [9, 1, 34, 34], true);
    let rails = '';
    for (let x = floor % 2 ? -297 : -228; x < 300; x += 137) rails += `M${x} ${y + 4}q9 8 18 2t26 2`;
    pen.stroke(deep, 6, rails);
  }
  for (const x of [-260, -170, 170, 260]) pen.fill(deep, `M${x - 28} 0q-6 40 12 48h32q18-8 12-48z`);
  pen
    .fill(deep, 'M-60 0q-10 54 30 62h60q40-8 30-62z')
    .stroke(lit, 3, 'M-40 4q20 30 40 26t40-26M-20 60q10-26 40-30M-60 30h120')
    .rect(lit, -8, 0, 5, 58);
}

/** A house of glass splinters in many colors with balconies like masks, under the scales of a dragon. */
export function drawDragonHouse({ pen, tones }: MotifInput): void {
  const { paint, lit, deep, window } = tones;
  for (const [x, wide, high, color] of [
    [-250, 170, 236, '#e3cfa4'],
    [240, 150, 250, '#d9bd94'],
  ] as const) {
    const house = withBuilding(tones, color, '#a8694a');
    drawBlock(pen, house, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.2);
    drawWindows(pen, house.window, [x, 56, wide - 10, high - 66], [3, 4, 22, 32]);
    pen.rect(house.lit, x - wide / 2 - 4, high, wide + 8, 10).rect(house.lit, x - wide / 2, 50, wide, 5);
  }
  const skin = paint('#a9c3c4');
  pen.fill(skin, 'M-162 0V292Q-60 306 160 290V0z').rect(mixColors(skin, paint('#4a5a78'), 0.3), 130, 0, 30, 292);
  const colors = ['#d98f6a', '#5aa0c0', '#d9b44a', '#7ab08a', '#b07fb0'].map(paint);
  const dots: string[][] = [[], [], [], [], []];
  for (let row = 0; row < 6; row++)
    for (let index = 0; index < 6; index++)
      dots[(row * 3 + index * 2) % 5]!.push(`M${-140 + index * 50 + (row % 2) * 22} ${150 + row * 25}h0`);
  for (const [index, group] of dots.entries()) pen.rounds(colors[index]!, 12, group.join(''));
  pen
    .fill(paint('#4f8f86'), 'M-172 286Q-150 344-90 352T40 392Q110 380 130 336T172 290Q60 306-172 286z')
    .fill(paint('#7aa86a'), 'M-172 286Q-150 344-90 352Q-40 360-10 376Q-60 320-60 292z')
    .fill(paint('#b0663f'), 'M90 380Q126 366 130 336T172 290L120 296Q120 340 90 380z');
  pen.stroke(
    paint('#3a6f78'),
    3,
    'M-150 300q20 18 40 0t40 0t40 0t40 0t40 0t40 0M-120 326q20 18 40 0t40 0t40 0t40 0t40 0',
    0.7,
  );
  pen.rounds(
    paint('#e9a24a'),
    13,
    'M-168 292h0M-150 326h0M-110 350h0M-64 358h0M-20 376h0M40 394h0M92 380h0M128 344h0M160 304h0',
  );
  pen
    .rect(paint('#efe6d2'), -112, 340, 26, 74)
    .fill(paint('#efe6d2'), 'M-116 412q-2 24 17 34q19-10 17-34z')
    .rect(lit, -101, 444, 4, 24)
    .rect(lit, -109, 454, 20, 4);
  const balconies = [150, 206, 254].flatMap((y) => [-112, -38, 38, 110].map((x) => [x, y] as const)).slice(2);
  for (const [x, y] of balconies) pen.arch(window, x - 14, y - 8, 28, 22);
  for (const [x, y] of balconies) pen.fill(lit, `M${x - 26} ${y + 6}q4-26 26-26t26 26q-10 8-26 8t-26-8z`);
  pen.rounds(deep, 8, balconies.map(([x, y]) => `M${x - 9} ${y - 4}m18 0h0`).join(''));
  pen.fill(paint('#efe3cc'), 'M-150 62Q-150 130-80 134H80Q150 130 150 62z');
  for (const x of [-86, 0, 86])
    pen
      .fill(window, `M${x - 36} 70q-6 46 16 52h40q22-6 16-52z`)
      .stroke(lit, 6, `M${x - 38} 66q12 30 0 56M${x + 38} 66q-12 30 0 56`);
  for (const x of [-114, -40, 40, 114]) pen.fill(deep, `M${x - 26} 0v34q2 20 26 22t26-22v-34z`);
}
