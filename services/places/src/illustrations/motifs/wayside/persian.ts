import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';

/** A flat porch on twenty slender posts at the end of a long pool between trees. */
export function drawColumnPorch({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight } = tones;
  const wall = withBuilding(tones, '#e3cfa4', '#8a5f3c');
  pen
    .rounds(leafShade, 170, 'M-680 150h220M-400 170h40M380 170h60M500 150h200')
    .rounds(leaf, 110, 'M-660 180h150M-400 200h30M400 200h30M540 180h130');
  drawBlock(pen, wall, { x: -330, y: 20, width: 660, height: 190 }, 0.12);
  pen.rect(wall.deep, -250, 30, 500, 176).arch(paint('#dca84a'), -60, 30, 120, 90).arch(wall.deep, -40, 30, 80, 84);
  pen.dashes(paint('#3f86a8'), 60, [40, 26], 'M-236 80H-80M84 80H240');
  for (let x = -300; x <= 300; x += 75)
    pen
      .rect(paint('#8a5f3c'), x - 8, 30, 16, 190)
      .rect(paint('#a8784c'), x - 8, 30, 5, 190)
      .polygon(paint('#a8784c'), [x - 8, 196], [x - 18, 222], [x + 18, 222], [x + 8, 196])
      .rect(wall.lit, x - 12, 20, 24, 16);
  pen
    .rect(paint('#8a5f3c'), -372, 220, 744, 22)
    .dashes(paint('#c9a24a'), 12, [10, 10], 'M-366 231H366')
    .rect(paint('#6f4a2e'), -384, 242, 768, 12)
    .rect(paint('#d9cbaa'), -720, -240, 1440, 262)
    .polygon(leaf, [-720, 10], [-230, 10], [-420, -240], [-720, -240])
    .polygon(leaf, [720, 10], [230, 10], [420, -240], [720, -240])
    .polygon(paint('#efe6d0'), [-150, 8], [150, 8], [330, -240], [-330, -240])
    .polygon(water, [-130, 0], [130, 0], [290, -240], [-290, -240])
    .polygon(waterLight, [-120, 0], [120, 0], [150, -46], [-150, -46]);
  for (let x = -100; x <= 100; x += 25) pen.line(paint('#a8865c'), 5, [x, -4], [x * 1.5, -120]);
  pen
    .rounds(leafLight, 16, 'M-600-40h140M-560-130h130M460-40h140M440-150h150')
    .rounds(paint('#d9534c'), 14, 'M-350-60h1M-380-120h1M-410-190h1M350-60h1M380-120h1M410-190h1');
}

/** A tall block with a porch on posts on its roof, behind a square. */
export function drawPorchTower({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wall = withBuilding(tones, '#d9bd8c', '#8a5f3c');
  drawBlock(pen, wall, { x: -400, y: 0, width: 800, height: 96 }, 0.1);
  for (let x = -380; x < 370; x += 48)
    if (Math.abs(x + 16) > 150) pen.pointedArch(wall.deep, x, 6, 30, 28).pointedArch(wall.shade, x, 54, 30, 10);
  drawBlock(pen, wall, { x: -150, y: 0, width: 300, height: 250 }, 0.24);
  pen
    .rect(paint('#3f86a8'), -150, 196, 300, 9)
    .pointedArch(wall.lit, -52, 0, 104, 120)
    .pointedArch(paint('#3f7fa0'), -44, 0, 88, 116)
    .pointedArch(wall.deep, -34, 0, 68, 104);
  for (const x of [-110, 76]) pen.pointedArch(wall.deep, x, 130, 34, 30).pointedArch(wall.deep, x, 30, 34, 40);
  drawBlock(pen, wall, { x: -120, y: 250, width: 250, height: 136 }, 0.2);
  pen.rect(wall.deep, -110, 256, 230, 120);
  drawOpenings(
    pen,
    wall.shade,
    { x: -106, y: 262, width: 222, height: 100 },
    { columns: 5, rows: 2, width: 22, height: 36 },
  );
  for (let x = -150; x <= 150; x += 50)
    pen
      .rect(paint('#8a5f3c'), x - 6, 250, 12, 146)
      .polygon(paint('#a8784c'), [x - 6, 376], [x - 14, 396], [x + 14, 396], [x + 6, 376]);
  pen
    .rect(paint('#8a5f3c'), -176, 396, 352, 16)
    .rect(paint('#6f4a2e'), -184, 412, 368, 10)
    .rect(wall.lit, -164, 246, 328, 14)
    .dashes(paint('#8a5f3c'), 20, [4, 8], 'M-160 270H160');
}
