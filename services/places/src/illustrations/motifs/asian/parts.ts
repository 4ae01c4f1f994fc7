import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

/** Draws a broad tree: its foot is at (x, y), its height about twice its size. */
export function drawTree(pen: Pen, { leaf, leafLight, leafShade, paint }: Tones, x: number, y: number, size: number) {
  pen
    .rect(paint('#6f5a48'), x - size * 0.09, y, size * 0.18, size)
    .circle(leafShade, x + size * 0.34, y + size * 1.05, size * 0.5)
    .circle(leaf, x - size * 0.36, y + size * 1.05, size * 0.52)
    .circle(leaf, x + size * 0.05, y + size * 1.42, size * 0.56)
    .circle(leafLight, x - size * 0.2, y + size * 1.5, size * 0.3);
}

/** Draws woods across a whole scenery, their foot at y. */
export function drawWoods(pen: Pen, { leaf, leafShade, leafLight, haze }: Tones, y: number): void {
  const at = (rows: readonly (readonly [x: number, up: number, length: number])[]) =>
    rows.map(([x, up, length]) => `M${x} ${y + up}h${length}`).join('');
  pen
    .rounds(
      mixColors(leafShade, haze, 0.45),
      150,
      at([
        [-690, 90, 160],
        [-400, 120, 190],
        [-90, 96, 170],
        [210, 126, 180],
        [500, 90, 220],
      ]),
    )
    .rect(leafShade, -720, y - 6, 1440, 46)
    .rounds(
      leafShade,
      90,
      at([
        [-710, 36, 200],
        [-430, 44, 180],
        [-150, 34, 170],
        [120, 44, 190],
        [420, 36, 300],
      ]),
    )
    .rounds(
      leaf,
      44,
      at([
        [-640, 60, 60],
        [-370, 72, 60],
        [-80, 58, 50],
        [190, 70, 60],
        [520, 60, 70],
      ]),
    )
    .rounds(
      leafLight,
      15,
      at([
        [-630, 74, 40],
        [-360, 86, 30],
        [-70, 72, 30],
        [200, 84, 30],
        [540, 74, 40],
      ]),
    );
}

/** Draws a sheet of water from y down to the lower edge. */
export function drawSheet(pen: Pen, { water, waterLight }: Tones, y: number): void {
  pen
    .rect(water, -720, -240, 1440, 240 + y)
    .rounds(
      waterLight,
      4,
      `M-460 ${y - 24}h160M120 ${y - 34}h190M-180 ${y - 64}h130M320 ${y - 84}h170M-560 ${y - 100}h170M-60 ${y - 124}h150M240 ${y - 150}h120M-380 ${y - 156}h170`,
      0.6,
    );
}

/** Draws people as strokes with heads. */
export function drawFigures(
  pen: Pen,
  { paint }: Tones,
  places: readonly (readonly [x: number, y: number])[],
  size = 1,
): void {
  const cloths = ['#a8433a', '#e2b04a', '#3f6c8a', '#f2ead8', '#6d4a72'];
  for (const [index, [x, y]] of places.entries())
    pen
      .rounds(
        paint(cloths[index % cloths.length]!),
        13 * size,
        `M${x} ${Math.round(y + 6 * size)}v${Math.round(22 * size)}`,
      )
      .circle(paint('#8a5f48'), x, y + 40 * size, 6 * size);
}
