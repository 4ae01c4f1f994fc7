import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures } from '../asian/parts.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A pink palace with a dome above a broad stair to a river. */
export function drawPinkRiverPalace({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#e0929a', '#d97f8a');
  drawBlock(pen, pink, { x: -370, y: 20, width: 740, height: 150 }, 0.14);
  drawWindows(pen, pink.deep, [0, 30, 700, 60], [17, 1, 24, 46], true);
  drawWindows(pen, pink.deep, [0, 102, 700, 60], [17, 1, 22, 44], true);
  pen
    .rect(pink.lit, -378, 92, 756, 8)
    .rect(pink.lit, -378, 164, 756, 12)
    .dashes(pink.lit, 14, [8, 10], 'M-370 182H370');
  for (const x of [-350, 350]) pen.rect(pink.wall, x - 26, 20, 52, 190).rect(pink.lit, x - 30, 206, 60, 8);
  drawBlock(pen, pink, { x: -92, y: 20, width: 184, height: 190 }, 0.2);
  drawBlock(pen, pink, { x: -66, y: 210, width: 132, height: 54 }, 0.26);
  drawWindows(pen, pink.deep, [0, 214, 126, 46], [5, 1, 14, 34], true);
  drawDome(pen, pink, 0, 264, 66, 76);
  pen.rect(pink.lit, -98, 204, 196, 9).rect(tones.paint('#d9b04c'), -2, 338, 4, 34).arch(pink.deep, -44, 100, 88, 40);
  pen.polygon(pink.lit, [-150, -8], [-60, 96], [60, 96], [150, -8]).dashes(pink.shade, 180, [5, 10], 'M0-6V96');
}

/** Low brick walls with round towers under many rows of small domes. */
export function drawManyDomes({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5705a', '#a9a094');
  for (const [y, count, radius] of [
    [150, 11, 26],
    [128, 11, 28],
  ] as const)
    for (let index = 0; index < count; index++)
      pen.dome(index % 2 ? brick.roof : brick.lit, -330 + index * 66, y, radius, radius * 0.8);
  drawBlock(pen, brick, { x: -366, y: 0, width: 732, height: 130 }, 0.12);
  pen
    .fill(brick.lit, 'M-372 126Q0 156 372 126v8Q0 166-372 134z')
    .dashes(brick.shade, 3, [14, 6], 'M-350 104H350M-340 116H340');
  for (let index = -5; index <= 5; index++)
    pen
      .pointedArch(brick.lit, index * 62 - 22, 0, 44, index ? 36 : 50)
      .pointedArch(brick.deep, index * 62 - 16, 0, 32, index ? 34 : 48);
  for (const x of [-366, 366]) {
    pen
      .rect(brick.wall, x - 32, 0, 64, 176)
      .rect(brick.shade, x + 8, 0, 24, 176)
      .rect(brick.lit, x - 36, 60, 72, 7)
      .rect(brick.lit, x - 36, 120, 72, 7)
      .rect(brick.lit, x - 36, 170, 72, 8)
      .dome(brick.roof, x, 178, 32, 34);
  }
}

/** A small mosque whose white domes and walls are set with blue stars. */
export function drawStarDomes({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f3ee', '#f0f2f2');
  const blue = tones.paint('#3f6fb0');
  const star = (x: number, y: number, r: number) =>
    pen.polygon(
      blue,
      [x, y + r],
      [x + r * 0.3, y + r * 0.3],
      [x + r, y],
      [x + r * 0.3, y - r * 0.3],
      [x, y - r],
      [x - r * 0.3, y - r * 0.3],
      [x - r, y],
      [x - r * 0.3, y + r * 0.3],
    );
  for (const [x, radius] of [
    [-230, 58],
    [230, 58],
    [-118, 64],
    [118, 64],
    [0, 84],
  ] as const) {
    drawBlock(pen, white, { x: x - radius * 0.9, y: 150, width: radius * 1.8, height: 26 }, 0.3);
    drawDome(pen, white, x, 176, radius, Math.round(radius * 0.94));
    for (const [dx, dy] of [
      [-0.5, 0.3],
      [0.5, 0.3],
      [0, 0.2],
    ] as const)
      star(x + dx * radius, 176 + dy * radius, radius * 0.15);
    pen.rect(tones.paint('#d9b04c'), x - 1, 174 + radius * 0.94, 3, 26);
  }
  drawBlock(pen, white, { x: -310, y: 0, width: 620, height: 152 }, 0.14);
  pen.rect(white.lit, -318, 146, 636, 9).rect(blue, -310, 132, 620, 5);
  for (let index = -2; index <= 2; index++)
    pen.arch(white.shade, index * 116 - 40, 0, 80, 50).arch(white.deep, index * 116 - 30, 0, 60, 48);
  for (const x of [-174, -58, 58, 174]) star(x, 100, 13);
  for (const x of [-310, 310]) pen.rect(white.wall, x - 14, 0, 28, 200).dome(white.lit, x, 200, 16, 22);
}

/** Streets of old brick walls below a mound with a round stump of brick. */
export function drawBrickCity({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b8785a', '#8f5a44');
  pen
    .fill(brick.shade, 'M-420 60Q-260 190-140 220H160Q300 190 460 60z')
    .fill(tones.paint('#c99a72'), 'M-420 60Q-260 170-140 206H60Q120 120 200 60z');
  pen
    .rect(brick.wall, -110, 200, 220, 90)
    .rect(brick.shade, 50, 200, 60, 90)
    .ellipse(brick.lit, 0, 290, 110, 20)
    .dashes(brick.deep, 3, [16, 6], 'M-106 230H106M-100 260H106')
    .polygon(brick.wall, [-90, 296], [-60, 330], [40, 326], [90, 296]);
  pen.rect(tones.paint('#d8b98a'), -720, -240, 1440, 310);
  for (const [x, y, wide, high] of [
    [-640, 30, 240, 60],
    [-360, 20, 180, 50],
    [200, 24, 200, 56],
    [440, 30, 240, 66],
    [-700, -70, 260, 76],
    [-330, -60, 140, 60],
    [230, -70, 200, 76],
    [520, -80, 200, 86],
    [-600, -220, 330, 110],
    [330, -220, 360, 110],
  ] as const) {
    drawBlock(pen, brick, { x, y, width: wide, height: high }, 0.18);
    pen
      .rect(brick.lit, x, y + high - 8, wide, 10)
      .dashes(
        brick.shade,
        3,
        [26, 7],
        `M${x + 4} ${y + high * 0.35}h${wide - 8}M${x + 12} ${y + high * 0.66}h${wide - 16}`,
      );
  }
  pen
    .polygon(brick.shade, [-120, 10], [-170, -110], [130, -110], [100, 10])
    .polygon(tones.paint('#7fa3a0'), [-96, -2], [-134, -98], [98, -98], [78, -2])
    .rect(brick.lit, -160, -124, 310, 14);
  drawFigures(
    pen,
    tones,
    [
      [-220, -120],
      [190, -60],
    ],
    1.3,
  );
}
