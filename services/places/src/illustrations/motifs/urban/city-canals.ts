import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBasin, drawCone, drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag } from '../parts.js';

/** Old brick halls of a parliament with stepped gables and a small tower, along a still pond with a fountain. */
export function drawPondParliament({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5735a', '#6a6f78');
  const stone = tones.paint('#e6dac2');
  const { window, wall } = brick;
  for (const [x, width, high, top] of [
    [-390, 150, 96, 70],
    [-240, 120, 120, 80],
    [30, 170, 100, 72],
    [200, 190, 116, 80],
  ] as const) {
    drawBlock(pen, brick, { x, y: 0, width, height: high }, 0.14);
    drawHipRoof(pen, brick, [x + width / 2, high, width + 8, top], 36);
    drawWindows(pen, stone, [x + width / 2, 10, width - 10, high - 16], [Math.round(width / 26), 2, 17, 29]);
    drawWindows(pen, window, [x + width / 2, 10, width - 10, high - 16], [Math.round(width / 26), 2, 11, 24]);
    pen.rect(wall, x + width * 0.4, high + top * 0.5, 14, 44);
  }
  drawBlock(pen, brick, { x: -120, y: 0, width: 150, height: 130 }, 0.16);
  drawWindows(pen, window, [-45, 10, 130, 110], [4, 2, 17, 38], true);
  for (let step = 0; step < 4; step++)
    pen
      .rect(wall, -120 + step * 18, 130 + step * 22, 150 - step * 36, 22)
      .rect(stone, -122 + step * 18, 150 + step * 22, 154 - step * 36, 4);
  pen.circle(stone, -45, 150, 15).circle(window, -45, 150, 10);
  for (const [x, high, half] of [
    [-130, 150, 17],
    [40, 140, 17],
    [-250, 130, 20],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 0, width: 2 * half, height: high }, 0.4);
    drawWindows(pen, window, [x, 60, 26, high - 70], [1, 2, 9, 22]);
    drawCone(pen, brick, x, high, half + 5, 74);
  }
  pen
    .rect(stone, -640, -12, 1280, 13)
    .dashes(tones.deep, 4, [40, 4], 'M-640-6h1280')
    .rounds(
      mixColors(tones.waterLight, '#ffffff', 0.45),
      7,
      'M150-40q6 60 0 110M150 60q-24-10-30-60M150 60q24-10 30-60',
    );
  drawFlag(pen, tones.deep, tones.paint('#c9483f'), 300, 190, 40);
}

/** Warehouses of red brick with green gables that rise from both sides of a narrow canal, joined by bridges of iron. */
export function drawBrickCanal({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#a8583f', '#5f9a86');
  pen
    .rect(mixColors(brick.wall, tones.haze, 0.4), -110, 0, 220, 190)
    .polygon(
      mixColors(brick.roof, tones.haze, 0.4),
      [-110, 190],
      [-70, 240],
      [-40, 190],
      [0, 250],
      [40, 190],
      [70, 240],
      [110, 190],
    );
  drawWindows(pen, mixColors(tones.window, tones.haze, 0.3), [0, 30, 210, 140], [7, 4, 12, 20]);
  for (const side of [-1, 1])
    for (const [near, far] of [
      [700, 440],
      [440, 280],
      [280, 180],
      [180, 110],
    ] as const) {
      const low = (x: number) => 6 - x * 0.09;
      const high = (x: number) => 150 + x * 0.5;
      const middle = (near + far) / 2;
      pen.polygon(
        side < 0 ? brick.wall : brick.shade,
        [side * far, low(far)],
        [side * far, high(far)],
        [side * middle, high(middle) + (near - far) * 0.5],
        [side * near, high(near)],
        [side * near, low(near)],
      );
      pen.polygon(
        brick.roof,
        [side * far, high(far)],
        [side * middle, high(middle) + (near - far) * 0.56],
        [side * near, high(near) + 14],
        [side * near, high(near)],
        [side * middle, high(middle) + (near - far) * 0.42],
      );
      for (let row = 0; row < 4; row++)
        for (const at of [0.16, 0.66]) {
          const [a, b] = [far + (near - far) * at, far + (near - far) * (at + 0.18)];
          const y = (x: number, share: number) => low(x) + (high(x) - low(x)) * share;
          pen.polygon(
            tones.window,
            [side * a, y(a, 0.12 + row * 0.21)],
            [side * a, y(a, 0.25 + row * 0.21)],
            [side * b, y(b, 0.25 + row * 0.21)],
            [side * b, y(b, 0.12 + row * 0.21)],
          );
        }
      pen
        .polygon(
          brick.lit,
          [side * far, high(far) - 6],
          [side * far, high(far)],
          [side * near, high(near)],
          [side * near, high(near) - 14],
        )
        .rect(paint('#3f7a68'), side * middle - 6, low(middle), 12, high(middle) - low(middle));
    }
  drawBasin(pen, tones, 0, 8);
  pen
    .stroke(paint('#4a5058'), 9, 'M-190 40H190')
    .stroke(paint('#4a5058'), 6, 'M-190 36Q0 120 190 36')
    .dashes(paint('#4a5058'), 40, [4, 20], 'M-180 60H180')
    .rounds(paint('#2f3550'), 9, 'M-60 56v12M30 56v12')
    .rounds(paint('#e3b98f'), 7, 'M-60 76h0M30 76h0');
  pen
    .fill(paint('#7d3f34'), 'M-150-150H110L140-106H-170z')
    .rect(paint('#f0e8d8'), -110, -106, 150, 30)
    .dashes(tones.window, 16, [22, 10], 'M-104-91H40');
}

/** A stream or small canal of a city with trees, stepping stones and paths along its banks. */
export function drawCityStream({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const hasTowers = random.between(0, 1) < 0.5;
  for (const side of [-1, 1]) {
    for (const [near, far, tall] of [
      [720, 440, 400],
      [440, 270, 310],
      [270, 170, 240],
    ] as const) {
      const house = withBuilding(tones, hasTowers ? '#a9bcc6' : near > 440 ? '#efe6d4' : '#d9b896', '#6f747c');
      const high = hasTowers ? tall : tall * 0.72;
      const x = side < 0 ? -near : far;
      pen.rect(mixColors(side < 0 ? house.wall : house.shade, tones.haze, 0.2), x, 60, near - far, high);
      drawWindows(
        pen,
        mixColors(tones.window, tones.haze, 0.15),
        [x + (near - far) / 2, 110, near - far - 20, high - 60],
        [Math.round((near - far) / 32), Math.round(high / 56), 16, 26],
      );
    }
    pen
      .polygon(paint('#b9ae9a'), [side * 90, 60], [side * 90, 76], [side * 720, 90], [side * 720, -60])
      .polygon(
        mixColors(paint('#cfc5b2'), tones.leafLight, 0.3),
        [side * 70, 30],
        [side * 90, 60],
        [side * 720, -60],
        [side * 720, -240],
        [side * 430, -240],
      );
    for (const [x, s] of [
      [150, 0.6],
      [260, 0.9],
      [420, 1.3],
      [620, 1.7],
    ] as const) {
      const y = 70 - x * 0.12;
      pen
        .rect(paint('#6f5748'), side * x - 5 * s, y, 10 * s, 70 * s)
        .rounds(tones.leafShade, 70 * s, `M${Math.round(side * x - 20 * s)} ${Math.round(y + 90 * s)}h${40 * s}`)
        .rounds(tones.leaf, 50 * s, `M${Math.round(side * x - 22 * s)} ${Math.round(y + 104 * s)}h${26 * s}`);
    }
  }
  pen
    .rect(mixColors(paint('#cfd6d9'), tones.haze, 0.3), -170, 60, 340, 130)
    .polygon(tones.water, [-70, 30], [70, 30], [430, -240], [-430, -240])
    .fill(paint('#b9b2a6'), 'M-170 64Q0 140 170 64V84Q0 164-170 84z')
    .dashes(paint('#e9e4da'), 14, [4, 9], 'M-168 90Q0 170 168 90');
  pen
    .rounds(paint('#cfc8ba'), 22, 'M-150-60h30M-90-62h30M-30-64h30M30-62h30M90-60h30')
    .rounds(tones.waterLight, 5, 'M-60 0h60M20-20h70M-180-120h120M60-130h160M-200-190h200', 0.7);
  pen
    .rounds(paint('#2f3550'), 15, 'M-250-60v30M300-70v30')
    .rounds(paint('#c9483f'), 15, 'M-270-60v24')
    .rounds(paint('#e3b98f'), 11, 'M-250-18h0M300-28h0M-270-22h0');
}

/** Houses on the very edge of white cliffs that the sea has hollowed out. */
export function drawChalkTown({ pen, tones, random }: MotifInput): void {
  const chalk = withBuilding(tones, '#efe8d8', '#c9bfa8');
  const { wall, lit, shade, deep } = chalk;
  pen
    .fill(
      wall,
      'M-398 -20V150L-330 176H300L398 190V-20L360 -10Q330 60 340 110L280 90Q250 30 262 -12L180 -20Q150 60 170 100L90 76Q70 20 84 -16L-20 -20Q-40 60-14 96L-110 80Q-140 20-120 -14L-230 -20Q-260 60-240 110L-320 90Q-350 40-340 -16z',
    )
    .fill(
      shade,
      'M-340 -16Q-350 40-320 90L-240 110Q-260 60-230 -20zM-120 -14Q-140 20-110 80L-14 96Q-40 60-20 -20zM84 -16Q70 20 90 76L170 100Q150 60 180 -20zM262 -12Q250 30 280 90L340 110Q330 60 360 -10z',
    );
  pen
    .stroke(deep, 3, 'M-390 150Q-200 136 0 148T398 160M-390 124Q-200 112 0 122T398 136', 0.3)
    .rect(lit, -398, 172, 700, 6);
  drawHouseRow(pen, tones, random, {
    from: -360,
    to: 360,
    y: 172,
    low: 60,
    high: 120,
    narrow: 50,
    wide: 76,
    colors: ['#e6c9a0', '#f0dcc0', '#d9a88a', '#efe6d6'],
    roof: '#b5654a',
  });
  drawBlock(pen, chalk, { x: -60, y: 180, width: 44, height: 170 }, 0.36);
  pen.arch(deep, -47, 300, 18, 24).rect(lit, -64, 346, 52, 7);
  drawCone(pen, withBuilding(tones, '#efe8d8', '#b5654a'), -38, 353, 24, 34);
  pen
    .polygon(wall, [398, -20], [398, 60], [430, 70], [450, -20])
    .rounds(mixColors(tones.waterLight, '#ffffff', 0.5), 6, 'M-360-20h110M-130-20h90M90-20h80M270-20h90', 0.7);
}
