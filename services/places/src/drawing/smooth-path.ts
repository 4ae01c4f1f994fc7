export type Point = readonly [x: number, y: number];

/**
 * Returns path data of a closed curve through the midpoints of a polygon's sides: corners become bends without
 * overshoot.
 */
export function smoothRing(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const middle = (a: Point, b: Point): string => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const last = points.length - 1;
  let path = `M${middle(points[last]!, points[0]!)}`;
  points.forEach((point, index) => {
    path += `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, points[index === last ? 0 : index + 1]!)}`;
  });
  return `${path}Z`;
}

/** Adds points near the ends of a polygon's long sides, so that only its corners are rounded. */
export function shortenCorners(points: readonly Point[], corner: number): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1] ?? points[0]!;
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const length = Math.hypot(dx, dy);
    if (length < 3 * corner) return [point];
    const [x, y] = [(dx / length) * corner, (dy / length) * corner];
    return [point, [point[0] + x, point[1] + y], [next[0] - x, next[1] - y]] as Point[];
  });
}

/** Removes points nearer than `minDistance` pixels to the previous one. */
export function thinPoints(points: readonly Point[], minDistance: number): Point[] {
  const result: Point[] = [];
  for (const point of points) {
    const last = result[result.length - 1];
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= minDistance) result.push(point);
  }
  return result;
}
