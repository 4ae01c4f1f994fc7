import { jest } from '@jest/globals';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { screen, waitFor, within } from '@testing-library/react';
import { buildArticleCard } from '../../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { SAMPLE_ARTICLE } from '../sample-article.js';
import MoreOfCategory from './MoreOfCategory.js';

const CARD = buildArticleCard({ category: 'Museum' });
const buildCard = (id: number, title: string, location = 'Paris, France', latitude = 48.86) => ({
  ...CARD,
  id,
  title,
  location,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  latitude,
  longitude: 2.34,
});

const NEAR = [
  buildCard(1, 'Itself'),
  buildCard(2, 'Suburban Museum', 'Sceaux, France'),
  buildCard(3, 'Museum Next Door'),
  buildCard(4, 'Neighbor'),
  buildCard(5, 'Listed'),
  buildCard(6, 'Museum by the Sea', 'Nice, France', 43.7),
];
const BEST = [
  buildCard(7, 'Famous Sight', 'Marseille, France', 43.3),
  buildCard(3, 'Museum Next Door'),
  buildCard(8, 'Bridge', 'Marseille, France', 43.3),
  buildCard(9, 'Castle', 'Lyon, France', 45.8),
];

const buildSight = (name: string, distance = '900 m') => ({ name, distance, coordinates: { lat: 48.81, lng: 2.23 } });

function render(change: Partial<Article> = {}, near = NEAR, best = BEST, abroad: typeof NEAR = []) {
  const requests = mockFetch(({ url }) =>
    jsonResponse({ articles: url.includes('/places/') ? abroad : url.includes('nearest') ? near : best }),
  );
  const article: Article = {
    ...SAMPLE_ARTICLE,
    slug: 'itself',
    category: 'Museum',
    location: 'Paris, France',
    country: { code: 'FR', name: 'France' },
    latitude: '48.861100',
    longitude: '2.336400',
    content: '<ul><li><a href="/articles/listed">Listed</a></li></ul>',
    nearbyAttractions: ['Neighbor', 'Gate', 'Column', 'Church'].map((name) => buildSight(name)),
    ...change,
  };
  return { requests, ...renderWithProviders(<MoreOfCategory article={article} />) };
}
const findTitles = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('MoreOfCategory: links to guides of the region, its town first, without those that the page lists', async () => {
  const { requests } = render();
  expect(await findTitles('More museums')).toEqual(['More museums', 'Museum Next Door', 'Suburban Museum']);
  expect(screen.getByRole('link', { name: 'More museums' }).getAttribute('href')).toBe('/places/museums');
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/collections/countries/fr?limit=24&order=nearest&group=museums&lat=48.9&lng=2.3',
    '/api/collections/countries/fr?limit=24',
  ]);
});

test('MoreOfCategory: shows nothing for a place in no country', () => {
  const { requests, container } = render({ country: null });
  expect(requests).toEqual([]);
  expect(container.textContent).toBe('');
});

test('MoreOfCategory: fills the column with the best of the country, one per town first', async () => {
  render();
  expect(await findTitles('Elsewhere in France')).toEqual(['Elsewhere in France', 'Castle', 'Famous Sight', 'Bridge']);
  expect(screen.getByRole('link', { name: 'Elsewhere in France' }).getAttribute('href')).toBe('/countries/fr');
});

test('MoreOfCategory: shows the best of the country alone if its region has no guide of the kind', async () => {
  render({}, NEAR.slice(-1));
  await findTitles('Elsewhere in France');
  expect(screen.queryByText('More museums')).toBeNull();
});

test('MoreOfCategory: shows the nearest of the kind abroad if the country has no others', async () => {
  render({}, [], [], [buildCard(1, 'Itself'), buildCard(11, 'Abroad', 'Ghent, Belgium', 51.05)]);
  expect(await findTitles('More museums')).toEqual(['More museums', 'Abroad']);
});

test('MoreOfCategory: begins with the sights around, which are nearest, unless they are a list of their own', async () => {
  const { unmount } = render({ nearbyAttractions: [buildSight('Horseshoe Bend', '12.3 km'), buildSight('Listed')] });
  expect(await findTitles('Nearest sights')).toEqual(['Horseshoe Bend']);
  await findTitles('More museums');
  expect(screen.getAllByRole('region')[0]?.textContent).toMatch(/^Nearest sights.*12\.3.km$/);
  unmount();
  const few = render({ nearbyAttractions: [buildSight('Gate'), buildSight('Column')] });
  expect(await findTitles('Nearest sights')).toEqual(['Gate', 'Column']);
  few.unmount();
  render();
  await findTitles('More museums');
  expect(screen.queryByText('Nearest sights')).toBeNull();
});

test('MoreOfCategory: shows nothing beside a text that ends above it', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(200);
  window.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      this.callback([], this);
    }
    unobserve() {}
    disconnect() {}
  };
  mockFetch(() => jsonResponse({ articles: NEAR }));
  const article = { ...SAMPLE_ARTICLE, country: { code: 'FR', name: 'France' } };
  renderWithProviders(
    <div>
      <aside>
        <MoreOfCategory article={article} />
      </aside>
      <div />
    </div>,
  );
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});
