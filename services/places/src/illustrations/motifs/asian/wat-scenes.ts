import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawFigures, drawSheet, drawWoods } from './parts.js';

/** Draws a tower in the form of a corn cob. */
function drawPrang(
  pen: Pen,
  { wall, lit, shade, deep }: Tones,
  x: number,
  y: number,
  half: number,
  height: number,
): void {
  pen
    .fill(
      wall,
      `M${x - half} ${y}q-${half * 0.1} ${Math.round(height * 0.6)} ${half * 0.6} ${Math.round(height * 0.9)}q${half * 0.3} ${Math.round(height * 0.1)} ${half * 0.4} ${Math.round(height * 0.1)}t${half * 0.4}-${Math.round(height * 0.1)}q${half * 0.7}-${Math.round(height * 0.3)} ${half * 0.6}-${Math.round(height * 0.9)}z`,
    )
    .fill(
      shade,
      `M${x + half * 0.4} ${y}q0 ${Math.round(height * 0.6)}-${half * 0.4} ${height}q${half * 0.3} 0 ${half * 0.4}-${Math.round(height * 0.1)}q${half * 0.7}-${Math.round(height * 0.3)} ${half * 0.6}-${Math.round(height * 0.9)}z`,
    );
  for (let level = 1; level < 6; level++) {
    const side = half * (1 - (level / 6) ** 2 * 0.6);
    pen
      .rect(deep, x - side, y + (level * height) / 6.4, 2 * side, 4)
      .rect(lit, x - side, y + (level * height) / 6.4 + 4, side * 1.2, 4);
  }
  pen
    .rect(deep, x - half * 0.24, y, half * 0.48, height * 0.26)
    .polygon(lit, [x - half * 0.42, y + height * 0.26], [x, y + height * 0.4], [x + half * 0.42, y + height * 0.26])
    .rect(lit, x - 1, y + height - 4, 3, 26);
}

/** One sturdy tower of brick and stucco behind a roofless hall with pointed windows. */
export function drawStuccoPrang({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b98566', '#8f5f48');
  const stucco = withBuilding(tones, '#c9baa0', '#8f5f48');
  drawBlock(pen, brick, { x: -190, y: 0, width: 380, height: 56 }, 0.26);
  drawBlock(pen, stucco, { x: -130, y: 56, width: 260, height: 54 }, 0.28);
  pen.rect(brick.lit, -196, 50, 392, 8).rect(stucco.lit, -136, 104, 272, 8);
  drawPrang(pen, stucco, 0, 110, 86, 300);
  for (const x of [-300, 300]) drawPrang(pen, brick, x, 0, 40, 130);
  for (const side of [-1, 1]) {
    pen
      .polygon(brick.wall, [side * 236, 0], [side * 236, 150], [side * 180, 176], [side * 150, 130], [side * 130, 0])
      .pointedArch(tones.haze, side * 186 - 17, 20, 34, 54);
    pen.rect(brick.shade, side * 380 - 12, 0, 24, 40);
  }
  pen.polygon(stucco.lit, [-40, 0], [-26, 112], [26, 112], [40, 0]).dashes(brick.shade, 60, [4, 8], 'M0 0V110');
}

/** Three laterite towers inside a moat with lotus. */
export function drawThreePrangs({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a8826a', '#7f6252');
  drawWoods(pen, tones, 20);
  pen.rect(tones.leafLight, -720, -80, 1440, 110);
  for (const [x, half, height] of [
    [-170, 66, 230],
    [170, 66, 230],
    [0, 84, 320],
  ] as const) {
    drawBlock(pen, stone, { x: x - half - 20, y: -10, width: 2 * half + 40, height: 44 }, 0.26);
    drawPrang(pen, stone, x, 34, half, height);
  }
  drawBlock(pen, stone, { x: -390, y: -40, width: 780, height: 34 }, 0.1);
  pen.rect(stone.lit, -396, -10, 792, 7);
  drawSheet(pen, tones, -70);
  pen
    .rounds(tones.leaf, 20, 'M-460-110h50M-330-150h60M240-120h60M400-170h50M-120-190h60M90-210h50M-560-190h50')
    .rounds(tones.paint('#e58fae'), 13, 'M-430-100h0M-290-140h0M270-110h0M430-160h0M-90-180h0');
}

/** A slim bell-shaped shrine and rows of columns before a seated figure, on an island in a lotus pond. */
export function drawPondChedi({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b7a58c', '#8f7a64');
  drawWoods(pen, tones, 40);
  drawSheet(pen, tones, 36);
  pen.fill(tones.leafLight, 'M-430-50Q-300 30 0 26T440-50z');
  for (const [half, y] of [
    [96, 20],
    [76, 48],
  ] as const)
    drawBlock(pen, stone, { x: 40 - half, y, width: 2 * half, height: 30 }, 0.3);
  pen
    .fill(stone.wall, 'M-20 78c0 60 6 110 40 130h40c34-20 40-70 40-130z')
    .fill(stone.shade, 'M60 78c6 60 0 100-10 130h10c34-20 40-70 40-130z')
    .rect(stone.lit, 22, 206, 36, 16)
    .polygon(stone.wall, [24, 222], [40, 400], [56, 222])
    .stroke(stone.shade, 3, 'M27 250H53M30 280H50M33 310H47');
  pen
    .fill(stone.lit, 'M-156 16h104q-6 26-26 30q2 34-14 40v18h-22v-18q-18-6-14-40q-22-4-28-30z')
    .circle(stone.lit, -103, 116, 15)
    .polygon(stone.lit, [-109, 128], [-103, 152], [-97, 128]);
  for (const x of [-340, -290, -240, -196, 190, 240, 290])
    drawBlock(pen, stone, { x: x - 11, y: -10, width: 22, height: 96 + ((x * 7) % 40) }, 0.4);
  pen
    .rounds(tones.leaf, 22, 'M-500-100h60M-260-140h70M180-100h70M380-150h60M-80-190h70M40-120h40')
    .rounds(tones.paint('#e58fae'), 14, 'M-460-88h0M-220-128h0M210-88h0M420-138h0M-40-178h0');
}

/** A tall shrine like a lotus bud, rows of columns and a calm seated figure, in a park of ponds. */
export function drawLotusBud({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c4b59a', '#8f7a64');
  const white = withBuilding(tones, '#d9d0be', '#8f7a64');
  for (const x of [-120, 120]) drawPrang(pen, stone, x, 0, 34, 150);
  for (const [half, y, high] of [
    [110, 0, 44],
    [82, 44, 52],
    [58, 96, 70],
  ] as const)
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: high }, 0.3);
  pen
    .fill(stone.wall, 'M-34 166q-4 30-10 50q-6 40 30 60q12 20 14 110q2-90 14-110q36-20 30-60q-6-20-10-50z')
    .fill(stone.shade, 'M14 166q10 60-8 110q-4 40-6 110q2-90 14-110q36-20 30-60q-6-20-10-50z');
  for (const [index, x] of [-380, -320, -260, -200, 200, 260, 320, 380].entries())
    drawBlock(pen, stone, { x: x - 14, y: 0, width: 28, height: 110 - (index % 3) * 26 }, 0.4);
  pen.rect(stone.wall, -400, -4, 800, 14);
  pen
    .rect(white.wall, 196, 8, 130, 26)
    .fill(white.lit, 'M200 34h122q-8 34-34 38q4 40-16 48v22h-22v-22q-22-8-16-48q-28-4-34-38z')
    .circle(white.lit, 261, 158, 19)
    .polygon(white.lit, [253, 174], [261, 206], [269, 174]);
}

/** A hill made by hand with spiral walks and a golden bell on top. */
export function drawGoldenHill({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe6d4', '#b5654a');
  const gold = withBuilding(tones, '#dca942', '#dca942');
  pen
    .fill(tones.leafShade, 'M-360-6Q-250 60-210 190H200Q250 70 360-6z')
    .rounds(tones.leaf, 60, 'M-270 20h90M-90 10h110M120 20h110M-180 90h60M60 90h80')
    .rounds(tones.leafLight, 20, 'M-250 44h40M-60 34h40M150 44h40M-150 116h30M90 116h30')
    .stroke(white.lit, 14, 'M-310 22Q-60 90 250 74Q60 150-220 140Q-30 200 180 190');
  drawBlock(pen, white, { x: -140, y: 180, width: 280, height: 84 }, 0.26);
  drawWindows(pen, white.window, [0, 190, 270, 60], [9, 1, 15, 36], true);
  pen.rect(white.lit, -150, 258, 300, 12);
  for (const x of [-130, 130]) pen.polygon(white.roof, [x - 20, 270], [x, 310], [x + 20, 270]);
  pen
    .fill(gold.wall, 'M-76 270c0 50 8 84 44 100h64c36-16 44-50 44-100z')
    .fill(gold.shade, 'M22 270c6 50 2 76-8 100h18c36-16 44-50 44-100z')
    .rect(gold.lit, -82, 268, 164, 8)
    .polygon(gold.wall, [-26, 370], [0, 510], [26, 370])
    .polygon(gold.shade, [6, 370], [0, 510], [26, 370]);
}

/** Two tall red posts under a carved beam before a temple with a white wall. */
export function drawRedSwing({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b8402f', '#9c4a34');
  const hall = withBuilding(tones, '#f2ebdc', '#c8643c');
  const gold = tones.paint('#d9a840');
  pen
    .rect(hall.wall, -250, 0, 500, 90)
    .rect(hall.lit, -256, 84, 512, 8)
    .dashes(hall.shade, 60, [18, 22], 'M-240 40H240');
  for (const [half, y, top] of [
    [270, 90, 230],
    [200, 120, 280],
  ] as const)
    pen
      .polygon(gold, [-half, y], [0, top], [half, y])
      .polygon(hall.roof, [-half + 20, y + 4], [0, top - 14], [half - 20, y + 4])
      .polygon(hall.roofShade, [half * 0.4, y + 4], [0, top - 14], [half - 20, y + 4]);
  pen.polygon(gold, [-96, 92], [0, 196], [96, 92]).polygon(tones.paint('#7a3a34'), [-70, 96], [0, 170], [70, 96]);
  for (const side of [-1, 1])
    pen
      .polygon(red.wall, [side * 146, 0], [side * 96, 430], [side * 66, 430], [side * 106, 0])
      .polygon(red.shade, [side * 122, 0], [side * 80, 430], [side * 66, 430], [side * 106, 0])
      .polygon(red.shade, [side * 170, 0], [side * 104, 190], [side * 96, 190], [side * 146, 0]);
  pen.rect(red.wall, -120, 404, 240, 16).rect(red.wall, -112, 366, 224, 12);
  pen
    .fill(red.wall, 'M-150 428q60 14 150 40q90-26 150-40q-10 34-50 34q-60 6-76 40h-48q-16-34-76-40q-40 0-50-34z')
    .rect(hall.lit, -200, -4, 400, 12);
}

/** A small gilded shrine with a four-faced god among towers, with incense and flowers. */
export function drawCornerShrine({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#d9a840', '#b9822f');
  const { paint } = tones;
  for (const [x, half, high, color] of [
    [-330, 80, 430, '#a9b7bf'],
    [-190, 66, 300, '#c7ccc8'],
    [200, 76, 360, '#b7c2c6'],
    [340, 70, 470, '#9fb0ba'],
  ] as const) {
    const tower = withBuilding(tones, color, color);
    drawBlock(pen, tower, { x: x - half, y: 0, width: 2 * half, height: high }, 0.3);
    drawWindows(pen, tower.window, [x, 60, 2 * half - 20, high - 80], [4, Math.round(high / 44), 16, 18]);
  }
  pen
    .rect(paint('#c9c3b6'), -400, 236, 800, 34)
    .rect(paint('#a39d90'), -400, 236, 800, 8)
    .rect(paint('#b5afa2'), -300, 0, 30, 240)
    .rect(paint('#b5afa2'), 280, 0, 30, 240);
  pen.rect(paint('#efe6d4'), -110, 0, 220, 34).rect(gold.lit, -116, 30, 232, 8);
  for (const x of [-86, -30, 18, 74]) pen.rect(gold.wall, x, 38, 13, 110);
  pen
    .fill(gold.lit, 'M-30 38h60v50q-6 20-14 24q2 26-16 28q-18-2-16-28q-8-4-14-24z')
    .circle(gold.lit, 0, 128, 20)
    .circle(gold.shade, 14, 128, 9)
    .polygon(gold.lit, [-10, 146], [0, 172], [10, 146]);
  for (const [half, y] of [
    [128, 148],
    [88, 186],
    [52, 220],
  ] as const)
    pen
      .polygon(gold.roof, [-half, y], [-half * 0.5, y + 44], [half * 0.5, y + 44], [half, y])
      .rect(gold.lit, -half, y - 3, 2 * half, 7);
  pen.polygon(gold.lit, [-14, 262], [0, 350], [14, 262]);
  pen
    .rounds(paint('#e8a02c'), 20, 'M-180 12h50M130 12h50M-150 30h30M140 30h30')
    .rounds(paint('#d9508a'), 12, 'M-166 26h0M160 24h0M-140 10h0');
  pen.fill(tones.haze, 'M-150 40q-20 60 4 110t-10 120q50-60 30-120t-6-110z', 0.55);
  drawFigures(
    pen,
    tones,
    [
      [-220, 0],
      [216, 0],
      [-250, -6],
    ],
    1.4,
  );
}
