import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawEaves } from '../parts.js';

/** A roof over a storey, from the lowest up. */
export type HallTier = readonly [half: number, wall: number, roof: number, ridge: number];

/** A hall or gate of eastern Asia by its base and its roofs. */
export interface HallSpec {
  x?: number;
  wood: string;
  tiles: string;
  /** Color of the wall between the posts. */
  plaster?: string;
  /** Color of the beams under the eaves. */
  beams?: string;
  /** Half width and height of a plain base. */
  base?: readonly [half: number, height: number, color?: string];
  /** Half width, height and arches of a base of masonry under a gate. */
  masonry?: readonly [half: number, height: number, arches: number, color?: string];
  tiers: readonly HallTier[];
  posts?: number;
  /** Side halls: x, half width, wall and roof. */
  wings?: readonly (readonly [x: number, half: number, wall: number, roof: number])[];
  /** Color of ornaments on the ridge. */
  crest?: string;
  /** Whether lanterns hang under the lowest eaves. */
  lanterns?: string;
  /** Whether it has a pointed roof instead of a ridge. */
  pointed?: boolean;
}

/** Returns a portrait of a hall or gate. */
export function portrayHall(spec: HallSpec, extra: Partial<Motif> = {}): Motif {
  const ends = [
    ...spec.tiers.map(([half]) => half),
    spec.base?.[0] ?? 0,
    spec.masonry?.[0] ?? 0,
    ...(spec.wings ?? []).map(([x, half]) => Math.abs(x) + half + 20),
  ];
  return {
    draw: (input) => drawHall(input, spec),
    reach: Math.min(398, Math.max(...ends) + 14),
    setting: 'ground',
    ...extra,
  };
}

/** Draws a hall from the ground at y up. */
export function drawHall({ pen, tones }: Pick<MotifInput, 'pen' | 'tones'>, spec: HallSpec, ground = 0): void {
  const hall = withBuilding(tones, spec.wood, spec.tiles);
  const x = spec.x ?? 0;
  const beams = tones.paint(spec.beams ?? '#4f7a6a');
  for (const [at, half, wall, roof] of spec.wings ?? []) {
    drawWall(pen, tones, hall, spec, {
      x: x + at,
      y: ground,
      half: half * 0.92,
      wall,
      posts: Math.max(4, Math.round(half / 24)),
    });
    drawEaves(pen, hall, { x: x + at, y: ground + wall - 4, half: half + 16, height: roof, ridge: half * 0.8 });
  }
  let y = ground;
  if (spec.base) {
    const [half, height, color = '#d3cabb'] = spec.base;
    const stone = withBuilding(tones, color, color);
    drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height }, 0.2);
    pen
      .rect(stone.lit, x - half - 4, y + height - 6, 2 * half + 8, 7)
      .polygon(stone.lit, [x - 46, y], [x - 34, y + height], [x + 34, y + height], [x + 46, y])
      .dashes(stone.shade, 76, [3, 6], `M${x} ${y}V${y + height}`);
    y += height;
  }
  if (spec.masonry) y = drawMasonry(pen, tones, spec.masonry, x, y);
  for (const [index, [half, wall, roof, ridge]] of spec.tiers.entries()) {
    drawWall(pen, tones, hall, spec, {
      x,
      y,
      half: half * 0.78,
      wall,
      posts: Math.max(3, (spec.posts ?? 8) - index * 2),
    });
    pen.rect(beams, x - half * 0.8, y + wall - 12, half * 1.6, 10);
    if (spec.tiers.length < 4) pen.dashes(hall.deep, 6, [5, 7], `M${x - half * 0.84} ${y + wall}h${half * 1.68}`);
    if (index === 0 && spec.lanterns) hang(pen, tones.paint(spec.lanterns), x, y + wall - 26, half);
    const isTop = index === spec.tiers.length - 1;
    drawEaves(pen, hall, { x, y: y + wall, half, height: roof, ridge: isTop && spec.pointed ? 8 : ridge });
    y += wall + roof - (isTop ? 0 : 8);
    if (isTop) drawCrest(pen, hall, spec, x, y, ridge);
  }
}

function drawCrest(
  pen: Pen,
  { roofShade }: Tones,
  { crest, pointed }: HallSpec,
  x: number,
  y: number,
  ridge: number,
): void {
  const color = crest ?? roofShade;
  if (pointed) {
    pen.circle(color, x, y + 8, 12).polygon(color, [x - 6, y + 14], [x, y + 44], [x + 6, y + 14]);
    return;
  }
  pen
    .rect(color, x - ridge - 4, y - 5, 2 * ridge + 8, 10)
    .polygon(color, [x - ridge - 6, y - 6], [x - ridge - 14, y + 20], [x - ridge + 12, y + 4])
    .polygon(color, [x + ridge + 6, y - 6], [x + ridge + 14, y + 20], [x + ridge - 12, y + 4]);
}

function drawWall(
  pen: Pen,
  tones: Tones,
  { wall, shade, lit, deep, window }: Tones,
  { plaster }: HallSpec,
  box: { x: number; y: number; half: number; wall: number; posts: number },
): void {
  const { x, y, half, wall: height, posts } = box;
  const fill = plaster ? tones.paint(plaster) : shade;
  const pitch = (2 * half) / (posts - 1);
  pen.rect(fill, x - half, y, 2 * half, height);
  if (height > 36) {
    pen.dashes(
      window,
      height * 0.5,
      [pitch * 0.5, pitch * 0.5],
      `M${x - half + pitch * 0.25} ${y + height * 0.42}H${x + half}`,
    );
    pen.rect(deep, x - pitch * 0.4, y, pitch * 0.8, height * 0.72);
  }
  pen
    .dashes(wall, height, [11, pitch - 11], `M${x - half - 5} ${y + height / 2}H${x + half + 8}`)
    .rect(wall, x - half, y + height * 0.72, 2 * half, 7)
    .rect(lit, x - half, y, 2 * half, 3);
}

function drawMasonry(
  pen: Pen,
  tones: Tones,
  [half, height, arches, color = '#bdb4a4']: readonly [number, number, number, string?],
  x: number,
  y: number,
): number {
  const stone = withBuilding(tones, color, color);
  pen
    .polygon(stone.wall, [x - half, y], [x - half + 16, y + height], [x + half - 16, y + height], [x + half, y])
    .polygon(
      stone.shade,
      [x + half * 0.66, y],
      [x + half * 0.64, y + height],
      [x + half - 16, y + height],
      [x + half, y],
    );
  pen.dashes(
    stone.shade,
    3,
    [26, 6],
    `M${x - half + 8} ${y + height * 0.28}H${x + half - 8}M${x - half + 16} ${y + height * 0.54}H${x + half - 14}M${x - half + 20} ${y + height * 0.8}H${x + half - 20}`,
  );
  for (let index = 0; index < arches; index++) {
    const at = x + (index - (arches - 1) / 2) * half * 0.52;
    const wide = arches === 1 ? 76 : 54;
    pen
      .arch(stone.lit, at - wide / 2 - 8, y, wide + 16, height * 0.42)
      .arch(stone.deep, at - wide / 2, y, wide, height * 0.42);
  }
  drawBattlement(pen, stone.wall, x - half + 16, y + height, 2 * half - 32, 12);
  return y + height;
}

function hang(pen: Pen, color: string, x: number, y: number, half: number): void {
  pen.rounds(
    color,
    18,
    [-0.62, -0.34, 0.34, 0.62].map((share) => `M${Math.round(x + half * share)} ${Math.round(y - 8)}v5`).join(''),
  );
}
