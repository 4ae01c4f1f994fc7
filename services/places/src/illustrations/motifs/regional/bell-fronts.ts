import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, drawSteps } from '../parts.js';

const STUCCO = [
  ['#efe6d4', '#b5694a'],
  ['#e3bd6a', '#a85a42'],
  ['#cdb59a', '#8f5a48'],
] as const;

/** A Baroque church between two bell towers under small domes, as in Latin America. */
export function drawBellFront({ pen, tones, random }: MotifInput): void {
  const [plaster, tiles] = STUCCO[Math.floor(random.between(0, STUCCO.length))]!;
  const building = withBuilding(tones, plaster, tiles);
  const { wall, lit, shade, deep, window, roof, roofShade } = building;
  const frame = withBuilding(tones, '#b3917a', '#8f5a48');
  pen.dome(roof, 0, 250, 76, 92).fill(roofShade, 'M20 250q16 60-20 92a76 92 0 0 0 76-92z');
  pen.rect(lit, -82, 244, 164, 9).rect(wall, -9, 336, 18, 24).dome(roof, 0, 360, 11, 14);
  const base = drawSteps(pen, building, 262, 2, 9, 12);
  for (const side of [-1, 1]) {
    const x = side * 176;
    drawBlock(pen, building, { x: x - 54, y: base, width: 108, height: 192 }, 0.32);
    drawBlock(pen, building, { x: x - 46, y: base + 196, width: 92, height: 82 }, 0.32);
    for (const strip of [-54, 42]) pen.rect(frame.wall, x + strip, base, 12, 190);
    for (const [y, half] of [
      [92, 58],
      [188, 62],
      [274, 54],
    ] as const)
      pen.rect(lit, x - half, base + y, 2 * half, 8);
    pen.rect(window, x - 12, base + 120, 24, 42).arch(window, x - 11, base + 34, 22, 30);
    drawOpenings(
      pen,
      deep,
      { x: x - 44, y: base + 204, width: 88, height: 62 },
      { columns: 2, rows: 1, width: 24, height: 56, isRound: true },
    );
    for (const dx of [-22, 22]) pen.dome(frame.deep, x + dx, base + 222, 8, 14);
    pen.dome(roof, x, base + 282, 42, 52).dome(roofShade, x + 18, base + 282, 22, 36);
    pen
      .rect(wall, x - 9, base + 330, 18, 20)
      .dome(roof, x, base + 350, 11, 14)
      .rect(deep, x - 1, base + 362, 3, 24)
      .rect(deep, x - 7, base + 374, 15, 3);
    for (const dx of [-52, 52])
      pen.polygon(lit, [x + dx - 6, base + 282], [x + dx, base + 306], [x + dx + 6, base + 282]);
  }
  pen
    .rect(wall, -122, base, 244, 190)
    .rect(shade, 84, base, 38, 190)
    .fill(wall, `M-122 ${base + 190}q4 36 44 34q2 44 50 48q10 22 28 22q18 0 28-22q48-4 50-48q40 2 44-34z`)
    .stroke(lit, 8, `M-120 ${base + 192}q4 34 44 32q2 44 50 48q10 20 26 20q16 0 26-20q48-4 50-48q40 2 44-32`)
    .rect(lit, -126, base + 92, 252, 7)
    .rect(lit, -126, base + 184, 252, 8);
  for (const x of [-104, -64, 50, 90]) pen.rect(frame.lit, x, base, 14, 92).rect(frame.wall, x, base + 100, 14, 84);
  pen
    .arch(frame.wall, -40, base, 80, 50)
    .arch(deep, -29, base, 58, 48)
    .rect(frame.wall, -30, base + 108, 60, 66)
    .rect(window, -21, base + 114, 42, 54)
    .circle(frame.wall, 0, base + 226, 24)
    .circle(window, 0, base + 226, 17)
    .rect(deep, -1, base + 290, 3, 30)
    .rect(deep, -9, base + 306, 19, 3);
}
