import type { Frame } from './frame.js';
import type { Labels } from './labels.js';
import { COLOURS } from './palette.js';

/** Degrees between lines that people count in. */
const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002];
/** Least pixels between two lines. */
const APART = 110;
const SIZE = 9.5;

/** Meridians and parallels with their degrees at the upper and the left edge. */
export function drawGraticule(frame: Frame, labels: Labels): string {
  const { centre, reach, north, south, width, height } = frame;
  const perPixel = (2 * reach) / width;
  const step = STEPS.findLast((degrees) => degrees / perPixel >= APART) ?? STEPS[0]!;
  const lines: string[] = [];
  const names: string[] = [];
  for (const at of multiples(step, centre.longitude - reach, centre.longitude + reach)) {
    const x = width / 2 + (at - centre.longitude) / perPixel;
    lines.push(`M${x.toFixed(1)} 0V${height}`);
    const name = labels.at(degreesText(around(at), step, 'E', 'W'), x + 3, SIZE + 3, SIZE, COLOURS.inkSoft);
    if (name) names.push(name);
  }
  for (const at of multiples(step, south, north)) {
    const { y } = frame.project({ latitude: at, longitude: centre.longitude });
    lines.push(`M0 ${y.toFixed(1)}H${width}`);
    const name = labels.at(degreesText(at, step, 'N', 'S'), 4, y - 3, SIZE, COLOURS.inkSoft);
    if (name) names.push(name);
  }
  return `<path d="${lines.join('')}" stroke="${COLOURS.coast}" stroke-opacity="0.16"/>${names.join('')}`;
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** A meridian beyond the date line by its usual name. */
const around = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

function degreesText(degrees: number, step: number, positive: string, negative: string): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const value = Math.abs(degrees).toFixed(digits);
  const side = Number(value) === 0 || Number(value) === 180 ? '' : degrees > 0 ? positive : negative;
  return `${value}°${side}`;
}
