/** Rectangle that contains a shape, in pixels. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const TOKEN = /[a-z]|-?\d*\.?\d+/gi;
/** Numbers that each command of path data takes. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

/**
 * Returns a rectangle that surely contains a path; it may be larger, because it contains all control points.
 * @param margin pixels around it, such as half of a line's width
 */
export function measurePath(data: string, margin: number): Bounds {
  const tokens = data.match(TOKEN) ?? [];
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y, index] = [0, 0, 0];
  let bend = 0;
  const include = (px: number, py: number, reach = 0) => {
    bounds.left = Math.min(bounds.left, px - margin - reach);
    bounds.right = Math.max(bounds.right, px + margin + reach);
    bounds.top = Math.min(bounds.top, py - margin - reach);
    bounds.bottom = Math.max(bounds.bottom, py + margin + reach);
  };
  for (let command = 'm'; index < tokens.length; ) {
    if (/[a-z]/i.test(tokens[index]!)) command = tokens[index++]!;
    const kind = command.toLowerCase();
    const values = tokens.slice(index, index + ARGUMENTS[kind]!).map(Number);
    index += values.length;
    const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
    if (kind === 'h') x = fromX + values[0]!;
    else if (kind === 'v') y = fromY + values[0]!;
    else if (kind === 'a') {
      const [endX, endY] = [fromX + values[5]!, fromY + values[6]!];
      // Half an ellipse on a level line reaches no farther to its sides than its ends.
      const isHalf = endY === y && Math.abs(Math.abs(endX - x) - 2 * values[0]!) < 0.2;
      for (const [px, py] of [
        [x, y],
        [endX, endY],
      ] as const) {
        include(px, py - values[1]!, isHalf ? 0 : values[0]!);
        include(px, py + values[1]!, isHalf ? 0 : values[0]!);
      }
      [x, y] = [endX, endY];
    } else
      for (let pair = 0; pair < values.length; pair += 2) {
        const [nextX, nextY] = [fromX + values[pair]!, fromY + values[pair + 1]!];
        // The control point of a smooth curve is as far away as that of the curve before.
        bend = kind === 'q' || kind === 'c' ? Math.max(bend, Math.hypot(nextX - x, nextY - y)) : bend;
        include(nextX, nextY, kind === 't' || kind === 's' ? bend : 0);
        if (pair === values.length - 2) [x, y] = [nextX, nextY];
      }
    include(x, y);
  }
  return bounds;
}

/** Checks whether two rectangles share any area. */
export const areOverlapping = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
