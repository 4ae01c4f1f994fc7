import { HASHED_REGIONS, type Region } from './hash-regions.js';

/** Edge of the square gray image that hashes are computed from, in pixels. */
export const GRAY_EDGE = 128;
/** Points per row and column at which a region is sampled. */
const SAMPLES = 64;
/** A hash has one bit for each pair of the 16 lowest frequencies across and down, except the constant term. */
const FREQUENCIES = 16;

/** Length of a hash in bits. */
export const HASH_BITS = FREQUENCIES * FREQUENCIES;
/**
 * Maximum Hamming distance of near-copies, in bits of 256. It was chosen on 40 drawn scenes with 160 changed copies
 * (near-copies.medium.test.ts): 159 copies are closer, and the closest of 780 pairs of different scenes is 88 apart.
 */
export const MAX_COPY_DISTANCE = 72;

/** Rows and columns of the grid in which detail is counted. */
const GRID = 8;
/** Standard deviation of gray levels (0 to 255) from which a cell of the grid has detail. */
const MIN_CELL_DEVIATION = 3;
const MIN_DETAILED_CELLS = 16;

/**
 * Returns the perceptual hashes of an image: first that of the whole image, then those of the parts that a crop may
 * leave (see {@link HASHED_REGIONS}). Each bit states whether a low frequency of the brightness (discrete cosine
 * transform) is above the median, so that hashes survive scaling, compression, and changes of brightness and contrast.
 * Two images are near-copies if the hash of the whole of one is close to any hash of the other.
 * @param gray levels of {@link GRAY_EDGE} × {@link GRAY_EDGE} pixels, row by row
 * @returns hexadecimal numbers of 64 digits; none for an image with too little detail, which would match many others
 */
export function computeHashes(gray: Uint8Array): string[] {
  return hasDetail(gray) ? HASHED_REGIONS.map((region) => hashSamples(sample(gray, region))) : [];
}

/** Returns the number of bits in which two hashes differ. */
export function getHashDistance(a: string, b: string): number {
  let distance = 0;
  for (let index = 0; index < a.length; index += 8) {
    let bits = Number.parseInt(a.slice(index, index + 8), 16) ^ Number.parseInt(b.slice(index, index + 8), 16);
    for (; bits !== 0; bits &= bits - 1) distance += 1;
  }
  return distance;
}

/** Whether at least a quarter of the image has detail, unlike a wall, a clear sky or darkness. */
function hasDetail(gray: Uint8Array): boolean {
  let detailed = 0;
  for (let cell = 0; cell < GRID * GRID; cell++) {
    if (getCellDeviation(gray, cell % GRID, Math.floor(cell / GRID)) >= MIN_CELL_DEVIATION) detailed += 1;
  }
  return detailed >= MIN_DETAILED_CELLS;
}

function getCellDeviation(gray: Uint8Array, column: number, row: number): number {
  const edge = GRAY_EDGE / GRID;
  let [sum, squares] = [0, 0];
  for (let y = row * edge; y < (row + 1) * edge; y++) {
    for (let x = column * edge; x < (column + 1) * edge; x++) {
      const level = gray[y * GRAY_EDGE + x]!;
      sum += level;
      squares += level * level;
    }
  }
  const count = edge * edge;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** Returns the gray levels at the centers of 64 × 64 equal parts of a region. */
function sample(gray: Uint8Array, { left, top, width, height }: Region): Float64Array {
  const sampled = new Float64Array(SAMPLES * SAMPLES);
  for (let row = 0; row < SAMPLES; row++) {
    const y = (top + ((row + 0.5) * height) / SAMPLES) * GRAY_EDGE - 0.5;
    for (let column = 0; column < SAMPLES; column++) {
      const x = (left + ((column + 0.5) * width) / SAMPLES) * GRAY_EDGE - 0.5;
      sampled[row * SAMPLES + column] = interpolate(gray, x, y);
    }
  }
  return sampled;
}

function interpolate(gray: Uint8Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [Math.min(left + 1, GRAY_EDGE - 1), Math.min(top + 1, GRAY_EDGE - 1)];
  const [shareX, shareY] = [x - left, y - top];
  const upper = gray[top * GRAY_EDGE + left]! * (1 - shareX) + gray[top * GRAY_EDGE + right]! * shareX;
  const lower = gray[down * GRAY_EDGE + left]! * (1 - shareX) + gray[down * GRAY_EDGE + right]! * shareX;
  return upper * (1 - shareY) + lower * shareY;
}

/** Cosines of the frequencies 1 to 16 at each sample. */
const COSINES = Float64Array.from({ length: FREQUENCIES * SAMPLES }, (_, index) => {
  const frequency = Math.floor(index / SAMPLES) + 1;
  return Math.cos((Math.PI * frequency * ((index % SAMPLES) + 0.5)) / SAMPLES);
});

function hashSamples(samples: Float64Array): string {
  const coefficients = transform(transform(samples, SAMPLES), FREQUENCIES);
  const sorted = coefficients.toSorted();
  const median = (sorted[HASH_BITS / 2 - 1]! + sorted[HASH_BITS / 2]!) / 2;
  let digits = '';
  for (let index = 0; index < HASH_BITS; index += 4) {
    let digit = 0;
    for (let bit = 0; bit < 4; bit++) digit = digit * 2 + Number(coefficients[index + bit]! > median);
    digits += digit.toString(16);
  }
  return digits;
}

/** Transforms rows of 64 samples, and returns the frequencies as rows, so that a second call transforms the columns. */
function transform(rows: Float64Array, rowCount: number): Float64Array {
  const frequencies = new Float64Array(FREQUENCIES * rowCount);
  for (let frequency = 0; frequency < FREQUENCIES; frequency++) {
    for (let row = 0; row < rowCount; row++) {
      let sum = 0;
      for (let index = 0; index < SAMPLES; index++) {
        sum += rows[row * SAMPLES + index]! * COSINES[frequency * SAMPLES + index]!;
      }
      frequencies[frequency * rowCount + row] = sum;
    }
  }
  return frequencies;
}
