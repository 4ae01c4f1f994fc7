import { screen } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import PopularGuides from './popular/PopularGuides.js';
import { SimilarArticles } from './SimilarArticles.js';

test('SimilarArticles: finds articles by the words in the URL and shows long US dates', async () => {
  const requests = mockFetch(() =>
    jsonResponse([buildArticleCard(), buildArticleCard({ id: 2, title: 'Forum', publishedAt: null })]),
  );
  renderWithProviders(<SimilarArticles slug="the-colosseum-of-rome" />);
  expect(await screen.findByRole('heading', { level: 3, name: 'Colosseum' })).not.toBeNull();
  expect(requests.map(({ url }) => url)).toEqual(['/api/articles/search?keywords=colosseum+rome']);
  expect([screen.getByText('colosseum'), screen.getByText('rome')]).toHaveLength(2);
  expect(screen.getByText('January 2, 2026').getAttribute('datetime')).toBe('2026-01-02T03:04:05.000Z');
  expect(screen.getByText('Unknown date')).not.toBeNull();
  expect(screen.getAllByText('The amphitheatre of ancient Rome.')).toHaveLength(2);
});

test('SimilarArticles: reports that nothing matches', async () => {
  mockFetch(() => jsonResponse([]));
  renderWithProviders(<SimilarArticles slug="qzx" />);
  expect(await screen.findByText('No similar articles found for those keywords.')).not.toBeNull();
});

const card = (id: number, title: string, town: string) =>
  buildArticleCard({ id, title, location: `${town}, Somewhere` });
const listTitles = async () => (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);

test('PopularGuides: shows one guide per town, in the order of the list', async () => {
  mockFetch(() =>
    jsonResponse([
      card(1, 'Paris', 'Paris'),
      card(2, 'Eiffel Tower', 'Paris'),
      ...['Agra', 'Giza', 'Rome', 'Cusco', 'Athens', 'Oslo'].map((town, index) => card(index + 3, town, town)),
    ]),
  );
  renderWithProviders(<PopularGuides />);
  expect(await listTitles()).toEqual(['Paris', 'Agra', 'Giza', 'Rome', 'Cusco', 'Athens']);
});

test('PopularGuides: adds more guides to the same towns if lines would not be full', async () => {
  mockFetch(() => jsonResponse([card(1, 'Paris', 'Paris'), card(2, 'Louvre', 'Paris'), card(3, 'Taj', 'Agra')]));
  renderWithProviders(<PopularGuides />);
  expect(await listTitles()).toEqual(['Paris', 'Taj', 'Louvre']);
});
