import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawTree } from '../asian/parts.js';
import { drawBlock, drawEaves } from '../parts.js';

/** A tower of many storeys. */
export interface PagodaSpec {
  wall: string;
  roof: string;
  /** Number of storeys, half width and height of the lowest, and share of its size that the highest has. */
  storeys: readonly [count: number, half: number, height: number, top: number];
  /** How far eaves stand out; 0 for ledges of brick. */
  eaves: number;
  spire: number;
  base?: readonly [half: number, height: number];
  hill?: number;
  /** Trees beside it: their color. */
  bloom?: string;
  /** Whether arches are open on each floor. */
  arches?: boolean;
  /** Low halls on both sides. */
  halls?: readonly [wood: string, tiles: string];
}

/** Returns a portrait of a pagoda. */
export function portrayPagoda(spec: PagodaSpec, extra: Partial<Motif> = {}): Motif {
  const half = Math.max(spec.storeys[1] + spec.eaves, spec.base?.[0] ?? 0);
  return {
    draw: (input) => drawPagoda(input, spec),
    reach: spec.hill || spec.halls || spec.bloom ? 390 : half + 30,
    setting: 'ground',
    isApart: true,
    ...extra,
  };
}

export function drawPagoda({ pen, tones }: Pick<MotifInput, 'pen' | 'tones'>, spec: PagodaSpec, ground = 0): void {
  const tower = withBuilding(tones, spec.wall, spec.roof);
  const stone = withBuilding(tones, '#cfc6b6', '#8c8478');
  let y = ground + (spec.hill ?? 0);
  if (spec.hill) drawKnoll(pen, tones, spec.hill);
  if (spec.halls) drawLowHalls(pen, tones, spec.halls);
  if (spec.base) {
    const [half, height] = spec.base;
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height }, 0.26);
    pen.rect(stone.lit, -half - 4, y + height - 6, 2 * half + 8, 7);
    y += height;
  }
  const [count, half, height, top] = spec.storeys;
  for (let index = 0; index < count; index++) {
    const share = 1 - ((1 - top) * index) / Math.max(1, count - 1);
    const [wide, high] = [half * share, height * (0.5 + share / 2)];
    drawStorey(pen, tower, spec, { y, wide, high, isFirst: index === 0 });
    y += high;
    if (spec.eaves) {
      drawEaves(pen, tower, {
        y: y - 3,
        half: wide + spec.eaves * (0.5 + share / 2),
        height: spec.eaves * 0.56,
        ridge: wide * 0.9,
      });
      y += spec.eaves * 0.36;
    } else
      pen.rect(tower.lit, -wide - 7, y - 7, 2 * wide + 14, 7).rect(tower.shade, -wide - 4, y - 11, 2 * wide + 8, 4);
  }
  const cap = half * top;
  if (spec.eaves) drawEaves(pen, tower, { y: y - 6, half: cap + 12, height: cap * 0.6, ridge: 6 });
  else
    pen
      .polygon(tower.roof, [-cap, y], [0, y + cap * 0.7], [cap, y])
      .polygon(tower.roofShade, [cap * 0.2, y], [0, y + cap * 0.7], [cap, y]);
  const bronze = tones.paint('#9a7f42');
  const tip = y + cap * 0.5;
  pen.rect(bronze, -2, tip, 4, spec.spire);
  for (let ring = 0; ring < spec.spire / 14; ring++) pen.rect(bronze, -9 + ring, tip + ring * 9, 18 - ring * 2, 4);
  if (spec.bloom) drawBlooms(pen, tones, spec.bloom);
}

function drawStorey(
  pen: Pen,
  { wall, shade, lit, deep, window }: Tones,
  spec: PagodaSpec,
  { y, wide, high, isFirst }: { y: number; wide: number; high: number; isFirst: boolean },
): void {
  pen.rect(wall, -wide, y, 2 * wide, high).rect(shade, wide * 0.34, y, wide * 0.66, high);
  if (spec.arches) {
    const size = Math.min(26, wide * 0.36);
    pen.arch(deep, -size / 2, y + high * 0.12, size, high * 0.4);
    if (!spec.eaves) pen.dashes(shade, 3, [wide * 0.2, wide * 0.2], `M${-wide} ${y + high * 0.84}h${wide * 1.3}`);
  } else {
    pen.dashes(window, high * 0.46, [wide * 0.34, wide * 0.3], `M${-wide * 0.82} ${y + high * 0.46}H${wide * 0.9}`);
    pen.rect(lit, -wide, y + high * 0.14, 2 * wide, 4);
  }
  if (isFirst) pen.rect(deep, -wide * 0.2, y, wide * 0.4, high * 0.74);
}

function drawKnoll(pen: Pen, { leaf, leafShade, leafLight, paint }: Tones, hill: number): void {
  pen
    .fill(leafShade, `M-390-8Q-240 ${hill} -130 ${hill + 2}H130Q240 ${hill} 390-8z`)
    .rounds(leaf, 60, `M-270 16h100M-90 ${Math.round(hill * 0.4)}h60M60 ${Math.round(hill * 0.36)}h110M170 10h100`)
    .rounds(leafLight, 20, `M-240 40h40M-60 ${Math.round(hill * 0.5)}h30M110 ${Math.round(hill * 0.5)}h40`)
    .polygon(paint('#d8cbb4'), [-26, -8], [-16, hill], [16, hill], [26, -8]);
}

function drawLowHalls(pen: Pen, tones: Tones, [wood, tiles]: readonly [string, string]): void {
  const hall = withBuilding(tones, wood, tiles);
  for (const side of [-1, 1]) {
    const x = side * 270;
    drawBlock(pen, hall, { x: x - 90, y: 0, width: 180, height: 54 }, 0.2);
    pen.dashes(hall.window, 30, [20, 16], `M${x - 80} 24h160`);
    drawEaves(pen, hall, { x, y: 52, half: 116, height: 44, ridge: 66 });
  }
}

function drawBlooms(pen: Pen, tones: Tones, color: string): void {
  const bloom = {
    ...tones,
    leaf: tones.paint(color),
    leafLight: tones.paint('#fbe3e6'),
    leafShade: withBuilding(tones, color, color).shade,
  };
  for (const [x, size] of [
    [-300, 66],
    [-200, 50],
    [220, 56],
    [330, 70],
  ] as const)
    drawTree(pen, bloom, x, -6, size);
}
