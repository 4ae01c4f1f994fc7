import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag, traceArcade } from '../parts.js';

/** A square paved in waves of black and cream stone between arcaded houses in pastel colors. */
export function drawWavePavement({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const [x, half, high, color, crown] of [
    [-590, 120, 250, '#efc9b8', 0],
    [-370, 100, 230, '#f0d68a', 0],
    [-170, 100, 260, '#f6f1e4', 0],
    [60, 130, 240, '#f0cf74', 76],
    [290, 100, 250, '#bcd3c4', 0],
    [490, 100, 230, '#f3efe2', 0],
    [680, 90, 260, '#efd0a0', 0],
  ] as const) {
    const house = withBuilding(tones, color, '#a8593f');
    drawBlock(pen, house, { x: x - half, y: 0, width: 2 * half, height: high }, 0.1);
    pen
      .rect(house.deep, x - half, 0, 2 * half, 84)
      .fill(
        house.wall,
        traceArcade({ x: x - half, y: 0, height: 90 }, { count: 3, span: half * 0.5, pier: half * 0.125, sides: 46 }),
      );
    drawWindows(pen, paint('#5f8a80'), [x, 100, 2 * half - 20, high - 110], [4, 2, half * 0.24, 46], true);
    for (const y of [88, 88 + (high - 88) / 2, high - 4]) pen.rect(paint('#fbf8ee'), x - half - 3, y, 2 * half + 6, 8);
    if (crown)
      pen
        .polygon(paint('#fbf8ee'), [x - half * 0.6, high], [x, high + crown], [x + half * 0.6, high])
        .polygon(house.wall, [x - half * 0.42, high + 4], [x, high + crown - 20], [x + half * 0.42, high + 4]);
  }
  pen.rect(paint('#e9dfc8'), -720, -240, 1440, 244);
  for (const [y, width] of [
    [-24, 9],
    [-52, 12],
    [-88, 16],
    [-132, 20],
    [-184, 26],
  ] as const)
    pen.stroke(
      paint('#3f4046'),
      width,
      `M-720 ${y}q60 ${width + 6} 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0`,
    );
  pen
    .ellipse(paint('#cfc4ae'), 60, -70, 130, 26)
    .ellipse(tones.water, 60, -64, 112, 20)
    .stroke(tones.waterLight, 6, 'M30-60q0 60-24 64M60-56v110M90-60q0 60 24 64')
    .circle(paint('#cfc4ae'), 60, -20, 15);
  drawFigures(
    pen,
    tones,
    [
      [-400, -70],
      [-250, -130],
      [-90, -60],
      [280, -100],
      [420, -60],
      [-520, -170],
      [330, -190],
    ],
    1.4,
  );
}

/** A yellow market under a great stepped dome with low wings. */
export function drawSteppedDome({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#ecd28a', '#e3c274');
  for (const side of [-1, 1]) {
    const x = side * 270;
    drawBlock(pen, wall, { x: x - 124, y: 0, width: 248, height: 80 }, 0.14);
    pen
      .polygon(wall.wall, [x - 124, 80], [x - 100, 112], [x + 100, 112], [x + 124, 80])
      .dashes(wall.deep, 40, [10, 10], `M${x - 116} 44h236`)
      .rect(wall.lit, x - 128, 76, 256, 8)
      .dashes(wall.deep, 12, [8, 12], `M${x - 90} 98h184`);
  }
  let [half, y] = [180, 0];
  for (let level = 0; level < 6; level++) {
    const high = level ? 40 : 110;
    pen
      .rect(wall.wall, -half, y, 2 * half, high)
      .rect(wall.shade, half * 0.4, y, half * 0.6, high)
      .rect(wall.lit, -half - 5, y + high - 7, 2 * half + 10, 9);
    if (level) pen.dashes(wall.deep, 17, [9, 9], `M${-half + 8} ${y + 18}H${half - 6}`);
    y += high;
    half -= 27;
  }
  pen.dome(wall.wall, 0, y, 42, 26).rect(wall.lit, -3, y + 24, 6, 44);
  pen.arch(wall.lit, -60, 0, 120, 34).arch(wall.deep, -50, 0, 100, 32).dashes(wall.lit, 60, [5, 15], 'M-44 32H46');
  for (const [x, color] of [
    [-330, '#c9473a'],
    [-230, '#3f7a8a'],
    [230, '#e3a23c'],
    [330, '#3f7a5a'],
  ] as const)
    pen
      .polygon(tones.paint(color), [x - 46, 40], [x - 36, 60], [x + 36, 60], [x + 46, 40])
      .rect(tones.paint('#8a6a4c'), x - 40, 0, 80, 20);
}

/** A theater of yellow brick with three tall arches behind a round fountain. */
export function drawThreeArches({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#d9b47c', '#b98f5c');
  drawBlock(pen, brick, { x: -370, y: 0, width: 740, height: 150 }, 0.14);
  drawWindows(pen, brick.deep, [0, 10, 720, 120], [19, 2, 15, 36], true);
  pen.rect(brick.lit, -378, 144, 756, 10);
  drawBlock(pen, brick, { x: -230, y: 0, width: 460, height: 240 }, 0.14);
  pen.rect(brick.lit, -240, 234, 480, 12).rect(brick.wall, -190, 246, 380, 40).rect(brick.lit, -196, 282, 392, 8);
  for (const x of [-140, 0, 140])
    pen
      .rect(brick.lit, x - 60, 0, 120, 220)
      .pointedArch(brick.wall, x - 50, 0, 100, 118)
      .pointedArch(brick.deep, x - 42, 0, 84, 114)
      .rect(tones.window, x - 22, 0, 44, 60);
  for (const x of [-222, 200]) pen.rect(brick.lit, x, 0, 22, 250).dome(brick.lit, x + 11, 250, 14, 20);
  pen
    .ellipse(brick.lit, 0, -8, 170, 14)
    .ellipse(tones.water, 0, -6, 158, 10)
    .stroke(tones.waterLight, 4, 'M-60-4q0 50-24 56M-20-2q0 90-12 96M20-2q0 90 12 96M60-4q0 50 24 56')
    .rounds(tones.paint('#eef6f6'), 5, 'M-86 50h0M-32 94h0M32 94h0M84 52h0');
  drawFlag(pen, brick.deep, tones.paint('#3f8fb0'), 0, 290, 50);
}
