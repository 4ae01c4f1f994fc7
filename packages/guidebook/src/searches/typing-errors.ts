import { toNameKey } from '../names/name-keys.js';

/** One typing error is tolerated per this many letters. */
const LETTERS_PER_ERROR = 5;

/** Checks whether two names differ by at most about one error in five letters; two swapped letters are one error. */
export function isTypingError(typed: string, name: string): boolean {
  const [a, b] = [toNameKey(typed), toNameKey(name)];
  const maxErrors = Math.max(1, Math.round(Math.max(a.length, b.length) / LETTERS_PER_ERROR));
  return Math.abs(a.length - b.length) <= maxErrors && countErrors(a, b) <= maxErrors;
}

/** Checks whether a word is another one with a single typing error. */
export const hasOneTypingError = (typed: string, word: string): boolean =>
  Math.abs(typed.length - word.length) <= 1 && countErrors(typed, word) === 1;

/** Counts missing, added, wrong and swapped letters (optimal string alignment). */
function countErrors(a: string, b: string): number {
  let [former, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      current[j] = Math.min(
        previous[j]! + 1,
        current[j - 1]! + 1,
        previous[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? former[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [former, previous] = [previous, current];
  }
  return previous[b.length]!;
}
