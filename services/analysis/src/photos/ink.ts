/** A picture in gray levels, one byte a pixel. */
export interface GrayPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Pixels that hang together and are all darker, or all lighter, than their surroundings: perhaps a letter. */
export interface Component {
  /** Center of its box. */
  x: number;
  y: number;
  /** Longer side of its box. */
  size: number;
  /** Mean gray level of its pixels, and of what is around it. */
  ink: number;
  ground: number;
}

/** Pixels around one that count as its surroundings, in each direction. */
const RADIUS = 24;
const [MIN_SIZE, MAX_SIZE] = [9, 150];
/** Share of its box that a letter fills: "I" most, "L" and thin type little. */
const [MIN_FILL, MAX_FILL] = [0.08, 0.97];

/** The same picture at half the size. */
export function halve({ data, width, height }: GrayPicture): GrayPicture {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      out[y * w + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  }
  return { data: out, width: w, height: h };
}

/** Components of the size and shape of letters. */
export function componentsOf(picture: GrayPicture, isDark: boolean, contrast: number): Component[] {
  const { width, height } = picture;
  const surroundings = localMeans(picture);
  const ink = inkMask(picture, surroundings, isDark, contrast);
  const stack = new Int32Array(width * height);
  const found: Component[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const component = fill(picture, surroundings, ink, stack, start);
    if (component) found.push(component);
  }
  return found;
}

function inkMask({ data }: GrayPicture, surroundings: Uint8Array, isDark: boolean, contrast: number): Uint8Array {
  const ink = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const difference = data[at]! - surroundings[at]!;
    if (isDark ? difference <= -contrast : difference >= contrast) ink[at] = 1;
  }
  return ink;
}

/** Takes a component out of the mask; null when it cannot be a letter. */
function fill(
  { data, width, height }: GrayPicture,
  surroundings: Uint8Array,
  ink: Uint8Array,
  stack: Int32Array,
  start: number,
): Component | null {
  let [top, left, right, bottom] = [height, width, 0, 0];
  let [count, inkSum, groundSum, waiting] = [0, 0, 0, 0];
  stack[waiting++] = start;
  ink[start] = 0;
  while (waiting > 0) {
    const at = stack[--waiting]!;
    const y = (at / width) | 0;
    const x = at - y * width;
    count++;
    inkSum += data[at]!;
    groundSum += surroundings[at]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (let ny = y > 0 ? y - 1 : y; ny <= y + 1 && ny < height; ny++) {
      for (let nx = x > 0 ? x - 1 : x; nx <= x + 1 && nx < width; nx++) {
        const next = ny * width + nx;
        if (ink[next] === 1) {
          ink[next] = 0;
          stack[waiting++] = next;
        }
      }
    }
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  const size = Math.max(w, h);
  const filled = count / (w * h);
  if (size < MIN_SIZE || size > MAX_SIZE || filled < MIN_FILL || filled > MAX_FILL || count < 12) return null;
  return { x: left + w / 2, y: top + h / 2, size, ink: inkSum / count, ground: groundSum / count };
}

/** Mean gray level around each pixel, from running sums. */
function localMeans({ data, width, height }: GrayPicture): Uint8Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const means = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - RADIUS), Math.min(height, y + RADIUS + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - RADIUS), Math.min(width, x + RADIUS + 1)];
      const sum =
        sums[bottom * (width + 1) + right]! -
        sums[top * (width + 1) + right]! -
        sums[bottom * (width + 1) + left]! +
        sums[top * (width + 1) + left]!;
      means[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}
