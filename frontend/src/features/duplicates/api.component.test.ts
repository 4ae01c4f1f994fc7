import { DUPLICATE_BATCH_SIZES } from '@placelore/contracts/content/admin/duplicates.js';
import { renderHook, waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { REPORT } from '../../testing/render/duplicates.js';
import {
  deleteArticles,
  dismiss,
  getGroups,
  merge,
  restoreArticles,
  undoDismissal,
  undoMerge,
  useReport,
} from './api.js';

const collect = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

it('getGroups: finds the groups of each kind in the report', () => {
  const keys = (['exact', 'content', 'similar', 'location', 'corrupted'] as const).map((kind) =>
    getGroups(REPORT, kind).map(({ key }) => key),
  );
  expect(keys).toEqual([['petra', 'jerash'], ['1f'], ['much'], [], ['undefined']]);
});

it.each([
  [1, '/api/admin/duplicates'],
  [2, '/api/admin/duplicates?kind=similar&page=2'],
])('useReport: requests page %i by %s', async (page, url) => {
  const requests = mockFetch(() => jsonResponse(REPORT));
  const { result } = renderHook(() => useReport('similar', page));
  await waitFor(() => expect(result.current.data).toEqual(REPORT));
  expect(requests.map((request) => request.url)).toEqual([url]);
});

it('deleteArticles: deletes as many per call as the route accepts, and reports which were not deleted', async () => {
  const size = DUPLICATE_BATCH_SIZES.deleted;
  const ids = Array.from({ length: size + 1 }, (_, index) => index + 1);
  const requests = mockFetch(({ body }) => {
    const { articleIds } = body as { articleIds: number[] };
    const failures = articleIds.includes(2) ? [{ id: 2 }] : [];
    return jsonResponse({ summary: { failed: failures.length }, failures });
  });
  const deletions = await collect(deleteArticles(ids));
  expect(requests.map(({ body }) => body)).toEqual([
    { articleIds: ids.slice(0, size), reason: 'duplicate_cleanup' },
    { articleIds: [size + 1], reason: 'duplicate_cleanup' },
  ]);
  expect(deletions).toEqual([
    { requestedIds: ids.slice(0, size), deleted: ids.slice(0, size).filter((id) => id !== 2), failed: 1 },
    { requestedIds: [size + 1], deleted: [size + 1], failed: 0 },
  ]);
  expect(await collect(deleteArticles([]))).toEqual([]);
});

it('restoreArticles: restores one by one', async () => {
  const requests = mockFetch(({ url }) => jsonResponse({ title: url }));
  const titles = await collect(restoreArticles([3, 4]));
  expect(requests.map(({ url }) => url)).toEqual(titles);
  expect(titles.map((title) => /\/(\d+)\//.exec(`${title}/`)?.[1])).toEqual(['3', '4']);
});

it('changes: send the articles they apply to', async () => {
  const requests = mockFetch(() => jsonResponse({}));
  await dismiss('exact', [1, 2]);
  await undoDismissal('similar', [3]);
  await merge(1, [2, 3], { title: 2 });
  await undoMerge(9);
  expect(requests.slice(0, 3).map(({ body }) => body)).toEqual([
    { kind: 'exact', articleIds: [1, 2] },
    { kind: 'similar', articleIds: [3] },
    { keepId: 1, articleIds: [2, 3], take: { title: 2 } },
  ]);
  expect(requests[3]!.url).toContain('9');
});
