/** One of several lists that are shown as one, latest first. */
export interface LogSource<Item> {
  name: string;
  /**
   * Reads the page after a cursor, or the first one without it. A page with fewer items than the page size is the last.
   */
  read: (before: string | undefined) => Promise<readonly Item[]>;
  getCursor: (item: Item) => string;
  /** Returns an ISO time. */
  getTime: (item: Item) => string;
}

/** Cursor of the last shown item of each source; null at its end. A source that is absent has not been read yet. */
export type Progress = Readonly<Record<string, string | null>>;

export interface MergedItem<Item> {
  item: Item;
  /** Name of the source. */
  from: string;
}

export interface MergedPage<Item> {
  items: readonly MergedItem<Item>[];
  /** Start of the next page; null after the last. */
  next: Progress | null;
}

/**
 * Fetches a page of several lists as one. Requests a whole page from every source, because all items may come from one
 * of them. Items that do not fit are read again with the next page.
 * @param size number of items per page, of every source and of the merged list
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
  // Sorting is stable, so entries with equal times keep the order of their source.
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
