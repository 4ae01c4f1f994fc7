import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';

/** A courtyard seen from its entrance. */
export interface CourtSpec {
  wall: string;
  /** Color of the tiles along the foot of the walls. */
  tile: string;
  /** Color of doors, beams and eaves. */
  wood: string;
  floor: string;
  /** Color of tiled eaves; none where walls end in a plain edge. */
  eaves?: string;
  /** Color of courses of stone in the walls. */
  stripes?: string;
  arches: readonly [count: number, form: 'round' | 'pointed'];
  middle: 'pool' | 'fountain' | 'oranges';
  /** Whether a square minaret rises above the rear wall. */
  hasMinaret?: true;
  /** Height of the rear wall. */
  height?: number;
}

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, evening: 'night' } as const;

export const portrayCourt = (spec: CourtSpec): Motif => ({ draw: (input) => drawCourt(input, spec), ...scenery });

function drawCourt({ pen, tones }: MotifInput, spec: CourtSpec): void {
  const built = withBuilding(tones, spec.wall, spec.eaves ?? spec.wood);
  const top = spec.height ?? 320;
  const [far, near] = [330, 720];
  if (spec.hasMinaret) drawCourtMinaret(pen, built, top);
  pen
    .rect(built.wall, -far, 0, 2 * far, top)
    .polygon(built.shade, [far, 0], [far, top], [near, top + 240], [near, -200])
    .polygon(built.lit, [-far, 0], [-far, top], [-near, top + 240], [-near, -200]);
  if (spec.stripes) drawCourses(pen, tones.paint(spec.stripes), far, near, top);
  drawRearArches(pen, tones, built, spec, far, top);
  drawSideArches(pen, tones, built, spec, far, near);
  drawEavesLine(pen, tones, built, spec, far, near, top);
  drawFloor(pen, tones, spec);
}

function drawCourtMinaret(pen: Pen, built: Tones, top: number): void {
  pen
    .rect(built.wall, 110, top, 84, 130)
    .rect(built.shade, 166, top, 28, 130)
    .rect(built.roof, 120, top + 60, 64, 50)
    .dashes(built.lit, 40, [5, 7], `M124 ${top + 85}H182`)
    .rect(built.lit, 104, top + 126, 96, 9)
    .rect(built.wall, 132, top + 135, 40, 40)
    .dome(built.roof, 152, top + 175, 20, 18);
}

function drawCourses(pen: Pen, color: string, far: number, near: number, top: number): void {
  let rear = '';
  let sides = '';
  for (let share = 0.06; share < 1; share += 0.12) {
    const [inner, outer] = [Math.round(top * share), Math.round(-200 + (top + 440) * share)];
    rear += `M${-far} ${inner}h${2 * far}`;
    sides += `M${-far} ${inner}L${-near} ${outer}M${far} ${inner}L${near} ${outer}`;
  }
  pen.stroke(color, 14, rear, 0.75).stroke(color, 20, sides, 0.55);
}

function drawRearArches(pen: Pen, tones: Tones, built: Tones, spec: CourtSpec, far: number, top: number): void {
  const [count, form] = spec.arches;
  const tile = tones.paint(spec.tile);
  const wood = tones.paint(spec.wood);
  pen.rect(tile, -far, 0, 2 * far, 40).dashes(built.lit, 5, [8, 8], `M${-far} 34H${far}`);
  const pitch = (2 * far) / count;
  for (let index = 0; index < count; index++) {
    const middle = -far + (index + 0.5) * pitch;
    const isMain = count % 2 === 1 && index === (count - 1) / 2;
    const wide = pitch * (isMain ? 0.74 : 0.56);
    const sides = (isMain ? top * 0.5 : top * 0.36) - wide * 0.3;
    pen.rect(built.lit, middle - wide / 2 - 10, 0, wide + 20, sides + wide * (form === 'round' ? 0.62 : 0.96));
    const draw = form === 'round' ? pen.arch.bind(pen) : pen.pointedArch.bind(pen);
    draw(tile, middle - wide / 2 - 4, 0, wide + 8, sides);
    draw(built.deep, middle - wide / 2, 0, wide, sides);
    if (isMain) pen.rect(wood, middle - wide * 0.3, 0, wide * 0.6, sides * 0.7);
    else pen.rect(tones.window, middle - wide * 0.2, 0, wide * 0.4, sides * 0.6);
  }
  const upper = top * 0.8;
  pen
    .rect(wood, -far, upper - 34, 2 * far, 10)
    .dashes(built.deep, 34, [22, pitch / 2 - 22], `M${-far + pitch * 0.25 - 11} ${upper}H${far}`)
    .dashes(wood, 34, [3, 4], `M${-far + 8} ${upper - 8}H${far - 8}`);
}

function drawSideArches(pen: Pen, tones: Tones, built: Tones, spec: CourtSpec, far: number, near: number): void {
  const tile = tones.paint(spec.tile);
  for (const side of [-1, 1]) {
    pen.polygon(tile, [side * far, 0], [side * far, 40], [side * near, -130], [side * near, -200]);
    for (const [from, to] of [
      [0.1, 0.3],
      [0.42, 0.68],
      [0.82, 1.1],
    ] as const) {
      const at = (share: number) => Math.round(side * (far + (near - far) * share));
      const foot = (share: number) => Math.round(-200 * share);
      const head = (share: number) => Math.round(110 + 110 * share);
      const peak = Math.round((at(from) + at(to)) / 2);
      pen.fill(
        built.deep,
        `M${at(from)} ${foot(from)}V${head(from)}Q${at(from)} ${head(to) + 30} ${peak} ${head(to) + 44}Q${at(to)} ${head(to) + 40} ${at(to)} ${head(to)}V${foot(to)}z`,
      );
    }
  }
}

function drawEavesLine(
  pen: Pen,
  tones: Tones,
  built: Tones,
  spec: CourtSpec,
  far: number,
  near: number,
  top: number,
): void {
  const wood = tones.paint(spec.wood);
  for (const side of [-1, 1])
    pen.polygon(
      spec.eaves ? (side < 0 ? built.roof : built.roofShade) : wood,
      [side * far, top - 14],
      [side * (far + 10), top + 26],
      [side * near, top + 290],
      [side * near, top + 216],
    );
  if (!spec.eaves) {
    pen.rect(wood, -far, top - 12, 2 * far, 14);
    return;
  }
  pen
    .rect(wood, -far, top - 22, 2 * far, 12)
    .polygon(built.roof, [-far, top - 12], [-far + 10, top + 26], [far - 10, top + 26], [far, top - 12])
    .dashes(built.roofShade, 34, [3, 9], `M${-far + 8} ${top + 6}H${far - 8}`);
}

function drawFloor(pen: Pen, tones: Tones, spec: CourtSpec): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight } = tones;
  const floor = withBuilding(tones, spec.floor, spec.floor);
  pen
    .polygon(floor.wall, [-330, 0], [330, 0], [760, -240], [-760, -240])
    .polygon(floor.wall, [-720, -195], [-720, -240], [-620, -240])
    .stroke(floor.shade, 3, 'M-480-80H480M-600-140H600M-110 0L-250-240M110 0L250-240M0 0V-40', 0.6);
  if (spec.middle === 'pool') {
    pen
      .polygon(floor.lit, [-130, -30], [130, -30], [270, -200], [-270, -200])
      .polygon(water, [-112, -40], [112, -40], [228, -190], [-228, -190])
      .polygon(waterLight, [-60, -44], [60, -44], [84, -110], [-84, -110]);
    return;
  }
  if (spec.middle === 'fountain') {
    pen
      .ellipse(floor.shade, 0, -118, 190, 46)
      .ellipse(floor.lit, 0, -110, 180, 42)
      .ellipse(water, 0, -108, 150, 32)
      .rect(floor.lit, -9, -110, 18, 56)
      .ellipse(floor.lit, 0, -54, 52, 12)
      .stroke(waterLight, 4, 'M0-40q-30 30-46-16M0-40q30 30 46-16M0-50v40');
    return;
  }
  pen
    .polygon(water, [-70, -10], [70, -10], [190, -240], [-190, -240])
    .polygon(waterLight, [-30, -12], [30, -12], [60, -120], [-60, -120])
    .stroke(floor.lit, 10, 'M-76-8L-200-240M76-8L200-240');
  for (const [x, y, r] of [
    [-230, -10, 52],
    [230, -10, 52],
    [-370, -60, 80],
    [370, -60, 80],
  ] as const)
    pen
      .rect(paint('#7a5b40'), x - 6, y - 30, 12, 40)
      .circle(leafShade, x, y + r * 0.7, r)
      .circle(leaf, x - r * 0.14, y + r * 0.8, r * 0.82)
      .rounds(leafLight, r * 0.3, `M${x - r * 0.4} ${y + r}h${r * 0.3}`)
      .rounds(
        paint('#e8892e'),
        13,
        `M${x - r * 0.5} ${y + r * 0.5}v1M${x + r * 0.3} ${y + r * 0.9}v1M${x} ${y + r * 0.3}v1M${x + r * 0.5} ${y + r * 0.4}v1`,
      );
}
