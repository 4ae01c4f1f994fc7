import { findUnmatchedWords, groupRuns, type Run, splitWords } from '../../../lib/word-diff.js';

/** Equal words shown before and after what differs, and how many of them are left out at least. */
const CONTEXT_WORDS = 8;
const MIN_OMITTED_WORDS = 12;

/** Words in a row: marked where they differ, or so many left out. */
export type DiffSegment = Run | { leftOut: number };

/**
 * Texts in stretches: of the one they are compared with what any other has not, and of the others what that one has not.
 * Long equal stretches are left out but for their ends.
 * @param baseIndex the place of the one they are compared with
 */
export function markDifferences(texts: readonly string[], baseIndex: number): DiffSegment[][] {
  const words = texts.map(splitWords);
  const base = words[baseIndex]!;
  const marks = words.map((own) => own.map(() => false));
  words.forEach((other, index) => {
    if (index === baseIndex) return;
    const [unmatchedInBase, unmatchedInOther] = findUnmatchedWords(base, other);
    marks[index] = unmatchedInOther;
    marks[baseIndex] = marks[baseIndex]!.map((marked, wordIndex) => marked || unmatchedInBase[wordIndex]!);
  });
  return words.map((own, index) => {
    const runs = groupRuns(own, marks[index]!);
    return runs.flatMap((run, runIndex) => shorten(run, runIndex > 0, runIndex < runs.length - 1));
  });
}

function shorten(run: Run, hasBefore: boolean, hasAfter: boolean): DiffSegment[] {
  const [leading, trailing] = [hasBefore ? CONTEXT_WORDS : 0, hasAfter ? CONTEXT_WORDS : 0];
  // Of a text that has no difference to show its beginning is enough.
  const first = hasBefore || hasAfter ? leading : CONTEXT_WORDS;
  const leftOut = run.words.length - first - trailing;
  if (run.isMarked || leftOut < MIN_OMITTED_WORDS) return [run];
  const toSegments = (words: string[]): DiffSegment[] => (words.length > 0 ? [{ isMarked: false, words }] : []);
  return [
    ...toSegments(run.words.slice(0, first)),
    { leftOut },
    ...toSegments(run.words.slice(run.words.length - trailing)),
  ];
}
