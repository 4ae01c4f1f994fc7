import { findComponents, type GrayImage, halveImage, type LetterComponent } from './letter-components.js';
import { LINE_FRAME, straightenRow } from './straighten-row.js';
import type { TextRow } from './text-rows.js';

/**
 * Sizes in pixels of components that may be parts of letters: from dots and marks to whole words of scripts that join
 * their letters.
 */
const PART_LIMITS = { min: 5, max: 700 };
/** A larger number of components is texture; only those with the strongest contrast are used. */
const MAX_PARTS = 1200;
/** Minimum differences from the surroundings, in gray levels, for a pixel to count as text: one pass for each. */
const CONTRASTS = [30, 11];
/** Maximum gaps between parts of a line, along and across it, in multiples of the larger part's height. */
const [MAX_GAP_ALONG, MAX_GAP_ACROSS] = [0.6, 0.2];
/** Maximum difference between the ink of two parts of a line, as a share of their contrast. */
const MAX_INK_DIFFERENCE = 0.3;
/** Height of lines in pixels; their length as a multiple of it (`ASPECT`) starts at two Chinese characters. */
const [MIN_HEIGHT, MAX_HEIGHT] = [12, 260];
/** Smaller lines are more often texture, so their score is reduced. */
const CLEAR_HEIGHT = 32;
const [MIN_ASPECT, MAX_ASPECT] = [1.25, 30];
/** A line that is shorter than this, in multiples of its height, has no measurable direction. */
const MIN_ASPECT_FOR_ANGLE = 2.2;
const MIN_SCORE = 0.6;
/** Letters fill at most this share of their boxes on average. Bricks and windows fill more, and are all of one size. */
const MAX_MEAN_FILL = 0.75;
const MAX_PATTERN_RATIO = 1.35;
const MAX_SAME_SIZE_RATIO = 1.8;

/** Maximum number of clusters whose pixels are compared with those of text. */
const MAX_RATED = 60;
/** Gray levels of ink and ground in a straightened row, and the share of its pixels that is ink in real text. */
const [INK_LEVEL, GROUND_LEVEL] = [65, 190];
const [MIN_INK_SHARE, MAX_INK_SHARE] = [0.05, 0.36];

/**
 * Finds lines of text as clusters of parts in one color, the likeliest first. Unlike rows of letters, which need three
 * letters of one size, this finds joined letters (Arabic, Devanagari), letters with marks (Thai) and letters of several
 * parts (Chinese, Korean).
 */
export function findTextClusters(image: GrayImage, maxClusters: number): TextRow[] {
  const levels: [GrayImage, number][] = [
    [image, 1],
    [halveImage(image), 2],
  ];
  const found = levels
    .flatMap(([level, scale]) =>
      CONTRASTS.flatMap((contrast) =>
        [true, false].flatMap((isDark) => findClusters(level, { isDark, contrast, scale })),
      ),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RATED)
    .map((row) => ({ ...row, score: row.score * rateTones(straightenRow(image, row, false, LINE_FRAME)) }))
    .sort((a, b) => b.score - a.score);
  const selected: TextRow[] = [];
  for (const row of found) {
    if (selected.length === maxClusters) break;
    if (!selected.some((other) => isSameLine(other, row))) selected.push(row);
  }
  return selected;
}

/** Whether the middle of one row lies within the other, and both have about the same letter size. */
export function isSameLine(a: TextRow, b: TextRow): boolean {
  const ratio = a.size / b.size;
  return ratio < MAX_SAME_SIZE_RATIO && ratio > 1 / MAX_SAME_SIZE_RATIO && (contains(a, b) || contains(b, a));
}

function contains(row: TextRow, { x, y }: TextRow): boolean {
  const [dx, dy] = [x - row.x, y - row.y];
  const along = Math.abs(dx * Math.cos(row.angle) + dy * Math.sin(row.angle));
  const across = Math.abs(dy * Math.cos(row.angle) - dx * Math.sin(row.angle));
  return along <= row.length / 2 && across <= row.size * 0.6;
}

/**
 * Rates, from 0 to 1, how much a straightened row looks like ink on a plain ground: few pixels lie between the two
 * levels.
 */
function rateTones({ data }: GrayImage): number {
  let [middle, dark] = [0, 0];
  for (const level of data) {
    if (level <= INK_LEVEL) dark++;
    else if (level < GROUND_LEVEL) middle++;
  }
  const hasInkOfText = dark > MIN_INK_SHARE * data.length && dark < MAX_INK_SHARE * data.length;
  return Math.exp((-5 * middle) / data.length) * (hasInkOfText ? 1 : 0.3);
}

interface Search {
  isDark: boolean;
  contrast: number;
  /** Pixels of the photo per pixel of the level. */
  scale: number;
}

function findClusters(image: GrayImage, { isDark, contrast, scale }: Search): TextRow[] {
  const parts = findComponents(image, isDark, contrast, PART_LIMITS)
    .filter((part) => !touchesEdge(part, image))
    .sort((a, b) => Math.abs(b.ink - b.ground) - Math.abs(a.ink - a.ground))
    .slice(0, MAX_PARTS);
  return [false, true].flatMap((isVertical) =>
    groupParts(parts, isVertical).flatMap((group) => fitCluster(group, { isDark, isVertical, scale }) ?? []),
  );
}

const touchesEdge = ({ x, y, width, height }: LetterComponent, image: GrayImage) =>
  x - width / 2 <= 1 || y - height / 2 <= 1 || x + width / 2 >= image.width - 1 || y + height / 2 >= image.height - 1;

/** Groups parts that are near to each other along a line. */
function groupParts(parts: readonly LetterComponent[], isVertical: boolean): LetterComponent[][] {
  const sorted = parts.toSorted((a, b) => a.x - a.width / 2 - (b.x - b.width / 2));
  const roots = sorted.map((_, index) => index);
  const findRoot = (index: number): number => {
    let root = index;
    while (roots[root] !== root) root = roots[root]!;
    roots[index] = root;
    return root;
  };
  const maxSize = Math.max(0, ...sorted.map(({ size }) => size));
  for (const [index, part] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next]!;
      if (other.x - other.width / 2 > part.x + part.width / 2 + MAX_GAP_ALONG * maxSize) break;
      if (areAdjacent(part, other, isVertical)) roots[findRoot(next)] = findRoot(index);
    }
  }
  const groups = new Map<number, LetterComponent[]>();
  for (const [index, part] of sorted.entries()) {
    const root = findRoot(index);
    groups.set(root, [...(groups.get(root) ?? []), part]);
  }
  return [...groups.values()];
}

function areAdjacent(a: LetterComponent, b: LetterComponent, isVertical: boolean): boolean {
  const xGap = Math.abs(a.x - b.x) - (a.width + b.width) / 2;
  const yGap = Math.abs(a.y - b.y) - (a.height + b.height) / 2;
  const height = isVertical ? Math.max(a.width, b.width) : Math.max(a.height, b.height);
  const [along, across] = isVertical ? [yGap, xGap] : [xGap, yGap];
  if (along > MAX_GAP_ALONG * height || across > MAX_GAP_ACROSS * height) return false;
  const contrast = Math.min(Math.abs(a.ink - a.ground), Math.abs(b.ink - b.ground));
  return Math.abs(a.ink - b.ink) <= MAX_INK_DIFFERENCE * contrast;
}

/** Whether the parts all look alike, as windows do. */
function isPattern(group: readonly LetterComponent[]): boolean {
  const areas = group.map(({ area }) => area);
  return group.length >= 4 && Math.max(...areas) < MAX_PATTERN_RATIO * Math.min(...areas);
}

/** Converts a group to a row of text; returns null when its shape is not that of a row. */
function fitCluster(
  group: readonly LetterComponent[],
  { isDark, isVertical, scale }: { isDark: boolean; isVertical: boolean; scale: number },
): TextRow | null {
  const area = group.reduce((sum, part) => sum + part.area, 0);
  const weigh = (value: (part: LetterComponent) => number) =>
    group.reduce((sum, part) => sum + part.area * value(part), 0) / area;
  const [x, y] = [weigh((part) => part.x), weigh((part) => part.y)];
  const xx = weigh((part) => part.moments[0] + (part.x - x) ** 2);
  const yy = weigh((part) => part.moments[1] + (part.y - y) ** 2);
  const xy = weigh((part) => part.moments[2] + (part.x - x) * (part.y - y));
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy ** 2);
  const aspect = Math.sqrt((xx + yy + 2 * spread) / Math.max(0.01, xx + yy - 2 * spread));
  if (aspect < MIN_ASPECT || aspect > MAX_ASPECT) return null;
  if (weigh((part) => part.area / (part.width * part.height)) > MAX_MEAN_FILL || isPattern(group)) return null;
  const angle = aspect < MIN_ASPECT_FOR_ANGLE ? (isVertical ? Math.PI / 2 : 0) : Math.atan2(2 * xy, xx - yy) / 2;
  // The standard deviation of evenly filled pixels is 0.29 of their extent.
  const height = Math.sqrt(6 * (xx + yy - 2 * spread));
  if (height * scale < MIN_HEIGHT || height * scale > MAX_HEIGHT) return null;
  const [along, across] = [getExtent(group, { x, y, angle }), getExtent(group, { x, y, angle: angle + Math.PI / 2 })];
  const [ink, ground] = [weigh((part) => part.ink), weigh((part) => part.ground)];
  const contrast = Math.max(1, Math.abs(ink - ground));
  const deviation = (value: (part: LetterComponent) => number, mean: number) =>
    Math.sqrt(weigh((part) => (value(part) - mean) ** 2));
  // Letters are painted in one color, on one background; leaves and stones are not.
  const dissimilarity =
    (3 * deviation((part) => part.ink, ink)) / contrast + (1.5 * deviation((part) => part.ground, ground)) / contrast;
  const score =
    Math.min(12, (2 * along.length) / height) * Math.exp(-dissimilarity) * Math.min(1, (height * scale) / CLEAR_HEIGHT);
  if (score < MIN_SCORE) return null;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: (x + along.middle * cos - across.middle * sin) * scale,
    y: (y + along.middle * sin + across.middle * cos) * scale,
    angle,
    length: along.length * scale,
    size: across.length * scale,
    isDark,
    ink,
    ground,
    score,
  };
}

/** Returns the extent of a group in a direction, relative to a point. */
function getExtent(
  group: readonly LetterComponent[],
  { x, y, angle }: { x: number; y: number; angle: number },
): { middle: number; length: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { moments, ...part } of group) {
    const position = (part.x - x) * cos + (part.y - y) * sin;
    const variance = moments[0] * cos * cos + moments[1] * sin * sin + 2 * moments[2] * cos * sin;
    const boxReach = (Math.abs(cos) * part.width + Math.abs(sin) * part.height) / 2;
    // The box of a slanted word is higher than the word. Letters rarely reach farther than two standard deviations.
    const reach = Math.min(boxReach, 2.2 * Math.sqrt(variance) + 1);
    first = Math.min(first, position - reach);
    last = Math.max(last, position + reach);
  }
  return { middle: (first + last) / 2, length: last - first };
}
