import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawOnion, traceArcade } from '../parts.js';

/** A dome: x is its middle, `base` the height at which it begins. */
export type DomeSpec = readonly [
  x: number,
  base: number,
  radius: number,
  height: number,
  form: 'round' | 'bulb' | 'ribbed',
  color?: string,
];
/** A minaret: x is its middle. */
export type MinaretSpec = readonly [
  x: number,
  width: number,
  height: number,
  form: 'square' | 'round' | 'pencil' | 'tiered' | 'spiral',
  color?: string,
];

/** The front of one mosque, shrine or tomb. */
export interface MosqueSpec {
  wall: string;
  dome: string;
  /** Color of cornices, panels and balconies. */
  trim?: string;
  hall: readonly [half: number, height: number];
  crown?: 'flat' | 'teeth' | 'hip';
  /** Arches of an arcade along the hall. */
  arches?: number;
  /** Rows of windows in a hall without an arcade. */
  windows?: readonly [columns: number, rows: number];
  /** A tall portal in a frame of tiles. */
  portal?: readonly [half: number, height: number, tile: string];
  domes?: readonly DomeSpec[];
  minarets?: readonly MinaretSpec[];
  /** Color of courses of stone. */
  stripes?: string;
}

/** Returns a portrait of a mosque by its hall, domes and minarets. */
export function portrayMosque(spec: MosqueSpec, extra: Partial<Motif> = {}): Motif {
  const sides = [spec.hall[0], ...(spec.minarets ?? []).map(([x, width]) => Math.abs(x) + width)];
  const reach = Math.max(...sides) + 14;
  const tops = [
    ...(spec.domes ?? []).map(([, base, , height]) => base + height),
    ...(spec.minarets ?? []).map(([, , height]) => height),
  ];
  const scale = Math.min(1.25, 396 / reach, 520 / Math.max(spec.hall[1], ...tops));
  return { draw: (input) => drawMosqueFront(input, spec), reach, scale, setting: 'ground', ...extra };
}

export function drawMosqueFront({ pen, tones: given }: MotifInput, spec: MosqueSpec): void {
  const tones = withBuilding(given, spec.wall, spec.dome);
  const trim = spec.trim ? given.paint(spec.trim) : tones.lit;
  const [half, height] = spec.hall;
  for (const minaret of spec.minarets ?? []) drawMinaret(pen, given, spec, minaret);
  for (const dome of spec.domes ?? []) drawHallDome(pen, given, spec, dome);
  drawBlock(pen, tones, { x: -half, y: 0, width: 2 * half, height }, 0.16);
  if (spec.stripes) {
    let courses = '';
    for (let y = 16; y < height; y += 26) courses += `M${-half} ${y}h${2 * half}`;
    pen.stroke(given.paint(spec.stripes), 11, courses, 0.75);
  }
  if (spec.arches) drawArches(pen, tones, half, height, spec.arches);
  if (spec.windows)
    drawWindows(
      pen,
      tones.window,
      [0, height * 0.14, 2 * half - 20, height * 0.74],
      [spec.windows[0], spec.windows[1], 15, Math.min(50, (height * 0.45) / spec.windows[1])],
      true,
    );
  if (spec.crown === 'hip') drawHipRoof(pen, tones, [0, height, 2 * half + 30, 60], 50);
  else if (spec.crown === 'teeth') drawBattlement(pen, tones.wall, -half, height, 2 * half, 9);
  pen.rect(trim, -half - 4, height - 8, 2 * half + 8, 8);
  if (spec.portal) drawPortal(pen, given, tones, spec.portal);
  else pen.pointedArch(trim, -28, 0, 56, 50).pointedArch(tones.deep, -20, 0, 40, 46);
}

function drawArches(pen: Pen, tones: Tones, half: number, height: number, count: number): void {
  const pitch = (2 * half) / count;
  const span = Math.round(pitch * 0.7);
  const pier = (2 * half - count * span) / (count + 1);
  const high = Math.round(height * 0.74);
  pen.rect(tones.deep, -half, 0, 2 * half, high - 6);
  pen.fill(
    tones.wall,
    traceArcade({ x: -half, y: 0, height: high }, { count, span, pier, sides: Math.max(10, high - span / 2 - 16) }),
  );
}

function drawPortal(pen: Pen, given: Tones, tones: Tones, [half, height, color]: NonNullable<MosqueSpec['portal']>) {
  const tile = withBuilding(given, color, color);
  const arch = half * 1.3;
  pen
    .rect(tones.wall, -half, 0, 2 * half, height)
    .rect(tile.wall, -half + 8, 0, 2 * half - 16, height - 8)
    .rect(tile.shade, half * 0.72, 0, half * 0.28 - 8, height - 8)
    .dashes(tile.lit, 5, [6, 7], `M${-half + 14} ${height - 16}H${half - 14}`)
    .pointedArch(tones.lit, -arch / 2 - 6, 0, arch + 12, height - arch - 8)
    .pointedArch(tile.deep, -arch / 2, 0, arch, height - arch - 12)
    .pointedArch(tones.window, -arch * 0.18, 0, arch * 0.36, height * 0.24)
    .rect(tones.lit, -half - 4, height - 4, 2 * half + 8, 8);
}

function drawHallDome(pen: Pen, given: Tones, spec: MosqueSpec, [x, base, radius, height, form, color]: DomeSpec) {
  const tones = withBuilding(given, spec.wall, color ?? spec.dome);
  const drum = Math.round(radius * 0.5);
  const side = form === 'bulb' ? radius * 0.8 : radius;
  drawBlock(pen, tones, { x: x - side, y: base - 30, width: 2 * side, height: drum + 30 }, 0.32);
  drawWindows(
    pen,
    tones.window,
    [x, base, side * 1.8, drum],
    [Math.max(3, Math.round(radius / 16)), 1, 8, drum * 0.6],
    true,
  );
  const foot = base + drum;
  pen.rect(tones.lit, x - side - 4, foot - 4, 2 * side + 8, 7);
  if (form === 'bulb') drawOnion(pen, tones.roof, tones.roofShade, x, foot, radius, height - drum);
  else drawDome(pen, tones, x, foot, radius, height - drum);
  if (form === 'ribbed')
    for (const share of [-0.66, -0.33, 0, 0.33, 0.66])
      pen.stroke(
        tones.roofShade,
        3,
        `M${x + radius * share} ${foot}Q${x + radius * share} ${foot + (height - drum) * 0.7} ${x} ${base + height}`,
      );
  pen.rect(given.paint('#c9a24a'), x - 2, base + height - 2, 4, 26);
}

function drawMinaret(pen: Pen, given: Tones, spec: MosqueSpec, [x, width, height, form, color]: MinaretSpec): void {
  const tones = withBuilding(given, color ?? spec.wall, spec.dome);
  const trim = spec.trim ? given.paint(spec.trim) : tones.lit;
  const half = width / 2;
  const block = (y: number, wide: number, high: number) =>
    drawBlock(pen, tones, { x: x - wide / 2, y, width: wide, height: high }, 0.36);
  const ring = (y: number, wide: number) => pen.rect(trim, x - wide / 2, y, wide, 8);
  switch (form) {
    case 'square': {
      const shaft = height * 0.78;
      block(0, width, shaft);
      pen.rect(trim, x - half + 7, shaft * 0.56, width - 14, shaft * 0.34);
      pen.dashes(tones.shade, shaft * 0.3, [4, 6], `M${x - half + 11} ${shaft * 0.73}H${x + half - 9}`);
      drawWindows(pen, tones.window, [x, shaft * 0.2, width * 0.6, shaft * 0.3], [1, 2, 12, 26], true);
      drawBattlement(pen, tones.wall, x - half, shaft, width, 9);
      block(shaft, width * 0.46, height * 0.14);
      drawDome(pen, tones, x, shaft + height * 0.14, width * 0.25, width * 0.28);
      pen.rect(given.paint('#c9a24a'), x - 2, height * 0.94, 4, height * 0.08);
      return;
    }
    case 'pencil':
      block(0, width, height * 0.74);
      ring(height * 0.5, width + 14);
      ring(height * 0.72, width + 14);
      block(height * 0.74, width * 0.7, height * 0.1);
      drawCone(pen, tones, x, height * 0.84, width * 0.45, height * 0.16);
      return;
    case 'tiered':
      block(0, width, height * 0.44);
      ring(height * 0.43, width + 16);
      block(height * 0.45, width * 0.76, height * 0.24);
      ring(height * 0.68, width * 0.76 + 16);
      block(height * 0.7, width * 0.5, height * 0.16);
      ring(height * 0.85, width * 0.5 + 10);
      drawOnion(pen, tones.wall, tones.shade, x, height * 0.86, width * 0.24, height * 0.12);
      return;
    case 'spiral': {
      const rings = 5;
      for (let level = 0; level < rings; level++) {
        const wide = width * (1 - level * 0.16);
        block((height * level) / rings, wide, height / rings);
        pen.polygon(
          trim,
          [x - wide / 2 - 5, (height * (level + 0.3)) / rings],
          [x - wide / 2 - 5, (height * (level + 0.42)) / rings],
          [x + wide / 2 + 5, (height * (level + 1)) / rings],
          [x + wide / 2 + 5, (height * (level + 0.86)) / rings],
        );
      }
      pen.rect(given.paint('#c9a24a'), x - 2, height, 4, 20);
      return;
    }
    default:
      block(0, width, height * 0.84);
      pen.stroke(
        trim,
        width * 0.24,
        `M${x - half} ${height * 0.2}l${width} ${width}M${x - half} ${height * 0.4}l${width} ${width}M${x - half} ${height * 0.6}l${width} ${width}`,
        0.8,
      );
      ring(height * 0.82, width + 16);
      block(height * 0.84, width * 0.7, height * 0.08);
      drawDome(pen, tones, x, height * 0.92, width * 0.42, height * 0.06);
  }
}
