import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOnion, drawOpenings } from '../parts.js';
import { drawPortal, drawRibbedDome, drawShaft } from '../regional/central-asian.js';

/** A mosque, school or tomb of Central Asia by its portal, domes and minarets. */
export interface TimuridSpec {
  brick: string;
  dome: string;
  /** Width and height of the portal. */
  portal?: readonly [width: number, height: number];
  /** Domes behind the front; `bulb` ones are onions without ribs. */
  domes?: readonly (readonly [x: number, y: number, radius: number, drum: number, bulb?: true])[];
  /** Minarets with bands of tiles, or plain ones with a gallery under a cap. */
  shafts?: readonly (readonly [x: number, width: number, height: number])[];
  plain?: boolean;
  /** Wings of one or two storeys with arches. */
  wings?: readonly (readonly [from: number, to: number, height: number, arches: number])[];
  /** Color of tiles on the wings' edge. */
  trim?: string;
  /** Height of a rise under it. */
  rise?: number;
}

/** Returns a portrait of a building of Central Asia. */
export function portrayTimurid(spec: TimuridSpec, extra: Partial<Motif> = {}): Motif {
  const ends = [
    ...(spec.wings ?? []).flatMap(([from, to]) => [-from, to]),
    ...(spec.shafts ?? []).map(([x, width]) => Math.abs(x) + width / 2),
    ...(spec.domes ?? []).map(([x, , radius]) => Math.abs(x) + radius),
    (spec.portal?.[0] ?? 0) / 2,
  ];
  return {
    draw: (input) => drawTimurid(input, spec),
    reach: Math.min(400, Math.max(...ends, spec.rise ? 380 : 0) + 14),
    setting: 'ground',
    isApart: true,
    trees: ['roundTree', 'poplar'],
    ...extra,
  };
}

function drawTimurid({ pen, tones }: MotifInput, spec: TimuridSpec): void {
  const brick = withBuilding(tones, spec.brick, spec.dome);
  if (spec.rise) drawRise(pen, tones, spec.rise);
  for (const [x, y, radius, drum, bulb] of spec.domes ?? []) {
    if (!bulb) drawRibbedDome(pen, brick, { x, y, radius, drum });
    else {
      drawBlock(pen, brick, { x: x - radius * 0.8, y, width: radius * 1.6, height: drum }, 0.3);
      drawOnion(pen, brick.roof, brick.roofShade, x, y + drum, radius, radius * 1.7);
      pen
        .rect(brick.lit, x - radius * 0.86, y + drum - 4, radius * 1.72, 7)
        .rect(brick.deep, x - 1, y + drum + radius * 1.66, 3, 22);
    }
  }
  for (const wing of spec.wings ?? []) drawWing(pen, brick, tones.paint(spec.trim ?? spec.dome), wing);
  for (const [x, width, height] of spec.shafts ?? [])
    if (spec.plain) drawPlainShaft(pen, brick, x, width, height);
    else drawShaft(pen, brick, x, width, height);
  if (spec.portal) drawPortal(pen, brick, ...spec.portal);
}

function drawWing(
  pen: Pen,
  brick: Tones,
  trim: string,
  [from, to, height, arches]: readonly [number, number, number, number],
): void {
  const width = to - from;
  drawBlock(pen, brick, { x: from, y: 0, width, height }, 0.22);
  pen.rect(brick.lit, from - 4, height - 4, width + 8, 7).rect(trim, from, height - 18, width, 9);
  const rows = height > 110 ? 2 : 1;
  const storey = (height - 24) / rows;
  for (let row = 0; row < rows; row++)
    drawOpenings(
      pen,
      brick.deep,
      { x: from + 4, y: row * storey + 2, width: width - 8, height: storey },
      { columns: arches, rows: 1, width: (width / arches) * 0.62, height: storey - 12, isRound: true },
    );
}

/** A slender minaret with two galleries under a pointed cap. */
function drawPlainShaft(pen: Pen, { wall, lit, shade, roof }: Tones, x: number, width: number, height: number): void {
  const half = width / 2;
  pen
    .polygon(wall, [x - half, 0], [x - half * 0.7, height], [x + half * 0.7, height], [x + half, 0])
    .polygon(shade, [x + half * 0.3, 0], [x + half * 0.2, height], [x + half * 0.7, height], [x + half, 0]);
  for (const share of [0.56, 0.84])
    pen
      .rect(lit, x - half * 1.3, height * share, half * 2.6, 10)
      .rect(shade, x - half, height * share - 5, half * 2, 5);
  pen
    .rect(lit, x - half * 0.9, height - 4, half * 1.8, 7)
    .polygon(roof, [x - half * 0.8, height], [x, height + width * 1.8], [x + half * 0.8, height])
    .rect(lit, x - 1, height + width * 1.7, 3, 20);
}

function drawRise(pen: Pen, { ground, groundShade }: Tones, rise: number): void {
  pen
    .fill(groundShade, `M-398-${rise}Q-300 0-220 0H220Q300 0 398-${rise}z`)
    .fill(ground, `M-398-${rise}Q-300-6-220-6H120Q-60-${Math.round(rise * 0.6)} 200-${rise}z`);
}
