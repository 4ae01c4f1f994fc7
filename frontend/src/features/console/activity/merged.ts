/** One of several lists that are shown as one, the latest first. */
export interface Source<Item> {
  name: string;
  /** The page after a cursor; the first one without. Shorter than a page, it is the last. */
  read: (before: string | undefined) => Promise<readonly Item[]>;
  cursorOf: (item: Item) => string;
  /** ISO time. */
  timeOf: (item: Item) => string;
}

/** How far each source was shown: the cursor of its last item, or null where it has no more. Absent: not begun. */
export type Progress = Readonly<Record<string, string | null>>;

export interface MergedItem<Item> {
  item: Item;
  /** The source's name. */
  from: string;
}

export interface MergedPage<Item> {
  items: readonly MergedItem<Item>[];
  /** Where the next page begins; null after the last. */
  next: Progress | null;
}

/**
 * A page of several lists as one. Each source is read as if all came from it, so that none can be missed; what is not
 * shown is read again with the next page.
 * @param size items on a page of every source, and of the whole
 */
export async function readMerged<Item>(
  sources: readonly Source<Item>[],
  progress: Progress,
  size: number,
): Promise<MergedPage<Item>> {
  const open = sources.filter(({ name }) => progress[name] !== null);
  const pages = await Promise.all(
    open.map(async (source) => ({ source, items: await source.read(progress[source.name] ?? undefined) })),
  );
  const all = pages.flatMap(({ source, items }) => items.map((item) => ({ item, from: source.name, source })));
  // Sorting keeps the order of what happened at once, which is the order of its source.
  const latest = all
    .toSorted((one, other) => Date.parse(other.source.timeOf(other.item)) - Date.parse(one.source.timeOf(one.item)))
    .slice(0, size);
  const next: Record<string, string | null> = { ...progress };
  for (const { source, items } of pages) {
    const shown = latest.filter(({ from }) => from === source.name);
    const last = shown.at(-1);
    if (shown.length === items.length && items.length < size) next[source.name] = null;
    else if (last) next[source.name] = source.cursorOf(last.item);
  }
  const isLast = sources.every(({ name }) => next[name] === null);
  return { items: latest.map(({ item, from }) => ({ item, from })), next: isLast ? null : next };
}
