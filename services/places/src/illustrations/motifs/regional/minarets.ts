import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawOpenings } from '../parts.js';

/** A mosque of the Maghreb: a square minaret beside halls under green tiles. */
export function drawSquareMinaret({ pen, tones, random }: MotifInput): void {
  const stone = ['#d2a078', '#e4d3b2', '#d9b98c'][Math.floor(random.between(0, 3))]!;
  const building = withBuilding(tones, stone, '#4c8a68');
  const { wall, lit, shade, deep, window, roof, roofShade, paint } = building;
  const x = random.between(0, 1) < 0.5 ? -120 : 120;
  for (const [left, width, y] of [
    [-320, 190, 104],
    [-140, 280, 122],
    [130, 190, 104],
  ] as const)
    pen
      .polygon(roof, [left - 6, y], [left + 30, y + 46], [left + width - 30, y + 46], [left + width + 6, y])
      .polygon(
        roofShade,
        [left + width * 0.6, y],
        [left + width * 0.62, y + 46],
        [left + width - 30, y + 46],
        [left + width + 6, y],
      );
  drawBlock(pen, building, { x: x - 66, y: 0, width: 132, height: 312 }, 0.32);
  const zigzag = (y: number, count: number) =>
    `M${x - 52} ${y}${`l${104 / count / 2} 16l${104 / count / 2}-16`.repeat(count)}`;
  pen
    .rect(lit, x - 70, 304, 140, 9)
    .rect(lit, x - 66, 196, 132, 5)
    .stroke(shade, 3, [210, 226, 242, 258, 274].map((y) => zigzag(y, 4)).join(''))
    .rect(paint('#3f8a86'), x - 62, 284, 124, 12);
  drawBattlement(pen, wall, x - 68, 313, 136, 10);
  for (const dx of [-32, 4]) pen.arch(lit, x + dx - 4, 144, 36, 26).arch(window, x + dx, 144, 28, 24);
  drawBlock(pen, building, { x: x - 30, y: 318, width: 60, height: 66 }, 0.34);
  pen.arch(window, x - 11, 330, 22, 26).rect(lit, x - 34, 380, 68, 6);
  drawBattlement(pen, wall, x - 31, 386, 62, 7);
  pen.dome(lit, x, 392, 22, 24).rect(deep, x - 1, 414, 3, 40);
  for (const [y, radius] of [
    [424, 7],
    [438, 5],
    [449, 4],
  ] as const)
    pen.circle(paint('#d9ab43'), x, y, radius);

  drawBlock(pen, building, { x: -326, y: 0, width: 652, height: 106 }, 0.16);
  drawBattlement(pen, wall, -326, 106, 652, 11);
  pen.rect(lit, -330, 98, 660, 7);
  drawOpenings(
    pen,
    window,
    { x: -316, y: 16, width: 230, height: 64 },
    { columns: 4, rows: 1, width: 30, height: 54, isRound: true },
  );
  drawOpenings(
    pen,
    window,
    { x: 86, y: 16, width: 230, height: 64 },
    { columns: 4, rows: 1, width: 30, height: 54, isRound: true },
  );
  drawBlock(pen, building, { x: -74, y: 0, width: 148, height: 138 }, 0.2);
  pen
    .polygon(roof, [-86, 138], [-66, 166], [66, 166], [86, 138])
    .rect(lit, -82, 134, 164, 6)
    .rect(paint('#3f8a86'), -60, 116, 120, 10)
    .fill(lit, 'M-46 0v50q-10 20 4 40a46 46 0 0 0 84 0q14-20 4-40v-50z')
    .fill(deep, 'M-36 0v48q-8 18 4 36a36 36 0 0 0 64 0q12-18 4-36v-48z');
}
