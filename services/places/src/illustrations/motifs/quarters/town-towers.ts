import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A tower of brick with rich windows and a belfry with a bronze figure, beside a Gothic cathedral. */
export function drawGiralda({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#e3c08a', '#b9855a');
  const stone = withBuilding(tones, '#dccbaa', '#a89878');
  drawBlock(pen, stone, { x: -330, y: 0, width: 420, height: 118 }, 0.16);
  pen.rect(stone.lit, -334, 112, 428, 7);
  for (let x = -320; x <= 90; x += 45)
    pen
      .rect(stone.lit, x - 7, 0, 14, 140)
      .polygon(stone.lit, [x - 7, 140], [x, 172], [x + 7, 140])
      .pointedArch(stone.window, x + 14, 30, 17, 38);
  drawBlock(pen, stone, { x: -260, y: 118, width: 300, height: 56 }, 0.2);
  drawWindows(pen, stone.window, [-110, 124, 290, 44], [8, 1, 16, 34], true);
  pen.dashes(stone.lit, 16, [6, 12], 'M-260 182H40');
  drawDome(pen, stone, -110, 174, 44, 34);
  drawBlock(pen, gold, { x: 112, y: 0, width: 104, height: 300 }, 0.34);
  for (const y of [50, 130, 210]) {
    pen
      .rect(gold.shade, 124, y, 18, 66)
      .rect(gold.shade, 186, y, 18, 66)
      .dashes(gold.lit, 18, [4, 5], `M133 ${y}v66M195 ${y}v66`);
    pen.arch(gold.lit, 149, y, 30, 44).arch(gold.window, 154, y + 2, 20, 38);
  }
  pen.rect(gold.lit, 106, 294, 116, 9);
  drawBlock(pen, gold, { x: 116, y: 303, width: 96, height: 62 }, 0.34);
  drawWindows(pen, gold.deep, [164, 305, 92, 52], [4, 1, 13, 42], true);
  pen.rect(gold.lit, 110, 362, 108, 7).dashes(gold.lit, 12, [5, 9], 'M112 375h104');
  drawBlock(pen, gold, { x: 132, y: 369, width: 64, height: 40 }, 0.36);
  drawWindows(pen, gold.deep, [164, 371, 60, 32], [3, 1, 11, 24], true);
  pen.rect(gold.lit, 128, 406, 72, 6);
  drawBlock(pen, gold, { x: 146, y: 412, width: 36, height: 30 }, 0.36);
  pen
    .dome(gold.roof, 164, 442, 18, 18)
    .fill(tones.paint('#6f7a68'), 'M160 460q-2 22 2 26h4q4-4 2-26zM158 476l-10 14h4l10-10z');
}

/** A town hall tower with a clock of many rings above a smaller disk, and figures in windows. */
export function drawRingClock({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#a99a86', '#4f5a60');
  const { lit, deep, window } = stone;
  const house = withBuilding(tones, '#e9d3a8', '#a8604a');
  for (const [x, wide, color] of [
    [-230, 160, '#e3a98a'],
    [230, 180, '#efe0c0'],
  ] as const) {
    const own = withBuilding(tones, color, '#a8604a');
    drawBlock(pen, own, { x: x - wide / 2, y: 0, width: wide, height: 190 }, 0.2);
    drawHipRoof(pen, own, [x, 190, wide + 10, 50], 24);
    drawWindows(pen, own.window, [x, 56, wide - 10, 124], [4, 2, 18, 38]);
    drawWindows(pen, house.deep, [x, 0, wide - 10, 48], [3, 1, 34, 40], true);
  }
  drawBlock(pen, stone, { x: -130, y: 0, width: 260, height: 400 }, 0.26);
  drawWindows(pen, window, [-10, 332, 220, 60], [3, 1, 30, 44], true);
  pen.rect(lit, -136, 394, 272, 9).dashes(stone.wall, 14, [14, 12], 'M-130 410H130');
  drawHipRoof(pen, stone, [0, 416, 240, 84], 60);
  for (const x of [-112, 112]) pen.polygon(stone.roof, [x - 18, 416], [x, 480], [x + 18, 416]);
  pen.polygon(lit, [-104, 300], [0, 346], [104, 300]).rect(lit, -104, 6, 208, 296).rect(stone.shade, -96, 12, 192, 286);
  for (const x of [-46, 46])
    pen
      .rect(lit, x - 24, 256, 48, 36)
      .rect(deep, x - 19, 260, 38, 28)
      .rounds(paint('#d9ab43'), 12, `M${x} 270v6`);
  pen
    .circle(paint('#d9ab43'), 0, 172, 82)
    .circle(paint('#23384f'), 0, 172, 76)
    .circle(paint('#c98a4a'), 0, 160, 56)
    .circle(paint('#6fa3c4'), 0, 166, 48)
    .circle(paint('#3f7fa5'), 0, 150, 24)
    .stroke(paint('#d9ab43'), 3, 'M-30 190a40 40 0 1 0 60-50a40 40 0 0 0-60 50')
    .stroke(paint('#f4e4b4'), 4, 'M0 172L46 214M0 172L-12 108')
    .circle(paint('#f4e4b4'), 46, 214, 8)
    .dashes(paint('#f4e4b4'), 7, [3, 16], 'M-69 172a69 69 0 1 0 138 0a69 69 0 1 0-138 0');
  pen
    .circle(paint('#d9ab43'), 0, 48, 40)
    .circle(paint('#c9b48c'), 0, 48, 35)
    .circle(paint('#8d4f44'), 0, 48, 15)
    .dashes(paint('#6f7f5c'), 9, [9, 7], 'M-25 48a25 25 0 1 0 50 0a25 25 0 1 0-50 0');
  for (const x of [-92, 92])
    pen
      .fill(paint('#6b5a8d'), `M${x - 8} 110q-2 34 4 42q0 12 4 12t4-12q6-8 4-42z`)
      .fill(paint('#b5503f'), `M${x - 8} 20q-2 34 4 42q0 12 4 12t4-12q6-8 4-42z`);
}

/** A lift in a tower of iron lattice between houses, with a bridge at its top. */
export function drawIronLift({ pen, tones }: MotifInput): void {
  const { paint, window, lit } = tones;
  const iron = withBuilding(tones, '#7d7a70', '#5f5e58');
  for (const [x, wide, high, color] of [
    [-250, 180, 210, '#efd9b0'],
    [230, 190, 270, '#e3b9a0'],
  ] as const) {
    const house = withBuilding(tones, color, '#b8624a');
    drawBlock(pen, house, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.18);
    drawHipRoof(pen, house, [x, high, wide + 8, 34], 20);
    drawWindows(pen, house.window, [x, 54, wide - 14, high - 60], [4, Math.round(high / 66), 17, 32]);
    drawWindows(pen, house.deep, [x, 0, wide - 14, 46], [3, 1, 36, 38], true);
  }
  pen
    .rect(iron.shade, 40, 372, 360, 10)
    .rect(iron.wall, 40, 382, 360, 5)
    .dashes(iron.wall, 26, [3, 12], 'M40 398H400')
    .rect(iron.wall, 40, 410, 360, 4);
  pen
    .rect(mixColors(iron.wall, tones.haze, 0.3), -46, 0, 92, 372)
    .rect(paint('#b59a6a'), -26, 120, 52, 60)
    .rect(window, -20, 128, 40, 40);
  for (const x of [-52, 42]) pen.rect(iron.wall, x, 0, 10, 420).rect(iron.shade, x + 6, 0, 4, 420);
  for (let tier = 0; tier < 6; tier++) {
    const y = tier * 62;
    pen
      .rect(iron.wall, -52, y + 54, 104, 8)
      .stroke(
        iron.wall,
        4,
        `M-42 ${y + 4}Q-40 ${y + 46} 0 ${y + 50}Q40 ${y + 46} 42 ${y + 4}M0 ${y}v54M-22 ${y}v46M22 ${y}v46`,
      )
      .circle(iron.shade, -34, y + 44, 5)
      .circle(iron.shade, 34, y + 44, 5);
  }
  pen
    .rect(iron.wall, -76, 372, 152, 12)
    .dashes(iron.wall, 28, [3, 9], 'M-74 398H76')
    .rect(iron.wall, -76, 410, 152, 5)
    .rect(iron.shade, -40, 384, 80, 50)
    .rect(window, -30, 390, 60, 34)
    .rect(iron.wall, -60, 434, 120, 8)
    .rect(lit, -1, 442, 3, 30);
}
