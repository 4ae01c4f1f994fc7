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
  const shown = pickLatest(pages, size);
  const next: Record<string, string | null> = { ...progress };
  for (const page of pages) {
    const shownItems = shown.filter(({ from }) => from === page.source.name).map(({ item }) => item);
    const cursor = getNextCursor(page, shownItems, size);
    if (cursor !== undefined) next[page.source.name] = cursor;
  }
  const isLast = sources.every(({ name }) => next[name] === null);
  return { items: shown, next: isLast ? null : next };
}

interface SourcePage<Item> {
  source: LogSource<Item>;
  items: readonly Item[];
}

function pickLatest<Item>(pages: readonly SourcePage<Item>[], size: number): MergedItem<Item>[] {
  const timedItems = pages.flatMap(({ source, items }) =>
    items.map((item) => ({ time: Date.parse(source.getTime(item)), merged: { item, from: source.name } })),
  );
  // Sorting is stable, so entries with equal times keep the order of their source.
  const latestFirst = timedItems.toSorted((left, right) => right.time - left.time);
  return latestFirst.slice(0, size).map(({ merged }) => merged);
}

/** Returns where a source is read next: null at its end, undefined if none of its items are shown. */
function getNextCursor<Item>({ source, items }: SourcePage<Item>, shown: readonly Item[], size: number) {
  if (items.length < size && shown.length === items.length) return null;
  return shown.length === 0 ? undefined : source.getCursor(shown.at(-1)!);
}
