import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';

/** Latitude in degrees at which a ring around the world is closed. */
const POLE_LATITUDE = 89;
/** Offsets in degrees of the world and its copies on both sides. */
const WORLD_COPY_OFFSETS = [-360, 0, 360];

/**
 * Converts land for a flat map that can be moved across the date line: no shape jumps from one edge to the other, and
 * land appears on both sides of the line. The atlas has rings on a globe, where 180 degrees east and west are the same.
 */
export function wrapLongitude(land: FeatureCollection | Feature): MultiPolygon {
  const features = land.type === 'FeatureCollection' ? land.features : [land];
  const polygons = features.flatMap(({ geometry }) => getPolygons(geometry as Polygon | MultiPolygon));
  const unrolledPolygons = polygons.map((rings) => rings.map(unrollRing));
  return {
    type: 'MultiPolygon',
    coordinates: WORLD_COPY_OFFSETS.flatMap((offset) => unrolledPolygons.map((rings) => shiftRings(rings, offset))),
  };
}

const getPolygons = (geometry: Polygon | MultiPolygon): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

const shiftRings = (rings: Position[][], offset: number): Position[][] =>
  rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng + offset, lat]));

/** Returns a ring without jumps. A ring around the world, such as Antarctica, is closed at the pole. */
function unrollRing(ring: Position[]): Position[] {
  let offset = 0;
  let previousLongitude: number | undefined;
  const points = ring.map(([lng = 0, lat = 0]): Position => {
    if (previousLongitude !== undefined && Math.abs(lng - previousLongitude) > 180)
      offset += lng < previousLongitude ? 360 : -360;
    previousLongitude = lng;
    return [lng + offset, lat];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (offset === 0 || !first || !last) return points;
  const pole = (first[1] ?? 0) < 0 ? -POLE_LATITUDE : POLE_LATITUDE;
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}
