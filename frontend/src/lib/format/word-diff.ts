/** Cells of the largest table that is filled; larger ranges without an anchor count as different. */
const MAX_TABLE_CELLS = 1_000_000;

/** Range of words in one text; `to` is exclusive. */
interface TextRange {
  from: number;
  to: number;
}

/** Splits a text into words; every line break counts as a word. */
export const splitWords = (text: string): string[] => text.match(/\n|[^\s]+/g) ?? [];

/**
 * Finds the words of two texts that have no counterpart in the other: matches words that occur once in both (patience
 * diff), then the longest common subsequence between them. Its time is bounded, because long ranges without an anchor
 * count as different.
 */
export function findUnmatchedWords(wordsA: readonly string[], wordsB: readonly string[]): [boolean[], boolean[]] {
  const flags: [boolean[], boolean[]] = [wordsA.map(() => true), wordsB.map(() => true)];
  const match = (a: number, b: number) => {
    flags[0][a] = false;
    flags[1][b] = false;
  };
  const pendingRanges: [TextRange, TextRange][] = [
    [
      { from: 0, to: wordsA.length },
      { from: 0, to: wordsB.length },
    ],
  ];
  for (let ranges = pendingRanges.pop(); ranges !== undefined; ranges = pendingRanges.pop()) {
    const [a, b] = trimCommonEnds(wordsA, wordsB, ranges, match);
    if (a.from === a.to || b.from === b.to) continue;
    const anchors = findAnchors(wordsA, wordsB, a, b);
    if (anchors.length === 0) {
      if ((a.to - a.from) * (b.to - b.from) <= MAX_TABLE_CELLS)
        matchLongestCommonSubsequence(wordsA, wordsB, a, b, match);
      continue;
    }
    let [aFrom, bFrom] = [a.from, b.from];
    for (const [indexA, indexB] of anchors) {
      match(indexA, indexB);
      pendingRanges.push([
        { from: aFrom, to: indexA },
        { from: bFrom, to: indexB },
      ]);
      [aFrom, bFrom] = [indexA + 1, indexB + 1];
    }
    pendingRanges.push([
      { from: aFrom, to: a.to },
      { from: bFrom, to: b.to },
    ]);
  }
  return flags;
}

type Match = (a: number, b: number) => void;

/** Matches the common start and end of both ranges and returns the rest. */
function trimCommonEnds(
  wordsA: readonly string[],
  wordsB: readonly string[],
  [{ from: a, to: aTo }, { from: b, to: bTo }]: [TextRange, TextRange],
  match: Match,
): [TextRange, TextRange] {
  while (a < aTo && b < bTo && wordsA[a] === wordsB[b]) match(a++, b++);
  while (a < aTo && b < bTo && wordsA[aTo - 1] === wordsB[bTo - 1]) match(--aTo, --bTo);
  return [
    { from: a, to: aTo },
    { from: b, to: bTo },
  ];
}

/** Finds the longest sequence of words that occur once in each range and have the same order in both. */
function findAnchors(
  wordsA: readonly string[],
  wordsB: readonly string[],
  a: TextRange,
  b: TextRange,
): [number, number][] {
  const [positionsA, positionsB] = [findUniquePositions(wordsA, a), findUniquePositions(wordsB, b)];
  const pairs: [number, number][] = [];
  for (const [word, indexA] of positionsA) {
    const indexB = positionsB.get(word);
    if (indexA >= 0 && indexB !== undefined && indexB >= 0) pairs.push([indexA, indexB]);
  }
  return findLongestIncreasingRun(pairs);
}

/** Returns the position of each word, or -1 for one that occurs more than once. */
function findUniquePositions(words: readonly string[], { from, to }: TextRange): Map<string, number> {
  const positions = new Map<string, number>();
  for (let index = from; index < to; index++) positions.set(words[index]!, positions.has(words[index]!) ? -1 : index);
  return positions;
}

/** Returns the longest sequence of pairs, sorted by first element, whose second elements increase. */
function findLongestIncreasingRun(pairs: readonly [number, number][]): [number, number][] {
  /**
   * For each sequence length, the pair that ends it with the smallest second element; `before` links each pair to its
   * predecessor.
   */
  const ends: number[] = [];
  const before = pairs.map(() => -1);
  pairs.forEach(([, second], index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < second) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[index] = ends[low - 1]!;
    ends[low] = index;
  });
  const run: [number, number][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]!) run.push(pairs[index]!);
  return run.reverse();
}

function matchLongestCommonSubsequence(
  wordsA: readonly string[],
  wordsB: readonly string[],
  a: TextRange,
  b: TextRange,
  match: Match,
): void {
  const columns = b.to - b.from + 1;
  const table = new Uint32Array((a.to - a.from + 1) * columns);
  const cellIndex = (i: number, j: number) => (i - a.from) * columns + (j - b.from);
  for (let i = a.to - 1; i >= a.from; i--) {
    for (let j = b.to - 1; j >= b.from; j--) {
      table[cellIndex(i, j)] =
        wordsA[i] === wordsB[j]
          ? table[cellIndex(i + 1, j + 1)]! + 1
          : Math.max(table[cellIndex(i + 1, j)]!, table[cellIndex(i, j + 1)]!);
    }
  }
  for (let [i, j] = [a.from, b.from]; i < a.to && j < b.to; ) {
    if (wordsA[i] === wordsB[j]) match(i++, j++);
    else if (table[cellIndex(i + 1, j)]! >= table[cellIndex(i, j + 1)]!) i++;
    else j++;
  }
}

/** Sequence of words that are all marked or all unmarked. */
export interface Run {
  isMarked: boolean;
  words: string[];
}

/** Groups consecutive words by their flag. @param flags one flag for each word */
export function groupRuns(words: readonly string[], flags: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  words.forEach((word, index) => {
    const isMarked = flags[index] ?? false;
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.words.push(word);
    else runs.push({ isMarked, words: [word] });
  });
  return runs;
}
