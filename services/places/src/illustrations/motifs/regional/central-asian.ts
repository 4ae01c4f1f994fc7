import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';

export const AZURE = '#3f9fb4';
const toBrick = (tones: Tones): Tones => withBuilding(tones, '#d9b98a', AZURE);

/** Draws a dome with ribs on a drum. @param y foot of the drum */
export function drawRibbedDome(
  pen: Pen,
  { wall, lit, shade, deep, roof, roofShade }: Tones,
  box: { x: number; y: number; radius: number; drum: number },
): void {
  const { x, y, radius: r, drum } = box;
  const top = y + drum;
  const n = (share: number) => Math.round(r * share);
  pen
    .rect(wall, x - n(0.86), y, n(1.72), drum)
    .rect(shade, x + n(0.3), y, n(0.56), drum)
    .dashes(roof, drum * 0.34, [n(0.12) + 2, n(0.08) + 2], `M${x - n(0.82)} ${y + Math.round(drum * 0.55)}h${n(1.64)}`)
    .rect(lit, x - n(0.92), top - 6, n(1.84), 7);
  pen.fill(
    roof,
    `M${x - n(0.84)} ${top}c${-n(0.3)} ${n(0.6)} ${n(0.3)} ${n(1.05)} ${n(0.84)} ${n(1.3)}c${n(0.54)} ${-n(0.25)} ${n(1.14)} ${-n(0.7)} ${n(0.84)} ${-n(1.3)}z`,
  );
  pen.fill(
    roofShade,
    `M${x + n(0.3)} ${top}c${n(0.2)} ${n(0.5)} ${n(0.1)} ${n(1)} ${-n(0.3)} ${n(1.3)}c${n(0.54)} ${-n(0.25)} ${n(1.14)} ${-n(0.7)} ${n(0.84)} ${-n(1.3)}z`,
  );
  const ribs = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].map(
    (share) => `M${x + n(share)} ${top}q${n(share * 0.55)} ${n(0.7)} ${-n(share)} ${n(1.28)}`,
  );
  pen.stroke(lit, Math.max(1.5, r * 0.035), ribs.join(''), 0.6).rect(deep, x - 1, top + n(1.28), 3, n(0.24));
}

/** Draws a tall portal around a deep pointed niche. */
export function drawPortal(
  pen: Pen,
  { wall, lit, shade, deep, window, paint }: Tones,
  width: number,
  height: number,
): void {
  const half = width / 2;
  const [tile, pale] = [paint(AZURE), paint('#2f5f9a')];
  pen
    .rect(wall, -half, 0, width, height)
    .rect(shade, half * 0.74, 0, half * 0.26, height)
    .rect(lit, -half - 5, height - 8, width + 10, 9)
    .rect(tile, -half + 10, height - 32, width - 20, 18)
    .rect(pale, -half + 10, 0, 12, height - 36)
    .rect(pale, half - 22, 0, 12, height - 36)
    .dashes(lit, 8, [10, 8], `M${-half + 16} ${height - 23}h${width - 32}`);
  const niche = width * 0.56;
  const sides = height - 60 - niche * 0.82;
  pen
    .pointedArch(tile, -niche / 2 - 12, 0, niche + 24, sides - 8)
    .pointedArch(lit, -niche / 2 - 4, 0, niche + 8, sides - 4)
    .pointedArch(deep, -niche / 2, 0, niche, sides)
    .pointedArch(window, -niche * 0.17, 0, niche * 0.34, 34);
}

/** Draws a tapering minaret with bands of tiles under a lantern. */
export function drawShaft(
  pen: Pen,
  { wall, lit, shade, deep, paint }: Tones,
  x: number,
  width: number,
  height: number,
): void {
  const [bottom, top] = [width / 2, width * 0.36];
  const half = (share: number) => bottom + (top - bottom) * share;
  pen
    .polygon(wall, [x - bottom, 0], [x - top, height], [x + top, height], [x + bottom, 0])
    .polygon(shade, [x + bottom * 0.3, 0], [x + top * 0.3, height], [x + top, height], [x + bottom, 0]);
  for (const [index, share] of [0.16, 0.34, 0.52, 0.7, 0.86].entries()) {
    const w = half(share);
    pen.rect(index % 2 ? paint('#2f6d9a') : paint(AZURE), x - w, height * share, 2 * w, width * 0.14 + 3);
    pen.rect(lit, x - w, height * share - 4, 2 * w, 3);
  }
  const [w, h] = [width * 0.5, width * 0.44];
  pen
    .polygon(lit, [x - top, height], [x - w, height + h * 0.5], [x + w, height + h * 0.5], [x + top, height])
    .rect(wall, x - w * 0.9, height + h * 0.5, w * 1.8, h)
    .rect(shade, x + w * 0.3, height + h * 0.5, w * 0.6, h)
    .dashes(
      deep,
      h * 0.7,
      [w * 0.2, w * 0.2],
      `M${Math.round(x - w * 0.8)} ${Math.round(height + h)}h${Math.round(w * 1.6)}`,
    )
    .rect(lit, x - w, height + h * 1.5, w * 2, 6)
    .dome(wall, x, height + h * 1.5 + 6, w * 0.62, w * 0.44);
}

/** A school with a high portal between arcades, azure domes and minarets. */
export function drawMadrasa({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const { lit, deep, paint } = brick;
  for (const x of [-160, 160]) drawRibbedDome(pen, brick, { x, y: 120, radius: 58, drum: 52 });
  for (const [x, share] of [
    [-310, 0.2],
    [90, 0.4],
  ] as const) {
    drawBlock(pen, brick, { x, y: 0, width: 220, height: 132 }, share);
    pen
      .rect(lit, x - 4, 128, 228, 7)
      .rect(paint(AZURE), x, 116, 220, 8)
      .rect(paint('#2f5f9a'), x, 62, 220, 6);
    const grid = { columns: 4, rows: 1, width: 32, height: 46, isRound: true } as const;
    drawOpenings(pen, deep, { x: x + 4, y: 2, width: 212, height: 56 }, grid);
    drawOpenings(pen, deep, { x: x + 4, y: 66, width: 212, height: 50 }, { ...grid, height: 42 });
  }
  for (const x of [-330, 330]) drawShaft(pen, brick, x, 40, 236);
  drawPortal(pen, brick, 208, 262);
}

/** A tomb under a ribbed dome of azure tiles behind a portal. */
export function drawAzureDome({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  drawRibbedDome(pen, brick, { x: 0, y: 110, radius: 132, drum: 112 });
  drawBlock(pen, brick, { x: -180, y: 0, width: 360, height: 118 }, 0.26);
  for (const x of [-196, 196]) drawShaft(pen, brick, x, 40, 250);
  drawOpenings(
    pen,
    brick.deep,
    { x: -300, y: 4, width: 600, height: 62 },
    { columns: 11, rows: 1, width: 28, height: 50, isRound: true },
  );
  drawBlock(pen, brick, { x: -320, y: 0, width: 110, height: 70 }, 0.2);
  drawBlock(pen, brick, { x: 210, y: 0, width: 110, height: 70 }, 0.4);
  drawPortal(pen, brick, 150, 160);
}

/** A cube of patterned brick under a low dome. */
export function drawBrickTomb({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#d3ad7c', '#c79e6c');
  const { wall, lit, shade, deep, roof, roofShade } = brick;
  pen
    .dome(roof, 0, 232, 124, 92)
    .fill(roofShade, 'M40 232q18 60-40 92a124 92 0 0 0 124-92z')
    .rect(deep, -1, 322, 3, 12)
    .dashes(shade, 2.5, [16, 6], 'M-112 250h220M-104 270h200M-84 290h160');
  for (const x of [-158, 158]) pen.dome(roof, x, 232, 24, 30).rect(lit, x - 26, 228, 52, 6);
  drawBlock(pen, brick, { x: -184, y: 0, width: 368, height: 232 }, 0.26);
  pen.dashes(
    shade,
    4,
    [18, 8],
    'M-180 20h260M-170 40h260M-180 60h260M-170 80h260M-180 100h260M-170 120h260M-180 140h260M-170 160h260',
  );
  pen.rect(lit, -190, 226, 380, 9).rect(lit, -186, 174, 372, 6);
  drawOpenings(
    pen,
    deep,
    { x: -176, y: 182, width: 352, height: 42 },
    { columns: 11, rows: 1, width: 18, height: 34, isRound: true },
  );
  for (const x of [-196, 172])
    pen
      .rect(wall, x, 0, 26, 232)
      .rect(lit, x, 0, 8, 232)
      .rect(shade, x + 18, 0, 8, 232);
  pen
    .rect(lit, -76, 0, 152, 164)
    .rect(wall, -68, 0, 136, 156)
    .pointedArch(lit, -54, 0, 108, 58)
    .pointedArch(shade, -46, 0, 92, 58)
    .pointedArch(deep, -30, 0, 60, 48);
}

/** A tall minaret of brick beside low domes. */
export function drawBrickMinaret({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#cfa672', AZURE);
  drawLowTown(pen, brick);
  drawShaft(pen, brick, 0, 96, 400);
  pen.dashes(brick.shade, 3, [9, 6], 'M-40 40h66M-40 120h62M-38 190h58M-34 260h52M-32 320h48');
}

/** A broad minaret covered with bands of turquoise tiles. */
export function drawTiledMinaret({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#d9b98a', AZURE);
  drawLowTown(pen, brick);
  const { paint } = tones;
  const half = (y: number) => 112 - y * 0.12;
  const bands = [
    '#2f8f9f',
    '#e9e0c8',
    '#3fb0b4',
    '#2f5f9a',
    '#5fc0b8',
    '#e9e0c8',
    '#2f8f9f',
    '#3fb0b4',
    '#2f5f9a',
    '#5fc0b8',
  ];
  for (const [index, color] of bands.entries()) {
    const [y, next] = [index * 32, index * 32 + 33];
    pen.polygon(paint(color), [-half(y), y], [-half(next), next], [half(next), next], [half(y), y]);
    pen.dashes(
      paint(bands[(index + 3) % bands.length]!),
      10,
      [14, 12],
      `M${Math.round(-half(y) + 8)} ${y + 16}h${Math.round(2 * half(y) - 16)}`,
    );
  }
  pen.fill(brick.deep, 'M34 0L26 321h48L112 0z', 0.34).rect(brick.deep, -74, 320, 148, 5);
}

function drawLowTown(pen: Pen, brick: Tones): void {
  for (const [x, radius] of [
    [-236, 54],
    [236, 62],
  ] as const)
    drawRibbedDome(pen, brick, { x, y: 96, radius, drum: 34 });
  for (const [x, share] of [
    [-330, 0.2],
    [130, 0.4],
  ] as const) {
    drawBlock(pen, brick, { x, y: 0, width: 200, height: 104 }, share);
    pen.rect(brick.lit, x - 4, 100, 208, 6);
    drawOpenings(
      pen,
      brick.deep,
      { x: x + 6, y: 6, width: 188, height: 80 },
      { columns: 4, rows: 1, width: 30, height: 64, isRound: true },
    );
  }
}
