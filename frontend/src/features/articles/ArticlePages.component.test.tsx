/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen } from '@testing-library/react';
import { articleCardWith } from '../../testing/article-card.js';
import { comeNear, json, nearMargins, networkThat, watchNearness } from '../../testing/device.js';
import { show } from '../../testing/screen.js';
import { ArticlePages } from './ArticlePages.js';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const article = (id: number) => articleCardWith({ id, slug: `a-${id}`, title: `Article ${id}` });

/** A library of three pages with an article each. */
const library = () =>
  networkThat(({ url }) => {
    const page = Number(new URL(url, 'http://x').searchParams.get('after') || 0) + 1;
    const link = page < 3 ? { link: `</api/articles?limit=12&after=${page}>; rel="next"` } : {};
    return new Response(JSON.stringify([article(page)]), { headers: { 'x-total-count': '3', ...link } });
  });

let entries = 0;
/** As somebody who comes for the first time. */
const pages = (query = '') => show(<ArticlePages query={query} entry={`entry ${++entries}`} />);

beforeEach(watchNearness);

test('while the first page is on its way there are 9 grey cards', async () => {
  networkThat(() => new Promise(() => {}));
  pages();
  expect(screen.getByRole('status').textContent).toBe('Loading articles…');
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});

test('12 articles are asked for at a time, and the button brings more and leads to them', async () => {
  const asked = library();
  const { user } = pages();
  await screen.findByText('Article 1');
  expect(asked.map(({ url }) => url)).toEqual(['/api/articles?limit=12&after=']);
  await user.click(screen.getByRole('button', { name: 'Load More Articles' }));
  await screen.findByText('Article 2');
  expect(titles()).toEqual(['Article 1', 'Article 2']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Article 2' }));
});

test('more come by themselves 300 px before their end is seen, until that is all', async () => {
  library();
  pages();
  await screen.findByText('Article 1');
  expect(nearMargins()).toEqual(['0px 0px 300px']);
  comeNear();
  await screen.findByText('Article 2');
  // Nobody asked for them, so nobody is led away.
  expect(document.activeElement).toBe(document.body);
  comeNear();
  expect(await screen.findByText('That is all: 3 articles.')).not.toBeNull();
  expect(titles()).toEqual(['Article 1', 'Article 2', 'Article 3']);
  expect(screen.queryByRole('button', { name: 'Load More Articles' })).toBeNull();
});

test('who comes back finds all the pages they had', async () => {
  library();
  const first = show(<ArticlePages query="" entry="left and found again" />);
  await screen.findByText('Article 1');
  comeNear();
  await screen.findByText('Article 2');
  first.unmount();
  show(<ArticlePages query="" entry="left and found again" />);
  expect(await screen.findByText('Article 2')).not.toBeNull();
});

test.each([
  ['', 'No articles available yet'],
  ['atlantis', 'No articles found'],
])('nothing for “%s” says so', async (query, none) => {
  networkThat(() => json([]));
  pages(query);
  expect(await screen.findByRole('heading', { name: none })).not.toBeNull();
});

test('a search asks for its pages by number', async () => {
  const asked = networkThat(() => json([article(1)]));
  pages('old town');
  await screen.findByText('Article 1');
  expect(asked.map(({ url }) => url)).toEqual(['/api/articles?page=1&limit=12&q=old+town']);
});

test('what could not be read is told with its status, and can be tried again', async () => {
  networkThat(() => json({}, 404));
  pages();
  expect((await screen.findByRole('alert')).textContent).toContain('Error: Failed to fetch articles: 404');
  expect(screen.getByRole('button', { name: 'Retry' })).not.toBeNull();
});
