import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';
import { drawWallOpenings, placeOnWall } from '../sceneries/parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Draws paving that runs toward one point. */
function drawPaving(pen: Pen, { paint }: Tones, color: string, line: string): void {
  let rays = '';
  for (const x of [-900, -560, -300, -100, 100, 300, 560, 900]) rays += `M${Math.round(x * 0.22)} 60L${x}-240`;
  pen
    .rect(paint(color), -720, -240, 1440, 302)
    .stroke(paint(line), 5, `${rays}M-720 20H720M-720-40H720M-720-130H720`, 0.6);
}

/** A long square between arcades that ends at a domed basilica beside a tall brick bell tower. */
export function drawArcadeSquare({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawPaving(pen, tones, '#cfc6b6', '#f1ece0');
  const church = withBuilding(tones, '#efe4cc', '#98a3a6');
  for (const [x, y, r] of [
    [-110, 200, 36],
    [110, 200, 36],
    [0, 216, 50],
  ] as const) {
    drawDome(pen, church, x, y, r, Math.round(r * 1.2));
    pen.rect(church.deep, x - 1, y + r * 1.2, 3, 26);
  }
  drawBlock(pen, church, { x: -180, y: 60, width: 360, height: 140 }, 0.14);
  for (const x of [-130, -66, 0, 66, 130]) {
    const half = x === 0 ? 34 : 26;
    pen
      .arch(paint('#dcae3e'), x - half, 130, 2 * half, 44)
      .arch(church.deep, x - half + 6, 60, 2 * half - 12, 46)
      .polygon(church.lit, [x - half - 4, 186], [x, 226], [x + half + 4, 186]);
  }
  const brick = withBuilding(tones, '#b5654a', '#5f8f7c');
  drawBlock(pen, brick, { x: 190, y: 50, width: 84, height: 300 }, 0.34);
  pen.stroke(brick.shade, 4, 'M212 60V340M232 60V340M252 60V340', 0.6);
  drawBlock(pen, withBuilding(tones, '#efe4cc', '#5f8f7c'), { x: 184, y: 350, width: 96, height: 50 }, 0.3);
  drawWindows(pen, brick.deep, [232, 350, 90, 50], [4, 1, 12, 38], true);
  drawBlock(pen, brick, { x: 194, y: 400, width: 76, height: 30 }, 0.34);
  drawCone(pen, brick, 232, 430, 42, 100);
  const wing = withBuilding(tones, '#e3d6ba', '#b5806a');
  for (const side of [-1, 1] as const) {
    const far = side < 0 ? 250 : 330;
    const at = placeOnWall(side, far, 90);
    pen.polygon(side < 0 ? wing.wall : wing.shade, at(far, 40), at(far, 190), at(760, 190), at(760, 40));
    drawWallOpenings(pen, wing.deep, at, [44, 88], { from: far + 6, ratio: 1.16, share: 0.66 });
    drawWallOpenings(pen, tones.window, at, [102, 132], { from: far + 6, ratio: 1.16, share: 0.5 });
    drawWallOpenings(pen, tones.window, at, [146, 176], { from: far + 6, ratio: 1.16, share: 0.5 });
    pen.line(wing.lit, 5, at(far, 138), at(760, 138)).line(wing.lit, 5, at(far, 94), at(760, 94));
  }
  pen.rounds(
    paint('#6f7a88'),
    9,
    'M-190-60h6M-150-90h6M-90-70h6M-40-120h6M60-80h6M110-130h6M170-90h6M-240-140h6M220-160h6M-20-170h6',
  );
  drawWalkers(
    pen,
    tones,
    [
      [-120, 0],
      [-60, 20],
      [90, 10],
      [200, -30],
      [-260, -60],
    ],
    1.1,
  );
}

/** A great cobbled square between a red wall with star towers and long galleries, with painted onion domes at its end. */
export function drawRedSquare({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  drawPaving(pen, tones, '#8f8a88', '#a9a4a0');
  const cathedral = withBuilding(tones, '#b5503f', '#5f8f6a');
  for (const [x, y, r, color] of [
    [0, 230, 22, '#dcae3e'],
    [-70, 160, 26, '#3f7fb0'],
    [70, 160, 26, '#4f9a5f'],
    [-30, 130, 24, '#d9a83f'],
    [36, 124, 24, '#b54a5a'],
  ] as const) {
    drawBlock(pen, cathedral, { x: x - r * 0.7, y: 60, width: r * 1.4, height: y - 60 }, 0.34);
    drawOnion(pen, paint(color), mixColors(paint(color), paint('#2f2f45'), 0.3), x, y, r, r * 2.2);
  }
  drawCone(pen, cathedral, 0, 176, 30, 60);
  drawBlock(pen, cathedral, { x: -110, y: 50, width: 220, height: 60 }, 0.2);
  drawWindows(pen, tones.paint('#f1e6d2'), [0, 52, 210, 50], [7, 1, 14, 30], true);
  const brick = withBuilding(tones, '#a8463c', '#4f7a62');
  const wall = placeOnWall(1, 190, 80);
  pen.polygon(brick.wall, wall(190, 44), wall(190, 118), wall(760, 118), wall(760, 44));
  pen.dashes(brick.wall, 16, [14, 10], 'M196 122H300').line(brick.lit, 4, wall(190, 112), wall(760, 112));
  drawBlock(pen, brick, { x: 200, y: 44, width: 84, height: 190 }, 0.34);
  drawBlock(pen, brick, { x: 214, y: 234, width: 56, height: 70 }, 0.34);
  pen
    .circle(paint('#f1e6d2'), 242, 264, 22)
    .circle(brick.deep, 242, 264, 17)
    .stroke(paint('#e3b84a'), 3, 'M242 264v13M242 264h9');
  drawCone(pen, brick, 242, 304, 32, 120);
  pen.polygon(paint('#d9483f'), [232, 424], [242, 450], [252, 424]);
  const tomb = withBuilding(tones, '#7a3f3f', '#5a2f33');
  for (const [half, y, high] of [
    [110, -10, 40],
    [80, 30, 24],
    [50, 54, 22],
  ] as const)
    drawBlock(pen, tomb, { x: 400 - half, y, width: 2 * half, height: high }, 0.3);
  const gallery = withBuilding(tones, '#e3d3b0', '#8f9a98');
  const side = placeOnWall(-1, 190, 80);
  pen.polygon(gallery.wall, side(190, 44), side(190, 150), side(760, 150), side(760, 44));
  for (const [low, high] of [
    [46, 74],
    [84, 108],
    [118, 138],
  ] as const)
    drawWallOpenings(pen, tones.window, side, [low, high], { from: 196, ratio: 1.14, share: 0.56 });
  pen.line(gallery.lit, 5, side(190, 78), side(760, 78)).line(gallery.lit, 5, side(190, 112), side(760, 112));
  pen.line(mixColors(gallery.roof, haze, 0.1), 12, side(190, 154), side(760, 154));
  drawWalkers(
    pen,
    tones,
    [
      [-120, 10],
      [-40, -20],
      [70, 0],
      [150, -50],
      [-240, -70],
    ],
    1.1,
  );
}

/** A tall white candle of concrete with golden lattice on a green slope, behind bronze storks. */
export function drawCandleTower({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1eee6', '#dcae3e');
  drawBlock(pen, withBuilding(tones, '#b9b4aa', '#9a958c'), { x: -260, y: 0, width: 520, height: 26 }, 0.2);
  pen
    .polygon(white.wall, [-64, 26], [-40, 380], [40, 380], [64, 26])
    .polygon(white.shade, [14, 26], [12, 380], [40, 380], [64, 26]);
  let crosses = '';
  for (let y = 60; y < 370; y += 44) crosses += `M-34 ${y}h60M-10 ${y - 16}v32M14 ${y - 16}v32`;
  pen.stroke(white.deep, 5, crosses, 0.4);
  pen
    .fill(tones.paint('#e3b03f'), 'M-30 380Q-44 430 0 500Q44 430 30 380z')
    .fill(tones.paint('#f3d98a'), 'M-12 384Q-18 416 2 452Q18 416 12 384z');
  pen.stroke(tones.paint('#5f5548'), 7, 'M-170 26v50q0 30 26 40l30-4M170 26v50q0 30-26 40l-30-4');
}

/** A white column with a golden figure in a square between tall ornate blocks with spires. */
export function drawFigureColumn({ pen, tones }: MotifInput): void {
  const block = withBuilding(tones, '#dccba6', '#b5a482');
  for (const side of [-1, 1] as const) {
    const x = side * 270;
    drawBlock(pen, block, { x: x - 110, y: 0, width: 220, height: 190 }, 0.24);
    drawBlock(pen, block, { x: x - 60, y: 190, width: 120, height: 70 }, 0.3);
    drawWindows(pen, block.window, [x, 10, 200, 170], [6, 4, 14, 24]);
    drawCone(pen, block, x, 260, 34, 90);
  }
  const white = withBuilding(tones, '#f1ece0', '#dcae3e');
  drawBlock(pen, white, { x: -90, y: 0, width: 180, height: 60 }, 0.3);
  pen.arch(white.deep, -22, 0, 44, 26);
  drawBlock(pen, white, { x: -22, y: 60, width: 44, height: 300 }, 0.36);
  pen.rect(white.roof, -34, 350, 68, 20);
  pen
    .polygon(white.roof, [-16, 370], [-6, 430], [6, 430], [16, 370])
    .circle(white.roof, 0, 440, 11)
    .stroke(white.roof, 6, 'M-50 462Q0 420 50 462');
}
