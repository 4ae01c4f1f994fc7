/** Longitude and latitude in degrees, as in GeoJSON. */
export type LngLat = [number, number];

/** Number of straight pieces into which a leg between two waypoints is divided. */
const PIECES_PER_LEG = 5;

/**
 * Returns a line through all points, with rounded bends (Catmull-Rom, with tangents limited so that unequal legs cause
 * no loops). A closed line stays closed.
 */
export function smoothLine(points: readonly LngLat[]): LngLat[] {
  const isClosed = points.length > 3 && isSame(points[0]!, points.at(-1)!);
  const at = (index: number): LngLat => {
    if (isClosed) return points[(index + points.length - 1) % (points.length - 1)]!;
    return points[Math.max(0, Math.min(points.length - 1, index))]!;
  };
  const smooth: LngLat[] = [points[0]!];
  for (let leg = 0; leg + 1 < points.length; leg++) {
    for (let piece = 1; piece <= PIECES_PER_LEG; piece++)
      smooth.push(interpolate([at(leg - 1), at(leg), at(leg + 1), at(leg + 2)], piece / PIECES_PER_LEG));
  }
  return smooth;
}

const isSame = ([x, y]: LngLat, [otherX, otherY]: LngLat): boolean => x === otherX && y === otherY;

/** Returns the point at `share` of the way from the second to the third of four points. */
function interpolate([before, from, to, after]: [LngLat, LngLat, LngLat, LngLat], share: number): LngLat {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [start, end] = [getTangent(before, to, length), getTangent(from, after, length)];
  const [square, cube] = [share ** 2, share ** 3];
  const mix = (axis: 0 | 1) =>
    (2 * cube - 3 * square + 1) * from[axis] +
    (cube - 2 * square + share) * start[axis] +
    (3 * square - 2 * cube) * to[axis] +
    (cube - square) * end[axis];
  return [round(mix(0)), round(mix(1))];
}

/** Returns the direction from one neighbor to the other, at most as long as the leg. */
function getTangent(from: LngLat, to: LngLat, maxLength: number): LngLat {
  const [x, y] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const scale = Math.min(1, maxLength / (Math.hypot(x, y) || 1));
  return [x * scale, y * scale];
}

/** Rounds to about a meter. */
const round = (degrees: number): number => Number(degrees.toFixed(5));
