import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { screen, within } from '@testing-library/react';
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
];
const FAR = [
  buildCard(6, 'Museum by the Sea', 'Nice, France', 43.7),
  buildCard(7, 'Famous Museum', 'Marseille, France', 43.3),
];

function render(change: Partial<Article> = {}, articles = [...NEAR, ...FAR]) {
  const requests = mockFetch(() =>
    jsonResponse({ title: 'Museums', overview: '', country: null, total: 5, articles, groups: [], places: [] }),
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
    nearbyAttractions: [{ name: 'Neighbor', distance: '9 km', coordinates: { lat: 48.81, lng: 2.23 } }],
    ...change,
  };
  return { requests, ...renderWithProviders(<MoreOfCategory article={article} />) };
}

test('MoreOfCategory: links to guides of the country, its town first, without those that the page lists', async () => {
  const { requests } = render();
  const more = within(await screen.findByRole('region', { name: 'More museums' }));
  await more.findByRole('link', { name: 'Museum Next Door' });
  expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'More museums',
    'Museum Next Door',
    'Suburban Museum',
  ]);
  expect(more.getByRole('link', { name: 'More museums' }).getAttribute('href')).toBe('/places/museums');
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/collections/countries/fr?limit=24&order=nearest&group=museums&lat=48.9&lng=2.3',
  ]);
});

test('MoreOfCategory: shows nothing for a place in no country', () => {
  const { requests, container } = render({ country: null });
  expect(requests).toEqual([]);
  expect(container.textContent).toBe('');
});

test('MoreOfCategory: offers the best known of the country if nothing is within 200 km', async () => {
  const { requests } = render({}, FAR);
  const more = within(await screen.findByRole('region', { name: 'Elsewhere in France' }));
  expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Elsewhere in France',
    'Museum by the Sea',
    'Famous Museum',
  ]);
  expect(more.getByRole('link', { name: 'Elsewhere in France' }).getAttribute('href')).toBe('/countries/fr');
  expect(requests.at(-1)?.url).toBe('/api/collections/countries/fr?limit=24&group=museums');
});
