import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

const ring = (x: number, y: number, half: number, high: number, out: number): string =>
  `M${x - half} ${y}L${x - half - out} ${y + high * 0.4}V${y + high * 0.6}L${x - half} ${y + high}H${x + half}L${x + half + out} ${y + high * 0.6}V${y + high * 0.4}L${x + half} ${y}z`;

/** A very tall shaft of concrete that widens to its foot, with a round pod, a second one far above, and a long antenna. */
export function drawPodTower({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#9a938a', '#5f6672');
  const { wall, lit, shade, window } = concrete;
  for (const [x, high] of [
    [-300, 120],
    [-240, 170],
    [-180, 130],
    [150, 150],
    [210, 190],
    [280, 130],
  ] as const) {
    const tower = withBuilding(tones, x % 4 ? '#a9bcc6' : '#8fa5b3', '#7f8f9a');
    drawBlock(pen, tower, { x, y: 0, width: 52, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + 24, 8, 44, high - 14], [4, Math.round(high / 16), 5, 7]);
  }
  pen
    .fill(withBuilding(tones, '#eceae4', '#c9ccce').wall, 'M-150 0V40Q-90 92-30 40V0z')
    .fill(shade, 'M-70 0V70Q-50 60-30 40V0z');
  pen
    .fill(wall, 'M-40 0L-12 100L-8 320H8L12 100L40 0H14L8 70L0 60L-8 70L-14 0z')
    .fill(shade, 'M40 0L12 100L8 320H1L3 80L8 70L14 0z');
  pen
    .fill(lit, ring(0, 316, 12, 16, 16))
    .fill(concrete.roof, ring(0, 330, 22, 34, 18))
    .dashes(window, 8, [5, 3], 'M-36 348H38')
    .rect(lit, -26, 362, 52, 8);
  pen
    .polygon(wall, [-7, 370], [-4, 432], [4, 432], [7, 370])
    .fill(lit, ring(0, 430, 6, 14, 5))
    .rect(concrete.roof, -2, 444, 4, 66)
    .rect(lit, -3, 470, 6, 16);
}

/** A slender shaft that carries a sphere of steel, with a striped antenna. */
export function drawSphereTower({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#d6d3cb', '#aaa79f');
  const { wall, lit, shade } = concrete;
  const steel = withBuilding(tones, '#c3cdd3', '#8d9aa3');
  drawBlock(pen, steel, { x: -120, y: 0, width: 240, height: 24 }, 0.3);
  pen.polygon(steel.wall, [-140, 24], [-80, 46], [80, 46], [140, 24]);
  pen
    .polygon(wall, [-30, 0], [-9, 60], [-7, 270], [7, 270], [9, 60], [30, 0])
    .polygon(shade, [8, 0], [2, 60], [2, 270], [7, 270], [9, 60], [30, 0]);
  pen
    .circle(steel.wall, 0, 306, 44)
    .fill(steel.shade, 'M10 263a44 44 0 0 1 0 86q26-44 0-86z')
    .fill(steel.lit, 'M-26 330a36 36 0 0 1 4-46q-8 24-4 46z');
  pen
    .rect(tones.window, -43, 300, 86, 9)
    .stroke(steel.shade, 2, 'M-40 288Q0 278 40 288M-40 324Q0 334 40 324M-20 267q-12 38 0 78M20 267q12 38 0 78');
  pen
    .rect(lit, -8, 348, 16, 40)
    .rect(tones.paint('#d9483f'), -4, 388, 8, 120)
    .dashes(tones.paint('#f4f1ea'), 8, [18, 18], 'M0 400V508')
    .rect(lit, -14, 384, 28, 6);
}

/** A slim tower of white lattice that opens like a lotus at its top. */
export function drawLotusShaft({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#e3dccb', '#b7ab92');
  const { wall, lit, shade, deep } = white;
  drawBlock(pen, white, { x: -90, y: 0, width: 180, height: 28 }, 0.3);
  pen.polygon(wall, [-34, 28], [-20, 330], [20, 330], [34, 28]).polygon(shade, [10, 28], [6, 330], [20, 330], [34, 28]);
  let lattice = '';
  for (let y = 40; y < 320; y += 28)
    lattice += `M-${Math.round(34 - y * 0.04)} ${y}L${Math.round(34 - y * 0.04)} ${y + 28}M${Math.round(34 - y * 0.04)} ${y}L-${Math.round(34 - y * 0.04)} ${y + 28}M0 ${y}L-30 ${y + 14}L0 ${y + 28}L30 ${y + 14}z`;
  pen
    .stroke(deep, 3, lattice, 0.75)
    .fill(lit, 'M-20 330Q-28 372-58 388L-40 392H40L58 388Q28 372 20 330z')
    .fill(shade, 'M8 330Q16 372 30 392H40L58 388Q28 372 20 330z');
  pen
    .rect(tones.window, -46, 392, 92, 12)
    .rect(lit, -52, 402, 104, 7)
    .rect(wall, -26, 408, 52, 24)
    .rect(lit, -30, 430, 60, 6)
    .rect(wall, -3, 436, 6, 60);
}

/** A short lattice tower of red steel with a broad green deck and a large clock. */
export function drawLatticeClock({ pen, tones }: MotifInput): void {
  const red = tones.paint('#cf5a3e');
  const green = withBuilding(tones, '#5f8f70', '#47705a');
  pen
    .stroke(red, 13, 'M-92 0L-24 250M92 0L24 250')
    .stroke(
      red,
      5,
      'M-70 76H70M-54 136H54M-40 190H40M-84 20L54 136M84 20L-54 136M-54 136L40 190M54 136L-40 190M-40 190L28 250M40 190L-28 250',
    );
  drawBlock(pen, green, { x: -80, y: 60, width: 160, height: 26 }, 0.3);
  drawBlock(pen, green, { x: -44, y: 246, width: 88, height: 36 }, 0.3);
  pen
    .rect(tones.window, -40, 256, 80, 14)
    .rect(tones.deep, -40, 150, 80, 46)
    .dashes(tones.paint('#f5c05a'), 20, [12, 6], 'M-31 173h66')
    .stroke(red, 6, 'M-16 282L-6 352M16 282L6 352M-14 300H14M-10 330H10')
    .rect(red, -3, 350, 6, 90);
}

/** A slim four-sided pyramid of white quartz with two wings, above the towers of a city. */
export function drawNeedlePyramid({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#ece9e1', '#c9c6be');
  const { lit, shade, deep } = white;
  for (const [x, high] of [
    [-310, 150],
    [-240, 110],
    [-170, 190],
    [110, 170],
    [180, 120],
    [250, 200],
  ] as const) {
    const tower = withBuilding(tones, x % 20 ? '#b9a58f' : '#a9bcc6', '#7f8f9a');
    drawBlock(pen, tower, { x, y: 0, width: 60, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + 28, 8, 52, high - 14], [4, Math.round(high / 18), 6, 8]);
  }
  pen.polygon(white.wall, [-84, 24], [0, 470], [84, 24]).polygon(shade, [20, 24], [0, 470], [84, 24]);
  let rows = '';
  for (let y = 40; y < 380; y += 11)
    rows += `M${Math.round(-84 + (y - 24) * 0.188 + 5)} ${y}H${Math.round(84 - (y - 24) * 0.188 - 5)}`;
  pen.dashes(tones.isDusk ? tones.window : mixColors(deep, white.wall, 0.35), 5, [5, 3], rows);
  pen
    .polygon(lit, [-34, 210], [-26, 390], [-16, 384], [-48, 210])
    .polygon(shade, [34, 210], [26, 390], [16, 384], [48, 210]);
  for (let x = -84; x < 84; x += 28)
    pen.polygon(lit, [x, 0], [x + 14, 26], [x + 28, 0], [x + 22, 0], [x + 14, 16], [x + 6, 0]);
}

/** A slab of limestone with setbacks above a sunken rink, flags and a golden figure. */
export function drawSlabTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6cbb6', '#a59a86');
  const { wall, lit, shade, window } = stone;
  for (const [x, width, high] of [
    [-330, 130, 210],
    [190, 140, 240],
  ] as const) {
    drawBlock(pen, stone, { x, y: 0, width, height: high }, 0.3);
    drawWindows(pen, mixColors(window, wall, 0.2), [x + width / 2 - 6, 40, width - 22, high - 50], [8, 9, 6, 12]);
  }
  for (const [half, y, high] of [
    [150, 0, 150],
    [112, 150, 120],
    [80, 270, 110],
    [58, 380, 74],
  ] as const)
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: high }, 0.26);
  let piers = '';
  for (let x = -138; x <= 138; x += 15)
    piers += `M${x} 30V${Math.abs(x) < 52 ? 446 : Math.abs(x) < 76 ? 372 : Math.abs(x) < 106 ? 262 : 142}`;
  pen
    .dashes(window, 6, [9, 5], piers)
    .rect(lit, -58, 450, 116, 6)
    .rect(shade, -24, 30, 48, 44)
    .rect(tones.window, -18, 30, 36, 38);
  pen
    .rect(lit, -250, 18, 500, 12)
    .rect(tones.paint('#dcebf2'), -230, -10, 460, 28)
    .rounds(tones.paint('#2f3550'), 8, 'M-120 2v10M-60-2v10M70 2v10M130-2v10');
  pen.fill(tones.paint('#e3b43f'), 'M-46 24q20 4 30-2l26 12q20 14 40 14l-4 8q-26 0-44-10l-12 14-10-6 8-16-34-4z');
  const flags = ['#d9483f', '#3f6fb0', '#e3b43f', '#4f9a6a', '#e9e6df'].map(tones.paint);
  for (let index = 0; index < 10; index++) {
    const x = index < 5 ? -240 + index * 34 : 96 + (index - 5) * 34;
    pen.rect(shade, x, 28, 3, 56).rect(flags[index % 5]!, x + 3, 62, 22, 18);
  }
}

/** A monumental tower with corner pavilions, stepped toward a spire, in the manner of the 1950s. */
export function drawPalaceTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c9a8', '#a5977c');
  const { lit, window } = stone;
  for (const [half, y, high] of [
    [290, 0, 70],
    [180, 0, 120],
    [84, 120, 190],
    [58, 310, 50],
    [36, 360, 34],
  ] as const) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: high }, 0.26);
    pen.rect(lit, -half - 4, y + high - 7, 2 * half + 8, 8);
  }
  drawWindows(pen, window, [0, 128, 150, 172], [11, 12, 7, 9]);
  drawWindows(pen, window, [0, 10, 340, 100], [20, 4, 8, 14]);
  drawWindows(pen, window, [-235, 10, 100, 50], [6, 2, 8, 14]);
  drawWindows(pen, window, [235, 10, 100, 50], [6, 2, 8, 14]);
  for (const [x, y, half] of [
    [-84, 310, 12],
    [84, 310, 12],
    [-58, 360, 9],
    [58, 360, 9],
    [-180, 120, 16],
    [180, 120, 16],
    [-120, 120, 10],
    [120, 120, 10],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height: half * 2.2 }, 0.4);
    drawCone(pen, withBuilding(tones, '#d9c9a8', '#d9c9a8'), x, y + half * 2.2, half, half * 2);
  }
  pen
    .circle(tones.paint('#f6f1e2'), 0, 334, 17)
    .stroke(tones.deep, 3, 'M0 334v11M0 334h8')
    .dashes(stone.deep, 60, [8, 10], 'M-60 36H60');
  drawCone(pen, stone, 0, 394, 20, 110);
}
