import type { Coordinates } from '@placelore/contracts/places/geography.js';
import L from 'leaflet';
import styles from './Outline.module.css';

/** Possible radii in meters, in steps that are easy to compare. */
const RADII_METERS = [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
/** Smallest radius of a ring in pixels. Below, the largest as a share of the longer side of the view. */
const MIN_RADIUS_PX = 60;
const MAX_VIEW_SHARE = 0.5;
const MAX_RINGS = 3;

/** Returns the radii of the rings for a view, in meters: at most three, far enough apart to distinguish. */
export function chooseRingRadii(metersPerPixel: number, viewSizePx: number): number[] {
  const maxMeters = viewSizePx * MAX_VIEW_SHARE * metersPerPixel;
  const fitting = RADII_METERS.filter((radius) => radius / metersPerPixel >= MIN_RADIUS_PX && radius <= maxMeters);
  return fitting.slice(0, MAX_RINGS);
}

/** Draws distance rings around a position, labeled with their radius at the top and the bottom. */
export function drawRangeRings(
  map: L.Map,
  group: L.LayerGroup,
  center: Coordinates,
  options: { pane: string; formatDistance: (meters: number) => string },
): void {
  const { x, y } = map.getSize();
  const point = map.latLngToContainerPoint(center);
  const across = map.containerPointToLatLng(point.add([100, 0]));
  const metersPerPixel = map.distance(center, across) / 100;
  for (const radius of chooseRingRadii(metersPerPixel, Math.max(x, y))) {
    L.circle(center, { radius, pane: options.pane, interactive: false, weight: 1, className: styles.ring ?? '' }).addTo(
      group,
    );
    for (const side of [-1, 1]) {
      const edge = map.containerPointToLatLng(point.add([0, (side * radius) / metersPerPixel]));
      const icon = L.divIcon({
        className: styles.ringLabel ?? '',
        html: options.formatDistance(radius),
        iconSize: [60, 12],
      });
      const label = L.marker(edge, { icon, pane: options.pane, interactive: false, keyboard: false }).addTo(group);
      label.getElement()?.setAttribute('aria-hidden', 'true');
    }
  }
}
