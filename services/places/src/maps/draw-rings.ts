import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { COLORS } from './map-colors.js';
import type { MapViewport } from './map-viewport.js';
import type { MapLabels } from './names/map-labels.js';

/** Radii in meters, in steps that are easy to compare. */
const RADII_METERS = [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
const MIN_RADIUS_PX = 50;
const LABEL_SIZE = 11;

/** Draws distance rings around a position, as far as the image reaches, each labeled with its radius. */
export function drawRings(viewport: MapViewport, center: Position, labels: MapLabels): string {
  const { x, y } = viewport.project(center);
  const reach = Math.max(viewport.width, viewport.height) / 2;
  return RADII_METERS.map((meters) => ({ meters, radius: meters / viewport.metersPerPixel }))
    .filter(({ radius }) => radius >= MIN_RADIUS_PX && radius <= reach)
    .map(({ meters, radius }) => {
      const text = formatMetricDistance(meters).replace('.0 ', ' ');
      const width = labels.measureWidth(text, LABEL_SIZE);
      const label =
        labels.placeAt(text, x - width / 2, y - radius + 3, LABEL_SIZE, COLORS.inkSoft) ??
        labels.placeAt(text, x + radius - width / 2, y + 3, LABEL_SIZE, COLORS.inkSoft) ??
        '';
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="none" stroke="${COLORS.coast}" stroke-opacity="0.4"/>${label}`;
    })
    .join('');
}

/** Draws a north arrow in the upper right corner. */
export function drawNorth(viewport: MapViewport, labels: MapLabels): string {
  const [x, y] = [viewport.width - 18, 8];
  labels.reserve({ left: x - 8, right: x + 8, top: y, bottom: y + 30 });
  return (
    `<path d="M${x} ${y}l6 15-6-4-6 4z" fill="${COLORS.ink}" stroke="#ffffff" stroke-width="1.2" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="M${x - 3.5} ${y + 27}v-9l7 9v-9" fill="none" stroke="#ffffff" stroke-opacity="0.8" stroke-width="4"/>` +
    `<path d="M${x - 3.5} ${y + 27}v-9l7 9v-9" fill="none" stroke="${COLORS.ink}" stroke-width="1.6" stroke-linejoin="round"/>`
  );
}
