import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, traceArcade } from '../parts.js';
import { drawToppedTower, type TowerSpec } from './towers.js';

/** What stands above a part of a front. */
export type Crown = 'flat' | 'hip' | 'mansard' | 'dome' | 'pediment' | 'teeth' | 'clock';

/** A part of a front: x is its middle. */
export type PartSpec = readonly [x: number, half: number, height: number, crown: Crown, rise: number];

/** The front of one palace or large house. */
export interface PalaceSpec {
  wall: string;
  roof: string;
  /** Main front. */
  body: PartSpec;
  storeys: number;
  bays: number;
  /** Pavilions in front of the main one. */
  parts?: readonly PartSpec[];
  /** Whether the lowest storey is an arcade. */
  arcade?: boolean;
  /** Columns of the middle. */
  columns?: readonly [half: number, count: number, height: number];
  /** Color of cornices and frames. */
  trim?: string;
  round?: boolean;
  flag?: boolean;
  /** Towers behind the front. */
  towers?: readonly TowerSpec[];
}

/** Returns a portrait of a palace by its front. */
export function portrayPalace(spec: PalaceSpec, extra: Partial<Motif> = {}): Motif {
  const reach = Math.min(
    400,
    Math.max(...[spec.body, ...(spec.parts ?? [])].map(([x, half]) => Math.abs(x) + half)) + 12,
  );
  return {
    draw: (input) => drawPalaceFront(input, spec),
    reach,
    setting: 'ground',
    ...extra,
  };
}

export function drawPalaceFront({ pen, tones: given }: MotifInput, spec: PalaceSpec): void {
  const tones = withBuilding(given, spec.wall, spec.roof);
  const trim = spec.trim ? given.paint(spec.trim) : tones.lit;
  const bay = (2 * spec.body[1]) / spec.bays;
  for (const [x, width, height, top, rise] of spec.towers ?? [])
    drawToppedTower(pen, tones, [x, 0, width, height], top, rise);
  for (const part of [spec.body, ...(spec.parts ?? [])]) drawPart(pen, tones, trim, part, spec, bay);
  if (spec.columns) drawPortico(pen, tones, trim, spec.columns);
  else pen.arch(tones.deep, -14, 0, 28, 34);
  if (spec.flag) drawFlag(pen, tones.deep, given.paint('#a3195b'), 0, spec.body[2] + spec.body[4], 50);
}

function drawPart(
  pen: Pen,
  tones: Tones,
  trim: string,
  [x, half, height, crown, rise]: PartSpec,
  spec: PalaceSpec,
  bay: number,
): void {
  const storey = spec.body[2] / spec.storeys;
  const storeys = Math.max(1, Math.round(height / storey));
  const bays = Math.max(1, Math.round((2 * half) / bay));
  drawCrown(pen, tones, trim, [x, half, height, crown, rise]);
  drawBlock(pen, tones, { x: x - half, y: 0, width: 2 * half, height }, 0.16);
  const first = spec.arcade ? 1 : 0;
  const high = Math.round((height / storeys) * 0.5);
  const wide = Math.round(Math.min(20, bay * 0.42));
  if (storeys > first)
    drawWindows(
      pen,
      tones.window,
      [x, first * storey, 2 * half - 8, height - first * storey],
      [bays, storeys - first, wide, high],
      spec.round ?? false,
    );
  if (spec.arcade) {
    const span = Math.round(bay * 0.66);
    const pier = (2 * half - bays * span) / (bays + 1);
    pen.rect(tones.deep, x - half, 0, 2 * half, storey - 6);
    pen.fill(
      tones.wall,
      traceArcade({ x: x - half, y: 0, height: storey }, { count: bays, span, pier, sides: storey * 0.4 }),
    );
  }
  for (let level = 1; level <= storeys; level++)
    pen.rect(trim, x - half - 4, (level * height) / storeys - 5, 2 * half + 8, 6);
}

function drawCrown(pen: Pen, tones: Tones, trim: string, [x, half, height, crown, rise]: PartSpec): void {
  switch (crown) {
    case 'hip':
      drawHipRoof(pen, tones, [x, height, 2 * half + 12, rise], Math.min(rise, half));
      return;
    case 'mansard':
      pen.polygon(
        tones.roof,
        [x - half, height],
        [x - half * 0.84, height + rise],
        [x + half * 0.84, height + rise],
        [x + half, height],
      );
      pen.polygon(
        tones.roofShade,
        [x + half * 0.6, height],
        [x + half * 0.52, height + rise],
        [x + half * 0.84, height + rise],
        [x + half, height],
      );
      drawWindows(
        pen,
        tones.lit,
        [x, height + rise * 0.1, 1.6 * half, rise * 0.6],
        [Math.max(1, Math.round(half / 26)), 1, 12, rise * 0.4],
        true,
      );
      return;
    case 'dome':
      drawBlock(pen, tones, { x: x - half * 0.8, y: height, width: half * 1.6, height: rise * 0.2 }, 0.3);
      drawDome(pen, tones, x, height + Math.round(rise * 0.2), Math.round(half * 0.8), Math.round(rise * 0.66));
      pen
        .rect(trim, x - half * 0.12, height + rise * 0.84, half * 0.24, rise * 0.2)
        .rect(tones.deep, x - 1, height + rise * 1.04, 3, 20);
      return;
    case 'pediment':
      pen.polygon(trim, [x - half - 8, height], [x, height + rise], [x + half + 8, height]);
      pen.polygon(tones.shade, [x - half + 14, height + 4], [x, height + rise - 8], [x + half - 14, height + 4]);
      return;
    case 'teeth':
      drawBattlement(pen, tones.wall, x - half, height, 2 * half, rise);
      return;
    case 'clock':
      drawBlock(pen, tones, { x: x - half * 0.5, y: height, width: half, height: rise }, 0.3);
      pen
        .rect(trim, x - half * 0.58, height + rise - 4, half * 1.16, 8)
        .circle(trim, x, height + rise * 0.55, half * 0.34);
      pen
        .circle(tones.deep, x, height + rise * 0.55, half * 0.28)
        .stroke(trim, 3, `M${x} ${height + rise * 0.55}v${half * 0.2}M${x} ${height + rise * 0.55}h${half * 0.14}`);
      drawDome(pen, tones, x, height + rise + 4, Math.round(half * 0.4), Math.round(half * 0.36));
      return;
    default:
      pen
        .dashes(trim, 14, [5, 5], `M${x - half} ${height + 7}H${x + half}`)
        .rect(trim, x - half - 4, height + 13, 2 * half + 8, 5);
  }
}

function drawPortico(
  pen: Pen,
  tones: Tones,
  trim: string,
  [half, count, height]: readonly [number, number, number],
): void {
  pen.rect(tones.shade, -half, 0, 2 * half, height);
  pen.dashes(tones.deep, height * 0.7, [half * 0.14, half * 0.4], `M${-half * 0.8} ${height * 0.36}H${half * 0.9}`);
  const wide = Math.min(20, half / count);
  pen.dashes(trim, height, [wide, (2 * half - wide) / (count - 1) - wide], `M${-half} ${height / 2}H${half}`);
  pen.rect(trim, -half - 8, height, 2 * half + 16, 14);
  pen.polygon(trim, [-half - 12, height + 14], [0, height + 14 + half * 0.32], [half + 12, height + 14]);
  pen.polygon(tones.shade, [-half + 16, height + 20], [0, height + 8 + half * 0.32], [half - 16, height + 20]);
}
