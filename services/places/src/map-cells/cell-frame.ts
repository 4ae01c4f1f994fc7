import { CELL_EXTENT } from '@placelore/contracts/places/map/map-cells.js';
import { type GeoProjection, geoMercator } from 'd3-geo';

/** Units by which shapes extend beyond the edges of a cell, so that strokes along the cut edges are invisible. */
const MARGIN = 128;
const DEGREES_PER_RADIAN = 180 / Math.PI;
/** Circumference of the Web Mercator sphere, in meters. */
const EQUATOR_METERS = 40_075_016.686;

const toLatitude = (y: number): number => Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * DEGREES_PER_RADIAN;

/** One square of Web Mercator, with its bounds in degrees and its projection to {@link CELL_EXTENT} units. */
export class CellFrame {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly center: { latitude: number; longitude: number };
  private readonly projection: GeoProjection;

  constructor(
    readonly zoom: number,
    x: number,
    y: number,
  ) {
    const count = 2 ** zoom;
    this.west = (x / count) * 360 - 180;
    this.east = ((x + 1) / count) * 360 - 180;
    this.north = toLatitude(y / count);
    this.south = toLatitude((y + 1) / count);
    this.center = { latitude: toLatitude((y + 0.5) / count), longitude: (this.west + this.east) / 2 };
    const world = CELL_EXTENT * count;
    this.projection = geoMercator()
      // Rotating the globe to the cell moves the cut at the opposite meridian away from it.
      .rotate([-this.center.longitude, 0])
      .scale(world / (2 * Math.PI))
      .translate([CELL_EXTENT / 2, world / 2 - y * CELL_EXTENT])
      .clipExtent([
        [-MARGIN, -MARGIN],
        [CELL_EXTENT + MARGIN, CELL_EXTENT + MARGIN],
      ])
      .precision(0);
  }

  /** Bounds including the margin around the cell; `west` may be below -180 and `east` above 180. */
  get window(): { west: number; south: number; east: number; north: number } {
    const lng = ((this.east - this.west) * MARGIN) / CELL_EXTENT;
    const lat = ((this.north - this.south) * MARGIN) / CELL_EXTENT;
    return { west: this.west - lng, east: this.east + lng, south: this.south - lat, north: this.north + lat };
  }

  /** The same with longitudes from -180 to 180; `west` > `east` across the date line. */
  get box(): { west: number; south: number; east: number; north: number } {
    const { west, south, east, north } = this.window;
    return { west: west < -180 ? west + 360 : west, south, east: east > 180 ? east - 360 : east, north };
  }

  /** Whether a position belongs to this cell; each position belongs to exactly one cell. */
  contains({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
    return longitude >= this.west && longitude < this.east && latitude > this.south && latitude <= this.north;
  }

  /** Whether a box in degrees may reach into the cell; `west` > `east` for a box across the date line. */
  overlaps(box: { west: number; south: number; east: number; north: number }): boolean {
    const { west, east, south, north } = this.window;
    if (box.south > north || box.north < south) return false;
    const boxEast = box.east < box.west ? box.east + 360 : box.east;
    return [-360, 0, 360].some((shift) => box.west + shift <= east && boxEast + shift >= west);
  }

  /** Projection to units of the cell, clipped just outside the cell. */
  createProjection(): GeoProjection {
    return this.projection;
  }

  /** Returns a position in units; the coordinates of positions outside the cell are outside its extent. */
  project(longitude: number, latitude: number): [number, number] {
    const [x, y] = geoMercator()
      .rotate([-this.center.longitude, 0])
      .scale(this.projection.scale())
      .translate(this.projection.translate())([longitude, latitude]) ?? [0, 0];
    return [x, y];
  }

  /** Converts a length in meters at a latitude to units. */
  toUnits(meters: number, latitude: number): number {
    const world = CELL_EXTENT * 2 ** this.zoom;
    return ((meters / EQUATOR_METERS) * world) / Math.cos(latitude / DEGREES_PER_RADIAN);
  }
}
