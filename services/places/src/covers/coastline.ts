import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from '@placelore/contracts/geography.js';
import type { GeoStream } from 'd3-geo';
import type { Topology } from 'topojson-specification';

/** A part of the globe in degrees; `west` may be below -180 or `east` above 180. */
export interface Window {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Points of a coast looked at together. */
const CHUNK = 64;
/** Points of the longest shore that is always told in full: of a short one a rough form would be none. */
const ROUGH_FROM = 16 * CHUNK;
/** The one shore that lies below this parallel goes around the pole, and all within it is land. Degrees. */
const AROUND_POLE = -70;
/** An island as small as the steps of the data has no shape left, and no inside. Square degrees. */
const SMALLEST = 1e-5;
const RAD = Math.PI / 180;
/** Metres of a degree of latitude, on the mean sphere. */
export const DEGREE = 111_195;

/** One closed shore: `from` and `to` count points. Bounds of the whole, then of each chunk: west, south, east, north. */
interface Shore {
  from: number;
  to: number;
  chunks: Float32Array;
}

/** The land of the world at 1:10 million (Natural Earth, package world-atlas), kept small: 400,000 points, 4 MB. */
export class Coastline {
  private static loaded: Coastline | undefined;

  private constructor(
    /** Longitude and latitude of every point, one after the other. */
    private readonly points: Float32Array,
    private readonly lands: { bounds: Window; shores: Shore[] }[],
  ) {}

  /** Read once, at the first call; about 0.1 s. */
  static load(): Coastline {
    Coastline.loaded ??= Coastline.read();
    return Coastline.loaded;
  }

  private static read(): Coastline {
    const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
    const { arcs, transform, objects } = JSON.parse(readFileSync(file, 'utf8')) as LandTopology;
    const polygons = objects.land.geometries.flatMap((one) => one.arcs);
    const lengthOf = (ring: number[]) => ring.reduce((sum, arc) => sum + arcs[arc < 0 ? ~arc : arc]!.length - 1, 0);
    const points = new Float32Array(2 * polygons.flat().reduce((sum, ring) => sum + lengthOf(ring), 0));
    let end = 0;
    const lands = polygons.map((rings) => {
      const shores = rings.map((ring) => {
        const from = end;
        for (const arc of ring) end = decode(arcs, arc, transform, points, end);
        return { from, to: end, chunks: boundsOf(points, from, end) };
      });
      const [west, south, east, north] = shores[0]!.chunks as unknown as [number, number, number, number];
      return { bounds: { west, south, east, north }, shores };
    });
    return new Coastline(
      points,
      lands.filter(({ shores }) => areaOf(points, shores[0]!) > SMALLEST),
    );
  }

  /** Metres to the nearest point of a shore; infinite when there is none within `most` metres. */
  distanceTo(position: Position, most: number): number {
    const window = windowAround(position, most);
    const scale = Math.cos(position.latitude * RAD);
    let nearest = Number.POSITIVE_INFINITY;
    for (const { bounds, shores } of this.lands) {
      if (!meets(window, bounds.west, bounds.south, bounds.east, bounds.north)) continue;
      for (const shore of shores) {
        for (let at = shore.from, chunk = 1; at < shore.to; at += CHUNK, chunk++) {
          if (!chunkMeets(window, shore.chunks, chunk)) continue;
          for (let i = at; i < Math.min(shore.to, at + CHUNK); i++) {
            const x = eastward(position.longitude, this.points[2 * i]!) * scale;
            const y = this.points[2 * i + 1]! - position.latitude;
            nearest = Math.min(nearest, x * x + y * y);
          }
        }
      }
    }
    const metres = Math.sqrt(nearest) * DEGREE;
    return metres <= most ? metres : Number.POSITIVE_INFINITY;
  }

  /** Hands the land that may reach into a window to a projection; what is far from the window is told roughly. */
  stream(window: Window, out: GeoStream): void {
    for (const { bounds, shores } of this.lands) {
      if (!meets(window, bounds.west, bounds.south, bounds.east, bounds.north)) continue;
      out.polygonStart?.();
      for (const shore of shores) {
        out.lineStart();
        for (let at = shore.from, chunk = 1; at < shore.to; at += CHUNK, chunk++) {
          const whole = shore.to - shore.from <= ROUGH_FROM || chunkMeets(window, shore.chunks, chunk);
          const end = whole ? Math.min(shore.to, at + CHUNK) : at + 1;
          for (let i = at; i < end; i++) out.point(this.points[2 * i]!, this.points[2 * i + 1]!);
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

/** Writes the points of an arc but its last, which is the next one's first. @returns where the next point goes */
function decode(
  arcs: Topology['arcs'],
  index: number,
  { scale, translate }: LandTopology['transform'],
  points: Float32Array,
  at: number,
): number {
  const arc = arcs[index < 0 ? ~index : index]!;
  const count = arc.length - 1;
  let [x, y] = [0, 0];
  arc.forEach((step, i) => {
    x += step[0]!;
    y += step[1]!;
    const place = index < 0 ? count - i : i;
    if (place === count) return;
    points[2 * (at + place)] = x * scale[0] + translate[0];
    points[2 * (at + place) + 1] = y * scale[1] + translate[1];
  });
  return at + count;
}

/** Bounds of a shore, and of each of its chunks with the point after it; around the world for what crosses the date line. */
function boundsOf(points: Float32Array, from: number, to: number): Float32Array {
  const count = Math.ceil((to - from) / CHUNK);
  const bounds = new Float32Array(4 * (count + 1));
  for (let chunk = 0; chunk <= count; chunk++) {
    const first = chunk === 0 ? from : from + (chunk - 1) * CHUNK;
    const last = chunk === 0 ? to : Math.min(to, first + CHUNK);
    let [west, south, east, north, jumps] = [180, 90, -180, -90, false];
    for (let i = first; i <= last; i++) {
      const now = i === to ? from : i;
      const longitude = points[2 * now]!;
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, points[2 * now + 1]!);
      north = Math.max(north, points[2 * now + 1]!);
      if (i > first && Math.abs(longitude - points[2 * (i - 1)]!) > 180) jumps = true;
    }
    if (chunk === 0 && jumps && south < AROUND_POLE) south = -90;
    bounds.set([west, south, east, north], 4 * chunk);
  }
  return bounds;
}

/** Square degrees a shore encloses. */
function areaOf(points: Float32Array, { from, to }: Shore): number {
  let doubled = 0;
  for (let i = from; i < to; i++) {
    const next = i + 1 === to ? from : i + 1;
    doubled += points[2 * i]! * points[2 * next + 1]! - points[2 * next]! * points[2 * i + 1]!;
  }
  return Math.abs(doubled / 2);
}

const chunkMeets = (window: Window, chunks: Float32Array, chunk: number): boolean =>
  meets(window, chunks[4 * chunk]!, chunks[4 * chunk + 1]!, chunks[4 * chunk + 2]!, chunks[4 * chunk + 3]!);

function meets(window: Window, west: number, south: number, east: number, north: number): boolean {
  if (south > window.north || north < window.south) return false;
  return [-360, 0, 360].some((turn) => west + turn <= window.east && east + turn >= window.west);
}

/** Everything within some metres of a position; near a pole, all around it. */
export function windowAround({ latitude, longitude }: Position, metres: number): Window {
  const high = metres / DEGREE;
  const [south, north] = [latitude - high, latitude + high];
  const wide =
    Math.max(Math.abs(south), Math.abs(north)) >= 89 ? 180 : high / Math.cos((Math.abs(latitude) + high) * RAD);
  return { west: longitude - Math.min(180, wide), south, east: longitude + Math.min(180, wide), north };
}

/** Degrees to go east (or, negative, west) from one meridian to another the short way: -180 to 180. */
function eastward(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
