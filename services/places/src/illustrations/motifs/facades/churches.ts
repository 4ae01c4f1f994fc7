import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawToppedTower, type TowerSpec } from './towers.js';

/** The front of one church. */
export interface ChurchSpec {
  stone: string;
  roof: string;
  /** Half width, height of the walls, and height of the gable of the nave. */
  nave: readonly [half: number, height: number, gable: number];
  /** Half width and height of the aisles. */
  aisles?: readonly [half: number, height: number];
  towers?: readonly TowerSpec[];
  /** Towers behind the nave. */
  back?: readonly TowerSpec[];
  /** A dome on a drum behind the nave. */
  dome?: readonly [x: number, base: number, radius: number, height: number];
  domeColor?: string;
  rose?: boolean;
  portals?: 1 | 3;
  stripes?: string;
  /** Columns of a portico before the nave. */
  columns?: number;
  /** Half width of the body that is seen from the side. */
  flank?: readonly [from: number, to: number, height: number, roof: number];
}

/** Returns a portrait of a church by its front, as large as the central square permits. */
export function portrayChurch(spec: ChurchSpec, extra: Partial<Motif> = {}): Motif {
  const towers = [...(spec.towers ?? []), ...(spec.back ?? [])];
  const sides = [spec.nave[0], spec.aisles?.[0] ?? 0, ...(spec.flank?.slice(0, 2).map(Math.abs) ?? [])];
  const reach = Math.max(...sides, ...towers.map(([x, width]) => Math.abs(x) + width / 2)) + 14;
  const dome = spec.dome ? spec.dome[1] + spec.dome[2] + spec.dome[3] : 0;
  const height = Math.max(spec.nave[1] + spec.nave[2], dome, ...towers.map(([, , tall, , rise]) => tall + rise));
  const scale = Math.min(1.3, 396 / reach, 540 / height);
  return { draw: (input) => drawChurchFront(input, spec), reach, scale, setting: 'ground', ...extra };
}

export function drawChurchFront({ pen, tones: given }: MotifInput, spec: ChurchSpec): void {
  const tones = withBuilding(given, spec.stone, spec.roof);
  if (spec.dome) drawDrumDome(pen, withBuilding(given, spec.stone, spec.domeColor ?? spec.roof), spec.dome);
  for (const [x, width, height, top, rise] of spec.back ?? [])
    drawToppedTower(pen, tones, [x, 0, width, height], top, rise);
  if (spec.flank) drawFlank(pen, tones, spec.flank);
  if (spec.aisles) drawAisles(pen, tones, spec.aisles, spec.nave[0]);
  drawNave(pen, tones, spec);
  for (const [x, width, height, top, rise] of spec.towers ?? [])
    drawToppedTower(pen, tones, [x, 0, width, height], top, rise);
  if (spec.stripes) drawStripes(pen, given.paint(spec.stripes), spec);
  drawPortals(pen, tones, spec);
}

function drawDrumDome(
  pen: Pen,
  tones: Tones,
  [x, base, radius, height]: readonly [number, number, number, number],
): void {
  const drum = Math.round(radius * 0.62);
  drawBlock(pen, tones, { x: x - radius, y: base, width: 2 * radius, height: drum }, 0.32);
  drawWindows(
    pen,
    tones.window,
    [x, base, 1.9 * radius, drum],
    [7, 1, Math.round(radius * 0.12), Math.round(drum * 0.6)],
    true,
  );
  pen.rect(tones.lit, x - radius - 6, base + drum - 4, 2 * radius + 12, 9);
  drawDome(pen, tones, x, base + drum + 5, radius, height);
  const top = base + drum + height;
  drawBlock(
    pen,
    tones,
    {
      x: x - radius * 0.13,
      y: top,
      width: radius * 0.26,
      height: radius * 0.3,
    },
    0.34,
  );
  pen.rect(tones.deep, x - 1, top + radius * 0.3, 3, 30).rect(tones.deep, x - 8, top + radius * 0.3 + 16, 17, 3);
}

function drawFlank(pen: Pen, tones: Tones, [from, to, height, roof]: readonly [number, number, number, number]): void {
  const width = to - from;
  pen.rect(tones.shade, from, 0, width, height);
  pen.polygon(tones.roof, [from, height], [from + 14, height + roof], [to - 14, height + roof], [to, height]);
  const bays = Math.max(3, Math.round(width / 46));
  drawWindows(
    pen,
    tones.window,
    [(from + to) / 2, height * 0.2, width, height * 0.7],
    [bays, 1, 15, height * 0.5],
    true,
  );
  for (let bay = 0; bay <= bays; bay++) pen.rect(tones.wall, from + (bay * width) / bays - 5, 0, 10, height * 0.9);
}

function drawAisles(pen: Pen, tones: Tones, [half, height]: readonly [number, number], nave: number): void {
  drawBlock(pen, tones, { x: -half, y: 0, width: 2 * half, height }, 0.12);
  pen.polygon(tones.lit, [-half - 6, height], [-nave, height + 34], [-nave, height]);
  pen.polygon(tones.shade, [half + 6, height], [nave, height + 34], [nave, height]);
  for (const side of [-1, 1])
    drawWindows(pen, tones.window, [(side * (half + nave)) / 2, 20, 60, height - 30], [1, 1, 20, 50], true);
}

function drawNave(pen: Pen, tones: Tones, { nave: [half, height, gable], rose, columns }: ChurchSpec): void {
  drawBlock(pen, tones, { x: -half, y: 0, width: 2 * half, height }, 0.24);
  if (gable > 0) {
    pen.polygon(tones.wall, [-half, height], [0, height + gable], [half, height]);
    pen.polygon(tones.shade, [half * 0.52, height], [half * 0.52, height + gable * 0.48], [half, height]);
    pen.line(tones.lit, 8, [-half - 6, height], [0, height + gable + 2], [half + 6, height]);
  } else pen.rect(tones.lit, -half - 6, height, 2 * half + 12, 10);
  if (rose) {
    const [y, radius] = [height * 0.72, Math.min(40, half * 0.42)];
    pen.circle(tones.lit, 0, y, radius).circle(tones.window, 0, y, radius * 0.82);
    pen
      .stroke(tones.lit, 3, `M0 ${y - radius}v${2 * radius}M${-radius} ${y}h${2 * radius}`)
      .circle(tones.lit, 0, y, radius * 0.2);
  } else if (!columns)
    drawWindows(pen, tones.window, [0, height * 0.5, half * 1.5, height * 0.4], [half > 80 ? 3 : 1, 1, 18, 56], true);
  if (!columns) pen.rect(tones.lit, -half, height * 0.46, 2 * half, 7);
}

function drawStripes(pen: Pen, color: string, { nave: [half, height, gable], aisles, towers = [] }: ChurchSpec): void {
  let bands = '';
  for (let y = 22; y < height + gable * 0.6; y += 26) {
    const wide = y < (aisles?.[1] ?? 0) ? aisles![0] : y > height ? half * (1 - (y - height) / gable) - 6 : half;
    bands += `M${-Math.round(wide)} ${y}h${2 * Math.round(wide)}`;
  }
  for (const [x, width, tall] of towers) for (let y = 22; y < tall; y += 26) bands += `M${x - width / 2} ${y}h${width}`;
  pen.stroke(color, 9, bands, 0.62);
}

function drawPortals(pen: Pen, tones: Tones, { nave: [half, height], portals = 1, aisles, columns }: ChurchSpec): void {
  if (columns) {
    const high = height * 0.74;
    pen.rect(tones.deep, -half + 8, 0, 2 * half - 16, high);
    pen.dashes(
      tones.lit,
      high,
      [18, (2 * half - 26 - 18) / (columns - 1) - 18],
      `M${-half + 13} ${high / 2}H${half - 12}`,
    );
    pen.rect(tones.lit, -half - 8, high, 2 * half + 16, 12);
    return;
  }
  const places =
    portals === 3 ? [-1, 0, 1].map((side) => side * (aisles ? (aisles[0] + half) * 0.48 : half * 0.6)) : [0];
  for (const x of places) {
    const wide = x === 0 ? 40 : 30;
    pen
      .pointedArch(tones.lit, x - wide / 2 - 8, 0, wide + 16, wide + 4)
      .pointedArch(tones.deep, x - wide / 2, 0, wide, wide);
  }
}
