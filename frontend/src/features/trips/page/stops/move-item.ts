/** Returns a list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? others : others.toSpliced(to, 0, item);
}
