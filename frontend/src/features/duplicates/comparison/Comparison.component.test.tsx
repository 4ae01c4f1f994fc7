import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { invalidate } from '../../../lib/cache/server-state.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { clickToast, getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { DuplicateManager } from '../DuplicateManager.js';

const buildArticle = (id: number, overrides: Partial<Article> = {}): Article => ({
  id,
  slug: `petra-${id}`,
  title: 'Petra',
  location: 'Jordan',
  country: { code: 'JO', name: 'Jordan' },
  category: 'Landmark',
  placeType: null,
  metaDescription: 'The rose city.',
  imageUrl: null,
  thumbnailUrl: null,
  imageCredit: null,
  publishedAt: null,
  contentSource: 'admin_created',
  content: '<p>Carved into rock.</p>',
  latitude: '30.3',
  longitude: '35.4',
  nearbyAttractions: [],
  isPublic: true,
  adminReviewed: false,
  writing: null,
  verification: null,
  citedFacts: [],
  isThin: false,
  corrections: [],
  sources: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...overrides,
});
const LONG = Array.from({ length: 40 }, (_, n) => `w${n}`).join(' ');
const PETRA = buildArticle(1, { content: `<h2>Petra</h2><p>${LONG} red rock</p>` });
const ROSE = buildArticle(2, { content: `<h2>Petra</h2><p>${LONG} pink rock</p>`, title: 'Petra', category: 'Museum' });

const MERGE_RESULT = { id: 9, keptTitle: 'Petra' };

function renderComparison(
  articles: Article[],
  respond: (request: CapturedRequest) => Response = () => jsonResponse(MERGE_RESULT),
) {
  const requests = mockFetch((request) => {
    if (request.url.startsWith('/api/admin/duplicates/comparison')) return jsonResponse({ articles });
    return request.method === 'GET' ? new Response(null, { status: 404 }) : respond(request);
  });
  const at = `/admin/duplicates?tab=exact&compare=${articles.map(({ id }) => id)}`;
  const shown = renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: at,
    hasSharedCache: true,
  });
  return {
    ...shown,
    writes: () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]),
  };
}
const findField = (name: string) => screen.findByRole('group', { name });
const getMarks = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);
async function confirmMerge({ user }: Pick<ReturnType<typeof renderComparison>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^Merge/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Merge' }));
}

test('Comparison: shows only fields that differ and marks only the words that differ', async () => {
  const { user } = renderComparison([PETRA, ROSE]);
  const content = await findField('Content');
  expect(getMarks(content)).toEqual(['red', 'pink']);
  expect(content.textContent).toContain('34 equal words');
  expect(content.textContent).not.toContain('w20');
  expect(getMarks(await findField('Category'))).toEqual(['Landmark', 'Museum']);
  expect(screen.queryByRole('group', { name: 'Location' })).toBeNull();
  // A merge never takes over a slug.
  expect(within(await findField('Slug')).queryAllByRole('radio')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show 8 equal fields' }));
  const location = await findField('Location');
  expect([getMarks(location), within(location).queryAllByRole('radio')]).toEqual([[], []]);
});

test('Comparison: reports texts that differ only in their markup', async () => {
  renderComparison([buildArticle(1), buildArticle(2, { content: '<h2>Carved <b>into</b> rock.</h2>' })]);
  const content = await findField('Content');
  expect(content.textContent).toContain('Equal words, different markup.');
  expect(getMarks(content)).toEqual([]);
});

test('Comparison: merges into the chosen article with the chosen fields after a confirmation, with Undo', async () => {
  const opened = renderComparison([PETRA, ROSE], ({ url }) =>
    jsonResponse(url.endsWith('undo') ? { restored: [{ id: 1, slug: 'petra-1' }], left: ['category'] } : MERGE_RESULT),
  );
  const { user, writes, getCurrentUrl } = opened;
  await user.click(await screen.findByRole('radio', { name: /Keep this one.*B/ }));
  await user.click(within(await findField('Content')).getByRole('radio', { name: 'Take from A' }));
  const plan = 'Keeps B (ID 2) and deletes A (ID 1), whose addresses then redirect to it. Takes over: Content.';
  expect(screen.getByText(plan)).not.toBeNull();
  await confirmMerge(opened);
  expect(await getToasts().findByText('Articles merged')).not.toBeNull();
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin/duplicates?tab=exact'));
  await clickToast(user, 'Undo');
  expect(await getToasts().findByText('Merge undone')).not.toBeNull();
  expect(getToasts().getByText(/petra-1.*Changed since then and left unchanged: Category\./)).not.toBeNull();
  expect(writes()).toEqual([
    ['/api/admin/duplicates/merge', { keepId: 2, articleIds: [1], take: { content: 1 } }],
    ['/api/admin/duplicates/merges/9/undo', undefined],
  ]);
});

test('Comparison: takes over nothing from the article that is kept anyway', async () => {
  const opened = renderComparison([PETRA, ROSE]);
  await opened.user.click(within(await findField('Content')).getByRole('radio', { name: 'Take from B' }));
  await opened.user.click(screen.getByRole('radio', { name: /Keep this one.*B/ }));
  await confirmMerge(opened);
  await waitFor(() => expect(opened.writes()).toHaveLength(1));
  expect(opened.writes()[0]).toEqual(['/api/admin/duplicates/merge', { keepId: 2, articleIds: [1], take: {} }]);
});

test('Comparison: shows why a merge was refused and keeps the choices', async () => {
  const error = 'That photo belongs to a discovery.';
  const opened = renderComparison([PETRA, ROSE], () => jsonResponse({ error, code: 'MERGE_REJECTED' }, 409));
  await opened.user.click(within(await findField('Category')).getByRole('radio', { name: 'Take from B' }));
  await confirmMerge(opened);
  expect(await getToasts().findByText('Merge Failed')).not.toBeNull();
  expect(getToasts().getByText(error)).not.toBeNull();
  const chosen = within(await findField('Category')).getByRole<HTMLInputElement>('radio', { name: 'Take from B' });
  expect(chosen.checked).toBe(true);
});

test('Comparison: dismisses the compared articles, and stays open if that fails', async () => {
  let status = 500;
  const { user, writes, getCurrentUrl } = renderComparison([PETRA, ROSE], () => new Response(null, { status }));
  await user.click(await screen.findByRole('button', { name: 'Not a duplicate' }));
  expect(await getToasts().findByText('Failed to dismiss it')).not.toBeNull();
  expect(getCurrentUrl()).toContain('compare=1,2');
  status = 204;
  await user.click(screen.getByRole('button', { name: 'Not a duplicate' }));
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin/duplicates?tab=exact'));
  expect(writes()).toEqual(Array(2).fill(['/api/admin/duplicates/dismiss', { kind: 'exact', articleIds: [1, 2] }]));
});

test('Comparison: removes dismissed articles from the selection', async () => {
  const group = { key: 'petra', count: 2, articles: [PETRA, ROSE] };
  const report = {
    summary: { exactTitleGroups: 1, contentGroups: 0, suspiciousSlugs: 0, totalDuplicatesFound: 2 },
    exactTitleDuplicates: [group],
    groupsFound: { exact: 1, content: 0, similar: 0, location: 0, corrupted: 0 },
    page: 1,
    pageSize: 100,
    notCompared: 0,
  };
  mockFetch(({ method, url }) => {
    if (method !== 'GET') return new Response(null, { status: 204 });
    return jsonResponse(url.includes('/comparison') ? { articles: [PETRA, ROSE] } : report);
  });
  const { user } = renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: '/admin/duplicates?tab=exact',
    hasSharedCache: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Select All' }));
  await user.click(screen.getByRole('link', { name: 'Compare' }));
  await screen.findByRole('button', { name: 'Merge 2 articles' });
  await user.click(screen.getByRole('button', { name: 'Not a duplicate' }));
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
});

test('Comparison: stays open if it cannot be reloaded', async () => {
  let isDown = false;
  const requests = mockFetch(() => (isDown ? jsonResponse({}, 404) : jsonResponse({ articles: [PETRA, ROSE] })));
  renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: '/admin/duplicates?compare=1,2',
    hasSharedCache: true,
  });
  const merge = await screen.findByRole('button', { name: 'Merge 2 articles' });
  isDown = true;
  const before = requests.length;
  await act(() => invalidate('duplicates').catch(() => {}));
  expect(requests.length).toBeGreaterThan(before);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(merge.isConnected).toBe(true);
});

test('Comparison: reports that deleted articles cannot be compared', async () => {
  mockFetch(() => jsonResponse({ error: 'There is no article no. 2.', code: 'ARTICLE_NOT_FOUND' }, 404));
  renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: '/admin/duplicates?compare=1,2',
    hasSharedCache: true,
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("Couldn't compare these articlesThere is no article no. 2.");
});
