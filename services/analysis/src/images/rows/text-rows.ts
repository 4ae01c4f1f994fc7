import { findComponents, type GrayImage, halveImage, type LetterComponent } from './letter-components.js';

/** A row of letters in an image, in pixels of that image. */
export interface TextRow {
  x: number;
  y: number;
  /** Clockwise rotation of the row in radians, from -π/2 to π/2. */
  angle: number;
  length: number;
  /** Approximate height of its capitals. */
  size: number;
  isDark: boolean;
  ink: number;
  ground: number;
  /** Similarity to text, by which rows are ranked. */
  score: number;
}

/** Tolerances for the letters of one row: ratio of their sizes, and distances of their centers in letter sizes. */
const MAX_SIZE_RATIO = 2.2;
const MAX_STEP = 2.2;
const MAX_OFFSET = 0.42;
const MIN_LETTERS = 3;
/** A larger number of components is texture; only those with the strongest contrast are used. */
const MAX_COMPONENTS = 900;
/**
 * Minimum differences from the surroundings, in gray levels, for a pixel to count as text: for painted and for faded
 * signs.
 */
const CONTRASTS = [30, 11];
const MIN_SCORE = 1;

/** Finds rows of letters in any direction, the likeliest first. Takes about 0.2 s for an image of two megapixels. */
export function findTextRows(image: GrayImage, maxRows: number): TextRow[] {
  const half = halveImage(image);
  const found = CONTRASTS.flatMap((contrast) =>
    [true, false].flatMap((isDark) => [
      ...findRows(image, isDark, contrast, 1),
      ...findRows(half, isDark, contrast, 2),
    ]),
  ).sort((a, b) => b.score - a.score);
  const selected: TextRow[] = [];
  for (const row of found) {
    if (selected.length === maxRows) break;
    if (!selected.some((other) => covers(other, row))) selected.push(row);
  }
  return selected;
}

/**
 * Returns rows in reading order. Rows that continue each other, such as words with a wide space between them, form a
 * line.
 */
export function groupIntoLines<Row extends TextRow>(rows: readonly Row[]): Row[][] {
  const lines: Row[][] = [];
  for (const row of rows.toSorted((a, b) => a.x - b.x)) {
    const line = lines.find((candidate) => isContinuation(candidate.at(-1)!, row));
    if (line) line.push(row);
    else lines.push([row]);
  }
  return lines.sort((a, b) => a[0]!.y - b[0]!.y || a[0]!.x - b[0]!.x);
}

function isContinuation(left: TextRow, right: TextRow): boolean {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const across = Math.abs(dy * Math.cos(left.angle) - dx * Math.sin(left.angle));
  const gap = Math.hypot(dx, dy) - (left.length + right.length) / 2;
  const size = Math.max(left.size, right.size);
  const isSameType = Math.min(left.size, right.size) > 0.6 * size && left.isDark === right.isDark;
  return isSameType && Math.abs(left.angle - right.angle) < 0.15 && across < 0.5 * size && gap < 3 * size;
}

/** Whether the middle of one row lies inside the other. */
function covers(a: TextRow, b: TextRow): boolean {
  return contains(a, b) || contains(b, a);
}

function contains(row: TextRow, { x, y }: TextRow): boolean {
  const [dx, dy] = [x - row.x, y - row.y];
  const along = Math.abs(dx * Math.cos(row.angle) + dy * Math.sin(row.angle));
  const across = Math.abs(dy * Math.cos(row.angle) - dx * Math.sin(row.angle));
  return along <= row.length / 2 && across <= row.size * 0.6;
}

function findRows(image: GrayImage, isDark: boolean, contrast: number, scale: number): TextRow[] {
  const letters = findComponents(image, isDark, contrast)
    .sort((a, b) => Math.abs(b.ink - b.ground) - Math.abs(a.ink - a.ground))
    .slice(0, MAX_COMPONENTS);
  const neighbors = new NeighborIndex(letters);
  const used = new Set<LetterComponent>();
  const rows: TextRow[] = [];
  for (const seed of letters) {
    if (used.has(seed)) continue;
    const row = findLongestRow(seed, neighbors, used);
    if (row.length < MIN_LETTERS) continue;
    const line = fitRow(row, isDark, scale);
    if (line.score < MIN_SCORE) continue;
    for (const letter of row) used.add(letter);
    rows.push(line);
  }
  return rows;
}

function findLongestRow(
  seed: LetterComponent,
  neighbors: NeighborIndex,
  used: ReadonlySet<LetterComponent>,
): LetterComponent[] {
  let best: LetterComponent[] = [];
  for (const next of neighbors.findNeighbors(seed)) {
    if (used.has(next)) continue;
    const direction = Math.atan2(next.y - seed.y, next.x - seed.x);
    const ahead = followRow(seed, direction, neighbors, used);
    const behind = followRow(seed, direction + Math.PI, neighbors, used);
    if (ahead.length + behind.length + 1 > best.length) best = [...behind.toReversed(), seed, ...ahead];
  }
  return best;
}

/** Returns the letters that follow a letter in a direction, which may turn a little with each of them. */
function followRow(
  from: LetterComponent,
  direction: number,
  neighbors: NeighborIndex,
  used: ReadonlySet<LetterComponent>,
): LetterComponent[] {
  const row: LetterComponent[] = [];
  let [current, angle] = [from, direction];
  for (;;) {
    let nearest: LetterComponent | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (const next of neighbors.findNeighbors(current)) {
      if (used.has(next)) continue;
      const [dx, dy] = [next.x - current.x, next.y - current.y];
      const along = dx * Math.cos(angle) + dy * Math.sin(angle);
      const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
      if (along <= 0.15 * current.size || across > MAX_OFFSET * Math.max(current.size, next.size)) continue;
      if (along < distance) [nearest, distance] = [next, along];
    }
    if (!nearest || row.includes(nearest)) return row;
    row.push(nearest);
    if (row.length >= 2) angle = turnToward(angle, Math.atan2(nearest.y - from.y, nearest.x - from.x));
    current = nearest;
  }
}

/** Turns a direction most of the way toward another one, if that is close to it. */
function turnToward(from: number, to: number): number {
  const difference = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return Math.abs(difference) > 0.35 ? from : from + 0.7 * difference;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const standardDeviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

function fitRow(row: LetterComponent[], isDark: boolean, scale: number): TextRow {
  const [x, y] = [mean(row.map((letter) => letter.x)), mean(row.map((letter) => letter.y))];
  const xx = mean(row.map((letter) => (letter.x - x) ** 2));
  const yy = mean(row.map((letter) => (letter.y - y) ** 2));
  const xy = mean(row.map((letter) => (letter.x - x) * (letter.y - y)));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const along = (letter: LetterComponent) => (letter.x - x) * Math.cos(angle) + (letter.y - y) * Math.sin(angle);
  const across = (letter: LetterComponent) => (letter.y - y) * Math.cos(angle) - (letter.x - x) * Math.sin(angle);
  const positions = row.map(along);
  const sizes = row.map((letter) => letter.size);
  const size = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * 0.8)]!;
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const middle = (first + last) / 2;
  const ink = mean(row.map((letter) => letter.ink));
  const ground = mean(row.map((letter) => letter.ground));
  const contrast = Math.max(1, Math.abs(ink - ground));
  // Letters are painted in one color, on one background and along one line; leaves and stones are not.
  const dissimilarity =
    (3 * standardDeviation(row.map((letter) => letter.ink))) / contrast +
    (1.5 * standardDeviation(row.map((letter) => letter.ground))) / contrast +
    1.2 * (standardDeviation(sizes) / size) +
    2 * (standardDeviation(row.map(across)) / size);
  return {
    x: (x + middle * Math.cos(angle)) * scale,
    y: (y + middle * Math.sin(angle)) * scale,
    angle,
    length: (last - first + size) * scale,
    size: size * scale,
    isDark,
    ink,
    ground,
    score: Math.min(row.length, 16) * Math.exp(-dissimilarity),
  };
}

/** Index of components by position, to find possible neighboring letters. */
class NeighborIndex {
  readonly #cells = new Map<number, LetterComponent[]>();
  readonly #neighborCache = new Map<LetterComponent, LetterComponent[]>();

  constructor(letters: readonly LetterComponent[]) {
    for (const letter of letters) {
      const key = toCellKey(letter.x, letter.y);
      const cell = this.#cells.get(key);
      if (cell) cell.push(letter);
      else this.#cells.set(key, [letter]);
    }
  }

  findNeighbors(letter: LetterComponent): readonly LetterComponent[] {
    const cached = this.#neighborCache.get(letter);
    if (cached) return cached;
    const reach = MAX_STEP * letter.size;
    const found: LetterComponent[] = [];
    for (let y = letter.y - reach; y < letter.y + reach + CELL_SIZE; y += CELL_SIZE) {
      for (let x = letter.x - reach; x < letter.x + reach + CELL_SIZE; x += CELL_SIZE) {
        for (const other of this.#cells.get(toCellKey(x, y)) ?? []) if (areAlike(letter, other)) found.push(other);
      }
    }
    this.#neighborCache.set(letter, found);
    return found;
  }
}

const CELL_SIZE = 48;
const toCellKey = (x: number, y: number) => Math.floor(y / CELL_SIZE) * 4096 + Math.floor(x / CELL_SIZE);

function areAlike(a: LetterComponent, b: LetterComponent): boolean {
  if (a === b) return false;
  const ratio = a.size > b.size ? a.size / b.size : b.size / a.size;
  if (ratio > MAX_SIZE_RATIO) return false;
  if (Math.hypot(a.x - b.x, a.y - b.y) > MAX_STEP * Math.max(a.size, b.size)) return false;
  return Math.abs(a.ink - b.ink) <= 0.6 * Math.max(Math.abs(a.ink - a.ground), Math.abs(b.ink - b.ground));
}
