import type { Position } from '@placelore/contracts/places/geography.js';
import { type GeoProjection, geoMercator } from 'd3-geo';

/** Maximum latitude of Web Mercator, in degrees. */
const MAX_LATITUDE = 85.0511;
/** Size of the whole world at zoom 0, in pixels. */
const TILE_PIXELS = 256;
/** Circumference of the Web Mercator sphere, in meters. */
const EQUATOR_METERS = 40_075_016.686;

const RADIANS_PER_DEGREE = Math.PI / 180;
/** Converts a latitude to a Web Mercator position from 0 (north) to 1 (south). */
const toMercatorY = (latitude: number) =>
  0.5 -
  Math.log(
    Math.tan(Math.PI / 4 + (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * RADIANS_PER_DEGREE) / 2),
  ) /
    (2 * Math.PI);
const toLatitude = (y: number) => (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS_PER_DEGREE;

/** The area that an image shows, in Web Mercator, rotated so that the date line is never at the center. */
export class MapViewport {
  /** May be a little deeper than requested, because an image never shows more than one world. */
  readonly zoom: number;
  readonly center: Position;
  readonly metersPerPixel: number;
  /** In degrees. */
  readonly north: number;
  readonly south: number;
  /** In degrees from the center to the left or right edge. */
  readonly reach: number;
  private readonly world: number;

  constructor(
    center: Position,
    zoom: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.zoom = Math.max(zoom, Math.log2(Math.max(width, height) / TILE_PIXELS));
    this.world = TILE_PIXELS * 2 ** this.zoom;
    const half = height / 2 / this.world;
    const y = Math.max(half, Math.min(1 - half, toMercatorY(center.latitude)));
    this.center = { latitude: toLatitude(y), longitude: center.longitude };
    this.north = toLatitude(y - half);
    this.south = toLatitude(y + half);
    this.reach = (width / 2 / this.world) * 360;
    this.metersPerPixel = (EQUATOR_METERS * Math.cos(this.center.latitude * RADIANS_PER_DEGREE)) / this.world;
  }

  /** Returns pixels from the upper left corner; positions beyond the limits of Web Mercator are moved to its edge. */
  project({ latitude, longitude }: Position): { x: number; y: number } {
    return {
      x: this.width / 2 + (getEastwardDegrees(this.center.longitude, longitude) / 360) * this.world,
      y: this.height / 2 + (toMercatorY(latitude) - toMercatorY(this.center.latitude)) * this.world,
    };
  }

  /** Whether any part of a box in degrees may be in view. `west` > `east` for a box across the date line. */
  isInView(box: { west: number; south: number; east: number; north: number }): boolean {
    if (box.south > this.north || box.north < this.south) return false;
    const width = (box.east - box.west + 360) % 360 || (box.east === box.west ? 0 : 360);
    const middle = box.west + width / 2;
    return Math.abs(getEastwardDegrees(this.center.longitude, middle)) <= this.reach + width / 2;
  }

  /** Returns the same projection for whole shapes, clipped just outside the image. */
  createProjection(): GeoProjection {
    return (
      geoMercator()
        .rotate([-this.center.longitude, 0])
        .scale(this.world / (2 * Math.PI))
        .translate([this.width / 2, this.height / 2 + (0.5 - toMercatorY(this.center.latitude)) * this.world])
        .clipExtent([
          [-8, -8],
          [this.width + 8, this.height + 8],
        ])
        // This draws straight lines between points, which is right for borders along parallels.
        .precision(0)
    );
  }
}

/**
 * Returns the degrees eastward (negative: westward) from one meridian to another by the shorter way, from -180 to 180.
 */
function getEastwardDegrees(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
