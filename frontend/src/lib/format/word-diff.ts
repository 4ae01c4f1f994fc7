import { diffArrays } from 'diff';

/** Ms of comparing after which two sequences count as entirely different. */
const TIMEOUT_MS = 1_000;

/** Segment of a comparison. */
export interface Change<T> {
  kind: 'same' | 'removed' | 'added';
  items: T[];
}

/**
 * Returns the changes between two sequences. Sequences that take too long to compare are replaced as a whole.
 * @param getKey returns the key by which items are compared
 */
export function diffSequences<T>(before: readonly T[], after: readonly T[], getKey: (item: T) => string): Change<T>[] {
  const comparator = (a: T, b: T) => getKey(a) === getKey(b);
  const changes = diffArrays([...before], [...after], { comparator, timeout: TIMEOUT_MS });
  if (changes === undefined) {
    return [
      { kind: 'removed', items: [...before] },
      { kind: 'added', items: [...after] },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    items: value,
  }));
}

/** Splits a text into words. Each line break counts as a word. */
export const splitWords = (text: string): string[] => text.match(/\n|[^\s]+/g) ?? [];

/** Finds words in two texts that have no counterpart in the other. Returns one flag per word. */
export function findUnmatchedWords(wordsA: readonly string[], wordsB: readonly string[]): [boolean[], boolean[]] {
  const changes = diffSequences(wordsA, wordsB, (word) => word);
  const toFlags = (otherSide: 'removed' | 'added') =>
    changes.flatMap(({ kind, items }) => (kind === otherSide ? [] : items.map(() => kind !== 'same')));
  return [toFlags('added'), toFlags('removed')];
}

/** Sequence of words that are all marked or all unmarked. */
export interface Run {
  isMarked: boolean;
  words: string[];
}

/** Groups consecutive words by their flag. @param flags one flag per word */
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
