import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { mixColors } from '../../scene/colors.js';
import type { Corner, Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawCone, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { SNOW } from '../wonders/parts.js';

/** Draws a mountain: its silhouette, its shaded side, and snow above a height. */
export function drawPeak(
  pen: Pen,
  { paint, haze }: Tones,
  [x, y]: Corner,
  half: number,
  {
    color = '#7f8ea3',
    air = 0.3,
    snow = 0.45,
    base = -20,
  }: { color?: string; air?: number; snow?: number; base?: number } = {},
): void {
  const high = y - base;
  const rock = mixColors(paint(color), haze, air);
  const at = (dx: number, share: number): Corner => [x + dx * half, base + high * share];
  pen
    .polygon(rock, at(-1, 0), at(-0.5, 0.46), at(-0.3, 0.62), at(0, 1), at(0.26, 0.7), at(0.46, 0.52), at(1, 0))
    .polygon(
      mixColors(rock, paint('#3f4a66'), 0.2),
      at(0.06, 0),
      at(0.1, 0.4),
      at(-0.04, 0.7),
      at(0, 1),
      at(0.26, 0.7),
      at(0.46, 0.52),
      at(1, 0),
    );
  if (snow > 0)
    pen
      .polygon(
        mixColors(paint(SNOW), haze, air * 0.6),
        at(-0.3 * snow - 0.14, 1 - snow),
        at(0, 1),
        at(0.3 * snow + 0.1, 1 - snow),
        at(0.12, 1 - snow * 0.72),
        at(0.04, 1 - snow * 1.16),
        at(-0.08, 1 - snow * 0.7),
        at(-0.18, 1 - snow * 1.06),
      )
      .polygon(
        mixColors(paint('#c3d0df'), haze, air * 0.6),
        at(0.04, 1 - snow * 1.1),
        at(0, 0.86),
        at(0, 1),
        at(0.3 * snow + 0.1, 1 - snow),
        at(0.12, 1 - snow * 0.72),
      );
}

/** Draws the ground from a height to the lower edge. */
export const drawGround = (pen: Pen, color: string, top: number): Pen =>
  pen.fill(color, `M-720 ${top}Q-300 ${top + 16} 0 ${top + 4}T720 ${top}V-240H-720z`);

/** Draws the sea from the horizon to the lower edge, its horizon far away. */
export function drawFarSea(pen: Pen, tones: Tones, top: number, tint = '#4f8fb0'): void {
  drawOpenSea(pen, tones, top, mixColors(tones.water, tones.paint(tint), 0.5));
}

/** Draws crowns of trees in a row. */
export function drawCrowns(
  pen: Pen,
  { leaf, leafShade, leafLight }: Tones,
  random: SeededRandom,
  [from, to]: Corner,
  y: number,
  size: number,
): void {
  let [dark, middle, light] = ['', '', ''];
  for (let x = from; x < to; x += size * random.between(0.5, 0.85)) {
    const [left, foot] = [Math.round(x), Math.round(y + random.between(-6, 10))];
    dark += `M${left} ${foot}v${Math.round(size * 0.3)}`;
    middle += `M${left - Math.round(size * 0.12)} ${foot + Math.round(size * 0.3)}v8`;
    light += `M${left - Math.round(size * 0.22)} ${foot + Math.round(size * 0.5)}v2`;
  }
  pen
    .rounds(leafShade, size, dark)
    .rounds(leaf, size * 0.72, middle)
    .rounds(leafLight, size * 0.2, light);
}

/**
 * Returns places on a wall of a street that narrows toward its end: lines along it meet at one point.
 * @param far distance from the middle at which the wall ends
 */
export const placeOnWall =
  (side: number, far: number, eye: number) =>
  (distance: number, up: number): Corner => [side * distance, eye + ((up - eye) * distance) / far];

/** Draws windows or arches along a wall of a street. @param heights of their feet and tops at the far end */
export function drawWallOpenings(
  pen: Pen,
  color: string,
  at: (distance: number, up: number) => Corner,
  [low, high]: Corner,
  { from, to = 760, ratio = 1.3, share = 0.5 }: { from: number; to?: number; ratio?: number; share?: number },
): void {
  for (let near = from; near < to; near *= ratio) {
    const far = near * (1 + (ratio - 1) * share);
    pen.polygon(color, at(near, low), at(near, high), at(far, high), at(far, low));
  }
}

/** Draws the white edge of waves. */
export const drawSurf = (pen: Pen, { paint, haze }: Tones, data: string): Pen =>
  pen.stroke(mixColors(paint('#ffffff'), haze, 0.25), 8, data, 0.7);

/** Draws a cross-shaped church with a pointed drum. */
export function drawDrumTower(pen: Pen, tones: Tones, { x, y, size }: { x: number; y: number; size: number }): void {
  const n = (value: number) => Math.round(value * size);
  const { wall, shade, roof, roofShade, deep } = tones;
  drawBlock(pen, tones, { x: x - n(96), y, width: n(192), height: n(76) }, 0.28);
  pen.polygon(roof, [x - n(104), y + n(76)], [x - n(80), y + n(102)], [x + n(80), y + n(102)], [x + n(104), y + n(76)]);
  pen
    .polygon(wall, [x - n(42), y], [x - n(42), y + n(94)], [x, y + n(128)], [x + n(42), y + n(94)], [x + n(42), y])
    .polygon(shade, [x + n(16), y], [x + n(16), y + n(116)], [x + n(42), y + n(94)], [x + n(42), y])
    .polygon(
      roofShade,
      [x - n(50), y + n(88)],
      [x, y + n(136)],
      [x + n(50), y + n(88)],
      [x + n(42), y + n(92)],
      [x, y + n(126)],
      [x - n(42), y + n(92)],
    )
    .arch(deep, x - n(12), y, n(24), n(30))
    .arch(deep, x - n(5), y + n(66), n(10), n(20));
  drawBlock(pen, tones, { x: x - n(34), y: y + n(104), width: n(68), height: n(72) }, 0.34);
  drawWindows(pen, deep, [x, y + n(128), n(62), n(42)], [4, 1, n(7), n(30)], true);
  drawCone(pen, tones, x, y + n(176), n(40), n(66));
  pen.rect(deep, x - 1, y + n(240), 3, n(18)).rect(deep, x - 5, y + n(250), 11, 3);
}
