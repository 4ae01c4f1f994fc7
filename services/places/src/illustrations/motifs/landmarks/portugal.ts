import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawOpenings } from '../parts.js';

/** A palace of red and yellow towers on a wooded rock. */
export function drawColorfulPalace({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const yellow = withBuilding(tones, '#e9b94a', '#c98a3a');
  const red = withBuilding(tones, '#c4553f', '#8d4438');
  const stone = withBuilding(tones, '#b9ac98', '#7d7468');
  drawBlock(pen, yellow, { x: 20, y: 120, width: 120, height: 90 }, 0.3);
  drawBlock(pen, yellow, { x: 130, y: 110, width: 96, height: 160 }, 0.36)
    .dome(yellow.roof, 178, 270, 46, 58)
    .fill(yellow.roofShade, 'M190 270q16 36-12 58a46 58 0 0 0 46-58z')
    .rect(yellow.lit, 176, 326, 4, 26);
  drawBattlement(pen, yellow.wall, 20, 210, 112, 11);
  drawBlock(pen, red, { x: -210, y: 110, width: 190, height: 110 }, 0.26);
  drawBattlement(pen, red.wall, -210, 220, 190, 12);
  drawBlock(pen, red, { x: -160, y: 110, width: 84, height: 214 }, 0.36);
  pen.rect(red.lit, -166, 250, 96, 7).circle(red.lit, -118, 286, 18).circle(red.deep, -118, 286, 14);
  drawBattlement(pen, red.wall, -166, 324, 96, 11);
  pen.fill(red.roof, 'M-140 334h44l-22 54z');
  for (const [x, y] of [
    [-216, 200],
    [10, 190],
    [218, 210],
  ] as const) {
    const tone = x < -100 ? red : yellow;
    pen
      .rect(tone.wall, x - 14, y - 60, 28, 80)
      .rect(tone.shade, x + 3, y - 60, 11, 80)
      .fill(tone.lit, `M${x - 17} ${y + 20}q2 32 17 34q15-2 17-34z`);
  }
  drawOpenings(
    pen,
    red.window,
    { x: -204, y: 134, width: 180, height: 70 },
    { columns: 6, rows: 2, width: 13, height: 25, isRound: true },
  );
  drawOpenings(
    pen,
    yellow.window,
    { x: 28, y: 130, width: 100, height: 66 },
    { columns: 4, rows: 2, width: 12, height: 24, isRound: true },
  );
  drawOpenings(
    pen,
    yellow.window,
    { x: 138, y: 150, width: 78, height: 100 },
    { columns: 2, rows: 2, width: 16, height: 34, isRound: true },
  );
  drawBlock(pen, stone, { x: -250, y: 60, width: 500, height: 66 }, 0.12);
  drawBattlement(pen, stone.wall, -250, 126, 500, 12);
  pen.dashes(stone.shade, 3, [26, 10], 'M-244 84H246M-230 104H240').pointedArch(stone.deep, -34, 60, 52, 26);
  pen
    .fill(paint('#8d857a'), 'M-290-20L-270 40-240 74H250L276 30 300-20z')
    .fill(paint('#645d58'), 'M40 74L20 20 60-20H300L276 30 250 74z')
    .rounds(leafShade, 64, 'M-260-10h60M-130 10h70M0 0h60M140 14h60M250-10h20')
    .rounds(leaf, 46, 'M-270 0h50M-140 20h50M-10 10h40M130 24h40M240 0h20')
    .rounds(leafLight, 15, 'M-266 16h20M-130 36h20M0 26h14M140 40h14');
}

/** A white fort with turrets on the bank of a wide river. */
export function drawRiverFort({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe6d2', '#cfc2a6');
  const { wall, lit, shade, deep, window, paint } = white;
  const turret = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(wall, `M${x - n(14)} ${y}l6-${n(18)}h${n(16)}l6 ${n(18)}v${n(34)}h-${n(28)}z`)
      .rect(shade, x + n(4), y, n(10), n(34))
      .rect(window, x - n(6), y + n(10), n(8), n(16))
      .fill(lit, `M${x - n(17)} ${y + n(34)}q2 ${n(24)} ${n(17)} ${n(28)}q${n(15)}-${n(4)} ${n(17)}-${n(28)}z`)
      .circle(lit, x, y + n(66), n(4));
  };
  drawBlock(pen, white, { x: -90, y: 70, width: 150, height: 240 }, 0.34);
  pen.rect(lit, -96, 200, 162, 8).rect(lit, -96, 300, 162, 10).dashes(lit, 16, [15, 9], 'M-92 322H64');
  drawOpenings(
    pen,
    window,
    { x: -80, y: 214, width: 96, height: 70 },
    { columns: 3, rows: 1, width: 17, height: 46, isRound: true },
  );
  pen.rect(lit, -104, 128, 178, 8).dashes(lit, 26, [5, 8], 'M-100 150H72').rect(lit, -104, 164, 178, 5);
  drawOpenings(
    pen,
    deep,
    { x: -96, y: 80, width: 110, height: 44 },
    { columns: 3, rows: 1, width: 20, height: 38, isRound: true },
  );
  for (const x of [-92, 62]) turret(x, 318, 0.9);
  for (const x of [-92, 62]) turret(x, 214, 0.7);
  pen
    .fill(wall, 'M-180-6L-200 84H220L240 40 256-6z')
    .fill(shade, 'M110-6V84H220L240 40 256-6z')
    .rect(lit, -202, 78, 424, 9);
  for (let x = -186; x < 210; x += 40)
    pen.fill(lit, `M${x} 87v18q0 14 14 14t14-14v-18z`).stroke(shade, 2.5, `M${x + 14} 92v22M${x + 6} 104h16`);
  drawOpenings(
    pen,
    deep,
    { x: -180, y: 20, width: 380, height: 40 },
    { columns: 7, rows: 1, width: 18, height: 26, isRound: true },
  );
  for (const x of [-196, 216]) turret(x, 84, 0.95);
  pen
    .fill(paint('#c9b894'), 'M-240-10H300l-20 14h-500z')
    .rect(paint('#8d7356'), -400, 0, 230, 8)
    .dashes(paint('#8d7356'), 30, [6, 40], 'M-394-14h220');
}
