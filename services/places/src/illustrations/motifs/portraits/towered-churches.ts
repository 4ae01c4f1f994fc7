import type { MotifInput } from '../../scene/motif.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';

const ONIONS = ['#4f7f6a', '#4a6ea8', '#e0b040', '#8d959c', '#5f8fa8'] as const;

/** A rich front of three gables between two high stepped bell towers, above a double stair. */
export function drawObradoiro({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c6ad82', '#a98f68');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -350, y: 0, width: 700, height: 110 }, 0.2);
  drawWindows(pen, window, [-250, 20, 180, 76], [6, 2, 13, 22]);
  drawWindows(pen, window, [250, 20, 180, 76], [6, 2, 13, 22]);
  pen.rect(wall, -76, 0, 152, 240).rect(shade, 40, 0, 10, 240).rect(shade, -50, 0, 10, 240);
  pen.arch(lit, -36, 84, 72, 60).arch(window, -29, 84, 58, 56).stroke(lit, 4, 'M0 84v84M-29 120h58M-29 146h58');
  pen
    .fill(wall, 'M-70 240Q-56 276-40 276V300Q-24 304-20 336H20Q24 304 40 300V276Q56 276 70 240z')
    .arch(deep, -12, 250, 24, 30)
    .circle(lit, 0, 322, 7);
  pen.rect(lit, -82, 196, 164, 7).rect(lit, -80, 236, 160, 7).rect(lit, -2, 336, 4, 22).rect(lit, -9, 346, 18, 4);
  for (const x of [-126, 126]) {
    for (const [y, half, high] of [
      [0, 50, 210],
      [210, 44, 70],
      [280, 34, 50],
      [330, 24, 34],
    ] as const) {
      drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height: high }, 0.3);
      pen.rect(lit, x - half - 5, y + high - 7, 2 * half + 10, 8);
      pen.arch(y ? deep : window, x - half * 0.3, y + (y ? 10 : 130), half * 0.6, y ? high * 0.4 : 36);
      for (const side of [-1, 1])
        pen.polygon(
          lit,
          [x + side * half - 5, y + high],
          [x + side * half, y + high + 26],
          [x + side * half + 5, y + high],
        );
    }
    drawDome(pen, stone, x, 364, 22, 28);
    pen.rect(lit, x - 2, 390, 4, 26).rect(lit, x - 8, 402, 16, 4);
  }
  pen
    .rect(shade, -120, 0, 240, 66)
    .rect(lit, -124, 62, 248, 7)
    .polygon(wall, [-200, 0], [-30, 62], [30, 62], [-120, 0])
    .polygon(wall, [200, 0], [30, 62], [-30, 62], [120, 0]);
  pen.stroke(lit, 5, 'M-204 10L-30 72H30L204 10M-124 4L0 58L124 4').arch(deep, -16, 0, 32, 14);
}

/** A white church of Russia with round gables and five domes of one color, and in half of the pictures a bell tower. */
export function drawOnionChurch({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#f3eee2', ONIONS[Math.floor(random.between(0, ONIONS.length))]!);
  const { wall, lit, shade, window, deep, roof, roofShade } = white;
  const gold = tones.paint('#e0b040');
  const hasTower = random.between(0, 1) < 0.5;
  const x = hasTower ? 60 : 0;
  const cross = (at: number, y: number) => pen.rect(gold, at - 1, y - 2, 3, 26).rect(gold, at - 7, y + 14, 15, 3);
  const drum = (at: number, y: number, half: number, high: number) => {
    drawBlock(pen, white, { x: at - half, y, width: 2 * half, height: high }, 0.4);
    pen.arch(deep, at - 4, y + high * 0.3, 8, high * 0.4).rect(lit, at - half - 3, y + high - 5, 2 * half + 6, 6);
    drawOnion(pen, roof, roofShade, at, y + high, half * 1.5, half * 4);
    cross(at, y + high + half * 4);
  };
  for (const side of [-82, 82]) drum(x + side, 176, 17, 56);
  drum(x, 186, 26, 84);
  drawBlock(pen, white, { x: x - 130, y: 0, width: 260, height: 156 }, 0.24);
  for (const part of [-86, 0, 86]) {
    pen.dome(part > 50 ? shade : wall, x + part, 156, 44, 40).stroke(lit, 5, `M${x + part - 44} 156a44 40 0 0 0 88 0`);
    pen.arch(window, x + part - 9, 78, 18, 46).rect(lit, x + part - 46, 0, 6, 156);
  }
  pen.arch(deep, x - 18, 0, 36, 36).rect(lit, x - 134, 56, 268, 6);
  if (!hasTower) return;
  for (const [y, half, high] of [
    [0, 50, 120],
    [120, 40, 84],
    [204, 30, 62],
  ] as const) {
    drawBlock(pen, white, { x: -190 - half, y, width: 2 * half, height: high }, 0.36);
    pen
      .arch(y ? deep : window, -190 - half * 0.36, y + high * 0.22, half * 0.72, high * 0.34)
      .rect(lit, -194 - half, y + high - 6, 2 * half + 8, 7);
  }
  drawCone(pen, white, -190, 266, 34, 70);
  drawOnion(pen, roof, roofShade, -190, 330, 14, 34);
  cross(-190, 362);
}

/** A long chapel with buttresses like a comb, and two turrets beside a great window. */
export function drawTurretChapel({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6dcc4', '#8a8f93');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -60, y: 0, width: 410, height: 172 }, 0.1);
  for (let x = 20; x < 350; x += 42)
    pen
      .pointedArch(window, x - 6, 50, 24, 64)
      .rect(lit, x + 22, 0, 9, 190)
      .polygon(lit, [x + 20, 190], [x + 26, 216], [x + 33, 190])
      .rect(shade, x + 31, 0, 4, 172);
  pen.rect(lit, -60, 168, 410, 8);
  drawBlock(pen, stone, { x: -280, y: 0, width: 230, height: 190 }, 0.08);
  pen
    .polygon(wall, [-262, 190], [-165, 232], [-68, 190])
    .pointedArch(shade, -232, 60, 134, 40)
    .pointedArch(window, -224, 60, 118, 38);
  pen
    .stroke(lit, 4, 'M-204 60v74M-184 60v88M-165 60v94M-146 60v88M-126 60v74M-224 96h118')
    .pointedArch(deep, -181, 0, 32, 24);
  for (const x of [-280, -50]) {
    drawBlock(pen, stone, { x: x - 22, y: 0, width: 44, height: 256 }, 0.4);
    for (const y of [80, 150, 210]) pen.rect(lit, x - 25, y, 50, 5).rect(deep, x - 4, y + 12, 8, 24);
    pen.rect(lit, x - 26, 252, 52, 8);
    drawOnion(pen, stone.wall, stone.shade, x, 260, 16, 50);
  }
}

/** A cone of concrete with a grid of openings and a band of colored glass, such as stands in Rio. */
export function drawConeChurch({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#c3b9a8', '#8f8577');
  const { wall, lit, shade, deep } = concrete;
  const edge = (y: number): number => Math.round(190 - y * 0.42 - (y > 200 ? (y - 200) * 0.1 : 0));
  pen.polygon(wall, [-edge(0), 0], [-edge(320), 320], [edge(320), 320], [edge(0), 0]);
  pen.polygon(shade, [60, 0], [20, 320], [edge(320), 320], [edge(0), 0]);
  for (let y = 24; y < 310; y += 17) pen.dashes(deep, 9, [9, 7], `M${-edge(y) + 8} ${y}h${2 * edge(y) - 16}`);
  const panes: Tones['paint'] = (color) => (tones.isDusk ? tones.window : tones.paint(color));
  for (const [y, color] of [
    [40, '#c8436a'],
    [106, '#3f6fc0'],
    [172, '#e0a83f'],
    [238, '#4f9a6a'],
  ] as const)
    pen.polygon(panes(color), [-26 + y * 0.02, y], [-24, y + 62], [24, y + 62], [26 - y * 0.02, y]);
  pen
    .stroke(lit, 5, `M-27 30L-22 318M27 30L22 318`)
    .rect(lit, -edge(320) - 4, 316, 2 * edge(320) + 8, 10)
    .rect(deep, -30, 0, 60, 36);
  pen.rect(lit, -2, 326, 4, 40).rect(lit, -12, 346, 24, 4);
}

/** A church of brick and mosaics by a canal, with domes of gold and of twisted colors around a tall tent roof. */
export function drawCanalDomes({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5653f', '#7f8a6a');
  const { wall, lit, shade, window, deep } = brick;
  const { paint } = tones;
  const gold = paint('#e6b43c');
  const dome = (x: number, y: number, size: number, base: string, stripe: string) => {
    drawBlock(pen, brick, { x: x - size * 0.7, y, width: size * 1.4, height: size * 1.6 }, 0.36);
    pen.rect(lit, x - size * 0.8, y + size * 1.4, size * 1.6, size * 0.24);
    drawOnion(pen, paint(base), paint(stripe), x, y + size * 1.6, size, size * 2.3);
    const top = y + size * 1.6;
    pen.stroke(
      paint(stripe),
      5,
      `M${x - size} ${top + size * 0.7}L${x + size * 0.6} ${top + size * 1.3}M${x - size * 0.7} ${top + size * 0.2}L${x + size} ${top + size * 0.9}`,
    );
    pen.rect(gold, x - 1, top + size * 2.2, 3, 22);
  };
  drawBlock(pen, brick, { x: -190, y: 0, width: 400, height: 140 }, 0.2);
  drawCone(pen, withBuilding(tones, '#e6c9a0', '#c98a4f'), 20, 236, 52, 150);
  pen.stroke(paint('#4f8a7a'), 5, 'M-8 300L44 340M0 340L40 300M-20 262H60');
  dome(20, 372, 14, '#4f8ab0', '#f0ece0');
  drawBlock(pen, brick, { x: -34, y: 130, width: 108, height: 108 }, 0.3);
  pen.rect(lit, -40, 230, 120, 8);
  drawWindows(pen, window, [20, 150, 96, 70], [3, 1, 16, 48], true);
  dome(-90, 140, 28, '#3f8a6a', '#e6d27a');
  dome(130, 140, 28, '#3f6fb0', '#f0ece0');
  dome(-30, 160, 20, '#e6b43c', '#b5832a');
  dome(76, 160, 20, '#e6b43c', '#b5832a');
  for (const x of [-140, -60, 100, 170])
    pen
      .polygon(lit, [x - 36, 120], [x, 172], [x + 36, 120])
      .polygon(shade, [x - 24, 122], [x, 158], [x + 24, 122])
      .arch(window, x - 9, 50, 18, 44);
  pen.rect(lit, -194, 116, 408, 7).dashes(paint('#4f8a9a'), 14, [14, 8], 'M-188 30H208');
  drawBlock(pen, brick, { x: -270, y: 0, width: 90, height: 200 }, 0.34);
  pen
    .arch(deep, -240, 0, 30, 36)
    .arch(window, -238, 120, 26, 40)
    .rect(lit, -276, 194, 102, 9)
    .rect(wall, -262, 203, 74, 14);
  drawOnion(pen, gold, paint('#b5832a'), -225, 217, 40, 84);
  pen.rect(gold, -227, 298, 4, 26);
}
