import type { DeletedArticle } from '@placelore/contracts/content/admin/deleted-articles.js';
import type { ArticleMerge, DuplicateDismissal } from '@placelore/contracts/content/admin/duplicates.js';
import { screen, waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { DuplicateManager } from '../DuplicateManager.js';

const ADMIN = { userId: 1, username: 'marta' };
const DELETED_USER = { userId: null, username: null };
const [DAY, UNTIL] = ['2026-01-02T03:04:05.000Z', '2026-02-01T03:04:05.000Z'];
const buildDeletedArticle = (id: number, overrides: Partial<DeletedArticle> = {}): DeletedArticle => ({
  id,
  title: `Article ${id}`,
  slug: `article-${id}`,
  reason: 'duplicate_cleanup',
  mergeId: null,
  deletedBy: ADMIN,
  deletedAt: DAY,
  restorableUntil: UNTIL,
  ...overrides,
});
const MERGE: ArticleMerge = {
  id: 4,
  keepId: 8,
  keptTitle: 'Petra',
  removed: [{ id: 9, title: 'Rose city', slug: 'rose-city' }],
  taken: ['content', 'image'],
  mergedBy: ADMIN,
  mergedAt: DAY,
  undoableUntil: UNTIL,
  undoneAt: null,
};
const DISMISSAL: DuplicateDismissal = {
  kind: 'similar',
  articles: [
    { id: 3, title: 'Route 66', slug: 'route-66' },
    { id: 5, title: 'Route 67', slug: 'route-67' },
  ],
  dismissedBy: DELETED_USER,
  dismissedAt: DAY,
};

/** @param responses responses by the end of the request's URL */
function renderHistory(
  list: string,
  responses: Record<string, unknown>,
  undo: () => Response = () => jsonResponse({}),
) {
  const requests = mockFetch(({ method, url }) =>
    method === 'GET' ? jsonResponse(responses[Object.keys(responses).find((end) => url.endsWith(end)) ?? '']) : undo(),
  );
  const shown = renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: `/admin/duplicates?history=${list}`,
    hasSharedCache: true,
  });
  return {
    ...shown,
    writes: () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]),
  };
}
const findEntries = async () => {
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('DuplicateHistory: lists deleted articles page by page and restores them', async () => {
  const responses = {
    'deleted-articles': {
      articles: [buildDeletedArticle(1), buildDeletedArticle(2, { reason: 'merged', mergeId: 4 })],
      next: '5.2',
    },
    'deleted-articles?before=5.2': {
      articles: [buildDeletedArticle(3, { reason: 'deleted', deletedBy: DELETED_USER })],
      next: null,
    },
  };
  const { user, writes } = renderHistory('deleted', responses, () =>
    jsonResponse({ title: 'Article 1', restored: [], left: [] }),
  );
  const until = 'restorable until February 1, 2026';
  expect(await findEntries()).toEqual([
    `Article 1 Duplicate cleanupID 1 · article-1 · ${until}January 2, 2026 by martaRestore`,
    `Article 2 MergedID 2 · article-2 · ${until}January 2, 2026 by martaUndo merge`,
    'Show older',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  const third = await screen.findByText('Article 3');
  expect(document.activeElement).toBe(third.closest('li'));
  expect(await findEntries()).toHaveLength(3);
  expect((await findEntries())[2]).toContain('by an unknown user');
  await user.click(screen.getByRole('button', { name: 'Restore Article 1' }));
  expect(await getToasts().findByText('Article restored')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo merge Article 2' }));
  expect(await getToasts().findByText('Merge undone')).not.toBeNull();
  expect(writes()).toEqual([
    ['/api/admin/deleted-articles/1/restore', undefined],
    ['/api/admin/duplicates/merges/4/undo', undefined],
  ]);
});

test('DuplicateHistory: describes merges and offers no undo for an undone one', async () => {
  const undone = { ...MERGE, id: 5, keptTitle: 'Jerash', taken: [], undoneAt: '2026-01-03T03:04:05.000Z' };
  renderHistory('merges', { merges: { merges: [MERGE, undone], next: null } });
  expect(await findEntries()).toEqual([
    'Petra ID 8Merged into it: Rose city (ID 9). Took over: Content, Photo. It can be undone until February 1, 2026' +
      'January 2, 2026 by martaUndo merge',
    'Jerash ID 8Merged into it: Rose city (ID 9). Undone on January 3, 2026January 2, 2026 by marta',
  ]);
});

test.each<[string, Record<string, unknown>, RegExp, RegExp]>([
  [
    'merges',
    {
      merges: { merges: [MERGE], next: 4 },
      'merges?before=4': { merges: [{ ...MERGE, id: 3, keptTitle: 'Jerash' }], next: null },
    },
    /^Petra/,
    /^Jerash/,
  ],
  [
    'dismissals',
    {
      dismissals: { dismissals: [DISMISSAL], next: '7.1' },
      'dismissals?before=7.1': { dismissals: [{ ...DISMISSAL, kind: 'exact' }], next: null },
    },
    /Similar Titles/,
    /Exact Titles/,
  ],
])('DuplicateHistory: lists %s page by page', async (list, responses, first, second) => {
  const { user } = renderHistory(list, responses);
  expect(await findEntries()).toEqual([expect.stringMatching(first), 'Show older']);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull());
  expect(await findEntries()).toEqual([expect.stringMatching(first), expect.stringMatching(second)]);
});

test('DuplicateHistory: undoes dismissals, and shows why undoing was refused', async () => {
  let response = jsonResponse({ error: 'Too many requests.', code: 'RATE_LIMITED' }, 429);
  const { user, writes } = renderHistory(
    'dismissals',
    { dismissals: { dismissals: [DISMISSAL], next: null } },
    () => response,
  );
  expect(await findEntries()).toEqual([
    'Route 66, Route 67 Similar TitlesID 3 route-66 · ID 5 route-67January 2, 2026 by an unknown userUndo',
  ]);
  await user.click(screen.getByRole('button', { name: /^Undo Route 66/ }));
  expect(await getToasts().findByText('Failed to undo the dismissal')).not.toBeNull();
  expect(getToasts().getByText('Too many requests.')).not.toBeNull();
  response = new Response(null, { status: 204 });
  await user.click(screen.getByRole('button', { name: /^Undo Route 66/ }));
  expect(await getToasts().findByText('Dismissal undone')).not.toBeNull();
  expect(writes()).toEqual(
    Array(2).fill(['/api/admin/duplicates/dismiss/undo', { kind: 'similar', articleIds: [3, 5] }]),
  );
});

test.each([
  ['deleted', { 'deleted-articles': { articles: [], next: null } }, 'Nothing was deleted in the last 30 days.'],
  ['merges', { merges: { merges: [], next: null } }, 'Nothing was merged in the last 30 days.'],
  ['dismissals', { dismissals: { dismissals: [], next: null } }, 'No duplicates were dismissed.'],
])('DuplicateHistory: reports that there is nothing in %s', async (list, responses, text) => {
  renderHistory(list, responses);
  expect(await screen.findByText(text)).not.toBeNull();
});

test('DuplicateHistory: reports a list that could not be read', async () => {
  mockFetch(() => new Response(null, { status: 404 }));
  renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: '/admin/duplicates?history=merges',
    hasSharedCache: true,
  });
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load the list");
});
