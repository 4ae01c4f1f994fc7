import { mixColors } from '../../scene/colors.js';
import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Corner, Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawToppedTower, type TowerSpec } from '../facades/towers.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawCrowns, drawPeak } from '../sceneries/parts.js';
import { drawBoat, drawGables, drawSail } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A church, palace or tower that stands above the roofs of a town. */
export interface TownMark {
  stone: string;
  roof: string;
  /** Height of its ground, for marks on a hill. */
  y?: number;
  blocks?: readonly (readonly [x: number, half: number, height: number, roof: number])[];
  towers?: readonly TowerSpec[];
  domes?: readonly (readonly [x: number, base: number, radius: number, height: number])[];
}

/** The view by which people know a town: hills, roofs, what stands above them, and what is in front. */
export interface TownView {
  hills?: readonly (readonly [color: string, height: number, air: number])[];
  peaks?: readonly (readonly [x: number, y: number, half: number])[];
  /** A volcano with two summits far behind. */
  volcano?: readonly [x: number, half: number, height: number, color: string];
  /** Temples with columns: the middle, the height of the ground, and half of the width. */
  temples?: readonly (readonly [x: number, y: number, half: number])[];
  /** A hill within the town. */
  mound?: readonly [x: number, half: number, height: number, color: string];
  houses: readonly string[];
  roof: string;
  /** Lowest and highest wall of the front row. */
  walls?: readonly [low: number, high: number];
  rows?: 1 | 2 | 3;
  gables?: true;
  marks: readonly TownMark[];
  front: 'water' | 'park' | 'square' | 'roofs';
  /** Color of a bridge across the foreground, and the number of its arches. */
  bridge?: readonly [color: string, arches: number];
  boats?: readonly string[];
  sails?: true;
}

/** Returns a view of a town as a picture without other land. */
export function portrayTown(view: TownView): Motif {
  return {
    draw: (input) => drawTownView(input, view),
    reach: 400,
    setting: 'scenery',
    hidesHorizon: true,
    hasFront: true,
    isFixed: true,
    evening: view.front === 'roofs' || view.front === 'square' ? 'night' : 'lamps',
  };
}

function drawTownView(input: MotifInput, view: TownView): void {
  const { pen, tones } = input;
  const { paint, haze } = tones;
  for (const [color, height, air] of view.hills ?? [])
    pen.fill(
      fade(haze, air)(paint(color)),
      `M-720 ${height - 40}Q-520 ${height + 40}-300 ${height}T120 ${height - 20}T460 ${height + 10}T720 ${height - 30}V0H-720z`,
    );
  for (const [x, y, half] of view.peaks ?? []) drawPeak(pen, tones, [x, y], half);
  if (view.volcano) {
    const [x, half, height, color] = view.volcano;
    const at = (share: number, up: number) => `${Math.round(x + share * half)} ${Math.round(up * height)}`;
    pen.fill(
      fade(haze, 0.3)(paint(color)),
      `M${at(-1.2, 0)}Q${at(-0.5, 0.4)} ${at(-0.22, 1)}L${at(-0.06, 0.94)}L${at(0.06, 0.98)}L${at(0.22, 0.7)}L${at(0.34, 0.84)}Q${at(0.7, 0.3)} ${at(1.3, 0)}z`,
    );
  }
  if ((view.rows ?? 2) > 2 || !view.mound) drawRow(input, view, 104, 0.34);
  if (view.mound) {
    const [x, half, height, color] = view.mound;
    const own = mixColors(paint(color), haze, 0.12);
    pen.fill(
      own,
      `M${x - 2 * half} 0Q${x - half * 1.3} ${Math.round(height * 0.9)} ${x - half} ${height}H${x + half}Q${x + half * 1.4} ${Math.round(height * 0.8)} ${x + 2 * half} 0z`,
    );
  }
  for (const mark of view.marks) drawMark(pen, tones, mark);
  for (const temple of view.temples ?? []) drawTemple(pen, tones, temple);
  if ((view.rows ?? 2) > 1) drawRow(input, view, 52, 0.14);
  drawRow(input, view, 0, 0);
  drawFront(input, view);
}

function drawRow({ pen, tones, random }: MotifInput, view: TownView, y: number, air: number): void {
  const [low, high] = view.walls ?? [56, 84];
  const row = { from: -620 - Math.round(random.between(0, 60)), to: 620, y, low, high, narrow: 122, wide: 176 };
  const { houses: colors, roof } = view;
  if (view.gables && air === 0) drawGables(pen, tones, random, { ...row, colors, roof, narrow: 104, wide: 140 });
  else drawHouseRow(pen, tones, random, { ...row, colors, roof, air });
}

function drawMark(pen: Pen, tones: Tones, { stone, roof, y = 70, blocks, towers, domes }: TownMark): void {
  const own = withBuilding(tones, stone, roof);
  for (const [x, width, height, top, rise] of towers ?? []) drawToppedTower(pen, own, [x, y, width, height], top, rise);
  for (const [x, half, height, rise] of blocks ?? []) {
    drawBlock(pen, own, { x: x - half, y, width: 2 * half, height }, 0.2);
    drawWindows(pen, own.window, [x, y, 2 * half - 8, height], [Math.max(2, Math.round(half / 14)), 2, 9, 18]);
    if (rise > 0) {
      const inset = Math.min(half * 0.4, rise);
      const at = (side: number, up: number, inner: number): Corner => [x + side * (half + 5 - inner), y + height + up];
      pen
        .polygon(own.roof, at(-1, 0, 0), at(-1, rise, inset), at(1, rise, inset), at(1, 0, 0))
        .polygon(own.roofShade, [x + half * 0.5, y + height], at(0.5, rise, inset), at(1, rise, inset), at(1, 0, 0));
    } else pen.rect(own.lit, x - half - 4, y + height - 4, 2 * half + 8, 7);
  }
  for (const [x, base, radius, height] of domes ?? []) {
    const drum = Math.round(radius * 0.6);
    drawBlock(pen, own, { x: x - radius, y: y + base, width: 2 * radius, height: drum }, 0.32);
    drawDome(pen, own, x, y + base + drum, radius + 3, height);
    pen.rect(own.deep, x - 2, y + base + drum + height - 3, 4, 24);
  }
}

function drawTemple(pen: Pen, tones: Tones, [x, y, half]: readonly [number, number, number]): void {
  const stone = withBuilding(tones, '#efdfba', '#d9c49a');
  const high = Math.round(half * 0.5);
  pen
    .rect(stone.shade, x - half, y, 2 * half, high)
    .dashes(stone.lit, high, [9, 10], `M${x - half} ${y + high / 2}h${2 * half}`)
    .rect(stone.lit, x - half - 8, y - 8, 2 * half + 16, 9)
    .rect(stone.wall, x - half - 6, y + high, 2 * half + 12, 14)
    .polygon(
      stone.wall,
      [x - half - 6, y + high + 14],
      [x - half + 40, y + high + 34],
      [x + half - 40, y + high + 34],
      [x + half + 6, y + high + 14],
    );
}

function drawFront({ pen, tones, random }: MotifInput, view: TownView): void {
  const { paint, water, waterLight } = tones;
  if (view.front === 'water') {
    pen
      .rect(paint('#b9ab95'), -720, -26, 1440, 28)
      .rect(tones.groundShade, -720, -30, 1440, 6)
      .rect(water, -720, -240, 1440, 212)
      .rounds(waterLight, 5, 'M-520-70h150M-60-60h180M-330-110h140M120-124h220M-180-170h200M330-160h160', 0.55);
    if (view.sails)
      for (const [x, y, size] of [
        [-250, -70, 0.7],
        [160, -110, 1],
      ] as const)
        drawSail(pen, tones, x, y, size);
  } else if (view.front === 'park') {
    pen.rect(tones.ground, -720, -240, 1440, 244).fill(paint('#dccfb0'), 'M-60 4Q-120-110-260-240H220Q60-120 20 4z');
    drawCrowns(pen, tones, random, [-620, -190], -20, 84);
    drawCrowns(pen, tones, random, [190, 640], -20, 84);
  } else if (view.front === 'square') {
    pen
      .rect(paint('#d3c6ae'), -720, -240, 1440, 244)
      .stroke(
        paint('#bbac92'),
        4,
        'M-720-40H720M-720-90H720M-720-160H720M-60 0L-200-240M60 0L200-240M-240 0L-600-240M240 0L600-240',
        0.6,
      );
    drawWalkers(
      pen,
      tones,
      [
        [-200, -60],
        [-120, -100],
        [140, -80],
        [230, -50],
      ],
      1.2,
    );
  } else {
    const row = { from: -690, to: 700, y: -250, low: 120, high: 160, narrow: 260, wide: 340 };
    pen.rect(withBuilding(tones, view.roof, view.roof).shade, -720, -240, 1440, 244);
    drawHouseRow(pen, tones, random, { ...row, y: -130, low: 60, high: 90, colors: view.houses, roof: view.roof });
    drawHouseRow(pen, tones, random, { ...row, colors: view.houses, roof: view.roof });
  }
  if (view.bridge) drawForebridge(pen, tones, view.bridge);
  view.boats?.forEach((color, index) => {
    drawBoat(pen, tones, -220 + index * 170, -96 - (index % 2) * 50, 1.2, color);
  });
}

function drawForebridge(pen: Pen, tones: Tones, [color, count]: readonly [string, number]): void {
  const stone = withBuilding(tones, color, color);
  const pier = 30;
  const span = Math.round((1480 - (count + 1) * pier) / count);
  pen
    .fill(stone.wall, traceArcade({ x: -740, y: -300, height: 200 }, { count, span, pier, sides: 150 - span / 2 }))
    .rect(stone.lit, -740, -104, 1480, 10)
    .rect(stone.shade, -740, -120, 1480, 8);
  pen.dashes(stone.deep, 34, [4, 176], 'M-700-80H720');
}
