import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawTower } from '../regional/stone-towers.js';
import { drawTree } from './parts.js';

/** A temple of Angkor by its terraces, towers and galleries. */
export interface KhmerSpec {
  stone: string;
  /** Half width and height of each terrace from the ground up. */
  tiers: readonly (readonly [half: number, height: number])[];
  /** Towers by the terrace or gallery they stand on. */
  towers: readonly (readonly [x: number, y: number, half: number, height: number])[];
  /** Half width, height and number of windows of galleries: x is their middle. */
  galleries?: readonly (readonly [x: number, y: number, half: number, height: number, bays: number])[];
  /** Half width of the stair in the middle. */
  stair?: number;
  /** Whether a walk on short columns leads to it. */
  causeway?: boolean;
  hill?: number;
  trees?: readonly (readonly [x: number, y: number, size: number])[];
  brick?: string;
}

/** Returns a portrait of a temple of Angkor. */
export function portrayKhmer(spec: KhmerSpec, extra: Partial<Motif> = {}): Motif {
  return {
    draw: (input) => drawKhmer(input, spec),
    reach: 392,
    setting: 'ground',
    isApart: true,
    ...extra,
  };
}

function drawKhmer({ pen, tones }: MotifInput, spec: KhmerSpec): void {
  const stone = withBuilding(tones, spec.stone, '#8c7d68');
  const hill = spec.hill ?? 0;
  if (hill) drawHill(pen, tones, hill);
  for (const [x, y, size] of spec.trees ?? []) if (y > 0) drawTree(pen, tones, x, y, size);
  const crown = spec.brick ? withBuilding(tones, spec.brick, '#8c7d68') : stone;
  for (const [x, y, half, height] of spec.towers)
    drawTower(pen, Math.abs(x) > 60 && half < 40 ? { ...crown, wall: crown.shade, lit: crown.wall } : crown, {
      x,
      y: y + hill,
      half,
      height,
    });
  let foot = hill - 4;
  for (const [half, height] of spec.tiers) {
    drawBlock(pen, stone, { x: -half, y: foot, width: 2 * half, height }, 0.24);
    pen
      .rect(stone.lit, -half - 5, foot + height - 6, 2 * half + 10, 6)
      .rect(stone.shade, -half, foot + height * 0.42, 2 * half, 4);
    foot += height;
  }
  for (const gallery of spec.galleries ?? []) drawGallery(pen, stone, gallery, hill);
  if (spec.stair) {
    pen
      .polygon(
        stone.lit,
        [-spec.stair - 12, hill - 6],
        [-spec.stair * 0.66, foot],
        [spec.stair * 0.66, foot],
        [spec.stair + 12, hill - 6],
      )
      .dashes(stone.shade, 2 * spec.stair - 8, [3, 8], `M0 ${hill - 4}V${foot}`);
    drawDoor(pen, stone, 0, foot, 22);
  }
  if (spec.causeway) drawCauseway(pen, stone);
  for (const [x, y, size] of spec.trees ?? []) if (y <= 0) drawTree(pen, tones, x, y, size);
}

function drawDoor(pen: Pen, { wall, lit, shade, deep }: Tones, x: number, y: number, half: number): void {
  drawBlock(pen, { wall, lit, shade, deep } as Tones, { x: x - half * 1.5, y, width: half * 3, height: half * 2 }, 0.3);
  pen
    .polygon(lit, [x - half * 1.8, y + half * 2], [x, y + half * 3.6], [x + half * 1.8, y + half * 2])
    .polygon(shade, [x - half, y + half * 2.1], [x, y + half * 3.1], [x + half, y + half * 2.1])
    .rect(deep, x - half * 0.55, y, half * 1.1, half * 1.6);
}

function drawGallery(
  pen: Pen,
  { wall, lit, shade, deep, roofShade }: Tones,
  [x, y, half, height, bays]: readonly [number, number, number, number, number],
  hill: number,
): void {
  const foot = y + hill;
  pen
    .rect(wall, x - half, foot, 2 * half, height)
    .fill(
      shade,
      `M${x - half - 8} ${foot + height}q4 ${Math.round(height * 0.5)} 30 ${Math.round(height * 0.5)}H${x + half - 22}q26 0 30-${Math.round(height * 0.5)}z`,
    )
    .dashes(roofShade, height * 0.3, [4, 8], `M${x - half + 20} ${foot + height * 1.25}H${x + half - 20}`)
    .rect(lit, x - half - 10, foot + height - 3, 2 * half + 20, 7)
    .dashes(
      deep,
      height * 0.56,
      [half / bays, half / bays],
      `M${x - half + half / bays / 2} ${foot + height * 0.44}H${x + half - 6}`,
    );
}

/** A walk of slabs on rows of short round columns, seen from the front. */
function drawCauseway(pen: Pen, { wall, lit, shade, deep }: Tones): void {
  pen
    .rect(deep, -92, -8, 184, 30)
    .polygon(lit, [-60, 34], [-40, 62], [40, 62], [60, 34])
    .rect(wall, -96, 20, 192, 14)
    .rect(lit, -96, 30, 192, 5)
    .dashes(wall, 30, [14, 14], 'M-92 6H94')
    .rect(shade, -96, -10, 192, 5);
}

function drawHill(pen: Pen, { leaf, leafShade, ground }: Tones, hill: number): void {
  pen
    .fill(leafShade, `M-398-10Q-300 ${hill * 0.9}-250 ${hill}H250Q300 ${hill * 0.9} 398-10z`)
    .fill(leaf, `M-398-10Q-300 ${hill * 0.9}-250 ${hill - 4}Q-60 ${Math.round(hill * 0.5)} 398-10z`)
    .rounds(leafShade, 34, `M-300 20h60M-170 ${Math.round(hill * 0.42)}h60M90 ${Math.round(hill * 0.3)}h80M240 24h70`)
    .polygon(ground, [-26, -10], [-14, hill], [14, hill], [26, -10]);
}
