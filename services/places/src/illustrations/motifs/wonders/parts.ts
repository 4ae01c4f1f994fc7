import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

export const SNOW = '#f4f5f2';

/** Returns a row of conifers between two places. @param getY height of the ground */
export function traceFirs(
  random: SeededRandom,
  [from, to]: readonly [from: number, to: number],
  size: number,
  getY: (x: number) => number,
): string {
  let data = '';
  for (let x = from; x < to; x += size * random.between(0.45, 0.75)) {
    const [y, high] = [Math.round(getY(x)), Math.round(size * random.between(0.75, 1.15))];
    const half = Math.round(size * 0.28);
    data += `M${Math.round(x) - half} ${y}l${half} ${high}l${half}-${high}z`;
  }
  return data;
}

const CLOTHES = ['#c9503f', '#e0b03d', '#3f6fa5', '#f1eadb', '#4d8a7a'] as const;

/** Draws small standing people. */
export function drawWalkers(
  pen: Pen,
  { paint }: Tones,
  places: readonly (readonly [x: number, y: number])[],
  size = 1,
): void {
  const n = (value: number) => Math.round(value * size);
  for (const [index, [x, y]] of places.entries())
    pen
      .fill(
        paint(CLOTHES[index % CLOTHES.length]!),
        `M${x - n(7)} ${y}l${n(3)} ${n(28)}q${n(4)} ${n(6)} ${n(8)} 0l${n(3)}-${n(28)}z`,
      )
      .circle(paint('#7d5a48'), x, y + n(36), n(6));
}

/** Draws a leaning coconut palm. */
export function drawPalm(pen: Pen, tones: Tones, x: number, y: number, size: number, lean = 0.2): void {
  const { leaf, leafShade, leafLight, paint } = tones;
  const n = (value: number) => Math.round(value * size);
  const [top, high] = [x + n(100 * lean), y + n(100)];
  pen
    .stroke(paint('#8a6a4c'), 7 * size, `M${x} ${y}Q${x + n(10 * lean)} ${y + n(60)} ${top} ${high}`)
    .fill(
      leafShade,
      `M${top} ${high}q${n(34)} ${n(6)} ${n(52)}-${n(34)}q-${n(24)} ${n(22)}-${n(52)} ${n(26)}zM${top} ${high}q-${n(34)} ${n(6)}-${n(50)}-${n(36)}q${n(22)} ${n(22)} ${n(50)} ${n(28)}z`,
    )
    .fill(
      leaf,
      `M${top} ${high}q${n(26)} ${n(34)} ${n(62)} ${n(6)}q-${n(34)} ${n(8)}-${n(58)}-${n(14)}zM${top} ${high}q-${n(26)} ${n(34)}-${n(60)} ${n(6)}q${n(34)} ${n(8)} ${n(56)}-${n(14)}zM${top} ${high}q${n(10)} ${n(40)} ${n(42)} ${n(38)}q-${n(28)}-${n(12)}-${n(36)}-${n(42)}zM${top} ${high}q-${n(12)} ${n(38)}-${n(40)} ${n(36)}q${n(24)}-${n(12)} ${n(32)}-${n(40)}z`,
    )
    .fill(leafLight, `M${top} ${high}q${n(26)} ${n(34)} ${n(62)} ${n(6)}q-${n(28)} ${n(16)}-${n(62)}-${n(6)}z`);
}

/** Draws drifting mist across the picture. */
export function drawMist(pen: Pen, { haze }: Tones, y: number, depth: number, opacity: number): void {
  pen.fill(haze, `M-720 ${y}q130 34 270 8t290 4t280-10t290 8t310-6v-${depth}h-1440z`, opacity);
}

/** Colors with a share of air in front of them. */
export const fade = (haze: string, air: number) => (color: string) => mixColors(color, haze, air);
