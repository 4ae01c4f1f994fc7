import type { Position } from '@placelore/contracts/places/geography.js';
import { type GeoProjection, geoMercator } from 'd3-geo';

/** Where Web Mercator ends, in degrees. */
const MAX_LATITUDE = 85.0511;
/** Pixels of the whole world at zoom 0. */
const TILE_PIXELS = 256;
/** Metres around the equator of the Web Mercator sphere. */
const EQUATOR_METERS = 40_075_016.686;

const RADIANS_PER_DEGREE = Math.PI / 180;
/** Position between the poles, 0 (north) to 1 (south), of Web Mercator. */
const toMercatorY = (latitude: number) =>
  0.5 -
  Math.log(
    Math.tan(Math.PI / 4 + (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * RADIANS_PER_DEGREE) / 2),
  ) /
    (2 * Math.PI);
const toLatitude = (y: number) => (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS_PER_DEGREE;

/** The part of the world a picture shows: Web Mercator, turned so that the date line is never in the middle. */
export class MapViewport {
  /** May be a little deeper than asked: a picture never shows more than one world. */
  readonly zoom: number;
  readonly center: Position;
  readonly metersPerPixel: number;
  /** Degrees. */
  readonly north: number;
  readonly south: number;
  /** Degrees from the centre to the left and to the right edge. */
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

  /** Pixels from the upper left corner; what lies beyond the edge of Web Mercator is put on the edge. */
  project({ latitude, longitude }: Position): { x: number; y: number } {
    return {
      x: this.width / 2 + (getEastwardDegrees(this.center.longitude, longitude) / 360) * this.world,
      y: this.height / 2 + (toMercatorY(latitude) - toMercatorY(this.center.latitude)) * this.world,
    };
  }

  /** Whether any part of a box of degrees may be in view. `west` > `east` for one over the date line. */
  isInView(box: { west: number; south: number; east: number; north: number }): boolean {
    if (box.south > this.north || box.north < this.south) return false;
    const width = (box.east - box.west + 360) % 360 || (box.east === box.west ? 0 : 360);
    const middle = box.west + width / 2;
    return Math.abs(getEastwardDegrees(this.center.longitude, middle)) <= this.reach + width / 2;
  }

  /** The same projection for whole shapes, cut off just outside the picture. */
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
        // Straight lines between points, as the borders along parallels are meant.
        .precision(0)
    );
  }
}

/** Degrees to go east (or, negative, west) from one meridian to another the short way: -180 to 180. */
function getEastwardDegrees(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
