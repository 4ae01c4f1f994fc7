import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawToppedTower, type Top } from './towers.js';

/** The walls and towers of one castle and what they stand on. */
export interface FortSpec {
  stone: string;
  roof: string;
  /** The rise under the walls: its kind and height. */
  mound?: readonly [kind: 'hill' | 'crag' | 'woods' | 'sand', height: number];
  /** Half width and height of the walls. */
  walls: readonly [half: number, height: number];
  towers: readonly (readonly [x: number, width: number, height: number, top: Top, rise: number])[];
  /** Houses with roofs behind the walls. */
  halls?: readonly (readonly [x: number, half: number, height: number, roof: number])[];
  /** Colors of a town at the foot. */
  town?: readonly [walls: readonly string[], roof: string];
  gate?: boolean;
}

/** Returns a portrait of a castle by its walls, towers and hill. */
export function portrayFort(spec: FortSpec, extra: Partial<Motif> = { isApart: true }): Motif {
  const reach = spec.mound || spec.town ? 398 : spec.walls[0] + 20;
  return {
    draw: (input) => drawFortFront(input, spec),
    reach,
    setting: 'ground',
    isApart: true,
    ...extra,
  };
}

export function drawFortFront({ pen, tones, random }: MotifInput, spec: FortSpec): void {
  const stone = withBuilding(tones, spec.stone, spec.roof);
  const [kind, base] = spec.mound ?? ['hill', 0];
  const [half, height] = spec.walls;
  if (spec.mound) drawMound(pen, tones, kind, base, half);
  for (const [x, wide, high, roof] of spec.halls ?? []) {
    drawBlock(pen, stone, { x: x - wide, y: base, width: 2 * wide, height: high }, 0.22);
    pen.polygon(
      stone.roof,
      [x - wide - 6, base + high],
      [x - wide + roof * 0.5, base + high + roof],
      [x + wide - roof * 0.5, base + high + roof],
      [x + wide + 6, base + high],
    );
    drawWindows(
      pen,
      stone.window,
      [x, base + height, 2 * wide - 8, high - height],
      [Math.max(2, Math.round(wide / 16)), 1, 9, 16],
    );
  }
  const tower = ([x, width, high, top, rise]: FortSpec['towers'][number]) =>
    drawToppedTower(pen, stone, [x, base - 6, width, high + 6], top, rise);
  for (const each of spec.towers) if (Math.abs(each[0]) < half - each[1]) tower(each);
  drawBlock(pen, stone, { x: -half, y: base - 8, width: 2 * half, height: height + 8 }, 0.14);
  drawBattlement(pen, stone.wall, -half, base + height, 2 * half, 9);
  for (const each of spec.towers) if (Math.abs(each[0]) >= half - each[1]) tower(each);
  if (spec.gate ?? true) pen.arch(stone.lit, -22, base - 6, 44, 34).arch(stone.deep, -15, base - 6, 30, 30);
  if (spec.town)
    drawHouseRow(pen, tones, random, {
      from: -390,
      to: 380,
      y: -6,
      low: 34,
      high: 66,
      colors: spec.town[0],
      roof: spec.town[1],
      air: 0.04,
    });
}

function drawMound(pen: Pen, tones: Tones, kind: string, base: number, half: number): void {
  const top = half + 20;
  if (kind === 'crag') {
    const rock = withBuilding(tones, '#a0968a', '#7a7168');
    pen
      .polygon(
        rock.wall,
        [-390, 0],
        [-top - 60, base * 0.4],
        [-top, base],
        [top, base],
        [top + 40, base * 0.5],
        [390, 0],
      )
      .polygon(rock.shade, [80, 0], [110, base], [top, base], [top + 40, base * 0.5], [390, 0])
      .stroke(
        rock.deep,
        4,
        `M-${top - 40} ${base - 6}l20-${Math.round(base * 0.5)}M-60 ${base - 10}l-14-${Math.round(base * 0.6)}M60 ${base - 8}l12-${Math.round(base * 0.5)}M${top - 50} ${base - 10}l16-${Math.round(base * 0.4)}`,
        0.3,
      )
      .rounds(tones.leafShade, 44, 'M-350 18h90M-190 12h110M20 14h120M230 20h110');
    return;
  }
  const [light, dark] =
    kind === 'woods'
      ? [tones.leaf, tones.leafShade]
      : kind === 'sand'
        ? [tones.paint('#dcb884'), tones.paint('#b98f5f')]
        : [tones.ground, tones.leaf];
  pen
    .fill(
      dark,
      `M-398 0Q-${half + 90} ${Math.round(base * 0.9)}-${half} ${base}H${half}Q${half + 90} ${Math.round(base * 0.9)} 398 0z`,
    )
    .fill(
      light,
      `M-398 0Q-${half + 90} ${Math.round(base * 0.9)}-${half} ${base - 4}Q-60 ${Math.round(base * 0.6)} 110 ${Math.round(base * 0.4)}T398 0z`,
    );
  if (kind === 'woods')
    pen
      .rounds(
        tones.leafShade,
        30,
        `M-300 30h70M-200 ${Math.round(base * 0.5)}h80M-40 30h90M80 ${Math.round(base * 0.45)}h100M240 30h70`,
      )
      .rounds(tones.leafLight, 16, `M-260 ${Math.round(base * 0.36)}h50M-90 ${Math.round(base * 0.6)}h50M150 30h60`);
}
