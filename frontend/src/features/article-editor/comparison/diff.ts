import { findUnmatchedWords } from '../../../lib/format/word-diff.js';

/** Segment of a comparison. */
export interface Change<T> {
  kind: 'same' | 'removed' | 'added';
  items: T[];
}

/**
 * Returns the changes between two sequences.
 * @param getKey returns the key by which items are equal
 */
export function diffSequences<T>(before: readonly T[], after: readonly T[], getKey: (item: T) => string): Change<T>[] {
  const [removed, added] = findUnmatchedWords(before.map(getKey), after.map(getKey));
  const changes: Change<T>[] = [];
  const append = (kind: Change<T>['kind'], item: T) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else changes.push({ kind, items: [item] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (removed[i]) append('removed', before[i++]!);
    else if (added[j]) append('added', after[j++]!);
    else {
      append('same', after[j++]!);
      i += 1;
    }
  }
  return changes;
}

/** Returns the changes between two texts, word by word. */
export function diffWords(before: string, after: string): Change<string>[] {
  const splitWords = (text: string) => text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return diffSequences(splitWords(before), splitWords(after), (word) => word);
}
