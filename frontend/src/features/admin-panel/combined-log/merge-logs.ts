/** One of several lists that are shown as one, the latest first. */
export interface LogSource<Item> {
  name: string;
  /** The page after a cursor; the first one without. Shorter than a page, it is the last. */
  read: (before: string | undefined) => Promise<readonly Item[]>;
  getCursor: (item: Item) => string;
  /** ISO time. */
  getTime: (item: Item) => string;
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
export async function fetchMergedPage<Item>(
  sources: readonly LogSource<Item>[],
  progress: Progress,
  size: number,
): Promise<MergedPage<Item>> {
  const openSources = sources.filter(({ name }) => progress[name] !== null);
  const pages = await Promise.all(
    openSources.map(async (source) => ({ source, items: await source.read(progress[source.name] ?? undefined) })),
  );
  const mergedItems = pages.flatMap(({ source, items }) => items.map((item) => ({ item, from: source.name, source })));
  // Sorting keeps the order of what happened at once, which is the order of its source.
  const pageItems = mergedItems
    .toSorted(
      (left, right) => Date.parse(right.source.getTime(right.item)) - Date.parse(left.source.getTime(left.item)),
    )
    .slice(0, size);
  const next: Record<string, string | null> = { ...progress };
  for (const { source, items } of pages) {
    const shown = pageItems.filter(({ from }) => from === source.name);
    const last = shown.at(-1);
    if (shown.length === items.length && items.length < size) next[source.name] = null;
    else if (last) next[source.name] = source.getCursor(last.item);
  }
  const isLast = sources.every(({ name }) => next[name] === null);
  return { items: pageItems.map(({ item, from }) => ({ item, from })), next: isLast ? null : next };
}
