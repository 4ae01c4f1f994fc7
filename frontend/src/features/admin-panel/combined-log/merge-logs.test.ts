import { fetchMergedPage, type LogSource, type MergedPage } from './merge-logs.js';

interface LogItem {
  id: number;
  at: string;
}

const SIZE = 3;

/** Builds a list, latest first, with pages of three items. @param minutes times of the items */
function buildSource(name: string, minutes: number[]): LogSource<LogItem> {
  const items = minutes.map((minute, index) => ({
    id: minutes.length - index,
    at: new Date(minute * 60_000).toISOString(),
  }));
  return {
    name,
    read: async (before) => items.filter(({ id }) => before === undefined || id < Number(before)).slice(0, SIZE),
    getCursor: ({ id }) => String(id),
    getTime: ({ at }) => at,
  };
}

/** Reads all pages and returns their times in minutes. */
async function fetchAllPages(sources: LogSource<LogItem>[]): Promise<number[][]> {
  const pages: number[][] = [];
  let next: MergedPage<LogItem>['next'] = {};
  do {
    const page: MergedPage<LogItem> = await fetchMergedPage(sources, next ?? {}, SIZE);
    next = page.next;
    pages.push(page.items.map(({ item }) => Date.parse(item.at) / 60_000));
    if (pages.length > 20) throw new Error('never ends');
  } while (next !== null);
  return pages;
}

test('fetchMergedPage: merges lists by time without gaps or duplicates', async () => {
  expect(await fetchAllPages([buildSource('a', [9, 7, 5, 3, 1]), buildSource('b', [8, 6, 4, 2])])).toEqual([
    [9, 8, 7],
    [6, 5, 4],
    [3, 2, 1],
  ]);
});

test('fetchMergedPage: keeps the entries of a quiet list next to a busy one', async () => {
  const busy = [90, 89, 88, 87, 86, 85, 84];
  expect((await fetchAllPages([buildSource('busy', busy), buildSource('quiet', [89, 10])])).flat()).toEqual([
    90, 89, 89, 88, 87, 86, 85, 84, 10,
  ]);
});

test('fetchMergedPage: loses no entries with equal times at a page boundary', async () => {
  expect((await fetchAllPages([buildSource('a', [5, 5, 5, 5]), buildSource('b', [5, 5])])).flat()).toEqual([
    5, 5, 5, 5, 5, 5,
  ]);
});

test('fetchMergedPage: returns one empty page for empty lists', async () => {
  expect(await fetchAllPages([buildSource('a', []), buildSource('b', [])])).toEqual([[]]);
});
