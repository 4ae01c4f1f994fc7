import type { Position } from '@placelore/contracts/places/geography.js';
import KDBush from 'kdbush';

/** Resolution of stored coordinates: 0.00001 degrees, about a meter. */
const STEPS_PER_DEGREE = 1e5;
/** Steps by which a box is widened to compensate for rounding. */
const MARGIN_STEPS = 2;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Mean earth radius in meters (IUGG), the same as in distance calculations. */
const EARTH_RADIUS_METERS = 6_371_008.8;

/** Degrees. For a box across the date line, `west` is below -180 or `east` above 180. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Checks whether a position lies in a box, its edges included. */
export function isInBox({ south, north, west, east }: Box, { latitude, longitude }: Position): boolean {
  if (latitude < south || latitude > north) return false;
  return [longitude, longitude - 360, longitude + 360].some((wrapped) => wrapped >= west && wrapped <= east);
}

/** Index of positions (a k-d tree of degrees, package kdbush). */
export class PositionIndex {
  private constructor(private readonly tree: KDBush) {}

  /** @param latitude and longitude in 0.00001 degrees; results are indexes into these columns */
  static fromColumns(latitude: ArrayLike<number>, longitude: ArrayLike<number>): PositionIndex {
    const tree = new KDBush(latitude.length, 64, Int32Array);
    for (let index = 0; index < latitude.length; index++) tree.add(longitude[index]!, latitude[index]!);
    return new PositionIndex(tree.finish());
  }

  static fromPositions(positions: readonly Position[]): PositionIndex {
    return PositionIndex.fromColumns(
      positions.map(({ latitude }) => Math.round(latitude * STEPS_PER_DEGREE)),
      positions.map(({ longitude }) => Math.round(longitude * STEPS_PER_DEGREE)),
    );
  }

  /** Restores an index from its {@link bytes}. */
  static fromBytes(bytes: Uint8Array<ArrayBuffer>): PositionIndex {
    return new PositionIndex(KDBush.from(bytes.buffer));
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.tree.data as ArrayBuffer);
  }

  /** Returns everything within `radius` meters of a position, and some entries slightly farther away, unordered. */
  findAround({ latitude, longitude }: Position, radius: number): number[] {
    const angle = radius / EARTH_RADIUS_METERS;
    const height = angle / RADIANS_PER_DEGREE;
    const containsPole = Math.abs(latitude) + height >= 90;
    // A circle on a sphere touches meridians up to this width; with a pole inside it touches all.
    const width = containsPole
      ? 180
      : Math.asin(Math.min(1, Math.sin(angle) / Math.cos(latitude * RADIANS_PER_DEGREE))) / RADIANS_PER_DEGREE;
    return this.findInBox({
      south: latitude - height,
      north: latitude + height,
      west: longitude - width,
      east: longitude + width,
    });
  }

  /** Returns everything in a box, and some entries within a few meters of it, unordered. */
  findInBox({ south, north, west, east }: Box): number[] {
    if (east - west >= 360) return this.findInRange(-180, south, 180, north);
    if (west < -180)
      return [...this.findInRange(-180, south, east, north), ...this.findInRange(west + 360, south, 180, north)];
    if (east > 180)
      return [...this.findInRange(west, south, 180, north), ...this.findInRange(-180, south, east - 360, north)];
    return this.findInRange(west, south, east, north);
  }

  private findInRange(west: number, south: number, east: number, north: number): number[] {
    return this.tree.range(
      Math.floor(west * STEPS_PER_DEGREE) - MARGIN_STEPS,
      Math.floor(south * STEPS_PER_DEGREE) - MARGIN_STEPS,
      Math.ceil(east * STEPS_PER_DEGREE) + MARGIN_STEPS,
      Math.ceil(north * STEPS_PER_DEGREE) + MARGIN_STEPS,
    );
  }
}
