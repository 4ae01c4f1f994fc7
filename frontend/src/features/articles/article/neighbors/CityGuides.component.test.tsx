import { screen, waitFor, within } from '@testing-library/react';
import { buildArticleCard } from '../../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { SAMPLE_ARTICLE } from '../sample-article.js';
import CityGuides from './CityGuides.js';

const PARIS = {
  ...SAMPLE_ARTICLE,
  title: 'Paris',
  slug: 'paris',
  location: 'Paris, France',
  country: { code: 'FR', name: 'France' },
  latitude: '48.856600',
  longitude: '2.352200',
  nearbyAttractions: Array.from({ length: 8 }, (_, index) => ({
    ...SAMPLE_ARTICLE.nearbyAttractions[0]!,
    name: `${index}`,
  })),
  content: '<ul><li><a href="/articles/louvre-museum">Louvre Museum</a>, 1.3 km.</li></ul>',
};
const buildCard = (title: string, location: string, latitude: number, longitude = 2.35) => ({
  ...buildArticleCard({ title, location, slug: title.toLowerCase().replaceAll(' ', '-'), locationLabel: undefined }),
  latitude,
  longitude,
});
const CARDS = [
  buildCard('Louvre Museum', 'Paris, France', 48.86),
  buildCard('Palais Garnier', 'Paris, France', 48.87),
  buildCard('Paris', 'Paris, France', 48.85),
  buildCard('Grande Arche', 'Paris, France', 48.9),
  buildCard('Sceaux Palace', 'Sceaux, France', 48.74),
  buildCard('Palace of Versailles', 'Versailles, France', 48.8, 2.12),
  buildCard('Petit Trianon', 'Versailles, France', 48.81, 2.1),
  buildCard('Disneyland Paris', 'Paris, France', 48.87, 2.78),
  buildCard('Saint Denis', 'Saint-Denis, France', 48.93),
  buildCard('Tournai', 'Tournai, Belgium', 49.5),
  buildCard('Reims', 'Reims, France', 49.25, 4.03),
];
const findTitles = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('CityGuides: shows the guides that the text does not list, and guides for day trips', async () => {
  const requests = mockFetch(() => jsonResponse({ articles: CARDS, hasMore: false }));
  renderWithProviders(<CityGuides article={PARIS} />);
  expect(screen.getByRole('heading', { name: 'More in Paris' })).not.toBeNull();
  await screen.findByRole('link', { name: 'Palais Garnier' });
  expect(findTitles('More in Paris')).toEqual(['Palais Garnier', 'Grande Arche']);
  // A distance in the center helps nobody.
  expect(screen.queryByText(/· 1\.5.km/)).toBeNull();
  expect(screen.getByText(/^Landmark · 4\.8.km$/)).not.toBeNull();
  // One of each town first; neither in the city nor farther than a day trip.
  expect(findTitles('Day trips from Paris')).toEqual([
    'Sceaux Palace',
    'Palace of Versailles',
    'Disneyland Paris',
    'Tournai',
  ]);
  expect(screen.getByText(/^Landmark · 72.km · Belgium$/)).not.toBeNull();
  expect(requests.map(({ url }) => url)).toEqual(['/api/map/articles?west=1.26&south=48.14&east=3.45&north=49.58']);
});

test('CityGuides: shows each town of a day trip once, with its own guide if there is one', async () => {
  const city = { ...buildCard('Versailles', 'Versailles, France', 48.8, 2.13), placeType: 'City' as const };
  mockFetch(() => jsonResponse({ articles: [...CARDS.slice(5, 7), city], hasMore: false }));
  const { unmount } = renderWithProviders(<CityGuides article={PARIS} />);
  await screen.findByRole('link', { name: 'Versailles' });
  expect(findTitles('Day trips from Paris')).toEqual(['Versailles']);
  unmount();
  const farm = buildCard('Farm', 'Paris, France', 48.87, 2.79);
  mockFetch(() => jsonResponse({ articles: [...CARDS.slice(5, 8), farm], hasMore: false }));
  renderWithProviders(<CityGuides article={PARIS} />);
  await screen.findByRole('link', { name: 'Palace of Versailles' });
  expect(findTitles('Day trips from Paris')).toEqual(['Palace of Versailles', 'Disneyland Paris', 'Farm']);
});

test('CityGuides: disappears if there is nothing to show', async () => {
  mockFetch(() => jsonResponse({ articles: CARDS.slice(0, 1), hasMore: false }));
  renderWithProviders(<CityGuides article={PARIS} />);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('CityGuides: holds no place for guides to a city whose text names all of its sights', () => {
  mockFetch(() => new Promise<Response>(() => {}));
  const { unmount } = renderWithProviders(<CityGuides article={{ ...PARIS, nearbyAttractions: [] }} />);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  renderWithProviders(<CityGuides article={PARIS} />);
  expect(screen.getByRole('heading', { name: 'More in Paris' })).not.toBeNull();
});
