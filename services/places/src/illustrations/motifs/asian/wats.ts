import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawOpenings, drawSteps } from '../parts.js';

/** A temple hall of Thailand, Laos or Cambodia, seen from its gable. */
export interface WatSpec {
  wall: string;
  roof: string;
  /** Color of the roof's border and of its finials. */
  edge: string;
  gable: string;
  /** Half width of the eaves, their height, height of the ridge, and number of roofs one above the other. */
  eaves: readonly [half: number, y: number, ridge: number, tiers: number];
  columns?: number;
  /** Half width of the hall; less than the eaves. */
  hall: number;
  /** A spire on the ridge. */
  spire?: number;
  /** Side wings with low roofs. */
  wings?: readonly [half: number, height: number];
  steps?: number;
}

/** Returns a portrait of a temple hall by its roofs. */
export function portrayWat(spec: WatSpec, extra: Partial<Motif> = {}): Motif {
  return {
    draw: (input) => drawWat(input, spec),
    reach: Math.min(396, Math.max(spec.eaves[0], spec.wings?.[0] ?? 0) + 24),
    setting: 'ground',
    mayReflect: true,
    ...extra,
  };
}

function drawWat({ pen, tones }: MotifInput, spec: WatSpec): void {
  const hall = withBuilding(tones, spec.wall, spec.roof);
  const edge = tones.paint(spec.edge);
  const { wall, lit, shade, deep, window, roof, roofShade } = hall;
  const [half, y, ridge, tiers] = spec.eaves;
  if (spec.wings) drawWings(pen, hall, edge, spec.wings);
  const base = drawSteps(pen, withBuilding(tones, '#ded4c0', spec.roof), spec.hall + 40, spec.steps ?? 2, 11, 12);
  pen
    .rect(wall, -spec.hall, base, 2 * spec.hall, y + 30 - base)
    .rect(shade, spec.hall * 0.5, base, spec.hall * 0.5, y + 30 - base);
  for (const side of [-1, 1])
    drawOpenings(
      pen,
      window,
      { x: side > 0 ? spec.hall * 0.5 : -spec.hall, y: base + 8, width: spec.hall * 0.5, height: y - base },
      { columns: 2, rows: 1, width: 16, height: Math.max(24, (y - base) * 0.6), isRound: true },
    );
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const [wide, foot, top] = [
      Math.round(half * (1 - share * 0.5)),
      Math.round(y + (ridge - y) * share * 0.34),
      Math.round(ridge - (tiers - 1 - tier) * 34),
    ];
    traceSlope(pen, edge, wide, foot, top);
    traceSlope(pen, roof, wide - 16, foot + 4, top - 18);
    pen.fill(
      roofShade,
      `M${wide - 16} ${foot + 4}Q${Math.round(wide * 0.38)} ${Math.round(foot + (top - foot) * 0.3)} 0 ${top - 18}Q${Math.round(wide * 0.2)} ${Math.round(foot + (top - foot) * 0.3)} ${Math.round(wide * 0.5)} ${foot + 4}z`,
    );
    for (const side of [-1, 1])
      pen.fill(edge, `M${side * wide} ${foot}q${side * 22} 2 ${side * 26} 30q${side * -18}-18 ${side * -44}-16z`);
  }
  const gable = Math.round(spec.hall * 0.62);
  traceSlope(pen, edge, gable + 24, y + 6, ridge - (tiers - 1) * 34 - 30);
  traceSlope(pen, tones.paint(spec.gable), gable + 4, y + 10, ridge - (tiers - 1) * 34 - 52);
  pen
    .circle(edge, 0, Math.round(y + (ridge - y) * 0.22), 15)
    .fill(edge, `M-7 ${ridge - 8}q-4 40 14 62q-2-30 2-56q-6-16-16-6z`);
  pen.rect(lit, -gable - 12, y, 2 * gable + 24, 9).rect(deep, -22, base, 44, Math.min(86, y - base));
  const count = spec.columns ?? 4;
  pen.dashes(edge, y - base, [11, (2 * gable - 11 * count) / (count - 1)], `M${-gable} ${(y + base) / 2}H${gable}`);
  if (spec.spire)
    for (let level = 0; level < 7; level++) {
      const side = 34 * (1 - level / 7) + 3;
      pen.rect(level % 2 ? roof : edge, -side, ridge - 16 + (level * spec.spire) / 7, 2 * side, spec.spire / 7 + 1);
    }
}

function traceSlope(pen: Pen, color: string, half: number, y: number, top: number): void {
  pen.fill(
    color,
    `M${-half} ${y}Q${Math.round(-half * 0.42)} ${Math.round(y + (top - y) * 0.34)} 0 ${top}Q${Math.round(half * 0.42)} ${Math.round(y + (top - y) * 0.34)} ${half} ${y}z`,
  );
}

function drawWings(
  pen: Pen,
  { wall, shade, window, roof, roofShade }: Tones,
  edge: string,
  [half, height]: readonly [number, number],
): void {
  pen
    .rect(wall, -half, 0, 2 * half, height)
    .rect(shade, half * 0.6, 0, half * 0.4, height)
    .polygon(edge, [-half - 20, height], [-half + 26, height + 74], [half - 26, height + 74], [half + 20, height])
    .polygon(roof, [-half - 6, height + 5], [-half + 34, height + 66], [half - 34, height + 66], [half + 6, height + 5])
    .polygon(
      roofShade,
      [half * 0.6, height + 5],
      [half * 0.5, height + 66],
      [half - 34, height + 66],
      [half + 6, height + 5],
    );
  drawOpenings(
    pen,
    window,
    { x: -half, y: 8, width: 2 * half, height: height - 12 },
    { columns: 15, rows: 1, width: 16, height: height * 0.6 },
  );
}
