import type { MapViewport } from './frame.js';
import type { MapLabels } from './labels.js';
import { COLORS } from './palette.js';

/** Degrees between lines that people count in. */
const DEGREE_STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002];
/** Least pixels between two lines. */
const MIN_LINE_GAP = 110;
const GRATICULE_LABEL_SIZE = 9.5;

/** Meridians and parallels with their degrees at the upper and the left edge. */
export function drawGraticule(viewport: MapViewport, labels: MapLabels): string {
  const { center, reach, north, south, width, height } = viewport;
  const perPixel = (2 * reach) / width;
  const step = DEGREE_STEPS.findLast((degrees) => degrees / perPixel >= MIN_LINE_GAP) ?? DEGREE_STEPS[0]!;
  const lines: string[] = [];
  const names: string[] = [];
  for (const lineDegrees of listMultiples(step, center.longitude - reach, center.longitude + reach)) {
    const x = width / 2 + (lineDegrees - center.longitude) / perPixel;
    lines.push(`M${x.toFixed(1)} 0V${height}`);
    const name = labels.placeAt(
      formatDegrees(wrapLongitude(lineDegrees), step, 'E', 'W'),
      x + 3,
      GRATICULE_LABEL_SIZE + 3,
      GRATICULE_LABEL_SIZE,
      COLORS.inkSoft,
    );
    if (name) names.push(name);
  }
  for (const lineDegrees of listMultiples(step, south, north)) {
    const { y } = viewport.project({ latitude: lineDegrees, longitude: center.longitude });
    lines.push(`M0 ${y.toFixed(1)}H${width}`);
    const name = labels.placeAt(
      formatDegrees(lineDegrees, step, 'N', 'S'),
      4,
      y - 3,
      GRATICULE_LABEL_SIZE,
      COLORS.inkSoft,
    );
    if (name) names.push(name);
  }
  return `<path d="${lines.join('')}" stroke="${COLORS.coast}" stroke-opacity="0.16"/>${names.join('')}`;
}

function listMultiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** A meridian beyond the date line by its usual name. */
const wrapLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

function formatDegrees(degrees: number, step: number, positive: string, negative: string): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const value = Math.abs(degrees).toFixed(digits);
  const side = Number(value) === 0 || Number(value) === 180 ? '' : degrees > 0 ? positive : negative;
  return `${value}°${side}`;
}
