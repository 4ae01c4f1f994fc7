import { darken, mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Corner, Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawWalkers } from '../wonders/parts.js';

/** A lane between two rows of houses, which leads to what is known of its quarter. */
export interface LaneSpec {
  walls: readonly string[];
  /** Height of the houses per pixel of distance from the middle. */
  rise: number;
  /** Half of its width at its far end. */
  width: number;
  ground: string;
  /** Color and depth of eaves; without them roofs are flat. */
  eaves?: readonly [color: string, depth: number];
  /** Colors of shutters and doors. */
  doors: readonly string[];
  /** Colors of awnings over open shops. */
  awnings?: readonly string[];
  /** Colors of goods before the shops. */
  goods?: readonly string[];
  /** Colors of boards that stand out from the walls. */
  boards?: readonly string[];
  /** Whether wooden lattices cover the fronts. */
  hasLattice?: boolean;
  /** A band of another color at the foot of the walls. */
  base?: string;
  /** Draws what is at its end, on y 0. */
  drawEnd(pen: Pen, tones: Tones): void;
  /** Draws what hangs over it or stands in it. */
  drawFront?(pen: Pen, tones: Tones): void;
  walkers?: readonly (readonly [x: number, y: number])[];
}

const EYES = 60;
const FOOT = -0.34;
/** Distances of the edges of houses from the middle, as factors of the lane's width. */
const EDGES = [1, 1.5, 2.3, 3.6, 6.8] as const;

/** Draws one lane. */
export function drawLane({ pen, tones }: MotifInput, spec: LaneSpec): void {
  const { paint } = tones;
  spec.drawEnd(pen, tones);
  const foot = Math.round(EYES + spec.width * FOOT);
  const stone = paint(spec.ground);
  pen
    .polygon(
      stone,
      [-spec.width, foot],
      [-760, Math.round(EYES + 760 * FOOT)],
      [-760, -240],
      [760, -240],
      [760, Math.round(EYES + 760 * FOOT)],
      [spec.width, foot],
    )
    .stroke(
      mixColors(stone, paint('#4a4440'), 0.22),
      3,
      `M-60 ${foot}L-260-240M60 ${foot}L260-240M-720-120H720M-520-60H520M-340-10H340`,
    );
  for (const side of [-1, 1] as const)
    for (let index = 0; index < EDGES.length - 1; index++) drawHouse(pen, tones, spec, side, index);
  spec.drawFront?.(pen, tones);
  drawWalkers(
    pen,
    tones,
    spec.walkers ?? [
      [-50, 6],
      [40, -10],
      [-110, -70],
      [120, -110],
    ],
    1.2,
  );
}

function drawHouse(pen: Pen, tones: Tones, spec: LaneSpec, side: 1 | -1, index: number): void {
  const { paint, window } = tones;
  const far = spec.width * EDGES[index]!;
  const near = spec.width * EDGES[index + 1]!;
  const order = index * 2 + (side > 0 ? 1 : 0);
  const pickFrom = (colors: readonly string[]) => paint(colors[order % colors.length]!);
  const wall = side < 0 ? pickFrom(spec.walls) : darken(pickFrom(spec.walls), 0.12);
  const rise = spec.rise * [1, 0.86, 1.08, 0.94][order % 4]!;
  const at = (distance: number, up: number): Corner => [side * distance, EYES + distance * up];
  /** A part of the front by shares of its length and heights. */
  const part = (color: string, from: number, to: number, low: number, high: number) => {
    const [a, b] = [far + (near - far) * from, far + (near - far) * to];
    pen.polygon(color, at(a, low), at(a, high), at(b, high), at(b, low));
  };
  part(wall, 0, 1, FOOT, rise);
  if (spec.base) part(paint(spec.base), 0, 1, FOOT, FOOT + 0.16);
  if (spec.eaves) {
    const [color, depth] = spec.eaves;
    pen.polygon(
      paint(color),
      at(far - depth * far, rise - 0.04),
      at(far, rise + 0.12),
      at(near, rise + 0.12),
      at(near - depth * near, rise - 0.04),
    );
  } else part(darken(wall, 0.2), 0, 1, rise, rise + 0.03);
  const floors = rise > 0.75 ? 2 : 1;
  const door = pickFrom(spec.doors);
  for (let floor = 0; floor < floors; floor++) {
    const low = 0.12 + floor * 0.4;
    if (low + 0.24 > rise) break;
    for (const [from, to] of [
      [0.14, 0.4],
      [0.6, 0.86],
    ] as const) {
      if (spec.hasLattice) part(door, from - 0.06, to + 0.06, low - 0.04, low + 0.24);
      part(window, from, to, low, low + 0.2);
      if (spec.hasLattice) continue;
      part(door, from - 0.06, from, low, low + 0.2);
      part(door, to, to + 0.06, low, low + 0.2);
    }
  }
  if (spec.awnings) {
    part(darken(wall, 0.5), 0.06, 0.94, FOOT, -0.02);
    if (tones.isDusk) part(window, 0.12, 0.88, -0.2, -0.06);
    for (const [row, color] of (spec.goods ?? []).entries())
      part(paint(color), 0.1 + row * 0.2, 0.26 + row * 0.2, FOOT, FOOT + 0.12);
    const cloth = pickFrom(spec.awnings);
    const [a, b] = [far + (near - far) * 0.02, far + (near - far) * 0.98];
    pen.polygon(cloth, at(a * 0.86, -0.12), at(a, 0.04), at(b, 0.04), at(b * 0.86, -0.12));
  } else part(door, 0.36, 0.64, FOOT, -0.04);
  if (spec.boards) {
    const color = pickFrom(spec.boards);
    const x = far + (near - far) * 0.5;
    pen.polygon(color, at(x * 0.86, 0.12), at(x * 0.86, 0.56), at(x, 0.58), at(x, 0.1));
    const y = EYES + x * 0.33;
    pen.dashes(
      paint('#f6ecd0'),
      x * 0.06,
      [x * 0.06, x * 0.05],
      `M${Math.round(side * x * 0.93)} ${Math.round(y - x * 0.17)}V${Math.round(y + x * 0.17)}`,
    );
  }
}
