import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** Curved temple towers of carved stone on terraces, as in northern India, Angkor and Java. */
export function drawStoneTowers(input: MotifInput): void {
  const { palette, random } = input;
  const stone = palette === 'desert' ? '#d3a777' : ['#ad9c84', '#9c9184', '#b89a78'][Math.floor(random.between(0, 3))]!;
  drawCarvedTowers(input, stone);
}

/** Curved temple towers of sandstone or brick. */
export function drawCarvedTowers({ pen, tones, random }: MotifInput, stone: string): void {
  const building = withBuilding(tones, stone, '#8c7d68');
  const { wall, lit, shade, deep } = building;
  const far = { ...building, wall: shade, lit: wall };
  const rise = Math.round(random.between(-16, 16));
  for (const x of [-118, 118]) drawTower(pen, far, { x, y: 96, half: 46, height: 150 });
  for (const x of [-268, 268]) drawTower(pen, building, { x, y: 60, half: 46, height: 136 - rise });
  drawTower(pen, building, { x: 0, y: 132, half: 82, height: 250 + rise });
  for (const [half, y, height] of [
    [366, -4, 26],
    [332, 22, 24],
    [196, 46, 30],
    [160, 76, 26],
  ] as const) {
    drawBlock(pen, building, { x: -half, y, width: 2 * half, height }, 0.24);
    pen
      .rect(lit, -half - 5, y + height - 6, 2 * half + 10, 6)
      .dashes(deep, 6, [9, 11], `M${8 - half} ${y + 8}H${half}`);
  }
  for (const side of [-1, 1])
    pen
      .rect(wall, side * 268 - 40, 46, 80, 34)
      .rect(lit, side * 268 - 46, 78, 92, 6)
      .polygon(deep, [side * 268 - 12, 46], [side * 268 - 12, 70], [side * 268 + 12, 70], [side * 268 + 12, 46]);
  drawBlock(pen, building, { x: -62, y: 100, width: 124, height: 52 }, 0.3);
  pen
    .polygon(wall, [-74, 152], [-36, 192], [0, 206], [36, 192], [74, 152])
    .polygon(shade, [16, 152], [12, 202], [36, 192], [74, 152])
    .rect(lit, -78, 148, 156, 7)
    .rect(deep, -20, 100, 40, 42);
  pen
    .polygon(lit, [-52, -8], [-30, 104], [30, 104], [52, -8])
    .polygon(wall, [-42, -8], [-22, 104], [22, 104], [42, -8]);
  pen.dashes(shade, 76, [3, 8], 'M0-4V102');
}

/** Draws a curved tower on the terrace y. */
export function drawTower(
  pen: Pen,
  { wall, lit, shade, deep }: Tones,
  { x, y, half, height }: { x: number; y: number; half: number; height: number },
): void {
  const n = (share: number, of: number) => Math.round(share * of);
  const outline = (left: number) =>
    `M${x} ${y - 12}H${x + left * half}v12q${n(left * 0.04, half)} ${n(0.5, height)} ${n(-left * 0.42, half)} ${n(0.8, height)}q${n(-left * 0.26, half)} ${n(0.16, height)} ${n(-left * 0.62, half)} ${n(0.16, height)}z`;
  pen.fill(wall, `${outline(-1)}${outline(1)}`);
  pen.fill(
    shade,
    `M${x + n(0.34, half)} ${y - 12}v12q${n(0.08, half)} ${n(0.6, height)} ${n(-0.3, half)} ${n(0.96, height)}q${n(0.34, half)} 0 ${n(0.54, half)}-${n(0.16, height)}q${n(0.46, half)}-${n(0.3, height)} ${n(0.42, half)}-${n(0.8, height)}v-12z`,
  );
  for (const [share, wide] of [
    [0.02, 1.04],
    [0.16, 1.02],
    [0.3, 0.98],
    [0.44, 0.92],
    [0.58, 0.84],
    [0.71, 0.72],
    [0.83, 0.54],
  ] as const)
    pen
      .rect(deep, x - n(wide, half), y + n(share, height) - 3, 2 * n(wide, half), 3)
      .rect(lit, x - n(wide, half), y + n(share, height), n(wide * 1.3, half), 4);
  pen.rect(lit, x - n(0.16, half), y + 8, n(0.3, half), n(0.78, height));
  const top = y + n(0.95, height);
  pen
    .ellipse(shade, x, top + 2, n(0.36, half), n(0.1, half) + 4)
    .ellipse(wall, x - 2, top + 4, n(0.3, half), n(0.08, half) + 3)
    .polygon(lit, [x - n(0.12, half), top + 6], [x, top + n(0.56, half)], [x + n(0.12, half), top + 6]);
}
