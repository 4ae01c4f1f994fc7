import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawOpenSea } from '../wonders/coasts.js';

const FOAM = '#f7fbf8';

/** The colors of one beach. */
export interface ShoreColors {
  deep?: string;
  shallow?: string;
  sand?: string;
}

/** Draws sea to the horizon, shallow water and sand in front, whose edge rises to the right. */
export function drawShore(pen: Pen, tones: Tones, colors: ShoreColors = {}): void {
  const { paint, water } = tones;
  const sand = paint(colors.sand ?? '#f4e6c6');
  const shallow = mixColors(paint(colors.shallow ?? '#63cdc4'), water, 0.15);
  drawOpenSea(pen, tones, 90, mixColors(paint(colors.deep ?? '#2f86b4'), water, 0.3));
  pen
    .fill(shallow, 'M-720 20Q-300 54 120 40T720 56V-230H-720z')
    .rounds(
      mixColors(shallow, paint('#ffffff'), 0.5),
      5,
      'M-600-16h150M-340-40h180M-80-14h150M180 0h160M-480-76h140M-180-90h130M400 20h160',
      0.7,
    )
    .stroke(paint(FOAM), 9, 'M-720-118Q-440-90-220-116T120-84T440-30T720 8', 0.9)
    .fill(sand, 'M-720-128Q-440-100-220-126T120-94T440-40T720-2V-230H-720z')
    .fill(mixColors(sand, paint('#c9a878'), 0.4), 'M-720-196Q-300-166 100-184T720-120V-230H-720z');
}

/** Draws hotels behind a beach. @param places middle, width and height of each */
export function drawHotels(
  pen: Pen,
  tones: Tones,
  base: number,
  places: readonly (readonly [x: number, wide: number, high: number])[],
  air = 0.2,
): void {
  for (const [index, [x, wide, high]] of places.entries()) {
    const wall = mixColors(tones.paint(['#f3ead8', '#e9d3b4', '#dfe3e0'][index % 3]!), tones.haze, air);
    pen
      .rect(wall, x - wide / 2, base, wide, high)
      .rect(mixColors(wall, tones.paint('#6f7f8f'), 0.3), x + wide * 0.3, base, wide * 0.2, high);
    for (let y = base + 14; y < base + high - 8; y += 20)
      pen.dashes(
        mixColors(tones.window, tones.haze, air),
        9,
        [8, 8],
        `M${Math.round(x - wide / 2 + 8)} ${y}h${wide - 16}`,
      );
  }
}

/** Draws parasols with a lounger at each. */
export function drawParasols(
  pen: Pen,
  tones: Tones,
  cloth: string,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void {
  const { paint } = tones;
  for (const [x, y, size] of places) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#8a6a4c'), x - 2, y, 4, n(56))
      .fill(paint(cloth), `M${x - n(46)} ${y + n(44)}Q${x} ${y + n(86)} ${x + n(46)} ${y + n(44)}z`)
      .fill(paint('#f6f1e6'), `M${x + n(14)} ${y + n(14)}l${n(46)}-${n(6)}v-${n(6)}h-${n(50)}z`);
  }
}

/** Draws a longtail boat with ribbons at its high bow. */
export function drawLongtail(pen: Pen, { paint }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .fill(
      paint('#8a5a3c'),
      `M${x - n(120)} ${y + n(14)}Q${x - n(60)} ${y} ${x} ${y}T${x + n(130)} ${y + n(56)}h-${n(16)}Q${x + n(70)} ${y + n(24)} ${x} ${y + n(20)}T${x - n(120)} ${y + n(14)}z`,
    )
    .stroke(paint('#d9503f'), n(9), `M${x + n(112)} ${y + n(54)}v-${n(26)}`)
    .stroke(paint('#e8c24a'), n(5), `M${x + n(104)} ${y + n(52)}v-${n(34)}`)
    .stroke(paint('#5a4438'), n(4), `M${x - n(60)} ${y + n(18)}v${n(34)}M${x + n(30)} ${y + n(20)}v${n(34)}`)
    .fill(paint('#3f7fa5'), `M${x - n(76)} ${y + n(50)}h${n(122)}l-${n(8)} ${n(12)}h-${n(106)}z`);
}

/** Draws a rounded wood along a shore. @param crowns middle, foot and radius of each */
export function drawCrowns(
  pen: Pen,
  tones: Tones,
  crowns: readonly (readonly [x: number, y: number, radius: number])[],
  air = 0.12,
): void {
  const mix = (color: string) => mixColors(color, tones.haze, air);
  let [low, high, light] = ['', '', ''];
  for (const [x, y, r] of crowns) {
    const circle = (cx: number, cy: number, s: number) =>
      `M${Math.round(cx - s)} ${Math.round(cy)}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0-${2 * s} 0z`;
    low += circle(x, y, r);
    high += circle(x - r * 0.16, y + r * 0.2, Math.round(r * 0.74));
    light += circle(x - r * 0.3, y + r * 0.5, Math.round(r * 0.3));
  }
  pen.fill(mix(tones.leafShade), low).fill(mix(tones.leaf), high).fill(mix(tones.leafLight), light);
}
