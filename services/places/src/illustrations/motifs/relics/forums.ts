import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** Draws a row of columns under a beam. */
function drawColonnadePart(
  pen: Pen,
  tones: Tones,
  x: number,
  y: number,
  count: number,
  gap: number,
  high: number,
): void {
  for (let index = 0; index < count; index++) drawColumn(pen, tones, x + index * gap, y, gap * 0.36, high);
  const [left, wide] = [x - gap * 0.34, (count - 1) * gap + gap * 0.68];
  pen
    .rect(tones.wall, left, y + high, wide, 16)
    .rect(tones.shade, left, y + high, wide, 4)
    .rect(tones.lit, left - 4, y + high + 16, wide + 8, 12);
}

/** Draws an arch of three openings under an attic. */
function drawTripleArch(pen: Pen, tones: Tones, x: number, high: number, haze: string): void {
  const half = high * 0.54;
  drawBlock(pen, tones, { x: x - half, y: 0, width: 2 * half, height: high }, 0.12);
  pen
    .arch(tones.deep, x - high * 0.15, 0, high * 0.3, high * 0.36)
    .arch(haze, x - high * 0.11, 0, high * 0.25, high * 0.34)
    .arch(tones.deep, x - high * 0.42, 0, high * 0.16, high * 0.28)
    .arch(haze, x - high * 0.4, 0, high * 0.14, high * 0.26)
    .arch(tones.deep, x + high * 0.26, 0, high * 0.16, high * 0.28)
    .arch(haze, x + high * 0.28, 0, high * 0.14, high * 0.26)
    .rect(tones.lit, x - half - 8, high * 0.66, 2 * half + 16, 9)
    .rect(tones.shade, x - half - 8, high * 0.63, 2 * half + 16, 6)
    .rect(tones.lit, x - half - 8, high - 4, 2 * half + 16, 9)
    .rect(tones.shade, x - high * 0.36, high * 0.74, high * 0.72, high * 0.16);
  for (const share of [-0.49, -0.2, 0.19, 0.46]) pen.rect(tones.lit, x + high * share, 0, high * 0.035, high * 0.64);
}

/** Columns of three temples around a triumphal arch, with a dome and pines behind. */
export function drawRomanForum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c6a4', '#b5623f');
  const brick = withBuilding(tones, '#c08a64', '#a8664a');
  const { haze, leafShade } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.2), 'M-400 0V120Q-330 150-260 110T-100 90T120 120T300 150T400 130V0z')
    .rect(mixColors(brick.wall, haze, 0.25), -340, 100, 190, 70)
    .dashes(mixColors(brick.deep, haze, 0.3), 40, [24, 18], 'M-330 126H-160')
    .rect(mixColors(stone.wall, haze, 0.2), 110, 90, 110, 80)
    .rect(mixColors(stone.wall, haze, 0.2), 132, 170, 66, 40)
    .dome(mixColors(stone.shade, haze, 0.2), 165, 208, 36, 44)
    .rect(mixColors(stone.wall, haze, 0.2), 159, 250, 12, 22);
  for (const x of [-380, 330, 280])
    pen
      .rect(tones.paint('#7a5a44'), x, 90, 9, 90)
      .ellipse(leafShade, x + 4, 190, 52, 24)
      .ellipse(tones.leaf, x - 6, 198, 40, 16);
  drawTripleArch(pen, stone, 20, 200, mixColors(haze, stone.deep, 0.25));
  pen.rect(stone.shade, -370, 0, 230, 56).rect(stone.lit, -376, 52, 242, 8).stroke(stone.deep, 3, 'M-370 28h230', 0.5);
  drawColonnadePart(pen, stone, -352, 60, 6, 38, 176);
  pen.rect(stone.shade, 206, 0, 150, 46).rect(stone.lit, 200, 42, 162, 8).rect(brick.shade, 206, 0, 150, 20);
  drawColonnadePart(pen, stone, 228, 50, 3, 52, 236);
  for (const [x, high] of [
    [-110, 60],
    [150, 70],
    [184, 40],
    [376, 30],
  ] as const)
    drawColumn(pen, stone, x, 0, 20, high);
  pen.rect(stone.wall, -70, 0, 36, 16).rect(stone.lit, 120, 0, 40, 12).ellipse(stone.shade, -120, 10, 16, 9);
}

/** One standing column among fallen drums, three columns of a round shrine, and a wooded cone. */
export function drawOlympia({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cfc3a8', '#a89c86');
  const { haze, leaf, leafShade } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.3), 'M-60 20Q60 190 150 230Q260 190 390 20z')
    .rounds(mixColors(leafShade, haze, 0.1), 60, 'M-380 60h90M-240 50h60M100 50h40M250 56h120')
    .rounds(leaf, 36, 'M-390 50h60M-260 60h30M290 60h60');
  pen.rect(stone.lit, -360, 0, 190, 14).rect(stone.wall, -346, 14, 162, 12);
  for (const x of [-318, -266, -214]) drawColumn(pen, stone, x, 26, 24, 130);
  pen
    .fill(stone.wall, 'M-344 156Q-266 172-188 156V176Q-266 194-344 176z')
    .fill(stone.lit, 'M-350 176Q-266 194-182 176V188Q-266 206-350 188z');
  pen.rect(stone.shade, -90, 0, 420, 20).rect(stone.lit, -84, 18, 408, 14).rect(stone.wall, -70, 32, 380, 12);
  drawColumn(pen, stone, -20, 44, 62, 262);
  pen.rect(stone.lit, -58, 300, 76, 12);
  let drums = '';
  for (let y = 86; y < 290; y += 42) drums += `M-48 ${y}h56`;
  pen.stroke(stone.shade, 3, drums);
  for (let index = 0; index < 6; index++)
    pen
      .ellipse(stone.shade, 110 + index * 40, 66 - index * 3, 19, 34)
      .ellipse(stone.lit, 100 + index * 40, 66 - index * 3, 15, 33)
      .ellipse(stone.wall, 98 + index * 40, 66 - index * 3, 7, 16);
  pen
    .ellipse(stone.wall, -120, 22, 36, 22)
    .ellipse(stone.lit, -126, 24, 22, 15)
    .rect(stone.wall, 340, 0, 44, 26)
    .rect(stone.lit, 340, 22, 44, 6);
}

/** Columns with white capitals on three sides of a tall base. */
export function drawDianaTemple({ pen, tones }: MotifInput): void {
  const granite = withBuilding(tones, '#b3a692', '#8f8474');
  const white = tones.paint('#f1ece0');
  drawBlock(pen, granite, { x: -290, y: 0, width: 580, height: 110 }, 0.16);
  pen
    .rect(granite.lit, -302, 104, 604, 14)
    .rect(granite.shade, -302, 0, 604, 14)
    .stroke(
      granite.shade,
      3,
      'M-290 40H290M-290 72H290M-230 14V40M-120 40V72M-20 14V40M90 40V72M200 14V40M-180 72V104M40 72V104M240 72V104',
    );
  const column = (x: number, high: number, hasCapital: boolean) => {
    drawColumn(pen, granite, x, 118, 40, high);
    pen.stroke(granite.shade, 2, `M${x - 8} 130V${110 + high}M${x + 2} 130V${110 + high}`, 0.7);
    if (hasCapital)
      pen
        .polygon(white, [x - 19, 108 + high], [x - 28, 146 + high], [x + 28, 146 + high], [x + 19, 108 + high])
        .rect(granite.lit, x - 30, 144 + high, 60, 6);
  };
  for (const x of [-210, -130, -50, 30]) pen.rect(granite.shade, x, 118, 24, 180);
  for (const x of [-256, -170, -84, 2, 88, 174]) column(x, 190, true);
  column(256, 120, false);
  pen
    .rect(granite.wall, -290, 340, 500, 30)
    .rect(granite.shade, -290, 340, 500, 6)
    .fill(granite.lit, 'M-296 370h380l-20 20h-360z');
}

/** A street of columns with an arch at its end, before a castle on a bare hill. */
export function drawDesertColonnade({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcb98a', '#b0885f');
  const { haze, paint } = tones;
  const hill = mixColors(paint('#b8926a'), haze, 0.35);
  pen
    .fill(hill, 'M-400 0Q-330 90-250 180L-230 200H-140L-120 180Q-30 80 60 50T400 60V0z')
    .fill(mixColors(hill, stone.deep, 0.3), 'M-240 196V236h20v-12h20v20h40v-20h16v12h16v-40z');
  const palm = tones.leafShade;
  pen.rounds(palm, 30, 'M-390 30h50M300 36h90M210 30h30');
  drawTripleArch(pen, stone, -150, 210, mixColors(haze, stone.deep, 0.2));
  drawColonnadePart(pen, stone, 10, 0, 3, 40, 150);
  drawColonnadePart(pen, stone, 132, 0, 4, 60, 220);
  for (const x of [132, 192, 252, 312]) pen.rect(stone.lit, x - 16, 92, 32, 9).rect(stone.shade, x + 4, 84, 12, 9);
  drawColumn(pen, stone, 372, 0, 22, 110);
  drawColumn(pen, stone, -330, 0, 20, 150);
  drawColumn(pen, stone, -290, 0, 20, 90);
  pen.rect(stone.wall, -390, 0, 40, 18).rect(stone.lit, 84, 0, 30, 14).ellipse(stone.shade, -256, 9, 16, 9);
}

/** A single arch and a hall of columns with nests of storks above fields. */
export function drawStorkBasilica({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cdb890', '#a08a68');
  const { haze, leaf, leafShade, paint } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.45), 'M-400 0V110Q-300 170-180 140T60 160T260 130T400 170V0z')
    .fill(mixColors(leaf, paint('#c9b46a'), 0.4), 'M-400 0V60Q-200 90 0 64T400 70V0z')
    .rounds(leafShade, 24, 'M-380 60h20M-300 70h20M330 66h30M240 60h20');
  drawBlock(pen, stone, { x: -340, y: 0, width: 230, height: 210 }, 0.16);
  pen
    .arch(stone.deep, -270, 0, 92, 84)
    .arch(mixColors(haze, leaf, 0.3), -258, 0, 80, 80)
    .rect(stone.lit, -350, 150, 250, 10)
    .rect(stone.lit, -350, 204, 250, 10)
    .rect(stone.lit, -322, 0, 14, 150)
    .rect(stone.lit, -142, 0, 14, 150)
    .rect(stone.shade, -310, 164, 170, 34);
  for (const [x, high] of [
    [-70, 120],
    [-20, 190],
    [40, 190],
    [100, 190],
    [160, 190],
    [220, 130],
    [270, 190],
    [330, 160],
  ] as const)
    drawColumn(pen, stone, x, 30, 26, high);
  pen.rect(stone.wall, -90, 0, 460, 30).rect(stone.lit, -96, 26, 472, 8);
  pen.rect(stone.wall, 24, 220, 152, 18).rect(stone.lit, 20, 236, 160, 8);
  for (const [x, y] of [
    [-20, 222],
    [270, 222],
  ] as const)
    pen
      .ellipse(paint('#6f5a44'), x, y + 6, 34, 10)
      .fill(paint('#f4f0e6'), `M${x - 16} ${y + 46}q14 14 30 2l4 22 18-2-14-6-4-22q-14-12-34 6z`)
      .stroke(paint('#c4553f'), 3, `M${x} ${y + 12}v26M${x + 36} ${y + 70}l16-6`);
}
