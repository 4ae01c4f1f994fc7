import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { GeoStream } from 'd3-geo';
import { Coastline } from '../map-cells/coastline.js';
import { type MapRequest, STREET_ZOOM } from './draw-map.js';
import { MapViewport } from './map-viewport.js';

/** A city's own position is that of its guide, within this many meters. */
const CITY_CENTER_METERS = 50;
/** Meters within which the sea is part of a city, and the farthest that a map may reach to show it. */
const MAX_COAST_METERS = 10_000;
const MAX_REACH_METERS = 25_000;
/** Share of an image that must be sea, so that one sees a coast. */
const MIN_SEA = 0.05;
/** Share below which the sea is a rounding error. */
const MIN_MEASURED = 0.001;
/** Side in pixels of the square in which the sea around a city is measured. */
const MEASURED_PIXELS = 256;

/**
 * Returns the deepest zoom at which the map of a city by the sea shows the sea, which maps at street level do not; null
 * for other places, and where the data has no coast.
 */
export function chooseCoastZoom({ center, width, height }: MapRequest, atlas: Atlas): number | null {
  if (!atlas.guidebook.cities.some((city) => getDistanceMeters(center, city) <= CITY_CENTER_METERS)) return null;
  for (let zoom = STREET_ZOOM - 1; zoom > 0; zoom--) {
    const view = new MapViewport(center, zoom, width, height);
    const reach = (width / 2) * view.metersPerPixel;
    if (reach > MAX_REACH_METERS) return null;
    if (zoom === STREET_ZOOM - 1 && getSeaShare(toSquare(view)) === 0) return null;
    if (getSeaShare(view) >= MIN_SEA) return zoom;
  }
  return null;
}

/** Returns a view of everything within ten kilometers of a view's center. */
function toSquare({ center, zoom, metersPerPixel }: MapViewport): MapViewport {
  const pixels = (2 * MAX_COAST_METERS) / metersPerPixel;
  return new MapViewport(center, zoom + Math.log2(MEASURED_PIXELS / pixels), MEASURED_PIXELS, MEASURED_PIXELS);
}

/** Returns the share of a view that is sea, from 0 to 1. */
function getSeaShare(view: MapViewport): number {
  const { center, reach, north, south, width, height } = view;
  const window = { west: center.longitude - reach, east: center.longitude + reach, south, north };
  const projection = view.createProjection().clipExtent([
    [0, 0],
    [width, height],
  ]);
  const land = new AreaSink();
  Coastline.load().stream(window, projection.stream(land));
  const share = 1 - land.area / (width * height);
  return share < MIN_MEASURED ? 0 : share;
}

/** Sums up the areas that rings enclose; those of lakes run the other way round. */
class AreaSink implements GeoStream {
  private doubled = 0;
  private ring: [number, number][] = [];

  get area(): number {
    return Math.abs(this.doubled / 2);
  }
  lineStart(): void {
    this.ring = [];
  }
  point(x: number, y: number): void {
    this.ring.push([x, y]);
  }
  lineEnd(): void {
    const { ring } = this;
    ring.forEach(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      this.doubled += x * nextY - nextX * y;
    });
  }
  polygonStart(): void {}
  polygonEnd(): void {}
}
