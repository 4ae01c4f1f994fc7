/** Places of the longest table that is filled; what is larger and has no anchor counts as different. */
const TABLE_MOST = 1_000_000;

/** A piece of both texts: from, and before. */
interface Piece {
  from: number;
  to: number;
}

/** The words of a text; each end of a line is one, too. */
export const wordsOf = (text: string): string[] => text.match(/\n|[^\s]+/g) ?? [];

/**
 * Which words of two texts have no counterpart in the other, in the order in which both run: by the words that either has
 * but once (patience diff), and between those by the longest common subsequence. Its time is bounded: a long stretch that
 * has nothing to hold on to counts as different.
 */
export function unmatchedWords(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const flags: [boolean[], boolean[]] = [one.map(() => true), other.map(() => true)];
  const match = (a: number, b: number) => {
    flags[0][a] = false;
    flags[1][b] = false;
  };
  const open: [Piece, Piece][] = [
    [
      { from: 0, to: one.length },
      { from: 0, to: other.length },
    ],
  ];
  for (let pieces = open.pop(); pieces !== undefined; pieces = open.pop()) {
    const [a, b] = trimmed(one, other, pieces, match);
    if (a.from === a.to || b.from === b.to) continue;
    const anchors = anchorsOf(one, other, a, b);
    if (anchors.length === 0) {
      if ((a.to - a.from) * (b.to - b.from) <= TABLE_MOST) matchLongest(one, other, a, b, match);
      continue;
    }
    let [aFrom, bFrom] = [a.from, b.from];
    for (const [aAt, bAt] of anchors) {
      match(aAt, bAt);
      open.push([
        { from: aFrom, to: aAt },
        { from: bFrom, to: bAt },
      ]);
      [aFrom, bFrom] = [aAt + 1, bAt + 1];
    }
    open.push([
      { from: aFrom, to: a.to },
      { from: bFrom, to: b.to },
    ]);
  }
  return flags;
}

type Match = (a: number, b: number) => void;

/** Both pieces without what they begin and end with alike. */
function trimmed(
  one: readonly string[],
  other: readonly string[],
  [{ from: a, to: aTo }, { from: b, to: bTo }]: [Piece, Piece],
  match: Match,
): [Piece, Piece] {
  while (a < aTo && b < bTo && one[a] === other[b]) match(a++, b++);
  while (a < aTo && b < bTo && one[aTo - 1] === other[bTo - 1]) match(--aTo, --bTo);
  return [
    { from: a, to: aTo },
    { from: b, to: bTo },
  ];
}

/** Places of words that stand but once in either piece: the longest run of them that is in order in both. */
function anchorsOf(one: readonly string[], other: readonly string[], a: Piece, b: Piece): [number, number][] {
  const [inOne, inOther] = [onlyPlaces(one, a), onlyPlaces(other, b)];
  const pairs: [number, number][] = [];
  for (const [word, at] of inOne) {
    const otherAt = inOther.get(word);
    if (at >= 0 && otherAt !== undefined && otherAt >= 0) pairs.push([at, otherAt]);
  }
  return longestRising(pairs);
}

/** Where words stand; -1 of those that stand more than once. */
function onlyPlaces(words: readonly string[], { from, to }: Piece): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at++) places.set(words[at]!, places.has(words[at]!) ? -1 : at);
  return places;
}

/** Of pairs in the order of their firsts, the most whose seconds rise, too. */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  /** The pair that ends a run of each length with the smallest second, and which pair stands before each. */
  const ends: number[] = [];
  const before = pairs.map(() => -1);
  pairs.forEach(([, second], at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < second) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = ends[low - 1]!;
    ends[low] = at;
  });
  const run: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) run.push(pairs[at]!);
  return run.reverse();
}

function matchLongest(one: readonly string[], other: readonly string[], a: Piece, b: Piece, match: Match): void {
  const columns = b.to - b.from + 1;
  const table = new Uint32Array((a.to - a.from + 1) * columns);
  const at = (i: number, j: number) => (i - a.from) * columns + (j - b.from);
  for (let i = a.to - 1; i >= a.from; i--) {
    for (let j = b.to - 1; j >= b.from; j--) {
      table[at(i, j)] =
        one[i] === other[j] ? table[at(i + 1, j + 1)]! + 1 : Math.max(table[at(i + 1, j)]!, table[at(i, j + 1)]!);
    }
  }
  for (let [i, j] = [a.from, b.from]; i < a.to && j < b.to; ) {
    if (one[i] === other[j]) match(i++, j++);
    else if (table[at(i + 1, j)]! >= table[at(i, j + 1)]!) i++;
    else j++;
  }
}

/** A stretch of words that are all marked, or all not. */
export interface Run {
  marked: boolean;
  words: string[];
}

/** Words by whether they are marked. @param flags one for each word */
export function runsOf(words: readonly string[], flags: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  words.forEach((word, at) => {
    const marked = flags[at] ?? false;
    const last = runs.at(-1);
    if (last?.marked === marked) last.words.push(word);
    else runs.push({ marked, words: [word] });
  });
  return runs;
}
