/** A stretch of something that was compared. */
export interface Change<T> {
  kind: 'same' | 'removed' | 'added';
  items: T[];
}

/** Longest sequences that are compared item by item: the work is their product. */
const MOST = 4_000_000;

/**
 * What became of a sequence: its longest common part with the other (Wagner and Fischer's table), and what is around it.
 * @param keyOf what items are equal by
 */
export function changesBetween<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Change<T>[] {
  const [a, b] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const changes: Change<T>[] = [];
  const put = (kind: Change<T>['kind'], items: readonly T[]) => {
    if (items.length === 0) return;
    const last = changes.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else changes.push({ kind, items: [...items] });
  };
  put('same', after.slice(0, start));
  const [oldPart, newPart] = [before.slice(start, a.length - end), after.slice(start, b.length - end)];
  if (oldPart.length * newPart.length > MOST) {
    put('removed', oldPart);
    put('added', newPart);
  } else {
    walk(oldPart, newPart, keyOf, put);
  }
  put('same', after.slice(b.length - end));
  return changes;
}

function walk<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  put: (kind: Change<T>['kind'], items: readonly T[]) => void,
): void {
  const [a, b] = [before.map(keyOf), after.map(keyOf)];
  const width = b.length + 1;
  /** How long the common part is from here to both ends. */
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      common[at] = a[i] === b[j] ? common[at + width + 1]! + 1 : Math.max(common[at + width]!, common[at + 1]!);
    }
  }
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      put('same', [after[j]!]);
      [i, j] = [i + 1, j + 1];
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) {
      put('removed', [before[i]!]);
      i += 1;
    } else {
      put('added', [after[j]!]);
      j += 1;
    }
  }
  put('removed', before.slice(i));
  put('added', after.slice(j));
}

/** What became of a text, by words. */
export function wordChanges(before: string, after: string): Change<string>[] {
  const words = (text: string) => text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return changesBetween(words(before), words(after), (word) => word);
}
