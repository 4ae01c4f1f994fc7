import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Draws a few distant towers behind a subject. */
function drawDistantTowers(pen: Pen, tones: Tones, xs: readonly number[]): void {
  for (const [index, x] of xs.entries()) {
    const high = 120 + ((index * 53) % 5) * 26;
    pen.rect(
      mixColors(tones.paint(['#8fa0b0', '#a9b8c4', '#b8a894'][index % 3]!), tones.haze, 0.4),
      x - 34,
      0,
      68,
      high,
    );
    drawWindows(
      pen,
      mixColors(tones.window, tones.haze, 0.5),
      [x, 8, 66, high - 14],
      [4, Math.round(high / 28), 8, 13],
    );
  }
}

/** A slender tripod with a saucer near its top. */
export function drawSaucerTower({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#eceae2', '#c9c4b8');
  const { wall, lit, shade, deep } = white;
  drawDistantTowers(pen, tones, [-250, -176, 190, 266]);
  for (const side of [-1, 1])
    pen.fill(
      side < 0 ? wall : shade,
      `M${side * 70} 0Q${side * 22} 170 ${side * 13} 250Q${side * 12} 310 ${side * 40} 392H${side * 28}Q${side * 2} 310 ${side * 5} 250Q${side * 6} 170 ${side * 46} 0z`,
    );
  pen.rect(lit, -7, 0, 14, 392).rect(shade, 2, 0, 5, 392).rect(wall, -38, 140, 76, 8).rect(deep, -26, 96, 52, 5);
  pen
    .polygon(wall, [-50, 388], [-96, 412], [96, 412], [50, 388])
    .polygon(shade, [16, 388], [30, 412], [96, 412], [50, 388])
    .fill(lit, 'M-122 412Q0 396 122 412Q124 422 0 426T-122 412z')
    .rect(tones.window, -78, 424, 156, 14)
    .dashes(white.shade, 14, [3, 12], 'M-74 431H76');
  pen
    .fill(wall, 'M-100 438H100Q70 462 24 468H-24Q-70 462-100 438z')
    .fill(shade, 'M30 438H100Q70 462 24 468z')
    .polygon(lit, [-16, 468], [0, 560], [16, 468])
    .rect(tones.paint('#c8553a'), -2, 550, 4, 30);
}

/** A tower of pink spheres on three legs. */
export function drawPearlTower({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#c9607a', '#a84a66');
  const gray = withBuilding(tones, '#cdd3d8', '#a3adb5');
  const ball = (y: number, radius: number) => {
    pen
      .circle(pink.wall, 0, y, radius)
      .fill(
        pink.shade,
        `M${radius * 0.3} ${y + radius * 0.95}A${radius} ${radius} 0 0 0 ${radius * 0.3} ${y - radius * 0.95}Q${radius * 0.9} ${y} ${radius * 0.3} ${y + radius * 0.95}z`,
      );
    pen.dashes(
      tones.window,
      Math.max(4, radius * 0.14),
      [6, 4],
      `M${-radius * 0.9} ${y}h${radius * 1.8}M${-radius * 0.8} ${y + radius * 0.34}h${radius * 1.6}`,
    );
  };
  drawDistantTowers(pen, tones, [-280, -206, -132, 140, 214, 290]);
  for (const side of [-1, 1])
    pen.polygon(side < 0 ? gray.lit : gray.shade, [side * 110, 0], [side * 30, 112], [side * 20, 108], [side * 92, 0]);
  for (const x of [-22, 0, 22]) pen.rect(x > 0 ? gray.shade : x < 0 ? gray.lit : gray.wall, x - 8, 0, 16, 330);
  ball(116, 56);
  for (const y of [206, 240, 274]) pen.circle(pink.wall, 0, y, 12);
  ball(338, 42);
  pen.rect(gray.wall, -7, 376, 14, 74);
  ball(446, 16);
  pen.polygon(gray.lit, [-5, 460], [0, 590], [5, 460]);
  for (const x of [-92, 92]) pen.circle(pink.wall, x, 18, 18);
}

/** A slim tower of white lattice with two decks. */
export function drawLatticeSpire({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#e3e8ec', '#b9c6cf');
  const { wall, lit, shade } = white;
  drawDistantTowers(pen, tones, [-230, -160, 170, 244]);
  pen.fill(wall, 'M-58 0Q-30 180-26 360H26Q30 180 58 0z').fill(shade, 'M16 0Q10 180 8 360H26Q30 180 58 0z');
  let lattice = '';
  for (let y = 0; y < 350; y += 34) {
    const half = Math.round(56 - y * 0.085 - (y < 150 ? y * 0.05 : 7));
    lattice += `M${-half} ${y}L${half - 4} ${y + 34}M${half} ${y}L${-half + 4} ${y + 34}`;
  }
  pen.stroke(lit, 3, lattice).stroke(white.roof, 2, 'M-16 0Q-8 180-8 360M16 0Q8 180 8 360');
  pen
    .polygon(lit, [-26, 344], [-46, 368], [-46, 384], [46, 384], [46, 368], [26, 344])
    .polygon(shade, [14, 344], [22, 368], [22, 384], [46, 384], [46, 368], [26, 344])
    .dashes(tones.window, 7, [7, 4], 'M-42 374H42');
  pen
    .rect(wall, -18, 384, 36, 50)
    .rect(shade, 6, 384, 12, 50)
    .polygon(lit, [-18, 430], [-32, 446], [-32, 456], [32, 456], [32, 446], [18, 430])
    .dashes(tones.window, 5, [6, 4], 'M-28 450H28');
  pen.rect(wall, -9, 456, 18, 56).rect(lit, -3, 512, 6, 90);
}

/** A dark tower of bundled tubes that end at unequal heights, with two masts. */
export function drawBundledTower({ pen, tones }: MotifInput): void {
  const black = withBuilding(tones, '#4f5a66', '#3a434d');
  drawDistantTowers(pen, tones, [-300, -220, 210, 290]);
  for (const [x, wide, high] of [
    [-96, 64, 210],
    [96, 64, 260],
    [-64, 64, 330],
    [64, 64, 300],
    [0, 96, 430],
  ] as const) {
    drawBlock(pen, black, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.34);
    drawWindows(
      pen,
      tones.isDusk ? tones.window : mixColors(black.lit, black.wall, 0.5),
      [x, 6, wide - 4, high - 14],
      [Math.round(wide / 12), Math.round(high / 20), 6, 8],
    );
    pen.rect(black.lit, x - wide / 2, high - 5, wide, 5);
  }
  for (const y of [120, 250, 380]) pen.rect(black.deep, -48, y, 96, 9);
  for (const x of [-24, 24]) pen.rect(tones.lit, x - 4, 430, 8, 50).rect(tones.lit, x - 1.5, 480, 3, 70);
}

/** Three towers of glass like flames above a bay. */
export function drawFlameTowers({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#7fa6c0', '#5f86a5');
  const { lit, shade, window } = glass;
  for (const [x, half, high, lean] of [
    [-150, 76, 330, -26],
    [150, 76, 310, 26],
    [0, 84, 400, 10],
  ] as const) {
    const tip = x + lean;
    pen
      .fill(
        glass.wall,
        `M${x - half} 0Q${x - half * 1.24} ${high * 0.5} ${tip} ${high}Q${x + half * 1.24} ${high * 0.5} ${x + half} 0z`,
      )
      .fill(
        shade,
        `M${x + half * 0.1} 0Q${x + half * 0.3} ${high * 0.6} ${tip} ${high}Q${x + half * 1.24} ${high * 0.5} ${x + half} 0z`,
      );
    let floors = '';
    for (let y = 24; y < high - 50; y += 24) {
      const wide = half * (1.1 - (y / high) ** 2 * 0.95);
      floors += `M${Math.round(x - wide)} ${y}h${Math.round(wide * 1.9)}`;
    }
    pen
      .dashes(tones.isDusk ? window : lit, 4, [10, 5], floors)
      .stroke(lit, 4, `M${x - half} 0Q${x - half * 1.24} ${high * 0.5} ${tip} ${high}`);
  }
  pen
    .rounds(tones.leafShade, 30, 'M-300 6h140M160 6h140')
    .rounds(tones.leaf, 20, 'M-280 14h100M180 14h100')
    .rect(tones.paint('#d9cbb0'), -120, -4, 240, 22);
}

/** A golden frame as high as a tower, with the city in it. */
export function drawGoldFrame({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#dcae4a', '#c9963f');
  const { wall, lit, shade } = gold;
  drawDistantTowers(pen, tones, [-300, -110, -40, 34, 104, 300]);
  pen.polygon(mixColors(tones.paint('#8fb0c4'), tones.haze, 0.3), [-16, 0], [0, 330], [16, 0]);
  for (const x of [-190, 150]) pen.rect(wall, x, 0, 40, 420).rect(shade, x + 26, 0, 14, 420);
  pen
    .rect(wall, -190, 380, 380, 46)
    .rect(lit, -190, 418, 380, 8)
    .rect(shade, -190, 380, 380, 7)
    .rect(tones.window, -140, 392, 280, 20)
    .rect(wall, -190, 0, 380, 34)
    .rect(lit, -190, 28, 380, 6);
  let rings = '';
  for (let y = 60; y < 380; y += 40)
    rings += `M-184 ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0M156 ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`;
  pen.stroke(lit, 3, rings).rect(tones.deep, -40, 0, 80, 24);
}
