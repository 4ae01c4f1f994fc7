import { type Run, runsOf, unmatchedWords, wordsOf } from '../../../lib/word-diff.js';

/** Equal words shown before and after what differs, and how many of them are left out at least. */
const AROUND = 8;
const LEFT_OUT_LEAST = 12;

/** Words in a row: marked where they differ, or so many left out. */
export type Stretch = Run | { leftOut: number };

/**
 * Texts in stretches: of the one they are compared with what any other has not, and of the others what that one has not.
 * Long equal stretches are left out but for their ends.
 * @param against the place of the one they are compared with
 */
export function differencesOf(texts: readonly string[], against: number): Stretch[][] {
  const words = texts.map(wordsOf);
  const one = words[against]!;
  const marks = words.map((own) => own.map(() => false));
  words.forEach((other, place) => {
    if (place === against) return;
    const [inOne, inOther] = unmatchedWords(one, other);
    marks[place] = inOther;
    marks[against] = marks[against]!.map((marked, at) => marked || inOne[at]!);
  });
  return words.map((own, place) => {
    const runs = runsOf(own, marks[place]!);
    return runs.flatMap((run, at) => shortened(run, at > 0, at < runs.length - 1));
  });
}

function shortened(run: Run, hasBefore: boolean, hasAfter: boolean): Stretch[] {
  const [begin, end] = [hasBefore ? AROUND : 0, hasAfter ? AROUND : 0];
  // Of a text that has no difference to show its beginning is enough.
  const first = hasBefore || hasAfter ? begin : AROUND;
  const leftOut = run.words.length - first - end;
  if (run.marked || leftOut < LEFT_OUT_LEAST) return [run];
  const part = (words: string[]): Stretch[] => (words.length > 0 ? [{ marked: false, words }] : []);
  return [...part(run.words.slice(0, first)), { leftOut }, ...part(run.words.slice(run.words.length - end))];
}
