import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

const GLASS_TOWERS = ['#9fb6c4', '#b9c6cf', '#86a2b4', '#c4cbd0'] as const;

/** Draws a row of towers of glass, the highest near its middle. */
function drawGlassTowers(pen: Pen, tones: Tones, heights: readonly number[], from: number, step: number): void {
  const towers = heights.map((high, index) => ({ x: from + index * step, high, color: GLASS_TOWERS[index % 4]! }));
  for (const { x, high, color } of towers) {
    const glass = withBuilding(tones, color, color);
    pen
      .rect(glass.wall, x, 0, step - 8, high)
      .rect(glass.shade, x + (step - 8) * 0.66, 0, (step - 8) * 0.34, high)
      .rect(glass.lit, x, high - 5, step - 8, 5);
  }
  for (const { x, high } of towers)
    drawWindows(
      pen,
      tones.isDusk ? tones.window : tones.lit,
      [x + (step - 8) / 2, 8, step - 12, high - 20],
      [4, Math.round(high / 24), 7, 8],
    );
}

/** Towers of glass below mountains with snow. */
export function drawMountainSkyline({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const rock = mixColors(paint('#7f93ad'), haze, 0.28);
  pen
    .polygon(
      rock,
      [-720, 0],
      [-640, 190],
      [-560, 150],
      [-430, 300],
      [-330, 220],
      [-200, 350],
      [-90, 250],
      [40, 380],
      [170, 240],
      [280, 310],
      [420, 190],
      [540, 270],
      [720, 130],
      [720, 0],
    )
    .polygon(
      mixColors(paint('#f4f5f2'), haze, 0.12),
      [-430, 300],
      [-480, 242],
      [-440, 252],
      [-416, 236],
      [-376, 254],
      [-200, 350],
      [-262, 286],
      [-216, 298],
      [-190, 272],
      [-140, 292],
    )
    .polygon(
      mixColors(paint('#f4f5f2'), haze, 0.12),
      [40, 380],
      [-34, 302],
      [10, 318],
      [44, 286],
      [76, 312],
      [104, 308],
      [280, 310],
      [232, 276],
      [270, 280],
      [300, 262],
      [330, 270],
    )
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 0V80Q-400 140-100 96T400 110T720 70V0z');
  drawGlassTowers(pen, tones, [90, 130, 168, 214, 180, 250, 204, 168, 226, 150, 116, 92], -372, 62);
  pen
    .rounds(leafShade, 30, 'M-390 8h120M-200 6h150M20 8h140M230 6h160')
    .rounds(leaf, 22, 'M-330 4h90M-120 4h90M100 4h90M290 4h80');
}

/** Towers of a city behind a plain with giraffes and acacias. */
export function drawSavannaSkyline({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const air = { ...tones, window: mixColors(tones.window, haze, 0.3) };
  drawGlassTowers(pen, air, [70, 110, 140, 100], -330, 56);
  drawGlassTowers(pen, air, [120, 160, 126, 90, 70], 90, 56);
  const tower = withBuilding(tones, '#c9a98c', '#a88a70');
  drawBlock(pen, tower, { x: -66, y: 0, width: 92, height: 236 }, 0.36);
  drawWindows(pen, tones.window, [-22, 8, 86, 216], [6, 12, 7, 9]);
  pen.rect(tower.lit, -74, 232, 108, 9).polygon(tower.roof, [-50, 241], [-20, 272], [10, 241]);
  pen
    .fill(paint('#c9b062'), 'M-720 30Q-300 44 0 34T720 30V-240H-720z')
    .fill(paint('#b59a50'), 'M-720-60Q-200-30 200-70T720-60V-240H-720z');
  for (const [x, y, size] of [
    [-300, 0, 1],
    [-450, -40, 1.2],
    [420, -30, 1.3],
  ] as const)
    pen
      .line(paint('#6b5540'), 9 * size, [x, y], [x + 6, y + 90 * size])
      .fill(
        paint('#6f7f46'),
        `M${x - 90 * size} ${y + 84 * size}q${40 * size} ${44 * size} ${94 * size} ${40 * size}q${70 * size} ${4 * size} ${100 * size}-${40 * size}q-${90 * size}-${14 * size}-${194 * size} 0z`,
      );
  for (const [x, y, side] of [
    [-90, -90, 1],
    [120, -120, -1],
  ] as const) {
    const at = (value: number) => x + side * value;
    const hide = paint('#d9a85c');
    pen
      .stroke(
        hide,
        9,
        `M${at(-34)} ${y}V${y + 80}M${at(-22)} ${y}V${y + 80}M${at(26)} ${y}V${y + 84}M${at(38)} ${y}V${y + 84}`,
      )
      .fill(
        hide,
        `M${at(-44)} ${y + 70}Q${at(-46)} ${y + 108} ${at(-20)} ${y + 112}L${at(30)} ${y + 122}L${at(64)} ${y + 226}L${at(60)} ${y + 240}L${at(96)} ${y + 232}L${at(98)} ${y + 224}L${at(80)} ${y + 220}L${at(50)} ${y + 90}Q${at(40)} ${y + 70} ${at(20)} ${y + 74}z`,
      );
    pen
      .rounds(
        paint('#9c6a3a'),
        11,
        `M${at(-26)} ${y + 92}h0M${at(-4)} ${y + 98}h0M${at(16)} ${y + 92}h0M${at(38)} ${y + 110}h0M${at(46)} ${y + 140}h0M${at(54)} ${y + 172}h0M${at(62)} ${y + 204}h0`,
      )
      .stroke(hide, 4, `M${at(68)} ${y + 238}v12M${at(76)} ${y + 236}v12`);
  }
  pen.rounds(paint('#8f7d3f'), 5, 'M-560-160v24M-540-160v34M-300-190v30M-280-190v24M260-180v28M280-180v36M520-150v30');
}

/** A cloth hall of brick under a tall belfry that becomes eight-sided. */
export function drawMarketBelfry({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, random.between(0, 1) < 0.5 ? '#b98d66' : '#a99a86', '#6a5a58');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -280, y: 0, width: 560, height: 120 }, 0.2);
  drawHipRoof(pen, stone, [0, 120, 576, 60], 26);
  drawWindows(pen, window, [0, 62, 540, 50], [13, 1, 18, 40], true);
  drawWindows(pen, deep, [0, 0, 540, 54], [11, 1, 28, 44], true);
  pen.rect(lit, -284, 56, 568, 5).rect(lit, -284, 114, 568, 7).dashes(lit, 12, [9, 9], 'M-280 127H280');
  for (const x of [-276, 276]) drawPointedTower(pen, stone, [x, 100, 26, 56], 50);
  drawBlock(pen, stone, { x: -56, y: 0, width: 112, height: 240 }, 0.34);
  pen
    .pointedArch(deep, -26, 0, 52, 40)
    .pointedArch(window, -38, 150, 26, 54)
    .pointedArch(window, 6, 150, 26, 54)
    .rect(lit, -61, 234, 122, 8);
  for (const x of [-50, 50]) drawCone(pen, stone, x, 242, 11, 60);
  drawBlock(pen, stone, { x: -46, y: 242, width: 92, height: 86 }, 0.34);
  pen.pointedArch(window, -32, 252, 22, 44).pointedArch(window, 4, 252, 22, 44).rect(lit, -51, 322, 102, 8);
  for (const x of [-42, 42]) drawCone(pen, stone, x, 330, 10, 70);
  pen
    .polygon(wall, [-32, 330], [-30, 440], [30, 440], [32, 330])
    .polygon(shade, [12, 330], [11, 440], [30, 440], [32, 330])
    .polygon(lit, [-32, 330], [-30, 440], [-18, 440], [-18, 330]);
  pen.pointedArch(window, -11, 346, 22, 54).rect(lit, -36, 434, 72, 8).dashes(lit, 14, [7, 7], 'M-36 449H36');
}

/** A church like tents of white concrete, one behind the other, below mountains. */
export function drawTriangleChurch({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f2f2ee', '#c9d2d6');
  const glass = tones.isDusk ? tones.window : tones.paint('#7fa6b8');
  for (const [x, half, high] of [
    [190, 60, 96],
    [130, 80, 130],
    [66, 104, 172],
    [-10, 132, 222],
  ] as const)
    pen
      .polygon(white.lit, [x - half, 0], [x, high], [x + half * 0.2, 0])
      .polygon(white.shade, [x, high], [x + half, 0], [x - half * 0.2, 0])
      .stroke(white.wall, 5, `M${x - half} 0L${x} ${high}L${x + half} 0`);
  pen
    .polygon(white.wall, [-230, 0], [-90, 290], [50, 0])
    .polygon(glass, [-206, 0], [-90, 250], [26, 0])
    .stroke(white.lit, 12, 'M-232 0L-90 292L52 0')
    .stroke(white.deep, 3, 'M-150 0V120M-120 0V184M-60 0V184M-30 0V120M-184 44H4M-160 96H-20M-136 148H-44', 0.7)
    .rect(white.lit, -95, 0, 10, 250)
    .rect(white.lit, -134, 120, 88, 9);
}

/** A tower like a fluted column above trees on a hill. */
export function drawFlutedTower({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe8d8', '#cfc5b2');
  pen
    .polygon(white.wall, [-46, 40], [-38, 380], [38, 380], [46, 40])
    .polygon(white.shade, [14, 40], [12, 380], [38, 380], [46, 40]);
  pen
    .stroke(white.lit, 5, 'M-36 40L-31 380M-18 40L-15 380M0 40V380')
    .stroke(white.shade, 3, 'M-28 40L-24 380M-9 40L-8 380M9 40L8 380')
    .rect(white.lit, -42, 376, 84, 10);
  drawWindows(pen, tones.window, [0, 388, 76, 44], [5, 1, 10, 36], true);
  pen
    .rect(white.wall, -40, 386, 4, 50)
    .rect(white.shade, 36, 386, 4, 50)
    .rect(white.lit, -44, 434, 88, 9)
    .rect(white.lit, -70, 0, 140, 40)
    .rect(white.shade, 20, 0, 50, 40)
    .rect(tones.deep, -14, 0, 28, 30);
  pen
    .rounds(tones.leafShade, 60, 'M-190 20h80M120 20h80')
    .rounds(tones.leaf, 46, 'M-230 10h50M-120 6h30M110 6h20M190 10h50');
}

/** A long wall of black stone in a lawn, with names, flowers and mirrored visitors. */
export function drawBlackWall({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, leafShade } = tones;
  const stone = paint('#2f333b');
  pen.rounds(leafShade, 90, 'M-330 124h200M120 132h220').rounds(leaf, 70, 'M-380 104h100M-60 128h90M240 110h120');
  pen.fill(leaf, 'M-400 60Q0 190 400 60V0H-400z').fill(leafLight, 'M-340 76Q-100 140 60 140Q-120 110-340 76z');
  pen
    .polygon(stone, [-400, 4], [-40, 132], [-40, -8], [-400, -4])
    .polygon(mixColors(stone, tones.sky[1], 0.22), [-40, 132], [400, 10], [400, -4], [-40, -8]);
  pen.dashes(
    mixColors(stone, tones.lit, 0.4),
    2,
    [14, 5],
    'M-250 10L-50 20M-210 26L-50 44M-160 44L-50 68M-110 64L-50 92M-20 20L300 8M-20 46L220 24M-20 74L160 40M-20 100L100 64',
  );
  for (const [x, high, color] of [
    [-130, 64, '#8d5a4c'],
    [-100, 60, '#3f5f86'],
    [90, 66, '#6f7f5c'],
  ] as const)
    pen
      .fill(
        mixColors(paint(color), stone, 0.6),
        `M${x - 9} 0q-3 ${high * 0.7} 6 ${high * 0.8}h6q9-${high * 0.1} 6-${high * 0.8}z`,
      )
      .fill(paint(color), `M${x - 11} -22q-4 ${high * 0.7} 7 ${high * 0.8}h8q11-${high * 0.1} 7-${high * 0.8}z`)
      .rounds(paint('#d9a882'), 13, `M${x} ${high * 0.8 - 12}h0`);
  pen
    .rounds(paint('#c8434a'), 9, 'M-300-6h0M-210-8h0M-30-12h0M20-12h0M200-8h0')
    .rounds(paint('#f1eadb'), 8, 'M-250-8h0M-60-12h0M150-10h0')
    .rect(paint('#b9b2a4'), -400, -16, 800, 10);
}
