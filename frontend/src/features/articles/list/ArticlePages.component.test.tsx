import { screen } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import {
  getObserverMargins,
  jsonResponse,
  mockFetch,
  mockIntersectionObserver,
  scrollIntoRange,
} from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ArticlePages } from './ArticlePages.js';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const article = (id: number) => buildArticleCard({ id, slug: `a-${id}`, title: `Article ${id}` });

/** Mocks a library of three pages with one article each. */
const library = () =>
  mockFetch(({ url }) => {
    const page = Number(new URL(url, 'http://x').searchParams.get('after') || 0) + 1;
    const link = page < 3 ? { link: `</api/articles?limit=12&after=${page}>; rel="next"` } : {};
    return new Response(JSON.stringify([article(page)]), { headers: { 'x-total-count': '3', ...link } });
  });

const more = () => screen.queryByRole('link', { name: 'Load More Articles' });

let entries = 0;
/** Renders the pages as on a first visit. */
const pages = (query = '', from = 1) =>
  renderWithProviders(<ArticlePages query={query} startPage={from} historyKey={`entry ${++entries}`} />);

beforeEach(mockIntersectionObserver);

test('ArticlePages: shows 9 skeleton cards while the first page loads', async () => {
  mockFetch(() => new Promise(() => {}));
  pages();
  expect(screen.getByRole('status').textContent).toBe('Loading guides…');
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});

test('ArticlePages: reads 12 articles at a time and moves the focus to those that the link loads', async () => {
  const requests = library();
  const { user, getCurrentUrl } = pages();
  await screen.findByText('Article 1');
  expect(requests.map(({ url }) => url)).toEqual(['/api/articles?limit=12&after=']);
  expect(more()?.getAttribute('href')).toBe('/articles?page=2');
  await user.click(more() as Element);
  await screen.findByText('Article 2');
  expect(titles()).toEqual(['Article 1', 'Article 2']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Article 2' }));
  expect(getCurrentUrl()).toBe('/');
  expect(more()?.getAttribute('href')).toBe('/articles?page=3');
});

test('ArticlePages: loads more 300 px before the end is visible, until all are shown', async () => {
  library();
  pages();
  await screen.findByText('Article 1');
  expect(getObserverMargins()).toEqual(['0px 0px 300px']);
  scrollIntoRange();
  await screen.findByText('Article 2');
  // These pages were not requested by a click, so the focus must not move.
  expect(document.activeElement).toBe(document.body);
  scrollIntoRange();
  expect(await screen.findByText("You've seen all 3 guides")).not.toBeNull();
  expect(titles()).toEqual(['Article 1', 'Article 2', 'Article 3']);
  expect(more()).toBeNull();
});

test('ArticlePages: shows all loaded pages again when the user returns', async () => {
  library();
  const first = renderWithProviders(<ArticlePages query="" historyKey="left and found again" />);
  await screen.findByText('Article 1');
  scrollIntoRange();
  await screen.findByText('Article 2');
  first.unmount();
  renderWithProviders(<ArticlePages query="" historyKey="left and found again" />);
  expect(await screen.findByText('Article 2')).not.toBeNull();
});

test.each([
  ['', 'No articles available yet'],
  ['atlantis', 'No articles found'],
])('ArticlePages: reports that nothing matches “%s”', async (query, none) => {
  mockFetch(() => jsonResponse([]));
  pages(query);
  expect(await screen.findByRole('heading', { name: none })).not.toBeNull();
});

test('ArticlePages: reads the pages of a search by number', async () => {
  const requests = mockFetch(() => jsonResponse([article(1)]));
  pages('old town');
  await screen.findByText('Article 1');
  expect(requests.map(({ url }) => url)).toEqual(['/api/articles?page=1&limit=12&q=old+town']);
});

test.each([
  ['', '/api/articles?page=2&limit=12', '/articles', '/articles?page=3'],
  ['rome', '/api/articles?page=2&limit=12&q=rome', '/articles?q=rome', '/articles?q=rome&page=3'],
])(
  'ArticlePages: starts at a further page of “%s” and links to those before and after',
  async (query, ...addresses) => {
    const requests = mockFetch(({ url }) => {
      const page = Number(new URL(url, 'http://x').searchParams.get('page'));
      const link = { link: `</api/articles?page=${page + 1}&limit=12>; rel="next"` };
      return new Response(JSON.stringify([article(page)]), { headers: { 'x-total-count': '99', ...link } });
    });
    const { user } = pages(query, 2);
    await screen.findByText('Article 2');
    const former = screen.getByRole('link', { name: 'Previous page' }).getAttribute('href');
    expect([requests[0]?.url, former, more()?.getAttribute('href')]).toEqual(addresses);
    await user.click(more() as Element);
    await screen.findByText('Article 3');
    expect(titles()).toEqual(['Article 2', 'Article 3']);
  },
);

test('ArticlePages: reports a page beyond the last and links back', async () => {
  mockFetch(() => jsonResponse([]));
  pages('rome', 7);
  expect(await screen.findByRole('heading', { name: 'No more guides' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/articles?q=rome');
});

test('ArticlePages: shows the status of a failed read and offers a retry', async () => {
  mockFetch(() => jsonResponse({}, 404));
  pages();
  expect((await screen.findByRole('alert')).textContent).toContain('Error: Failed to fetch articles: 404');
  expect(screen.getByRole('button', { name: 'Retry' })).not.toBeNull();
});
