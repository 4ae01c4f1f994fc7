import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { GeoStream } from 'd3-geo';
import type { Topology } from 'topojson-specification';

/** A part of the globe in degrees; `west` may be below -180 or `east` above 180. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Number of coast points that are tested together. */
const CHUNK_POINTS = 64;
/** Maximum number of points of a shore that is never simplified, because a short shore would lose its shape. */
const MIN_SIMPLIFIED_POINTS = 16 * CHUNK_POINTS;
/** The only shore south of this latitude in degrees surrounds the pole; everything inside it is land. */
const POLE_SHORE_LATITUDE = -70;
/** Minimum area in square degrees; an island as small as the data's resolution has no shape. */
const MIN_ISLAND_AREA = 1e-5;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Meters per degree of latitude, on the mean sphere. */
const METERS_PER_DEGREE = 111_195;

/**
 * One closed shore: `from` and `to` are point indexes. The bounds are west, south, east and north, first of the whole
 * shore, then of each chunk.
 */
interface Shore {
  from: number;
  to: number;
  chunks: Float32Array;
}

/** The world's land at 1:10 million (Natural Earth, package world-atlas) in compact form: 400,000 points, 4 MB. */
export class Coastline {
  private static instance: Coastline | undefined;

  private constructor(
    /** Alternating longitude and latitude of all points. */
    private readonly points: Float32Array,
    private readonly lands: { bounds: Bounds; shores: Shore[] }[],
  ) {}

  /** Returns the shared data; the first call loads it in about 0.1 s. */
  static load(): Coastline {
    Coastline.instance ??= Coastline.read();
    return Coastline.instance;
  }

  private static read(): Coastline {
    const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
    const { arcs, transform, objects } = JSON.parse(readFileSync(file, 'utf8')) as LandTopology;
    const polygons = objects.land.geometries.flatMap((geometry) => geometry.arcs);
    const countPoints = (ring: number[]) => ring.reduce((sum, arc) => sum + arcs[arc < 0 ? ~arc : arc]!.length - 1, 0);
    const points = new Float32Array(2 * polygons.flat().reduce((sum, ring) => sum + countPoints(ring), 0));
    let end = 0;
    const lands = polygons.map((rings) => {
      const shores = rings.map((ring) => {
        const from = end;
        for (const arc of ring) end = decodeArc(arcs, arc, transform, points, end);
        return { from, to: end, chunks: computeBounds(points, from, end) };
      });
      const [west, south, east, north] = shores[0]!.chunks as unknown as [number, number, number, number];
      return { bounds: { west, south, east, north }, shores };
    });
    return new Coastline(
      points,
      lands.filter(({ shores }) => computeArea(points, shores[0]!) > MIN_ISLAND_AREA),
    );
  }

  /** Streams the land that may reach into a window to a projection; simplifies shores far from the window. */
  stream(window: Bounds, out: GeoStream): void {
    for (const { bounds, shores } of this.lands) {
      if (!isInWindow(window, bounds.west, bounds.south, bounds.east, bounds.north)) continue;
      out.polygonStart?.();
      for (const shore of shores) {
        out.lineStart();
        for (let start = shore.from, chunk = 1; start < shore.to; start += CHUNK_POINTS, chunk++) {
          const isDetailed =
            shore.to - shore.from <= MIN_SIMPLIFIED_POINTS || isChunkInWindow(window, shore.chunks, chunk);
          const end = isDetailed ? Math.min(shore.to, start + CHUNK_POINTS) : start + 1;
          for (let i = start; i < end; i++) out.point(this.points[2 * i]!, this.points[2 * i + 1]!);
        }
        out.lineEnd();
      }
      out.polygonEnd?.();
    }
  }
}

type LandTopology = Topology & {
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { land: { geometries: { arcs: number[][][] }[] } };
};

/**
 * Writes the points of an arc except the last one, which is the first point of the next arc.
 * @returns index after the last point
 */
function decodeArc(
  arcs: Topology['arcs'],
  index: number,
  { scale, translate }: LandTopology['transform'],
  points: Float32Array,
  offset: number,
): number {
  const arc = arcs[index < 0 ? ~index : index]!;
  const count = arc.length - 1;
  let [x, y] = [0, 0];
  arc.forEach((step, i) => {
    x += step[0]!;
    y += step[1]!;
    const target = index < 0 ? count - i : i;
    if (target === count) return;
    points[2 * (offset + target)] = x * scale[0] + translate[0];
    points[2 * (offset + target) + 1] = y * scale[1] + translate[1];
  });
  return offset + count;
}

/**
 * Returns the bounds of a shore and of each of its chunks, which include the next point; the whole world for those
 * across the date line.
 */
function computeBounds(points: Float32Array, from: number, to: number): Float32Array {
  const count = Math.ceil((to - from) / CHUNK_POINTS);
  const bounds = new Float32Array(4 * (count + 1));
  for (let chunk = 0; chunk <= count; chunk++) {
    const first = chunk === 0 ? from : from + (chunk - 1) * CHUNK_POINTS;
    const last = chunk === 0 ? to : Math.min(to, first + CHUNK_POINTS);
    let [west, south, east, north, jumps] = [180, 90, -180, -90, false];
    for (let i = first; i <= last; i++) {
      const point = i === to ? from : i;
      const longitude = points[2 * point]!;
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, points[2 * point + 1]!);
      north = Math.max(north, points[2 * point + 1]!);
      if (i > first && Math.abs(longitude - points[2 * (i - 1)]!) > 180) jumps = true;
    }
    if (chunk === 0 && jumps && south < POLE_SHORE_LATITUDE) south = -90;
    bounds.set([west, south, east, north], 4 * chunk);
  }
  return bounds;
}

/** Returns the area that a shore encloses, in square degrees. */
function computeArea(points: Float32Array, { from, to }: Shore): number {
  let doubled = 0;
  for (let i = from; i < to; i++) {
    const next = i + 1 === to ? from : i + 1;
    doubled += points[2 * i]! * points[2 * next + 1]! - points[2 * next]! * points[2 * i + 1]!;
  }
  return Math.abs(doubled / 2);
}

const isChunkInWindow = (window: Bounds, chunks: Float32Array, chunk: number): boolean =>
  isInWindow(window, chunks[4 * chunk]!, chunks[4 * chunk + 1]!, chunks[4 * chunk + 2]!, chunks[4 * chunk + 3]!);

function isInWindow(window: Bounds, west: number, south: number, east: number, north: number): boolean {
  if (south > window.north || north < window.south) return false;
  return [-360, 0, 360].some((shift) => west + shift <= window.east && east + shift >= window.west);
}

/** Returns the bounds of a circle around a position; near a pole, they include all longitudes. */
export function getWindowAround({ latitude, longitude }: Position, meters: number): Bounds {
  const high = meters / METERS_PER_DEGREE;
  const [south, north] = [latitude - high, latitude + high];
  const wide =
    Math.max(Math.abs(south), Math.abs(north)) >= 89
      ? 180
      : high / Math.cos((Math.abs(latitude) + high) * RADIANS_PER_DEGREE);
  return { west: longitude - Math.min(180, wide), south, east: longitude + Math.min(180, wide), north };
}
