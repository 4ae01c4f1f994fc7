import type { Position } from '@placelore/contracts/geography.js';
import KDBush from 'kdbush';

/** Coordinates are held in steps of 0.00001 degrees, about a metre. */
const STEPS = 1e5;
/** Steps by which a box is widened, for what rounding takes away. */
const MARGIN = 2;
const RADIANS = Math.PI / 180;
/** Mean earth radius in metres (IUGG), as distances are measured with it. */
const EARTH_RADIUS = 6_371_008.8;

/** Degrees. A box over the date line has a west beyond -180 or an east beyond 180. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Whether a position lies in a box, its edges included. */
export function isInBox({ south, north, west, east }: Box, { latitude, longitude }: Position): boolean {
  if (latitude < south || latitude > north) return false;
  return [longitude, longitude - 360, longitude + 360].some((turned) => turned >= west && turned <= east);
}

/** Finds positions by where they lie (a k-d tree of degrees, package kdbush). */
export class PositionIndex {
  private constructor(private readonly tree: KDBush) {}

  /** @param latitude and longitude in 0.00001 degrees; what is found is told by its place in these columns. */
  static ofColumns(latitude: ArrayLike<number>, longitude: ArrayLike<number>): PositionIndex {
    const tree = new KDBush(latitude.length, 64, Int32Array);
    for (let at = 0; at < latitude.length; at++) tree.add(longitude[at]!, latitude[at]!);
    return new PositionIndex(tree.finish());
  }

  static of(positions: readonly Position[]): PositionIndex {
    return PositionIndex.ofColumns(
      positions.map(({ latitude }) => Math.round(latitude * STEPS)),
      positions.map(({ longitude }) => Math.round(longitude * STEPS)),
    );
  }

  /** An index as {@link bytes} gave it. */
  static from(bytes: Uint8Array<ArrayBuffer>): PositionIndex {
    return new PositionIndex(KDBush.from(bytes.buffer));
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.tree.data as ArrayBuffer);
  }

  /** What lies within `radius` metres of `position`, and some a little farther away, in no particular order. */
  around({ latitude, longitude }: Position, radius: number): number[] {
    const angle = radius / EARTH_RADIUS;
    const height = angle / RADIANS;
    const holdsPole = Math.abs(latitude) + height >= 90;
    // The farthest meridians a circle on a sphere touches; with a pole inside it touches all.
    const width = holdsPole ? 180 : Math.asin(Math.min(1, Math.sin(angle) / Math.cos(latitude * RADIANS))) / RADIANS;
    return this.inBox({
      south: latitude - height,
      north: latitude + height,
      west: longitude - width,
      east: longitude + width,
    });
  }

  /** What lies in a box, and some within a few metres of it, in no particular order. */
  inBox({ south, north, west, east }: Box): number[] {
    if (east - west >= 360) return this.range(-180, south, 180, north);
    if (west < -180) return [...this.range(-180, south, east, north), ...this.range(west + 360, south, 180, north)];
    if (east > 180) return [...this.range(west, south, 180, north), ...this.range(-180, south, east - 360, north)];
    return this.range(west, south, east, north);
  }

  private range(west: number, south: number, east: number, north: number): number[] {
    return this.tree.range(
      Math.floor(west * STEPS) - MARGIN,
      Math.floor(south * STEPS) - MARGIN,
      Math.ceil(east * STEPS) + MARGIN,
      Math.ceil(north * STEPS) + MARGIN,
    );
  }
}
