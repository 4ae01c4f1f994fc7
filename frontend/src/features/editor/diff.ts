import { unmatchedWords } from '../../lib/word-diff.js';

/** A stretch of something that was compared. */
export interface Change<T> {
  kind: 'same' | 'removed' | 'added';
  items: T[];
}

/**
 * What became of a sequence: what it has in common with the other, and what is around it.
 * @param keyOf what items are equal by
 */
export function changesBetween<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Change<T>[] {
  const [removed, added] = unmatchedWords(before.map(keyOf), after.map(keyOf));
  const changes: Change<T>[] = [];
  const put = (kind: Change<T>['kind'], item: T) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else changes.push({ kind, items: [item] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (removed[i]) put('removed', before[i++]!);
    else if (added[j]) put('added', after[j++]!);
    else {
      put('same', after[j++]!);
      i += 1;
    }
  }
  return changes;
}

/** What became of a text, by words. */
export function wordChanges(before: string, after: string): Change<string>[] {
  const words = (text: string) => text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return changesBetween(words(before), words(after), (word) => word);
}
