import type { Position } from '@placelore/contracts/geography.js';
import { type GeoProjection, geoMercator } from 'd3-geo';

/** Where Web Mercator ends, in degrees. */
const EDGE = 85.0511;
/** Pixels of the whole world at zoom 0. */
const TILE = 256;
/** Metres around the equator of the Web Mercator sphere. */
const EQUATOR = 40_075_016.686;

const RAD = Math.PI / 180;
/** Position between the poles, 0 (north) to 1 (south), of Web Mercator. */
const mercator = (latitude: number) =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (Math.max(-EDGE, Math.min(EDGE, latitude)) * RAD) / 2)) / (2 * Math.PI);
const latitudeAt = (y: number) => (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RAD;

/** The part of the world a picture shows: Web Mercator, turned so that the date line is never in the middle. */
export class Frame {
  /** May be a little deeper than asked: a picture never shows more than one world. */
  readonly zoom: number;
  readonly centre: Position;
  readonly metresPerPixel: number;
  /** Degrees. */
  readonly north: number;
  readonly south: number;
  /** Degrees from the centre to the left and to the right edge. */
  readonly reach: number;
  private readonly world: number;

  constructor(
    centre: Position,
    zoom: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.zoom = Math.max(zoom, Math.log2(Math.max(width, height) / TILE));
    this.world = TILE * 2 ** this.zoom;
    const half = height / 2 / this.world;
    const y = Math.max(half, Math.min(1 - half, mercator(centre.latitude)));
    this.centre = { latitude: latitudeAt(y), longitude: centre.longitude };
    this.north = latitudeAt(y - half);
    this.south = latitudeAt(y + half);
    this.reach = (width / 2 / this.world) * 360;
    this.metresPerPixel = (EQUATOR * Math.cos(this.centre.latitude * RAD)) / this.world;
  }

  /** Pixels from the upper left corner; what lies beyond the edge of Web Mercator is put on the edge. */
  project({ latitude, longitude }: Position): { x: number; y: number } {
    return {
      x: this.width / 2 + (eastward(this.centre.longitude, longitude) / 360) * this.world,
      y: this.height / 2 + (mercator(latitude) - mercator(this.centre.latitude)) * this.world,
    };
  }

  /** Whether any part of a box of degrees may be in view. `west` > `east` for one over the date line. */
  sees(box: { west: number; south: number; east: number; north: number }): boolean {
    if (box.south > this.north || box.north < this.south) return false;
    const width = (box.east - box.west + 360) % 360 || (box.east === box.west ? 0 : 360);
    const middle = box.west + width / 2;
    return Math.abs(eastward(this.centre.longitude, middle)) <= this.reach + width / 2;
  }

  /** The same projection for whole shapes, cut off just outside the picture. */
  projection(): GeoProjection {
    return (
      geoMercator()
        .rotate([-this.centre.longitude, 0])
        .scale(this.world / (2 * Math.PI))
        .translate([this.width / 2, this.height / 2 + (0.5 - mercator(this.centre.latitude)) * this.world])
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
function eastward(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
