import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';

/** Where a ring that goes once around the world is closed, in degrees. */
const POLE = 89;
/** The world and its copies beside it. */
const TURNS = [-360, 0, 360];

/**
 * Land for a flat map that can be moved across the date line: no shape jumps from one edge to the other, and it stands
 * on both sides of the line. Rings of the atlas are those of a globe, where 180 degrees east and west are one.
 */
export function aroundTheWorld(land: FeatureCollection | Feature): MultiPolygon {
  const features = land.type === 'FeatureCollection' ? land.features : [land];
  const polygons = features.flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon));
  const flat = polygons.map((rings) => rings.map(unrolled));
  return { type: 'MultiPolygon', coordinates: TURNS.flatMap((turn) => flat.map((rings) => moved(rings, turn))) };
}

const polygonsOf = (geometry: Polygon | MultiPolygon): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

const moved = (rings: Position[][], turn: number): Position[][] =>
  rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng + turn, lat]));

/** A ring without jumps; what goes around the world, as Antarctica does, is closed below its pole. */
function unrolled(ring: Position[]): Position[] {
  let turn = 0;
  let before: number | undefined;
  const points = ring.map(([lng = 0, lat = 0]): Position => {
    if (before !== undefined && Math.abs(lng - before) > 180) turn += lng < before ? 360 : -360;
    before = lng;
    return [lng + turn, lat];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (turn === 0 || !first || !last) return points;
  const pole = (first[1] ?? 0) < 0 ? -POLE : POLE;
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}
