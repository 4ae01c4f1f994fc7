/** A grayscale image, one byte per pixel. */
export interface GrayImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Connected pixels that are all darker, or all lighter, than their surroundings, and may be a letter. */
export interface LetterComponent {
  /** Center of its box. */
  x: number;
  y: number;
  /** Its box, in pixels. */
  width: number;
  height: number;
  /** Longer side of its box. */
  size: number;
  /** Number of its pixels. */
  area: number;
  /** Central second moments of its pixels: xx, yy and xy. */
  moments: readonly [xx: number, yy: number, xy: number];
  /** Mean gray level of its pixels, and of their surroundings. */
  ink: number;
  ground: number;
}

/** Radius in pixels of the surroundings that a pixel is compared with. */
const NEIGHBORHOOD_RADIUS_PX = 24;
/** Limits for the longer side of components, in pixels. */
export interface SizeLimits {
  min: number;
  max: number;
}
const LETTER_LIMITS: SizeLimits = { min: 9, max: 150 };
/** Share of its box that a letter fills: "I" fills most of it; "L" and thin type fill little. */
const [MIN_FILL, MAX_FILL] = [0.08, 0.97];

/** Returns the same image at half the size. */
export function halveImage({ data, width, height }: GrayImage): GrayImage {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const index = 2 * y * width + 2 * x;
      out[y * w + x] = (data[index]! + data[index + 1]! + data[index + width]! + data[index + width + 1]! + 2) >> 2;
    }
  }
  return { data: out, width: w, height: h };
}

/** Finds components of the size and shape of letters. */
export function findComponents(
  image: GrayImage,
  isDark: boolean,
  contrast: number,
  limits: SizeLimits = LETTER_LIMITS,
): LetterComponent[] {
  const { width, height } = image;
  const localBackground = localMeans(image);
  const ink = inkMask(image, localBackground, isDark, contrast);
  const stack = new Int32Array(width * height);
  const found: LetterComponent[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const component = fillComponent(image, localBackground, ink, stack, start);
    if (component && component.size >= limits.min && component.size <= limits.max) found.push(component);
  }
  return found;
}

function inkMask({ data }: GrayImage, localBackground: Uint8Array, isDark: boolean, contrast: number): Uint8Array {
  const ink = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index++) {
    const difference = data[index]! - localBackground[index]!;
    if (isDark ? difference <= -contrast : difference >= contrast) ink[index] = 1;
  }
  return ink;
}

/** Removes a component from the mask. Returns null when it cannot be a letter. */
function fillComponent(
  { data, width, height }: GrayImage,
  localBackground: Uint8Array,
  ink: Uint8Array,
  stack: Int32Array,
  start: number,
): LetterComponent | null {
  let [top, left, right, bottom] = [height, width, 0, 0];
  let [count, inkSum, groundSum, waiting] = [0, 0, 0, 0];
  let [xSum, ySum, xxSum, yySum, xySum] = [0, 0, 0, 0, 0];
  stack[waiting++] = start;
  ink[start] = 0;
  while (waiting > 0) {
    const index = stack[--waiting]!;
    const y = (index / width) | 0;
    const x = index - y * width;
    count++;
    xSum += x;
    ySum += y;
    xxSum += x * x;
    yySum += y * y;
    xySum += x * y;
    inkSum += data[index]!;
    groundSum += localBackground[index]!;
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
  const fillShare = count / (w * h);
  if (fillShare < MIN_FILL || fillShare > MAX_FILL || count < 12) return null;
  const [xMean, yMean] = [xSum / count, ySum / count];
  return {
    x: left + w / 2,
    y: top + h / 2,
    width: w,
    height: h,
    size: Math.max(w, h),
    area: count,
    moments: [xxSum / count - xMean ** 2, yySum / count - yMean ** 2, xySum / count - xMean * yMean],
    ink: inkSum / count,
    ground: groundSum / count,
  };
}

/** Returns the mean gray level around each pixel, from running sums. */
function localMeans({ data, width, height }: GrayImage): Uint8Array {
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
    const [top, bottom] = [Math.max(0, y - NEIGHBORHOOD_RADIUS_PX), Math.min(height, y + NEIGHBORHOOD_RADIUS_PX + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - NEIGHBORHOOD_RADIUS_PX), Math.min(width, x + NEIGHBORHOOD_RADIUS_PX + 1)];
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
