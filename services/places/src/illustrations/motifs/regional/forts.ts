import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawFlag, drawOnion, drawOpenings } from '../parts.js';

/** A fort of rammed earth with tapering towers and ornamented tops. */
export function drawKasbah({ pen, tones, random }: MotifInput): void {
  const earth = withBuilding(tones, '#cf9a68', '#a8754c');
  const { wall, lit, shade, deep } = earth;
  const tower = (x: number, half: number, height: number) => {
    const top = half * 0.78;
    pen.polygon(wall, [x - half, 0], [x - top, height], [x + top, height], [x + half, 0]);
    pen.polygon(shade, [x + half * 0.3, 0], [x + top * 0.3, height], [x + top, height], [x + half, 0]);
    drawBattlement(pen, wall, x - top, height, 2 * top, 10);
    pen.dashes(deep, 12, [6, 9], `M${Math.round(x - top + 8)} ${height - 26}h${Math.round(2 * top - 16)}`);
    pen.rect(lit, x - top - 2, height - 46, 2 * top + 4, 4).rect(lit, x - top - 2, height - 10, 2 * top + 4, 4);
    pen.rect(deep, x - 5, height - 76, 10, 16);
  };
  const lean = Math.round(random.between(-30, 30));
  tower(lean - 60, 62, 236);
  tower(lean + 74, 54, 190);
  drawBlock(pen, earth, { x: -230, y: 0, width: 460, height: 118 }, 0.22);
  drawBattlement(pen, wall, -230, 118, 460, 11);
  drawOpenings(pen, deep, { x: -210, y: 66, width: 420, height: 30 }, { columns: 9, rows: 1, width: 11, height: 20 });
  for (const x of [-270, 270]) tower(x, 66, 168);
  for (const x of [-130, 150]) tower(x, 50, 146);
  pen.arch(lit, -36, 0, 88, 54).arch(deep, -26, 0, 68, 50).rect(lit, -330, -6, 660, 8);
}

/** A fort of round bastions under small domes, above a long ramp. */
export function drawHillFort({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, random.between(0, 1) < 0.5 ? '#c97a5c' : '#d9b482', '#d9b482');
  const { wall, lit, shade, deep, window } = stone;
  const pavilion = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    for (const dx of [-26, -9, 9, 22]) pen.rect(wall, x + n(dx), y, n(6), n(32));
    pen.rect(lit, x - n(36), y + n(30), n(72), n(6));
    drawOnion(pen, lit, shade, x, y + n(36), n(27), n(44));
  };
  drawBlock(pen, stone, { x: -150, y: 120, width: 300, height: 92 }, 0.3);
  drawOpenings(
    pen,
    window,
    { x: -144, y: 134, width: 288, height: 62 },
    { columns: 9, rows: 2, width: 15, height: 22, isRound: true },
  );
  pen.rect(lit, -158, 208, 316, 7);
  for (const x of [-122, 0, 122]) pavilion(x, 214, x === 0 ? 1.3 : 0.9);
  pen
    .polygon(wall, [-330, 0], [-312, 130], [312, 130], [330, 0])
    .polygon(shade, [90, 0], [90, 130], [312, 130], [330, 0]);
  drawBattlement(pen, wall, -312, 130, 624, 12);
  for (const x of [-286, -150, 150, 286]) {
    pen
      .polygon(wall, [x - 50, -6], [x - 40, 150], [x + 40, 150], [x + 50, -6])
      .polygon(shade, [x + 12, -6], [x + 10, 150], [x + 40, 150], [x + 50, -6]);
    pen.rect(lit, x - 46, 146, 92, 8).rect(deep, x - 5, 92, 10, 22);
    pavilion(x, 154, 0.8);
  }
  pen
    .rect(wall, -70, 0, 140, 166)
    .rect(shade, 30, 0, 40, 166)
    .pointedArch(lit, -44, 0, 88, 70)
    .pointedArch(deep, -33, 0, 66, 62)
    .rect(lit, -78, 160, 156, 9);
}

/** A keep with low round bastions by a ditch. */
export function drawBastionFort({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, paint, roof, roofShade } = tones;
  drawBlock(pen, tones, { x: -96, y: 96, width: 180, height: 116 }, 0.32);
  pen
    .polygon(roof, [-106, 212], [-60, 262], [48, 262], [94, 212])
    .polygon(roofShade, [50, 212], [34, 262], [48, 262], [94, 212]);
  drawOpenings(
    pen,
    tones.window,
    { x: -88, y: 120, width: 164, height: 76 },
    { columns: 5, rows: 2, width: 11, height: 22 },
  );
  drawFlag(pen, deep, paint('#a3195b'), -6, 258, random.between(48, 62));
  pen
    .polygon(wall, [-346, 0], [-322, 104], [322, 104], [346, 0])
    .polygon(shade, [60, 0], [70, 104], [322, 104], [346, 0]);
  pen.rect(lit, -326, 98, 652, 9).dashes(deep, 14, [20, 44], 'M-300 84h600');
  for (const [x, half] of [
    [-270, 70],
    [0, 84],
    [270, 70],
  ] as const) {
    pen
      .polygon(wall, [x - half - 14, -8], [x - half, 124], [x + half, 124], [x + half + 14, -8])
      .polygon(shade, [x + half * 0.2, -8], [x + half * 0.18, 124], [x + half, 124], [x + half + 14, -8]);
    pen.rect(lit, x - half - 4, 118, 2 * half + 8, 9).dashes(wall, 16, [24, 14], `M${x - half} 134h${2 * half}`);
  }
  pen.arch(lit, -34, -8, 68, 46).arch(deep, -25, -8, 50, 42).rect(paint('#6b4b3a'), -30, -14, 60, 8);
  for (const x of [-270, 270])
    drawBlock(pen, tones, { x: x - 16, y: 126, width: 32, height: 32 }, 0.4).dome(roof, x, 158, 19, 18);
}
