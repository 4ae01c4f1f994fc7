import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { darken, lighten, mixColors } from '../colors.js';
import { Pen } from '../pen.js';
import type { Tones } from '../tones.js';

const { width, height } = COVER_SIZE;
const STONE = '#cdc2b0';
const COATS = ['#2f3550', '#7d3f4c', '#3d5a6b', '#8a6a44', '#5b4a63'] as const;

/** Returns the color of a paved ground in the region. */
export const mixPavement = ({ paint, wall }: Tones): string => mixColors(paint(STONE), wall, 0.35);

/** Draws a paved square down to the lower edge, whose joints lead to a point behind the subject. */
export function drawPavement(
  tones: Tones,
  random: SeededRandom,
  { top, center }: { top: number; center: number },
): string {
  const pen = new Pen();
  const stone = mixPavement(tones);
  pen.rect(stone, 0, top, width, height - top);
  const joint = darken(stone, 0.22);
  const [vanishing, step] = [top - 150, random.between(110, 170)];
  const share = (top - vanishing) / (height - vanishing);
  const isBanded = random.between(0, 1) < 0.5;
  for (let index = -9; index < 9; index++) {
    const [near, next] = [center + index * step, center + (index + 0.5) * step];
    const far = (x: number) => Math.round(center + (x - center) * share);
    if (isBanded)
      pen.polygon(mixColors(stone, joint, 0.32), [far(near), top], [near, height], [next, height], [far(next), top]);
    else pen.line(joint, 2, [far(near), top], [near, height]);
  }
  let [depth, data] = [14, ''];
  for (let y = top + 8; y < height; y += depth, depth *= 1.5) data += `M0 ${Math.round(y)}h${width}`;
  pen.stroke(joint, 2, data, isBanded ? 0.45 : 0.8);
  return pen.toSvg();
}

/** Draws lamp posts at both sides of a subject, the nearer ones larger. */
export function drawLamps(
  { paint, isDusk, window, lit }: Tones,
  random: SeededRandom,
  { center, reach, y }: { center: number; reach: number; y: number },
): string {
  const pen = new Pen();
  const iron = paint('#3c4250');
  for (const side of [-1, 1]) {
    if (random.between(0, 1) < 0.2) continue;
    for (const [depth, size] of [
      [0, 1],
      [44, 1.45],
    ] as const) {
      const [x, bottom] = [Math.round(center + side * (reach * 0.92 + depth * 2.6)), y + 8 + depth];
      if (x < 24 || x > width - 24) continue;
      pen.rect(iron, x - 2 * size, bottom - 104 * size, 4 * size, 104 * size);
      pen.rect(iron, x - 5 * size, bottom - 8 * size, 10 * size, 8 * size);
      if (isDusk) pen.circle(window, x, bottom - 112 * size, 26 * size, 0.2);
      pen.rounds(isDusk ? window : lit, 15 * size, `M${x} ${Math.round(bottom - 110 * size)}v-4`);
      pen.rect(iron, x - 8 * size, bottom - 124 * size, 16 * size, 4 * size);
    }
  }
  return pen.toSvg();
}

/** Draws a few people for scale, larger toward the front. */
export function drawPeople(
  { paint }: Tones,
  random: SeededRandom,
  { y, from = 120, to = width - 120 }: { y: number; from?: number; to?: number },
): string {
  const pen = new Pen();
  const count = Math.floor(random.between(3, 9));
  const heads: string[] = [];
  let x = random.between(from, (from + to) / 2);
  for (let index = 0; index < count && x < to; index++) {
    const depth = random.between(0, 52);
    const size = 0.8 + depth / 70;
    const bottom = Math.round(y + 12 + depth);
    const [half, tall] = [Math.round(5 * size), Math.round(25 * size)];
    const left = Math.round(x);
    const coat = paint(COATS[Math.floor(random.between(0, COATS.length))]!);
    pen.fill(coat, `M${left - half} ${bottom}l2-${tall}q${half - 2}-6 ${2 * half - 4} 0l2 ${tall}z`);
    heads.push(`M${left} ${bottom - tall - 5}h0`);
    x += random.between(0, 1) < 0.45 ? 15 * size : random.between(60, 230);
  }
  return pen.rounds(paint('#6b4638'), 9, heads.join('')).toSvg();
}

/** Draws a wall of stone along water, with a railing or steps. */
export function drawEmbankment(
  tones: Tones,
  random: SeededRandom,
  { top, bottom }: { top: number; bottom: number },
): string {
  const pen = new Pen();
  const stone = mixPavement(tones);
  const wall = darken(stone, 0.2);
  pen.rect(wall, 0, top, width, bottom - top).rect(lighten(stone, 0.3), 0, top - 4, width, 8);
  pen.dashes(
    darken(stone, 0.32),
    3,
    [random.between(40, 70), 6],
    `M0 ${top + 15}h${width}M-24 ${top + 26}h${width + 24}`,
  );
  pen.rect(darken(stone, 0.5), 0, bottom - 4, width, 4);
  if (random.between(0, 1) < 0.5) {
    const iron = tones.paint('#48505c');
    pen.rect(iron, 0, top - 24, width, 3).dashes(iron, 20, [3, 27], `M0 ${top - 14}h${width}`);
  } else
    for (let x = random.between(20, 90); x < width; x += random.between(120, 200))
      pen.fill(darken(stone, 0.5), `M${Math.round(x)} ${bottom}v-12a17 15 0 0 1 34 0v12z`);
  return pen.toSvg();
}

/** Draws boats of the region on water. */
export function drawBoats(tones: Tones, random: SeededRandom, { top, sails }: { top: number; sails: boolean }): string {
  const pen = new Pen();
  const { paint, lit } = tones;
  const count = Math.floor(random.between(1, 4));
  let x = random.between(60, 420);
  for (let index = 0; index < count && x < width - 80; index++) {
    const size = random.between(0.8, 1.25);
    const n = (value: number) => Math.round(value * size);
    const [left, y] = [Math.round(x), Math.round(top + random.between(18, 62))];
    const hull = paint(COATS[Math.floor(random.between(0, COATS.length))]!);
    pen.fill(
      hull,
      `M${left - n(44)} ${y - n(12)}h${n(92)}q-4 ${n(14)}-${n(18)} ${n(16)}h-${n(56)}q-12-2-${n(18)}-${n(16)}z`,
    );
    pen.rect(lit, left - n(44), y - n(15), n(92), 4);
    if (sails) {
      pen.fill(lit, `M${left} ${y - n(18)}v-${n(96)}q${n(34)} ${n(40)} ${n(38)} ${n(96)}z`);
      pen.fill(paint('#d8c4a4'), `M${left - 5} ${y - n(18)}v-${n(80)}q-${n(26)} ${n(36)}-${n(30)} ${n(80)}z`);
    } else
      pen
        .rect(lit, left - n(22), y - n(28), n(46), n(13))
        .dashes(paint('#3c4a58'), 6, [6, 5], `M${left - n(18)} ${y - n(21)}h${n(40)}`);
    x += random.between(200, 460);
  }
  return pen.toSvg();
}
