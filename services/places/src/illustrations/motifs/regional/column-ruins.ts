import type { MotifInput } from '../../scene/motif.js';
import { drawColumn } from '../parts.js';

/** Columns of a ruined town beside its paved street: some carry a beam, of others only stumps stand. */
export function drawColumnRuins({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, leaf, leafLight, groundShade } = tones;
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const far = { ...tones, wall: shade, lit: wall };
  pen
    .ellipse(groundShade, 0, -8, 374, 24, 0.6)
    .rect(shade, -346, 0, 692, 32)
    .rect(wall, -350, 28, 700, 8)
    .dashes(deep, 2, [40, 8], 'M-340 14h680');
  for (const [index, height] of [118, 118, 60, 132, 132, 34, 0, 88, 126, 50, 126, 70].entries())
    if (height > 0) drawColumn(pen, far, side * (-322 + index * 58), 36, 20, height);
  pen.rect(shade, side < 0 ? 92 : -158, 168, 66, 14).rect(wall, side < 0 ? 92 : -158, 180, 66, 6);

  const xs = [-292, -216, -140].map((x) => side * x);
  const left = Math.min(...xs) - 32;
  for (const x of xs) drawColumn(pen, tones, x, 0, 38, 244);
  pen.rect(wall, left, 244, 216, 18).rect(shade, left, 244, 216, 4).rect(lit, left, 262, 196, 24);
  for (let x = left + 8; x < left + 180; x += 28) pen.rect(shade, x, 262, 11, 22);
  pen
    .rect(wall, left - 8, 286, 150, 9)
    .polygon(lit, [left - 10, 295], [left + 132, 295], [left + 108, 328], [left + 84, 334]);

  drawColumn(pen, tones, side * 132, 0, 36, 264);
  for (const [x, height] of [
    [208, 150],
    [272, 92],
    [326, 42],
  ] as const) {
    const at = side * x;
    pen
      .polygon(wall, [at - 18, 0], [at - 16, height], [at + 2, height + 12], [at + 16, height - 8], [at + 18, 0])
      .polygon(lit, [at - 18, 0], [at - 16, height], [at - 6, height + 5], [at - 7, 0])
      .polygon(shade, [at + 8, 0], [at + 7, height + 4], [at + 16, height - 8], [at + 18, 0])
      .rect(lit, at - 23, 0, 46, 8);
  }
  for (const [x, y, size] of [
    [-70, -14, 24],
    [64, -10, 20],
    [176, -18, 26],
  ] as const)
    pen
      .rect(wall, side * x - size, y - size * 0.5, size * 1.6, size)
      .ellipse(shade, side * x + size * 0.6, y, size * 0.3, size * 0.5)
      .ellipse(lit, side * x - size, y, size * 0.3, size * 0.5);
  pen
    .rect(lit, side < 0 ? 250 : -300, -20, 50, 18)
    .rect(shade, side < 0 ? 286 : -264, -20, 14, 18)
    .rounds(leaf, 18, 'M-354 2h14M-110 2h12M20 4h10M238 0h16M352 2h6')
    .rounds(leafLight, 9, 'M-352 8h8M-108 8h6M240 6h8');
}
