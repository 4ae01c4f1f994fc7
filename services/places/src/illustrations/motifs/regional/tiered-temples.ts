import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawOpenings, drawSteps } from '../parts.js';

/** A temple hall under several steep roofs with golden gables, beside golden stupas. */
export function drawTieredTemple({ pen, tones, random }: MotifInput): void {
  const hall = withBuilding(tones, '#f1e9da', random.between(0, 1) < 0.6 ? '#c8643c' : '#a8503f');
  const { wall, lit, shade, deep, window, roof, roofShade, paint } = hall;
  const gold = withBuilding(tones, '#d9a840', '#b9822f');
  const green = paint('#3f7a5c');
  drawChedi(pen, gold, -276, 58, 250);
  drawChedi(pen, gold, 276, 58, 250);
  const base = drawSteps(pen, hall, 336, 2, 11, 12);
  pen.rect(wall, -196, base, 392, 92).rect(shade, 96, base, 100, 92);
  drawOpenings(
    pen,
    window,
    { x: -192, y: base + 8, width: 116, height: 76 },
    { columns: 3, rows: 1, width: 16, height: 46, isRound: true },
  );
  drawOpenings(
    pen,
    window,
    { x: 76, y: base + 8, width: 116, height: 76 },
    { columns: 3, rows: 1, width: 16, height: 46, isRound: true },
  );
  const slope = (half: number, y: number, top: number, color: string) =>
    pen.fill(
      color,
      `M${-half} ${y}Q${Math.round(-half * 0.42)} ${Math.round(y + (top - y) * 0.34)} 0 ${top}Q${Math.round(half * 0.42)} ${Math.round(y + (top - y) * 0.34)} ${half} ${y}z`,
    );
  for (const [half, y, top] of [
    [250, base + 84, 290],
    [206, base + 110, 330],
    [160, base + 136, 372],
  ] as const) {
    slope(half, y, top, gold.wall);
    slope(half - 10, y + 4, top - 14, green);
    slope(half - 26, y + 4, top - 30, roof);
    pen.fill(
      roofShade,
      `M${half - 26} ${y + 4}Q${Math.round(half * 0.38)} ${Math.round(y + (top - y) * 0.3)} 0 ${top - 30}Q${Math.round(half * 0.2)} ${Math.round(y + (top - y) * 0.3)} ${Math.round(half * 0.5)} ${y + 4}z`,
    );
    for (const side of [-1, 1])
      pen.fill(gold.wall, `M${side * half} ${y}q${side * 22} 2 ${side * 26} 30q${side * -18}-18 ${side * -44}-16z`);
  }
  slope(122, base + 88, 330, gold.wall);
  slope(104, base + 92, 306, paint('#a84a3a'));
  slope(76, base + 96, 262, gold.wall);
  pen.circle(gold.lit, 0, base + 130, 18).circle(gold.shade, 0, base + 130, 9);
  pen.fill(gold.wall, 'M-7 366q-4 40 14 62q-2-30 2-56q-6-16-16-6z');
  pen.rect(wall, -112, base, 224, 90).rect(lit, -122, base + 84, 244, 9);
  for (const x of [-106, -58, 40, 90])
    pen
      .rect(lit, x, base, 17, 86)
      .rect(gold.wall, x - 3, base + 76, 23, 10)
      .rect(gold.wall, x - 3, base, 23, 7);
  pen
    .rect(shade, -38, base, 76, 84)
    .polygon(gold.wall, [-30, base], [-30, base + 50], [0, base + 84], [30, base + 50], [30, base])
    .polygon(deep, [-21, base], [-21, base + 46], [0, base + 68], [21, base + 46], [21, base]);
}

function drawChedi(pen: Pen, { wall, lit, shade }: Tones, x: number, half: number, height: number): void {
  const y = Math.round(height * 0.3);
  for (const [share, from, to] of [
    [1, 0, 0.1],
    [0.86, 0.1, 0.2],
    [0.74, 0.2, 0.3],
  ] as const)
    pen
      .rect(wall, x - half * share, height * from, 2 * half * share, height * (to - from))
      .rect(lit, x - half * share - 3, height * to - 5, 2 * half * share + 6, 5)
      .rect(shade, x + half * share * 0.3, height * from, half * share * 0.7, height * (to - from) - 5);
  const side = Math.round(half * 0.62);
  pen
    .fill(wall, `M${x - side} ${y}q4 60 ${side - 12} 84h24q${side - 16}-24 ${side - 12}-84z`)
    .fill(shade, `M${x + 10} ${y}q8 60-6 84h8q${side - 16}-24 ${side - 12}-84z`)
    .fill(lit, `M${x - side + 8} ${y + 4}q6 46 22 66q-6-34-4-66z`)
    .rect(lit, x - 16, y + 84, 32, 9)
    .polygon(wall, [x - 12, y + 93], [x, height + 10], [x + 12, y + 93])
    .polygon(shade, [x + 2, y + 93], [x, height + 10], [x + 12, y + 93]);
}
